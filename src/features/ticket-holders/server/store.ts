import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { OwnRegistration, RegistrationStatus } from "../../account/me-contract.ts";
import { account } from "../../account/server/views.ts";
import { dayColumns, eventColumns } from "../../event/server/columns.ts";
import { calendar, event } from "../../event/server/views.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { ticketPackageColumns } from "../../packages/server/store.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { ticketDays } from "../../packages/ticket-days.ts";
import { registration } from "./tables.ts";

const registrationColumns = {
	id: registration.id,
	accountId: registration.accountId,
	isOnline: registration.isOnline,
	status: registration.status,
	calendarId: registration.calendarId,
	packageId: registration.packageId,
	holdsPlace: registration.holdsPlace,
};

const eventRegistrationColumns = { ...registrationColumns, eventId: registration.eventId };

const heldRegistrationColumns = { ...eventRegistrationColumns, placeHeldUntil: registration.placeHeldUntil };

export type RegistrationContext = {
	id: number;
	accountId: string;
	packageId: number;
	calendarId: number | null;
	isOnline: boolean;
	status: RegistrationStatus;
	holdsPlace: boolean;
};

export function registrationsOfOrder(db: Database, orderId: number): Promise<RegistrationContext[]> {
	return db
		.select(registrationColumns)
		.from(registration)
		.where(eq(registration.orderId, orderId))
		.orderBy(asc(registration.id));
}

/** Free registrations, registrations by an invitation or a team's code, and tickets that another person bought. */
export function unpaidForRegistrations(db: Database, accountId: string): Promise<{ id: number; eventId: number }[]> {
	const { id, eventId, orderId, status } = registration;
	return db
		.select({ id, eventId })
		.from(registration)
		.leftJoin(salesOrder, eq(salesOrder.id, orderId))
		.where(
			and(
				eq(registration.accountId, accountId),
				or(isNull(orderId), sql`${salesOrder.accountId} is distinct from ${accountId}`),
				eq(status, "confirmed"),
			),
		)
		.orderBy(asc(id));
}

export function registrationsById(db: Database, ids: number[]): Promise<RegistrationContext[]> {
	return db
		.select(registrationColumns)
		.from(registration)
		.where(inArray(registration.id, ids))
		.orderBy(asc(registration.id));
}

/** Locks a registration until the commit. */
export async function lockRegistration(
	tx: Tx,
	id: number,
): Promise<(RegistrationContext & { eventId: number }) | undefined> {
	const rows = await tx
		.select(eventRegistrationColumns)
		.from(registration)
		.where(eq(registration.id, id))
		.for("update");
	return rows[0];
}

/** Locks an account's registrations, past ones too, until the commit, in the order of packages. */
export function lockRegistrationsOf(tx: Tx, accountId: string): Promise<(RegistrationContext & { eventId: number })[]> {
	return tx
		.select(eventRegistrationColumns)
		.from(registration)
		.where(eq(registration.accountId, accountId))
		.orderBy(asc(registration.packageId), asc(registration.id))
		.for("update");
}

/** All registrations by the organiser's search, newest first. */
export function registrationsAt(
	db: Database,
	accountId: string,
	eventId: number,
): Promise<{ id: number; orderId: number | null; status: RegistrationStatus; scope: string; packageCode: string }[]> {
	const { id, orderId, status, scope } = registration;
	return db
		.select({ id, orderId, status, scope, packageCode: ticketPackage.code })
		.from(registration)
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(and(eq(registration.accountId, accountId), eq(registration.eventId, eventId)))
		.orderBy(desc(id));
}

/** Sets a registration's status and ends its time limit. False if the person has another one in the scope. */
export async function setRegistrationStatus(
	tx: Tx,
	registrationId: number,
	status: RegistrationStatus,
): Promise<boolean> {
	const other = alias(registration, "other");
	const standsAnother = tx
		.select({ id: other.id })
		.from(other)
		.where(
			and(
				sql`${other.accountId} = "registration"."account_id"`,
				sql`${other.eventId} = "registration"."event_id"`,
				sql`${other.scope} = "registration"."scope"`,
				sql`${other.id} <> "registration"."id"`,
				ne(other.status, "cancelled"),
			),
		);
	const rows = await tx
		.update(registration)
		.set({ status, placeHeldUntil: null })
		.where(and(eq(registration.id, registrationId), status === "cancelled" ? undefined : notExists(standsAnother)))
		.returning({ id: registration.id });
	return rows.length > 0;
}

/** A free registration with an unconfirmed address. */
export type HeldRegistration = RegistrationContext & { eventId: number; placeHeldUntil: Date | null };

/** Locks the unconfirmed registration that is overdue longest, skipping locked rows. */
export async function overdueRegistration(tx: Tx, now: Date): Promise<HeldRegistration | undefined> {
	const rows = await tx
		.select(heldRegistrationColumns)
		.from(registration)
		.where(and(lte(registration.placeHeldUntil, now), eq(registration.status, "confirmed")))
		.orderBy(asc(registration.placeHeldUntil))
		.limit(1)
		.for("update", { skipLocked: true });
	return rows[0];
}

/** Locks an account's unconfirmed registrations, held or released, in the order of packages. */
export function lockHeldRegistrations(tx: Tx, accountId: string): Promise<HeldRegistration[]> {
	return tx
		.select(heldRegistrationColumns)
		.from(registration)
		.where(and(eq(registration.accountId, accountId), isNotNull(registration.placeHeldUntil)))
		.orderBy(asc(registration.packageId), asc(registration.id))
		.for("update");
}

/** Marks a registration as released, so that it can be taken again. Null removes the mark. */
export async function markReleased(tx: Tx, id: number, placeHeldUntil: Date | null): Promise<void> {
	await tx.update(registration).set({ placeHeldUntil }).where(eq(registration.id, id));
}

export async function namesOfRegistrations(db: Database, ids: number[]): Promise<Map<number, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: registration.id, firstName: account.firstName, lastName: account.lastName })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.where(inArray(registration.id, ids));
	return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

const ownColumns = {
	id: registration.id,
	isOnline: registration.isOnline,
	status: registration.status,
	createdAt: registration.createdAt,
};

/** Registrations with their tickets' contents, by the start of their events. */
// long: a query, and one object that names every field
export async function registrationsOf(db: Database, accountId: string): Promise<OwnRegistration[]> {
	const rows = await db
		.select({ registration: ownColumns, event: eventColumns, calendar: dayColumns, ticket: ticketPackageColumns })
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(eq(registration.accountId, accountId))
		.orderBy(asc(event.startsAt), asc(registration.id));
	const eventIds = rows.map((row) => row.event.id);
	const calendars =
		eventIds.length > 0
			? await db
					.select(dayColumns)
					.from(calendar)
					.where(inArray(calendar.eventId, eventIds))
					.orderBy(asc(calendar.position), asc(calendar.id))
			: [];
	return rows.map((row) => ({
		objectId: row.registration.id,
		eventCode: row.event.code,
		eventName: row.event.name,
		eventNameEn: row.event.nameEn,
		timeZone: row.event.timeZone,
		place: row.event.place,
		placeEn: row.event.placeEn,
		city: row.event.city,
		cityEn: row.event.cityEn,
		packageCode: row.ticket.code,
		packageName: row.ticket.name,
		calendarCode: row.calendar?.code ?? null,
		calendarName: row.calendar?.name ?? null,
		calendarNameEn: row.calendar?.nameEn ?? null,
		isOnline: row.registration.isOnline,
		days: ticketDays(
			row.ticket,
			calendars.filter((day) => day.eventId === row.event.id),
			row.calendar ?? undefined,
		).map((day) => ({
			name: day.name,
			nameEn: day.nameEn,
			isOnsite: day.isOnsite && !row.registration.isOnline,
			startDate: day.startsAt.toISOString(),
			endDate: day.endsAt.toISOString(),
		})),
		startDate: (row.calendar ?? row.event).startsAt.toISOString(),
		endDate: (row.calendar ?? row.event).endsAt.toISOString(),
		status: row.registration.status,
		createdDate: row.registration.createdAt.toISOString(),
		beams: row.event.theme.beams,
	}));
}
