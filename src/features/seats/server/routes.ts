import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { serveFresh } from "../../../kit/http/serve-fresh.ts";
import { ownSeatStatus } from "../../agenda/seat-status.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getLectureSeats } from "../contract.ts";
import { limitedLectures } from "./store.ts";
import { seatLectureShape } from "./wire.ts";

/** The public call about lecture seats; those about one's own stand with registration, which knows whose they are. */
export function seatsRoutes(app: FastifyInstance, { db }: { db: Database }): void {
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
