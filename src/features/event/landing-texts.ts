import type { Lang, Text } from "../../kit/i18n/lang.ts";

export const texts = {
	numbers: { pl: "Wydarzenie w liczbach", en: "The event in numbers" },
	otherEvents: { pl: "Inne wydarzenia fundacji", en: "The foundation’s other events" },
	otherEventsLead: { pl: "Ten sam zespół, inne światło.", en: "The same team in a different light." },
	past: { pl: "za nami", en: "past" },
	pageLater: { pl: "strona bliżej terminu", en: "page to follow" },
	here: { pl: "jesteś tutaj", en: "you are here" },
	online: { pl: "online", en: "online" },
} as const satisfies Record<string, Text>;

/** Such as "Łódź i online". */
export function placeText(lang: Lang, city: string, at: { isOnsite: boolean; isOnline: boolean }): string {
	if (!at.isOnsite) return texts.online[lang];
	if (!at.isOnline) return city;
	return lang === "pl" ? `${city} i\u00a0online` : `${city} and\u00a0online`;
}

/** A phrase without `#` follows its number. */
export const numberForms = {
	speakers: {
		pl: { one: "osoba na scenie", few: "osoby na scenie", other: "osób na scenie" },
		en: { one: "person on stage", other: "people on stage" },
	},
	lectures: {
		pl: { one: "wykład", few: "wykłady", other: "wykładów" },
		en: { one: "lecture", other: "lectures" },
	},
	inTracks: {
		pl: { one: "w\u00a0#\u00a0ścieżce", other: "w\u00a0#\u00a0ścieżkach" },
		en: { one: "in\u00a0#\u00a0track", other: "in\u00a0#\u00a0tracks" },
	},
	recordings: {
		pl: { one: "nagranie do obejrzenia", few: "nagrania do obejrzenia", other: "nagrań do obejrzenia" },
		en: { one: "recording to watch", other: "recordings to watch" },
	},
	ofLectures: {
		pl: { one: "z\u00a0#\u00a0wykładu", other: "z\u00a0#\u00a0wykładów" },
		en: { one: "of\u00a0#\u00a0lecture", other: "of\u00a0#\u00a0lectures" },
	},
	meetings: {
		pl: { one: "rozmowa na stoiskach", few: "rozmowy na stoiskach", other: "rozmów na stoiskach" },
		en: { one: "meeting at the stands", other: "meetings at the stands" },
	},
	exhibitors: {
		pl: { one: "wystawca", few: "wystawcy", other: "wystawców" },
		en: { one: "exhibitor", other: "exhibitors" },
	},
	recruiting: {
		pl: { one: "# rekrutuje", few: "# rekrutują", other: "# rekrutuje" },
		en: { one: "# is hiring", other: "# are hiring" },
	},
	presenting: {
		pl: { one: "# prezentuje", few: "# prezentują", other: "# prezentuje" },
		en: { one: "# presents", other: "# present" },
	},
	previousAttendance: {
		pl: { one: "osoba w poprzedniej edycji", few: "osoby w poprzedniej edycji", other: "osób w poprzedniej edycji" },
		en: { one: "person at the previous edition", other: "people at the previous edition" },
	},
};
