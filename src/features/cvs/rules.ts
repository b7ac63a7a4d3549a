import { isWebLink } from "../../kit/address/web-link.ts";
import { RECRUITMENT } from "../exhibitors/rules.ts";
import { type CvForm, type CvKind, cvForm } from "./contract.ts";

/** Exhibitors may fetch CVs this many days after the event. */
export const OPEN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export function openUntil(eventEndsAt: Date): Date {
	return new Date(eventEndsAt.getTime() + OPEN_DAYS * DAY_MS);
}

export type FetchFacts = {
	isStaff: boolean;
	exhibitorType: number;
	/** True if the person has a confirmed ticket for the exhibitor's event. */
	hasTicket: boolean;
	/** The time of the person's recruitment consent, which covers all recruiters of the event. */
	agreedAt: Date | undefined;
	/** The person's consent for this exhibitor alone. */
	share: Share | undefined;
	eventEndsAt: Date;
};

export type Share = { givenAt: Date; withdrawnAt: Date | null };

/** The consent for all recruiters does not cover an exhibitor whose access was withdrawn later. */
export function coversExhibitor(agreedAt: Date | undefined, share: Share | undefined): boolean {
	return agreedAt !== undefined && !(share?.withdrawnAt && share.withdrawnAt >= agreedAt);
}

/** A CV may be fetched with the consent for all recruiters, or with the one for this exhibitor. */
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

/** Returns undefined if the file is no CV. */
export function kindByBeginning(bytes: Uint8Array): CvKind | undefined {
	const begins = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
	if (begins(0x25, 0x50, 0x44, 0x46, 0x2d)) return "pdf"; // %PDF-
	if (begins(0x50, 0x4b, 0x03, 0x04)) return "docx"; // A ZIP.
	return undefined;
}

const LONGEST_NAME = 80;

/**
 * Returns a file name without folders and without hidden or direction-changing characters. The extension is that of the
 * kind.
 */
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

export function isFilledIn(form: CvForm): boolean {
	return form.about.trim() !== "" || form.experience.some((one) => one.position.trim() !== "");
}

/** Returns a form for readers: without empty rows, and only with safe links. */
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

export const EMPTY_FORM: CvForm = cvForm.parse({});
