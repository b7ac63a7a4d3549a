import { and, eq, gte, lt, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { event } from "../../event/server/views.ts";
import { type RoundRecord, roundsOf } from "./store.ts";
import { packagePrice, priceRound, ticketPackage } from "./tables.ts";

/** Locks an event's rounds until the commit, and returns them in order. */
export async function lockRounds(tx: Tx, eventId: number): Promise<RoundRecord[]> {
	await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for("no key update");
	return roundsOf(tx, eventId);
}

type NewRound = Omit<RoundRecord, "id">;

/** Inserts a round. The rounds from its number on move one back. */
export async function insertRound(
	tx: Tx,
	eventId: number,
	{ number, name, nameEn, endsAt }: NewRound,
): Promise<number> {
	await renumber(tx, { eventId, from: number, by: 1 });
	const rows = await tx
		.insert(priceRound)
		.values({ eventId, number, name, nameEn, endsAt })
		.returning({ id: priceRound.id });
	return oneRow(rows).id;
}

export async function saveRound(
	tx: Tx,
	eventId: number,
	{ id, name, nameEn, endsAt }: Omit<RoundRecord, "number">,
): Promise<void> {
	await tx
		.update(priceRound)
		.set({ name, nameEn, endsAt })
		.where(and(eq(priceRound.id, id), eq(priceRound.eventId, eventId)));
}

/** Deletes a round with its prices. Later rounds move one forward. */
export async function deleteRound(tx: Tx, eventId: number, { id, number }: RoundRecord): Promise<void> {
	await tx.delete(priceRound).where(and(eq(priceRound.id, id), eq(priceRound.eventId, eventId)));
	await renumber(tx, { eventId, from: number, by: -1 });
}

/** In two steps, because numbers are unique at every moment. */
async function renumber(tx: Tx, { eventId, from, by }: { eventId: number; from: number; by: number }): Promise<void> {
	const { number } = priceRound;
	const ofEvent = eq(priceRound.eventId, eventId);
	await tx
		.update(priceRound)
		.set({ number: sql`-(${number} + ${by}::int)` })
		.where(and(ofEvent, gte(number, from)));
	await tx
		.update(priceRound)
		.set({ number: sql`-${number}` })
		.where(and(ofEvent, lt(number, 0)));
}

/** A net price in grosz. */
export type RoundPrice = { packageId: number; netGrosz: number };

export function pricesInRound(db: Database, eventId: number, roundId: number): Promise<RoundPrice[]> {
	return db
		.select({ packageId: packagePrice.packageId, netGrosz: packagePrice.netGrosz })
		.from(packagePrice)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packagePrice.packageId))
		.where(and(eq(ticketPackage.eventId, eventId), eq(packagePrice.roundId, roundId)))
		.orderBy(packagePrice.packageId);
}

/** `prices` are of the event's packages. */
export async function addRoundPrices(tx: Tx, roundId: number, prices: readonly RoundPrice[]): Promise<void> {
	if (prices.length === 0) return;
	await tx.insert(packagePrice).values(prices.map(({ packageId, netGrosz }) => ({ packageId, roundId, netGrosz })));
}

/** Names and numbers by id; unknown ids are missing. */
export async function roundNames(
	db: Database,
	ids: number[],
): Promise<Map<number, Pick<RoundRecord, "number" | "name" | "nameEn">>> {
	const { id, number, name, nameEn } = priceRound;
	const rows = await db.select({ id, number, name, nameEn }).from(priceRound).where(anyOf(id, ids));
	return new Map(rows.map((row) => [row.id, row]));
}
