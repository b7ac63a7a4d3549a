import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { isNormalizedEmail, normalizedEmail } from "../account/rules.ts";
import { refusals } from "./texts.ts";

/** How many friends may be written to in a day, and by an account in all. */
export const MOST = { aDay: 10, inAll: 30 };
const NAME_MAX = 60;

/** The addresses that were typed, each once, in their normal form; between them space, commas or semicolons. */
export function addressesIn(typed: readonly string[]): string[] {
	const parts = typed.flatMap((text) => text.split(/[\s,;]+/)).filter((text) => text !== "");
	return [...new Set(parts.map(normalizedEmail))];
}

/** A name as people write it: letters, with dots, dashes and apostrophes among them; nothing that a mail program makes a link of. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*(\.( [\p{L}\p{M}'’ -]*)?)*$/u;

/** What is wrong with what was sent, by field; empty where nothing is. */
export function recommendationErrors(sent: { name: string; emails: readonly string[] }): Record<string, Text> {
	const wrong = sent.emails.find((email) => !isNormalizedEmail(email));
	const emails =
		sent.emails.length === 0
			? refusals.noAddress
			: sent.emails.length > MOST.aDay
				? refusals.tooManyAtOnce
				: wrong !== undefined
					? {
							pl: fill(refusals.wrongAddress.pl, wrong),
							en: fill(refusals.wrongAddress.en, wrong),
						}
					: undefined;
	const isName = sent.name.length <= NAME_MAX && NAME.test(sent.name);
	return { ...(!isName && { name: refusals.name }), ...(emails && { emails }) };
}

/** Why somebody recommends nothing. */
export type RecommendRefusal = "over" | "noPlace";

/** Whoever has a place recommends, as long as there is something to come to. */
export function recommendRefusal(hasPlace: boolean, isOver: boolean): RecommendRefusal | undefined {
	if (isOver) return "over";
	return hasPlace ? undefined : "noPlace";
}
