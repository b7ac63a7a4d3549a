import type { FastifyInstance } from "fastify";
import { ownSeatStatus } from "../../agenda/seat-status.ts";
import { serveFreshEvent } from "../../event/server/serve-event.ts";
import { getLectureSeats } from "../contract.ts";
import { type OwnSeatsDeps, ownSeatsRoutes } from "./own-routes.ts";
import { limitedLectures } from "./store.ts";
import { seatLectureShape } from "./wire.ts";

/** The calls about lecture seats: what is left, for everybody, and a person's own. */
export function seatsRoutes(app: FastifyInstance, deps: OwnSeatsDeps): void {
	const { db } = deps;
	ownSeatsRoutes(app, deps);

	serveFreshEvent(app, deps, getLectureSeats, async (event) => {
		const lectures = await limitedLectures(db, event.id);
		return {
			timeZone: event.timeZone,
			lectures: lectures.map((one) => ({
				...seatLectureShape(one),
				basic: ownSeatStatus(one, false),
				extended: ownSeatStatus(one, true),
			})),
		};
	});
}
