/** Forms of a phrase by the platform's plural rules; `zero` is for none in every language, `#` the count. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form for a count. Apart from the phrases, which the landing page carries in its HTML, in its own language alone. */
export function formOf(forms: CountForms, lang: string, count: number): string {
	const rule = count === 0 ? "zero" : new Intl.PluralRules(lang).select(count);
	return (forms[rule] ?? forms.other ?? "").replace("#", String(count));
}
