import type { Database } from "../../../kit/db/database.ts";
import { runningRound } from "../rules.ts";
import { type PackageFacts, packagesOf, pricesOf, roundsOf } from "./store.ts";

/** A package with its net price of the moment; undefined where it has none and is not sold. */
export type PricedPackage = PackageFacts & { netGrosz: number | undefined };

/** The packages of an event with the net prices of the running round. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	const packages = await packagesOf(db, eventId);
	const round = runningRound(await roundsOf(db, eventId), now);
	const prices = await pricesOf(
		db,
		packages.map((one) => one.id),
	);
	return packages.map((one) => {
		const ofPackage = prices.get(one.id);
		return { ...one, netGrosz: (round && ofPackage?.get(round.id)) ?? ofPackage?.get(null) };
	});
}
