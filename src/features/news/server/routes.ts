import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getNews, getNewsItem } from "../contract.ts";
import { existingNews, newsOf, nextNewsAt } from "./store.ts";

/** The calls about news. */
export function newsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	const { db, cache, clock } = deps;
	serveCached(
		app,
		cache,
		getNews,
		async ({ params }) => newsOf(db, (await existingEvent(db, params.eventCode)).id, clock.now()),
		async ({ params }) => nextNewsAt(db, (await existingEvent(db, params.eventCode)).id, clock.now()),
	);

	serveCached(app, cache, getNewsItem, async ({ params }) => {
		const event = await existingEvent(db, params.eventCode);
		return { ...(await existingNews(db, event.id, params.id, clock.now())), timeZone: event.timeZone };
	});
}
