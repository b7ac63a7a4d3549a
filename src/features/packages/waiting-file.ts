import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { dayOf, timeText } from "../../kit/time/zone.ts";
import type { ListedEntry } from "./waiting-office-contract.ts";
import { listedStateNames } from "./waiting-office-texts.ts";

/** In the name of the file. */
export const fileWord: Text = { pl: "lista-oczekujacych", en: "waiting-list" };

const columns = [
	{ pl: "E-mail", en: "E-mail" },
	{ pl: "Imię", en: "First name" },
	{ pl: "Pakiet", en: "Package" },
	{ pl: "Stan", en: "State" },
	{ pl: "Miejsce w kolejce", en: "Place in line" },
	{ pl: "Na liście od", en: "Joined" },
	{ pl: "Adres potwierdzony", en: "Address confirmed" },
	{ pl: "Propozycja do", en: "Offered until" },
] as const satisfies Text[];

export function fileHead(lang: Lang): string[] {
	return columns.map((one) => one[lang]);
}

/** The cells of an entry; times are in `zone`. */
export function fileRowOf(lang: Lang, one: Omit<ListedEntry, "can" | "refusal">, zone: string): string[] {
	const moment = (instant: string | null) =>
		instant === null ? "" : `${dayOf(new Date(instant), zone)} ${timeText(lang, new Date(instant), zone)}`;
	return [
		one.email,
		one.firstName,
		one.packageCode,
		listedStateNames[one.state][lang],
		one.position === null ? "" : String(one.position),
		moment(one.joinedDate),
		moment(one.confirmedDate),
		moment(one.offeredUntil),
	];
}
