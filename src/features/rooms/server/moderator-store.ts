import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { lecture } from "../../agenda/server/views.ts";
import { eventBan } from "../../matchmaking/server/views.ts";
import { room, roomBan, roomMember, roomMessage, roomModerator } from "./tables.ts";

/** Whether a person is banned, here or from networking, and whether they moderate. */
export async function roomStanding(
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

/** Hides or restores a message; false if it is missing. */
export async function setHidden(
	tx: Tx,
	{ lectureId, number, isHidden }: { lectureId: number; number: number; isHidden: boolean },
): Promise<boolean> {
	const changed = await tx
		.update(roomMessage)
		.set({ isHidden })
		.where(and(eq(roomMessage.lectureId, lectureId), eq(roomMessage.number, number)))
		.returning({ number: roomMessage.number });
	return changed.length > 0;
}

export async function setSlow(tx: Tx, lectureId: number, slowSeconds: number): Promise<void> {
	await tx.update(room).set({ slowSeconds }).where(eq(room.lectureId, lectureId));
}

/** The account of a member; null if deleted, undefined for an unknown number. */
export async function accountOfMember(
	db: Database,
	{ lectureId, no }: { lectureId: number; no: number },
): Promise<string | null | undefined> {
	const [row] = await db
		.select({ accountId: roomMember.accountId })
		.from(roomMember)
		.where(and(eq(roomMember.lectureId, lectureId), eq(roomMember.no, no)));
	return row?.accountId;
}

/** Bans a person or lifts the ban. Returns whether that changed anything. */
export async function storeRoomBan(
	tx: Tx,
	{ isBanned, since, ...who }: { eventId: number; accountId: string; isBanned: boolean; since: Date },
): Promise<boolean> {
	const { eventId, accountId } = who;
	const changed = isBanned
		? tx
				.insert(roomBan)
				.values({ ...who, since })
				.onConflictDoNothing()
		: tx.delete(roomBan).where(and(eq(roomBan.eventId, eventId), eq(roomBan.accountId, accountId)));
	return ((await changed).rowCount ?? 0) > 0;
}

type Post = { eventId: number; accountId: string; lectureId: number | null };

const isPost = ({ eventId, accountId, lectureId }: Post) =>
	and(
		eq(roomModerator.eventId, eventId),
		eq(roomModerator.accountId, accountId),
		lectureId === null ? isNull(roomModerator.lectureId) : eq(roomModerator.lectureId, lectureId),
	);

/** Whether an account moderates all live chats of an event. */
export async function isEventModerator(db: Database, of: { eventId: number; accountId: string }): Promise<boolean> {
	return (await db.$count(roomModerator, isPost({ ...of, lectureId: null }))) > 0;
}

/** False if the person is one already. */
export async function addModerator(tx: Tx, post: Post & { since: Date }): Promise<boolean> {
	const added = await tx.insert(roomModerator).values(post).onConflictDoNothing().returning({ id: roomModerator.id });
	return added.length > 0;
}

export async function removeModerator(tx: Tx, post: Post): Promise<boolean> {
	const gone = await tx.delete(roomModerator).where(isPost(post)).returning({ id: roomModerator.id });
	return gone.length > 0;
}

/** Moderators of an event: of all live chats first, then by lecture. */
export function moderatorsOf(
	db: Database,
	eventId: number,
): Promise<{ email: string; lectureId: number | null; subject: string | null; since: Date }[]> {
	return db
		.select({
			email: account.email,
			lectureId: roomModerator.lectureId,
			subject: lecture.subject,
			since: roomModerator.since,
		})
		.from(roomModerator)
		.innerJoin(account, eq(account.id, roomModerator.accountId))
		.leftJoin(lecture, eq(lecture.id, roomModerator.lectureId))
		.where(eq(roomModerator.eventId, eventId))
		.orderBy(sql`${roomModerator.lectureId} nulls first`, asc(account.email));
}
