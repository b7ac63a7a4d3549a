import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { compareText } from "../../../kit/i18n/compare-text.ts";
import { lecture, lectureTag, track } from "./tables.ts";

/** Lists an event's tags with their numbers of lectures, in Polish alphabetical order. */
export async function tagsOf(db: Database, eventId: number) {
	const { namePl, nameEn } = lectureTag;
	const tag = sql<string>`tag.name`;
	const rows = await db
		.select({ name: tag, namePl, nameEn, count: sql<number>`count(distinct ${lecture.id})::int` })
		.from(lecture)
		.innerJoin(sql`unnest(${lecture.tags}) as tag(name)`, sql`true`)
		.leftJoin(lectureTag, and(eq(lectureTag.eventId, lecture.eventId), eq(lectureTag.name, tag)))
		.where(eq(lecture.eventId, eventId))
		.groupBy(tag, namePl, nameEn);
	return rows.sort((a, b) => compareText("pl", a.name, b.name));
}

/** Lists an event's topics in Polish and English: tracks, then tags, most frequent first. */
export async function topicsOf(db: Database, eventId: number) {
	const { name, nameEn } = track;
	const tracks = await db
		.select({ name, nameEn })
		.from(track)
		.where(eq(track.eventId, eventId))
		.orderBy(asc(track.position), asc(track.id));
	const tags = (await tagsOf(db, eventId)).sort((a, b) => b.count - a.count);
	const topics = [...tracks, ...tags.map((tag) => ({ name: tag.namePl ?? tag.name, nameEn: tag.nameEn }))];
	return [...new Map(topics.map((one) => [one.name.toLowerCase(), one])).values()];
}

/** Lists the topics of all events in Polish and English. */
export async function topicsOfAllEvents(db: Database): Promise<{ name: string; nameEn: string | null }[]> {
	const tracks = await db.selectDistinct({ name: track.name, nameEn: track.nameEn }).from(track);
	const { name, namePl, nameEn } = lectureTag;
	const tags = await db.selectDistinct({ name, namePl, nameEn }).from(lectureTag);
	return [...tracks, ...tags.map((tag) => ({ name: tag.namePl ?? tag.name, nameEn: tag.nameEn }))];
}
