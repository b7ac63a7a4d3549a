import type { Lang } from "../../../kit/i18n/lang.ts";
import { OPTION_FIELDS, OPTION_KINDS } from "../../options/rules.ts";
import { optionNames } from "../../options/texts.ts";
import { buyingTexts } from "../buying-texts.ts";
import { ADDRESS_FIELDS, extraTexts } from "../extras.ts";
import { PAYER_FIELDS } from "../payment-payload.ts";

/** A field of the form: its name there, the id of its control, what it is called, and the step on which it stands. */
export type NamedField = { name: string; id: string; label: string; step: "data" | "extras" };

/** The id of a field's control: dots are not for ids. */
export function idOf(name: string): string {
	return name.replace(".", "-");
}

/** A field with the id of its control and the step on which it stands. */
export function named([name, label]: [string, string], step: NamedField["step"]): NamedField {
	return { name, id: idOf(name), label, step };
}

/** The fields of extras and payment that can be wrong. */
export function extrasFieldList(lang: Lang): NamedField[] {
	const extras: [string, string][] = [
		...OPTION_KINDS.map((kind): [string, string] => [OPTION_FIELDS[kind], optionNames[kind][lang]]),
		...ADDRESS_FIELDS.map((name): [string, string] => [name, extraTexts[name][lang]]),
		...PAYER_FIELDS.map((name): [string, string] => [name, buyingTexts[name][lang]]),
		["paymentMethod", buyingTexts.method[lang]],
	];
	return extras.map((pair) => named(pair, "extras"));
}
