import type { Text } from "../../kit/i18n/lang.ts";
import { searchable } from "../../kit/i18n/searchable.ts";
import { refusals } from "./texts.ts";

const wordsIn = (text: string) => searchable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds items if each typed word starts a word of the item, ignoring case, diacritics and order. Exact and prefix
 * matches come first; otherwise the order stays.
 */
export function searchItems<T>(items: readonly T[], typed: string, namesOf: (item: T) => readonly string[]): T[] {
	const sought = wordsIn(typed);
	if (sought.length === 0) return [...items];
	const whole = sought.join(" ");
	const ranked = items.flatMap((item) => {
		const names = namesOf(item).map((name) => wordsIn(name));
		const words = names.flat();
		if (!sought.every((one) => words.some((word) => word.startsWith(one)))) return [];
		const texts = names.map((name) => name.join(" "));
		return [{ item, rank: texts.includes(whole) ? 0 : texts.some((text) => text.startsWith(whole)) ? 1 : 2 }];
	});
	return ranked.toSorted((a, b) => a.rank - b.rank).map((one) => one.item);
}

export type ChosenSchool = { schoolId?: number | null | undefined; departmentId?: number | null | undefined };

/** `departmentOf` is the department's university. */
export type KnownSchool = { isSchool: boolean; departmentOf: number | undefined };

/** Error messages by field; empty if university and department belong together. */
export function schoolErrors({ schoolId, departmentId }: ChosenSchool, known: KnownSchool): Record<string, Text[]> {
	return {
		...(schoolId && !known.isSchool && { schoolId: [refusals.school] }),
		...(departmentId && (!schoolId || known.departmentOf !== schoolId) && { departmentId: [refusals.department] }),
	};
}
