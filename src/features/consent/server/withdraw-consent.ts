import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isWithdrawable } from "../rules.ts";
import { refusals } from "../texts.ts";
import { givenConsents, markWithdrawn } from "./consent-answer-store.ts";

export type WithdrawDeps = { db: NodePgDatabase; clock: Clock };

/**
 * Withdraws an account's consent, with an audit entry; idempotent. Throws 404 for another account's consent, 409 for a
 * required one.
 */
export async function withdrawConsent(
	{ db, clock }: WithdrawDeps,
	{ accountId, id }: { accountId: string; id: number },
): Promise<void> {
	await db.transaction(async (tx) => {
		const [given] = await givenConsents(tx, accountId, id);
		if (!given) throw notFound(refusals.notYours);
		const { kind, text } = given;
		if (!text || !isWithdrawable({ kind, isRequired: text.isRequired })) throw new Failure(409, refusals.needed);
		const now = clock.now();
		const consents = await markWithdrawn(tx, { accountId, id, text, now });
		if (consents.length === 0) return;
		await addAuditEntry(tx, {
			at: now,
			actor: accountId,
			action: "consent.withdrawn",
			subject: `account:${accountId}`,
			eventId: text.eventId,
			detail: { kind, consents },
		});
	});
}
