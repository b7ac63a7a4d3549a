import { type Lang, localized, wordsIn } from "../../kit/i18n/lang.ts";
import { timeText } from "../../kit/time/zone.ts";
import type { Lecture } from "../agenda/contract.ts";
import { namesOf } from "../agenda/names.ts";
import type { Theme } from "../event/contract.ts";
import { paletteOf } from "../scenes/palette.ts";

/** Everything that a share picture shows; the same facts give the same picture. */
export type ShareFacts = {
	eventName: string;
	title: string;
	/** Who speaks, or what a person does. */
	people: string;
	/** Day, time and place; "" of a person. */
	when: string;
	/** A photo that the site keeps. */
	photoUrl: string | null;
	/** The event's drawn scene, which the site keeps; null before it is drawn. */
	sceneUrl: string | null;
	/** What the words stand on, and the colour of their lines. */
	ground: string;
	key: string;
};

type EventFacts = { name: string; nameEn: string | null; timeZone: string; theme: Theme; sceneUrl: string | null };

function ofEvent(lang: Lang, { name, nameEn, theme, sceneUrl }: EventFacts) {
	const { ground, key } = paletteOf(theme);
	return { eventName: localized(lang, name, nameEn), sceneUrl, ground, key };
}

/** The facts of a lecture's picture. */
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

/** The facts of a person's picture. */
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
