import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { getScore } from "../contract.ts";
import { readScore, scoreHoldsUntil } from "./read-score.ts";

type Deps = { db: Database; cache: ResponseCache; clock: Clock };

export function scoreRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock } = deps;
	serveCachedEvent(app, deps, getScore, ({ event, lang }) => readScore(db, event, { lang, now: clock.now() }), {
		until: ({ event }) => scoreHoldsUntil(db, event, clock.now()),
	});
}
