import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { OPTION_FIELDS, OPTION_KINDS } from "../../options/rules.ts";
import { optionNames } from "../../options/texts.ts";
import { seatTexts } from "../../seats/texts.ts";
import { buyingTexts } from "../buying-texts.ts";
import { ADDRESS_FIELDS, extraTexts } from "../extras.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { PAYER_FIELDS } from "../payload.ts";
import { schoolTexts } from "../school.ts";
import { texts } from "../texts.ts";

/** A field of the form: its name there, the id of its control, what it is called, and the step on which it stands. */
export type NamedField = { name: string; id: string; label: string; step: "data" | "extras" };

/** The id of a field's control: dots are not for ids. */
export function idOf(name: string): string {
	return name.replace(".", "-");
}

/** Every field that can be wrong, in the order of the page. */
export function fieldList(form: RegistrationForm, chosen: OfferedPackage | undefined): NamedField[] {
	const { lang } = form;
	const fixed = [
		"email",
		"password",
		"confirmPassword",
		"firstName",
		"lastName",
		"nick",
		"phoneNo",
		"companyName",
		"companyPosition",
	] as const;
	const school = ["schoolId", "otherSchool", "departmentId", "otherDepartment"] as const;
	const data: [string, string][] = [
		...fixed.map((name): [string, string] => [name, texts[name][lang]]),
		...school.map((name): [string, string] => [name, schoolTexts[name][lang]]),
		["attendance", texts.attendance[lang]],
		...(chosen?.inputs ?? []).map((input): [string, string] => [
			`answers.q${input.objectId}`,
			localized(lang, input.name, input.nameEn),
		]),
		["seats", seatTexts.formTitle[lang]],
		["processAgreement", texts.terms[lang]],
		...form.consents.map((consent): [string, string] => [`gdprs.c${consent.objectId}`, consent.name]),
	];
	return [...data.map((pair) => named(pair, "data")), ...extrasFieldList(lang)];
}

function named([name, label]: [string, string], step: NamedField["step"]): NamedField {
	return { name, id: idOf(name), label, step };
}

/** Of these the fields of extras and payment. */
export function extrasFieldList(lang: Lang): NamedField[] {
	const extras: [string, string][] = [
		...OPTION_KINDS.map((kind): [string, string] => [OPTION_FIELDS[kind], optionNames[kind][lang]]),
		...ADDRESS_FIELDS.map((name): [string, string] => [name, extraTexts[name][lang]]),
		...PAYER_FIELDS.map((name): [string, string] => [name, buyingTexts[name][lang]]),
		["paymentMethod", buyingTexts.method[lang]],
	];
	return extras.map((pair) => named(pair, "extras"));
}
