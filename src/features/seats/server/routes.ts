import type { FastifyInstance } from "fastify";
import type { Live } from "../../../kit/live/live.ts";
import { serveFreshEvent } from "../../event/server/serve-event.ts";
import { getLectureSeats } from "../contract.ts";
import { type OwnSeatsDeps, ownSeatsRoutes } from "./own-routes.ts";
import { queueRoutes } from "./queue-routes.ts";
import { offeredLectureShape } from "./shapes.ts";
import { limitedLectures } from "./store.ts";
import { deliverQueue } from "./tell-queue.ts";

export function seatsRoutes(app: FastifyInstance, deps: OwnSeatsDeps & { live: Live }): void {
	ownSeatsRoutes(app, deps);
	queueRoutes(app, deps);
	deliverQueue(deps.live);

	serveFreshEvent(app, deps, getLectureSeats, async (event) => {
		return { timeZone: event.timeZone, lectures: (await limitedLectures(deps.db, event.id)).map(offeredLectureShape) };
	});
}
