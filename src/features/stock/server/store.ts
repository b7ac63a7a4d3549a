import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/tables.ts";
import { documentCounter, taxDocument } from "../../documents/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { optionChoice, optionChoiceStock, optionStock, packageOption } from "../../options/server/tables.ts";
import { orderLine, salesOrder } from "../../orders/server/tables.ts";
import { packageHold, packageStock, ticketPackage } from "../../packages/server/tables.ts";
import { payment, refund } from "../../payments/server/tables.ts";
import { seatsWithoutTicket } from "../../registration/server/seat-store.ts";
import { registration } from "../../registration/server/tables.ts";
import { seatMiscounts } from "../../seats/server/store.ts";
import { waitingEntry } from "../../waiting/server/tables.ts";

/** What is counted by a counter that can be set to the facts. */
export type Repairable =
	| "code"
	| "onsite"
	| "online"
	| "basic"
	| "extended"
	| "option"
	| "choice"
	| "package"
	| "document";
/** Besides: paid money, seats without a ticket and missing numbers, which are for people to look into. */
export type Counted = Repairable | "order" | "seat" | "numbers";

/** A counter that does not agree with the facts that it counts. */
export type Difference = {
	kind: Counted;
	/** The key of its row; of a document's series its kind and year, of a seat its lecture and registration. */
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
export async function stockDifferences(db: Database): Promise<Difference[]> {
	const found: Difference[] = [];
	for (const kind of Object.keys(recounts) as Counted[]) found.push(...(await differencesOf(db, kind)));
	return found;
}

/** As `stockDifferences`, of one kind. */
export async function differencesOf(db: Database, kind: Counted): Promise<Difference[]> {
	const rows = await recounts[kind](db);
	return rows.filter((row) => row.counter !== row.facts).map((row) => ({ kind, ...row }));
}

type Row = Omit<Difference, "kind">;
type Recount = (db: Database) => Promise<Row[]>;

/** A recount by one statement that gives the facts beside the counter. */
function by(statement: SQL): Recount {
	return async (db) => {
		const differing = sql`select key, "eventId", name, counter, facts from (${statement}) as recount
			where counter <> facts order by length(key), key`;
		return (await db.execute<Row>(differing)).rows;
	};
}

/** The seats of lectures for one sort of packages: the first or the second number of the slice's own recount. */
function seatsAt(place: 0 | 1): Recount {
	return async (db) =>
		(await seatMiscounts(db)).map(({ lectureId, counted, held }) => ({
			...{ key: String(lectureId), eventId: null, name: `lecture ${lectureId}` },
			...{ counter: counted[place]!, facts: held[place]! },
		}));
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
const recounts: Record<Counted, Recount> = {
	/** Money: what an order says was paid, and what its payments brought less what went back of them. */
	order: by(sql`select ${salesOrder.id}::text as key, ${salesOrder.eventId} as "eventId", ${salesOrder.number} as name,
		${salesOrder.paidGrosz} as counter, (coalesce(came.grosz, 0) - coalesce(went.grosz, 0))::int as facts
	from ${salesOrder}
	left join (
		select ${payment.orderId} as id, sum(${payment.amountGrosz}) as grosz from ${payment}
		where ${payment.state} = 'paid' group by 1
	) as came on came.id = ${salesOrder.id}
	left join (
		select ${payment.orderId} as id, sum(${refund.amountGrosz}) as grosz from ${refund}
		join ${payment} on ${payment.id} = ${refund.paymentId} where ${payment.state} = 'paid' group by 1
	) as went on went.id = ${salesOrder.id}`),
	/** Uses of a code that were not given back. */
	code: by(sql`select ${ticketCode.id}::text as key, ${ticketCode.eventId} as "eventId",
		${event.code} || ' ' || ${ticketCode.code} as name, ${ticketCode.used} as counter, coalesce(held.uses, 0) as facts
	from ${ticketCode} join ${event} on ${event.id} = ${ticketCode.eventId}
	left join (
		select ${ticketCodeUse.codeId} as id, sum(${ticketCodeUse.count})::int as uses from ${ticketCodeUse}
		where ${ticketCodeUse.releasedAt} is null group by 1
	) as held on held.id = ${ticketCode.id}`),
	onsite: by(onWay("onsite")),
	online: by(onWay("online")),
	basic: seatsAt(0),
	extended: seatsAt(1),
	seat: async (db) =>
		(await seatsWithoutTicket(db)).map(({ lectureId, registrationId }) => ({
			...{ key: `${lectureId} ${registrationId}`, eventId: null },
			...{ name: `lecture ${lectureId}, registration ${registrationId}`, counter: 1, facts: 0 },
		})),
	/** Pieces of an option that were not given back. */
	option: by(sql`select ${packageOption.id}::text as key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} || ' ' || ${packageOption.kind} as name,
		coalesce(${optionStock.taken}, 0) as counter, coalesce(held.pieces, 0) as facts
	from ${packageOption} join ${ticketPackage} on ${ticketPackage.id} = ${packageOption.packageId}
	join ${event} on ${event.id} = ${ticketPackage.eventId}
	left join ${optionStock} on ${optionStock.optionId} = ${packageOption.id}
	left join (
		select ${optionChoice.optionId} as id, count(*)::int as pieces from ${optionChoice}
		where ${optionChoice.releasedAt} is null group by 1
	) as held on held.id = ${packageOption.id}`),
	/** Pieces of a choice of an option, such as of a size, that were not given back. */
	choice: by(sql`select held.key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} || ' ' || ${packageOption.kind} || ' ' || held.choice as name,
		held.taken as counter, held.pieces as facts
	from (
		select coalesce(counted.option_id, kept.option_id) as id, coalesce(counted.choice, kept.choice) as choice,
			coalesce(counted.option_id, kept.option_id) || ' ' || coalesce(counted.choice, kept.choice) as key,
			coalesce(counted.taken, 0) as taken, coalesce(kept.pieces, 0) as pieces
		from ${optionChoiceStock} as counted full join (
			select option_id, choice, count(*)::int as pieces from ${optionChoice}
			where choice is not null and released_at is null group by 1, 2
		) as kept on kept.option_id = counted.option_id and kept.choice = counted.choice
	) as held
	join ${packageOption} on ${packageOption.id} = held.id
	join ${ticketPackage} on ${ticketPackage.id} = ${packageOption.packageId}
	join ${event} on ${event.id} = ${ticketPackage.eventId}`),
	/** Registrations that hold a place, tickets of a team, places held for somebody of the waiting list, or for a registration that is worked out. */
	package: by(sql`select ${ticketPackage.id}::text as key, ${event.id} as "eventId",
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
			union all
			select ${packageHold.packageId}, count(*) from ${packageHold} group by 1
		) as each group by 1
	) as held on held.id = ${ticketPackage.id}`),
	/** The last number of a series, and the one that its counter gave last. */
	document:
		by(sql`select coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as key,
		null::int as "eventId", coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as name,
		coalesce(${documentCounter.last}, 0) as counter, coalesce(held.last, 0) as facts
	from ${documentCounter} full join (
		select ${taxDocument.kind} as kind, ${taxDocument.year} as year, max(${taxDocument.sequence}) as last
		from ${taxDocument} group by 1, 2
	) as held on held.kind = ${documentCounter.kind} and held.year = ${documentCounter.year}`),
	/** Numbers of a series without a gap: the last one, and how many documents there are. */
	numbers: by(sql`select ${taxDocument.kind} || ' ' || ${taxDocument.year} as key, null::int as "eventId",
		${taxDocument.kind} || ' ' || ${taxDocument.year} as name, max(${taxDocument.sequence}) as counter, count(*)::int as facts
	from ${taxDocument} group by ${taxDocument.kind}, ${taxDocument.year}`),
};
