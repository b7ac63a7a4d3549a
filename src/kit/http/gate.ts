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
 * Counts a valid call, or its named part; throws 429 past the limit. In a transaction the count commits with it.
 * `refusal` is a sentence of its own.
 */
export type Count<N extends string> = (of?: N, how?: { tx: Tx; refusal: Text }) => Promise<void>;

/** The result of the gate; `giveBack` returns one counted use where the call had no effect. */
export type LetIn<N extends string> = { accountId: string | undefined; count: Count<N>; giveBack: GiveBack<N> };
export type GiveBack<N extends string> = (of?: N) => Promise<void>;

/**
 * Applies a call's contract (docs/decisions/0053): counts it, then loads the account; limits by account follow.
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
 * Cached responses bypass the gate. Throws at the start where their contract asks for one; responses that are
 * validated at each request (`isJudged`) may count by a name.
 */
export function refuseGate({ path, limits = [], logIn }: Call, isJudged = false): void {
	if (logIn || limits.some(({ of }) => !isJudged || of === undefined))
		throw new Error(`${path} is answered alike to everybody: its limits or log-in would not be asked.`);
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

/** A limit's counter, shared by all calls that name it. */
function counterOf({ db, clock, counters }: Gate, limit: Limit): Counter {
	const { form, max, windowSeconds, refusal } = limit;
	const existingCounter = counters.get(limit);
	if (existingCounter) return existingCounter;
	const window = { max, windowSeconds, refusal };
	const made = form === undefined ? rateLimit(clock, window) : formLimit({ db, clock }, { form, ...window });
	counters.set(limit, made);
	return made;
}

/** A limit that is counted in a transaction, each use by itself. */
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
