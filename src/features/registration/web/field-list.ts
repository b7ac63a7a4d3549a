import { localized } from "../../../kit/i18n/lang.ts";
import { seatTexts } from "../../seats/texts.ts";
import { buyingTexts } from "../buying-texts.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { texts } from "../texts.ts";

/** A field of the form: its name there, the id of its control, and what it is called. */
export type NamedField = { name: string; id: string; label: string };

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
		"attendance",
	] as const;
	const payer = [
		"payerNip",
		"payerName",
		"payerStreet",
		"payerPostCode",
		"payerCity",
		"payerCountry",
		"payerComments",
	] as const;
	const named: [string, string][] = [
		...fixed.map((name): [string, string] => [name, texts[name][lang]]),
		...(chosen?.inputs ?? []).map((input): [string, string] => [
			`answers.q${input.objectId}`,
			localized(lang, input.name, input.nameEn),
		]),
		["seats", seatTexts.formTitle[lang]],
		...payer.map((name): [string, string] => [name, buyingTexts[name][lang]]),
		["paymentMethod", buyingTexts.method[lang]],
		["processAgreement", texts.terms[lang]],
		...form.consents.map((consent): [string, string] => [`gdprs.c${consent.objectId}`, consent.name]),
	];
	return named.map(([name, label]) => ({ name, id: idOf(name), label }));
}
