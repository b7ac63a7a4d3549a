import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type QuestionState, setQuestionState } from "../../live/server/question-store.ts";
import { rightPoll } from "../rules.ts";
import { pollRefusals, refusals } from "../texts.ts";
import type { Admission, Admissions } from "./admission.ts";
import { tellChange } from "./broadcast.ts";
import { accountOfMember, roomStanding, setHidden, setSlow, storeRoomBan } from "./moderator-store.ts";
import { addPoll, closePolls, type PollRecord, pollOf, setPollOpen } from "./poll-store.ts";
import { ensureRoom, lockRoom, messageAt, type RoomMessageRecord } from "./store.ts";
import type { RoomDeps } from "./write.ts";

/** Each action and its audit entry share one transaction. */
export type ModeratorDeps = RoomDeps & { who: Admission };

/** Throws 404 unless the account moderates. */
export async function moderatorOf(admissions: Admissions, lectureId: number, accountId: string): Promise<Admission> {
	admissions.forget(accountId); // the role may have just ended
	const who = await admissions.reader(lectureId, accountId);
	if (!who.mayModerate) throw notFound(refusals.nothing);
	return who;
}

type Act = { action: string; subject?: string; detail?: Record<string, unknown> };

/** Runs an action on a live chat with its audit entry. Creates a missing live chat. */
async function acted<T>({ db, clock, who }: ModeratorDeps, act: Act, work: (tx: Tx) => Promise<T>): Promise<T> {
	const { lectureId, eventId, accountId } = who;
	return db.transaction(async (tx) => {
		await ensureRoom(tx, { lectureId, eventId });
		await lockRoom(tx, lectureId);
		const done = await work(tx);
		const { action, subject = `lecture:${lectureId}`, detail } = act;
		const entry = { at: clock.now(), actor: accountId, action: `room.${action}`, subject, eventId };
		await addAuditEntry(tx, { ...entry, detail: { lectureId, ...detail } });
		return done;
	});
}

export async function hide(
	acting: ModeratorDeps,
	{ number, isHidden }: { number: number; isHidden: boolean },
): Promise<RoomMessageRecord> {
	const { db, live, who } = acting;
	const of = { lectureId: who.lectureId, number };
	await acted(acting, { action: isHidden ? "message-hidden" : "message-shown", detail: { number } }, async (tx) => {
		if (!(await setHidden(tx, { ...of, isHidden }))) throw notFound(refusals.nothing);
	});
	tellChange(live, { what: "message", ...of });
	return invariant(await messageAt(db, of), "the message");
}

export async function slowDown(acting: ModeratorDeps, slowSeconds: number): Promise<void> {
	const { live, who } = acting;
	await acted(acting, { action: "slowed", detail: { slowSeconds } }, (tx) => setSlow(tx, who.lectureId, slowSeconds));
	tellChange(live, { what: "slow", lectureId: who.lectureId, slowSeconds });
}

/** Bans a member from all live chats of the event, or lifts the ban. Moderators cannot ban moderators. */
export async function banMember(
	acting: ModeratorDeps,
	{ member, isBanned }: { member: number; isBanned: boolean },
): Promise<void> {
	const { db, clock, live, who } = acting;
	const { lectureId, eventId } = who;
	const accountId = await accountOfMember(db, { lectureId, no: member });
	if (accountId === undefined) throw notFound(refusals.nothing);
	if (accountId === null) throw new Failure(409, refusals.gone);
	if ((await roomStanding(db, { eventId, lectureId, accountId })).isModerator)
		throw new Failure(409, refusals.moderator);
	await acted(acting, { action: isBanned ? "banned" : "unbanned", subject: `account:${accountId}` }, (tx) =>
		storeRoomBan(tx, { eventId, accountId, isBanned, since: clock.now() }),
	);
	tellChange(live, { what: "rights", lectureId, accountId });
}

export async function markAsked(
	acting: ModeratorDeps,
	{ questionId: id, state }: { questionId: number; state: QuestionState },
): Promise<void> {
	const { live, who } = acting;
	await acted(acting, { action: `question-${state}`, detail: { questionId: id } }, async (tx) => {
		if (!(await setQuestionState(tx, { lectureId: who.lectureId, id }, state))) throw notFound(refusals.nothing);
	});
	tellChange(live, { what: "questions", lectureId: who.lectureId });
}

export async function ask(
	acting: ModeratorDeps,
	typed: { question: string; options: readonly string[] },
): Promise<PollRecord> {
	const poll = rightPoll(typed);
	if (typeof poll === "string") throw wrongForm({ [pollRefusals[poll].field]: pollRefusals[poll].text });
	const { lectureId } = acting.who;
	const pollId = await acted(acting, { action: "poll-asked" }, (tx) =>
		addPoll(tx, { lectureId, ...poll, askedAt: acting.clock.now() }),
	);
	return announcePoll(acting, { lectureId, pollId });
}

/** Closes a poll, or reopens it in place of the open one. */
export async function turn(
	acting: ModeratorDeps,
	{ pollId, isOpen }: { pollId: number; isOpen: boolean },
): Promise<PollRecord> {
	const { lectureId } = acting.who;
	await acted(acting, { action: isOpen ? "poll-opened" : "poll-closed", detail: { pollId } }, async (tx) => {
		if (isOpen) await closePolls(tx, lectureId);
		if (!(await setPollOpen(tx, { lectureId, pollId, isOpen }))) throw notFound(refusals.nothing);
	});
	return announcePoll(acting, { lectureId, pollId });
}

/** Announces a poll's current state. */
export async function announcePoll(
	{ db, live }: RoomDeps,
	of: { lectureId: number; pollId: number },
): Promise<PollRecord> {
	tellChange(live, { what: "poll", ...of });
	return invariant(await pollOf(db, of), "the poll");
}
