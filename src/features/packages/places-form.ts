import { fill } from "../../kit/i18n/fill.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { type PluralCategory, pluralCategory } from "../../kit/i18n/plural.ts";

/** `zero` is for none in every language, `#` is the count. */
export type CountForms = Partial<Record<PluralCategory | "zero", string>>;

/** The phrases are separate, because the landing page's HTML has only one language. */
export function formOf(forms: CountForms, lang: Lang, count: number): string {
	const category = count === 0 ? "zero" : pluralCategory(lang, count);
	return fill(forms[category] ?? forms.other ?? "", count);
}
