import { localized } from "../../../kit/i18n/lang.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { registrationForm } from "../registration-form.ts";
import type { FormValues } from "../values.ts";
import { type LabelledField, labelledFields } from "./buying/summed-errors.ts";

export const DETAILS = [
	"email",
	"password",
	"confirmPassword",
	"firstName",
	"lastName",
	"nick",
	"phoneNo",
	"companyName",
	"companyPosition",
	"schoolId",
	"otherSchool",
	"departmentId",
	"otherDepartment",
	"attendance",
	"answers",
	"seats",
	"processAgreement",
	"gdprs",
] as const satisfies (keyof FormValues)[];

export function isDetail(name: string): boolean {
	return DETAILS.some((one) => name === one || name.startsWith(`${one}.`));
}

/** Every validated field in the page's order, with each answer and consent. */
export function fieldList(form: RegistrationForm, chosen: OfferedPackage | undefined): LabelledField[] {
	const { lang } = form;
	const inputs = (chosen?.inputs ?? []).map(({ objectId, name, nameEn }) => ({
		name: `answers.${objectId}`,
		label: localized(lang, name, nameEn),
	}));
	const consents = form.consents.map(({ objectId, name: label }) => ({ name: `gdprs.${objectId}`, label }));
	return labelledFields(lang, registrationForm).flatMap((one) =>
		one.name === "answers" ? inputs : one.name === "gdprs" ? consents : [one],
	);
}
