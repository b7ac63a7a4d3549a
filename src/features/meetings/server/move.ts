import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import {
	afterAct,
	afterMoveAnswer,
	type ExpectedMeeting,
	isOutdatedAnswer,
	MEETING_LIMITS,
	type MeetingSide,
	moveEnds,
} from "../rules.ts";
import { refusals } from "../texts.ts";
import {
	type Actor,
	type BookDeps,
	isOf,
	type Outcome,
	openSlot,
	refuseBanned,
	refuseOverlap,
	settle,
	sideOf,
	slotTaken,
} from "./book.ts";
import { applyMove, changeMove, closeMove, countFailedMoves, hasSlot, lastMove, lockMove } from "./move-store.ts";
import { lockSlotFromRemoval, type SlotRecord } from "./slot-store.ts";
import {
	changeMeeting,
	lockMeeting,
	lockPerson,
	type MeetingRecord,
	type MoveRecord,
	meetingById,
	openCount,
} from "./store.ts";

/**
 * Requests another slot of the meeting's exhibitor; the other side answers. An agreed meeting keeps its slot meanwhile,
 * a request gives it up. Returns the changed meeting; repeating the request changes nothing.
 */
export async function move(
	tx: Tx,
	deps: BookDeps,
	{
		meetingId,
		slotId,
		actor,
		expected,
	}: { meetingId: number; slotId: number; actor: Actor; expected?: ExpectedMeeting },
): Promise<Outcome> {
	const unlockedMeeting = await meetingById(tx, meetingId);
	if (!unlockedMeeting || !isOf(unlockedMeeting, actor)) throw notFound(refusals.noMeeting);
	const hasTicket = (await lockPerson(tx, unlockedMeeting.accountId)).has(unlockedMeeting.eventId);
	if (!hasTicket) throw new Failure(403, refusals.noTicket);
	if ("accountId" in actor) await refuseBanned(tx, unlockedMeeting);
	const meeting = invariant(await lockMeeting(tx, meetingId), "a meeting whose person is locked");
	const now = deps.clock.now();
	const side = sideOf(actor);
	if (isMoveRequested(meeting, { slotId, side, now })) return { ...meeting, isChanged: false };
	if (meeting.startsAt <= now) throw new Failure(409, refusals.begun);
	if (expected && isOutdatedAnswer(meeting, expected)) throw new Failure(409, refusals.changed);
	const next = stateAfterMove(meeting, { slotId, side, now });
	const slot = await openSlot(tx, slotId, now);
	if (slot.exhibitorId !== meeting.exhibitorId) throw new Failure(409, refusals.otherExhibitor);
	await refuseOverlap(tx, { accountId: meeting.accountId, slot, without: meeting.id, side });
	if (!(await lockSlotFromRemoval(tx, slotId))) throw notFound(refusals.noSlot);
	const wanted = { meeting, slot, side, now };
	const isAgreed = meeting.state === "agreed";
	const written = isAgreed ? askToMove(tx, wanted) : changeMeeting(tx, meetingId, { ...next, slotId, changedAt: now });
	if (!(await hasSlot(written))) throw slotTaken();
	const { exhibitorId } = meeting;
	if (side === "person") {
		await settle(tx, deps, meeting);
		if (isAgreed) await deps.bookCommands.onAsked(tx, { meetingId, exhibitorId });
	}
	return { ...invariant(await meetingById(tx, meetingId), "the meeting with its move"), isChanged: true };
}

type MoveRequest = { slotId: number; side: MeetingSide; now: Date };

/** Throws 409 if it cannot be moved there. */
function stateAfterMove(meeting: MeetingRecord, { slotId, side, now }: MoveRequest) {
	const next = afterAct(meeting, side, "move");
	const isHere = slotId === meeting.slotId || slotId === meeting.move?.slotId;
	if (!next || isHere || isTooLate(meeting, now)) throw new Failure(409, refusals.notNow);
	return next;
}

/** True if this move is already requested and can still be answered. */
function isMoveRequested(meeting: MeetingRecord, { slotId, side, now }: MoveRequest) {
	const openRequest = meeting.state === "asked" ? meeting : meeting.move;
	return openRequest?.slotId === slotId && openRequest.by === side && !isTooLate(meeting, now);
}

type WantedSlot = { meeting: MeetingRecord; slot: SlotRecord; side: MeetingSide; now: Date };

/** Throws 409 if a side has failed too often, or if a person has too many open requests. */
async function askToMove(tx: Tx, { meeting, slot, side, now }: WantedSlot): Promise<void> {
	const { id: meetingId, accountId, eventId, move } = meeting;
	if ((await countFailedMoves(tx, { meetingId, side })) >= MEETING_LIMITS.moves)
		throw new Failure(409, refusals.tooManyMoves);
	const isFirst = move?.by !== side;
	if (side === "person" && isFirst && (await openCount(tx, { accountId, eventId })) >= MEETING_LIMITS.open)
		throw new Failure(409, refusals.tooManyOpen);
	// Another slot does not extend the wait.
	const asking = { slotId: slot.id, by: side, askedAt: isFirst ? now : move.askedAt, changedAt: now };
	await (move ? changeMove(tx, move.id, asking) : lockMove(tx, meeting, asking));
}

function isTooLate({ move, startsAt }: MeetingRecord, now: Date): boolean {
	return move !== null && moveEnds(move, { startsAt }) <= now;
}

type MoveAnswer = { meetingId: number; actor: Actor; moveTo: number; isAccepted: boolean };

/**
 * Answers a move to a slot, or withdraws one's own. Returns the meeting, the move and its result; a repeated answer
 * returns only the meeting. Throws 409 if the move is closed.
 */
export async function answerMove(tx: Tx, deps: BookDeps, { meetingId, actor, moveTo, isAccepted }: MoveAnswer) {
	const meeting = await lockMeeting(tx, meetingId);
	if (!meeting || !isOf(meeting, actor)) throw notFound(refusals.noMeeting);
	const now = deps.clock.now();
	const side = sideOf(actor);
	const openMove = meeting.move;
	if (await isMoveAnswered(tx, meeting, { side, moveTo, isAccepted }))
		return { meeting: { ...meeting, isChanged: false }, asked: undefined, became: undefined };
	if (meeting.startsAt <= now) throw new Failure(409, refusals.begun);
	if (openMove?.slotId !== moveTo || isTooLate(meeting, now)) throw new Failure(409, refusals.notNow);
	const became = afterMoveAnswer(openMove.by, side, isAccepted);
	if (!became) throw new Failure(409, refusals.notNow);
	if (became === "agreed") {
		if (side === "person") await refuseBanned(tx, meeting);
		await applyMove(tx, meeting, openMove, now);
	} else await closeMove(tx, openMove.id, { state: became, changedAt: now, isToTell: side === "person" });
	if (side === "person") await settle(tx, deps, meeting);
	const moved = invariant(await meetingById(tx, meetingId), "the moved meeting");
	return { meeting: { ...moved, isChanged: true }, asked: openMove, became };
}

async function isMoveAnswered(
	tx: Tx,
	meeting: MeetingRecord,
	{ side, moveTo, isAccepted }: { side: MeetingSide; moveTo: number; isAccepted: boolean },
): Promise<boolean> {
	if (meeting.state !== "agreed" || meeting.move) return false;
	if (isAccepted) return meeting.slotId === moveTo && meeting.by === side;
	const last = await lastMove(tx, meeting);
	return last?.slotId === moveTo && last.state === afterMoveAnswer(last.by, side, false);
}

/** Returns undefined unless the meeting has an expired move. */
export async function endMove(
	tx: Tx,
	meetingId: number,
	now: Date,
): Promise<{ meeting: MeetingRecord; asked: MoveRecord } | undefined> {
	const meeting = await lockMeeting(tx, meetingId);
	if (!meeting?.move || !isTooLate(meeting, now)) return undefined;
	// After the start both sides are at the meeting.
	await closeMove(tx, meeting.move.id, { state: "cancelled", changedAt: now, isToTell: meeting.startsAt > now });
	return { meeting, asked: meeting.move };
}
