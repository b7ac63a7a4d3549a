import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { refusalTexts } from "../../agenda/refusal-texts.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { getOwnPlan, joinFavourites, seePlanChanges, setFavourite } from "../contract.ts";
import { markSeen } from "./change-store.ts";
import { commonRoutes } from "./common-routes.ts";
import { type FeedDeps, feedRoutes } from "./feed-routes.ts";
import { feedSince } from "./feed-store.ts";
import { ownPlan } from "./own-plan.ts";
import { addFavourites, favouritesOf, isLecture, lecturesAmong, removeFavourite } from "./store.ts";

export function planRoutes(app: FastifyInstance, deps: FeedDeps): void {
	const { db, clock } = deps;
	feedRoutes(app, deps);
	commonRoutes(app, deps);

	serveEvent(app, deps, getOwnPlan, async ({ accountId, event }) => {
		const since = await feedSince(db, { accountId, eventId: event.id });
		return {
			eventCode: event.code,
			timeZone: event.timeZone,
			...(await ownPlan(deps, { accountId, event })),
			feedSince: since?.toISOString() ?? null,
		};
	});

	serve(app, setFavourite, async ({ accountId, params: { id }, body: { isFavourite } }) => {
		if (!(await isLecture(db, id))) throw notFound(refusalTexts.lectureGone);
		if (isFavourite) await addFavourites(db, { accountId, lectureIds: [id], addedAt: clock.now() });
		else await removeFavourite(db, { accountId, lectureId: id });
		return { lectureId: id, isFavourite };
	});

	serveEvent(app, deps, seePlanChanges, async ({ accountId, event }) => {
		await markSeen(db, { accountId, eventId: event.id });
		return { isSeen: true };
	});

	serveEvent(app, deps, joinFavourites, async ({ accountId, event, body }) => {
		const lectureIds = await lecturesAmong(db, event.id, body.lectureIds);
		await addFavourites(db, { accountId, lectureIds, addedAt: clock.now() });
		const all = await favouritesOf(db, { accountId, eventId: event.id });
		return { lectureIds: all.map((one) => one.lectureId) };
	});
}
