import { asc, inArray, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { event } from "../../event/server/views.ts";
import { ticketCode, ticketCodePackage, ticketCodeUse } from "./tables.ts";

/** Released uses do not count. The correction never exceeds the code's limit. */
export const usesOfCodes: Recount = {
	differing: recountBy(sql`select ${ticketCode.id}::text as key, ${ticketCode.eventId} as "eventId",
		${event.code} || ' ' || ${ticketCode.code} as name, ${ticketCode.used} as counter, coalesce(held.uses, 0) as facts
	from ${ticketCode} join ${event} on ${event.id} = ${ticketCode.eventId}
	left join (
		select ${ticketCodeUse.codeId} as id, sum(${ticketCodeUse.count})::int as uses from ${ticketCodeUse}
		where ${ticketCodeUse.releasedAt} is null group by 1
	) as held on held.id = ${ticketCode.id}`),
	correction: {
		hold: (tx, keys) =>
			tx
				.select({ id: ticketCode.id })
				.from(ticketCode)
				.where(inArray(ticketCode.id, keys.map(Number)))
				.orderBy(asc(ticketCode.id))
				.for("update"),
		set: ({ key, facts }) =>
			sql`update ${ticketCode} set used = ${facts} where ${ticketCode.id} = ${Number(key)}
				and (${ticketCode.useLimit} is null or ${ticketCode.useLimit} >= ${facts})`,
	},
};

export const countCodesOfPackages = referencesFrom(ticketCodePackage.packageId);
