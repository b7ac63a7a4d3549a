import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { eventBan } from "../../matchmaking/server/tables.ts";
import { roomBan, roomModerator } from "./tables.ts";

/** How somebody stands in a room: whether they are banned, there or from the event's people, and whether they keep order. */
export async function standingOf(
	db: Database,
	{ eventId, lectureId, accountId }: { eventId: number; lectureId: number; accountId: string },
): Promise<{ isBanned: boolean; isModerator: boolean }> {
	const ofEvent = (table: typeof roomBan | typeof eventBan) =>
		db
			.select({ one: sql`1` })
			.from(table)
			.where(and(eq(table.eventId, eventId), eq(table.accountId, accountId)));
	const moderates = db
		.select({ one: sql`1` })
		.from(roomModerator)
		.where(
			and(
				eq(roomModerator.eventId, eventId),
				eq(roomModerator.accountId, accountId),
				or(isNull(roomModerator.lectureId), eq(roomModerator.lectureId, lectureId)),
			),
		);
	const { rows } = await db.execute<{ banned: boolean; moderator: boolean }>(
		sql`select exists(${ofEvent(roomBan)}) or exists(${ofEvent(eventBan)}) as banned, exists(${moderates}) as moderator`,
	);
	return { isBanned: rows[0]?.banned === true, isModerator: rows[0]?.moderator === true };
}
