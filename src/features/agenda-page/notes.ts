import { type Lang, localized } from "../../kit/i18n/lang.ts";
import type { CategoryCalendar, CategoryTree } from "../agenda/contract.ts";
import { inPlaces, inTracks, lectureCount } from "./texts.ts";

/** Polish and English weekday prefixes of calendar names, and their short forms. */
const SHORT_DAYS: readonly (readonly [RegExp, string])[] = [
	[/^poniedziałek/i, "pon."],
	[/^wtorek/i, "wt."],
	[/^środa/i, "śr."],
	[/^czwartek/i, "czw."],
	[/^piątek/i, "pt."],
	[/^sobota/i, "sob."],
	[/^niedziela/i, "niedz."],
	[/^monday/i, "Mon"],
	[/^tuesday/i, "Tue"],
	[/^wednesday/i, "Wed"],
	[/^thursday/i, "Thu"],
	[/^friday/i, "Fri"],
	[/^saturday/i, "Sat"],
	[/^sunday/i, "Sun"],
];

/** "Piątek 07.06" becomes "pt. 07.06"; names without a weekday stay. */
export function shortDayName(name: string): string {
	for (const [long, short] of SHORT_DAYS) if (long.test(name)) return name.replace(long, short);
	return name;
}

const lecturesOf = (calendar: CategoryCalendar) => calendar.tracks.flatMap((track) => track.lectures);

/** The note beside a tab's name: its only day ("pt. 07.06"), or its number of lectures; null for an empty tab. */
export function categoryNote(lang: Lang, tree: CategoryTree): string | null {
	const filled = tree.calendars.filter((calendar) => lecturesOf(calendar).length > 0);
	const count = filled.reduce((sum, calendar) => sum + lecturesOf(calendar).length, 0);
	if (count === 0) return null;
	const [day, another] = filled;
	if (day && !another && tree.isHourlySignificant) return shortDayName(localized(lang, day.name, day.nameEn));
	return lectureCount(lang, count);
}

const ROOM = /^(sala|sale|aula|hala|room|hall|saal|auditorium)\b/i;

/**
 * "46 wykładów w 4 salach": the lectures and rooms of a day. If a place is no room (a studio, "VoD"), tracks are
 * counted.
 */
export function dayCount(lang: Lang, calendar: Pick<CategoryCalendar, "tracks">): string {
	const lectures = calendar.tracks.flatMap((track) => track.lectures);
	const places = new Set(lectures.map((one) => one.place).filter(Boolean));
	const named = calendar.tracks.filter((track) => track.name !== "" && track.lectures.length > 0);
	const count = lectureCount(lang, lectures.length);
	if (places.size > 0 && [...places].every((place) => ROOM.test(place)))
		return `${count} ${inPlaces(lang, places.size)}`;
	return named.length > 1 ? `${count} ${inTracks(lang, named.length)}` : count;
}

/** From this length on, hours read better than minutes. */
const LONG_MINUTES = 180;

/** A duration: "41 min"; from three hours on "5 godz." / "5 h 30 min". */
export function lengthText(lang: Lang, start: string, end: string): string {
	const minutes = Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 60_000));
	if (minutes < LONG_MINUTES) return `${minutes} min`;
	const hours = `${Math.floor(minutes / 60)} ${lang === "pl" ? "godz." : "h"}`;
	return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}
