import type { FastifyInstance } from "fastify";
import { serveFresh } from "../../../kit/http/serve-fresh.ts";
import { ownSeatStatus } from "../../agenda/seat-status.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getLectureSeats } from "../contract.ts";
import { type OwnSeatsDeps, ownSeatsRoutes } from "./own-routes.ts";
import { limitedLectures } from "./store.ts";
import { seatLectureShape } from "./wire.ts";

/** The calls about lecture seats: what is left, for everybody, and a person's own. */
export function seatsRoutes(app: FastifyInstance, deps: OwnSeatsDeps): void {
	const { db } = deps;
	ownSeatsRoutes(app, deps);

	serveFresh(app, getLectureSeats, async ({ eventCode }) => {
		const event = await existingEvent(db, eventCode);
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
