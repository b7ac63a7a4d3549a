import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { notFound, parseForm } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { cancelRefusals } from "../cancel-texts.ts";
import { cancelOwnRegistration, getUserPackages, handOverOwnTicket } from "../contract.ts";
import { recipientSchema } from "../hand-over-form.ts";
import { giveUpRegistration } from "./cancel-registration.ts";
import type { ReleaseDeps } from "./follow-order.ts";
import { assertHolder, type HandOverDeps, handOver, lockToHandOver, plannedHandOver } from "./hand-over.ts";
import { packagesOfAccount } from "./holder-store.ts";

export function ticketHolderRoutes(
	app: FastifyInstance,
	deps: ReleaseDeps & HandOverDeps & { db: NodePgDatabase },
): void {
	serve(app, getUserPackages, async ({ accountId, params }) => {
		if (params.id !== accountId) throw notFound(cancelRefusals.notYou);
		return packagesOfAccount(deps.db, accountId);
	});

	serve(app, cancelOwnRegistration, async ({ accountId, params }) => {
		await giveUpRegistration(deps, { id: params.id, accountId });
		return { status: "cancelled" as const };
	});

	serve(app, handOverOwnTicket, async ({ accountId, params, body, count }) => {
		await assertHolder(deps.db, { registrationId: params.id, accountId });
		const to = parseForm(recipientSchema, body);
		const wanted = { registrationId: params.id, to, holderId: accountId };
		await plannedHandOver(deps.db, deps, wanted);
		await count("handOver");
		await deps.db.transaction(async (tx) => {
			await lockToHandOver(tx, params.id);
			await handOver(tx, deps, await plannedHandOver(tx, deps, wanted), accountId);
		});
		return { status: "cancelled" as const };
	});
}
