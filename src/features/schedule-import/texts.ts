import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { calendarDateText, spanText } from "../../kit/time/zone.ts";

export const programme: Text = { pl: "Program", en: "Programme" };
/** The place of an event whose schedule names none. */
export const placeInProgramme: Text = { pl: "sale podane w programie", en: "rooms named in the programme" };

/** Texts of a created event. `when` names its days. */
export const newEvent = {
	headline: { pl: "Cały program w jednym miejscu", en: "The whole programme in one place" } satisfies Text,
	lead: (when: Text): Text => ({
		pl: `${when.pl}: wykłady, prelegenci i sale, dzień po dniu.`,
		en: `${when.en}: talks, speakers and rooms, day by day.`,
	}),
	agendaIntro: {
		pl: "Wybierz dzień albo poszukaj wykładu po tytule lub osobie.",
		en: "Pick a day, or look for a talk by its title or speaker.",
	} satisfies Text,
	agendaIntroOutdated: {
		pl: "Tak wyglądał program tej edycji.",
		en: "This was the programme of this edition.",
	} satisfies Text,
};

const BREAK_NAMES: Record<string, Text> = {
	break: { pl: "Przerwa", en: "Break" },
	"coffee break": { pl: "Przerwa kawowa", en: "Coffee break" },
	"tea break": { pl: "Przerwa na herbatę", en: "Tea break" },
	lunch: { pl: "Lunch", en: "Lunch" },
	"lunch break": { pl: "Przerwa obiadowa", en: "Lunch break" },
	registration: { pl: "Rejestracja", en: "Registration" },
	"check-in": { pl: "Rejestracja", en: "Check-in" },
	przerwa: { pl: "Przerwa", en: "Break" },
	"przerwa kawowa": { pl: "Przerwa kawowa", en: "Coffee break" },
	"przerwa obiadowa": { pl: "Przerwa obiadowa", en: "Lunch break" },
	rejestracja: { pl: "Rejestracja", en: "Registration" },
};

/** Common names have both languages, others only the file's. */
export function breakName(name: string): { name: string; nameEn: string | null } {
	const usual = BREAK_NAMES[name.toLowerCase()];
	return usual ? { name: usual.pl, nameEn: usual.en } : { name, nameEn: null };
}

/**
 * "27 grudnia" / "27 December", for an unnamed day. The organiser names days (specification §9), so a computed weekday
 * could be wrong.
 */
export function dayName(day: string, lang: Lang): string {
	return calendarDateText(lang, day, false);
}

/** "27–30 grudnia 2014" / "27–30 December 2014". */
export function daysText(first: string, last: string): Text {
	const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
	const text = (lang: Lang) => spanText(lang, noonOf(first), noonOf(last), "UTC");
	return { pl: text("pl"), en: text("en") };
}
