import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { lockSeats } from "../../agenda/server/stock-store.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { queueStateAt } from "../queue.ts";
import { getSeatQueues, joinSeatQueue, leaveSeatQueue, type QueuePlace, takeOfferedSeat } from "../queue-contract.ts";
import { namingText, queueRefusals } from "../queue-texts.ts";
import { areOverlapping, hasSeatFor, ticketRefusal } from "../rules.ts";
import { refusalText } from "../texts.ts";
import { offerFreeSeats } from "./offer-seats.ts";
import { assertStanding, type OwnSeatsDeps } from "./own-routes.ts";
import { addToQueue, findQueueEntry, offeredTo, positionOf, type QueueEntry, queueOfAccount } from "./queue-store.ts";
import { leaveQueue, saveSeats } from "./save-seats.ts";
import type { OwnHolder } from "./seat-holders.ts";
import { lectureShape } from "./shapes.ts";
import { lecturesByIds, type PlacedLecture, seatsHeld } from "./store.ts";
import { announceQueue } from "./tell-queue.ts";

export function queueRoutes(app: FastifyInstance, deps: OwnSeatsDeps): void {
	const { db, seatHolders } = deps;

	serveEvent(app, deps, getSeatQueues, async ({ accountId, event }) => {
		const entries = await queueOfAccount(db, { accountId, eventId: event.id });
		const places: QueuePlace[] = [];
		for (const entry of entries) places.push(await placeOf(deps, entry));
		return { timeZone: event.timeZone, places };
	});

	serve(app, joinSeatQueue, async ({ accountId, params, body }) => {
		const position = await db.transaction(async (tx) => {
			const holder = assertStanding(await seatHolders.held(tx, { accountId, registrationId: params.id }));
			return join(tx, deps, { holder, accountId, lectureId: body.lectureId });
		});
		return { position };
	});

	serve(app, leaveSeatQueue, async ({ accountId, params, body }) => {
		await db.transaction(async (tx) => {
			const holder = assertStanding(await seatHolders.held(tx, { accountId, registrationId: params.id }));
			await leaveQueue(tx, deps, { registrationId: holder.registrationId, lectureId: body.lectureId });
			await announceQueue(tx, deps, [accountId]);
		});
		return { isLeft: true };
	});

	serve(app, takeOfferedSeat, async ({ accountId, params, body: { lectureId } }) => {
		const lectureIds = await db.transaction(async (tx) => {
			const holder = assertStanding(await seatHolders.held(tx, { accountId, registrationId: params.id }));
			return take(tx, deps, { holder, accountId, lectureId });
		});
		return { lectureIds };
	});
}

type QueueRequest = { holder: OwnHolder; accountId: string; lectureId: number };

/** Returns the position. Throws 409 if the lecture has no queue. */
async function join(tx: Tx, deps: OwnSeatsDeps, { holder, accountId, lectureId }: QueueRequest): Promise<number> {
	const { registrationId, hasExtendedSeats } = holder;
	const now = deps.clock.now();
	// A concurrent ban waits for the registration's lock and then removes the entry.
	if (await deps.seatQueueReads.isBanned(tx, { eventId: holder.eventId, accountId }))
		throw new Failure(403, queueRefusals.banned);
	if ((await lecturesByIds(tx, [lectureId])).length === 0) throw new Failure(409, refusalText("unknown"));
	// A joiner sees a released seat, or the release sees the joiner.
	await lockSeats(tx, [lectureId]);
	await offerFreeSeats(tx, deps, lectureId);
	const lecture = invariant((await lecturesByIds(tx, [lectureId]))[0], "the lecture of a counter");
	const refusal = ticketRefusal(holder, lecture);
	if (refusal) throw new Failure(409, refusalText(refusal, lecture.subject));
	if (lecture.startsAt <= now) throw new Failure(409, refusalText("begun", lecture.subject));
	const heldSeats = await seatsHeld(tx, registrationId);
	if (heldSeats.some((one) => one.lectureId === lectureId))
		throw new Failure(409, namingText(queueRefusals.hasSeat, lecture.subject));
	const existingEntry = await findQueueEntry(tx, { registrationId, lectureId });
	const state = existingEntry && queueStateAt(existingEntry, now);
	if (existingEntry && state !== "expired") return state === "waiting" ? positionOf(tx, existingEntry) : 0;
	if (hasSeatFor(lecture, hasExtendedSeats))
		throw new Failure(409, namingText(queueRefusals.hasSeats, lecture.subject));
	await addToQueue(tx, { lectureId, registrationId, accountId, isExtended: hasExtendedSeats, now });
	await announceQueue(tx, deps, [accountId]);
	return positionOf(
		tx,
		invariant(await findQueueEntry(tx, { registrationId, lectureId }), "the entry that was just made"),
	);
}

/** Returns the lectures with a seat. Throws 409 if nothing is offered, or if it conflicts with held seats. */
async function take(tx: Tx, deps: OwnSeatsDeps, { holder, accountId, lectureId }: QueueRequest): Promise<number[]> {
	const { registrationId } = holder;
	const heldIds = (await seatsHeld(tx, registrationId)).map((one) => one.lectureId);
	if (heldIds.includes(lectureId)) return heldIds; // the button was pressed twice
	const offered = await offeredTo(tx, registrationId, deps.clock.now());
	if (!offered.includes(lectureId)) throw new Failure(409, queueRefusals.offerOver);
	const rivalIds = (await rivalsOf(tx, { registrationId, lectureId })).map((one) => one.id);
	const requested = [...heldIds.filter((id) => !rivalIds.includes(id)), lectureId];
	const saved = await saveSeats(tx, deps, holder, requested);
	const [refusal] = saved.refused.values();
	if (refusal) throw new Failure(409, refusal);
	await announceQueue(tx, deps, [accountId]);
	return saved.lectureIds;
}

type Place = { registrationId: number; lectureId: number };

/** Overlapping lectures at which a registration has a seat. */
async function rivalsOf(db: Database, { registrationId, lectureId }: Place): Promise<PlacedLecture[]> {
	const heldIds = (await seatsHeld(db, registrationId)).map((one) => one.lectureId);
	const lectures = await lecturesByIds(db, [lectureId, ...heldIds]);
	const wanted = lectures.find((one) => one.id === lectureId);
	return lectures.filter((one) => wanted && one.id !== lectureId && areOverlapping(one, wanted));
}

async function placeOf(deps: OwnSeatsDeps, entry: QueueEntry): Promise<QueuePlace> {
	const [lecture] = await lecturesByIds(deps.db, [entry.lectureId]);
	const state = queueStateAt(entry, deps.clock.now());
	const rivals = state === "offered" ? await rivalsOf(deps.db, entry) : [];
	return {
		...lectureShape(invariant(lecture, "the lecture of a queue")),
		registrationId: entry.registrationId,
		state,
		position: state === "waiting" ? await positionOf(deps.db, entry) : null,
		offeredUntil: entry.offeredUntil?.toISOString() ?? null,
		rivals: rivals.map(({ id: lectureId, subject, subjectPl, subjectEn, language }) => ({
			lectureId,
			subject,
			subjectPl,
			subjectEn,
			language,
		})),
	};
}
