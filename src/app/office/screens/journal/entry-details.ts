import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { detailNames, journalTexts as texts } from "./journal-texts.ts";

/** Later names stand lower; a database sorts them by itself. */
const LAST_TO_FIRST = ["after", "before"];

type Entry = { action: string; detail: Readonly<Record<string, unknown>> };

/** The details of an entry as labels and words: before, after, and the rest. */
export function entryDetails(lang: Lang, { action, detail }: Entry): { label: string; words: string }[] {
	return Object.entries(detail)
		.toSorted(([one], [other]) => LAST_TO_FIRST.indexOf(other) - LAST_TO_FIRST.indexOf(one))
		.map(([name, value]) => ({
			label: detailNames[name]?.[lang] ?? name,
			words: isSum(action, name) && typeof value === "number" ? moneyText(lang, value) : wordsOf(lang, value),
		}));
}

const isSum = (action: string, name: string) =>
	name.endsWith("Grosz") || (action === "package.price-changed" && LAST_TO_FIRST.includes(name));

function wordsOf(lang: Lang, value: unknown): string {
	if (value === null || value === undefined || value === "") return texts.nothing[lang];
	if (Array.isArray(value)) return value.map((one) => wordsOf(lang, one)).join(", ") || texts.nothing[lang];
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
