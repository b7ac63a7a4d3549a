import * as z from "zod/mini";
import type { Tx } from "../../../kit/db/database.ts";
import { job, type Worker, worker } from "../../../kit/jobs/job.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import type { Live, Publisher } from "../../../kit/live/live.ts";
import { CHANGED, type ChangedTopic } from "../../../kit/live/words.ts";
import { SEAT_QUEUE } from "../topics.ts";

const FACT = "seat-queue-changed";
type Fact = { accountIds: string[] };

const TELL_QUEUE = job(FACT, z.object({ accountIds: z.array(z.string()) }));

/** Notifies accounts' open pages after the commit that their queue entries have changed. */
export async function announceQueue(
	tx: Tx,
	{ jobs }: { jobs: Pick<Jobs, "enqueue"> },
	accountIds: readonly string[],
): Promise<void> {
	if (accountIds.length > 0) await jobs.enqueue(tx, TELL_QUEUE, { accountIds: [...new Set(accountIds)] });
}

export function queueWorker({ live }: { live: Publisher }): Worker {
	return worker(TELL_QUEUE, async (fact) => live.publish(FACT, fact satisfies Fact));
}

/** Publishes queue changes to open pages of this process. */
export function deliverQueue(live: Live): void {
	live.subscribe<Fact>(FACT, ({ accountIds }) =>
		live.send(accountIds, CHANGED, { topic: SEAT_QUEUE } satisfies ChangedTopic),
	);
}
