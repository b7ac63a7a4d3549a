import type { FastifyInstance } from "fastify";
import { serveFreshEvent } from "../../event/server/serve-event.ts";
import { getLectureSeats } from "../contract.ts";
import { type OwnSeatsDeps, ownSeatsRoutes } from "./own-routes.ts";
import { offeredLectureShape } from "./shapes.ts";
import { limitedLectures } from "./store.ts";

/** The calls about lecture seats: what is left, for everybody, and a person's own. */
export function seatsRoutes(app: FastifyInstance, deps: OwnSeatsDeps): void {
	ownSeatsRoutes(app, deps);

	serveFreshEvent(app, deps, getLectureSeats, async (event) => {
		return { timeZone: event.timeZone, lectures: (await limitedLectures(deps.db, event.id)).map(offeredLectureShape) };
	});
}
