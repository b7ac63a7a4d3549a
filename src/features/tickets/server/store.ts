import { and, asc, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { AccountRecord } from "../../account/server/store.ts";
import { account } from "../../account/server/views.ts";
import { type CalendarRecord, dayColumns, type EventRecord, eventColumns } from "../../event/server/columns.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { calendar, event } from "../../event/server/views.ts";
import type { OptionKind } from "../../options/contract.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { type PackageRecord, ticketPackageColumns } from "../../packages/server/store.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { lectureDays, ticketDays } from "../../packages/ticket-days.ts";
import { optionsOfRegistrations } from "../../ticket-holders/server/chosen-options-store.ts";
import { packageChange, registration } from "../../ticket-holders/server/views.ts";
import { ticketKey } from "./tables.ts";

const ticketKeyColumns = {
	id: ticketKey.id,
	createdAt: ticketKey.createdAt,
	publicKey: ticketKey.publicKey,
	privateKey: ticketKey.privateKey,
};

export type KeyRecord = {
	id: number;
	publicKey: string;
	privateKey: string;
	createdAt: Date;
};

/** All keys; the current one comes first. */
export function ticketKeys(db: Database): Promise<KeyRecord[]> {
	return db.select(ticketKeyColumns).from(ticketKey).orderBy(desc(ticketKey.id));
}

export async function addKey(db: Database, pair: KeyRecord): Promise<boolean> {
	const added = await db.insert(ticketKey).values(pair).onConflictDoNothing().returning({ id: ticketKey.id });
	return added.length > 0;
}

const registeredColumns = {
	id: registration.id,
	accountId: registration.accountId,
	eventId: registration.eventId,
	packageId: registration.packageId,
	calendarId: registration.calendarId,
	scope: registration.scope,
	isOnline: registration.isOnline,
	orderId: registration.orderId,
	status: registration.status,
	profile: registration.profile,
	holdsPlace: registration.holdsPlace,
	handedToId: registration.handedToId,
	createdAt: registration.createdAt,
};

type RegisteredRecord = SelectResultFields<typeof registeredColumns>;

export type TicketRecord = {
	registration: RegisteredRecord;
	event: EventRecord;
	package: PackageRecord;
	calendar: CalendarRecord | undefined;
	person: Pick<AccountRecord, "firstName" | "lastName" | "lang">;
	days: CalendarRecord[];
	lectureDays: CalendarRecord[];
	options: { kind: OptionKind; choice: string | null }[];
};

/** A registration with all data of its ticket, or undefined. */
export async function ticketById(db: Database, registrationId: number): Promise<TicketRecord | undefined> {
	return (await ticketRecords(db, eq(registration.id, registrationId)))[0];
}

export function ticketsById(db: Database, registrationIds: readonly number[]): Promise<TicketRecord[]> {
	return ticketRecords(db, anyOf(registration.id, registrationIds));
}

/** Like `ticketById`, for an account's registrations, by their events' start. */
export function ticketRecordsOf(db: Database, accountId: string): Promise<TicketRecord[]> {
	return ticketRecords(db, eq(registration.accountId, accountId));
}

/** The buyer's tickets of an order, without those that another person has. */
export function ticketRecordsOfOrder(db: Database, orderId: number): Promise<TicketRecord[]> {
	const changed = db
		.select({ id: packageChange.registrationId })
		.from(packageChange)
		.where(and(eq(packageChange.orderId, orderId), eq(packageChange.state, "done")));
	const ofOrder = or(eq(registration.orderId, orderId), inArray(registration.id, changed));
	const buyer = db.select({ id: salesOrder.accountId }).from(salesOrder).where(eq(salesOrder.id, orderId));
	const isOfBuyer = inArray(registration.accountId, buyer);
	return ticketRecords(db, and(ofOrder, isOfBuyer, eq(registration.status, "confirmed")));
}

/** The days of a team's order. */
export async function teamDaysOf(
	db: Database,
	{ id, eventId }: { id: number; eventId: number },
): Promise<CalendarRecord[]> {
	const packages = await db
		.select({ isOnline: ticketPackage.isOnline, isOnsite: ticketPackage.isOnsite })
		.from(orderLine)
		.innerJoin(ticketPackage, eq(ticketPackage.id, orderLine.packageId))
		.where(and(eq(orderLine.orderId, id), eq(orderLine.kind, "team")));
	const calendars = await calendarsOf(db, eventId);
	return calendars.filter((day) => packages.some((one) => ticketDays(one, calendars).includes(day)));
}

/** A ticket's facts that decide which lectures it opens. */
function lectureTicketOf({
	package: { includes },
	registration: { isOnline },
}: Pick<TicketRecord, "package" | "registration">) {
	return { lectures: includes.lectures, isOnline };
}

async function ticketRecords(db: Database, which: SQL | undefined): Promise<TicketRecord[]> {
	const rows = await db
		.select({
			registration: registeredColumns,
			event: eventColumns,
			calendar: dayColumns,
			package: ticketPackageColumns,
			person: { firstName: account.firstName, lastName: account.lastName, lang: account.lang },
		})
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(which)
		.orderBy(asc(event.startsAt), asc(registration.id));
	const events = [...new Set(rows.map((row) => row.event.id))];
	const calendars = events.length
		? await db
				.select(dayColumns)
				.from(calendar)
				.where(inArray(calendar.eventId, events))
				.orderBy(asc(calendar.position), asc(calendar.id))
		: [];
	const chosenOptions = await optionsOfRegistrations(
		db,
		rows.map((row) => row.registration.id),
	);
	return rows.map((row) => {
		const chosen = row.calendar ?? undefined;
		const own = calendars.filter((day) => day.eventId === row.event.id);
		const options = chosenOptions.filter((one) => one.registrationId === row.registration.id && one.isPaid);
		const days = ticketDays(row.package, own, chosen);
		return { ...row, calendar: chosen, days, lectureDays: lectureDays(lectureTicketOf(row), own, chosen), options };
	});
}
