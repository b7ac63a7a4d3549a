import * as z from "zod/mini";
import { accountId, defineCall, eventParams, objectId, rowId } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { openCvsAddress } from "./addresses.ts";

/** The caller's own account id; any other answers 404. */
const personParams = z.object({ id: accountId });

export const cvKind = z.enum(["pdf", "docx"]);
export type CvKind = z.output<typeof cvKind>;

export const MAX_CV_BYTES = 10 * 1024 * 1024;

const cvFile = z.object({
	/** The owner's name for the file. */
	name: z.string(),
	kind: cvKind,
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
	summary: "Name, size and date of the caller's own CV file, and the size limit. Another person's id answers 404.",
	params: personParams,
	response: cvFileInfo,
});

export const getCvFile = defineCall({
	method: "GET",
	path: "/api/user/:id/userCV/file",
	logIn: "needed",
	tag: "CV",
	summary: "The caller's own CV file, as an attachment.",
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
		"Replaces the caller's own CV file. The body is a PDF or DOCX of at most 10 MB; its type is detected from its bytes. `X-File-Name` holds the percent-encoded file name.",
	params: personParams,
	response: cvFileInfo,
});

export const removeCvFile = defineCall({
	method: "DELETE",
	path: "/api/user/:id/userCV/file",
	logIn: "needed",
	tag: "CV",
	summary: "Removes the caller's own CV file. Repeating the call changes nothing.",
	params: personParams,
	body: z.nullish(z.object({})),
	response: cvFileInfo,
});

type Text = (max: number) => z.ZodMiniType<string, string>;

/** Common European Framework. */
export const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export const WAYS = ["any", "remote", "hybrid", "office"] as const;
export const CONTRACTS = ["employment", "b2b", "civil", "internship"] as const;

const list = <S extends z.ZodMiniType>(item: S, max: number) => z._default(z.array(item).check(z.maxLength(max)), []);

/** Saved while the person types, so nothing is required. */
function formOf(line: Text, paragraphs: Text) {
	const lineOrNone = (max: number) => z._default(line(max), "");
	const paragraphsOrNone = (max: number) => z._default(paragraphs(max), "");
	// Times are text: "03.2021", "to this day".
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
/** Earlier releases allowed line breaks in any text. */
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
	summary: "The caller's own CV form. Another person's id answers 404.",
	params: personParams,
	response: ownForm,
});

export const saveCvForm = defineCall({
	method: "POST",
	path: "/api/user/:id/userCv/form",
	logIn: "needed",
	limits: [{ max: 240, windowSeconds: 60 }],
	tag: "CV",
	summary: "Saves the caller's own CV form as a whole. Omitted fields become empty.",
	params: personParams,
	body: cvForm,
	response: z.object({ savedDate: z.string() }),
});

/** `text` of the consent is in the requested language. */
const cvSharing = z.object({
	eventCode: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	isShared: z.boolean(),
	/** Null without consent. */
	sinceDate: z.nullable(z.string()),
	/** A given access ends at this time. */
	untilDate: z.string(),
	isOver: z.boolean(),
	consent: z.object({ objectId: rowId, name: z.string(), short: z.string(), long: z.string() }),
	/**
	 * The legal names of the event's recruiting companies, except those whose access was withdrawn after the consent.
	 */
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
		"The exhibitors that may fetch the caller's CV. For each event with a confirmed ticket: its recruiting exhibitors, and whether the recruitment consent is given. In addition: the companies to which the caller gave access individually.",
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
		"Gives or withdraws the recruitment consent of an event. `objectId` identifies the text. Answers 404 without a confirmed ticket, or if the event has no such consent, and 409 for an outdated text. Withdrawing is always allowed.",
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
	summary:
		"The exhibitors that fetched the caller's CV, with what they fetched and when: the newest 200, newest first.",
	params: personParams,
	response: z.object({ fetches: z.array(cvFetch) }),
});

const openCv = z.object({
	personId: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	hasForm: z.boolean(),
	/** Null without a file. */
	file: z.nullable(z.object({ kind: cvKind, size: z.int() })),
	/** The time of access. */
	sharedDate: z.string(),
	/** The exhibitor's last fetch; null if never. */
	fetchedDate: z.nullable(z.string()),
	/** Applications for the exhibitor's jobs, latest first, without withdrawn ones. */
	applications: z.array(z.object({ title: z.string(), appliedDate: z.string() })),
});
export type OpenCv = z.output<typeof openCv>;

const workplace = z.object({
	exhibitorId: z.int(),
	exhibitorName: z.string(),
	eventName: z.string(),
	timeZone: z.string(),
	/** True if exhibitors of this type may fetch CVs. */
	isRecruiting: z.boolean(),
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
		"For exhibitors' staff: the people whose CVs each of the caller's exhibitors may fetch now, most recent consent first, with the jobs they applied for. Contains no CV content. Empty if the caller works for no exhibitor.",
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
		"A person's CV file, for an exhibitor's staff. Requires that the exhibitor recruits, and that the person has a confirmed ticket and a valid recruitment consent for its event; otherwise answers 404. Each fetch is recorded before the first byte is sent, and shown to the person.",
	params: staffParams,
	response: z.string(),
});

export const fetchCvForm = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/cv/:personId/form",
	logIn: "needed",
	limits: perStaff,
	tag: "CV",
	summary:
		"A person's CV form with their contact details. The conditions and the record of the fetch are the same as for the file.",
	params: staffParams,
	body: z.nullish(z.object({})),
	response: z.object({
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
		phoneNo: z.nullable(z.string()),
		/** The phone number, grouped as in its country; empty without one. */
		phoneText: z.string(),
		form: storedCvForm,
	}),
});
