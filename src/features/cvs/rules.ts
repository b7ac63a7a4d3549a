import { isWebLink } from "../../kit/address/web-link.ts";
import { RECRUITMENT } from "../exhibitors/rules.ts";
import { type CvForm, type CvKind, cvForm } from "./contract.ts";

/** For how long after an event its exhibitors may still fetch CVs. */
export const OPEN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment from which on nobody fetches a CV because of an event any more. */
export function openUntil(eventEndsAt: Date): Date {
	return new Date(eventEndsAt.getTime() + OPEN_DAYS * DAY_MS);
}

/** What decides whether somebody may fetch a person's CV for an exhibitor. */
export type FetchFacts = {
	/** Whether they work for it now. */
	isStaff: boolean;
	/** 0 recruits, 1 presents itself. */
	exhibitorType: number;
	/** Whether the person has a confirmed ticket for its event. */
	hasTicket: boolean;
	/** Since when the person's recruitment consent for its event stands, which names those who recruit. */
	agreedAt: Date | undefined;
	/** What the person said to this very exhibitor. */
	share: Share | undefined;
	eventEndsAt: Date;
};

/** That one exhibitor may fetch a CV, and the moment at which it was taken back. */
export type Share = { givenAt: Date; withdrawnAt: Date | null };

/** Whether the consent that names all who recruit is meant for one of them as well: not where access was taken back from it since. */
export function coversExhibitor(agreedAt: Date | undefined, share: Share | undefined): boolean {
	return agreedAt !== undefined && !(share?.withdrawnAt && share.withdrawnAt >= agreedAt);
}

/** Whether a CV may be fetched at a moment: one consent names recruiting exhibitors, another this one alone. */
export function mayFetchCv(facts: FetchFacts, now: Date): boolean {
	const { isStaff, exhibitorType, hasTicket, agreedAt, share, eventEndsAt } = facts;
	const isShared = share?.withdrawnAt === null;
	const isNamed = isShared || (exhibitorType === RECRUITMENT && coversExhibitor(agreedAt, share));
	return isStaff && isNamed && hasTicket && now < openUntil(eventEndsAt);
}

export const CV_TYPES: Record<CvKind, string> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** What a file may be by its first bytes; undefined for what is no CV. */
export function kindByBeginning(bytes: Uint8Array): CvKind | undefined {
	const begins = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
	if (begins(0x25, 0x50, 0x44, 0x46, 0x2d)) return "pdf"; // %PDF-
	if (begins(0x50, 0x4b, 0x03, 0x04)) return "docx"; // a ZIP, whose content is looked at
	return undefined;
}

const LONGEST_NAME = 80;

/** A file's name that does no harm wherever it is saved: no folders, no signs that hide or turn, the ending of what it is. */
export function safeName(name: string, kind: CvKind, unnamed = "CV"): string {
	const stem = name
		.normalize("NFC")
		.replace(/^.*[\\/]/s, "")
		.replace(/\.[a-z0-9]{1,5}$/i, "")
		.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
		.replace(/\s+/g, " ")
		.replace(/^[. ]+|[. ]+$/g, "");
	return `${[...stem].slice(0, LONGEST_NAME).join("") || unnamed}.${kind}`;
}

/** Whether a form says anything that somebody could read. */
export function isFilledIn(form: CvForm): boolean {
	return form.about.trim() !== "" || form.experience.some((one) => one.position.trim() !== "");
}

/** A form as others read it: without rows that say nothing, and with such pages alone as others may be led to. */
export function readForm(form: CvForm): CvForm {
	const says = (row: Record<string, string>) => Object.values(row).some((words) => words.trim() !== "");
	return {
		...form,
		experience: form.experience.filter(says),
		education: form.education.filter(says),
		skills: form.skills.filter((skill) => skill.trim() !== ""),
		links: form.links.filter(isWebLink),
	};
}

/** A form of which nothing is filled in. */
export const EMPTY_FORM: CvForm = cvForm.parse({});
