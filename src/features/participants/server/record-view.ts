import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry, hasEntrySince } from "../../../kit/audit/store.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { lockAccount } from "../../account/server/store.ts";
import { VIEWED } from "../timeline.ts";

const AN_HOUR_MS = 3_600_000;

/** Records that an organiser looked at a person, at most once an hour. */
export async function recordView(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	{ organiserId, personId, eventId }: { organiserId: string; personId: string; eventId: number },
): Promise<void> {
	const now = clock.now();
	const view = { actor: organiserId, action: VIEWED, subject: personId };
	const since = new Date(now.getTime() - AN_HOUR_MS);
	if (await hasEntrySince(db, view, since)) return;
	await db.transaction(async (tx) => {
		// simultaneous looks wait here for each other
		await lockAccount(tx, personId);
		if (!(await hasEntrySince(tx, view, since))) await addAuditEntry(tx, { ...view, at: now, eventId });
	});
}
