import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import type { Live, Teller } from "../../../kit/live/live.ts";
import { CHANGED, type Changed } from "../../../kit/live/words.ts";
import { NOTICES } from "../topics.ts";
import { addNotice, markSettled, type Settled } from "./store.ts";

export type NoticeDeps = { jobs: Pick<Jobs, "enqueue">; clock: { now(): Date } };
export type PublishedNotice = Omit<Parameters<typeof addNotice>[1], "createdAt">;

/** Tells the open pages of an account, once what happened has been committed. */
const TELL_NOTICES = job("tell-notices", z.object({ accountId: z.string() }));

/** Writes a notice in the transaction of what happened; the person's open pages are told after the commit. */
export async function publishNotice(tx: Tx, { jobs, clock }: NoticeDeps, one: PublishedNotice): Promise<void> {
	await addNotice(tx, { ...one, createdAt: clock.now() });
	const { accountId } = one;
	await jobs.enqueue(tx, TELL_NOTICES, { accountId }, { singletonKey: accountId });
}

/** Marks what somebody has answered or taken as read, in its transaction; their open pages are told after the commit. */
export async function settleNotices(tx: Tx, { jobs, clock }: NoticeDeps, one: Settled): Promise<void> {
	const { accountId } = one;
	if ((await markSettled(tx, { ...one, now: clock.now() })) === 0) return;
	await jobs.enqueue(tx, TELL_NOTICES, { accountId }, { singletonKey: accountId });
}

export function noticesWorker({ live }: { live: Teller }): Worker {
	return worker(TELL_NOTICES, async ({ accountId }) => tellNotices(live, accountId));
}

const FACT = "notices-changed";

/** Tells that the notices of an account have changed, once that is stored. */
export const tellNotices = (live: Teller, accountId: string): void => live.tell(FACT, { accountId });

/** Tells all open pages of an account that its notices have changed. */
export function deliverNotices({ live }: { live: Live }): void {
	live.hear<{ accountId: string }>(FACT, ({ accountId }) =>
		live.send([accountId], CHANGED, { topic: NOTICES } satisfies Changed),
	);
}
