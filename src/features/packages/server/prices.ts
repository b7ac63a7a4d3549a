import type { Database } from "../../../kit/db/database.ts";
import { priceAt } from "../rules.ts";
import { type PackageRecord, packagesOf, pricesOf, type RoundRecord, roundsOf } from "./store.ts";

/**
 * A package with its net price of the moment, undefined where it has none and is not sold, and the one after the next
 * change, null where it stays.
 */
export type PricedPackage = PackageRecord & { netGrosz: number | undefined; nextNetGrosz: number | null };

/** The packages, rounds and prices of an event: what prices are worked out from. */
export type PriceData = {
	packages: PackageRecord[];
	rounds: RoundRecord[];
	byPackage: Map<number, Map<number | null, number>>;
};

export async function priceDataOf(db: Database, eventId: number): Promise<PriceData> {
	const packages = await packagesOf(db, eventId);
	const rounds = await roundsOf(db, eventId);
	const ids = packages.map((one) => one.id);
	return { packages, rounds, byPackage: await pricesOf(db, ids) };
}

/** The packages with the net prices of the round that runs at a moment, and of the next. */
export function pricedAt({ packages, rounds, byPackage }: PriceData, now: Date): PricedPackage[] {
	return packages.map((one) => {
		const price = priceAt(byPackage.get(one.id) ?? new Map(), rounds, now);
		return { ...one, netGrosz: price?.netGrosz, nextNetGrosz: price?.nextNetGrosz ?? null };
	});
}

/** The packages of an event with the net prices of the running round and of the next. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	return pricedAt(await priceDataOf(db, eventId), now);
}
