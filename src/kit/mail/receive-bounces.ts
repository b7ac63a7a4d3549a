import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../audit/store.ts";
import type { Clock } from "../time/zone.ts";
import { type Bounce, isMailboxGone } from "./bounce.ts";
import { markBounced, recipientOf } from "./bounce-store.ts";

export type ReceivedBounce = Pick<Bounce, "emailId" | "recipient" | "answer"> & { isGone: boolean };

/**
 * Marks the e-mails that reports say came back. A report counts by the token of its e-mail, so that nobody can hold back
 * the e-mails of somebody else. Gives those that were found.
 */
export async function receiveBounces(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	bounces: readonly Bounce[],
): Promise<ReceivedBounce[]> {
	const received: ReceivedBounce[] = [];
	for (const bounce of bounces) {
		const recipient = await recipientOf(db, bounce);
		if (recipient === undefined) continue;
		// the mailbox that somebody forwards to is not theirs
		const isGone = isMailboxGone(bounce.status) && recipient.toLowerCase() === bounce.recipient;
		const { emailId, answer } = bounce;
		await db.transaction(async (tx) => {
			await markBounced(tx, { emailId, answer, isGone });
			const subject = `email:${emailId}`;
			await addAuditEntry(tx, { at: clock.now(), actor: "command:emails", action: "email.bounced", subject });
		});
		received.push({ emailId, recipient, answer, isGone });
	}
	return received;
}
