import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type Authentication, loggedIn } from "../../account/server/authentication.ts";
import { ownSeatStatus } from "../../agenda/seat-status.ts";
import { getOwnSeats, type OwnLecture, saveUserReservations } from "../../seats/contract.ts";
import { ticketRefusal } from "../../seats/rules.ts";
import { saveSeats } from "../../seats/server/save-seats.ts";
import { limitedLectures, type PlacedLecture, seatsHeld } from "../../seats/server/store.ts";
import { seatLectureShape } from "../../seats/server/wire.ts";
import { seatTexts } from "../../seats/texts.ts";
import { getUserPackages } from "../contract.ts";
import { heldHolder, type OwnHolder, ownHolder, packagesOfAccount } from "./seat-store.ts";

/** The calls of a person about the lecture seats of their own registrations. */
// long: a list of calls, which share one rate and one way to their person
export function seatRoutes(
	app: FastifyInstance,
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	auth: Authentication,
): void {
	const changes = rateLimit(clock, { max: 120, windowSeconds: 60 });
	const accountOf = (request: FastifyRequest) => loggedIn(auth, request);

	serve(app, saveUserReservations, async ({ params, body, lang, request }) => {
		const accountId = await accountOf(request);
		changes.take(accountId);
		const wished = [...new Set(Array.isArray(body) ? body : body.lectureIds)];
		const saved = await db.transaction(async (tx) => {
			const holder = existing(await heldHolder(tx, accountId, params.id));
			if (holder.status === "cancelled") throw new Failure(409, seatTexts.cancelled);
			return saveSeats(tx, holder, wished, clock.now());
		});
		const isHeld = (id: number) => saved.lectureIds.includes(id);
		return {
			isSaved: wished.every(isHeld) && saved.lectureIds.length === wished.length,
			reservations: wished.map((lectureId) => ({
				lectureId,
				isReserved: isHeld(lectureId),
				message: isHeld(lectureId) ? null : (saved.refused.get(lectureId) ?? seatTexts.unchanged)[lang],
			})),
			lectureIds: saved.lectureIds,
		};
	});

	serve(app, getOwnSeats, async ({ params, request }) => {
		const holder = existing(await ownHolder(db, await accountOf(request), params.id));
		const { registrationId, eventCode, timeZone, hasExtendedSeats } = holder;
		return { registrationId, eventCode, timeZone, hasExtendedSeats, lectures: await lecturesFor(holder) };
	});

	async function lecturesFor(holder: OwnHolder): Promise<OwnLecture[]> {
		const lectures = await limitedLectures(db, holder.eventId);
		const held = (await seatsHeld(db, holder.registrationId)).map((one) => one.lectureId);
		const isOpen = (one: PlacedLecture) => holder.status !== "cancelled" && !ticketRefusal(holder, one);
		return lectures
			.filter((one) => held.includes(one.id) || isOpen(one))
			.map((one) => ({
				...seatLectureShape(one),
				status: ownSeatStatus(one, holder.hasExtendedSeats),
				isReserved: held.includes(one.id),
				isOver: one.startsAt <= clock.now(),
			}));
	}

	serve(app, getUserPackages, async ({ params, request }) => {
		const accountId = await accountOf(request);
		if (params.id !== accountId) throw notFound(seatTexts.notYou);
		return packagesOfAccount(db, accountId);
	});
}

function existing(holder: OwnHolder | undefined): OwnHolder {
	if (!holder) throw notFound(seatTexts.notYours);
	return holder;
}
