import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Failure } from "../../../kit/http/failure.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { type ActivationOutcome, activationOutcome } from "../rules.ts";
import { refusals } from "../texts.ts";
import { hashOf } from "./activation.ts";
import { activate, lockedActivation } from "./store.ts";

/** Why a link does not work; each has its own status and sentence. */
const FAILURES = {
	unknown: () => new Failure(404, refusals.linkUnknown),
	used: () => new Failure(409, refusals.linkUsed),
	expired: () => new Failure(410, refusals.linkExpired),
} satisfies Record<Exclude<ActivationOutcome, "activate">, () => Failure>;

/** Activates the account of a link's secret. Works once; throws a `Failure` for a link unknown, used or expired. */
export async function confirm(
	deps: { db: NodePgDatabase; clock: { now(): Date } },
	secret: string,
): Promise<{ eventCode: string | null }> {
	return deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const link = await lockedActivation(tx, hashOf(secret));
		const outcome = activationOutcome(link, now);
		if (outcome !== "activate") throw FAILURES[outcome]();
		await activate(tx, link!.accountId, now);
		await addAuditEntry(tx, { at: now, actor: link!.accountId, action: "account.activated", subject: link!.accountId });
		return { eventCode: link!.eventCode };
	});
}
