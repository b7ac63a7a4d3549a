import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/tables.ts";
import { documentCounter, taxDocument } from "../../documents/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { optionChoice, optionStock, packageOption } from "../../options/server/tables.ts";
import { orderLine, salesOrder } from "../../orders/server/tables.ts";
import { packageStock, ticketPackage } from "../../packages/server/tables.ts";
import { payment, refund } from "../../payments/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import { waitingEntry } from "../../waiting/server/tables.ts";

/** What is counted, in the order in which rows are locked. */
export const COUNTED = ["order", "code", "onsite", "online", "option", "package", "document", "numbers"] as const;
export type Counted = (typeof COUNTED)[number];

/** A counter that does not agree with the facts that it counts. */
export type Difference = {
	kind: Counted;
	/** The key of its row; of a document's series its kind and year. */
	key: string;
	eventId: number | null;
	/** What people call it: "MSTS25 BASIC-ONLINE". */
	name: string;
	counter: number;
	facts: number;
};

/**
 * The counters that differ from their facts; none where all is well. Each kind is counted by one statement, which sees
 * whole transactions only: it is right at any moment, whoever buys meanwhile.
 */
export async function stockDifferences(db: Database, kinds: readonly Counted[] = COUNTED): Promise<Difference[]> {
	const found: Difference[] = [];
	for (const kind of kinds) {
		const { rows } = await db.execute<Omit<Difference, "kind">>(
			sql`select key, "eventId", name, counter, facts from (${recounts[kind]}) as recount
				where counter <> facts order by length(key), key`,
		);
		found.push(...rows.map((row) => ({ kind, ...row })));
	}
	return found;
}

const onWay = (way: "onsite" | "online"): SQL => {
	const taken = way === "online" ? calendar.onlineTaken : calendar.onsiteTaken;
	return sql`select ${calendar.id}::text as key, ${event.id} as "eventId", ${event.code} || ' ' || ${calendar.code} as name,
		${taken} as counter, coalesce(held.places, 0) as facts
	from ${calendar} join ${event} on ${event.id} = ${calendar.eventId}
	left join (
		select ${registration.calendarId} as id, count(*)::int as places from ${registration}
		where ${registration.status} <> 'cancelled' and ${registration.isOnline} = ${way === "online"} group by 1
	) as held on held.id = ${calendar.id}`;
};

/** The facts beside the counter, a row for each counter. */
const recounts: Record<Counted, SQL> = {
	/** Money: what an order says was paid, and what its payments brought less what went back of them. */
	order: sql`select ${salesOrder.id}::text as key, ${salesOrder.eventId} as "eventId", ${salesOrder.number} as name,
		${salesOrder.paidGrosz} as counter, (coalesce(came.grosz, 0) - coalesce(went.grosz, 0))::int as facts
	from ${salesOrder}
	left join (
		select ${payment.orderId} as id, sum(${payment.amountGrosz}) as grosz from ${payment}
		where ${payment.state} = 'paid' group by 1
	) as came on came.id = ${salesOrder.id}
	left join (
		select ${payment.orderId} as id, sum(${refund.amountGrosz}) as grosz from ${refund}
		join ${payment} on ${payment.id} = ${refund.paymentId} where ${payment.state} = 'paid' group by 1
	) as went on went.id = ${salesOrder.id}`,
	/** Uses of a code that were not given back. */
	code: sql`select ${ticketCode.id}::text as key, ${ticketCode.eventId} as "eventId",
		${event.code} || ' ' || ${ticketCode.code} as name, ${ticketCode.used} as counter, coalesce(held.uses, 0) as facts
	from ${ticketCode} join ${event} on ${event.id} = ${ticketCode.eventId}
	left join (
		select ${ticketCodeUse.codeId} as id, sum(${ticketCodeUse.count})::int as uses from ${ticketCodeUse}
		where ${ticketCodeUse.releasedAt} is null group by 1
	) as held on held.id = ${ticketCode.id}`,
	onsite: onWay("onsite"),
	online: onWay("online"),
	/** Pieces of an option that were not given back. */
	option: sql`select ${packageOption.id}::text as key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} || ' ' || ${packageOption.kind} as name,
		coalesce(${optionStock.taken}, 0) as counter, coalesce(held.pieces, 0) as facts
	from ${packageOption} join ${ticketPackage} on ${ticketPackage.id} = ${packageOption.packageId}
	join ${event} on ${event.id} = ${ticketPackage.eventId}
	left join ${optionStock} on ${optionStock.optionId} = ${packageOption.id}
	left join (
		select ${optionChoice.optionId} as id, count(*)::int as pieces from ${optionChoice}
		where ${optionChoice.releasedAt} is null group by 1
	) as held on held.id = ${packageOption.id}`,
	/** Registrations that hold a place, tickets of a team, places held for somebody of the waiting list. */
	package: sql`select ${ticketPackage.id}::text as key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} as name,
		coalesce(${packageStock.taken}, 0) as counter, coalesce(held.places, 0) as facts
	from ${ticketPackage} join ${event} on ${event.id} = ${ticketPackage.eventId}
	left join ${packageStock} on ${packageStock.packageId} = ${ticketPackage.id}
	left join (
		select id, sum(places)::int as places from (
			select ${registration.packageId} as id, count(*) as places from ${registration}
			where ${registration.status} <> 'cancelled' and ${registration.holdsPlace} group by 1
			union all
			select ${orderLine.packageId}, sum(${orderLine.quantity} - ${orderLine.refundedQuantity}) from ${orderLine}
			join ${salesOrder} on ${salesOrder.id} = ${orderLine.orderId}
			where ${orderLine.kind} = 'team' and ${salesOrder.status} in ('reserved', 'confirmed') group by 1
			union all
			select ${waitingEntry.packageId}, count(*) from ${waitingEntry}
			where ${waitingEntry.state} = 'offered' group by 1
		) as each group by 1
	) as held on held.id = ${ticketPackage.id}`,
	/** The last number of a series, and the one that its counter gave last. */
	document: sql`select coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as key,
		null::int as "eventId", coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as name,
		coalesce(${documentCounter.last}, 0) as counter, coalesce(held.last, 0) as facts
	from ${documentCounter} full join (
		select ${taxDocument.kind} as kind, ${taxDocument.year} as year, max(${taxDocument.sequence}) as last
		from ${taxDocument} group by 1, 2
	) as held on held.kind = ${documentCounter.kind} and held.year = ${documentCounter.year}`,
	/** Numbers of a series without a gap: the last one, and how many documents there are. */
	numbers: sql`select ${taxDocument.kind} || ' ' || ${taxDocument.year} as key, null::int as "eventId",
		${taxDocument.kind} || ' ' || ${taxDocument.year} as name, max(${taxDocument.sequence}) as counter, count(*)::int as facts
	from ${taxDocument} group by ${taxDocument.kind}, ${taxDocument.year}`,
};

/** Kinds whose counter can be set to the facts; money and missing numbers are for people to look into. */
export type Repairable = Exclude<Counted, "order" | "numbers">;

/**
 * Sets the counters of a kind that differ to the facts, in a transaction that has written nothing else of them. Their
 * rows are held first: whoever is in the middle of buying has either been counted, or will count himself. Gives what was
 * set. A code that was used more often than its limit allows stays as it is.
 */
export async function correctCounters(tx: Tx, kind: Repairable): Promise<Difference[]> {
	const suspected = new Set((await stockDifferences(tx, [kind])).map((one) => one.key));
	if (suspected.size === 0) return [];
	await holdCounters(tx, kind, [...suspected]);
	const wrong = (await stockDifferences(tx, [kind])).filter((one) => suspected.has(one.key));
	const set: Difference[] = [];
	for (const one of wrong) {
		const { rowCount } = await tx.execute(settings[kind](one));
		if (rowCount! > 0) set.push(one);
	}
	return set;
}

async function holdCounters(tx: Tx, kind: Repairable, keys: string[]): Promise<void> {
	const ids = keys.map(Number);
	if (kind === "code") {
		await tx.select().from(ticketCode).where(inArray(ticketCode.id, ids)).orderBy(asc(ticketCode.id)).for("update");
	} else if (kind === "option") {
		const rows = ids.map((optionId) => ({ optionId, taken: 0 }));
		await tx.insert(optionStock).values(rows).onConflictDoNothing();
		const held = tx.select().from(optionStock).where(inArray(optionStock.optionId, ids));
		await held.orderBy(asc(optionStock.optionId)).for("update");
	} else if (kind === "package") {
		const rows = ids.map((packageId) => ({ packageId, taken: 0 }));
		await tx.insert(packageStock).values(rows).onConflictDoNothing();
		const held = tx.select().from(packageStock).where(inArray(packageStock.packageId, ids));
		await held.orderBy(asc(packageStock.packageId)).for("update");
	} else if (kind === "document") {
		await tx.select().from(documentCounter).orderBy(asc(documentCounter.kind), asc(documentCounter.year)).for("update");
	} else {
		await tx.select().from(calendar).where(inArray(calendar.id, ids)).orderBy(asc(calendar.id)).for("update");
	}
}

const settings: Record<Repairable, (one: Difference) => SQL> = {
	code: ({ key, facts }) =>
		sql`update ${ticketCode} set used = ${facts} where ${ticketCode.id} = ${Number(key)}
			and (${ticketCode.useLimit} is null or ${ticketCode.useLimit} >= ${facts})`,
	onsite: ({ key, facts }) => sql`update ${calendar} set onsite_taken = ${facts} where ${calendar.id} = ${Number(key)}`,
	online: ({ key, facts }) => sql`update ${calendar} set online_taken = ${facts} where ${calendar.id} = ${Number(key)}`,
	option: ({ key, facts }) =>
		sql`update ${optionStock} set taken = ${facts} where ${optionStock.optionId} = ${Number(key)}`,
	package: ({ key, facts }) =>
		sql`update ${packageStock} set taken = ${facts} where ${packageStock.packageId} = ${Number(key)}`,
	document: ({ key, facts }) =>
		sql`update ${documentCounter} set last = ${facts} where ${documentCounter.kind} || ' ' || ${documentCounter.year} = ${key}`,
};
