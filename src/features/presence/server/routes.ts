import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import { getOnline, showOnline } from "../contract.ts";
import { keepPresence, type PresenceDeps } from "./keep-presence.ts";
import { exhibitorsOnline, hiddenSince, peopleOnline, storeHidden } from "./store.ts";

export function presenceRoutes(app: FastifyInstance, deps: PresenceDeps & { clock: { now(): Date } }): void {
	const { db, clock } = deps;
	keepPresence(app, deps);

	serve(app, getOnline, async ({ accountId }) => ({
		people: await peopleOnline(db, accountId),
		exhibitors: await exhibitorsOnline(db, accountId),
		isShown: (await hiddenSince(db, accountId)) === null,
	}));

	serve(app, showOnline, async ({ accountId, body: { isShown } }) => {
		await storeHidden(db, { accountId, isShown, now: clock.now() });
		return { isShown };
	});
}
