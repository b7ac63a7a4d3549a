import type { FastifyInstance } from "fastify";
import { once } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import { availabilityOf } from "../../options/server/availability.ts";
import { optionsOf } from "../../options/server/store.ts";
import { addOptions, getOwnOptions } from "../addition-contract.ts";
import { cancelOwnRegistration } from "../cancel-contract.ts";
import { addOptions as add } from "./add-options.ts";
import { giveUpRegistration } from "./cancel-registration.ts";
import { extendableOf, optionsOfRegistrations } from "./chosen-options-store.ts";
import { extendedAmong } from "./follow-order.ts";
import type { RegisterDeps } from "./registering.ts";
import { ownOptionsShape } from "./shapes.ts";

export function additionRoutes(app: FastifyInstance, deps: RegisterDeps): void {
	serve(app, getOwnOptions, async ({ accountId }) => {
		const own = await extendableOf(deps.db, accountId);
		const takenOptions = await optionsOfRegistrations(
			deps.db,
			own.map(({ id }) => id),
		);
		const all = await optionsOf(deps.db, [...new Set(own.map(({ packageId }) => packageId))]);
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

	serve(app, cancelOwnRegistration, async ({ accountId, params }) => {
		await giveUpRegistration(deps, { id: params.id, accountId });
		return { status: "cancelled" as const };
	});

	serve(app, addOptions, async ({ accountId, params, body, request }) => {
		const wanted = { registrationId: params.id, accountId, addition: body };
		return once(deps, { request, call: addOptions, body: wanted }, () => add(deps, wanted));
	});
}
