import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { serveCachedEvent, serveEvent } from "../../event/server/serve-event.ts";
import { getAdditionalInput, getPackages } from "../contract.ts";
import { nextPriceChange } from "../rules.ts";
import { soldPackageShape } from "./shapes.ts";
import { placesTaken } from "./stock-store.ts";
import { additionalInputsOf, existingPackage, pricedPackages, roundsOf } from "./store.ts";

export function packagesRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	serveEvent(app, deps, getPackages, async ({ event }) => {
		const now = deps.clock.now();
		const takenPlaces = await placesTaken(deps.db, event.id);
		const packages = (await pricedPackages(deps.db, event.id, now)).flatMap((one) =>
			soldPackageShape(one, takenPlaces.get(one.id) ?? 0),
		);
		const change = nextPriceChange(await roundsOf(deps.db, event.id), now);
		return { packages, changesAt: change?.toISOString() ?? null };
	});

	serveCachedEvent(app, deps, getAdditionalInput, async ({ event, params }) => {
		const chosen = await existingPackage(deps.db, event.id, params.packageCode);
		return additionalInputsOf(deps.db, chosen.id);
	});
}
