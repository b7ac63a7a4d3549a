import type { Lang } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";
import { momentText } from "../../kit/time/zone.ts";
import { detailNames, detailValues, nothing, truth } from "./detail-texts.ts";

/** Later names stand lower; a database sorts them by itself. */
const LAST_TO_FIRST = ["after", "before"];

type Entry = { action: string; detail: Readonly<Record<string, unknown>> };
type Words = { lang: Lang; zone: string };

/** The details of an entry as labels and words: before, after, and the rest. */
export function entryDetails(of: Words, { action, detail }: Entry): { label: string; words: string }[] {
	return Object.entries(detail)
		.toSorted(([one], [other]) => LAST_TO_FIRST.indexOf(other) - LAST_TO_FIRST.indexOf(one))
		.map(([name, value]) => ({
			label: labelOf(of.lang, name),
			words:
				isSum(action, name) && typeof value === "number" ? moneyText(of.lang, value) : detailWords(of, name, value),
		}));
}

const labelOf = (lang: Lang, name: string) => detailNames[name]?.[lang] ?? name;

/** Actions whose values before and after are grosz. */
const OF_SUMS = new Set(["package.price-changed", "event.deferred-limit-changed"]);

const isSum = (action: string, name: string) =>
	name.endsWith("Grosz") || (OF_SUMS.has(action) && LAST_TO_FIRST.includes(name));

const detailWords = (of: Words, name: string, value: unknown) =>
	detailValues[name]?.[String(value)]?.[of.lang] ?? wordsOf(of, value);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function wordsOf(of: Words, value: unknown): string {
	const { lang, zone } = of;
	if (value === null || value === undefined || value === "") return nothing[lang];
	if (typeof value === "boolean") return truth[`${value}`][lang];
	if (Array.isArray(value)) {
		const separator = value.some((one) => typeof one === "object") ? "; " : ", ";
		return value.map((one) => wordsOf(of, one)).join(separator) || nothing[lang];
	}
	if (typeof value === "object") {
		const parts = entryDetails(of, { action: "", detail: value as Entry["detail"] });
		return parts.map(({ label, words }) => `${label}: ${words}`).join(", ");
	}
	return INSTANT.test(String(value)) ? momentText(lang, new Date(String(value)), zone) : String(value);
}
