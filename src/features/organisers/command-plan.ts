import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";

/** The effects of a command in both languages. `basis` has the facts that they depend on. */
export type CommandPlan = {
	title: Text;
	effects: Text[];
	figures: { label: Text; grosz: number }[];
	emails: number;
	/** Whether another organiser has to confirm it. */
	needsSecondPerson?: boolean;
	basis: unknown;
};

type Values = Record<string, string | number | ((lang: Lang) => string)>;

/** Fills the placeholders of a text in both languages. */
export function fillText(text: Text, values: Values): Text {
	const inLang = (lang: Lang) =>
		fill(
			text[lang],
			Object.fromEntries(
				Object.entries(values).map(([name, value]) => [name, typeof value === "function" ? value(lang) : value]),
			),
		);
	return { pl: inLang("pl"), en: inLang("en") };
}
