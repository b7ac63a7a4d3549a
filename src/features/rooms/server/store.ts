import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { account } from "../../account/server/views.ts";
import { profileShown } from "../../profiles/server/views.ts";
import { roomName } from "../rules.ts";
import { room, roomBan, roomMember, roomMessage, roomModerator } from "./tables.ts";

export type RoomMessageRecord = {
	number: number;
	memberNo: number;
	/** Null if the account is deleted. */
	name: string | null;
	text: string;
	isHidden: boolean;
	sentAt: Date;
};

/** Default values if nobody has written yet. */
export async function roomOf(
	db: Database,
	lectureId: number,
): Promise<{ lastNumber: number; slowSeconds: number; isThere: boolean }> {
	const { lastNumber, slowSeconds } = room;
	const [row] = await db.select({ lastNumber, slowSeconds }).from(room).where(eq(room.lectureId, lectureId));
	return row ? { ...row, isThere: true } : { lastNumber: 0, slowSeconds: 0, isThere: false };
}

export async function ensureRoom(db: Database, of: { lectureId: number; eventId: number }): Promise<void> {
	await db.insert(room).values(of).onConflictDoNothing();
}

/** Locks a live chat, which serialises moderators' actions. */
export async function lockRoom(tx: Tx, lectureId: number): Promise<void> {
	await tx.select({ id: room.lectureId }).from(room).where(eq(room.lectureId, lectureId)).for("update");
}

/** Undefined before the account's first message. */
export async function memberOf(
	db: Database,
	{ lectureId, accountId }: { lectureId: number; accountId: string },
): Promise<number | undefined> {
	const [row] = await db
		.select({ no: roomMember.no })
		.from(roomMember)
		.where(and(eq(roomMember.lectureId, lectureId), eq(roomMember.accountId, accountId)));
	return row?.no;
}

/** Adds a member, also under concurrent calls. */
export async function joinRoom(tx: Tx, of: { lectureId: number; accountId: string }): Promise<number> {
	// the lock serialises the numbers
	const [taken] = await tx
		.update(room)
		.set({ lastMember: sql`${room.lastMember} + 1` })
		.where(eq(room.lectureId, of.lectureId))
		.returning({ no: room.lastMember });
	// before the insert: it would wait for a writer of this member, who waits for the live chat
	const existingMemberNo = await memberOf(tx, of);
	if (existingMemberNo !== undefined) return existingMemberNo;
	const { no } = invariant(taken, "the room");
	await tx.insert(roomMember).values({ ...of, no });
	return no;
}

export type NewRoomMessage = {
	lectureId: number;
	memberNo: number;
	clientKey: string;
	text: string;
	sentAt: Date;
	/** Whether slow mode does not apply. */
	isAtOnce: boolean;
};

/**
 * Stores messages in order in one transaction, with one lock and one disk write. Returns their numbers. A message that
 * comes too soon gets undefined and uses no number. Fails as a whole, with `room_message_once`, if an author repeats a
 * key.
 */
export function insertRoomMessages(db: Database, all: readonly NewRoomMessage[]): Promise<(number | undefined)[]> {
	const lectureIds = [...new Set(all.map(({ lectureId }) => lectureId))];
	return db.transaction(async (tx) => {
		// a fixed order prevents deadlocks
		await tx
			.select({ id: room.lectureId })
			.from(room)
			.where(inArray(room.lectureId, lectureIds))
			.orderBy(asc(room.lectureId))
			.for("update");
		const numbers = [];
		for (const one of all) numbers.push(await insertRoomMessage(tx, one));
		return numbers;
	});
}

/** One statement checks and updates the author's last time. */
export async function insertRoomMessage(db: Database, one: NewRoomMessage): Promise<number | undefined> {
	const { lectureId, memberNo, clientKey, text, isAtOnce } = one;
	const at = sql`${one.sentAt.toISOString()}::timestamptz`;
	const spoke = sql`update ${roomMember} m set spoke_at = ${at} from ${room} r
		where m.lecture_id = ${lectureId} and m.no = ${memberNo} and m.account_id is not null
			and r.lecture_id = m.lecture_id
			and (m.spoke_at is null or ${isAtOnce} or m.spoke_at + make_interval(secs => r.slow_seconds) <= ${at})
		returning m.no`;
	const numberUpdate = sql`update ${room} set last_number = last_number + 1
		where lecture_id = ${lectureId} and exists (select from spoke) returning last_number`;
	const { rows } = await db.execute<{ number: number }>(sql`with spoke as (${spoke}), taken as (${numberUpdate})
		insert into ${roomMessage} (lecture_id, number, member_no, client_key, text, sent_at)
		select ${lectureId}::int, last_number, ${memberNo}::int, ${clientKey}, ${text}, ${at} from taken
		returning number`);
	return rows[0]?.number;
}

export const isRepeated = (error: unknown): boolean => breaks(error, "room_message_once");

/** The number of a member's message by its key. */
export async function numberByKey(
	db: Database,
	of: { lectureId: number; memberNo: number; clientKey: string },
): Promise<number | undefined> {
	const [row] = await db
		.select({ number: roomMessage.number })
		.from(roomMessage)
		.where(
			and(
				eq(roomMessage.lectureId, of.lectureId),
				eq(roomMessage.memberNo, of.memberNo),
				eq(roomMessage.clientKey, of.clientKey),
			),
		);
	return row?.number;
}

export async function spokeAt(
	db: Database,
	{ lectureId, memberNo }: { lectureId: number; memberNo: number },
): Promise<Date | undefined> {
	const [row] = await db
		.select({ at: roomMember.spokeAt })
		.from(roomMember)
		.where(and(eq(roomMember.lectureId, lectureId), eq(roomMember.no, memberNo)));
	return row?.at ?? undefined;
}

const shownThere = sql<boolean>`exists (select from ${profileShown} where ${profileShown.accountId} = ${account.id} and ${profileShown.eventId} = ${room.eventId})`;

function messages(db: Database) {
	const { number, memberNo, text, isHidden, sentAt } = roomMessage;
	return db
		.select({
			number,
			memberNo,
			text,
			isHidden,
			sentAt,
			firstName: account.firstName,
			lastName: account.lastName,
			isShown: shownThere,
		})
		.from(roomMessage)
		.innerJoin(room, eq(room.lectureId, roomMessage.lectureId))
		.innerJoin(
			roomMember,
			and(eq(roomMember.lectureId, roomMessage.lectureId), eq(roomMember.no, roomMessage.memberNo)),
		)
		.leftJoin(account, eq(account.id, roomMember.accountId))
		.$dynamic();
}

type SignedMessage = Awaited<ReturnType<typeof messages>>[number];

const named = ({ firstName, lastName, isShown, ...one }: SignedMessage): RoomMessageRecord => ({
	...one,
	name: firstName === null ? null : roomName({ firstName, lastName: lastName ?? "", isShown }),
});

export async function messagesAfter(
	db: Database,
	{ lectureId, after, limit }: { lectureId: number; after: number; limit: number },
): Promise<RoomMessageRecord[]> {
	const rows = await messages(db)
		.where(and(eq(roomMessage.lectureId, lectureId), gt(roomMessage.number, after)))
		.orderBy(asc(roomMessage.number))
		.limit(limit);
	return rows.map(named);
}

/** The last messages, before a number if given, in order. */
export async function messagesBefore(
	db: Database,
	{ lectureId, before, limit }: { lectureId: number; before: number | undefined; limit: number },
): Promise<RoomMessageRecord[]> {
	const isBefore = before === undefined ? undefined : lt(roomMessage.number, before);
	const rows = await messages(db)
		.where(and(eq(roomMessage.lectureId, lectureId), isBefore))
		.orderBy(desc(roomMessage.number))
		.limit(limit);
	return rows.reverse().map(named);
}

export async function messageAt(
	db: Database,
	of: { lectureId: number; number: number },
): Promise<RoomMessageRecord | undefined> {
	const [row] = await messagesAfter(db, { ...of, after: of.number - 1, limit: 1 });
	return row?.number === of.number ? row : undefined;
}

/** Events that have live chats, moderators or bans. */
export async function eventsWithRooms(db: Database): Promise<number[]> {
	const of = (table: typeof room | typeof roomBan | typeof roomModerator) =>
		db.selectDistinct({ eventId: table.eventId }).from(table);
	const rows = [...(await of(room)), ...(await of(roomBan)), ...(await of(roomModerator))];
	return [...new Set(rows.map(({ eventId }) => eventId))];
}

export async function deleteRooms(db: Database, eventIds: number[]): Promise<void> {
	if (eventIds.length === 0) return;
	for (const table of [room, roomBan, roomModerator]) await db.delete(table).where(inArray(table.eventId, eventIds));
}
