import { asc, inArray, sql } from "drizzle-orm";
import type { Recount } from "../../../kit/db/recount.ts";
import { lectureStock } from "../../agenda/server/tables.ts";
import { seatMiscounts } from "./store.ts";

/** Seats of lectures for basic or for extended packages. */
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
			/** A lecture without taken seats has no row yet. */
			async hold(tx, keys) {
				const ids = keys.map(Number);
				await tx
					.insert(lectureStock)
					.values(ids.map((lectureId) => ({ lectureId })))
					.onConflictDoNothing();
				const rows = tx
					.select({ lectureId: lectureStock.lectureId })
					.from(lectureStock)
					.where(inArray(lectureStock.lectureId, ids));
				await rows.orderBy(asc(lectureStock.lectureId)).for("update");
			},
			set: ({ key, facts }) =>
				sql`update ${lectureStock} set ${sql.identifier(column.name)} = ${facts}
					where ${lectureStock.lectureId} = ${Number(key)}`,
		},
	};
}
