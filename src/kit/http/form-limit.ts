import { createHash } from "node:crypto";
import type { Database } from "../db/database.ts";
import { inBatches } from "../db/in-batches.ts";
import type { Text } from "../i18n/lang.ts";
import type { Clock } from "../time/zone.ts";
import type { Failure } from "./failure.ts";
import { countedKey, tooMany } from "./rate-limit.ts";
import { countUses, forgetUse, uncountUse } from "./store.ts";

/** Batches counts into at most twenty statements a second. */
const PAUSE_MS = 50;

/** Counts visitors' uses of a form, for all processes. */
export type FormLimit = {
	/** Counts one use by an address. Throws 429 with `Retry-After` past the limit. */
	take(address: string): Promise<void>;
	/** Like `take`, for several keys in one statement. Returns the 429 of each exceeded key. */
	takeAll(addresses: string[]): Promise<(Failure | undefined)[]>;
	forget(address: string): Promise<void>;
	/** Returns one use of an address in the current window. */
	giveBack(address: string): Promise<void>;
};

/**
 * Allows `max` uses of a form per address in each window of `windowSeconds`. Windows begin at multiples of their
 * length, so that all processes agree. `refusal` is the 429's sentence. The database counts, in one statement
 * (docs/decisions/0023).
 */
export function formLimit(
	{ db, clock }: { db: Database; clock: Clock },
	{
		form,
		max,
		windowSeconds,
		refusal,
	}: { form: string; max: number; windowSeconds: number; refusal?: Text | undefined },
): FormLimit {
	const windowMs = windowSeconds * 1000;
	const endOf = (now: number) => (Math.floor(now / windowMs) + 1) * windowMs;
	const keyOf = (address: string, end: number) =>
		createHash("sha256")
			.update(`${form} ${end} ${countedKey(address)}`)
			.digest("base64url");
	const takeAll = async (addresses: string[]) => {
		if (addresses.length === 0) return [];
		const now = clock.now().getTime();
		const end = endOf(now);
		const uses = await countUses(
			db,
			addresses.map((address) => ({ key: keyOf(address, end), windowEndsAt: new Date(end) })),
		);
		return uses.map((count) => (count > max ? tooMany(Math.ceil((end - now) / 1000), refusal) : undefined));
	};
	const take = inBatches(takeAll, PAUSE_MS);
	return {
		takeAll,
		giveBack: (address) => uncountUse(db, keyOf(address, endOf(clock.now().getTime()))),
		async take(address) {
			const refused = await take(address);
			if (refused) throw refused;
		},
		forget: (address) => forgetUse(db, keyOf(address, endOf(clock.now().getTime()))),
	};
}
