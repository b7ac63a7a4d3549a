import * as z from "zod/mini";
import { defineForm, type FieldName, type FormErrors } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import type { EnquiryKind } from "./rules.ts";
import { messages, texts } from "./texts.ts";

/** Spec §5 "Modals": maximum lengths in characters. */
export const ENQUIRY_LIMITS = { name: 200, companyName: 150, email: 200, phoneNo: 20, lecturerPhoneNo: 9 } as const;

const text = () => z.nullish(singleLine(5000));

const fields = {
	name: { schema: text(), empty: "", label: texts.name },
	companyName: { schema: text(), empty: "", label: texts.companyName },
	email: { schema: text(), empty: "", label: texts.email },
	phoneNo: { schema: text(), empty: "", label: texts.phoneNo },
};
export type EnquiryField = FieldName<typeof fields>;

type Context = {
	kind: EnquiryKind;
	/** True for an international number; the phone library implements it. */
	isPhoneNo(phoneNo: string): boolean;
};

/**
 * Spec §5 "Modals". Sponsors and volunteers need an international number; lecturers may have a national one of at most
 * 9 digits.
 */
export const enquiryForm = defineForm({
	fields,
	errors: (typed, { kind, isPhoneNo }: Context) => enquiryErrors(kind, normalizedEnquiry(kind, typed), isPhoneNo),
});
/** A missing or null field counts as empty. */
export type EnquiryFields = { [Field in EnquiryField]?: string | null | undefined };
/** A normalised enquiry: trimmed, address in lower case, phone without spaces. */
export type Enquiry = { name: string; email: string; companyName: string | null; phoneNo: string | null };

/** The fields of a kind's form, in order; volunteers have no company. */
export function fieldsOf(kind: EnquiryKind): EnquiryField[] {
	return enquiryForm.names.filter((field) => kind !== "volunteer" || field !== "companyName");
}

/** Drops fields of other kinds. */
function normalizedEnquiry(kind: EnquiryKind, typed: EnquiryFields): Enquiry & Record<EnquiryField, unknown> {
	const line = (value: string | null | undefined) => (value ?? "").trim().replace(/\s+/g, " ");
	return {
		name: line(typed.name),
		email: normalizedEmail(typed.email ?? ""),
		companyName: (kind !== "volunteer" && line(typed.companyName)) || null,
		phoneNo: normalizedPhoneOf(kind, typed.phoneNo ?? "") || null,
	};
}

/** The national number of a lecturer stays as typed. */
function normalizedPhoneOf(kind: EnquiryKind, phoneNo: string): string {
	return kind === "lecturer" ? phoneNo.replace(/\s/g, "") : normalizedPhone(phoneNo);
}

/** Errors are in the order of the form; empty if valid. */
export function readEnquiry(kind: EnquiryKind, typed: EnquiryFields, isPhoneNo: Context["isPhoneNo"]) {
	const enquiry = normalizedEnquiry(kind, typed);
	const errors = Object.entries(enquiryErrors(kind, enquiry, isPhoneNo)).filter(([, message]) => message);
	return { enquiry, errors: Object.fromEntries(errors) as Partial<Record<EnquiryField, Text>> };
}

function enquiryErrors(
	kind: EnquiryKind,
	{ name, companyName, email, phoneNo }: Enquiry,
	isPhoneNo: Context["isPhoneNo"],
): FormErrors<EnquiryField> {
	return {
		name: textError(name, ENQUIRY_LIMITS.name, messages.name),
		companyName:
			kind === "volunteer" ? undefined : textError(companyName ?? "", ENQUIRY_LIMITS.companyName, messages.companyName),
		email: emailError(email, { missing: messages.email, wrong: messages.emailWrong }, ENQUIRY_LIMITS.email),
		phoneNo: kind === "lecturer" ? nationalPhoneError(phoneNo) : phoneError(phoneNo, isPhoneNo),
	};
}

function textError(value: string, max: number, missing: Text): Text | undefined {
	if (value === "") return missing;
	return value.length > max ? { pl: fill(messages.tooLong.pl, max), en: fill(messages.tooLong.en, max) } : undefined;
}

function phoneError(phoneNo: string | null, isPhoneNo: Context["isPhoneNo"]): Text | undefined {
	if (phoneNo === null) return messages.phoneNo;
	return phoneNo.length <= ENQUIRY_LIMITS.phoneNo && isPhoneNo(phoneNo) ? undefined : messages.phoneNoWrong;
}

function nationalPhoneError(phoneNo: string | null): Text | undefined {
	if (phoneNo === null) return undefined;
	return phoneNo.length <= ENQUIRY_LIMITS.lecturerPhoneNo && /^\d+$/.test(phoneNo) ? undefined : messages.phoneNoWrong;
}
