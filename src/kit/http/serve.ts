import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { ResponseCache } from "../content/response-cache.ts";
import type { AccountOf, BodyOf, Call, CountedOf, ParamsOf, QueryOf, ResponseOf } from "../contract/call.ts";
import type { Lang } from "../i18n/lang.ts";
import { refusedAnswers } from "./answers.ts";
import { type Count, type GiveBack, gateOf, refuseGate } from "./gate.ts";
import { requestLang } from "./request-lang.ts";

/** A handler's input: parsed parameters, caller, language, and the raw request and reply. */
export type CallInput<C extends Call> = {
	params: ParamsOf<C>;
	query: QueryOf<C>;
	body: BodyOf<C>;
	lang: Lang;
	accountId: AccountOf<C>;
	count: Count<CountedOf<C>>;
	giveBack: GiveBack<CountedOf<C>>;
	request: FastifyRequest;
	reply: FastifyReply;
};

/** The name of the session cookie in the OpenAPI document. */
export const SESSION_SCHEME = "session";
const session = { [SESSION_SCHEME]: [] };
/** OpenAPI security alternatives: one is enough; an empty one means no log-in. */
const SECURITY = { needed: [session], used: [{}, session] };

export function securityOf({ logIn }: Call) {
	return logIn && { security: SECURITY[logIn] };
}

export function schemaOf(call: Call) {
	return {
		summary: call.summary,
		tags: [call.tag],
		...securityOf(call),
		params: call.params,
		querystring: call.query,
		...(call.method !== "GET" && { body: call.body }),
		response: { 200: call.response, ...refusedAnswers },
	};
}

/**
 * Serves a call by its contract: limits, caller, parsed input, validated response. It is uncached unless `handler` sets
 * headers.
 */
export function serve<C extends Call>(
	app: FastifyInstance,
	call: C,
	handler: (input: CallInput<C>) => Promise<ResponseOf<C>>,
): void {
	const authorize = gateOf(app, call);
	app.route({
		method: call.method,
		url: call.path,
		schema: schemaOf(call),
		...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
		config: { takesKey: call.takesKey, isForAnySite: call.isForAnySite, isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId, count, giveBack } = await authorize(request);
			const input: CallInput<C> = {
				params: request.params as ParamsOf<C>,
				query: request.query as QueryOf<C>,
				body: (request.body ?? {}) as BodyOf<C>,
				lang: requestLang(request, app.defaultLang),
				accountId: accountId as AccountOf<C>,
				count,
				giveBack,
				request,
				reply,
			};
			return app.runningCalls.run(() => handler(input));
		},
	});
}

export type CachedInput<C extends Call, Q = QueryOf<C>> = { params: ParamsOf<C>; query: Q; lang: Lang };

/** Options of a cached call. `M` is the result of `more`. */
export type CachedWays<C extends Call, Q, M> = {
	more?: (params: ParamsOf<C>) => Promise<M>;
	/**
	 * When the response becomes invalid without a content change. It runs before `load`, so that nothing published
	 * between them is missing from the cache.
	 */
	until?: (input: CachedInput<C, Q> & M) => Promise<Date | undefined>;
	/**
	 * Runs per request for facts outside the content version, such as a code, and counts it by name. Returns the query
	 * that selects the response (it must have few values), or refuses.
	 */
	judged?: (input: { params: ParamsOf<C>; query: QueryOf<C>; count: Count<CountedOf<C>> }) => Promise<Q>;
};

/**
 * Serves a public GET that changes only with the content. It is loaded, validated and compressed once per change.
 * `load` must not depend on the caller.
 */
export function serveCached<C extends Call, Q extends QueryOf<C> = QueryOf<C>, M = unknown>(
	app: FastifyInstance,
	cache: ResponseCache,
	call: C,
	load: (input: CachedInput<C, Q> & M) => Promise<ResponseOf<C>>,
	{ more, until, judged }: CachedWays<C, Q, M> = {},
): void {
	refuseGate(call, judged !== undefined);
	const authorize = gateOf(app, call);
	const queryOf = async (request: FastifyRequest, asked: QueryOf<C>): Promise<Q> => {
		if (!judged) return asked as Q;
		const { count } = await authorize(request);
		return judged({ params: request.params as ParamsOf<C>, query: asked, count });
	};
	app.route({
		method: call.method,
		url: call.path,
		schema: schemaOf(call),
		handler: async (request, reply) => {
			const lang = requestLang(request, app.defaultLang);
			const params = request.params as ParamsOf<C>;
			const rawQuery = request.query as QueryOf<C>;
			const query = await queryOf(request, rawQuery);
			const key = `${call.path} ${JSON.stringify(params).toLowerCase()} ${JSON.stringify({ ...(query as object), lang })}`;
			const answer = await cache.answer(key, async () => {
				const input = { params, query, lang, ...((await more?.(params)) as M) };
				const holdsUntil = await until?.(input);
				const encoded = z.encode(call.response, (await load(input)) as never);
				return { contentType: "application/json; charset=utf-8", text: JSON.stringify(encoded), until: holdsUntil };
			});
			if (query === rawQuery) cache.remember(request.raw, key);
			reply.hijack();
			cache.send(request.raw, reply.raw, answer);
		},
	});
}
