import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Publisher } from "../../../kit/live/live.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { isBannedAt } from "../../matchmaking/server/store.ts";
import type { MeetingAnswer } from "../answers.ts";
import {
	type Act,
	afterAct,
	type ExpectedMeeting,
	isAnswered,
	isLive,
	isOutdatedAnswer,
	MEETING_LIMITS,
	type MeetingSide,
} from "../rules.ts";
import { refusals } from "../texts.ts";
import { tellMeeting } from "./broadcast.ts";
import { closeMove } from "./move-store.ts";
import { exhibitorById, isSlotBooked, lockSlotFromRemoval, type SlotRecord, slotById, topicsOf } from "./slot-store.ts";
import {
	changeMeeting,
	liveMeetingsOf,
	lockMeeting,
	lockPerson,
	lockSlot,
	type MeetingRecord,
	openCount,
	otherMeeting,
} from "./store.ts";

/** `app/wiring.ts` implements them. */
export type BookCommands = {
	onAsked(tx: Tx, asked: { meetingId: number; exhibitorId: number }): Promise<void>;
	/** The exhibitor has answered the person; `other` is the former time. */
	onAnswered(
		tx: Tx,
		answered: { eventId: number; accountId: string; exhibitorId: number; answer: MeetingAnswer } & Pick<
			MeetingRecord,
			"startsAt" | "tableName"
		> & { other: Date | null },
	): Promise<void>;
	/** Marks earlier notices of the meeting as seen, because the person has acted. */
	onSettled(tx: Tx, settled: { eventId: number; accountId: string; exhibitorId: number }): Promise<void>;
};

export type BookDeps = EmailDeps & {
	db: NodePgDatabase;
	ids: { secret(): string };
	bookCommands: BookCommands;
	live: Publisher;
};

export type MeetingRequest = { accountId: string; slotId: number; topicId: number | null; note: string };

export const slotTaken = () => new Failure(409, refusals.taken);

/** Idempotent. Returns the meeting's id. */
export async function requestSlot(deps: BookDeps, asking: MeetingRequest): Promise<number> {
	const { id, exhibitorId, isNew } = await bookSlot(deps, asking);
	if (isNew) tellMeeting(deps.live, { exhibitorId, accountId: asking.accountId });
	return id;
}

/**
 * Refuses a taken slot without a lock. A request for a free slot waits only for the person's other requests and for
 * rivals.
 */
async function bookSlot(deps: BookDeps, { accountId, slotId, topicId, note }: MeetingRequest) {
	const { db, clock, ids } = deps;
	// A waiting transaction sees the result of earlier ones.
	return db.transaction(async (tx) => {
		const now = clock.now();
		const slot = await openSlot(tx, slotId, now, accountId);
		const exhibitor = invariant(await exhibitorById(tx, slot.exhibitorId), "the exhibitor of a slot");
		if (!exhibitor.isMeetingEnabled) throw notFound(refusals.noExhibitor);
		const topics = await topicsOf(tx, [exhibitor.id]);
		const topic = topics.find((one) => one.id === topicId);
		if (!topic && (topics.length > 0 || topicId !== null)) throw wrongForm({ topicId: refusals.noTopic });
		const words = { topic: topic?.name ?? null, topicEn: topic?.nameEn ?? null, note };
		const { eventId } = exhibitor;
		if (!(await lockPerson(tx, accountId)).has(eventId)) throw new Failure(403, refusals.noTicket);
		await refuseBanned(tx, { accountId, eventId });
		const live = await liveMeetingsOf(tx, accountId);
		const own = live.find((one) => one.exhibitorId === exhibitor.id);
		if (own && isSameRequest(own, { slotId, ...words })) return { ...own, isNew: false };
		if (own) throw new Failure(409, refusals.oneEach);
		if ((await openCount(tx, { accountId, eventId })) >= MEETING_LIMITS.open)
			throw new Failure(409, refusals.tooManyOpen);
		await refuseOverlap(tx, { accountId, slot, without: 0, side: "person" });
		if (!(await lockSlotFromRemoval(tx, slotId))) throw notFound(refusals.noSlot);
		const meeting = { slotId, accountId, exhibitorId: exhibitor.id, ...words, room: ids.secret(), changedAt: now };
		const id = await lockSlot(tx, meeting);
		if (id === undefined) throw slotTaken();
		await deps.bookCommands.onAsked(tx, { meetingId: id, exhibitorId: exhibitor.id });
		return { id, exhibitorId: exhibitor.id, isNew: true };
	});
}

/** True for an unanswered request: the sender may have missed the response. */
function isSameRequest(own: MeetingRecord, asked: Pick<MeetingRecord, "slotId" | "topic" | "note">): boolean {
	const isSame = own.slotId === asked.slotId && own.topic === asked.topic && own.note === asked.note;
	return isSame && own.state === "asked" && own.by === "person";
}

/** Throws 403 for a banned person, who may only end meetings. */
export async function refuseBanned(tx: Tx, of: { accountId: string; eventId: number }): Promise<void> {
	if (await isBannedAt(tx, of)) throw new Failure(403, refusals.banned);
}

/**
 * Returns a free future slot, without a lock; `besides` may have booked it. Throws 404 if it is gone, 409 if it is
 * taken or has begun.
 */
export async function openSlot(db: Database, slotId: number, now: Date, besides?: string): Promise<SlotRecord> {
	const slot = await slotById(db, slotId);
	if (!slot) throw notFound(refusals.noSlot);
	if (slot.startsAt <= now) throw new Failure(409, refusals.begun);
	if (await isSlotBooked(db, slotId, besides)) throw slotTaken();
	return slot;
}

type SlotBooking = { accountId: string; slot: SlotRecord; without: number; side: MeetingSide };

/** Refuses overlapping meetings of a person. The caller has locked the person. */
export async function refuseOverlap(tx: Tx, { accountId, slot, without, side }: SlotBooking): Promise<void> {
	const { startsAt, endsAt } = slot;
	const other = await otherMeeting(tx, { accountId, startsAt, endsAt, without });
	if (other) throw new Failure(409, side === "person" ? refusals.overlap : refusals.personOverlap);
}

export type Actor = { accountId: string } | { exhibitorId: number };

export const sideOf = (actor: Actor): MeetingSide => ("accountId" in actor ? "person" : "exhibitor");

export type Outcome = MeetingRecord & { isChanged: boolean };

export function isOf(meeting: MeetingRecord, actor: Actor): boolean {
	return "accountId" in actor ? meeting.accountId === actor.accountId : meeting.exhibitorId === actor.exhibitorId;
}

/**
 * Repeating an act changes nothing. Throws 404 for other people's meetings; 409 if the meeting has begun or changed, or
 * does not allow the act.
 */
export async function actOn(
	tx: Tx,
	deps: BookDeps,
	of: { meetingId: number; actor: Actor; act: Exclude<Act, "move">; expected: ExpectedMeeting | undefined },
): Promise<Outcome> {
	const meeting = await lockMeeting(tx, of.meetingId);
	if (!meeting || !isOf(meeting, of.actor)) throw notFound(refusals.noMeeting);
	const side = sideOf(of.actor);
	const isDone = of.act === "end" ? !isLive(meeting.state) : isAnswered(meeting, side, of.act);
	if (isDone) return { ...meeting, isChanged: false };
	const now = deps.clock.now();
	if (meeting.startsAt <= now) throw new Failure(409, refusals.begun);
	if (of.expected && isOutdatedAnswer(meeting, of.expected)) throw new Failure(409, refusals.changed);
	if (of.act === "accept" && "accountId" in of.actor) await refuseBanned(tx, meeting);
	const next = afterAct(meeting, side, of.act);
	if (!next) throw new Failure(409, refusals.notNow);
	await changeMeeting(tx, meeting.id, { ...next, changedAt: now });
	// The end of the meeting covers its move.
	if (meeting.move) await closeMove(tx, meeting.move.id, { state: "cancelled", changedAt: now, isToTell: false });
	if (side === "person") await settle(tx, deps, meeting);
	return { ...meeting, ...next, isChanged: true };
}

export function settle(tx: Tx, deps: BookDeps, { eventId, accountId, exhibitorId }: MeetingRecord): Promise<void> {
	return deps.bookCommands.onSettled(tx, { eventId, accountId, exhibitorId });
}
