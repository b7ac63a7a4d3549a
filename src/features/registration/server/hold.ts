import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { passPlacesOn, type WaitingDeps } from "../../packages/server/offers.ts";
import { endHold, endOverdueHold, reservePlace } from "../../packages/server/stock-store.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { refusals } from "../messages.ts";

/** Longer than any registration takes. After it, a killed process's places are free. */
const HOLD_MS = 120_000;

export type HoldDeps = WaitingDeps & { db: NodePgDatabase };

/**
 * Holds a place of the package while `work` registers. `work` ends the hold (`endHold`) and keeps the place; a failure
 * releases it. Throws no-places (409).
 */
export async function withPlaceHeld<T>(
	deps: HoldDeps,
	wanted: { id: number; capacity: number | null },
	work: (hold: number) => Promise<T>,
): Promise<T> {
	const hold = await reservePlace(deps.db, wanted, new Date(deps.clock.now().getTime() + HOLD_MS));
	if (hold === undefined) throw new LackOfPlaces(refusals.noPlaces);
	try {
		return await work(hold);
	} catch (error) {
		await deps.db.transaction(async (tx) => {
			if (await endHold(tx, hold)) await passPlacesOn(tx, deps, wanted.id);
		});
		throw error;
	}
}

/** Ends holds of dead processes and releases their places, one transaction each. Returns the count. */
export async function expireHolds(deps: HoldDeps): Promise<number> {
	for (let count = 0; ; count++) {
		const packageId = await deps.db.transaction(async (tx) => {
			const of = await endOverdueHold(tx, deps.clock.now());
			if (of !== undefined) await passPlacesOn(tx, deps, of);
			return of;
		});
		if (packageId === undefined) return count;
	}
}
