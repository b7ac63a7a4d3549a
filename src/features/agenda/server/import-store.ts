import { and, count, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { idsByKey, inChunks } from "../../../kit/db/keyed-rows.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { agendaCategory, calendarBreak, lecture, lectureLecturer, lectureLink, track } from "./tables.ts";

/** The source key of the category for imported lectures. */
const CATEGORY_KEY = "import";

/** An import changes these columns; the organiser owns category, level, HOT, seats and exhibitor. */
const CHANGE = {
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

/** The first import creates it; the organiser may rename and move it. */
export async function importCategory(tx: Tx, eventId: number, name: Text): Promise<number> {
	const isOwn = and(eq(agendaCategory.eventId, eventId), eq(agendaCategory.sourceKey, CATEGORY_KEY));
	const found = await tx.select({ id: agendaCategory.id }).from(agendaCategory).where(isOwn);
	if (found[0]) return found[0].id;
	const [last] = await tx
		.select({ position: max(agendaCategory.position) })
		.from(agendaCategory)
		.where(eq(agendaCategory.eventId, eventId));
	const values = {
		eventId,
		position: (last?.position ?? 0) + 1,
		name: name.pl,
		nameEn: name.en,
		isHourlySignificant: true,
		sourceKey: CATEGORY_KEY,
	};
	const made = await tx.insert(agendaCategory).values(values).returning({ id: agendaCategory.id });
	return oneRow(made).id;
}

type EventColours = { eventId: number; colours: readonly string[] };

/** Adds tracks at the end, in the event's colours by turns. Returns their ids by key. */
export async function addTracks(
	tx: Tx,
	{ eventId, colours }: EventColours,
	tracks: { key: string; name: string }[],
): Promise<Map<string, number>> {
	if (tracks.length === 0) return new Map();
	const [there] = await tx
		.select({ number: count(), position: max(track.position) })
		.from(track)
		.where(eq(track.eventId, eventId));
	const rows = await tx
		.insert(track)
		.values(
			tracks.map(({ key, name }, index) => {
				const color = colours[((there?.number ?? 0) + index) % colours.length];
				const position = (there?.position ?? 0) + index + 1;
				return { eventId, name, sourceKey: key, position, ...(color && { color }) };
			}),
		)
		.returning({ id: track.id, key: track.sourceKey });
	return idsByKey(rows);
}

/** `key` identifies the lecture in the source, `hash` its state. */
export type ImportedLecture = {
	key: string;
	hash: string;
	categoryId: number;
	calendarId: number;
	trackId: number | null;
	subject: string;
	language: string;
	startsAt: Date;
	endsAt: Date;
	place: string;
	shortDescription: string;
	description: string | null;
	tags: string[];
	/** In the order of the file. */
	lecturerIds: number[];
	links: { title: string; url: string }[];
};

/** Stores new and changed lectures with lecturers and links; keeps the organiser's additions. */
export async function writeLectures(
	tx: Tx,
	eventId: number,
	lectures: ImportedLecture[],
	progress: (done: number) => void,
): Promise<void> {
	let done = 0;
	await inChunks(lectures, async (chunk) => {
		const values = chunk.map(({ key, hash, lecturerIds: _lecturers, links: _links, ...rest }) => ({
			...rest,
			eventId,
			sourceKey: key,
			sourceHash: hash,
		}));
		const rows = await tx
			.insert(lecture)
			.values(values)
			.onConflictDoUpdate({ target: [lecture.eventId, lecture.sourceKey], set: CHANGE })
			.returning({ id: lecture.id, key: lecture.sourceKey });
		await writeLinks(tx, chunk, idsByKey(rows));
		done += chunk.length;
		progress(done);
	});
}

async function writeLinks(tx: Tx, lectures: ImportedLecture[], ids: Map<string, number>): Promise<void> {
	const all = [...ids.values()];
	await tx.delete(lectureLecturer).where(inArray(lectureLecturer.lectureId, all));
	await tx.delete(lectureLink).where(inArray(lectureLink.lectureId, all));
	const idOf = (key: string) => invariant(ids.get(key), "a stored lecture");
	const speaking = lectures.flatMap(({ key, lecturerIds }) =>
		lecturerIds.map((lecturerId, position) => ({ lectureId: idOf(key), lecturerId, position })),
	);
	const links = lectures.flatMap(({ key, links }) =>
		links.map((link, position) => ({ ...link, lectureId: idOf(key), position })),
	);
	await inChunks(speaking, (rows) => tx.insert(lectureLecturer).values(rows));
	await inChunks(links, (rows) => tx.insert(lectureLink).values(rows));
}

/** `id` is the stored break that it replaces. */
export type ImportedBreak = {
	id?: number;
	key: string;
	calendarId: number;
	name: string;
	nameEn: string | null;
	startsAt: Date;
	endsAt: Date;
};

export async function writeBreaks(tx: Tx, breaks: ImportedBreak[]): Promise<void> {
	const old = breaks.flatMap(({ id }) => id ?? []);
	if (old.length > 0) await tx.delete(calendarBreak).where(inArray(calendarBreak.id, old));
	await inChunks(breaks, (chunk) =>
		tx.insert(calendarBreak).values(chunk.map(({ key, ...rest }) => ({ ...rest, sourceKey: key }))),
	);
}

const TABLES = { lectures: lecture, breaks: calendarBreak, tracks: track };

/** Removes imported rows of one kind, never the organiser's. */
export async function removeImported(tx: Tx, kind: keyof typeof TABLES, ids: number[]): Promise<void> {
	const table = TABLES[kind];
	await inChunks(ids, (chunk) => tx.delete(table).where(and(inArray(table.id, chunk), isNotNull(table.sourceKey))));
}
