import type { Lang } from "./lang.ts";

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

// Made once: they cost a phone some 10 ms each.
const rules = { pl: new Intl.PluralRules("pl"), en: new Intl.PluralRules("en") };
const digits = {
	pl: new Intl.NumberFormat("pl", { useGrouping: false }),
	en: new Intl.NumberFormat("en", { useGrouping: false }),
};

/** The form of a noun for a count, by the platform's plural rules; `#` in the form becomes the count. */
export function plural(lang: Lang, count: number, forms: { pl: PluralForms; en: PluralForms }): string {
	const byRule = forms[lang];
	const form = byRule[rules[lang].select(count)] ?? byRule.other;
	return form.replace("#", digits[lang].format(count));
}
