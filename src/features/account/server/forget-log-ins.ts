import type { Database } from "../../../kit/db/database.ts";
import { addressChangesSince } from "../address-change.ts";
import { forgetAddressChanges } from "./address-store.ts";
import { forgetUnusedBrowsers } from "./browser-store.ts";
import { forgetOverdue } from "./store.ts";

const BROWSER_MS = 365 * 24 * 3_600_000;

/** Forgets expired links, old address changes, and browsers unused for a year. */
export async function forgetLogIns({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
	const now = clock.now();
	await forgetOverdue(db, now);
	await forgetAddressChanges(db, addressChangesSince(now));
	await forgetUnusedBrowsers(db, new Date(now.getTime() - BROWSER_MS));
}
