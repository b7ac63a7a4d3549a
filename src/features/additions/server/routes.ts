import type { FastifyInstance } from "fastify";
import { once } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import { availabilityOf } from "../../options/server/availability.ts";
import { openOptionsOf } from "../../options/server/store.ts";
import type { RegisterDeps } from "../../registration/server/registering.ts";
import { extendableOf, optionsOfRegistrations } from "../../ticket-holders/server/chosen-options-store.ts";
import { extendedAmong } from "../../ticket-holders/server/follow-order.ts";
import { addOptions, getOwnOptions } from "../contract.ts";
import { addOptions as add } from "./add-options.ts";
import { ownOptionsShape } from "./own-options.ts";

export function additionRoutes(app: FastifyInstance, deps: RegisterDeps): void {
	serve(app, getOwnOptions, async ({ accountId }) => {
		const own = await extendableOf(deps.db, accountId);
		const takenOptions = await optionsOfRegistrations(
			deps.db,
			own.map(({ id }) => id),
		);
		const all = await openOptionsOf(deps.db, [...new Set(own.map(({ packageId }) => packageId))]);
		const available = await availabilityOf(deps.db, all);
		const facts = {
			all,
			taken: takenOptions,
			available,
			extended: await extendedAmong(deps.db, own),
			now: deps.clock.now(),
		};
		return { registrations: own.map((one) => ownOptionsShape(one, facts)) };
	});

	serve(app, addOptions, async ({ accountId, params, body, request }) => {
		const wanted = { registrationId: params.id, accountId, addition: body };
		return once(deps, { request, call: addOptions, body: wanted }, () => add(deps, wanted));
	});
}
