import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveKept } from "../../../kit/http/serve.ts";
import { existingEvent, shownInstead } from "../../event/server/store.ts";
import { getExhibitor, getExhibitorLogos, getExhibitors } from "../contract.ts";
import { askedType, LOGOS_SHOWN } from "../rules.ts";
import { exhibitorsOf, existingExhibitor, platesOf } from "./store.ts";

/** The calls about exhibitors. */
export function exhibitorsRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers }): void {
	const { db, kept } = deps;

	serveKept(app, kept, getExhibitors, async ({ params, lang }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		return exhibitorsOf(db, shown.id, askedType(params.x), lang);
	});

	serveKept(app, kept, getExhibitor, async ({ params, lang }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		return existingExhibitor(db, [own.id, shown.id], params.x, lang);
	});

	serveKept(app, kept, getExhibitorLogos, async ({ params }) => {
		const own = await existingEvent(db, params.eventCode);
		const shown = await shownInstead(db, own, own.landingExhibitorsEventCode);
		const plates = await platesOf(db, shown.id);
		return plates.slice(0, LOGOS_SHOWN).map(({ id, name, logoUrl }) => ({ objectId: id, name, logoUrl }));
	});
}
