import { defineForm } from "../../../kit/contract/form.ts";
import { type CvForm, cvForm } from "../contract.ts";
import { cvTexts as texts } from "./texts.ts";

/** Saved while the person types, so nothing is required. */
export const ownCvForm = defineForm({
	fields: {
		about: { schema: cvForm.shape.about, empty: "", label: texts.about },
		experience: { schema: cvForm.shape.experience, empty: [] as CvForm["experience"], label: texts.experience },
		education: { schema: cvForm.shape.education, empty: [] as CvForm["education"], label: texts.education },
		skills: { schema: cvForm.shape.skills, empty: [] as string[], label: texts.skills },
		languages: { schema: cvForm.shape.languages, empty: [] as CvForm["languages"], label: texts.languages },
		links: { schema: cvForm.shape.links, empty: [] as string[], label: texts.links },
		place: { schema: cvForm.shape.place, empty: "", label: texts.place },
		way: { schema: cvForm.shape.way, empty: "any" as CvForm["way"], label: texts.way },
		contracts: { schema: cvForm.shape.contracts, empty: [] as CvForm["contracts"], label: texts.contracts },
		salaryFrom: { schema: cvForm.shape.salaryFrom, empty: null as CvForm["salaryFrom"], label: texts.salary },
	},
});
