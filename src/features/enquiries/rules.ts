import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { messages } from "./texts.ts";

export const ENQUIRY_TYPE = { sponsor: 0, volunteer: 1, lecturer: 2 } as const;
export type EnquiryKind = keyof typeof ENQUIRY_TYPE;

/** Spec §5 "Modals": maximum lengths in characters. */
export const ENQUIRY_LIMITS = { name: 200, companyName: 150, email: 200, phoneNo: 20, lecturerPhoneNo: 9 } as const;

export const ENQUIRY_FIELDS = ["name", "companyName", "email", "phoneNo"] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Typed fields; absent and null mean empty. */
export type Typed = { [Field in EnquiryField]?: string | null | undefined };
/** A normalised enquiry: trimmed, lower-case address, phone without spaces. */
export type Enquiry = { name: string; email: string; companyName: string | null; phoneNo: string | null };
/** Start of the retention period of enquiries: 12 months, as in the privacy policy. */
export function enquiriesRetainedSince(now: Date): Date {
	const since = new Date(now);
	since.setUTCFullYear(now.getUTCFullYear() - 1);
	return since;
}

/** Errors in the form's order. */
export type EnquiryErrors = { [Field in EnquiryField]?: Text };

export function kindOf(modalType: 0 | 1 | 2): EnquiryKind {
	return (["sponsor", "volunteer", "lecturer"] as const)[modalType];
}

/** Fields of a kind's form, in order; volunteers have no company. */
export function fieldsOf(kind: EnquiryKind): EnquiryField[] {
	return ENQUIRY_FIELDS.filter((field) => kind !== "volunteer" || field !== "companyName");
}

/** Normalises the typed fields of a kind's form and drops others. */
function normalizedEnquiry(kind: EnquiryKind, typed: Typed): Enquiry {
	const line = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ");
	return {
		name: line(typed.name),
		email: normalizedEmail(typed.email ?? ""),
		companyName: (fieldsOf(kind).includes("companyName") && line(typed.companyName)) || null,
		phoneNo: normalizedPhoneOf(kind, typed.phoneNo ?? "") || null,
	};
}

/** Lecturers give a national number, kept as typed. */
function normalizedPhoneOf(kind: EnquiryKind, phoneNo: string): string {
	return kind === "lecturer" ? phoneNo.replace(/\s/g, "") : normalizedPhone(phoneNo);
}

/**
 * Spec §5 "Modals": name, company (sponsors, lecturers), address, phone. Sponsors and volunteers need an
 * international number accepted by `isPhoneNo`, the phone library; lecturers may give a national one of at most 9
 * digits. Returns the enquiry and its errors, empty when valid.
 */
export function readEnquiry(
	kind: EnquiryKind,
	typed: Typed,
	isPhoneNo: (phoneNo: string) => boolean,
): { enquiry: Enquiry; errors: EnquiryErrors } {
	const enquiry = normalizedEnquiry(kind, typed);
	const { name, companyName, email, phoneNo } = enquiry;
	const found: { [Field in EnquiryField]: Text | undefined } = {
		name: textError(name, ENQUIRY_LIMITS.name, messages.name),
		companyName:
			kind === "volunteer" ? undefined : textError(companyName ?? "", ENQUIRY_LIMITS.companyName, messages.companyName),
		email: emailError(email, { missing: messages.email, wrong: messages.emailWrong }, ENQUIRY_LIMITS.email),
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
	return phoneNo.length <= ENQUIRY_LIMITS.phoneNo && isPhoneNo(phoneNo) ? undefined : messages.phoneNoWrong;
}

function nationalPhoneError(phoneNo: string | null): Text | undefined {
	if (phoneNo === null) return undefined;
	return phoneNo.length <= ENQUIRY_LIMITS.lecturerPhoneNo && /^\d+$/.test(phoneNo) ? undefined : messages.phoneNoWrong;
}
