import { eventCalendarPath } from "../../features/agenda/rules.ts";
import { eventDays } from "../../features/event/event-days.ts";
import { isOver, lastDay } from "../../features/event/over.ts";
import type { CalendarRecord, EventRecord } from "../../features/event/server/columns.ts";
import { paletteOf } from "../../features/scenes/palette.ts";
import type { ScenePictures } from "../../features/scenes/pictures.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { spanText } from "../../kit/time/zone.ts";
import type { PageRequest } from "../http/page-spec.ts";
import type { LandingRows } from "../http/reads.ts";
import { dayForms, texts } from "./texts.ts";

/** Sources for wide screens and phones, by image format. */
/** `preview` is a data URI of the phone's crop. */
export type HeroPicture = { wide: Sources; phone: Sources; preview?: string | undefined };
type Sources = { avif?: string; other: string };

/** The background of the organiser's own pictures. */
const INK = "#0d0b1f";

function pictureOf({ heroWideUrl, heroPhoneUrl }: EventRecord, scene: ScenePictures | undefined): HeroPicture | null {
	if (heroWideUrl) return { wide: { other: heroWideUrl }, phone: { other: heroPhoneUrl ?? heroWideUrl } };
	if (!scene) return null;
	const sources = ({ avif, webp }: ScenePictures["wide"]) => ({ avif, other: webp });
	return { wide: sources(scene.wide), phone: sources(scene.phone), preview: scene.preview };
}

export type HeroData = {
	name: string;
	headline: string;
	lead: string;
	/** The organiser's picture, or the drawn scene; null before it is drawn. */
	picture: HeroPicture | null;
	/** The background behind the text. */
	ground: string;
	days: { code: string; name: string; note: string; isOnsite: boolean }[];
	facts: { icon: "ticket" | "globe" | "play" | "pin" | "clock"; title: string; note: string }[];
	calendarUrl: string | null;
	/** When the shown edition of a meetup ends and the next one replaces it. */
	until: Date | undefined;
	requestedCalendar: string | null;
	/** Whether the URL names an unknown day or edition. */
	isCalendarUnknown: boolean;
	/** Instants in ISO 8601. */
	countdown: { label: string; deadline: string; now: string } | null;
};

/** More days than this are shown as a range. */
const DAYS_NAMED = 4;

/** Replaces no-break spaces, to compare texts. */
const asWords = (text: string) => text.replaceAll(/\s/g, " ");

type EventPlace = Pick<EventRecord, "timeZone" | "place" | "placeEn" | "city" | "cityEn">;

/**
 * "10 września 2025, Hala Łuków, Kraków": the day's date and place. Leaves out the date if the day's name begins with it.
 */
function whenAndWhere(
	lang: Lang,
	day: Pick<CalendarRecord, "startsAt" | "endsAt" | "isOnsite">,
	event: EventPlace,
	name = "",
): string {
	const place = localized(lang, event.place, event.placeEn);
	const city = localized(lang, event.city, event.cityEn);
	const where = day.isOnsite ? (place === city ? [place] : [place, city]) : [texts.online[lang]];
	const when = spanText(lang, day.startsAt, lastDay(day), event.timeZone);
	return [name && asWords(when).startsWith(asWords(name)) ? "" : when, ...where].filter(Boolean).join(", ");
}

/** The days named in the hero. Many days become one range. */
function namedDays(lang: Lang, days: CalendarRecord[], event: EventPlace): HeroData["days"] {
	const named = days.map((day) => {
		const name = localized(lang, day.name, day.nameEn);
		const note = localized(lang, day.note, day.noteEn) || whenAndWhere(lang, day, event, name);
		return { code: day.code, name, note, isOnsite: day.isOnsite };
	});
	const [first, last, opening, closing] = [named[0], named.at(-1), days[0], days.at(-1)];
	if (!first || !last || !opening || !closing || named.length <= DAYS_NAMED) return named;
	const count = plural(lang, named.length, dayForms);
	const note = opening.note
		? count
		: `${count}, ${whenAndWhere(lang, { ...closing, startsAt: opening.startsAt }, event)}`;
	return [{ ...first, name: `${first.name} – ${last.name}`, note }];
}

/** The countdown's label: the organiser's, or one from the deadline's kind. */
function countdownLabel(lang: Lang, event: EventRecord, deadline: Date): string {
	const own = localized(lang, event.countdownLabel ?? "", event.countdownLabelEn);
	return own || texts[deadline.getTime() === event.startsAt.getTime() ? "untilStart" : "timeLeft"][lang];
}

export function heroOf(rows: LandingRows, request: PageRequest, now: Date): HeroData {
	const { lang, event, calendarCode, isCalendarUnknown, frame } = request;
	// A past edition has no countdown.
	const isEditionOver = event.isMeeting && isOver(heldOf(rows, request, now), now);
	const deadline = isEditionOver ? null : event.countdownAt;
	const isReached = deadline && frame.event.isOver && isOver({ endsAt: deadline }, now);
	const days = eventDays(rows.calendars, event, calendarCode, now);
	return {
		name: localized(lang, event.name, event.nameEn),
		headline: localized(lang, event.headline, event.headlineEn),
		lead: localized(lang, event.lead, event.leadEn),
		picture: pictureOf(event, rows.scene[0]?.pictures),
		ground: event.heroWideUrl ? INK : paletteOf(event.theme).ground,
		days: namedDays(lang, days, event),
		facts: event.facts.map((fact) => ({
			icon: fact.icon,
			title: localized(lang, fact.title, fact.titleEn),
			note: localized(lang, fact.note, fact.noteEn),
		})),
		until: event.isMeeting ? days[0]?.endsAt : undefined,
		calendarUrl: days[0] ? eventCalendarPath(event.code, event.isMeeting ? days[0].code : undefined, lang) : null,
		requestedCalendar: event.isMeeting ? (calendarCode ?? null) : null,
		isCalendarUnknown,
		countdown:
			deadline && !isReached
				? {
						label: countdownLabel(lang, event, deadline),
						deadline: deadline.toISOString(),
						now: now.toISOString(),
					}
				: null,
	};
}

/** The subject of structured data: the whole conference, or a meetup's shown edition. */
export function heldOf(rows: LandingRows, { event, calendarCode }: PageRequest, now: Date) {
	const [edition] = event.isMeeting ? eventDays(rows.calendars, event, calendarCode, now) : [];
	return edition ?? event;
}
