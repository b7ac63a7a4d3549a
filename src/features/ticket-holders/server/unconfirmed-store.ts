import { and, count, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { placeColumns } from "../../event/server/places-store.ts";
import { calendar } from "../../event/server/views.ts";
import { optionChoice, optionChoiceStock, optionStock, packageOption } from "../../options/server/views.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { packageStock } from "../../packages/server/views.ts";
import { lectureSeat } from "../../seats/server/views.ts";
import { registration, unconfirmedOrigin } from "./tables.ts";

/** Keyed hashes that identify an unconfirmed buyer's origin. */
export type OriginKeys = { mailbox: string; browser: string; network: string };

export async function addOrigin(tx: Tx, accountId: string, keys: OriginKeys, now: Date): Promise<void> {
	await tx.insert(unconfirmedOrigin).values({ accountId, ...keys, createdAt: now });
}

/** Deletes an origin when the address is confirmed. */
export async function forgetOrigin(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(unconfirmedOrigin).where(eq(unconfirmedOrigin.accountId, accountId));
}

export async function forgetOriginsBefore(db: Database, before: Date): Promise<void> {
	await db.delete(unconfirmedOrigin).where(lt(unconfirmedOrigin.createdAt, before));
}

function isFrom({ mailbox, browser, network }: OriginKeys) {
	return or(
		eq(unconfirmedOrigin.mailbox, mailbox),
		eq(unconfirmedOrigin.browser, browser),
		eq(unconfirmedOrigin.network, network),
	);
}

/** An unpaid, unconfirmed registration of an account with an origin. */
const isUnpaid: SQL = sql`(${registration.status} = 'reserved'
	or (${registration.status} = 'confirmed' and ${registration.orderId} is null))`;

/** The taken places of a package, in total and by unpaid orders of the same origin. */
export async function placesOfOrigin(
	tx: Tx,
	keys: OriginKeys,
	packageId: number,
): Promise<{ held: number; taken: number }> {
	const unpaidPlaces = tx
		.select({ held: sql<number>`coalesce(sum(${orderLine.quantity} - ${orderLine.refundedQuantity}), 0)` })
		.from(orderLine)
		.innerJoin(salesOrder, eq(salesOrder.id, orderLine.orderId))
		.innerJoin(unconfirmedOrigin, eq(unconfirmedOrigin.accountId, salesOrder.accountId))
		.where(
			and(
				eq(orderLine.packageId, packageId),
				inArray(orderLine.kind, ["package", "team"]),
				eq(salesOrder.status, "reserved"),
				isFrom(keys),
			),
		);
	const rows = await tx
		.select({ taken: packageStock.taken, held: sql<number>`(${unpaidPlaces})::int` })
		.from(packageStock)
		.where(eq(packageStock.packageId, packageId));
	return oneRow(rows);
}

type Pieces = { held: number; taken: number; capacity: number };

/** Like `placesOfOrigin`, for a limited option and its choice. */
export async function piecesOfOrigin(
	tx: Tx,
	keys: OriginKeys,
	{ optionId, choice }: { optionId: number; choice: string | null },
): Promise<Pieces[]> {
	const unpaidPieces = (more?: SQL) =>
		tx
			.select({ held: count() })
			.from(optionChoice)
			.innerJoin(registration, eq(optionChoice.subject, sql`'registration:' || ${registration.id}`))
			.innerJoin(unconfirmedOrigin, eq(unconfirmedOrigin.accountId, registration.accountId))
			.where(and(eq(optionChoice.optionId, optionId), isNull(optionChoice.releasedAt), isUnpaid, isFrom(keys), more));
	const rows = await tx
		.select({
			capacity: packageOption.capacity,
			taken: optionStock.taken,
			held: sql<number>`(${unpaidPieces()})::int`,
			ofChoice: {
				capacity: sql<number | null>`(${packageOption.choiceLimits} ->> ${choice}::text)::int`,
				taken: sql<number>`coalesce(${optionChoiceStock.taken}, 0)`,
				held: sql<number>`(${unpaidPieces(sql`${optionChoice.choice} = ${choice}`)})::int`,
			},
		})
		.from(optionStock)
		.innerJoin(packageOption, eq(packageOption.id, optionStock.optionId))
		.leftJoin(
			optionChoiceStock,
			and(eq(optionChoiceStock.optionId, optionId), sql`${optionChoiceStock.choice} = ${choice}`),
		)
		.where(eq(optionStock.optionId, optionId));
	const { ofChoice, ...whole } = oneRow(rows);
	return [whole, ofChoice].flatMap(({ capacity, ...rest }) => (capacity === null ? [] : [{ ...rest, capacity }]));
}

/** Like `placesOfOrigin`, for a day in one way of attending. Null capacity is unlimited. */
export async function dayOfOrigin(
	tx: Tx,
	keys: OriginKeys,
	{ calendarId, isOnline }: { calendarId: number; isOnline: boolean },
): Promise<{ held: number; taken: number; capacity: number | null }> {
	const unpaidPlaces = tx
		.select({ held: count() })
		.from(registration)
		.innerJoin(unconfirmedOrigin, eq(unconfirmedOrigin.accountId, registration.accountId))
		.where(and(eq(registration.calendarId, calendarId), eq(registration.isOnline, isOnline), isUnpaid, isFrom(keys)));
	const { capacity, taken } = placeColumns(isOnline);
	const rows = await tx
		.select({ capacity, taken, held: sql<number>`(${unpaidPlaces})::int` })
		.from(calendar)
		.where(eq(calendar.id, calendarId));
	return oneRow(rows);
}

/** Like `placesOfOrigin`, for a lecture's seats, without the total. */
export async function seatsOfOrigin(tx: Tx, keys: OriginKeys, lectureId: number): Promise<number> {
	const rows = await tx
		.select({ held: count() })
		.from(lectureSeat)
		.innerJoin(registration, eq(registration.id, lectureSeat.registrationId))
		.innerJoin(unconfirmedOrigin, eq(unconfirmedOrigin.accountId, registration.accountId))
		.where(and(eq(lectureSeat.lectureId, lectureId), isNull(lectureSeat.releasedAt), isUnpaid, isFrom(keys)));
	return oneRow(rows).held;
}
