import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { getOwnSeats, type OwnLecture, saveUserReservations } from "../contract.ts";
import { ticketRefusal } from "../rules.ts";
import { seatTexts } from "../texts.ts";
import type { SeatQueueDeps, SeatQueueReads } from "./offer-seats.ts";
import { saveSeats } from "./save-seats.ts";
import type { OwnHolder, SeatHolders } from "./seat-holders.ts";
import { ownLectureShape, savedSeatsShape } from "./shapes.ts";
import { limitedLectures, type PlacedLecture, seatsHeld } from "./store.ts";

export type OwnSeatsDeps = SeatQueueDeps & {
	db: NodePgDatabase;
	seatHolders: SeatHolders;
	seatQueueReads: SeatQueueReads;
};

export function ownSeatsRoutes(app: FastifyInstance, deps: OwnSeatsDeps): void {
	const { db, clock, seatHolders } = deps;
	serve(app, saveUserReservations, async ({ accountId, params, body, lang }) => {
		const requested = [...new Set(Array.isArray(body) ? body : body.lectureIds)];
		const saved = await db.transaction(async (tx) => {
			const holder = assertStanding(await seatHolders.held(tx, { accountId, registrationId: params.id }));
			return saveSeats(tx, deps, holder, requested);
		});
		return savedSeatsShape(requested, saved, lang);
	});

	serve(app, getOwnSeats, async ({ accountId, params }) => {
		const holder = existing(await seatHolders.own(db, { accountId, registrationId: params.id }));
		const { registrationId, eventCode, timeZone, hasExtendedSeats } = holder;
		return { registrationId, eventCode, timeZone, hasExtendedSeats, lectures: await lecturesFor(holder) };
	});

	async function lecturesFor(holder: OwnHolder): Promise<OwnLecture[]> {
		const lectures = await limitedLectures(db, holder.eventId);
		const heldIds = (await seatsHeld(db, holder.registrationId)).map((one) => one.lectureId);
		const isOpen = (one: PlacedLecture) => !holder.isCancelled && !ticketRefusal(holder, one);
		return lectures
			.filter((one) => heldIds.includes(one.id) || isOpen(one))
			.map((one) => {
				const isReserved = heldIds.includes(one.id);
				return ownLectureShape(one, { hasExtendedSeats: holder.hasExtendedSeats, isReserved, now: clock.now() });
			});
	}
}

/** Throws 404 without a holder. */
export function existing(holder: OwnHolder | undefined): OwnHolder {
	if (!holder) throw notFound(seatTexts.notYours);
	return holder;
}

export function assertStanding(holder: OwnHolder | undefined): OwnHolder {
	if (existing(holder).isCancelled) throw new Failure(409, seatTexts.cancelled);
	return existing(holder);
}
