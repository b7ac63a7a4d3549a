import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { invariant } from "../invariant/invariant.ts";
import { job } from "./tables.ts";
import { LEASE_MS } from "./worker-loop.ts";

const claimedJobColumns = {
	id: job.id,
	name: job.name,
	payload: job.payload,
	isRecurring: job.isRecurring,
	lockedUntil: job.lockedUntil,
	starts: job.starts,
	tries: job.tries,
};

const failedJobColumns = {
	id: job.id,
	name: job.name,
	createdAt: job.createdAt,
	payload: job.payload,
	singletonKey: job.singletonKey,
	isRecurring: job.isRecurring,
	runAt: job.runAt,
	starts: job.starts,
	tries: job.tries,
	lastError: job.lastError,
};

export type JobRow = {
	id: number;
	name: string;
	payload: unknown;
	singletonKey: string | null;
	isRecurring: boolean;
	runAt: Date;
	starts: number;
	tries: number;
	createdAt: Date;
};
/** A row that this process has leased. `lockedUntil` identifies the claim. */
export type ClaimedJob = Pick<JobRow, "id" | "name" | "payload" | "isRecurring" | "starts" | "tries"> & {
	lockedUntil: Date;
};

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
/** Matches the row only for its last claim, so a process that counted as dead changes nothing. */
const ofClaim = ({ id, lockedUntil }: ClaimedJob) => and(eq(job.id, id), eq(job.lockedUntil, lockedUntil));

/** Adds a job, unless an unstarted one has its key. */
export async function addJob(
	tx: Tx,
	values: Pick<JobRow, "name" | "payload" | "singletonKey" | "runAt" | "createdAt">,
): Promise<void> {
	await tx.insert(job).values(values).onConflictDoNothing();
}

/** Makes sure that a recurring job has a row due at `runAt` or earlier. */
export async function saveRecurring(db: Database, name: string, runAt: Date, now: Date): Promise<void> {
	await db
		.insert(job)
		.values({ name, payload: {}, isRecurring: true, runAt, createdAt: now })
		.onConflictDoUpdate({
			target: job.name,
			targetWhere: sql`is_recurring`,
			set: { runAt: sql`least(${job.runAt}, excluded.run_at)` },
		});
}

/** Claims up to `limit` due jobs of these names, longest due first. */
export async function claimJobs(db: Database, names: string[], now: Date, limit: number): Promise<ClaimedJob[]> {
	const due = db.$with("due").as(
		db
			.select({ id: job.id })
			.from(job)
			.where(
				and(
					isNull(job.failedAt),
					inArray(job.name, names),
					lte(job.runAt, now),
					or(isNull(job.lockedUntil), lte(job.lockedUntil, now)),
				),
			)
			.orderBy(asc(job.runAt), asc(job.id))
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	const rows = await db
		.with(due)
		.update(job)
		.set({ lockedUntil: leaseFrom(now), starts: sql`${job.starts} + 1` })
		.where(inArray(job.id, sql`(select id from due)`))
		.returning(claimedJobColumns);
	return rows.map((row) => ({ ...row, lockedUntil: invariant(row.lockedUntil, "the lease") }));
}

/** Extends a claim and updates `claimed`. */
export async function extendJob(db: Database, claimed: ClaimedJob, now: Date): Promise<void> {
	const leaseEnd = leaseFrom(now);
	const rows = await db.update(job).set({ lockedUntil: leaseEnd }).where(ofClaim(claimed)).returning({ id: job.id });
	if (rows.length > 0) claimed.lockedUntil = leaseEnd;
}

export async function removeJob(db: Database, claimed: ClaimedJob): Promise<void> {
	await db.delete(job).where(ofClaim(claimed));
}

/** Releases a job until `runAt`; recurring ones restart their attempts. */
export async function releaseJob(
	db: Database,
	claimed: ClaimedJob,
	{ runAt, now, lastError }: { runAt: Date; now: Date; lastError: string | null },
): Promise<void> {
	const count = claimed.isRecurring ? { starts: 0, tries: 0 } : { tries: claimed.tries + 1 };
	await db
		.update(job)
		.set({ ...count, runAt, lockedUntil: now, lastError })
		.where(ofClaim(claimed));
}

/** Gives a job up. Its row stays with the reason. */
export async function giveUp(db: Database, claimed: ClaimedJob, now: Date, lastError: string): Promise<void> {
	await db
		.update(job)
		.set({ tries: claimed.tries + 1, failedAt: now, lockedUntil: now, lastError })
		.where(ofClaim(claimed));
}

/** Releases the rows of ended processes. Only for PGlite, which has one process. */
export async function freeJobs(db: Database): Promise<void> {
	await db
		.update(job)
		.set({ lockedUntil: new Date(0) })
		.where(isNotNull(job.lockedUntil));
}

/** Counts due jobs with the oldest due time, and given-up jobs. */
export async function countJobs(
	db: Database,
	now: Date,
): Promise<{ due: number; oldestDue: Date | null; failed: number }> {
	const due = sql`${job.failedAt} is null and ${job.runAt} <= ${now.toISOString()}::timestamptz`;
	const [counted] = await db
		.select({
			due: sql<number>`count(*) filter (where ${due})::int`,
			oldestDue: sql<Date | null>`min(${job.runAt}) filter (where ${due})`.mapWith(job.runAt),
			failed: sql<number>`count(${job.failedAt})::int`,
		})
		.from(job);
	return invariant(counted, "the row of an aggregate");
}

/** Given-up jobs with their reasons, newest first. */
export async function failedJobs(db: Database): Promise<(JobRow & { lastError: string | null })[]> {
	return db
		.select(failedJobColumns)
		.from(job)
		.where(isNotNull(job.failedAt))
		.orderBy(sql`${job.failedAt} desc`, sql`${job.id} desc`);
}
