import * as z from "zod/mini";
import type { Database, Engine, Tx } from "../db/database.ts";
import { invariant } from "../invariant/invariant.ts";
import type { Clock } from "../time/zone.ts";
import { waitAfter } from "./back-off.ts";
import type { Job, Worker } from "./job.ts";
import { reasonOf } from "./reason.ts";
import {
	addJob,
	type ClaimedJob,
	claimJobs,
	extendJob,
	freeJobs,
	giveUp,
	releaseJob,
	removeJob,
	saveRecurring,
} from "./store.ts";
import { type WorkerLoop, workerLoop } from "./worker-loop.ts";

const POLL_MS = 1000;
/** How many jobs one process runs at a time. */
const CONCURRENCY = 4;
/** A job that crashed this many processes is given up, so that it cannot prevent the site's start. */
const STARTS_LIMIT = 20;

export type Jobs = {
	/** Adds a job in `tx`. `startAfter` is on the site's clock. Throws for an invalid payload. */
	enqueue<P extends z.ZodMiniType>(
		tx: Tx,
		kind: Job<P>,
		payload: z.input<P>,
		options?: { startAfter?: Date; singletonKey?: string },
	): Promise<void>;
	start(workers: Worker[]): Promise<void>;
	/** Runs due jobs now, for tests and commands. `workers`: as in `start`. */
	drain(workers: Worker[]): Promise<void>;
	/** Takes no more jobs and signals running ones to stop. Resolves when they are done. */
	stop(): Promise<void>;
};

type JobsDeps = {
	db: Database;
	engine: Engine;
	/** The site's clock. A demonstration may set it. */
	clock: Clock;
	/** Real time, for waits and leases. */
	realClock: Clock;
	log: { error(entry: object, line: string): void };
};

/** Runs work after a commit, at least once, in any process (docs/decisions/0014). */
export function jobsOf(deps: JobsDeps): Jobs {
	const now = () => deps.realClock.now();
	let loop: WorkerLoop | undefined;

	async function begin(workers: Worker[]): Promise<WorkerLoop> {
		for (const { job, next } of workers) if (next) await saveRecurring(deps.db, job.name, next(now()), now());
		return loopOf(deps, workers);
	}

	return {
		async enqueue(tx, kind, payload, { startAfter, singletonKey } = {}) {
			const wait = startAfter ? startAfter.getTime() - deps.clock.now().getTime() : 0;
			await addJob(tx, {
				name: kind.name,
				payload: z.parse(kind.payload, payload),
				singletonKey: singletonKey ?? null,
				runAt: new Date(now().getTime() + wait),
				createdAt: deps.clock.now(),
			});
		},
		async start(workers) {
			if (deps.engine === "pglite") await freeJobs(deps.db); // with PGlite, locked rows belong to an ended process
			loop = await begin(workers);
			loop.start();
		},
		async drain(workers) {
			await (await begin(workers)).drain();
		},
		async stop() {
			await loop?.stop();
		},
	};
}

function loopOf(deps: JobsDeps, workers: Worker[]): WorkerLoop {
	const stopping = new AbortController();
	const byName = new Map(workers.map((worker) => [worker.job.name, worker]));
	const names = [...byName.keys()];
	const now = () => deps.realClock.now();
	const loop = workerLoop<ClaimedJob>(
		{
			claim: async (limit) => (names.length > 0 ? claimJobs(deps.db, names, now(), limit) : []),
			run: (row) => runJob(deps, invariant(byName.get(row.name), `the work of ${row.name}`), row, stopping.signal),
			extend: (row) => extendJob(deps.db, row, now()),
			failed: (error) => deps.log.error({ error: reasonOf(error) }, "jobs: the database query failed"),
		},
		{ concurrency: CONCURRENCY, pollMs: POLL_MS },
	);
	const stop = () => {
		stopping.abort();
		return loop.stop();
	};
	return { start: loop.start, drain: loop.drain, stop };
}

async function runJob(
	deps: JobsDeps,
	{ job, run, next }: Worker,
	row: ClaimedJob,
	stopping: AbortSignal,
): Promise<void> {
	const now = () => deps.realClock.now();
	let failure: string | undefined;
	try {
		if (row.starts > STARTS_LIMIT) throw new Error(`the process ended ${STARTS_LIMIT} times while this job ran`);
		await run(z.parse(job.payload, row.payload), stopping);
	} catch (error) {
		failure = reasonOf(error);
		deps.log.error({ job: job.name, id: row.id, error: failure }, "a job failed");
	}
	if (next) return releaseJob(deps.db, row, { runAt: next(now()), now: now(), lastError: failure ?? null });
	if (failure === undefined) return removeJob(deps.db, row);
	const wait = row.starts > STARTS_LIMIT ? undefined : waitAfter(job.backOff, row.tries + 1);
	if (wait === undefined) return giveUp(deps.db, row, now(), failure);
	await releaseJob(deps.db, row, { runAt: new Date(now().getTime() + wait * 1000), now: now(), lastError: failure });
}
