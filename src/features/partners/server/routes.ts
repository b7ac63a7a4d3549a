import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { findSourceEvent } from "../../event/server/store.ts";
import { getPartners } from "../contract.ts";
import { partnersOf } from "./store.ts";

export function partnersRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCachedEvent(app, deps, getPartners, async ({ event }) => {
		return partnersOf(deps.db, (await findSourceEvent(deps.db, event, event.landingPartnersEventCode)).id);
	});
}
