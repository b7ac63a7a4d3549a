import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { cancelRefusals } from "../cancel-texts.ts";
import { cancelOwnRegistration, getUserPackages } from "../contract.ts";
import { giveUpRegistration } from "./cancel-registration.ts";
import type { ReleaseDeps } from "./follow-order.ts";
import { packagesOfAccount } from "./holder-store.ts";

export function ticketHolderRoutes(app: FastifyInstance, deps: ReleaseDeps & { db: NodePgDatabase }): void {
	serve(app, getUserPackages, async ({ accountId, params }) => {
		if (params.id !== accountId) throw notFound(cancelRefusals.notYou);
		return packagesOfAccount(deps.db, accountId);
	});

	serve(app, cancelOwnRegistration, async ({ accountId, params }) => {
		await giveUpRegistration(deps, { id: params.id, accountId });
		return { status: "cancelled" as const };
	});
}
