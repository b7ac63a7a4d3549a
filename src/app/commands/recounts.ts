import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { usesOfCodes } from "../../features/codes/server/count-store.ts";
import { counterMismatches, seriesWithGaps } from "../../features/documents/server/count-store.ts";
import { placesOfDays } from "../../features/event/server/count-store.ts";
import { piecesOfChoices, piecesOfOptions } from "../../features/options/server/count-store.ts";
import { paidOfOrders, teamPlaces } from "../../features/orders/server/count-store.ts";
import { placesOfPackages } from "../../features/packages/server/count-store.ts";
import { paidByOrder } from "../../features/payments/server/count-store.ts";
import { seatsOfLectures } from "../../features/seats/server/count-store.ts";
import { changingPlaces } from "../../features/ticket-holders/server/change-store.ts";
import { registeredAt, registeredPlaces, seatsOfNobody } from "../../features/ticket-holders/server/count-store.ts";
import { addAuditEntry } from "../../kit/audit/store.ts";
import type { Database } from "../../kit/db/database.ts";
import { type Count, type Recount, setToFacts } from "../../kit/db/recount.ts";

/** Every counter, in output order. */
const recounts = {
	order: paidOfOrders(paidByOrder),
	code: usesOfCodes,
	onsite: placesOfDays("onsite", registeredAt("onsite")),
	online: placesOfDays("online", registeredAt("online")),
	basic: seatsOfLectures("basic"),
	extended: seatsOfLectures("extended"),
	seat: seatsOfNobody,
	option: piecesOfOptions,
	choice: piecesOfChoices,
	package: placesOfPackages([registeredPlaces, teamPlaces, changingPlaces]),
	document: counterMismatches,
	numbers: seriesWithGaps,
} satisfies Record<string, Recount>;

export type RecountName = keyof typeof recounts;
export type Difference = Count & { kind: RecountName };

const KINDS = Object.keys(recounts) as RecountName[];

/** Lists differences; correct under concurrent purchases. */
export async function stockDifferences(db: Database): Promise<Difference[]> {
	const found: Difference[] = [];
	for (const kind of KINDS) found.push(...(await differencesOf(db, kind)));
	return found;
}

export async function differencesOf(db: Database, kind: RecountName): Promise<Difference[]> {
	return (await recounts[kind].differing(db)).map((one) => ({ kind, ...one }));
}

/**
 * Corrects counters, one transaction with audit entries per kind. Safe under concurrent purchases. Returns the
 * corrections.
 */
export async function repairStock(
	{ db, clock }: { db: NodePgDatabase; clock: { now(): Date } },
	actor: string,
): Promise<Difference[]> {
	const all: Difference[] = [];
	for (const kind of KINDS) {
		const set = await db.transaction(async (tx) => {
			const counts = await setToFacts(tx, recounts[kind]);
			for (const { key, eventId, counter, facts } of counts) {
				const what = { action: "stock.repaired", subject: `${kind}:${key}`, eventId };
				await addAuditEntry(tx, { ...what, at: clock.now(), actor, detail: { from: counter, to: facts } });
			}
			return counts;
		});
		all.push(...set.map((one) => ({ kind, ...one })));
	}
	return all;
}
