import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { holdStand } from "./editor-store.ts";
import { type InboxDeps, workplace } from "./inbox.ts";

export type ChangeDeps = Pick<InboxDeps, "db" | "clock">;

type Who = { exhibitorId: number; accountId: string };

/** Changes something of a stand for one of its staff, one change after the other, with its entry in the log. */
export function changeStand<T>(
	{ db, clock }: ChangeDeps,
	{ exhibitorId, accountId }: Who,
	work: (tx: Tx, at: { now: Date; eventId: number }) => Promise<T>,
): Promise<T> {
	return db.transaction(async (tx) => {
		const { eventId } = await workplace(tx, exhibitorId, accountId);
		await holdStand(tx, exhibitorId);
		const now = clock.now();
		const subject = `exhibitor:${exhibitorId}`;
		await addAuditEntry(tx, { at: now, actor: accountId, action: "stand.changed", subject, eventId });
		return work(tx, { now, eventId });
	});
}
