import { withoutUnseen } from "../contract/unseen.ts";

/** The default country is Poland. */
const DEFAULT_COUNTRY = "+48";
const SEPARATORS = /[\s().,/\-\u2010-\u2015\u2212]+/g;
/** Nine digits after Poland's calling code; people often omit the plus. */
const POLISH_WITHOUT_PLUS = /^48\d{9}$/;

/**
 * The international form of a typed phone number: "601 234 567" and "0048 601-234-567" give "+48601234567". Other text
 * only loses its separators. `isPhoneNo` validates the result.
 */
export function normalizedPhone(typed: string): string {
	const text = withoutUnseen(typed).replace(SEPARATORS, "");
	if (!/^\d+$/.test(text)) return text;
	if (text.startsWith("00")) return `+${text.slice(2)}`;
	return POLISH_WITHOUT_PLUS.test(text) ? `+${text}` : DEFAULT_COUNTRY + text;
}
