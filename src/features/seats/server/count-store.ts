import { isNull, sql } from "drizzle-orm";
import type { Recount } from "../../../kit/db/recount.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { lockSeats } from "../../agenda/server/stock-store.ts";
import { lectureStock } from "../../agenda/server/views.ts";
import { seatMiscounts } from "./store.ts";
import { lectureQueueEntry, lectureSeat } from "./tables.ts";

export function seatsOfLectures(sort: "basic" | "extended"): Recount {
	const place = sort === "basic" ? 0 : 1;
	const column = sort === "basic" ? lectureStock.basicTaken : lectureStock.extendedTaken;
	return {
		differing: async (db) =>
			(await seatMiscounts(db))
				.map(({ lectureId, counted, held }) => ({
					key: String(lectureId),
					eventId: null,
					name: `lecture ${lectureId}`,
					counter: counted[place] ?? 0,
					facts: held[place] ?? 0,
				}))
				.filter((one) => one.counter !== one.facts),
		correction: {
			hold: (tx, keys) => lockSeats(tx, keys.map(Number)),
			set: ({ key, facts }) =>
				sql`update ${lectureStock} set ${sql.identifier(column.name)} = ${facts}
					where ${lectureStock.lectureId} = ${Number(key)}`,
		},
	};
}

/** Without released seats. */
export const countSeatsOfLectures = referencesFrom(lectureSeat.lectureId, isNull(lectureSeat.releasedAt));
export const countQueueEntriesOfLectures = referencesFrom(lectureQueueEntry.lectureId);
