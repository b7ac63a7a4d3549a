import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { marketingMonth } from "../../newsletter/marketing-month.ts";
import { forgetMonthsBefore, forgetUnconfirmed } from "../../newsletter/server/store.ts";
import { forgottenBefore } from "../../readers/rules.ts";
import { forgetReminders } from "../../reminders/server/store.ts";
import { forgetReaders } from "./store.ts";

/** How long a reminder that was sent or ended is kept, as its form says. */
const FINISHED_MS = 30 * 24 * 3_600_000;

/** Forgets what nobody confirmed in time, reminders that are done, letters of past months, and readers of whom nothing is left. */
export async function forgetReading({ db, clock }: { db: NodePgDatabase; clock: { now(): Date } }): Promise<void> {
	const now = clock.now();
	const before = forgottenBefore(now);
	await db.transaction(async (tx) => {
		await forgetUnconfirmed(tx, before);
		await forgetReminders(tx, { askedBefore: before, finishedBefore: new Date(now.getTime() - FINISHED_MS) });
		await forgetMonthsBefore(tx, marketingMonth(now));
		await forgetReaders(tx, before);
	});
}
