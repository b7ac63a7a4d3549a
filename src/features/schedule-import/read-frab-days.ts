import { isDay } from "../../kit/time/day.ts";
import { knownZone } from "../../kit/time/known-zone.ts";
import { BREAK_TYPE, LECTURE_TYPE, TAG_SEPARATOR } from "../schedule-export/schedule.ts";
import { webAddress } from "./loose-values.ts";
import {
	BrokenSchedule,
	type Link,
	type Person,
	type Schedule,
	type ScheduleFormat,
	type SkippedItem,
	type Talk,
} from "./schedule.ts";
import { clockTime, durationMinutes, instantOnDay, minutesAfter, momentOf, offsetOf } from "./times.ts";

/** The content that frab's XML and JSON share, not yet interpreted. */
export type RawSchedule = {
	/** Whether this program exported it: texts are final, and types are tags. */
	isOwn: boolean;
	/** Empty if the file has none. */
	acronym: string;
	title: string;
	timeZone: string;
	venue: string;
	city: string;
	baseUrl: string;
	dayChange: string;
	/** Tracks in the conference's order, if the file lists them. */
	tracks: string[];
	days: RawDay[];
};
export type RawDay = { date: string; start: string; end: string; place: string; talks: RawTalk[] };
export type RawPerson = { id: string; name: string; biography: string; links: Link[] };
export type RawTalk = {
	place: string;
	id: string;
	title: string;
	subtitle: string;
	date: string;
	start: string;
	end: string;
	duration: string;
	room: string;
	track: string;
	type: string;
	language: string;
	abstract: string;
	description: string;
	persons: RawPerson[];
	links: Link[];
};

/** Types that say nothing about a talk; they become no tag. */
const PLAIN_TYPES = [
	"lecture",
	"talk",
	"session",
	"other",
	"vortrag",
	"presentation",
	"lecture_talk",
	"wykład",
	"prelekcja",
];
const BREAK_TYPES = ["break", "pause", "lunch", "coffee break", "coffee_break", "przerwa"];
const BREAK_TITLE =
	/^(?:(?:coffee|lunch|tea|short|long|afternoon|morning)[ -])?(?:break|lunch|pause|przerwa(?: .{1,20})?|kaffeepause|mittagspause)$/i;

function dayDate(day: RawDay): string | undefined {
	return [day.date, day.start, ...day.talks.map((talk) => talk.date)].map((text) => text.slice(0, 10)).find(isDay);
}

function isBreak(talk: RawTalk, isOwn: boolean): boolean {
	if (isOwn) return talk.type === BREAK_TYPE;
	return talk.persons.length === 0 && (BREAK_TYPES.includes(talk.type.toLowerCase()) || BREAK_TITLE.test(talk.title));
}

function startOf(
	talk: RawTalk,
	day: string,
	dayStart: Date | undefined,
	raw: RawSchedule,
	zone: string,
): Date | undefined {
	const whole = momentOf(talk.date, zone) ?? momentOf(talk.start, zone);
	if (whole) return whole;
	const time = clockTime(talk.start);
	if (!time) return undefined;
	const dayChange = clockTime(raw.dayChange);
	return instantOnDay(isDay(talk.date) ? talk.date : day, time, zone, { dayStart, dayChange });
}

function endOf(talk: RawTalk, start: Date, zone: string): Date | undefined {
	const minutes = durationMinutes(talk.duration);
	return minutes === undefined ? momentOf(talk.end, zone) : minutesAfter(start, minutes);
}

function tagsOf(type: string, isOwn: boolean): string[] {
	if (isOwn) return type === LECTURE_TYPE ? [] : type.split(TAG_SEPARATOR);
	const name = type.replace(/_/g, " ").trim();
	return name === "" || PLAIN_TYPES.includes(type.toLowerCase()) ? [] : [name];
}

/** Collects talks, breaks and people, each key once. */
class TalkCollector {
	readonly persons = new Map<string, Person>();
	readonly skipped: SkippedItem[] = [];
	readonly talks: Talk[] = [];
	readonly breaks: Schedule["breaks"] = [];
	private readonly keys = new Set<string>();
	private readonly raw: RawSchedule;
	private readonly zone: string;

	constructor(raw: RawSchedule, zone: string) {
		this.raw = raw;
		this.zone = zone;
	}

	add(talk: RawTalk, day: string, dayStart: Date | undefined): void {
		const what = talk.title === "" ? talk.place : `"${talk.title}" (${talk.place})`;
		const startsAt = startOf(talk, day, dayStart, this.raw, this.zone);
		const endsAt = startsAt && endOf(talk, startsAt, this.zone);
		const key = talk.id || `title:${talk.title.toLowerCase()}`;
		const why = this.whyNot(talk, key, startsAt, endsAt);
		if (why || !startsAt || !endsAt) {
			this.skipped.push({ what, why: why ?? "it has no time" });
			return;
		}
		this.keys.add(key);
		if (isBreak(talk, this.raw.isOwn)) this.breaks.push({ key, day, name: talk.title, startsAt, endsAt });
		else this.talks.push({ ...this.talkOf(talk, what), key, day, startsAt, endsAt });
	}

	private whyNot(talk: RawTalk, key: string, startsAt?: Date, endsAt?: Date): string | undefined {
		if (talk.title === "") return "it has no title";
		if (!startsAt) return "its start time is missing or invalid";
		if (!endsAt) return "its duration is missing or invalid";
		if (endsAt <= startsAt) return "its end is not after its start";
		return this.keys.has(key) ? `its guid ${key} occurs twice in the file` : undefined;
	}

	private talkOf(talk: RawTalk, what: string): Omit<Talk, "key" | "day" | "startsAt" | "endsAt"> {
		const { title, subtitle, abstract, description, room, language } = talk;
		const personKeys = talk.persons.map((person) => this.personKey(person, what)).filter((key) => key !== undefined);
		const links = this.linksOf(talk.links, what);
		const tags = tagsOf(talk.type, this.raw.isOwn);
		const track = talk.track || null;
		return {
			title,
			subtitle,
			abstract,
			description,
			room,
			language,
			track,
			tags,
			links,
			personKeys: [...new Set(personKeys)],
		};
	}

	private personKey(person: RawPerson, what: string): string | undefined {
		if (person.name === "") {
			this.skipped.push({ what: `a person of ${what}`, why: "the person has no name" });
			return undefined;
		}
		const key = person.id || `name:${person.name.toLowerCase()}`;
		const existingPerson = this.persons.get(key);
		if (existingPerson) {
			existingPerson.biography ||= person.biography;
			return key;
		}
		const { name, biography } = person;
		const links = this.linksOf(person.links, name);
		this.persons.set(key, { key, name, firstName: null, lastName: null, tagLine: "", biography, links });
		return key;
	}

	private linksOf(links: Link[], what: string): Link[] {
		return links.flatMap(({ title, url }) => {
			const address = webAddress(url, this.raw.baseUrl);
			if (!address) this.skipped.push({ what: `a link of ${what}`, why: `"${url.slice(0, 80)}" is not a web address` });
			return address ? [{ title, url: address }] : [];
		});
	}
}

/**
 * Computes times, days past midnight, breaks and distinct people. `zone` applies to times without an offset unless the
 * file has its own. Throws `BrokenSchedule` if no talk is left.
 */
export function scheduleOfFrab(raw: RawSchedule, format: ScheduleFormat, zone: string): Schedule {
	const timeZone = knownZone(raw.timeZone);
	const localZone = timeZone ?? zone;
	const gathering = new TalkCollector(raw, localZone);
	for (const day of raw.days) {
		const date = dayDate(day);
		if (date) for (const talk of day.talks) gathering.add(talk, date, momentOf(day.start, localZone));
		else if (day.talks.length > 0) gathering.skipped.push({ what: day.place, why: "the day has no date" });
	}
	const { talks, breaks, persons, skipped } = gathering;
	if (talks.length === 0) {
		const first = skipped[0] ? ` (${skipped[0].what}: ${skipped[0].why})` : "";
		throw new BrokenSchedule(`The schedule has no usable talk${first}.`);
	}
	const used = new Set(talks.flatMap((talk) => talk.track ?? []));
	const tracks = [...new Set([...raw.tracks.filter((track) => used.has(track)), ...used])];
	const { title, venue, city } = raw;
	const offset = offsetOf(
		raw.days
			.flatMap((day) => day.talks)
			.map((talk) => talk.date)
			.find(offsetOf) ?? "",
	);
	return {
		format,
		source: raw.acronym ? `${format}-${raw.acronym.toLowerCase()}` : format,
		isOwn: raw.isOwn,
		title,
		timeZone,
		offset,
		venue,
		city,
		tracks,
		persons: [...persons.values()],
		talks,
		breaks,
		skipped,
	};
}
