import type { Lang } from "../../../kit/i18n/lang.ts";
import { PAYER_FIELDS } from "../payment-payload.ts";
import { paymentTexts } from "../payment-texts.ts";
import { type NamedField, named } from "./named-field.ts";

export function payerFieldList(lang: Lang): NamedField[] {
	const payer = PAYER_FIELDS.map((name): [string, string] => [name, paymentTexts[name][lang]]);
	return [...payer, ["paymentMethod", paymentTexts.method[lang]] satisfies [string, string]].map((pair) =>
		named(pair, "extras"),
	);
}
