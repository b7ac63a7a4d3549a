import { and, eq, gt, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { ASYNC_COMMIT, prepared } from "../db/prepared.ts";
import { rowsInto } from "../db/rows-into.ts";
import { invariant } from "../invariant/invariant.ts";
import type { Clock } from "../time/zone.ts";
import { idempotentRequest, rateLimitCount } from "./tables.ts";

export type RequestName = { call: string; key: string };
export type RequestRecord = {
	bodyHash: string;
	isAnswered: number;
	answer: unknown;
};

const named = ({ call, key }: RequestName) => and(eq(idempotentRequest.call, call), eq(idempotentRequest.key, key));

/**
 * Records the start of a request. Returns `begun` if this one may run, otherwise the earlier one's state; undefined if
 * that was just deleted.
 */
export async function beginRequest(
	db: Database,
	{ call, key, bodyHash }: RequestName & { bodyHash: string },
	now: Date,
): Promise<"begun" | RequestRecord | undefined> {
	const { rows: added } = await prepared(
		db,
		sql`insert into ${idempotentRequest} (call, key, body_hash, started_at)
			values (${call}, ${key}, ${bodyHash}, ${now.toISOString()}) on conflict do nothing returning ${ASYNC_COMMIT}`,
	);
	if (added.length > 0) return "begun";
	const rows = await db
		.select({
			bodyHash: idempotentRequest.bodyHash,
			isAnswered: idempotentRequest.isAnswered,
			answer: idempotentRequest.answer,
		})
		.from(idempotentRequest)
		.where(named({ call, key }));
	return rows[0];
}

/** Takes over a request unfinished since `before`; false if another process was quicker. */
export async function takeOverRequest(db: Database, name: RequestName, before: Date, now: Date): Promise<boolean> {
	const rows = await db
		.update(idempotentRequest)
		.set({ startedAt: now })
		.where(and(named(name), eq(idempotentRequest.isAnswered, 0), lt(idempotentRequest.startedAt, before)))
		.returning({ key: idempotentRequest.key });
	return rows.length > 0;
}

export async function saveResponse(db: Database, name: RequestName, answer: unknown): Promise<void> {
	await prepared(
		db,
		sql`update ${idempotentRequest} set is_answered = 1, answer = ${JSON.stringify(answer)}
			where ${named(name)} returning ${ASYNC_COMMIT}`,
	);
}

/** Stores the response with its work. Returns false if one is stored already, or the request is gone. */
export async function saveResponseWith(tx: Tx, name: RequestName, answer: unknown): Promise<boolean> {
	const rows = await tx
		.update(idempotentRequest)
		.set({ isAnswered: 1, answer })
		.where(and(named(name), eq(idempotentRequest.isAnswered, 0)))
		.returning({ key: idempotentRequest.key });
	return rows.length > 0;
}

export async function forgetRequest(db: Database, name: RequestName): Promise<void> {
	await db.delete(idempotentRequest).where(and(named(name), eq(idempotentRequest.isAnswered, 0)));
}

const RETENTION_MS = 24 * 3_600_000;

/** Deletes requests older than a day. It scans the table, so it must not run per request. */
export async function forgetOldRequests({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
	const before = new Date(clock.now().getTime() - RETENTION_MS);
	await db.delete(idempotentRequest).where(lt(idempotentRequest.startedAt, before));
}

/** Deletes stored responses that contain one of `texts`, such as an order's number, or belong to one of `scopes`. */
export async function forgetRequestsAbout(tx: Tx, texts: readonly string[], scopes: readonly string[]): Promise<void> {
	const holds = texts.map((text) => sql`position(${text} in ${idempotentRequest.answer}::text) > 0`);
	const belongs = scopes.map((scope) => sql`right(${idempotentRequest.call}, ${scope.length + 1}) = ${` ${scope}`}`);
	if (holds.length + belongs.length > 0) await tx.delete(idempotentRequest).where(or(...holds, ...belongs));
}

type FormUse = {
	key: string;
	windowEndsAt: Date;
};

/** Counts uses of forms in one statement. Returns each one's count in its window, in order. */
export async function countUses(db: Database, uses: FormUse[]): Promise<number[]> {
	const byKey = Map.groupBy(uses, ({ key }) => key);
	// a fixed lock order prevents deadlocks
	const rows = [...byKey]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([, group]) => group.slice(0, 1).map((use) => ({ ...use, uses: group.length })));
	const counted = await db.execute<{ key: string; uses: number }>(sql`${rowsInto(rateLimitCount, rows)}
		on conflict (key) do update set uses = ${rateLimitCount}.uses + excluded.uses returning key, uses`);
	const before = new Map(counted.rows.map((row) => [row.key, row.uses - (byKey.get(row.key)?.length ?? 0)]));
	return uses.map(({ key }) => {
		const count = invariant(before.get(key), "the count of a use") + 1;
		before.set(key, count);
		return count;
	});
}

export async function forgetUse(db: Database, key: string): Promise<void> {
	await db.delete(rateLimitCount).where(eq(rateLimitCount.key, key));
}

export async function uncountUse(db: Database, key: string): Promise<void> {
	await db
		.update(rateLimitCount)
		.set({ uses: sql`${rateLimitCount.uses} - 1` })
		.where(and(eq(rateLimitCount.key, key), gt(rateLimitCount.uses, 0)));
}

export async function forgetOldUses({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
	await db.delete(rateLimitCount).where(lte(rateLimitCount.windowEndsAt, clock.now()));
}
