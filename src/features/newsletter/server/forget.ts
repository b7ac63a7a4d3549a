import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { marketingMonth } from "../marketing-month.ts";
import { endedBefore, forgottenBefore, provedSince } from "../sign-up.ts";
import { forgetReminders } from "./reminder-store.ts";
import { forgetMonthsBefore, forgetSubscriptions } from "./store.ts";
import { forgetSubscribers } from "./subscriber-store.ts";

/**
 * Deletes unconfirmed, ended and sent sign-ups, marketing e-mails of past months, empty subscribers, and finally the
 * proof of leaving (README.md).
 */
export async function forgetReading({ db, clock }: { db: NodePgDatabase; clock: { now(): Date } }): Promise<void> {
	const now = clock.now();
	const [requested, ended, departed] = [forgottenBefore(now), endedBefore(now), provedSince(now)];
	await db.transaction(async (tx) => {
		await forgetSubscriptions(tx, { requested, ended, departed });
		await forgetReminders(tx, { requestedBefore: requested, finishedBefore: ended });
		await forgetMonthsBefore(tx, marketingMonth(now));
		await forgetSubscribers(tx, requested);
	});
}
