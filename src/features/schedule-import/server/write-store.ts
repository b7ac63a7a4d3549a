import { and, count, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	lectureLink,
	track,
} from "../../agenda/server/tables.ts";
import { eventYear } from "../../event/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendar } from "../../event/server/tables.ts";
import { lecturer } from "../../speakers/server/tables.ts";
import type { BreakDraft, DayDraft, LectureDraft, LecturerDraft, TrackDraft } from "../drafts.ts";
import type { Span } from "../rules.ts";
import { programme } from "../texts.ts";

/** The source key of the category that an import makes. */
const CATEGORY_KEY = "import";
/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 500;
const DAY = 86_400_000;

function idsByKey(rows: { id: number; key: string | null }[]): Map<string, number> {
	return new Map(rows.map(({ id, key }) => [invariant(key, "the key of an imported row"), id]));
}

/** Lecturer columns that follow the file; order and council are the organiser's. */
const LECTURER_CHANGE = {
	sourceHash: sql`excluded.source_hash`,
	title: sql`excluded.title`,
	firstName: sql`excluded.first_name`,
	lastName: sql`excluded.last_name`,
	jobPosition: sql`excluded.job_position`,
	biography: sql`excluded.biography`,
	linkedinUrl: sql`excluded.linkedin_url`,
	twitterUrl: sql`excluded.twitter_url`,
	otherSocialMediaUrl: sql`excluded.other_social_media_url`,
	repositoryUrl: sql`excluded.repository_url`,
	websiteUrl: sql`excluded.website_url`,
};

/** Lecture columns that follow the file; category, level, HOT, seats and exhibitor are the organiser's. */
const LECTURE_CHANGE = {
	sourceHash: sql`excluded.source_hash`,
	calendarId: sql`excluded.calendar_id`,
	trackId: sql`excluded.track_id`,
	subject: sql`excluded.subject`,
	language: sql`excluded.language`,
	startsAt: sql`excluded.starts_at`,
	endsAt: sql`excluded.ends_at`,
	place: sql`excluded.place`,
	shortDescription: sql`excluded.short_description`,
	description: sql`excluded.description`,
	tags: sql`excluded.tags`,
};

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
	for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH));
}

/** The category of imported lectures, created at the first import; the organiser may rename and move it. */
export async function importCategory(tx: Tx, eventId: number): Promise<number> {
	const isOwn = and(eq(agendaCategory.eventId, eventId), eq(agendaCategory.sourceKey, CATEGORY_KEY));
	const found = await tx.select({ id: agendaCategory.id }).from(agendaCategory).where(isOwn);
	if (found[0]) return found[0].id;
	const [last] = await tx
		.select({ position: max(agendaCategory.position) })
		.from(agendaCategory)
		.where(eq(agendaCategory.eventId, eventId));
	const position = (last?.position ?? 0) + 1;
	const values = {
		eventId,
		position,
		name: programme.pl,
		nameEn: programme.en,
		isHourlySignificant: true,
		sourceKey: CATEGORY_KEY,
	};
	const made = await tx.insert(agendaCategory).values(values).returning({ id: agendaCategory.id });
	return oneRow(made).id;
}

/** Adds days by date after the organiser's. Returns their ids by key. */
export async function addDays(
	tx: Tx,
	own: EventRecord,
	days: (DayDraft & { code: string })[],
): Promise<Map<string, number>> {
	if (days.length === 0) return new Map();
	const rows = await tx
		.insert(calendar)
		.values(
			days.map(({ key, ...day }) => ({
				...day,
				...namedIn(own, { ...day, key }),
				eventId: own.id,
				sourceKey: key,
				position: Math.floor(Date.parse(key) / DAY),
				isOnline: own.isOnline,
				isOnsite: own.isOnsite,
			})),
		)
		.returning({ id: calendar.id, key: calendar.sourceKey });
	return idsByKey(rows);
}

/** A day's names, with the year if it differs from the event's. */
function namedIn({ code, startsAt }: EventRecord, { key, name, nameEn }: DayDraft) {
	const year = key.slice(0, 4);
	if (Number(year) === (eventYear(code) ?? startsAt.getUTCFullYear())) return { name, nameEn };
	return { name: `${name} ${year}`, nameEn: `${nameEn} ${year}` };
}

export async function changeDay(tx: Tx, id: number, span: Span): Promise<void> {
	await tx.update(calendar).set({ startsAt: span.startsAt, endsAt: span.endsAt }).where(eq(calendar.id, id));
}

/** Adds tracks at the end, cycling through the event's beam colours. Returns their ids by key. */
export async function addTracks(tx: Tx, own: EventRecord, tracks: TrackDraft[]): Promise<Map<string, number>> {
	if (tracks.length === 0) return new Map();
	const [there] = await tx
		.select({ number: count(), position: max(track.position) })
		.from(track)
		.where(eq(track.eventId, own.id));
	const { beams } = own.theme;
	const rows = await tx
		.insert(track)
		.values(
			tracks.map(({ key, name }, index) => {
				const color = beams[((there?.number ?? 0) + index) % beams.length];
				const position = (there?.position ?? 0) + index + 1;
				return { eventId: own.id, name, sourceKey: key, position, ...(color && { color }) };
			}),
		)
		.returning({ id: track.id, key: track.sourceKey });
	return idsByKey(rows);
}

/** Writes new and changed lecturers, new ones at the end. Returns their ids by key. */
export async function writeLecturers(
	tx: Tx,
	eventId: number,
	lecturers: LecturerDraft[],
): Promise<Map<string, number>> {
	const [last] = await tx
		.select({ position: max(lecturer.position) })
		.from(lecturer)
		.where(eq(lecturer.eventId, eventId));
	let position = last?.position ?? 0;
	const ids = new Map<string, number>();
	await inBatches(lecturers, async (batch) => {
		const values = batch.map(({ key, hash, ...rest }) => ({
			...rest,
			eventId,
			position: ++position,
			sourceKey: key,
			sourceHash: hash,
		}));
		const rows = await tx
			.insert(lecturer)
			.values(values)
			.onConflictDoUpdate({
				target: [lecturer.eventId, lecturer.sourceKey],
				set: LECTURER_CHANGE,
			})
			.returning({ id: lecturer.id, key: lecturer.sourceKey });
		for (const [key, id] of idsByKey(rows)) ids.set(key, id);
	});
	return ids;
}

/** Ids of the rows referenced by lectures, by key. */
export type Places = {
	category: number;
	days: Map<string, number>;
	tracks: Map<string, number>;
	lecturers: Map<string, number>;
};

/** Writes new and changed lectures with lecturers and links; keeps the organiser's additions. */
export async function writeLectures(
	tx: Tx,
	eventId: number,
	lectures: LectureDraft[],
	places: Places,
	progress: (done: number) => void,
): Promise<void> {
	let done = 0;
	await inBatches(lectures, async (batch) => {
		const rows = await tx
			.insert(lecture)
			.values(batch.map((draft) => lectureRow(eventId, draft, places)))
			.onConflictDoUpdate({
				target: [lecture.eventId, lecture.sourceKey],
				set: LECTURE_CHANGE,
			})
			.returning({ id: lecture.id, key: lecture.sourceKey });
		const ids = idsByKey(rows);
		await writeLinks(tx, batch, ids, places);
		done += batch.length;
		progress(done);
	});
}

function lectureRow(eventId: number, draft: LectureDraft, places: Places): typeof lecture.$inferInsert {
	const { key, hash, day, track: trackKey, lecturers: _lecturers, links: _links, ...rest } = draft;
	return {
		...rest,
		eventId,
		categoryId: places.category,
		calendarId: invariant(places.days.get(day), "the day of a lecture"),
		trackId: trackKey === null ? null : invariant(places.tracks.get(trackKey), "the track of a lecture"),
		sourceKey: key,
		sourceHash: hash,
	};
}

async function writeLinks(tx: Tx, batch: LectureDraft[], ids: Map<string, number>, places: Places): Promise<void> {
	const all = [...ids.values()];
	await tx.delete(lectureLecturer).where(inArray(lectureLecturer.lectureId, all));
	await tx.delete(lectureLink).where(inArray(lectureLink.lectureId, all));
	const speaking = batch.flatMap(({ key, lecturers }) =>
		lecturers.map((one, position) => ({
			lectureId: invariant(ids.get(key), "a written lecture"),
			lecturerId: invariant(places.lecturers.get(one), "a written lecturer"),
			position,
		})),
	);
	const links = batch.flatMap(({ key, links }) =>
		links.map((link, position) => ({ ...link, lectureId: invariant(ids.get(key), "a written lecture"), position })),
	);
	await inBatches(speaking, (rows) => tx.insert(lectureLecturer).values(rows));
	await inBatches(links, (rows) => tx.insert(lectureLink).values(rows));
}

/** Adds new breaks and updates changed ones. */
export async function writeBreaks(
	tx: Tx,
	breaks: { id?: number; draft: BreakDraft }[],
	days: Map<string, number>,
): Promise<void> {
	const old = breaks.flatMap(({ id }) => id ?? []);
	if (old.length > 0) await tx.delete(calendarBreak).where(inArray(calendarBreak.id, old));
	await inBatches(breaks, (batch) =>
		tx.insert(calendarBreak).values(
			batch.map(({ id, draft: { key, day, ...rest } }) => ({
				...rest,
				...(id && { id }),
				calendarId: invariant(days.get(day), "the day of a break"),
				sourceKey: key,
			})),
		),
	);
}

const removable = { lectures: lecture, breaks: calendarBreak, tracks: track, lecturers: lecturer, days: calendar };

/** Removes imported rows of one kind, never the organiser's. */
export async function removeImported(tx: Tx, kind: keyof typeof removable, ids: number[]): Promise<void> {
	const table = removable[kind];
	await inBatches(ids, (batch) => tx.delete(table).where(and(inArray(table.id, batch), isNotNull(table.sourceKey))));
}
