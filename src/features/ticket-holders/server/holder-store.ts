import { and, asc, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { event } from "../../event/server/views.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import type { OwnHolder, SeatHolders } from "../../seats/server/seat-holders.ts";
import { lectureSeat } from "../../seats/server/views.ts";
import { registration } from "./tables.ts";

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

type OfPerson = { accountId: string; registrationId: number };

export const seatHolders: SeatHolders = {
	own: async (db, of) => holderOf((await holders(db, of))[0]),
	held: async (tx, of) => holderOf((await holders(tx, of).for("update", { of: registration }))[0]),
};

function holderOf(row: Awaited<ReturnType<typeof holders>>[number] | undefined): OwnHolder | undefined {
	if (!row) return undefined;
	const { status, includes, ...known } = row;
	return { ...known, lectures: includes.lectures, isCancelled: status === "cancelled" };
}

function holders(db: Database, { accountId, registrationId }: OfPerson) {
	return db
		.select(holder)
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(and(eq(registration.id, registrationId), eq(registration.accountId, accountId)));
}

/** Packages of an account's registrations, except cancelled ones. */
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

/** Contents of an account's registrations at an event, except cancelled ones. */
export async function ticketsAt(db: Database, { accountId, eventId }: { accountId: string; eventId: number }) {
	const rows = await db
		.select(holder)
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(
			and(
				eq(registration.accountId, accountId),
				eq(registration.eventId, eventId),
				ne(registration.status, "cancelled"),
			),
		)
		.orderBy(asc(registration.id));
	return rows.map(({ includes, registrationId, calendarId, isOnline, hasExtendedSeats }) => ({
		registrationId,
		eventId,
		calendarId,
		isOnline,
		hasExtendedSeats,
		lectures: includes.lectures,
		recordings: includes.recordings,
	}));
}

export type TicketHeld = {
	registrationId: number;
	status: RegistrationStatus;
	calendarId: number | null;
	packageName: string;
	includes: PackageIncludes;
};

/** Tickets of an account at an event, except cancelled ones. */
export function ticketsHeld(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<TicketHeld[]> {
	return ticketsHeldBy(db, { accountIds: [accountId], eventId });
}

/** Tickets of several accounts at an event, except cancelled ones. */
export function ticketsHeldBy(
	db: Database,
	{ accountIds, eventId }: { accountIds: string[]; eventId: number },
): Promise<(TicketHeld & { accountId: string })[]> {
	return db
		.select({
			accountId: registration.accountId,
			registrationId: registration.id,
			status: registration.status,
			calendarId: registration.calendarId,
			packageName: ticketPackage.name,
			includes: ticketPackage.includes,
		})
		.from(registration)
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(
			and(
				inArray(registration.accountId, accountIds),
				eq(registration.eventId, eventId),
				ne(registration.status, "cancelled"),
			),
		)
		.orderBy(asc(registration.id));
}

/** Ids of events with a confirmed ticket. */
export async function confirmedAt(db: Database, accountId: string): Promise<number[]> {
	const rows = await db
		.selectDistinct({ eventId: registration.eventId })
		.from(registration)
		.where(and(eq(registration.accountId, accountId), eq(registration.status, "confirmed")));
	return rows.map(({ eventId }) => eventId);
}

export async function confirmedAmong(db: Database, eventId: number, accountIds: string[]): Promise<Set<string>> {
	const { accountId, status } = registration;
	const rows = await db
		.selectDistinct({ accountId })
		.from(registration)
		.where(and(eq(registration.eventId, eventId), eq(status, "confirmed"), inArray(accountId, accountIds)));
	return new Set(rows.map((row) => row.accountId));
}

/** The job details of the latest registration; empty strings by default. */
export async function workOf(db: Database, accountId: string): Promise<{ headline: string; company: string }> {
	const rows = await db
		.select({ profile: registration.profile })
		.from(registration)
		.where(eq(registration.accountId, accountId))
		.orderBy(desc(registration.id));
	const jobDetails = rows.find(({ profile }) => profile.companyName || profile.companyPosition)?.profile;
	return { headline: jobDetails?.companyPosition ?? "", company: jobDetails?.companyName ?? "" };
}

/** Seats of an ended or missing registration, which should not exist. */
export async function seatsWithoutTicket(db: Database): Promise<{ lectureId: number; registrationId: number }[]> {
	return db
		.select({ lectureId: lectureSeat.lectureId, registrationId: lectureSeat.registrationId })
		.from(lectureSeat)
		.leftJoin(registration, eq(registration.id, lectureSeat.registrationId))
		.where(and(isNull(lectureSeat.releasedAt), or(isNull(registration.id), eq(registration.status, "cancelled"))));
}
