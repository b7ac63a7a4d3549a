import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { sendAgain } from "../../../kit/mail/store.ts";

/** Queues a failed e-mail again as it was written, with its journal entry. False if it has not failed. */
export async function retryEmail(tx: Tx, { id, actor, at }: { id: number; actor: string; at: Date }): Promise<boolean> {
	const queued = await sendAgain(tx, id);
	if (!queued) return false;
	const subject = `email:${id}`;
	await addAuditEntry(tx, { at, actor, action: "email.retried", subject, eventId: queued.eventId });
	return true;
}
