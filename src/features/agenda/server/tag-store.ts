import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { lecture, lectureTag } from "./tables.ts";

/** The tags of an event's lectures with how many lectures carry each, by name as a Polish reader looks for it. */
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
	const collator = new Intl.Collator("pl");
	return rows.sort((a, b) => collator.compare(a.name, b.name) || (a.name < b.name ? -1 : 1));
}
