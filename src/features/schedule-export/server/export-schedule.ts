import { createHash } from "node:crypto";
import { TZDate } from "@date-fns/tz";
import type { Database } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { isSafeAddress, sanitizeHtml } from "../../../kit/html/sanitize.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { roomNames } from "../../agenda/room-names.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import {
	acronymOf,
	BREAK_TYPE,
	type ExportedDay,
	type ExportedEvent,
	type ExportedPerson,
	type ExportedSchedule,
	LECTURE_TYPE,
	TAG_SEPARATOR,
} from "../schedule.ts";
import { type ScheduleRows, scheduleRowsOf } from "./store.ts";

const MINUTE_MS = 60_000;
/** Break ids start above lecture ids, because the formats share one id range. */
const FIRST_BREAK_ID = 1_000_000_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Addresses = { landing: string; lecture: (id: number) => string };
type ExportedItem = { calendarId: number; startsAt: Date; event: ExportedEvent };

/** An imported item's key in its publication, without the publication's prefix. */
const ownKey = (sourceKey: string | null) => sourceKey?.replace(/^[^:]*:/, "") ?? null;

/** An imported item's guid, or a stable one derived from the name. */
function guidOf(sourceKey: string | null, name: string): string {
	const key = ownKey(sourceKey);
	if (key && UUID.test(key)) return key;
	const hex = createHash("sha1").update(name).digest("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function personOf({
	id,
	sourceKey,
	title,
	firstName,
	lastName,
	biography,
}: ScheduleRows["people"][number]): ExportedPerson {
	const key = Number(ownKey(sourceKey));
	return {
		id: Number.isSafeInteger(key) && key > 0 ? key : id,
		name: [title, firstName, lastName].filter(Boolean).join(" "),
		biography: biography ? sanitizeHtml(biography) : "",
	};
}

const localTime = (instant: Date, zone: string) => new TZDate(instant, zone).toISOString().replace(/\.\d{3}/, "");
const minutesOf = (one: { startsAt: Date; endsAt: Date }) =>
	Math.round((one.endsAt.getTime() - one.startsAt.getTime()) / MINUTE_MS);

function lectureEvents(
	rows: ScheduleRows,
	{ code, timeZone }: EventRecord,
	{ lecture: urlOf }: Addresses,
): ExportedItem[] {
	const people = Map.groupBy(rows.people, (one) => one.lectureId);
	const links = Map.groupBy(rows.links, (one) => one.lectureId);
	return rows.lectures.map((one) => ({
		calendarId: one.calendarId,
		startsAt: one.startsAt,
		event: {
			id: one.id,
			guid: guidOf(one.sourceKey, `${code} lecture ${one.sourceKey ?? one.id}`),
			slug: `${acronymOf(code)}-${one.id}`,
			url: urlOf(one.id),
			date: localTime(one.startsAt, timeZone),
			minutes: minutesOf(one),
			room: one.place,
			title: one.subject,
			track: one.track ?? "",
			type: one.tags.join(TAG_SEPARATOR) || LECTURE_TYPE,
			language: one.language,
			abstract: one.shortDescription,
			description: one.description ? sanitizeHtml(one.description) : "",
			persons: (people.get(one.id) ?? []).map(personOf),
			links: (links.get(one.id) ?? [])
				.filter((link) => isSafeAddress(link.url))
				.map(({ title, url }) => ({ title, url })),
		},
	}));
}

/** Breaks need a room, so they get their day's first. */
function breakEvents(
	rows: ScheduleRows,
	{ code, timeZone }: EventRecord,
	lectures: ExportedItem[],
	landing: string,
): ExportedItem[] {
	return rows.breaks.flatMap((one): ExportedItem[] => {
		const room = roomNames(
			lectures.filter((other) => other.calendarId === one.calendarId).map(({ event }) => ({ place: event.room })),
		)[0];
		if (!lectures.some((other) => other.calendarId === one.calendarId)) return [];
		const event = {
			id: FIRST_BREAK_ID + one.id,
			guid: guidOf(one.sourceKey, `${code} break ${one.sourceKey ?? one.id}`),
			slug: `${acronymOf(code)}-break-${one.id}`,
			url: landing,
			date: localTime(one.startsAt, timeZone),
			minutes: minutesOf(one),
			room: room ?? "",
			title: one.name,
			track: "",
			type: BREAK_TYPE,
			language: "",
			abstract: "",
			description: "",
			persons: [],
			links: [],
		};
		return [{ calendarId: one.calendarId, startsAt: one.startsAt, event }];
	});
}

/** Days by date, each with its rooms by name and their events by start. */
function daysOf(rows: ScheduleRows, placed: ExportedItem[], zone: string): ExportedDay[] {
	const dateOf = new Map(rows.lectures.map((one) => [one.calendarId, dayOf(one.calendarStartsAt, zone)]));
	const byDate = Map.groupBy(placed, (one) => dateOf.get(one.calendarId) ?? "");
	const dates = [...byDate].sort(([one], [other]) => (one < other ? -1 : 1));
	return dates.map(([date, own]) => {
		const inOrder = own.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
		const ends = own.map((one) => one.startsAt.getTime() + one.event.minutes * MINUTE_MS);
		const names = [...roomNames(own.map(({ event }) => ({ place: event.room }))), ""];
		return {
			date,
			start: inOrder[0]?.event.date ?? "",
			end: localTime(new Date(Math.max(...ends)), zone),
			rooms: names
				.map((name) => ({ name, events: inOrder.map((one) => one.event).filter((one) => one.room === name) }))
				.filter((room) => room.events.length > 0),
		};
	});
}

/** An event's programme for both formats, in the original languages. Undefined if it has none. */
export async function exportedSchedule(
	db: Database,
	event: EventRecord,
	addresses: Addresses,
): Promise<ExportedSchedule | undefined> {
	const rows = await scheduleRowsOf(db, event.id);
	const lectures = lectureEvents(rows, event, addresses);
	if (lectures.length === 0) return undefined;
	const placed = [...lectures, ...breakEvents(rows, event, lectures, addresses.landing)].filter(
		(one) => one.event.minutes > 0,
	);
	const days = daysOf(rows, placed, event.timeZone);
	const used = new Set(lectures.map((one) => one.event.track));
	return {
		acronym: acronymOf(event.code),
		title: event.name,
		timeZone: event.timeZone,
		url: addresses.landing,
		version: contentMark(JSON.stringify(days)),
		days,
		tracks: rows.tracks.filter((one) => used.has(one.name)),
	};
}
