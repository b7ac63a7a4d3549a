import { type Lang, localized, wordsIn } from "../../kit/i18n/lang.ts";
import { spanText, timeText } from "../../kit/time/zone.ts";
import type { Lecture } from "../agenda/contract.ts";
import { namesOf } from "../agenda/names.ts";
import type { Theme } from "../event/contract.ts";
import { lastDay } from "../event/over.ts";
import { paletteOf } from "../scenes/palette.ts";

/** Equal facts give equal pictures. */
export type ShareFacts = {
	/** Beside the logo: the event, or the site if the event is the title. */
	head: string;
	title: string;
	/** The speakers, a person's position, or the event's dates. */
	people: string;
	/** Day, time and place; "" for a person. */
	when: string;
	photoUrl: string | null;
	/** Null before the scene is drawn. */
	sceneUrl: string | null;
	/** The background behind text, and the colour of its lines. */
	ground: string;
	key: string;
};

const SITE = "Estrada";
const AND = { pl: " i ", en: " and " };

type EventFacts = { name: string; nameEn: string | null; timeZone: string; theme: Theme; sceneUrl: string | null };

function ofEvent(lang: Lang, { name, nameEn, theme, sceneUrl }: EventFacts) {
	const { ground, key } = paletteOf(theme);
	return { head: localized(lang, name, nameEn), sceneUrl, ground, key };
}

export function lectureFacts(
	lang: Lang,
	event: EventFacts,
	lecture: Pick<
		Lecture,
		"subject" | "subjectPl" | "subjectEn" | "language" | "lecturers" | "exhibitor" | "startDate" | "place"
	> & { calendarName: string; calendarNameEn: string | null; isHourlySignificant: boolean },
): ShareFacts {
	const { language, subject, subjectPl, subjectEn, lecturers, exhibitor, startDate, place } = lecture;
	const day = localized(lang, lecture.calendarName, lecture.calendarNameEn);
	const time = lecture.isHourlySignificant ? timeText(lang, new Date(startDate), event.timeZone) : "";
	return {
		...ofEvent(lang, event),
		title: wordsIn(lang, language, subject, subjectPl, subjectEn).text,
		people: namesOf(lecturers) || (exhibitor?.name ?? ""),
		when: [day, time, place].filter(Boolean).join(", "),
		photoUrl: null,
	};
}

export function speakerFacts(
	lang: Lang,
	event: EventFacts,
	person: { name: string; jobPosition: string; organization: string; imageUrl: string | null },
): ShareFacts {
	return {
		...ofEvent(lang, event),
		title: person.name,
		people: [person.jobPosition, person.organization].filter(Boolean).join(", "),
		when: "",
		photoUrl: person.imageUrl,
	};
}

type WhereAndWhen = {
	startsAt: Date;
	endsAt: Date;
	isMeeting: boolean;
	isOnsite: boolean;
	isOnline: boolean;
	place: string;
	placeEn: string | null;
	city: string;
	cityEn: string | null;
};

/** The typeface has no thin space: "6–7 June", "30 May – 1 June". */
const withoutThinSpaces = (dates: string) => dates.replace(/(?<=^\d+)\u2009–\u2009/, "–").replaceAll("\u2009", " ");

/** A meetup has no dates, as its editions differ. */
export function eventFacts(lang: Lang, event: EventFacts & WhereAndWhen): ShareFacts {
	const place = [localized(lang, event.place, event.placeEn), localized(lang, event.city, event.cityEn)];
	const ways = [event.isOnsite ? place.filter(Boolean).join(", ") : "", event.isOnline ? "online" : ""];
	const dates = event.isMeeting ? "" : spanText(lang, event.startsAt, lastDay(event), event.timeZone);
	const own = ofEvent(lang, event);
	return {
		...own,
		head: SITE,
		title: own.head,
		people: withoutThinSpaces(dates),
		when: ways.filter(Boolean).join(AND[lang]),
		photoUrl: null,
	};
}
