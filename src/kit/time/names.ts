import type { Lang } from "../i18n/lang.ts";

/** Month names after a day's number. */
export const MONTHS: Record<Lang, readonly string[]> = {
	pl: [
		"stycznia",
		"lutego",
		"marca",
		"kwietnia",
		"maja",
		"czerwca",
		"lipca",
		"sierpnia",
		"września",
		"października",
		"listopada",
		"grudnia",
	],
	en: [
		"January",
		"February",
		"March",
		"April",
		"May",
		"June",
		"July",
		"August",
		"September",
		"October",
		"November",
		"December",
	],
};

/** Short names of the days of a week, Sunday first. */
export const WEEKDAYS: Record<Lang, readonly string[]> = {
	pl: ["niedz.", "pon.", "wt.", "śr.", "czw.", "pt.", "sob."],
	en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
};
