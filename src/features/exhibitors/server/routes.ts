import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCachedEvent } from "../../event/server/serve-event.ts";
import { findSourceEvent } from "../../event/server/store.ts";
import { getExhibitor, getExhibitorLogos, getExhibitors } from "../contract.ts";
import { LOGOS_SHOWN, requestedType } from "../rules.ts";
import { exhibitorsOf, existingExhibitor, platesOf } from "./store.ts";

type ExhibitorDeps = {
	db: Database;
	cache: ResponseCache;
	/** The code of the event with the exhibitor's published stand; null without one. Another feature implements it. */
	standEventOf(db: Database, exhibitorId: number): Promise<string | null>;
};

export function exhibitorsRoutes(app: FastifyInstance, deps: ExhibitorDeps): void {
	const { db } = deps;

	serveCachedEvent(app, deps, getExhibitors, async ({ event, params, lang }) => {
		const shownEvent = await findSourceEvent(db, event, event.landingExhibitorsEventCode);
		return exhibitorsOf(db, shownEvent.id, requestedType(params.x), lang);
	});

	serveCachedEvent(app, deps, getExhibitor, async ({ event, params, lang }) => {
		const shownEvent = await findSourceEvent(db, event, event.landingExhibitorsEventCode);
		const company = await existingExhibitor(db, [event.id, shownEvent.id], params.x, lang);
		return { ...company, standEventCode: await deps.standEventOf(db, params.x) };
	});

	serveCachedEvent(app, deps, getExhibitorLogos, async ({ event }) => {
		const shownEvent = await findSourceEvent(db, event, event.landingExhibitorsEventCode);
		const plates = await platesOf(db, shownEvent.id);
		return plates.slice(0, LOGOS_SHOWN).map(({ id, name, logoUrl }) => ({ objectId: id, name, logoUrl }));
	});
}
