import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { roomPoll, roomPollOption, roomPollVote } from "./tables.ts";

export type PollRecord = {
	id: number;
	question: string;
	isOpen: boolean;
	options: { no: number; text: string; votes: number }[];
};

/** Adds a poll and closes the previous one. Returns its id. */
export async function addPoll(
	tx: Tx,
	{ options, ...asked }: { lectureId: number; question: string; options: string[]; askedAt: Date },
): Promise<number> {
	await closePolls(tx, asked.lectureId);
	const [row] = await tx
		.insert(roomPoll)
		.values({ ...asked, isOpen: true })
		.returning({ id: roomPoll.id });
	const { id: pollId } = invariant(row, "the added poll");
	await tx.insert(roomPollOption).values(options.map((text, index) => ({ pollId, no: index + 1, text })));
	return pollId;
}

export async function closePolls(tx: Tx, lectureId: number): Promise<void> {
	const open = and(eq(roomPoll.lectureId, lectureId), eq(roomPoll.isOpen, true));
	await tx.update(roomPoll).set({ isOpen: false }).where(open);
}

/** False if the live chat has no such poll. */
export async function setPollOpen(
	tx: Tx,
	{ lectureId, pollId, isOpen }: { lectureId: number; pollId: number; isOpen: boolean },
): Promise<boolean> {
	const changed = await tx
		.update(roomPoll)
		.set({ isOpen })
		.where(and(eq(roomPoll.id, pollId), eq(roomPoll.lectureId, lectureId)))
		.returning({ id: roomPoll.id });
	return changed.length > 0;
}

/** A poll by id, or the newest one; undefined without one. */
export async function pollOf(
	db: Database,
	{ lectureId, pollId }: { lectureId: number; pollId?: number },
): Promise<PollRecord | undefined> {
	const { id, question, isOpen } = roomPoll;
	const [poll] = await db
		.select({ id, question, isOpen })
		.from(roomPoll)
		.where(and(eq(roomPoll.lectureId, lectureId), pollId === undefined ? undefined : eq(id, pollId)))
		.orderBy(desc(id))
		.limit(1);
	if (!poll) return undefined;
	const options = await db
		.select({ no: roomPollOption.no, text: roomPollOption.text, votes: count(roomPollVote.accountId) })
		.from(roomPollOption)
		.leftJoin(
			roomPollVote,
			and(eq(roomPollVote.pollId, roomPollOption.pollId), eq(roomPollVote.optionNo, roomPollOption.no)),
		)
		.where(eq(roomPollOption.pollId, poll.id))
		.groupBy(roomPollOption.pollId, roomPollOption.no)
		.orderBy(asc(roomPollOption.no));
	return { ...poll, options };
}

export async function voteOf(
	db: Database,
	{ pollId, accountId }: { pollId: number; accountId: string },
): Promise<number | undefined> {
	const [row] = await db
		.select({ no: roomPollVote.optionNo })
		.from(roomPollVote)
		.where(and(eq(roomPollVote.pollId, pollId), eq(roomPollVote.accountId, accountId)));
	return row?.no;
}

/** Stores a vote in place of an earlier one. False if the poll is closed or has no such option. */
export async function putVote(
	db: Database,
	{ lectureId, pollId, accountId, option }: { lectureId: number; pollId: number; accountId: string; option: number },
): Promise<boolean> {
	// no vote counts after closing
	const open = sql`select p.id from ${roomPoll} p join ${roomPollOption} o on o.poll_id = p.id and o.no = ${option}
		where p.id = ${pollId} and p.lecture_id = ${lectureId} and p.is_open for share of p`;
	const { rows } = await db.execute(sql`insert into ${roomPollVote} (poll_id, account_id, option_no)
		select id, ${accountId}, ${option}::int from (${open}) open
		on conflict (poll_id, account_id) do update set option_no = excluded.option_no returning poll_id`);
	return rows.length > 0;
}
