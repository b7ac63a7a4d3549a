import { asc, inArray, sql } from "drizzle-orm";
import { type Recount, recountBy } from "../../../kit/db/recount.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { event } from "../../event/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { optionChoice, optionChoiceStock, optionStock, packageOption } from "./tables.ts";

export const piecesOfOptions: Recount = {
	differing: recountBy(sql`select ${packageOption.id}::text as key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} || ' ' || ${packageOption.kind} as name,
		coalesce(${optionStock.taken}, 0) as counter, coalesce(held.pieces, 0) as facts
	from ${packageOption} join ${ticketPackage} on ${ticketPackage.id} = ${packageOption.packageId}
	join ${event} on ${event.id} = ${ticketPackage.eventId}
	left join ${optionStock} on ${optionStock.optionId} = ${packageOption.id}
	left join (
		select ${optionChoice.optionId} as id, count(*)::int as pieces from ${optionChoice}
		where ${optionChoice.releasedAt} is null group by 1
	) as held on held.id = ${packageOption.id}`),
	correction: {
		async hold(tx, keys) {
			const ids = keys.map(Number);
			await tx
				.insert(optionStock)
				.values(ids.map((optionId) => ({ optionId, taken: 0 })))
				.onConflictDoNothing();
			const rows = tx.select({ id: optionStock.optionId }).from(optionStock).where(inArray(optionStock.optionId, ids));
			await rows.orderBy(asc(optionStock.optionId)).for("update");
		},
		set: ({ key, facts }) =>
			sql`update ${optionStock} set taken = ${facts} where ${optionStock.optionId} = ${Number(key)}`,
	},
};

/** Pieces of an option's choice, such as a size, without returned ones. */
export const piecesOfChoices: Recount = {
	differing: recountBy(sql`select held.key, ${event.id} as "eventId",
		${event.code} || ' ' || ${ticketPackage.code} || ' ' || ${packageOption.kind} || ' ' || held.choice as name,
		held.taken as counter, held.pieces as facts
	from (
		select coalesce(counted.option_id, kept.option_id) as id, coalesce(counted.choice, kept.choice) as choice,
			coalesce(counted.option_id, kept.option_id) || ' ' || coalesce(counted.choice, kept.choice) as key,
			coalesce(counted.taken, 0) as taken, coalesce(kept.pieces, 0) as pieces
		from ${optionChoiceStock} as counted full join (
			select option_id, choice, count(*)::int as pieces from ${optionChoice}
			where choice is not null and released_at is null group by 1, 2
		) as kept on kept.option_id = counted.option_id and kept.choice = counted.choice
	) as held
	join ${packageOption} on ${packageOption.id} = held.id
	join ${ticketPackage} on ${ticketPackage.id} = ${packageOption.packageId}
	join ${event} on ${event.id} = ${ticketPackage.eventId}`),
	correction: {
		async hold(tx) {
			await tx.execute(sql`insert into ${optionChoiceStock} (option_id, choice, taken)
				select distinct option_id, choice, 0 from ${optionChoice} where choice is not null order by 1, 2
				on conflict do nothing`);
			const rows = tx.select({ id: optionChoiceStock.optionId }).from(optionChoiceStock);
			await rows.orderBy(asc(optionChoiceStock.optionId), asc(optionChoiceStock.choice)).for("update");
		},
		set: ({ key, facts }) =>
			sql`update ${optionChoiceStock} set taken = ${facts}
				where ${optionChoiceStock.optionId} || ' ' || ${optionChoiceStock.choice} = ${key}`,
	},
};

export const countChoicesOfOptions = referencesFrom(optionChoice.optionId);
