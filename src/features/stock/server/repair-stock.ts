import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../audit/server/store.ts";
import { correctCounters } from "./correct-store.ts";
import type { Difference, Repairable } from "./store.ts";

const REPAIRABLE: readonly Repairable[] = [
	"code",
	"onsite",
	"online",
	"basic",
	"extended",
	"option",
	"choice",
	"package",
	"document",
];

/**
 * Sets every counter that differs from its facts to them, a kind at a time, each in a transaction with its audit
 * entries. People may go on buying. Gives what was set.
 */
export async function repairStock(
	deps: { db: NodePgDatabase; clock: { now(): Date } },
	actor: string,
): Promise<Difference[]> {
	const all: Difference[] = [];
	for (const kind of REPAIRABLE) {
		all.push(
			...(await deps.db.transaction(async (tx) => {
				const set = await correctCounters(tx, kind);
				for (const { key, eventId, counter, facts } of set) {
					await addAuditEntry(tx, {
						at: deps.clock.now(),
						actor,
						action: "stock.repaired",
						subject: `${kind}:${key}`,
						eventId,
						detail: { from: counter, to: facts },
					});
				}
				return set;
			})),
		);
	}
	return all;
}
