import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import { getRecording, getRecordings, savePlace } from "../contract.ts";
import { isPublished, watchStateOf } from "../rules.ts";
import { captionsRoute } from "./captions-route.ts";
import { type FilmDeps, filmRoute, filmUrl } from "./film-route.ts";
import { publishedRecording, viewerOf, watchedRecording } from "./may-watch.ts";
import { noteRoutes } from "./note-routes.ts";
import { type OffersDeps, offersFor } from "./offers.ts";
import { listedShape } from "./shapes.ts";
import { keepPlace, listMaterials, type RecordingRecord, recordingsOf } from "./store.ts";

// long: a list of calls
export function recordingsRoutes(app: FastifyInstance, deps: FilmDeps & OffersDeps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, getRecordings, async ({ event, accountId }) => {
		const now = clock.now();
		const tickets = await ticketsHeld(db, { accountId, eventId: event.id });
		const recordings = (await recordingsOf(db, event.id, accountId))
			.filter((one) => isPublished(one, now))
			.map((one) => listedShape(one, watchStateOf(one, tickets.map(viewerOf), { now, zone: event.timeZone })));
		return {
			timeZone: event.timeZone,
			packageName: tickets[0]?.packageName ?? null,
			recordings,
			offers: await offersFor(deps, event, { accountId, tickets, now, opensOf: ({ recordings: opens }) => opens }),
		};
	});

	serve(app, getRecording, async ({ accountId, params, request }) => {
		const { one, state } = await publishedRecording(deps, params.id, accountId);
		const isOpen = state === "open";
		return {
			...listedShape(one, state),
			eventCode: one.eventCode,
			timeZone: one.timeZone,
			chapters: isOpen ? one.chapters : [],
			captions: captionLangs(one),
			filmUrl: isOpen ? await filmUrl(deps, request, one.id) : null,
			materials: await listMaterials(db, one.lectureId),
		};
	});

	serve(app, savePlace, async ({ accountId, params, body }) => {
		const one = await watchedRecording(deps, params.id, accountId);
		const seconds = Math.min(body.seconds, one.seconds);
		const place = { accountId, recordingId: one.id, seconds, updatedAt: clock.now() };
		await db.transaction((tx) => keepPlace(tx, place));
		return { seconds };
	});
	noteRoutes(app, deps);
	captionsRoute(app, deps);
	filmRoute(app, deps);
}

function captionLangs({ captions, captionsEn }: Pick<RecordingRecord, "captions" | "captionsEn">): Lang[] {
	return [...(captions ? ["pl" as const] : []), ...(captionsEn ? ["en" as const] : [])];
}
