import { localized } from "../../../kit/i18n/lang.ts";
import { seatTexts } from "../../seats/texts.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { schoolTexts } from "../school.ts";
import { texts } from "../texts.ts";
import { extrasFieldList } from "./extras-field-list.ts";
import { type NamedField, named } from "./named-field.ts";

/** Every validated field, in the page's order. */
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
