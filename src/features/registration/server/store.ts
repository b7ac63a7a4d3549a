import { and, asc, eq, gt, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { OwnRegistration, RegistrationStatus } from "../contract.ts";
import { ticketDays } from "../rules.ts";
import { packageStock, registration } from "./tables.ts";

export type NewRegistration = Omit<typeof registration.$inferInsert, "id">;
export type NewConsent = Omit<typeof consentGiven.$inferInsert, "id">;

/** Adds a registration. Gives its id, or undefined when the account is registered there already. */
export async function addRegistration(tx: Tx, values: NewRegistration): Promise<number | undefined> {
	const rows = await tx.insert(registration).values(values).onConflictDoNothing().returning({ id: registration.id });
	return rows[0]?.id;
}

/** Keeps what a person agreed to and what not. */
export async function addConsents(tx: Tx, values: NewConsent[]): Promise<void> {
	if (values.length > 0) await tx.insert(consentGiven).values(values);
}

/**
 * Takes one place of a package in one statement; false when all `capacity` are taken. Its row is held to the commit:
 * take it last.
 */
export async function takePackagePlace(tx: Tx, packageId: number, capacity: number | null): Promise<boolean> {
	if (capacity === 0) return false;
	const limit = capacity === null ? sql`true` : sql`${packageStock.taken} < ${capacity}`;
	const rows = await tx
		.insert(packageStock)
		.values({ packageId, taken: 1 })
		.onConflictDoUpdate({
			target: packageStock.packageId,
			set: { taken: sql`${packageStock.taken} + 1` },
			setWhere: limit,
		})
		.returning({ taken: packageStock.taken });
	return rows.length > 0;
}

/** Takes one place of a calendar for one way of attending; false when none is left. Null capacity is unlimited. */
export async function takeCalendarPlace(tx: Tx, calendarId: number, isOnline: boolean): Promise<boolean> {
	const left = isOnline ? calendar.onlineCapacity : calendar.onsiteCapacity;
	const rows = await tx
		.update(calendar)
		.set(isOnline ? { onlineCapacity: sql`${left} - 1` } : { onsiteCapacity: sql`${left} - 1` })
		.where(and(eq(calendar.id, calendarId), or(isNull(left), gt(left, 0))))
		.returning({ id: calendar.id });
	return rows.length > 0;
}

/** How many places a package has; null is unlimited. */
export async function packageLimitOf(db: Database, packageId: number): Promise<number | null> {
	const rows = await db
		.select({ capacity: ticketPackage.capacity })
		.from(ticketPackage)
		.where(eq(ticketPackage.id, packageId));
	return rows[0]!.capacity;
}

/** Whether all places of a package are taken at this moment: a cheap look before the costly work, not a promise. */
export async function isSoldOut(db: Database, packageId: number, capacity: number | null): Promise<boolean> {
	if (capacity === null) return false;
	const rows = await db.select().from(packageStock).where(eq(packageStock.packageId, packageId));
	return (rows[0]?.taken ?? 0) >= capacity;
}

/** Gives back one place of a package. */
export async function releasePackagePlace(tx: Tx, packageId: number): Promise<void> {
	await tx
		.update(packageStock)
		.set({ taken: sql`${packageStock.taken} - 1` })
		.where(eq(packageStock.packageId, packageId));
}

/** Gives back one place of a calendar; unlimited ones stay so. */
export async function releaseCalendarPlace(tx: Tx, calendarId: number, isOnline: boolean): Promise<void> {
	const left = isOnline ? calendar.onlineCapacity : calendar.onsiteCapacity;
	await tx
		.update(calendar)
		.set(isOnline ? { onlineCapacity: sql`${left} + 1` } : { onsiteCapacity: sql`${left} + 1` })
		.where(eq(calendar.id, calendarId));
}

export type RegistrationFacts = Pick<
	typeof registration.$inferSelect,
	"id" | "accountId" | "packageId" | "calendarId" | "isOnline" | "status"
>;

/** What an order pays for. */
export function registrationsOfOrder(tx: Tx, orderId: number): Promise<RegistrationFacts[]> {
	return tx.select().from(registration).where(eq(registration.orderId, orderId)).orderBy(asc(registration.id));
}

/** Changes the state of a registration. False where the person holds another one for the same by now. */
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
		.set({ status })
		.where(and(eq(registration.id, registrationId), status === "cancelled" ? undefined : notExists(standsAnother)))
		.returning({ id: registration.id });
	return rows.length > 0;
}

/** The registrations of an account with what its tickets show, the next event first. */
export async function registrationsOf(db: Database, accountId: string): Promise<OwnRegistration[]> {
	const rows = await db
		.select({ registration, event, calendar, ticket: ticketPackage })
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
					.select()
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
