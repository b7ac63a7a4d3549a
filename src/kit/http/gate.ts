import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call, Limit } from "../contract/call.ts";
import type { Database } from "../db/database.ts";
import type { Clock } from "../time/zone.ts";
import { notLoggedIn } from "./failure.ts";
import { formLimit } from "./form-limit.ts";
import { rateLimit } from "./rate-limit.ts";

/** What limits count with, and who tells accounts. */
export type Gate = {
	db: Database;
	clock: Clock;
	/** The account that a request is logged in to. */
	accountIdOf(request: FastifyRequest): Promise<string | undefined>;
};

declare module "fastify" {
	interface FastifyInstance {
		/** Through which every call goes. */
		gate: Gate;
	}
}

/** What a call is let in with. */
export type LetIn = {
	accountId: string | undefined;
	/** Counts the call; throws the 429 of too often. */
	count(): Promise<void>;
};

/**
 * Lets a call in as its contract says (docs/decisions/0053): first it is counted, then it is asked who makes it; by an
 * account it is counted once that is known. What is counted only when it is right, its handler counts.
 */
export function gateOf(app: FastifyInstance, call: Call): (request: FastifyRequest) => Promise<LetIn> {
	const { logIn, isCountedWhenRight, limits = [] } = call;
	const counters = limits.map((limit) => counterOf(app.gate, limit));
	return async (request) => {
		const countBy = async (caller: string) => {
			for (const counted of counters) await counted(request, caller);
		};
		const isByAccount = logIn === "needed";
		if (!isByAccount && !isCountedWhenRight) await countBy(request.ip);
		const accountId = logIn && (await app.gate.accountIdOf(request));
		if (isByAccount && !accountId) throw notLoggedIn();
		if (isByAccount && accountId && !isCountedWhenRight) await countBy(accountId);
		return { accountId, count: () => countBy((isByAccount && accountId) || request.ip) };
	};
}

/** What is sent ready or shared by all who wait passes no gate. Throws at the start where a contract asks for one. */
export function refuseGate({ path, limits, logIn }: Call): void {
	if (limits || logIn)
		throw new Error(`${path} is answered alike to everybody: its limits or log-in would not be asked.`);
}

function counterOf({ db, clock }: Gate, { form, by, ...window }: Limit) {
	const limit = form === undefined ? rateLimit(clock, window) : formLimit({ db, clock }, { form, ...window });
	return (request: FastifyRequest, caller: string) =>
		limit.take(by === undefined ? caller : String((request.body as Record<string, unknown>)[by]));
}
