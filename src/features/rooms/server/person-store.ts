import { asc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture } from "../../agenda/server/views.ts";
import { event } from "../../event/server/views.ts";
import { roomBan, roomMember, roomMessage, roomModerator, roomPoll, roomPollOption, roomPollVote } from "./tables.ts";

/** A person's messages, votes and rights at all events. */
export async function inRoomsOf(db: Database, accountId: string) {
	const at = { eventCode: event.code, subject: lecture.subject };
	const written = await db
		.select({ ...at, text: roomMessage.text, sentAt: roomMessage.sentAt, isHidden: roomMessage.isHidden })
		.from(roomMember)
		.innerJoin(
			roomMessage,
			sql`${roomMessage.lectureId} = ${roomMember.lectureId} and ${roomMessage.memberNo} = ${roomMember.no}`,
		)
		.innerJoin(lecture, eq(lecture.id, roomMember.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(roomMember.accountId, accountId))
		.orderBy(asc(roomMessage.sentAt), asc(roomMessage.number));
	const answered = await db
		.select({ ...at, question: roomPoll.question, answer: roomPollOption.text })
		.from(roomPollVote)
		.innerJoin(
			roomPollOption,
			sql`${roomPollOption.pollId} = ${roomPollVote.pollId} and ${roomPollOption.no} = ${roomPollVote.optionNo}`,
		)
		.innerJoin(roomPoll, eq(roomPoll.id, roomPollVote.pollId))
		.innerJoin(lecture, eq(lecture.id, roomPoll.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(roomPollVote.accountId, accountId))
		.orderBy(asc(roomPoll.id));
	const moderates = await db
		.select({ eventCode: event.code, subject: lecture.subject, since: roomModerator.since })
		.from(roomModerator)
		.innerJoin(event, eq(event.id, roomModerator.eventId))
		.leftJoin(lecture, eq(lecture.id, roomModerator.lectureId))
		.where(eq(roomModerator.accountId, accountId));
	const bans = await db
		.select({ eventCode: event.code, since: roomBan.since })
		.from(roomBan)
		.innerJoin(event, eq(event.id, roomBan.eventId))
		.where(eq(roomBan.accountId, accountId));
	return { written, answered, moderates, bans };
}

/** Erases an account's messages; their numbers stay, without gaps. Deletes other rows that name the account. */
export async function eraseFromRooms(tx: Tx, accountId: string): Promise<void> {
	// a concurrent writer locks the member first
	await tx.execute(sql`select from ${roomMember} where account_id = ${accountId} for update`);
	await tx.execute(sql`update ${roomMessage} m set text = '' from ${roomMember} p
		where p.lecture_id = m.lecture_id and p.no = m.member_no and p.account_id = ${accountId}`);
	await tx.update(roomMember).set({ accountId: null }).where(eq(roomMember.accountId, accountId));
}
