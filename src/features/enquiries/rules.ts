import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { messages } from "./texts.ts";

/** Spec §3 `modalType`. */
export const ENQUIRY_TYPE = { sponsor: 0, volunteer: 1, lecturer: 2 } as const;
/** What somebody asks for. */
export type EnquiryKind = keyof typeof ENQUIRY_TYPE;

/** Spec §5 "Modals": the longest texts, in characters. */
export const LIMITS = { name: 200, companyName: 150, email: 200, phoneNo: 20, lecturerPhoneNo: 9 } as const;

export const ENQUIRY_FIELDS = ["name", "companyName", "email", "phoneNo"] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** What people type; absent and null mean empty. */
export type Typed = { [Field in EnquiryField]?: string | null | undefined };
/** An enquiry as it is kept: without space around, the address in lower case, the phone without spaces. */
export type Enquiry = { name: string; email: string; companyName: string | null; phoneNo: string | null };
/** How long enquiries are kept, as the privacy policy says: 12 months. */
export function enquiriesRetainedSince(now: Date): Date {
	const since = new Date(now);
	since.setUTCFullYear(now.getUTCFullYear() - 1);
	return since;
}

/** What is wrong, in the order of the form's fields. */
export type EnquiryErrors = { [Field in EnquiryField]?: Text };

/** The kind that a `modalType` means. */
export function kindOf(modalType: 0 | 1 | 2): EnquiryKind {
	return (["sponsor", "volunteer", "lecturer"] as const)[modalType];
}

/** The fields of a kind's form, in their order: volunteers come without a company. */
export function fieldsOf(kind: EnquiryKind): EnquiryField[] {
	return ENQUIRY_FIELDS.filter((field) => kind !== "volunteer" || field !== "companyName");
}

/** What of what was typed is kept; nothing of a field that the kind's form does not have. */
function normalizedEnquiry(kind: EnquiryKind, typed: Typed): Enquiry {
	const line = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ");
	return {
		name: line(typed.name),
		email: normalizedEmail(typed.email ?? ""),
		companyName: (fieldsOf(kind).includes("companyName") && line(typed.companyName)) || null,
		phoneNo: normalizedPhoneOf(kind, typed.phoneNo ?? "") || null,
	};
}

/** Lecturers give a national number, which keeps its form. */
function normalizedPhoneOf(kind: EnquiryKind, phoneNo: string): string {
	return kind === "lecturer" ? phoneNo.replace(/\s/g, "") : normalizedPhone(phoneNo);
}

/**
 * Spec §5 "Modals": name, company (of sponsors and lecturers), address and phone. Sponsors and volunteers give an
 * international number that `isPhoneNo`, the phone library, takes; lecturers may give a national one of at most 9 digits.
 * Gives the enquiry, and what is wrong with it: an empty object means that all is well.
 */
export function readEnquiry(
	kind: EnquiryKind,
	typed: Typed,
	isPhoneNo: (phoneNo: string) => boolean,
): { enquiry: Enquiry; errors: EnquiryErrors } {
	const enquiry = normalizedEnquiry(kind, typed);
	const { name, companyName, email, phoneNo } = enquiry;
	const found: { [Field in EnquiryField]: Text | undefined } = {
		name: textError(name, LIMITS.name, messages.name),
		companyName:
			kind === "volunteer" ? undefined : textError(companyName ?? "", LIMITS.companyName, messages.companyName),
		email: emailError(email, { missing: messages.email, wrong: messages.emailWrong }, LIMITS.email),
		phoneNo: kind === "lecturer" ? nationalPhoneError(phoneNo) : phoneError(phoneNo, isPhoneNo),
	};
	return { enquiry, errors: Object.fromEntries(Object.entries(found).filter(([, text]) => text)) };
}

function textError(text: string, max: number, missing: Text): Text | undefined {
	if (text === "") return missing;
	return text.length > max ? { pl: fill(messages.tooLong.pl, max), en: fill(messages.tooLong.en, max) } : undefined;
}

function phoneError(phoneNo: string | null, isPhoneNo: (phoneNo: string) => boolean): Text | undefined {
	if (phoneNo === null) return messages.phoneNo;
	return phoneNo.length <= LIMITS.phoneNo && isPhoneNo(phoneNo) ? undefined : messages.phoneNoWrong;
}

function nationalPhoneError(phoneNo: string | null): Text | undefined {
	if (phoneNo === null) return undefined;
	return phoneNo.length <= LIMITS.lecturerPhoneNo && /^\d+$/.test(phoneNo) ? undefined : messages.phoneNoWrong;
}
