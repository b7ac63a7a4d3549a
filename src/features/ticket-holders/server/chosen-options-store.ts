import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { inPages } from "../../../kit/db/in-pages.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { account } from "../../account/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import type { DeliveryAddress, OptionKind } from "../../options/contract.ts";
import { optionChoice, packageOption } from "../../options/server/views.ts";
import { lineName } from "../../options/texts.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { packageChange, registration } from "./tables.ts";

export type TakenChoice = Awaited<ReturnType<typeof choicesById>>[number];

/** Options taken at an event and not refunded, by kind, choice and name, in pages. */
export async function* optionsTakenAt(db: Database, eventId: number): AsyncGenerator<TakenChoice[]> {
	const keys = db
		.select({ id: optionChoice.id })
		.from(registration)
		.innerJoin(optionChoice, eq(optionChoice.subject, sql`'registration:' || ${registration.id}`))
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(account, eq(account.id, optionChoice.accountId))
		.where(and(eq(registration.eventId, eventId), isNull(optionChoice.releasedAt)))
		.orderBy(asc(packageOption.kind), asc(optionChoice.choice), asc(account.lastName), asc(optionChoice.id));
	yield* inPages(db, keys, (page) => choicesById(db, page));
}

function choicesById(db: Database, ids: number[]) {
	return db
		.select({
			id: optionChoice.id,
			kind: packageOption.kind,
			choice: optionChoice.choice,
			packageCode: ticketPackage.code,
			// later additions wait for their own order
			status: sql<RegistrationStatus>`case when ${salesOrder.status} = 'reserved' then 'reserved' else ${registration.status} end`,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			delivery: optionChoice.delivery,
		})
		.from(registration)
		.innerJoin(optionChoice, eq(optionChoice.subject, sql`'registration:' || ${registration.id}`))
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.innerJoin(account, eq(account.id, optionChoice.accountId))
		.leftJoin(salesOrder, eq(salesOrder.id, optionChoice.orderId))
		.where(anyOf(optionChoice.id, ids));
}

/** The name under which a registration's options are counted. */
export function optionSubject(registrationId: number): string {
	return `registration:${registrationId}`;
}

/** Valid free options, of the order's registration or added by the order, in the order of taking. */
export async function freeOptionsOfOrder(db: Database, { orderId }: { orderId: number }): Promise<Text[]> {
	const line = db
		.select({ one: sql`1` })
		.from(orderLine)
		.where(and(eq(orderLine.orderId, orderId), eq(orderLine.optionId, optionChoice.optionId)));
	const rows = await db
		.select({ kind: packageOption.kind, choice: optionChoice.choice })
		.from(optionChoice)
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(salesOrder, eq(salesOrder.id, orderId))
		.where(
			and(
				isNull(optionChoice.releasedAt),
				lte(optionChoice.takenAt, salesOrder.createdAt),
				isChosenIn(db, orderId),
				not(exists(line)),
			),
		)
		.orderBy(asc(optionChoice.id));
	return rows.map(({ kind, choice }) => lineName(kind, choice));
}

/** Selects the options of an order's registrations, and the options that the order added. */
function isChosenIn(db: Database, orderId: number) {
	const own = db
		.select({ subject: sql<string>`'registration:' || ${registration.id}` })
		.from(registration)
		.where(eq(registration.orderId, orderId));
	return or(eq(optionChoice.orderId, orderId), and(inArray(optionChoice.subject, own), isNull(optionChoice.orderId)));
}

/** The address of the parcel that an order pays for, or undefined. */
export async function deliveryOfOrder(
	db: Database,
	{ orderId }: { orderId: number },
): Promise<DeliveryAddress | undefined> {
	const [found] = await db
		.select({ delivery: optionChoice.delivery })
		.from(optionChoice)
		.where(and(isNotNull(optionChoice.delivery), isNull(optionChoice.releasedAt), isChosenIn(db, orderId)));
	return found?.delivery ?? undefined;
}

/** The registration to which an order added options, or undefined. */
export async function registrationAddedTo(db: Database, orderId: number): Promise<{ id: number } | undefined> {
	const [added] = await db
		.select({ subject: optionChoice.subject })
		.from(optionChoice)
		.where(eq(optionChoice.orderId, orderId))
		.limit(1);
	return added && { id: Number(added.subject.split(":")[1]) };
}

export async function additionsTo(
	db: Database,
	registrationIds: readonly number[],
): Promise<{ registrationId: number; number: string }[]> {
	if (registrationIds.length === 0) return [];
	return db
		.selectDistinct({ registrationId: registration.id, number: salesOrder.number })
		.from(registration)
		.innerJoin(
			optionChoice,
			and(
				eq(optionChoice.subject, sql`'registration:' || ${registration.id}`),
				anyOf(optionChoice.subject, registrationIds.map(optionSubject)),
			),
		)
		.innerJoin(salesOrder, eq(salesOrder.id, optionChoice.orderId))
		.where(and(anyOf(registration.id, registrationIds), isNull(optionChoice.releasedAt)))
		.orderBy(asc(salesOrder.number));
}

/** `isPaid` is false while its payment is pending. */
export type TakenOption = {
	registrationId: number;
	kind: OptionKind;
	choice: string | null;
	isPaid: boolean;
	/** The unpaid order that added it later. */
	unpaidOrder: string | null;
};

/** The unrefunded options of registrations, in the order of purchase. */
export async function optionsOfRegistrations(db: Database, registrationIds: readonly number[]): Promise<TakenOption[]> {
	if (registrationIds.length === 0) return [];
	const isPaid = sql<boolean>`${registration.status} = 'confirmed' and coalesce(${salesOrder.status}, 'confirmed') = 'confirmed'`;
	return db
		.select({
			registrationId: registration.id,
			kind: packageOption.kind,
			choice: optionChoice.choice,
			isPaid,
			unpaidOrder: sql<string | null>`case when ${salesOrder.status} = 'reserved' then ${salesOrder.number} end`,
		})
		.from(registration)
		.innerJoin(
			optionChoice,
			and(
				eq(optionChoice.subject, sql`'registration:' || ${registration.id}`),
				anyOf(optionChoice.subject, registrationIds.map(optionSubject)),
			),
		)
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.leftJoin(salesOrder, eq(salesOrder.id, optionChoice.orderId))
		.where(and(anyOf(registration.id, registrationIds), isNull(optionChoice.releasedAt)))
		.orderBy(asc(optionChoice.id));
}

export type Extendable = {
	id: number;
	status: RegistrationStatus;
	isOnline: boolean;
	packageId: number;
	packageName: string;
	includes: PackageIncludes;
	eventCode: string;
	eventName: string;
	eventNameEn: string | null;
	allowRegistration: boolean;
	/** The organiser's closing date of hand-overs; null means the start. */
	handOverUntil: Date | null;
	/** Null for a free registration. */
	orderId: number | null;
	startsAt: Date;
	endsAt: Date;
	/** Whether a package change awaits payment. */
	isChanging: boolean;
};

/** Registrations of an account, or one of them, by event start. Another account's is not found. */
export async function extendableOf(db: Database, accountId: string, id?: number): Promise<Extendable[]> {
	const heldChange = db
		.select({ id: packageChange.id })
		.from(packageChange)
		.where(and(eq(packageChange.registrationId, registration.id), eq(packageChange.state, "held")));
	const rows = await db
		.select({
			id: registration.id,
			isChanging: sql<boolean>`${exists(heldChange)}`,
			status: registration.status,
			isOnline: registration.isOnline,
			packageId: ticketPackage.id,
			packageName: ticketPackage.name,
			includes: ticketPackage.includes,
			eventCode: event.code,
			eventName: event.name,
			eventNameEn: event.nameEn,
			allowRegistration: event.allowRegistration,
			handOverUntil: event.handOverUntil,
			orderId: registration.orderId,
			ofEvent: { startsAt: event.startsAt, endsAt: event.endsAt },
			ofCalendar: { startsAt: calendar.startsAt, endsAt: calendar.endsAt },
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.where(and(eq(registration.accountId, accountId), id === undefined ? undefined : eq(registration.id, id)))
		.orderBy(asc(event.startsAt), asc(registration.id));
	return rows.map(({ ofEvent, ofCalendar, ...row }) => ({ ...row, ...(ofCalendar ?? ofEvent) }));
}
