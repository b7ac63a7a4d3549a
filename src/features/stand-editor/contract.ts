import * as z from "zod/mini";
import { defineCall, langQuery, objectId, rowId } from "../../kit/contract/call.ts";
import { WORK_MODES } from "../stands/rules.ts";
import { fileForm, materialForm } from "./material-form.ts";
import { offerForm } from "./offer-form.ts";
import { MOST_FILES, WAYS } from "./rules.ts";
import { standForm } from "./stand-form.ts";

const tag = "Stands";
const atExhibitor = z.object({ id: objectId });
const limits = [{ max: 120, windowSeconds: 600 }];

const editedOffer = z.object({
	objectId: z.int(),
	title: z.string(),
	titleEn: z.string(),
	text: z.string(),
	textEn: z.string(),
	place: z.string(),
	placeEn: z.string(),
	workMode: z.enum(WORK_MODES),
	salaryFromGrosz: z.nullable(z.int()),
	salaryToGrosz: z.nullable(z.int()),
	/** Whether people can apply. A closed job is hidden but keeps its applications. */
	isOpen: z.boolean(),
});
export type EditedOffer = z.output<typeof editedOffer>;

const editedMaterial = z.object({
	objectId: z.int(),
	name: z.string(),
	nameEn: z.string(),
	/** For files: the download URL for staff and visitors. */
	url: z.string(),
	/** A file's size in bytes; null for a link. */
	size: z.nullable(z.int()),
});
export type EditedMaterial = z.output<typeof editedMaterial>;

const editedStand = z.object({
	isPublished: z.boolean(),
	/** Texts in Polish and English; unset ones are "". */
	sentence: z.string(),
	sentenceEn: z.string(),
	place: z.string(),
	/** "10:00" in the event's zone; "" if unset. */
	opensAt: z.string(),
	closesAt: z.string(),
	/** When the stand's texts were last saved, or null. Jobs and materials are saved separately. */
	savedDate: z.nullable(z.string()),
	offers: z.array(editedOffer),
	materials: z.array(editedMaterial),
});
export type EditedStand = z.output<typeof editedStand>;

export const getEditedStand = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand",
	logIn: "needed",
	tag,
	summary:
		"For an exhibitor's staff: the content of its stand in both languages, including closed jobs. Others get 404.",
	params: atExhibitor,
	response: editedStand,
});

export const saveStand = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Saves a stand's content, publication and hours. Missing English texts are shown in Polish. `savedDate` is that of the version that was read. If the stand was saved since, answers 409 and saves nothing.",
	params: atExhibitor,
	body: z.object(standForm.shape),
	response: editedStand,
});

export const saveOffer = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/offers",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Adds a job, or changes the job in `objectId`. A closed job keeps its applications. Answers 409 at the maximum number of jobs.",
	params: atExhibitor,
	body: z.object({
		objectId: z.optional(rowId),
		...offerForm.shape,
		salaryFromGrosz: z.nullable(rowId),
		salaryToGrosz: z.nullable(rowId),
	}),
	response: editedStand,
});

export const moveOffer = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/offers/:offerId/move",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Moves a job one place up or down among the open or the closed jobs. The first stays first, the last stays last.",
	params: z.extend(atExhibitor, { offerId: objectId }),
	body: z.object({ to: z.enum(WAYS) }),
	response: editedStand,
});

export const addMaterial = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/materials",
	logIn: "needed",
	limits,
	tag,
	summary: "Adds an https link with its name to a stand. Answers 409 at the maximum number of materials.",
	params: atExhibitor,
	body: z.object(materialForm.shape),
	response: editedStand,
});

export const addMaterialFile = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/materials/file",
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 600 }],
	tag,
	summary: `Adds a PDF of at most 10 MB to a stand. The body is the file; its type is detected from its bytes. The query holds its name in Polish and in English. Answers 409 at the maximum number of materials, ${MOST_FILES} of which may be files.`,
	params: atExhibitor,
	query: z.extend(langQuery, fileForm.shape),
	response: editedStand,
});

export const removeMaterial = defineCall({
	method: "DELETE",
	path: "/api/exhibitor/:id/stand/materials/:materialId",
	logIn: "needed",
	limits,
	tag,
	summary: "Removes a link or a file from a stand. Repeating the call changes nothing.",
	params: z.extend(atExhibitor, { materialId: objectId }),
	body: z.nullish(z.object({})),
	response: editedStand,
});
