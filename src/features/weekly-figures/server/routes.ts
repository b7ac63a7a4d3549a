import type { FastifyInstance } from "fastify";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { getWeeklyFigures, setWeeklyFigures } from "../contract.ts";
import { addWish, hasWish, removeWish } from "./store.ts";

export function weeklyFiguresRoutes(app: FastifyInstance, deps: OfficeDeps): void {
	const { db, clock } = deps;

	serveOffice(app, deps, getWeeklyFigures, async ({ event, organiser }) => ({
		isWanted: await hasWish(db, { accountId: organiser.accountId, eventId: event.id }),
	}));

	serveOffice(app, deps, setWeeklyFigures, async ({ event, organiser, body: { isWanted } }) => {
		const wish = { accountId: organiser.accountId, eventId: event.id };
		if (isWanted) await addWish(db, { ...wish, askedAt: clock.now() });
		else await removeWish(db, wish);
		return { isWanted };
	});
}
