import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { existingPackage, packagesOf } from "../../packages/server/store.ts";
import { getOptionalPackages } from "../contract.ts";
import { offeredOptions } from "../rules.ts";
import { availabilityOf } from "./availability.ts";
import { openOptionsOf, optionsOfAccount } from "./store.ts";

export function optionsRoutes(app: FastifyInstance, deps: { db: Database }): void {
	serveEvent(app, deps, getOptionalPackages, async ({ event, accountId, query }) => {
		const named = query.package ? await existingPackage(deps.db, event.id, query.package) : undefined;
		const packages = named ? [named] : await packagesOf(deps.db, event.id);
		const ids = packages.map((one) => one.id);
		const all = await openOptionsOf(deps.db, ids);
		const available = await availabilityOf(deps.db, all);
		const chosen = accountId ? await optionsOfAccount(deps.db, accountId, event.id) : [];
		return {
			options: packages.flatMap(({ id, code: packageCode, includes, isOnsite }) => {
				const own = all.filter((one) => one.packageId === id).map(({ packageId: _, ...one }) => one);
				return offeredOptions(own, includes, !isOnsite).map((one) => ({ ...available(one), packageCode }));
			}),
			chosen: named ? chosen.filter((one) => one.packageCode === named.code) : chosen,
		};
	});
}
