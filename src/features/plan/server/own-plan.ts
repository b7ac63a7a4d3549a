import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { CalendarEntry } from "../../agenda/server/calendar-file.ts";
import { lecturersOf } from "../../agenda/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { movedSeats, seatsHeld } from "../../seats/server/store.ts";
import type { OwnPlan } from "../contract.ts";
import { type PlanTicket, planOf } from "../plan-of.ts";
import { favouritesOf, plannableLectures } from "./store.ts";

/** Queries that other features answer. */
export type PlanReads = {
	/** The person's registrations, except cancelled ones. */
	tickets(db: Database, of: { accountId: string; eventId: number }): Promise<PlanTicket[]>;
	/** The other entries of their calendar. */
	entries(db: Database, of: { accountId: string; event: EventRecord; lang: Lang }): Promise<CalendarEntry[]>;
	/** Also throws if one of them is not visible at the event. */
	refuseUnconnected(
		db: Database,
		of: { accountId: string; otherId: string; event: EventRecord; now: Date },
	): Promise<unknown>;
};

export type PlanDeps = { db: NodePgDatabase; clock: Clock; planReads: PlanReads };

type PlanRequest = { accountId: string; event: { id: number; code: string } };

export async function ownPlan(
	{ db, planReads, clock }: PlanDeps,
	{ accountId, event }: PlanRequest,
): Promise<Pick<OwnPlan, "lectures" | "seats">> {
	const of = { accountId, eventId: event.id };
	const tickets = await planReads.tickets(db, of);
	const seatsByTicket = await Promise.all(
		tickets.map(async ({ registrationId }) =>
			(await seatsHeld(db, registrationId)).map((one) => ({ ...one, registrationId })),
		),
	);
	const [lectures, favourites] = await Promise.all([plannableLectures(db, event.id), favouritesOf(db, of)]);
	const moved = await movedSeats(
		db,
		tickets.map((one) => one.registrationId),
	);
	const plan = planOf(event.code, {
		lectures,
		favourites,
		moved,
		tickets,
		held: seatsByTicket.flat(),
		now: clock.now(),
	});
	const lecturers = await lecturersOf(
		db,
		plan.lectures.map((one) => one.lectureId),
	);
	return {
		...plan,
		lectures: plan.lectures.map((one) => ({ ...one, lecturers: lecturers.get(one.lectureId) ?? [] })),
	};
}
