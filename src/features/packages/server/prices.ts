import type { Database } from "../../../kit/db/database.ts";
import { priceAt } from "../rules.ts";
import { type PackageFacts, packagesOf, pricesOf, roundsOf } from "./store.ts";

/**
 * A package with its net price of the moment, undefined where it has none and is not sold, and the one after the next
 * change, null where it stays.
 */
export type PricedPackage = PackageFacts & { netGrosz: number | undefined; nextNetGrosz: number | null };

/** The packages of an event with the net prices of the running round and of the next. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	const packages = await packagesOf(db, eventId);
	const rounds = await roundsOf(db, eventId);
	const prices = await pricesOf(
		db,
		packages.map((one) => one.id),
	);
	return packages.map((one) => {
		const price = priceAt(prices.get(one.id) ?? new Map(), rounds, now);
		return { ...one, netGrosz: price?.netGrosz, nextNetGrosz: price?.nextNetGrosz ?? null };
	});
}
