import { setTimeout } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyRequest } from "fastify";
import type { Call, ResponseOf } from "../contract/call.ts";
import type { Database, Tx } from "../db/database.ts";
import { hashOf } from "../hash/hash.ts";
import type { Clock } from "../time/zone.ts";
import { Failure, wrongInput } from "./failure.ts";
import {
	beginRequest,
	forgetRequest,
	type RequestName,
	saveResponse,
	saveResponseWith,
	takeOverRequest,
} from "./store.ts";

export const KEY = /^[\x21-\x7e]{1,200}$/;

/** How long a request waits for an earlier one with its key. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;

/** After this time an unfinished request counts as dead, as its process was killed. */
const DEAD_AFTER_MS = 60_000;

type KeyedCall<C> = {
	request: FastifyRequest;
	call: C;
	/** The owner of the keys, such as an order. Other owners' keys are separate. */
	scope?: string;
	/** The compared body; it must not contain secrets. */
	body: object;
	/**
	 * Whether the same caller sent the earlier request, if the scope does not prove it. It runs before a stored response
	 * is returned, which may have secrets. False counts as another body.
	 */
	isSameAsker?: () => Promise<boolean>;
};

/**
 * Runs a request's work once per `Idempotency-Key`. The same key and body return the stored response; another body gets
 * a
 * 422. A concurrent request, in any process, waits for it, and gets a 409 with `Retry-After` after ten seconds. Refused
 *   requests are forgotten, so they can be corrected. Without the header the work simply runs. After a crash before the
 *   response the work runs again; `onceCommitted` prevents that.
 */
export function once<C extends Call>(
	deps: { db: Database; clock: Clock },
	named: KeyedCall<C>,
	work: () => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
	return beginKeyed(deps, named, async (name) => {
		const answer = await work();
		if (name) await saveResponse(deps.db, name, answer);
		return answer;
	});
}

/** Like `once`, but stores the response in the work's own transaction. */
export function onceCommitted<C extends Call>(
	deps: { db: NodePgDatabase; clock: Clock },
	named: KeyedCall<C>,
	work: (tx: Tx) => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
	return beginKeyed(deps, named, (name) =>
		deps.db.transaction(async (tx) => {
			const answer = await work(tx);
			// false if this request counted as dead and its successor was quicker
			if (name && !(await saveResponseWith(tx, name, answer))) throw stillRuns();
			return answer;
		}),
	);
}

/** Returns the stored response, or marks the key as running; undefined without a key. */
async function beginKeyed<C extends Call>(
	deps: { db: Database; clock: Clock },
	{ request, call, scope, body, isSameAsker }: KeyedCall<C>,
	work: (name: RequestName | undefined) => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
	const key = call.takesKey ? requestKey(request) : undefined;
	if (key === undefined) return work(undefined);
	const name = { call: scope ? `${call.path} ${scope}` : call.path, key };
	const stored = await turnOf(deps, name, bodyHashOf(body));
	if (stored) {
		if (isSameAsker && !(await isSameAsker())) throw otherBody();
		return stored.answer as ResponseOf<C>;
	}
	try {
		return await work(name);
	} catch (error) {
		await forgetRequest(deps.db, name);
		throw error;
	}
}

/** Waits for the earlier request with the key. Returns its response, or undefined if this one may run. */
async function turnOf(
	{ db, clock }: { db: Database; clock: Clock },
	name: RequestName,
	bodyHash: string,
): Promise<{ answer: unknown } | undefined> {
	const until = performance.now() + PATIENCE_MS;
	while (true) {
		const now = clock.now();
		const earlier = await beginRequest(db, { ...name, bodyHash }, now);
		if (earlier === "begun") return undefined;
		if (earlier && earlier.bodyHash !== bodyHash) throw otherBody();
		if (earlier?.isAnswered) return { answer: earlier.answer };
		if (await takeOverRequest(db, name, new Date(now.getTime() - DEAD_AFTER_MS), now)) return undefined;
		if (performance.now() >= until) throw stillRuns();
		await setTimeout(LOOK_MS);
	}
}

/** The request's key, or undefined. Throws 400 for an invalid key. */
export function requestKey({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	if (key === undefined || (typeof key === "string" && KEY.test(key))) return key;
	throw wrongInput({ "Idempotency-Key": [wrongKey] });
}

export function bodyHashOf(body: object): string {
	return hashOf(JSON.stringify(body));
}

/** 422: the key belongs to another body. */
export function otherBody(): Failure {
	return new Failure(422, otherBodyText);
}

function stillRuns(): Failure {
	return new Failure(409, stillRunning, { headers: { "retry-after": "1" } });
}

const wrongKey = { pl: "Od 1 do 200 znaków ASCII bez spacji.", en: "1 to 200 ASCII characters without spaces." };
const otherBodyText = {
	pl: "Ten Idempotency-Key był już użyty z innymi danymi.",
	en: "This Idempotency-Key was used already with other data.",
};
const stillRunning = {
	pl: "To zgłoszenie jest właśnie przetwarzane. Spróbuj za chwilę.",
	en: "This request is being processed right now. Try again in a moment.",
};
