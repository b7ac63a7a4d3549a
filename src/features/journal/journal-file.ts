import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { dayOf, timeText } from "../../kit/time/zone.ts";
import type { JournalEntry } from "./contract.ts";
import { entryDetails } from "./entry-details.ts";

/** In the name of the file. */
export const fileWord: Text = { pl: "dziennik", en: "journal" };

const columns = [
	{ pl: "Wpis", en: "Entry" },
	{ pl: "Dzień", en: "Day" },
	{ pl: "Godzina", en: "Time" },
	{ pl: "Kto", en: "Who" },
	{ pl: "Zmiana", en: "Change" },
	{ pl: "Czego dotyczy", en: "About" },
	{ pl: "Szczegóły", en: "Details" },
	{ pl: "Strona", en: "Page" },
	{ pl: "Rodzaj", en: "Action" },
] as const satisfies Text[];

export function fileHead(lang: Lang): string[] {
	return columns.map((one) => one[lang]);
}

type Place = {
	/** The zone of days and times. */
	zone: string;
	/** The whole address of a page of the office. */
	addressOf(path: string): string;
};

export function fileRowOf(lang: Lang, entry: JournalEntry, { zone, addressOf }: Place): string[] {
	const at = new Date(entry.atDate);
	const { path } = entry.about;
	return [
		String(entry.id),
		dayOf(at, zone),
		timeText(lang, at, zone),
		entry.actor.name,
		entry.sentence,
		entry.about.name,
		entryDetails({ lang, zone }, entry)
			.map(({ label, words }) => `${label}: ${words}`)
			.join("; "),
		path === null ? "" : addressOf(path),
		entry.action,
	];
}
