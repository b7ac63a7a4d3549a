import type { Lang } from "../../../kit/i18n/lang.ts";
import { OPTION_FIELDS, OPTION_KINDS } from "../../options/rules.ts";
import { optionNames } from "../../options/texts.ts";
import { extraTexts } from "../extra-texts.ts";
import { ADDRESS_FIELDS } from "../extras.ts";
import { type NamedField, named } from "./named-field.ts";
import { payerFieldList } from "./payer-field-list.ts";

/** The validated fields of extras and payment. */
export function extrasFieldList(lang: Lang): NamedField[] {
	const extras: [string, string][] = [
		...OPTION_KINDS.map((kind): [string, string] => [OPTION_FIELDS[kind], optionNames[kind][lang]]),
		...ADDRESS_FIELDS.map((name): [string, string] => [name, extraTexts[name][lang]]),
	];
	return [...extras.map((pair) => named(pair, "extras")), ...payerFieldList(lang)];
}
