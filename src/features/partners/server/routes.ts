import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { existingEvent, shownInstead } from "../../event/server/store.ts";
import { getPartners } from "../contract.ts";
import { partnersOf } from "./store.ts";

/** The call about partners. */
export function partnersRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCached(app, deps.cache, getPartners, async ({ params }) => {
		const own = await existingEvent(deps.db, params.eventCode);
		return partnersOf(deps.db, (await shownInstead(deps.db, own, own.landingPartnersEventCode)).id);
	});
}
