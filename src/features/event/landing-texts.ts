import type { Text } from "../../kit/i18n/lang.ts";

export const texts = {
	numbers: { pl: "Wydarzenie w liczbach", en: "The event in numbers" },
	strip: { pl: "Wykłady w ścieżkach", en: "Lectures by track" },
	otherEvents: { pl: "Inne wydarzenia fundacji", en: "The foundation’s other events" },
	past: { pl: "za nami", en: "past" },
	pageLater: {
		pl: "strona ruszy bliżej terminu",
		en: "its page opens closer to the date",
	},
	here: { pl: "jesteś na stronie tego wydarzenia", en: "you are on this event’s page" },
} satisfies Record<string, Text>;

/** What stands under each number; the number itself is not in the phrase. */
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
	exhibitors: {
		pl: { one: "wystawca na targach pracy", few: "wystawcy na targach pracy", other: "wystawców na targach pracy" },
		en: { one: "exhibitor at the job fair", other: "exhibitors at the job fair" },
	},
	previousAttendance: {
		pl: { one: "osoba w poprzedniej edycji", few: "osoby w poprzedniej edycji", other: "osób w poprzedniej edycji" },
		en: { one: "person at the previous edition", other: "people at the previous edition" },
	},
};
