import { type Lang, localized, wordsIn } from "../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../kit/time/zone.ts";
import type { Lecture } from "../agenda/contract.ts";
import { programmeTexts } from "../agenda/texts.ts";
import type { Theme } from "../event/contract.ts";
import { eventDays } from "../event/event-days.ts";
import { paletteOf } from "../scenes/palette.ts";
import type { Lamp, Line, Score, ScoreDay, Topic } from "./contract.ts";

type Calendar = {
	id: number;
	code: string;
	name: string;
	nameEn: string | null;
	startsAt: Date;
	endsAt: Date;
};
type Track = { id: number; name: string; nameEn: string | null; color: string };
type LecturePlace = { categoryId: number; calendarId: number; trackId: number | null; lecture: Lecture };

/** The input of a score. Lists are in the organiser's order, lectures by start. */
export type ScoreInput = {
	lang: Lang;
	event: { isMeeting: boolean; timeZone: string; startsAt: Date; theme: Theme };
	isOver: boolean;
	calendars: Calendar[];
	categories: { id: number; isHourlySignificant: boolean; isFake: boolean }[];
	tracks: Track[];
	lectures: LecturePlace[];
	/** By lecture id, for a past event. */
	takenQuarters?: ReadonlyMap<number, number>;
	recordings?: ReadonlyMap<number, number>;
};

const HOUR = 60;
const MINUTE_MS = 60_000;
const DAY = 24 * HOUR;
/** Lectures before this minute belong to the previous day, if it has lectures. */
const NIGHT_MINUTE = 6 * HOUR;
/** The last minute shown: 6 a.m. of the next day. */
const LAST_MINUTE = DAY + NIGHT_MINUTE;
/** The minimum time range. With less, lamps would be as wide as the page. */
const LEAST_MINUTES = 2 * HOUR;
const MAX_TOPICS = 40;
/** A tag of a larger share of lectures distinguishes little. */
const MAX_SHARE = 0.8;
const LEAST_TAGS = 2;
/** Maximum number of lanes per track. */
const MAX_LANES = 3;

/** A conference's days with their timed lectures. Meetups have no score, because their agenda is one short list. */
export function makeScore(input: ScoreInput): Score {
	const lectures = lecturesOf(input);
	const topics = topicsOf(input, lectures);
	const days = daysOf(input, lectures, topics);
	const lamps = days.flatMap((day) => day.lines.flatMap((one) => one.lamps));
	return {
		...hoursOf(lamps),
		isOver: input.isOver,
		hasSeats: lectures.some(({ lecture }) => lecture.status > 0),
		topics: topics.map(({ key: _, ...topic }) => topic),
		days,
	};
}

function lecturesOf({ event, calendars, categories, lectures }: ScoreInput): LecturePlace[] {
	if (event.isMeeting) return [];
	const timed = new Set(categories.filter((one) => one.isHourlySignificant && !one.isFake).map((one) => one.id));
	const days = new Set(eventDays(calendars, event, undefined, event.startsAt).map((one) => one.id));
	return lectures.filter((one) => timed.has(one.categoryId) && days.has(one.calendarId));
}

/** Whole hours around all lectures. */
function hoursOf(lamps: readonly Lamp[]): { from: number; to: number } {
	if (lamps.length === 0) return { from: 0, to: LEAST_MINUTES };
	const from = Math.floor(Math.min(...lamps.map((one) => one.from)) / HOUR) * HOUR;
	const to = Math.ceil(Math.max(...lamps.map((one) => one.to)) / HOUR) * HOUR;
	return { from, to: Math.max(to, from + LEAST_MINUTES) };
}

type KeyedTopic = Topic & { key: string };
const tagKey = (tag: string) => `#${tag}`;
const trackKey = (id: number | null) => `${id ?? 0}`;

/** Topics by frequency: tags, or tracks if tags do not distinguish lectures. */
function topicsOf({ lang, tracks }: ScoreInput, lectures: readonly LecturePlace[]): KeyedTopic[] {
	const tags = lectures.flatMap(({ lecture }) =>
		lecture.tags.map((tag, place): KeyedTopic => {
			// In the page's language, not the lecture's, so that a tag has one name everywhere.
			const name = (lang === "pl" ? lecture.tagsPl : lecture.tagsEn)[place] ?? tag;
			return { key: tagKey(tag), name, tag, trackId: null };
		}),
	);
	const telling = byCount(tags, lectures.length * MAX_SHARE);
	if (telling.length >= LEAST_TAGS) return telling;
	const ofTracks = lectures.flatMap(({ trackId }) =>
		tracks
			.filter((one) => one.id === trackId)
			.map(({ id, name, nameEn }) => ({
				key: trackKey(id),
				name: localized(lang, name, nameEn),
				tag: null,
				trackId: id,
			})),
	);
	return byCount(ofTracks, Number.POSITIVE_INFINITY);
}

/** Distinct topics by frequency, without topics that occur more than `most` times. */
function byCount(topics: readonly KeyedTopic[], most: number): KeyedTopic[] {
	const counts = new Map<string, number>();
	for (const { key } of topics) counts.set(key, (counts.get(key) ?? 0) + 1);
	const countOf = ({ key }: KeyedTopic) => counts.get(key) ?? 0;
	return [...new Map(topics.map((one) => [one.key, one])).values()]
		.filter((one) => countOf(one) <= most)
		.sort((one, other) => countOf(other) - countOf(one))
		.slice(0, MAX_TOPICS);
}

/** The date to which a lecture belongs, by its start. After midnight it is the previous day. */
function dateOf({ lecture }: LecturePlace, zone: string, dates: ReadonlySet<string>): string {
	const start = new Date(lecture.startDate);
	const evening = dayOf(new Date(start.getTime() - NIGHT_MINUTE * MINUTE_MS), zone);
	return dates.has(evening) ? evening : dayOf(start, zone);
}

/** A block per date with lectures of a calendar, each with its night. */
function daysOf(input: ScoreInput, lectures: readonly LecturePlace[], topics: readonly KeyedTopic[]): ScoreDay[] {
	const { lang, event, calendars } = input;
	const zone = event.timeZone;
	const places = new Map(topics.map((one, place) => [one.key, place]));
	return calendars.flatMap((calendar) => {
		const own = lectures.filter((one) => one.calendarId === calendar.id);
		const isByDay = (one: LecturePlace) => minuteOf(one.lecture.startDate, zone) >= NIGHT_MINUTE;
		const withDay = new Set(own.filter(isByDay).map((one) => dayOf(new Date(one.lecture.startDate), zone)));
		const byDate = [...Map.groupBy(own, (one) => dateOf(one, zone, withDay))].toSorted(([one], [other]) =>
			one < other ? -1 : 1,
		);
		return byDate.map(([date, ofDay]): ScoreDay => {
			const note = dateText(lang, new Date(ofDay[0]?.lecture.startDate ?? calendar.startsAt), zone, false);
			const name = localized(lang, calendar.name, calendar.nameEn);
			return {
				code: calendar.code,
				date,
				name: byDate.length > 1 ? note : name,
				note,
				lines: linesOf(input, ofDay, { date, places }),
			};
		});
	});
}

type OfDay = { date: string; places: ReadonlyMap<string, number> };

function linesOf(input: ScoreInput, lectures: readonly LecturePlace[], ofDay: OfDay): Line[] {
	const { lang, event, tracks } = input;
	const outside = {
		id: 0,
		name: programmeTexts.withoutTrack.pl,
		nameEn: programmeTexts.withoutTrack.en,
		color: "#6b5cff",
	};
	return [...tracks, outside].flatMap((track) => {
		const own = lectures.filter((one) => (one.trackId ?? 0) === track.id);
		if (own.length === 0) return [];
		const lamps = inLanes(own.map((one) => lampOf(input, one, ofDay)));
		const [color = "#ffffff"] = paletteOf({ ...event.theme, beams: [track.color] }).beams;
		const lanes = Math.max(...lamps.map((one) => one.lane)) + 1;
		return [{ trackId: track.id, name: localized(lang, track.name, track.nameEn), color, lanes, lamps }];
	});
}

/** Minutes from midnight by the event's clock. */
function minuteOf(instant: string, zone: string): number {
	const [hours = 0, minutes = 0] = timeText("en", new Date(instant), zone).split(":").map(Number);
	return hours * HOUR + minutes;
}

function lampOf(input: ScoreInput, { lecture, trackId }: LecturePlace, { date, places }: OfDay): Lamp {
	const { lang, event } = input;
	const { objectId, language, subject, subjectPl, subjectEn, place, isHot, tags } = lecture;
	const [start, end] = [new Date(lecture.startDate), new Date(lecture.endDate)];
	const isNight = dayOf(start, event.timeZone) > date;
	const from = minuteOf(lecture.startDate, event.timeZone) + (isNight ? DAY : 0);
	// an end before its start is invalid
	const length = Math.max(1, (end.getTime() - start.getTime()) / MINUTE_MS);
	const words = wordsIn(lang, language, subject, subjectPl, subjectEn);
	const keys = [...tags.map(tagKey), trackKey(trackId)];
	return {
		objectId,
		language,
		place,
		isHot,
		level: lecture.difficultyLevel,
		from,
		lane: 0,
		to: Math.min(LAST_MINUTE, Math.round(from + length)),
		title: words.text,
		titleLang: words.lang ?? null,
		topics: [...new Set(keys)].flatMap((key) => places.get(key) ?? []),
		takenQuarters: input.takenQuarters?.get(objectId) ?? null,
		recordingId: input.recordings?.get(objectId) ?? null,
	};
}

/** Assigns each lamp, ordered by start, to the first free lane, otherwise to the lane that frees first. */
function inLanes(lamps: readonly Lamp[]): Lamp[] {
	const ends: number[] = [];
	return lamps.map((lamp) => {
		const free = ends.findIndex((end) => end <= lamp.from);
		const lane = free >= 0 ? free : ends.length < MAX_LANES ? ends.length : ends.indexOf(Math.min(...ends));
		ends[lane] = Math.max(lamp.to, ends[lane] ?? 0);
		return { ...lamp, lane };
	});
}
