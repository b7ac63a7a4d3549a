import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	heading: { pl: "Aktualności", en: "News" },
	highlighted: { pl: "Ważne", en: "Important" },
	row: { pl: "Aktualności, wiersz przewijany w bok", en: "News, a row that scrolls sideways" },
	item: { pl: "Aktualność", en: "News" },
	gone: { pl: "Nie ma takiej wiadomości.", en: "There is no such news item." },
	tags: { pl: "Tematy", en: "Topics" },
	feed: { pl: "Aktualności w czytniku RSS", en: "News as an RSS feed" },
	all: { pl: "Inne aktualności", en: "Other news" },
} as const satisfies Record<string, Text>;
