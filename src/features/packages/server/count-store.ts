import { asc, inArray, type SQL, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { event } from "../../event/server/views.ts";
import { packageHold, packageStock, ticketPackage, waitingEntry } from "./tables.ts";

const heldPlaces = sql`select ${packageHold.packageId} as id, count(*) as places from ${packageHold} group by 1`;

/** Places of packages offered to the waiting list. */
const offeredPlaces = sql`select ${waitingEntry.packageId} as id, count(*) as places from ${waitingEntry}
	where ${waitingEntry.state} = 'offered' group by 1`;

/** Recounts package places, held here and by `others`: queries of a package's `id` and `places`. */
export function placesOfPackages(others: readonly SQL[]): Recount {
	const each = sql.join([heldPlaces, offeredPlaces, ...others], sql` union all `);
	return {
		differing: recountBy(sql`select ${ticketPackage.id}::text as key, ${event.id} as "eventId",
			${event.code} || ' ' || ${ticketPackage.code} as name,
			coalesce(${packageStock.taken}, 0) as counter, coalesce(held.places, 0) as facts
		from ${ticketPackage} join ${event} on ${event.id} = ${ticketPackage.eventId}
		left join ${packageStock} on ${packageStock.packageId} = ${ticketPackage.id}
		left join (select id, sum(places)::int as places from (${each}) as each group by 1) as held
			on held.id = ${ticketPackage.id}`),
		correction: {
			async hold(tx, keys) {
				const ids = keys.map(Number);
				await tx
					.insert(packageStock)
					.values(ids.map((packageId) => ({ packageId, taken: 0 })))
					.onConflictDoNothing();
				const rows = tx
					.select({ id: packageStock.packageId })
					.from(packageStock)
					.where(inArray(packageStock.packageId, ids));
				await rows.orderBy(asc(packageStock.packageId)).for("update");
			},
			set: ({ key, facts }) =>
				sql`update ${packageStock} set taken = ${facts} where ${packageStock.packageId} = ${Number(key)}`,
		},
	};
}
