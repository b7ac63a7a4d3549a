import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { serve } from "../../../kit/http/serve.ts";
import { changePackage, getPackageChanges } from "../contract.ts";
import { changeRefusals } from "../texts.ts";
import { type ChangeDeps, changePackage as change } from "./change-package.ts";
import { ownChanges } from "./own-changes.ts";

export function changeRoutes(app: FastifyInstance, deps: ChangeDeps): void {
	serve(app, getPackageChanges, async ({ accountId, params }) => {
		const of = { accountId, registrationId: params.id, now: deps.clock.now() };
		const changes = await ownChanges(deps, of);
		if (!changes) throw notFound(changeRefusals.notYours);
		return { ...changes, cardPayments: deps.config.cardPayments };
	});

	serve(app, changePackage, async ({ accountId, params, body, request }) => {
		const wanted = { registrationId: params.id, accountId, wanted: body };
		return once(deps, { request, call: changePackage, body: wanted }, () => change(deps, wanted));
	});
}
