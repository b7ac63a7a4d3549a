import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { isNormalizedEmail, normalizedEmail } from "../account/rules.ts";
import { refusals } from "./texts.ts";

/** How many friends an account may invite per day and in total. */
export const MAX_INVITATIONS = { aDay: 10, inAll: 30 };
const NAME_MAX = 60;

/** Distinct normalised addresses, separated by space, comma or semicolon. */
export function addressesIn(typed: readonly string[]): string[] {
	const parts = typed.flatMap((text) => text.split(/[\s,;]+/)).filter((text) => text !== "");
	return [...new Set(parts.map(normalizedEmail))];
}

/** Unicode letters with dots, dashes and apostrophes, so no links. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*(\.( [\p{L}\p{M}'’ -]*)?)*$/u;

export function recommendationErrors(sent: { name: string; emails: readonly string[] }): {
	name?: Text;
	emails?: Text;
} {
	const wrong = sent.emails.find((email) => !isNormalizedEmail(email));
	const emails =
		sent.emails.length === 0
			? refusals.noAddress
			: sent.emails.length > MAX_INVITATIONS.aDay
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

export type RecommendRefusal = "over" | "noPlace";

/** The sender needs a place at an event that has not ended. */
export function recommendRefusal(hasPlace: boolean, isOver: boolean): RecommendRefusal | undefined {
	if (isOver) return "over";
	return hasPlace ? undefined : "noPlace";
}
