import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveKept } from "../../../kit/http/serve.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getInfoBar } from "../contract.ts";
import { infoBarItems } from "../rules.ts";

/** The call about the info bar. */
export function promoRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers }): void {
	serveKept(app, deps.kept, getInfoBar, async ({ params }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const items = infoBarItems(event.facts, langOf(params.language));
		return { isAvailable: items.length > 0, items };
	});
}
