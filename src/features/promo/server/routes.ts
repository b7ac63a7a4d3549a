import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { getInfoBar, getPromoBars } from "../contract.ts";
import { infoBarItems } from "../rules.ts";
import { firstEnd, promoOf, promoRowsOf } from "./store.ts";

export function promoRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	serveCachedEvent(app, deps, getInfoBar, async ({ event, params }) => {
		const items = infoBarItems(event.facts, langOf(params.language));
		return { isAvailable: items.length > 0, items };
	});

	const barsOf = (event: EventRecord) => promoRowsOf(deps.db, event.id, deps.clock.now());
	serveCachedEvent(
		app,
		deps,
		getPromoBars,
		async ({ event, lang }) => (await barsOf(event)).map((bar) => promoOf(bar, lang)),
		{ until: async ({ event }) => firstEnd(await barsOf(event)) },
	);
}
