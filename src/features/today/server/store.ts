import { and, count, countDistinct, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { orderLine, salesOrder } from "../../orders/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import { conversion } from "../../tracking/server/views.ts";
import type { FunnelStep } from "../contract.ts";

/** Registrations that are not cancelled, by package. */
export async function registeredByPackage(
	db: Database,
	eventId: number,
	since: Date,
): Promise<Map<number, { registered: number; reserved: number; lastDay: number }>> {
	const rows = await db
		.select({
			packageId: registration.packageId,
			registered: count(),
			reserved: sql<number>`(count(*) filter (where ${registration.status} = 'reserved'))::int`,
			lastDay: sql<number>`(count(*) filter (where ${registration.createdAt} > ${since.toISOString()}))::int`,
		})
		.from(registration)
		.where(and(eq(registration.eventId, eventId), ne(registration.status, "cancelled")))
		.groupBy(registration.packageId);
	return new Map(rows.map(({ packageId, ...counts }) => [packageId, counts]));
}

/** Registrations that are not cancelled, by the day in a time zone, in order. */
export function registeredByDay(
	db: Database,
	eventId: number,
	zone: string,
): Promise<{ day: string; count: number }[]> {
	const day = sql<string>`to_char(${registration.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`;
	return db
		.select({ day, count: count() })
		.from(registration)
		.where(and(eq(registration.eventId, eventId), ne(registration.status, "cancelled")))
		.groupBy(sql`1`)
		.orderBy(sql`1`);
}

const NET_LEFT = sql`round(${salesOrder.netGrosz}::numeric * (${salesOrder.grossGrosz} - ${salesOrder.refundedGrosz})
	/ nullif(${salesOrder.grossGrosz}, 0))`;

/** Sums of an event's orders in grosz. */
export async function salesSums(db: Database, eventId: number, since: Date) {
	const isConfirmed = sql`${salesOrder.status} = 'confirmed'`;
	const sums = await db
		.select({
			netGrosz: sql<number>`coalesce(sum(${NET_LEFT}) filter (where ${isConfirmed}), 0)`.mapWith(Number),
			netGroszLastDay: sql<number>`coalesce(sum(${NET_LEFT}) filter (where ${isConfirmed}
				and ${salesOrder.confirmedAt} > ${since.toISOString()}), 0)`.mapWith(Number),
			paidGrosz: sql<number>`coalesce(sum(${salesOrder.paidGrosz}), 0)`.mapWith(Number),
		})
		.from(salesOrder)
		.where(eq(salesOrder.eventId, eventId));
	return oneRow(sums);
}

/** The average net price of paid tickets; null without any. */
export async function averageTicketNet(db: Database, eventId: number): Promise<number | null> {
	const left = sql`(${orderLine.quantity} - ${orderLine.refundedQuantity})`;
	const rows = await db
		.select({
			average: sql<number | null>`round(sum(${left} * ${orderLine.unitNetGrosz})::numeric / nullif(sum(${left}), 0))`,
		})
		.from(salesOrder)
		.innerJoin(orderLine, eq(orderLine.orderId, salesOrder.id))
		.where(
			and(
				eq(salesOrder.eventId, eventId),
				eq(salesOrder.status, "confirmed"),
				inArray(orderLine.kind, ["package", "team"]),
				gt(orderLine.unitNetGrosz, 0),
			),
		);
	const { average } = oneRow(rows);
	return average === null ? null : Number(average);
}

/** Visitors with a conversion of some names, for an event. */
export async function visitorsByStep(
	db: Database,
	eventId: number,
	names: Exclude<FunnelStep, "paid">[],
): Promise<Map<string, number>> {
	const rows = await db
		.select({ name: conversion.name, visitors: countDistinct(conversion.visitorId) })
		.from(conversion)
		.where(and(eq(conversion.eventId, eventId), inArray(conversion.name, names)))
		.groupBy(conversion.name);
	return new Map(rows.map(({ name, visitors }) => [name, visitors]));
}

/** Confirmed orders of an event that cost something. */
export function countPaidOrders(db: Database, eventId: number): Promise<number> {
	return db.$count(
		salesOrder,
		and(eq(salesOrder.eventId, eventId), eq(salesOrder.status, "confirmed"), gt(salesOrder.grossGrosz, 0)),
	);
}
