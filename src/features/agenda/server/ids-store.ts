import { eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { lecture } from "./tables.ts";

export async function lectureIdsOf(db: Database, eventId: number): Promise<number[]> {
	const rows = await db
		.select({ id: lecture.id })
		.from(lecture)
		.where(eq(lecture.eventId, eventId))
		.orderBy(lecture.id);
	return rows.map((row) => row.id);
}
