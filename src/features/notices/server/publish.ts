import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { NOTICES } from "../topics.ts";
import { addNotice, markSettled, type SettledMatter } from "./store.ts";

export type NoticeDeps = { jobs: Pick<Jobs, "enqueue">; clock: { now(): Date } };
export type PublishedNotice = Omit<Parameters<typeof addNotice>[1], "createdAt">;

const TELL_NOTICES = job("tell-notices", z.object({ accountId: z.string() }));

/** Stores a notice in the transaction of its cause. Open pages are notified after the commit. */
export async function publishNotice(tx: Tx, { jobs, clock }: NoticeDeps, one: PublishedNotice): Promise<void> {
	await addNotice(tx, { ...one, createdAt: clock.now() });
	const { accountId } = one;
	await jobs.enqueue(tx, TELL_NOTICES, { accountId }, { singletonKey: accountId });
}

/** Marks the notices of a settled matter as read, in its transaction. Open pages are notified after the commit. */
export async function settleNotices(tx: Tx, { jobs, clock }: NoticeDeps, one: SettledMatter): Promise<void> {
	const { accountId } = one;
	if ((await markSettled(tx, { ...one, now: clock.now() })) === 0) return;
	await jobs.enqueue(tx, TELL_NOTICES, { accountId }, { singletonKey: accountId });
}

export function noticesWorker({ live }: { live: Publisher }): Worker {
	return worker(TELL_NOTICES, async ({ accountId }) => tellNotices(live, accountId));
}

const FACT = "notices-changed";

export const tellNotices = (live: Publisher, accountId: string): void => live.publish(FACT, { accountId });

export function deliverNotices({ live }: { live: Live }): void {
	live.subscribe<{ accountId: string }>(FACT, ({ accountId }) =>
		live.send([accountId], CHANGED, { topic: NOTICES } satisfies ChangedTopic),
	);
}
