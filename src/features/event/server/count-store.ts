import { asc, inArray, type SQL, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { calendar, event } from "./tables.ts";

/** Each way has its own counter. */
export type Way = "onsite" | "online";

/** `taken` selects the `id` of a day and its `places`. */
export function placesOfDays(way: Way, taken: SQL): Recount {
	const column = way === "online" ? calendar.onlineTaken : calendar.onsiteTaken;
	return {
		differing: recountBy(sql`select ${calendar.id}::text as key, ${event.id} as "eventId",
			${event.code} || ' ' || ${calendar.code} as name, ${column} as counter, coalesce(held.places, 0) as facts
		from ${calendar} join ${event} on ${event.id} = ${calendar.eventId}
		left join (${taken}) as held on held.id = ${calendar.id}`),
		correction: {
			hold: (tx, keys) =>
				tx
					.select({ id: calendar.id, name: calendar.name, code: calendar.code })
					.from(calendar)
					.where(inArray(calendar.id, keys.map(Number)))
					.orderBy(asc(calendar.id))
					.for("update"),
			set: ({ key, facts }) =>
				sql`update ${calendar} set ${sql.identifier(column.name)} = ${facts} where ${calendar.id} = ${Number(key)}`,
		},
	};
}
