import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import type { Teller } from "../../../kit/live/live.ts";
import { must } from "../../../kit/must/must.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { isBannedAt } from "../../matchmaking/server/store.ts";
import {
	type Act,
	afterAct,
	type Expected,
	isAnswered,
	isLive,
	isOutdatedAnswer,
	type MeetingSide,
	MOST,
} from "../rules.ts";
import { refusals } from "../texts.ts";
import { tellMeeting } from "./deliver.ts";
import { closeMove } from "./move-store.ts";
import { exhibitorById, isHeld, keptSlot, type SlotRecord, slotById, topicsOf } from "./slot-store.ts";
import {
	changeMeeting,
	holdSlot,
	liveMeetingsOf,
	lockedMeeting,
	lockPerson,
	type MeetingRecord,
	openCount,
	otherMeeting,
} from "./store.ts";

/** What others do when somebody asks for a meeting, or is answered; `app/wiring.ts` says who. */
export type BookCommands = {
	onAsked(tx: Tx, asked: { meetingId: number; exhibitorId: number }): Promise<void>;
	/** An exhibitor has answered the person of a meeting, which is now as told; `other` is when it was asked to be instead. */
	onAnswered(
		tx: Tx,
		answered: { eventId: number; accountId: string; exhibitorId: number; answer: MeetingAnswer } & Pick<
			MeetingRecord,
			"startsAt" | "tableName"
		> & { other: Date | null },
	): Promise<void>;
	/** The person of a meeting did something to it: whatever was told of it before is known to them. */
	onSettled(tx: Tx, settled: { eventId: number; accountId: string; exhibitorId: number }): Promise<void>;
};

/** What became of a meeting by its exhibitor. */
export type MeetingAnswer = "agreed" | "declined" | "cancelled" | "moved" | "moving" | "rescheduled" | "stays";

export type BookDeps = EmailDeps & {
	db: NodePgDatabase;
	ids: { secret(): string };
	bookCommands: BookCommands;
	live: Teller;
};

export type Asking = { accountId: string; slotId: number; topicId: number | null; note: string };

export const busy = () => new Failure(409, refusals.taken);

/** Asks for a slot, which is held from then on, and tells of it; once where the same is asked again. Gives the meeting's id. */
export async function ask(deps: BookDeps, asking: Asking): Promise<number> {
	const { id, exhibitorId, isNew } = await hold(deps, asking);
	if (isNew) tellMeeting(deps.live, { exhibitorId, accountId: asking.accountId });
	return id;
}

/**
 * Whoever comes late is told without a lock; who may have it waits for none
 * but their own other requests, and for whoever holds the same slot in this moment.
 */
async function hold(deps: BookDeps, { accountId, slotId, topicId, note }: Asking) {
	const { db, clock, ids } = deps;
	// looked at on the connection that books: those who wait for one are told by what those before them have left
	return db.transaction(async (tx) => {
		const now = clock.now();
		const slot = await openSlot(tx, slotId, now, accountId);
		const exhibitor = must(await exhibitorById(tx, slot.exhibitorId), "the exhibitor of a slot");
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
		if (own && isAskedSo(own, { slotId, ...words })) return { ...own, isNew: false };
		if (own) throw new Failure(409, refusals.oneEach);
		if ((await openCount(tx, { accountId, eventId })) >= MOST.open) throw new Failure(409, refusals.tooManyOpen);
		await refuseOverlap(tx, { accountId, slot, without: 0, side: "person" });
		if (!(await keptSlot(tx, slotId))) throw notFound(refusals.noSlot);
		const meeting = { slotId, accountId, exhibitorId: exhibitor.id, ...words, room: ids.secret(), changedAt: now };
		const id = await holdSlot(tx, meeting);
		if (id === undefined) throw busy();
		await deps.bookCommands.onAsked(tx, { meetingId: id, exhibitorId: exhibitor.id });
		return { id, exhibitorId: exhibitor.id, isNew: true };
	});
}

/** Whether a meeting was asked for in the same words, and nobody has done anything since: who asks again has perhaps not heard. */
function isAskedSo(own: MeetingRecord, asked: Pick<MeetingRecord, "slotId" | "topic" | "note">): boolean {
	const isSame = own.slotId === asked.slotId && own.topic === asked.topic && own.note === asked.note;
	return isSame && own.state === "asked" && own.by === "person";
}

/** Throws the 403 of whom the organiser keeps from the event's people: they arrange nothing, and may end what there is. */
export async function refuseBanned(tx: Tx, of: { accountId: string; eventId: number }): Promise<void> {
	if (await isBannedAt(tx, of)) throw new Failure(403, refusals.banned);
}

/** A slot to come that nobody holds, or nobody else, at a look. Throws the 404 of what is gone and the 409 of what is taken or has begun. */
export async function openSlot(db: Database, slotId: number, now: Date, besides?: string): Promise<SlotRecord> {
	const slot = await slotById(db, slotId);
	if (!slot) throw notFound(refusals.noSlot);
	if (slot.startsAt <= now) throw new Failure(409, refusals.begun);
	if (await isHeld(db, slotId, besides)) throw busy();
	return slot;
}

type Booking = { accountId: string; slot: SlotRecord; without: number; side: MeetingSide };

/** A person is at one meeting at a time; their row is locked. */
export async function refuseOverlap(tx: Tx, { accountId, slot, without, side }: Booking): Promise<void> {
	const { startsAt, endsAt } = slot;
	const other = await otherMeeting(tx, { accountId, startsAt, endsAt, without });
	if (other) throw new Failure(409, side === "person" ? refusals.overlap : refusals.personOverlap);
}

/** Whose act it is: the person's whose meeting it is, or that of an exhibitor's staff. */
export type Actor = { accountId: string } | { exhibitorId: number };

export const sideOf = (actor: Actor): MeetingSide => ("accountId" in actor ? "person" : "exhibitor");

/** A meeting as it is after what somebody did, and whether that changed it. */
export type Outcome = MeetingRecord & { isChanged: boolean };

export function isOf(meeting: MeetingRecord, actor: Actor): boolean {
	return "accountId" in actor ? meeting.accountId === actor.accountId : meeting.exhibitorId === actor.exhibitorId;
}

/**
 * Accepts, declines or ends a meeting. Throws the 404 of what is not theirs, and the 409 of what has begun or is not to be
 * done any more or is given to what the meeting was. Gives what it is now; ending what has ended, and a side's same answer given again, change nothing.
 */
export async function actOn(
	tx: Tx,
	deps: BookDeps,
	of: { meetingId: number; actor: Actor; act: Exclude<Act, "move">; expected: Expected | undefined },
): Promise<Outcome> {
	const meeting = await lockedMeeting(tx, of.meetingId);
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
	// it says no more than the meeting's own end
	if (meeting.move) await closeMove(tx, meeting.move.id, { state: "cancelled", changedAt: now, isToTell: false });
	if (side === "person") await settle(tx, deps, meeting);
	return { ...meeting, ...next, isChanged: true };
}

/** Tells that the person of a meeting has acted upon it. */
export function settle(tx: Tx, deps: BookDeps, { eventId, accountId, exhibitorId }: MeetingRecord): Promise<void> {
	return deps.bookCommands.onSettled(tx, { eventId, accountId, exhibitorId });
}
