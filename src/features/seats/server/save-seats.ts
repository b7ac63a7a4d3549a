import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { countSeat, lockSeats, uncountSeat } from "../../agenda/server/stock-store.ts";
import { isStillOpen, type RefusedSeat, type SeatHolder, type SeatLecture, type SeatPlan, seatPlan } from "../rules.ts";
import { refusalText } from "../texts.ts";
import { offerFreeSeats, type SeatQueueDeps } from "./offer-seats.ts";
import {
	findQueueEntry,
	forgetWaits,
	offeredTo,
	type QueueEntry,
	queuedAmong,
	queueOfAccount,
	queueOfRegistration,
	removeFromQueue,
	setExtended,
	takeOffer,
} from "./queue-store.ts";
import { addSeat, endSeats, type HeldSeat, lecturesByIds, releasedSeats, removeSeats, seatsHeld } from "./store.ts";
import { announceQueue } from "./tell-queue.ts";

/** The caller must have locked its row. */
export type Holder = SeatHolder & { registrationId: number };

/** The held seats, and refusals with their sentences. */
export type SavedSeats = { lectureIds: number[]; refused: Map<number, Text> };

/** Takes available seats. If one is refused, none is released, so that a swap never loses both. Idempotent. */
export async function saveSeats(tx: Tx, deps: SeatQueueDeps, holder: Holder, requested: number[]): Promise<SavedSeats> {
	const now = deps.clock.now();
	const heldSeats = await seatsHeld(tx, holder.registrationId);
	const heldIds = heldSeats.map((one) => one.lectureId);
	const lectures = await lecturesByIds(tx, [...new Set([...requested, ...heldIds])]);
	const offered = await offeredTo(tx, holder.registrationId, now);
	const plan = seatPlan(holder, { requested, held: heldIds, offered, lectures, now });
	const isSwap = plan.release.length > 0;
	const lost =
		isSwap && plan.refused.length > 0 ? undefined : await carriedOut(tx, deps, holder, { plan, held: heldSeats });
	const refused = [...plan.refused, ...(lost ?? [])];
	const isUndone = isSwap && refused.length > 0;
	const took = isUndone
		? []
		: plan.take.map((one) => one.id).filter((id) => !lost?.some((one) => one.lectureId === id));
	const stored = isUndone ? heldIds : heldIds.filter((id) => !plan.release.includes(id));
	return { lectureIds: [...stored, ...took].sort((a, b) => a - b), refused: sentences(refused, lectures) };
}

/** Thrown to roll the changes back. */
class SwapRefused extends Error {
	readonly refused: RefusedSeat[];
	constructor(refused: RefusedSeat[]) {
		super();
		this.refused = refused;
	}
}

type Change = { plan: SeatPlan; held: HeldSeat[] };

/** Carries a plan out. Returns seats that others took meanwhile. With releases it is all or nothing. */
function carriedOut(tx: Tx, deps: SeatQueueDeps, holder: Holder, { plan, held }: Change): Promise<RefusedSeat[]> {
	if (plan.release.length === 0) return changed(tx, deps, holder, { plan, held: [] });
	const released = held.filter((one) => plan.release.includes(one.lectureId));
	return tx
		.transaction(async (part) => {
			const lost = await changed(part, deps, holder, { plan, held: released });
			if (lost.length > 0) throw new SwapRefused(lost);
			return lost;
		})
		.catch((error) => {
			if (error instanceof SwapRefused) return error.refused;
			throw error;
		});
}

async function changed(
	tx: Tx,
	deps: SeatQueueDeps,
	holder: Holder,
	{ plan: { take }, held: released }: Change,
): Promise<RefusedSeat[]> {
	const { registrationId, hasExtendedSeats } = holder;
	const lost: RefusedSeat[] = [];
	const ids = released.map((one) => one.lectureId);
	await removeSeats(tx, registrationId, ids);
	for (const one of take) {
		const takenAt = deps.clock.now();
		await addSeat(tx, { registrationId, lectureId: one.id, isExtended: hasExtendedSeats, takenAt });
	}
	const takenIds = take.map((one) => one.id);
	const queued = await queuedAmong(tx, takenIds, registrationId);
	// counters last, in one order for all processes
	const steps: ({ id: number; lecture: SeatLecture } | { id: number; seat: HeldSeat })[] = [
		...take.map((lecture) => ({ id: lecture.id, lecture })),
		...released.map((seat) => ({ id: seat.lectureId, seat })),
	];
	for (const step of steps.sort((a, b) => a.id - b.id)) {
		if ("seat" in step) {
			await uncountSeat(tx, step.seat);
			await offerFreeSeats(tx, deps, step.id);
		} else if (!(await claimSeat(tx, deps, holder, { ...step, isQueued: queued.includes(step.id) }))) {
			lost.push({ lectureId: step.id, reason: "full" });
		}
	}
	const lostIds = lost.map((one) => one.lectureId);
	await removeSeats(tx, registrationId, lostIds);
	const retainedIds = takenIds.filter((id) => !lostIds.includes(id));
	await forgetWaits(tx, registrationId, retainedIds);
	return lost;
}

/** Takes the offered seat if the lecture has a queue, otherwise a free one. */
async function claimSeat(
	tx: Tx,
	deps: SeatQueueDeps,
	{ registrationId, hasExtendedSeats }: Holder,
	{ lecture, isQueued }: { lecture: SeatLecture; isQueued: boolean },
): Promise<boolean> {
	if (isQueued) {
		const now = deps.clock.now();
		await lockSeats(tx, [lecture.id]);
		await offerFreeSeats(tx, deps, lecture.id);
		const acceptedOffer = await takeOffer(tx, { registrationId, lectureId: lecture.id }, now);
		if (acceptedOffer) {
			const { accountId, ...seat } = acceptedOffer;
			await addSeat(tx, { ...seat, registrationId, takenAt: now });
			await deps.seatQueueCommands.onSettled(tx, { lectureId: lecture.id, accountId });
			return true;
		}
	}
	return countSeat(tx, lecture, hasExtendedSeats);
}

/** Lectures that a new holder could not get now, with the reason. It reserves nothing. */
export async function refusedSeats(
	db: Database,
	holder: SeatHolder,
	requested: number[],
	now: Date,
): Promise<Map<number, Text>> {
	const lectures = await lecturesByIds(db, requested);
	return sentences(seatPlan(holder, { requested, held: [], lectures, now }).refused, lectures);
}

function sentences(refused: RefusedSeat[], lectures: SeatLecture[]): Map<number, Text> {
	const subjectOf = (id: number) => lectures.find((one) => one.id === id)?.subject;
	return new Map(
		refused.map(({ lectureId, reason, other }) => [
			lectureId,
			refusalText(reason, subjectOf(lectureId), other?.subject),
		]),
	);
}

/** Releases seats and queue entries that a changed package no longer allows. Others keep their position. */
export async function keepOpenSeats(tx: Tx, deps: SeatQueueDeps, holder: Holder): Promise<void> {
	const { registrationId, hasExtendedSeats } = holder;
	const heldSeats = await seatsHeld(tx, registrationId);
	const queue = await queueOfRegistration(tx, registrationId);
	const lectures = await lecturesByIds(tx, idsOf([...heldSeats, ...queue]));
	const isOpen = (seat: HeldSeat) => {
		const lecture = lectures.find((one) => one.id === seat.lectureId);
		return isStillOpen(holder, invariant(lecture, "the lecture of a seat"), seat);
	};
	const closed = heldSeats.filter((seat) => !isOpen(seat));
	await removeSeats(tx, registrationId, idsOf(closed));
	for (const lectureId of idsOf([...closed, ...queue])) {
		await lockSeats(tx, [lectureId]);
		const entry = await findQueueEntry(tx, { registrationId, lectureId });
		const isCounted = entry?.state === "offered" && entry.isExtended;
		if (entry && isOpen({ lectureId, isExtended: isCounted })) await setExtended(tx, entry, hasExtendedSeats);
		else if (entry) {
			await dropEntry(tx, deps, entry);
			await announceQueue(tx, deps, [entry.accountId]);
		}
		for (const seat of closed) if (seat.lectureId === lectureId) await uncountSeat(tx, seat);
		await offerFreeSeats(tx, deps, lectureId);
	}
}

const idsOf = (seats: readonly { lectureId: number }[]): number[] =>
	[...new Set(seats.map((one) => one.lectureId))].sort((a, b) => a - b);

/** Removes an entry from a locked queue. An offered seat is no longer counted. */
async function dropEntry(tx: Tx, deps: SeatQueueDeps, entry: QueueEntry): Promise<void> {
	const gone = await removeFromQueue(tx, entry);
	if (gone?.state !== "offered") return;
	await uncountSeat(tx, gone);
	await deps.seatQueueCommands.onSettled(tx, gone);
}

/** Leaves a queue. An offered seat goes to the next in line. */
export async function leaveQueue(
	tx: Tx,
	deps: SeatQueueDeps,
	{ registrationId, lectureId }: { registrationId: number; lectureId: number },
): Promise<void> {
	const place = { registrationId, lectureId };
	if (!(await findQueueEntry(tx, place))) return;
	await lockSeats(tx, [lectureId]);
	const entry = await findQueueEntry(tx, place);
	if (entry) await dropEntry(tx, deps, entry);
	await offerFreeSeats(tx, deps, lectureId);
}

/** Leaves all queues. Offered seats go to the next in line. */
export async function leaveQueues(
	tx: Tx,
	deps: SeatQueueDeps,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<void> {
	const queue = await queueOfAccount(tx, { accountId, eventId });
	for (const entry of queue.toSorted((a, b) => a.lectureId - b.lectureId)) await leaveQueue(tx, deps, entry);
	if (queue.length > 0) await announceQueue(tx, deps, [accountId]);
}

/** Releases the seats and queue entries of an ending registration, once. `retakeSeats` can restore the seats. */
export async function releaseSeats(tx: Tx, deps: SeatQueueDeps, registrationId: number): Promise<void> {
	const seats = await endSeats(tx, registrationId, deps.clock.now());
	const queue = await queueOfRegistration(tx, registrationId);
	for (const lectureId of idsOf([...seats, ...queue])) {
		for (const seat of seats) if (seat.lectureId === lectureId) await uncountSeat(tx, seat);
		if (queue.some((one) => one.lectureId === lectureId)) await leaveQueue(tx, deps, { registrationId, lectureId });
		else await offerFreeSeats(tx, deps, lectureId);
	}
}

/**
 * Takes the seats of a restored registration again if they are available. A missing seat must not block the ticket.
 * Returns the ids of full lectures.
 */
export async function retakeSeats(tx: Tx, deps: SeatQueueDeps, registrationId: number): Promise<number[]> {
	const seats = await releasedSeats(tx, registrationId);
	const lectures = await lecturesByIds(tx, idsOf(seats));
	const queued = await queuedAmong(tx, idsOf(seats), registrationId);
	const gone: number[] = [];
	for (const { lectureId, isExtended } of seats) {
		const lecture = invariant(
			lectures.find((one) => one.id === lectureId),
			"the lecture of a seat",
		);
		if (queued.includes(lectureId)) {
			await lockSeats(tx, [lectureId]);
			await offerFreeSeats(tx, deps, lectureId);
		}
		if (await countSeat(tx, lecture, isExtended)) {
			await addSeat(tx, { registrationId, lectureId, isExtended, takenAt: deps.clock.now() });
		} else gone.push(lectureId);
	}
	return gone;
}
