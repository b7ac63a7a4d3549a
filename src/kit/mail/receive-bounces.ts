import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../audit/store.ts";
import type { Clock } from "../time/zone.ts";
import { type Bounce, isMailboxGone } from "./bounce.ts";
import { markBounced, sentEmailOf } from "./bounce-store.ts";

export type ReceivedBounce = Pick<Bounce, "emailId" | "recipient" | "answer"> & { isGone: boolean };

/**
 * Marks bounced e-mails by their delivery reports. A report needs its e-mail's token, so that no third party can
 * suppress an address. Returns the e-mails found.
 */
export async function receiveBounces(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	bounces: readonly Bounce[],
): Promise<ReceivedBounce[]> {
	const received: ReceivedBounce[] = [];
	for (const bounce of bounces) {
		const sent = await sentEmailOf(db, bounce);
		if (!sent) continue;
		const { recipient, eventId } = sent;
		// a forwarding target's missing mailbox is not the recipient's
		const isGone = isMailboxGone(bounce.status) && recipient.toLowerCase() === bounce.recipient;
		const { emailId, answer } = bounce;
		await db.transaction(async (tx) => {
			await markBounced(tx, { emailId, answer, isGone });
			const subject = `email:${emailId}`;
			await addAuditEntry(tx, { at: clock.now(), actor: "command:emails", action: "email.bounced", subject, eventId });
		});
		received.push({ emailId, recipient, answer, isGone });
	}
	return received;
}
