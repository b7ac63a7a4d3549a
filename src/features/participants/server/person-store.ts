import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import { nextHolder, nextHolderColumns, nextTicket } from "./next-holder-store.ts";

export type RegistrationOfPerson = Awaited<ReturnType<typeof registrationsWhere>>[number];

/** Registrations of a person at some events, or at all (null), newest first. */
export function registrationsOfPerson(
	db: Database,
	{ accountId, eventIds }: { accountId: string; eventIds: number[] | null },
): Promise<RegistrationOfPerson[]> {
	return registrationsWhere(
		db,
		and(eq(registration.accountId, accountId), eventIds ? anyOf(registration.eventId, eventIds) : undefined),
	);
}

/** Undefined for a registration of another event. */
export async function registrationAt(
	db: Database,
	{ eventId, registrationId }: { eventId: number; registrationId: number },
): Promise<RegistrationOfPerson | undefined> {
	const is = and(eq(registration.id, registrationId), eq(registration.eventId, eventId));
	return (await registrationsWhere(db, is))[0];
}

function registrationsWhere(db: Database, where: SQL | undefined) {
	return db
		.select({
			id: registration.id,
			accountId: registration.accountId,
			eventId: registration.eventId,
			eventCode: event.code,
			eventName: event.name,
			eventNameEn: event.nameEn,
			packageId: registration.packageId,
			packageCode: ticketPackage.code,
			packageName: ticketPackage.name,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
			isOnline: registration.isOnline,
			holdsPlace: registration.holdsPlace,
			status: registration.status,
			profile: registration.profile,
			handedToId: registration.handedToId,
			handedTo: nextHolderColumns,
			orderId: registration.orderId,
			orderStatus: salesOrder.status,
			createdAt: registration.createdAt,
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.leftJoin(salesOrder, eq(salesOrder.id, registration.orderId))
		.leftJoin(nextTicket, eq(nextTicket.id, registration.handedToId))
		.leftJoin(nextHolder, eq(nextHolder.id, nextTicket.accountId))
		.where(where)
		.orderBy(desc(registration.id));
}

export type PersonFacts = NonNullable<Awaited<ReturnType<typeof personAt>>>;

/** The account of a person with a registration for an event, in any status. */
export async function personAt(db: Database, { accountId, eventId }: { accountId: string; eventId: number }) {
	const registered = sql`exists (select from ${registration}
		where ${registration.accountId} = ${account.id} and ${registration.eventId} = ${eventId})`;
	const [row] = await db
		.select({
			id: account.id,
			email: account.email,
			emailVerified: account.emailVerified,
			firstName: account.firstName,
			lastName: account.lastName,
			nick: account.nick,
			phoneNo: account.phoneNo,
			lang: account.lang,
			createdAt: account.createdAt,
		})
		.from(account)
		.where(and(eq(account.id, accountId), registered));
	return row;
}

/** Full names by account id; unknown ids are missing. */
export async function namesOf(db: Database, accountIds: string[]): Promise<Map<string, string>> {
	if (accountIds.length === 0) return new Map();
	const rows = await db
		.select({ id: account.id, firstName: account.firstName, lastName: account.lastName })
		.from(account)
		.where(anyOf(account.id, accountIds))
		.orderBy(asc(account.id));
	return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
