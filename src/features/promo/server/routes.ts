import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getInfoBar, getPromoBars } from "../contract.ts";
import { infoBarItems } from "../rules.ts";
import { firstEnd, promoOf, promoRowsOf } from "./store.ts";

/** The calls about the info bar and the promo bars. */
export function promoRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	serveCached(app, deps.cache, getInfoBar, async ({ params }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const items = infoBarItems(event.facts, langOf(params.language));
		return { isAvailable: items.length > 0, items };
	});

	const barsOf = async (eventCode: string) => {
		const event = await existingEvent(deps.db, eventCode);
		return promoRowsOf(deps.db, event.id, deps.clock.now());
	};
	serveCached(
		app,
		deps.cache,
		getPromoBars,
		async ({ params, lang }) => (await barsOf(params.eventCode)).map((bar) => promoOf(bar, lang)),
		async ({ params }) => firstEnd(await barsOf(params.eventCode)),
	);
}
