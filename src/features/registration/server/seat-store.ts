import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { event } from "../../event/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { Holder } from "../../seats/server/save-seats.ts";
import { lectureSeat } from "../../seats/server/tables.ts";
import type { RegistrationStatus } from "../contract.ts";
import { registration } from "./tables.ts";

/** A person's registration as a holder of seats. */
export type OwnHolder = Holder & { status: RegistrationStatus; eventCode: string; timeZone: string };

const holder = {
	registrationId: registration.id,
	status: registration.status,
	eventId: registration.eventId,
	calendarId: registration.calendarId,
	isOnline: registration.isOnline,
	includes: ticketPackage.includes,
	hasExtendedSeats: ticketPackage.hasExtendedSeats,
	eventCode: event.code,
	timeZone: event.timeZone,
};

/** A registration of this account; undefined where there is none, another person's included. */
export async function ownHolder(db: Database, accountId: string, id: number): Promise<OwnHolder | undefined> {
	const rows = await holders(db, accountId, id);
	return rows[0] && { ...rows[0], lectures: rows[0].includes.lectures };
}

/** The same, with its row held to the commit: nothing else changes its seats or its state meanwhile. */
export async function heldHolder(tx: Tx, accountId: string, id: number): Promise<OwnHolder | undefined> {
	const rows = await holders(tx, accountId, id).for("update", { of: registration });
	return rows[0] && { ...rows[0], lectures: rows[0].includes.lectures };
}

function holders(db: Database, accountId: string, id: number) {
	return db
		.select(holder)
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(and(eq(registration.id, id), eq(registration.accountId, accountId)));
}

/** The packages of an account's registrations, the cancelled ones left out. */
export function packagesOfAccount(db: Database, accountId: string) {
	return db
		.select({
			registrationId: registration.id,
			eventCode: event.code,
			code: ticketPackage.code,
			name: ticketPackage.name,
			status: registration.status,
			isOnline: registration.isOnline,
			includes: ticketPackage.includes,
			hasExtendedSeats: ticketPackage.hasExtendedSeats,
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(and(eq(registration.accountId, accountId), ne(registration.status, "cancelled")))
		.orderBy(asc(event.startsAt), asc(registration.id));
}

/** Seats that are held for a registration which ended or is gone: there should be none. */
export async function seatsWithoutTicket(db: Database): Promise<{ lectureId: number; registrationId: number }[]> {
	return db
		.select({ lectureId: lectureSeat.lectureId, registrationId: lectureSeat.registrationId })
		.from(lectureSeat)
		.leftJoin(registration, eq(registration.id, lectureSeat.registrationId))
		.where(and(isNull(lectureSeat.releasedAt), or(isNull(registration.id), eq(registration.status, "cancelled"))));
}
