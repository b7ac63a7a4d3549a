import * as z from "zod/mini";
import { accountId, defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { openCvsAddress } from "./addresses.ts";

/** `:id` of a person's own calls: their account's. Any other is a 404. */
const personParams = z.object({ id: accountId });

export const cvKind = z.enum(["pdf", "docx"]);
export type CvKind = z.output<typeof cvKind>;

export const MAX_CV_BYTES = 10 * 1024 * 1024;

const cvFile = z.object({
	/** The owner's file name. */
	name: z.string(),
	kind: cvKind,
	/** In bytes. */
	size: z.int(),
	uploadedDate: z.string(),
});
export type CvFile = z.output<typeof cvFile>;

const cvFileInfo = z.object({ file: z.nullable(cvFile), maxBytes: z.int() });
export type CvFileInfo = z.output<typeof cvFileInfo>;

export const getCvFileInfo = defineCall({
	method: "GET",
	path: "/api/User/:id/UserCv/File/Info",
	logIn: "needed",
	tag: "CV",
	summary: "What is known of one's own CV as a file, and how large it may be; anybody else's id is a 404.",
	params: personParams,
	response: cvFileInfo,
});

export const getCvFile = defineCall({
	method: "GET",
	path: "/api/user/:id/userCV/file",
	logIn: "needed",
	tag: "CV",
	summary: "One's own CV as the file that it is, to be saved and never opened in the site's pages.",
	params: personParams,
	response: z.string(),
});

export const saveCvFile = defineCall({
	method: "POST",
	path: "/api/user/:id/userCV/file",
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 600 }],
	tag: "CV",
	summary:
		"Takes one's own CV in place of the one before: the body is the file, a PDF or DOCX of at most 10 MB, which is told from its bytes; its name comes percent-encoded in `X-File-Name`.",
	params: personParams,
	response: cvFileInfo,
});

export const removeCvFile = defineCall({
	method: "DELETE",
	path: "/api/user/:id/userCV/file",
	logIn: "needed",
	tag: "CV",
	summary: "Removes one's own CV as a file; a second time changes nothing.",
	params: personParams,
	body: z.nullish(z.object({})),
	response: cvFileInfo,
});

type Text = (max: number) => z.ZodMiniType<string, string>;

/** Levels of the Common European Framework. */
export const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export const WAYS = ["any", "remote", "hybrid", "office"] as const;
export const CONTRACTS = ["employment", "b2b", "civil", "internship"] as const;

const list = <S extends z.ZodMiniType>(item: S, max: number) => z._default(z.array(item).check(z.maxLength(max)), []);

/** A CV form: saved while typed, so that nothing is required. */
function formOf(line: Text, paragraphs: Text) {
	const lineOrNone = (max: number) => z._default(line(max), "");
	const paragraphsOrNone = (max: number) => z._default(paragraphs(max), "");
	// times are words: "03.2021", "to this day"
	const times = { from: lineOrNone(20), to: lineOrNone(20) };
	return z.object({
		about: paragraphsOrNone(1000),
		experience: list(
			z.object({
				position: lineOrNone(120),
				company: lineOrNone(150),
				...times,
				about: paragraphsOrNone(1000),
			}),
			20,
		),
		education: list(z.object({ school: lineOrNone(200), field: lineOrNone(200), ...times }), 10),
		skills: list(lineOrNone(60), 40),
		languages: list(z.object({ code: lineOrNone(8), level: z._default(z.enum(LEVELS), "B2") }), 12),
		links: list(lineOrNone(200), 5),
		place: lineOrNone(120),
		way: z._default(z.enum(WAYS), "any"),
		contracts: list(z.enum(CONTRACTS), 4),
		/** Per month, in zł before tax; null if not given. */
		salaryFrom: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))), null),
	});
}

export const cvForm = formOf(singleLine, multiLine);
/** A CV form as displayed: earlier releases allowed line breaks in any text. */
const storedCvForm = formOf(
	() => z.string(),
	() => z.string(),
);
export type CvForm = z.output<typeof cvForm>;

const ownForm = z.object({
	form: storedCvForm,
	/** Null before the first save. */
	savedDate: z.nullable(z.string()),
});

export const getCvForm = defineCall({
	method: "GET",
	path: "/api/user/:id/userCv/form",
	logIn: "needed",
	tag: "CV",
	summary: "One's own CV as it is filled in; anybody else's id is a 404.",
	params: personParams,
	response: ownForm,
});

export const saveCvForm = defineCall({
	method: "POST",
	path: "/api/user/:id/userCv/form",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag: "CV",
	summary: "Saves one's own CV as it is typed, whole. What is left out is empty.",
	params: personParams,
	body: cvForm,
	response: z.object({ savedDate: z.string() }),
});

/** Whether an event's exhibitors may fetch the CV, and the consent text, in the requested language. */
const cvSharing = z.object({
	eventCode: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	isShared: z.boolean(),
	/** When consent was given; null without consent. */
	sinceDate: z.nullable(z.string()),
	/** Until when access lasts, if consent is given. */
	untilDate: z.string(),
	isOver: z.boolean(),
	consent: z.object({ objectId: rowId, name: z.string(), short: z.string(), long: z.string() }),
	/** The event's recruiting companies by legal name, without those whose access was withdrawn since the consent. */
	recruiters: z.array(z.string()),
});
export type CvSharing = z.output<typeof cvSharing>;

const companyShare = z.object({
	exhibitorId: z.int(),
	name: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	sinceDate: z.string(),
});

export type CompanyShare = z.output<typeof companyShare>;

const sharings = z.object({ events: z.array(cvSharing), companies: z.array(companyShare) });

export const getCvSharing = defineCall({
	method: "GET",
	path: "/api/user/:id/userCv/sharing",
	logIn: "needed",
	tag: "CV",
	summary:
		"Who may fetch one's own CV: for each event that one has a confirmed ticket for, its recruiting exhibitors, and whether the recruitment consent stands; and the companies that one lets fetch it besides.",
	params: personParams,
	response: sharings,
});

export const shareCv = defineCall({
	method: "POST",
	path: "/api/event/:eventCode/userCv/sharing",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "CV",
	summary:
		"Gives the recruitment consent of an event, to the text named by its `objectId`, or withdraws it. 404 without a confirmed ticket or where the event asks for none; 409 for a text that is not the newest. Withdrawing is never refused.",
	params: eventParams,
	body: z.object({ isShared: z.boolean(), objectId: z.optional(rowId) }),
	response: z.object({ isShared: z.boolean() }),
});

export const fetchedWhat = z.enum(["file", "form"]);

const cvFetch = z.object({
	exhibitorName: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	what: fetchedWhat,
	fetchedDate: z.string(),
});
export type CvFetch = z.output<typeof cvFetch>;

export const getCvFetches = defineCall({
	method: "GET",
	path: "/api/user/:id/userCv/fetched",
	logIn: "needed",
	tag: "CV",
	summary: "Which exhibitors fetched one's own CV, what of it and when; the newest 200 first.",
	params: personParams,
	response: z.object({ fetches: z.array(cvFetch) }),
});

/** A person whose CV is accessible. */
const openCv = z.object({
	personId: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	hasForm: z.boolean(),
	/** The file's; null without one. */
	file: z.nullable(z.object({ kind: cvKind, size: z.int() })),
	/** When access was granted. */
	sharedDate: z.string(),
	/** When the exhibitor last fetched it; null if never. */
	fetchedDate: z.nullable(z.string()),
	/** The exhibitor's jobs they applied for, latest first, without withdrawn applications. */
	applications: z.array(z.object({ title: z.string(), appliedDate: z.string() })),
});
export type OpenCv = z.output<typeof openCv>;

const workplace = z.object({
	exhibitorId: z.int(),
	exhibitorName: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	/** Whether this type of exhibitor may fetch CVs at all. */
	isRecruiting: z.boolean(),
	/** The end of access from its event. */
	untilDate: z.string(),
	isOver: z.boolean(),
	people: z.array(openCv),
});
export type Workplace = z.output<typeof workplace>;

export const getOpenCvs = defineCall({
	...openCvsAddress,
	logIn: "needed",
	tag: "CV",
	summary:
		"For the staff of exhibitors: for each exhibitor that one works for, whose CVs it may fetch now, who agreed last first, and for which of its jobs they applied. Nothing of a CV itself; empty for who works for none.",
	response: z.object({ exhibitors: z.array(workplace) }),
});

const staffParams = z.object({ id: objectId, personId: accountId });
const perStaff = [{ form: "cv-fetch", max: 300, windowSeconds: 3600 }];

export const fetchCvFile = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/cv/:personId/file",
	logIn: "needed",
	limits: perStaff,
	tag: "CV",
	summary:
		"A person's CV as a file, for the staff of an exhibitor: where it recruits, and the person has a confirmed ticket and a standing recruitment consent for its event. Otherwise 404. Each fetch is recorded before a byte leaves, and shown to the person.",
	params: staffParams,
	response: z.string(),
});

export const fetchCvForm = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/cv/:personId/form",
	logIn: "needed",
	limits: perStaff,
	tag: "CV",
	summary: "A person's CV as it is filled in, with how to reach them: for whom, and how it is recorded, as the file.",
	params: staffParams,
	body: z.nullish(z.object({})),
	response: z.object({
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		phoneNo: z.nullable(z.string()),
		/** The phone in its country's digit groups; empty without one. */
		phoneText: z.string(),
		form: storedCvForm,
	}),
});
