import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call, CountedOf, Limit, LogIn } from "../contract/call.ts";
import type { Database, Tx } from "../db/database.ts";
import type { Text } from "../i18n/lang.ts";
import { invariant } from "../invariant/invariant.ts";
import type { Clock } from "../time/zone.ts";
import { notLoggedIn } from "./failure.ts";
import { formLimit } from "./form-limit.ts";
import { rateLimit } from "./rate-limit.ts";

export type Gate = {
	db: Database;
	clock: Clock;
	accountIdOf(request: FastifyRequest): Promise<string | undefined>;
	counters: Map<Limit, Counter>;
};

type Counter = { take(whose: string): Promise<void> | void; giveBack(whose: string): Promise<void> | void };

declare module "fastify" {
	interface FastifyInstance {
		gate: Gate;
	}
}

/**
 * Counts a valid call, or its named part, and throws 429 past the limit. In a transaction the count commits with it.
 * `refusal` replaces the usual sentence.
 */
export type Count<N extends string> = (of?: N, how?: { tx: Tx; refusal: Text }) => Promise<void>;

/** The result of the gate. `giveBack` returns one counted use if the call had no effect. */
export type LetIn<N extends string> = { accountId: string | undefined; count: Count<N>; giveBack: GiveBack<N> };
export type GiveBack<N extends string> = (of?: N) => Promise<void>;

/**
 * Applies a call's contract (docs/decisions/0053): counts by address, loads the account, then counts by account.
 * Handlers count valid calls and named parts themselves.
 */
export function gateOf<C extends Call>(
	app: FastifyInstance,
	call: C,
): (request: FastifyRequest) => Promise<LetIn<CountedOf<C>>> {
	const { logIn, isCountedWhenRight, limits = [] } = call;
	const counters = limits.map((limit) => ({ limit, counter: counterOf(app.gate, limit) }));
	return async (request) => {
		const countBy = async (accountId?: string, of?: string, how?: { tx: Tx; refusal: Text }) => {
			for (const { limit, counter } of counters.filter((one) => one.limit.of === of)) {
				const used = how ? inTransaction(app.gate, limit, how) : counter;
				await Promise.all(whoseOf(limit, request, { accountId, logIn }).map((whose) => used.take(whose)));
			}
		};
		const isByAccount = logIn === "needed";
		if (!isByAccount && !isCountedWhenRight) await countBy();
		const accountId = logIn && (await app.gate.accountIdOf(request));
		if (isByAccount && !accountId) throw notLoggedIn();
		if (isByAccount && !isCountedWhenRight) await countBy(accountId);
		const giveBack = async (of?: string) => {
			for (const { limit, counter } of counters.filter((one) => one.limit.of === of)) {
				await Promise.all(whoseOf(limit, request, { accountId, logIn }).map((whose) => counter.giveBack(whose)));
			}
		};
		return { accountId, count: (of, how) => countBy(accountId, of, how), giveBack };
	};
}

/**
 * Throws at start-up if a cached call's contract needs the gate, which cached responses bypass. A call validated per
 * request (`isJudged`) may count by name.
 */
export function refuseGate({ path, limits = [], logIn }: Call, isJudged = false): void {
	if (logIn || limits.some(({ of }) => !isJudged || of === undefined))
		throw new Error(`${path} is cached for everybody: its limits and log-in would have no effect.`);
}

function whoseOf(
	{ by, isByAccountToo }: Limit,
	{ body, ip }: FastifyRequest,
	{ accountId, logIn }: { accountId: string | undefined; logIn: LogIn | undefined },
): string[] {
	if (by !== undefined) return [String((body as Record<string, unknown>)[by])];
	if (logIn === "needed" && accountId !== undefined) return [accountId];
	return isByAccountToo && accountId !== undefined ? [ip, `account ${accountId}`] : [ip];
}

/** The counter that all calls with this limit share. */
function counterOf({ db, clock, counters }: Gate, limit: Limit): Counter {
	const { form, max, windowSeconds, refusal } = limit;
	const existingCounter = counters.get(limit);
	if (existingCounter) return existingCounter;
	const window = { max, windowSeconds, refusal };
	const made = form === undefined ? rateLimit(clock, window) : formLimit({ db, clock }, { form, ...window });
	counters.set(limit, made);
	return made;
}

/** Counts a limit in a transaction, one statement per use. */
function inTransaction(
	{ clock }: Gate,
	{ form, max, windowSeconds }: Limit,
	{ tx, refusal }: { tx: Tx; refusal: Text },
): Pick<Counter, "take"> {
	const limit = { form: invariant(form, "the name of a limit in the database"), max, windowSeconds, refusal };
	return {
		async take(whose) {
			const [refused] = await formLimit({ db: tx, clock }, limit).takeAll([whose]);
			if (refused) throw refused;
		},
	};
}
