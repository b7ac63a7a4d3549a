import type { Database } from "../../../kit/db/database.ts";
import { priceAt } from "../rules.ts";
import { type PackageFacts, packagesOf, pricesOf, type RoundFacts, roundsOf } from "./store.ts";

/**
 * A package with its net price of the moment, undefined where it has none and is not sold, and the one after the next
 * change, null where it stays.
 */
export type PricedPackage = PackageFacts & { netGrosz: number | undefined; nextNetGrosz: number | null };

/** The packages, rounds and prices of an event: what prices are worked out from. */
export type PriceFacts = {
	packages: PackageFacts[];
	rounds: RoundFacts[];
	byPackage: Map<number, Map<number | null, number>>;
};

export async function priceFactsOf(db: Database, eventId: number): Promise<PriceFacts> {
	const packages = await packagesOf(db, eventId);
	const rounds = await roundsOf(db, eventId);
	const ids = packages.map((one) => one.id);
	return { packages, rounds, byPackage: await pricesOf(db, ids) };
}

/** The packages with the net prices of the round that runs at a moment, and of the next. */
export function pricedAt({ packages, rounds, byPackage }: PriceFacts, now: Date): PricedPackage[] {
	return packages.map((one) => {
		const price = priceAt(byPackage.get(one.id) ?? new Map(), rounds, now);
		return { ...one, netGrosz: price?.netGrosz, nextNetGrosz: price?.nextNetGrosz ?? null };
	});
}

/** The packages of an event with the net prices of the running round and of the next. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	return pricedAt(await priceFactsOf(db, eventId), now);
}
