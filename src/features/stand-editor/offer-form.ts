import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { WORK_MODES, type WorkMode } from "../stands/rules.ts";
import { wrongOfOffer } from "./form-errors.ts";
import { LENGTHS, salaryOf } from "./rules.ts";
import { editorRefusals as refusals, editorTexts as texts } from "./texts.ts";

type TypedSalary = Record<"salaryFromGrosz" | "salaryToGrosz", string>;

/** Parses typed salaries into grosz; null if empty, undefined if invalid. */
const readSalary = ({ salaryFromGrosz, salaryToGrosz }: TypedSalary) => ({
	salaryFromGrosz: salaryOf(salaryFromGrosz),
	salaryToGrosz: salaryOf(salaryToGrosz),
});

/** Formats typed salaries for the request. */
export function sentSalary(typed: TypedSalary) {
	const { salaryFromGrosz = null, salaryToGrosz = null } = readSalary(typed);
	return { salaryFromGrosz, salaryToGrosz };
}

/** A job. Salaries are typed in zloty and sent in grosz. */
export const offerForm = defineForm({
	fields: {
		title: { schema: singleLineField(LENGTHS.title), empty: "", label: texts.jobTitle },
		titleEn: { schema: singleLineField(LENGTHS.title), empty: "", label: texts.jobTitle },
		text: { schema: multiLineField(LENGTHS.text), empty: "", label: texts.jobText },
		textEn: { schema: multiLineField(LENGTHS.text), empty: "", label: texts.jobText },
		place: { schema: singleLineField(LENGTHS.offerPlace), empty: "", label: texts.jobPlace },
		placeEn: { schema: singleLineField(LENGTHS.offerPlace), empty: "", label: texts.jobPlace },
		workMode: { schema: z.enum(WORK_MODES), empty: "hybrid" as WorkMode, label: texts.workMode },
		salaryFromGrosz: { empty: "", label: texts.salaryFrom },
		salaryToGrosz: { empty: "", label: texts.salaryTo },
		isOpen: { schema: z.boolean(), empty: true as boolean, label: texts.open },
	},
	errors(typed) {
		const read = readSalary(typed);
		const wrong = wrongOfOffer({ ...typed, ...sentSalary(typed) });
		return {
			title: wrong.title,
			titleEn: undefined,
			text: wrong.text,
			textEn: undefined,
			place: wrong.place,
			placeEn: undefined,
			workMode: undefined,
			salaryFromGrosz: read.salaryFromGrosz === undefined ? refusals.sum : undefined,
			salaryToGrosz: read.salaryToGrosz === undefined ? refusals.sum : wrong.salaryToGrosz,
			isOpen: undefined,
		};
	},
});
