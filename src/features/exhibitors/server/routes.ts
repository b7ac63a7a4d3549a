import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { existingEvent, shownInstead } from "../../event/server/store.ts";
import { getExhibitor, getExhibitorLogos, getExhibitors } from "../contract.ts";
import { LOGOS_SHOWN, requestedType } from "../rules.ts";
import { exhibitorsOf, existingExhibitor, platesOf } from "./store.ts";

/** The calls about exhibitors. */
export function exhibitorsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	const { db, cache } = deps;

	serveCached(app, cache, getExhibitors, async ({ params, lang }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		return exhibitorsOf(db, shown.id, requestedType(params.x), lang);
	});

	serveCached(app, cache, getExhibitor, async ({ params, lang }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		return existingExhibitor(db, [own.id, shown.id], params.x, lang);
	});

	serveCached(app, cache, getExhibitorLogos, async ({ params }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		const plates = await platesOf(db, shown.id);
		return plates.slice(0, LOGOS_SHOWN).map(({ id, name, logoUrl }) => ({ objectId: id, name, logoUrl }));
	});
}
