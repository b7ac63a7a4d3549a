import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { isStillOpen, type Refused, type SeatHolder, type SeatLecture, type SeatPlan, seatPlan } from "../rules.ts";
import { refusalText } from "../texts.ts";
import {
	addSeat,
	countSeat,
	endSeats,
	type HeldSeat,
	lecturesByIds,
	removeSeats,
	seatsGivenBack,
	seatsHeld,
	uncountSeat,
} from "./store.ts";

/** A registration that holds seats. Its row must be held to the commit by who calls. */
export type Holder = SeatHolder & { registrationId: number };

/** What came of a wish: what is held now, and what is not, with the sentence why. */
export type SavedSeats = { lectureIds: number[]; refused: Map<number, Text> };

/**
 * Makes the seats of a registration those of the lectures wished for. What can be had is taken; where anything is refused
 * nothing is given up, so that whoever swaps never stands without both. Wishing the same again changes nothing.
 */
export async function saveSeats(tx: Tx, holder: Holder, requested: number[], now: Date): Promise<SavedSeats> {
	const held = await seatsHeld(tx, holder.registrationId);
	const heldIds = held.map((one) => one.lectureId);
	const lectures = await lecturesByIds(tx, [...new Set([...requested, ...heldIds])]);
	const plan = seatPlan(holder, { requested, held: heldIds, lectures, now });
	const isSwap = plan.release.length > 0;
	const lost = isSwap && plan.refused.length > 0 ? undefined : await carriedOut(tx, holder, plan, held, now);
	const refused = [...plan.refused, ...(lost ?? [])];
	const isUndone = isSwap && refused.length > 0;
	const took = isUndone
		? []
		: plan.take.map((one) => one.id).filter((id) => !lost?.some((one) => one.lectureId === id));
	const stored = isUndone ? heldIds : heldIds.filter((id) => !plan.release.includes(id));
	return { lectureIds: [...stored, ...took].sort((a, b) => a - b), refused: sentences(refused, lectures) };
}

/** A swap did not come off: what was taken and given back in it is undone. */
class SwapRefused extends Error {
	readonly refused: Refused[];
	constructor(refused: Refused[]) {
		super();
		this.refused = refused;
	}
}

/** Changes facts and counters; gives what others took in the meantime. Where anything is released, it is all or nothing. */
function carriedOut(tx: Tx, holder: Holder, plan: SeatPlan, held: HeldSeat[], now: Date): Promise<Refused[]> {
	if (plan.release.length === 0) return changed(tx, holder, plan, [], now);
	const released = held.filter((one) => plan.release.includes(one.lectureId));
	return tx
		.transaction(async (part) => {
			const lost = await changed(part, holder, plan, released, now);
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
	{ registrationId, hasExtendedSeats }: Holder,
	{ take }: SeatPlan,
	released: HeldSeat[],
	now: Date,
): Promise<Refused[]> {
	const lost: Refused[] = [];
	const ids = released.map((one) => one.lectureId);
	await removeSeats(tx, registrationId, ids);
	for (const one of take) {
		await addSeat(tx, { registrationId, lectureId: one.id, isExtended: hasExtendedSeats, takenAt: now });
	}
	// counters last, and in one order for everybody
	const steps: ({ id: number; lecture: SeatLecture } | { id: number; seat: HeldSeat })[] = [
		...take.map((lecture) => ({ id: lecture.id, lecture })),
		...released.map((seat) => ({ id: seat.lectureId, seat })),
	];
	for (const step of steps.sort((a, b) => a.id - b.id)) {
		if ("seat" in step) await uncountSeat(tx, step.seat);
		else if (!(await countSeat(tx, step.lecture, hasExtendedSeats))) lost.push({ lectureId: step.id, reason: "full" });
	}
	await removeSeats(
		tx,
		registrationId,
		lost.map((one) => one.lectureId),
	);
	return lost;
}

/** Which of the lectures a new holder could not have at this moment, and why: a look, not a promise. */
export async function refusedSeats(
	db: Database,
	holder: SeatHolder,
	requested: number[],
	now: Date,
): Promise<Map<number, Text>> {
	const lectures = await lecturesByIds(db, requested);
	return sentences(seatPlan(holder, { requested, held: [], lectures, now }).refused, lectures);
}

function sentences(refused: Refused[], lectures: SeatLecture[]): Map<number, Text> {
	const subjectOf = (id: number) => lectures.find((one) => one.id === id)?.subject;
	return new Map(
		refused.map(({ lectureId, reason, other }) => [
			lectureId,
			refusalText(reason, subjectOf(lectureId), other?.subject),
		]),
	);
}

/** Gives back the seats that a ticket opens no more, because its package has changed. */
export async function keepOpenSeats(tx: Tx, holder: Holder): Promise<void> {
	const held = await seatsHeld(tx, holder.registrationId);
	const lectures = await lecturesByIds(
		tx,
		held.map((one) => one.lectureId),
	);
	const closed = held.filter((seat) => {
		const lecture = lectures.find((one) => one.id === seat.lectureId);
		return !isStillOpen(holder, must(lecture, "the lecture of a seat"), seat);
	});
	await removeSeats(
		tx,
		holder.registrationId,
		closed.map((one) => one.lectureId),
	);
	for (const seat of closed) await uncountSeat(tx, seat);
}

/** Gives back the seats of a registration that ends, once; they are remembered for `retakeSeats`. */
export async function releaseSeats(tx: Tx, registrationId: number, now: Date): Promise<void> {
	for (const seat of await endSeats(tx, registrationId, now)) await uncountSeat(tx, seat);
}

/**
 * Takes again the seats of a registration that comes back, as far as they are still to be had: a ticket is worth more
 * than a seat, and does not fail for one. Gives the ids of the lectures that are full by now.
 */
export async function retakeSeats(tx: Tx, registrationId: number, now: Date): Promise<number[]> {
	const seats = await seatsGivenBack(tx, registrationId);
	const lectures = await lecturesByIds(
		tx,
		seats.map((one) => one.lectureId),
	);
	const gone: number[] = [];
	for (const { lectureId, isExtended } of seats) {
		const lecture = must(
			lectures.find((one) => one.id === lectureId),
			"the lecture of a seat",
		);
		if (await countSeat(tx, lecture, isExtended)) {
			await addSeat(tx, { registrationId, lectureId, isExtended, takenAt: now });
		} else gone.push(lectureId);
	}
	return gone;
}
