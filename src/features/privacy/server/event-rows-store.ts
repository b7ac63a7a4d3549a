import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";

/** The columns of a table that name a person, and the way from its rows to an event. `app/event-rows.ts` lists them. */
export type EventRows = {
	/** Columns with an account's id. */
	accounts?: readonly string[];
	/** Columns with an address. */
	addresses?: readonly string[];
	/** Foreign keys to the table with `event_id`, in order: `["question_id", "live_question"]`. Empty: it is here. */
	via?: readonly (readonly [string, string])[];
};

type Identity = { id: string; email: string };

const { identifier } = sql;

function isAt(via: NonNullable<EventRows["via"]>, eventId: number): SQL {
	const [first, ...rest] = via;
	if (!first) return sql`event_id = ${eventId}`;
	const [column, table] = first;
	return sql`${identifier(column)} in (select id from ${identifier(table)} where ${isAt(rest, eventId)})`;
}

/** Gives a person's rows of one event to another account. */
export async function moveRows(
	tx: Tx,
	table: string,
	{ accounts = [], addresses = [], via = [] }: EventRows,
	{ at, from, to }: { at: { id: number }; from: Identity; to: Identity },
): Promise<void> {
	const columns = [
		...accounts.map((column) => ({ column, before: from.id, after: to.id })),
		...addresses.map((column) => ({ column, before: from.email, after: to.email })),
	];
	for (const { column, before, after } of columns)
		await tx.execute(sql`update ${identifier(table)} set ${identifier(column)} = ${after}
			where ${identifier(column)} = ${before} and ${isAt(via, at.id)}`);
}
