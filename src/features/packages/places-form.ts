import { fill } from "../../kit/i18n/fill.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { type PluralCategory, pluralCategory } from "../../kit/i18n/plural.ts";

/** Forms of a phrase by their plural categories; `zero` is for none in every language, `#` the count. */
export type CountForms = Partial<Record<PluralCategory | "zero", string>>;

/** The form for a count. Apart from the phrases, which the landing page carries in its HTML, in its own language alone. */
export function formOf(forms: CountForms, lang: Lang, count: number): string {
	const category = count === 0 ? "zero" : pluralCategory(lang, count);
	return fill(forms[category] ?? forms.other ?? "", count);
}
