import type { Lang } from "./lang.ts";
import { numberText } from "./number.ts";

/** The plural categories of Polish and English, under the names of the Unicode CLDR. */
export type PluralCategory = "one" | "few" | "many" | "other";

type PluralForms = Partial<Record<PluralCategory, string>> & { other: string };

/** The plural category of a count, by the rules of the Unicode CLDR. */
export function pluralCategory(lang: Lang, count: number): PluralCategory {
	const size = Math.abs(count);
	if (!Number.isInteger(size)) return "other";
	if (size === 1) return "one";
	if (lang === "en") return "other";
	const [ones, tens] = [size % 10, size % 100];
	return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? "few" : "many";
}

/** The form of a noun for a count; `#` in the form becomes the count. */
export function plural(lang: Lang, count: number, forms: { pl: PluralForms; en: PluralForms }): string {
	const byCategory = forms[lang];
	const form = byCategory[pluralCategory(lang, count)] ?? byCategory.other;
	return form.replace("#", numberText(lang, count, { grouping: "none" }));
}
