import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { getNews, getNewsItem } from "../contract.ts";
import { newsShape } from "./shapes.ts";
import { existingNews, newsOf, nextNewsAt } from "./store.ts";

export function newsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	const { db, clock } = deps;
	serveCachedEvent(app, deps, getNews, async ({ event }) => (await newsOf(db, event.id, clock.now())).map(newsShape), {
		until: async ({ event }) => nextNewsAt(db, event.id, clock.now()),
	});

	serveCachedEvent(app, deps, getNewsItem, async ({ event, params }) => {
		const item = await existingNews(db, event.id, params.id, clock.now());
		return { ...newsShape(item), timeZone: event.timeZone };
	});
}
