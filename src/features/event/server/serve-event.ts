import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type { ReadCache } from "../../../kit/content/read-cache.ts";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Call, QueryOf, ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type CachedInput, type CachedWays, type CallInput, serve, serveCached } from "../../../kit/http/serve.ts";
import { serveFresh } from "../../../kit/http/serve-fresh.ts";
import type { EventRecord } from "./columns.ts";
import { existingEvent } from "./store.ts";

/** An unknown code answers 404. */
type EventCall = Call<z.ZodMiniType<{ eventCode: string }>>;
type LoadedEvent = { event: EventRecord };

/** Like `serve`, with the event of the address. */
export function serveEvent<C extends EventCall>(
	app: FastifyInstance,
	{ db }: { db: Database },
	call: C,
	handler: (input: CallInput<C> & LoadedEvent) => Promise<ResponseOf<C>>,
): void {
	serve(app, call, async (input) => handler({ ...input, event: await existingEvent(db, input.params.eventCode) }));
}

/** Like `serveEvent`, for peaks: reads the event and `more` once per content version. */
export function serveKnownEvent<C extends EventCall, M>(
	app: FastifyInstance,
	{ db, readCache }: { db: Database; readCache: ReadCache },
	call: C,
	more: (event: EventRecord) => Promise<M>,
	handler: (input: CallInput<C> & LoadedEvent & M) => Promise<ResponseOf<C>>,
): void {
	serve(app, call, async (input) => {
		const { eventCode } = input.params;
		const eventContext = await readCache.of(`${call.path} ${eventCode.toUpperCase()}`, async () => {
			const event = await existingEvent(db, eventCode);
			return { ...(await more(event)), event };
		});
		return handler({ ...input, ...eventContext });
	});
}

/** Like `serveCached`, with the event of the address. */
export function serveCachedEvent<C extends EventCall, Q extends QueryOf<C> = QueryOf<C>>(
	app: FastifyInstance,
	{ db, cache }: { db: Database; cache: ResponseCache },
	call: C,
	load: (input: CachedInput<C, Q> & LoadedEvent) => Promise<ResponseOf<C>>,
	ways: Omit<CachedWays<C, Q, LoadedEvent>, "more"> = {},
): void {
	const more = async ({ eventCode }: { eventCode: string }) => ({ event: await existingEvent(db, eventCode) });
	serveCached(app, cache, call, load, { ...ways, more });
}

/** Like `serveFresh`, with the event of the address. */
export function serveFreshEvent<C extends EventCall>(
	app: FastifyInstance,
	{ db }: { db: Database },
	call: C,
	load: (event: EventRecord) => Promise<ResponseOf<C>>,
): void {
	serveFresh(app, call, async ({ eventCode }) => load(await existingEvent(db, eventCode)));
}
