import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import { serve } from "../../../kit/http/serve.ts";
import { serveCachedEvent, serveEvent } from "../../event/server/serve-event.ts";
import { eventById } from "../../event/server/store.ts";
import { type OffersDeps, offersFor } from "../../recordings/server/offers.ts";
import { publishedOf } from "../../recordings/server/store.ts";
import { getLectureAccess, getLive, getLiveProgramme, getLoopPlaylist, notePresence } from "../contract.ts";
import { isAttended, liveScope, openSpan, streamShape } from "../rules.ts";
import { lectureAccess } from "./access.ts";
import { type LoopDeps, loopRoutes } from "./loop-routes.ts";
import { countBeat, presenceOf } from "./presence-store.ts";
import { type QuestionDeps, questionRoutes } from "./question-routes.ts";
import { ownMarks } from "./question-store.ts";
import { lectureShape } from "./shapes.ts";
import { streamedLectures } from "./store.ts";
import { type LiveLook, liveLook, openLive } from "./watch.ts";

type Deps = LoopDeps & OffersDeps & QuestionDeps & { cache: ResponseCache };

// long: a list of calls
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock, cache } = deps;
	serveCachedEvent(app, { db, cache }, getLiveProgramme, async ({ event }) => ({
		timeZone: event.timeZone,
		lectures: (await streamedLectures(db, event.id)).map(lectureShape),
	}));

	serve(app, getLive, async ({ accountId, params: { id } }) => {
		const look = await liveLook(deps, id, accountId);
		const { one, state, tickets } = look;
		const span = openSpan(one);
		const presence = await presenceOf(db, { lectureId: id, accountId });
		const marks = await ownMarks(db, { lectureId: id, accountId });
		const loopUrl = getLoopPlaylist.path.replace(":id", String(id));
		return {
			...lectureShape(one),
			eventCode: one.eventCode,
			timeZone: one.timeZone,
			state,
			opensDate: span.from.toISOString(),
			closesDate: span.to.toISOString(),
			stream: state === "open" ? streamShape(one.stream, loopUrl) : null,
			packageName: tickets[0]?.packageName ?? null,
			offers: await offersOf(deps, look, accountId),
			recordingId: (await publishedOf(db, id, clock.now())) ?? null,
			attendedSeconds: Math.floor((presence?.countedMs ?? 0) / 1000),
			isAttended: isAttended(presence?.countedMs ?? 0, one),
			ownQuestions: marks.asked,
			votedQuestions: marks.voted,
		};
	});

	serve(app, notePresence, async ({ accountId, params: { id } }) => {
		const one = await openLive(deps, id, accountId);
		const { countedMs } = await countBeat(db, { lectureId: id, accountId }, one, clock.now());
		return { attendedSeconds: Math.floor(countedMs / 1000), isAttended: isAttended(countedMs, one) };
	});

	accessRoute(app, deps);
	questionRoutes(app, deps);
	loopRoutes(app, deps);
}

function accessRoute(app: FastifyInstance, deps: Deps): void {
	serveEvent(app, deps, getLectureAccess, ({ event, accountId }) =>
		lectureAccess(deps, { event, accountId, now: deps.clock.now() }),
	);
}

async function offersOf(deps: Deps, { one, state, tickets }: LiveLook, accountId: string) {
	if (state !== "locked") return [];
	const event = await eventById(deps.db, one.eventId);
	const buying = { accountId, tickets, now: deps.clock.now(), opensOf: liveScope };
	const offers = await offersFor(deps, event, buying);
	return offers.filter(({ opens }) => opens === "all" || one.isOnlinePart);
}
