import { asc, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { documentCounter, taxDocument } from "./tables.ts";

/** Finds series whose counter differs from the last number. */
export const counterMismatches: Recount = {
	differing:
		recountBy(sql`select coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as key,
		null::int as "eventId", coalesce(${documentCounter.kind}, held.kind) || ' ' || coalesce(${documentCounter.year}, held.year) as name,
		coalesce(${documentCounter.last}, 0) as counter, coalesce(held.last, 0) as facts
	from ${documentCounter} full join (
		select ${taxDocument.kind} as kind, ${taxDocument.year} as year, max(${taxDocument.sequence}) as last
		from ${taxDocument} group by 1, 2
	) as held on held.kind = ${documentCounter.kind} and held.year = ${documentCounter.year}`),
	correction: {
		hold: (tx) =>
			tx
				.select({ kind: documentCounter.kind })
				.from(documentCounter)
				.orderBy(asc(documentCounter.kind), asc(documentCounter.year))
				.for("update"),
		set: ({ key, facts }) =>
			sql`update ${documentCounter} set last = ${facts}
				where ${documentCounter.kind} || ' ' || ${documentCounter.year} = ${key}`,
	},
};

/** Finds series whose last number differs from the number of documents. */
export const seriesWithGaps: Recount = {
	differing: recountBy(sql`select ${taxDocument.kind} || ' ' || ${taxDocument.year} as key, null::int as "eventId",
		${taxDocument.kind} || ' ' || ${taxDocument.year} as name, max(${taxDocument.sequence}) as counter, count(*)::int as facts
	from ${taxDocument} group by ${taxDocument.kind}, ${taxDocument.year}`),
};
