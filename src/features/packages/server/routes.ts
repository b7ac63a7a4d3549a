import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveKept } from "../../../kit/http/serve.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getAdditionalInput } from "../contract.ts";
import { additionalInputsOf, existingPackage } from "./store.ts";

/** The call about what packages ask. */
export function packagesRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers }): void {
	serveKept(app, deps.kept, getAdditionalInput, async ({ params }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const chosen = await existingPackage(deps.db, event.id, params.packageCode);
		return additionalInputsOf(deps.db, chosen.id);
	});
}
