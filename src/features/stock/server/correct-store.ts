import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { lectureStock } from "../../agenda/server/tables.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { documentCounter } from "../../documents/server/tables.ts";
import { calendar } from "../../event/server/tables.ts";
import { optionChoice, optionChoiceStock, optionStock } from "../../options/server/tables.ts";
import { packageStock } from "../../packages/server/tables.ts";
import { type Difference, differencesOf, type Repairable } from "./store.ts";

/**
 * Sets the counters of a kind that differ to the facts, in a transaction that has written nothing else of them. Their
 * rows are held first: whoever is in the middle of buying has either been counted, or will count himself. Gives what was
 * set. A code that was used more often than its limit allows stays as it is.
 */
export async function correctCounters(tx: Tx, kind: Repairable): Promise<Difference[]> {
	const suspected = new Set((await differencesOf(tx, kind)).map((one) => one.key));
	if (suspected.size === 0) return [];
	await hold[kind](tx, [...suspected].map(Number));
	const set: Difference[] = [];
	for (const one of await differencesOf(tx, kind)) {
		if (!suspected.has(one.key)) continue;
		const { rowCount } = await tx.execute(setting[kind](one));
		if (rowCount! > 0) set.push(one);
	}
	return set;
}

type Hold = (tx: Tx, ids: number[]) => Promise<unknown>;

const holdCalendars: Hold = (tx, ids) =>
	tx.select().from(calendar).where(inArray(calendar.id, ids)).orderBy(asc(calendar.id)).for("update");

/** A lecture of which no seat was taken has no row yet. */
const holdLectures: Hold = async (tx, ids) => {
	await tx
		.insert(lectureStock)
		.values(ids.map((lectureId) => ({ lectureId })))
		.onConflictDoNothing();
	const rows = tx.select().from(lectureStock).where(inArray(lectureStock.lectureId, ids));
	await rows.orderBy(asc(lectureStock.lectureId)).for("update");
};

/** Holds the rows of counters in the order of their keys, as whoever takes several does. */
const hold: Record<Repairable, Hold> = {
	code: (tx, ids) =>
		tx.select().from(ticketCode).where(inArray(ticketCode.id, ids)).orderBy(asc(ticketCode.id)).for("update"),
	onsite: holdCalendars,
	online: holdCalendars,
	basic: holdLectures,
	extended: holdLectures,
	async option(tx, ids) {
		await tx
			.insert(optionStock)
			.values(ids.map((optionId) => ({ optionId, taken: 0 })))
			.onConflictDoNothing();
		const rows = tx.select().from(optionStock).where(inArray(optionStock.optionId, ids));
		await rows.orderBy(asc(optionStock.optionId)).for("update");
	},
	async choice(tx) {
		await tx.execute(sql`insert into ${optionChoiceStock} (option_id, choice, taken)
			select distinct option_id, choice, 0 from ${optionChoice} where choice is not null order by 1, 2
			on conflict do nothing`);
		const rows = tx.select().from(optionChoiceStock);
		await rows.orderBy(asc(optionChoiceStock.optionId), asc(optionChoiceStock.choice)).for("update");
	},
	async package(tx, ids) {
		await tx
			.insert(packageStock)
			.values(ids.map((packageId) => ({ packageId, taken: 0 })))
			.onConflictDoNothing();
		const rows = tx.select().from(packageStock).where(inArray(packageStock.packageId, ids));
		await rows.orderBy(asc(packageStock.packageId)).for("update");
	},
	document: (tx) =>
		tx.select().from(documentCounter).orderBy(asc(documentCounter.kind), asc(documentCounter.year)).for("update"),
};

const setting: Record<Repairable, (one: Difference) => SQL> = {
	code: ({ key, facts }) =>
		sql`update ${ticketCode} set used = ${facts} where ${ticketCode.id} = ${Number(key)}
			and (${ticketCode.useLimit} is null or ${ticketCode.useLimit} >= ${facts})`,
	onsite: ({ key, facts }) => sql`update ${calendar} set onsite_taken = ${facts} where ${calendar.id} = ${Number(key)}`,
	online: ({ key, facts }) => sql`update ${calendar} set online_taken = ${facts} where ${calendar.id} = ${Number(key)}`,
	basic: ({ key, facts }) =>
		sql`update ${lectureStock} set basic_taken = ${facts} where ${lectureStock.lectureId} = ${Number(key)}`,
	extended: ({ key, facts }) =>
		sql`update ${lectureStock} set extended_taken = ${facts} where ${lectureStock.lectureId} = ${Number(key)}`,
	option: ({ key, facts }) =>
		sql`update ${optionStock} set taken = ${facts} where ${optionStock.optionId} = ${Number(key)}`,
	choice: ({ key, facts }) =>
		sql`update ${optionChoiceStock} set taken = ${facts}
			where ${optionChoiceStock.optionId} || ' ' || ${optionChoiceStock.choice} = ${key}`,
	package: ({ key, facts }) =>
		sql`update ${packageStock} set taken = ${facts} where ${packageStock.packageId} = ${Number(key)}`,
	document: ({ key, facts }) =>
		sql`update ${documentCounter} set last = ${facts} where ${documentCounter.kind} || ' ' || ${documentCounter.year} = ${key}`,
};
