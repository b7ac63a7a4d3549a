import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { resetEmail } from "../texts.ts";
import { type AccessDeps, endAccess, listAccess } from "./account-access.ts";
import type { ActivationDeps } from "./activation.ts";
import { type AddressDeps, confirmAddress } from "./confirm-address.ts";
import { eventOfEmail } from "./event-of-email.ts";
import { sendPasswordReset } from "./password-reset-email.ts";
import { accountById } from "./store.ts";

export type ResetDeps = ActivationDeps &
	AddressDeps &
	AccessDeps & { db: NodePgDatabase; config: { defaultEvent: string } };

/** Sends the link in the account's language and with an event's branding. */
export async function sendReset(
	deps: ResetDeps,
	{ accountId, secret, eventCode }: { accountId: string; secret: string; eventCode: string | null },
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const to = await accountById(tx, accountId);
		const event = await eventOfEmail(tx, deps, eventCode);
		if (!to || !event) return;
		await sendEventEmail(tx, deps, {
			to,
			event,
			kind: "password-reset",
			texts: resetEmail,
			values: {},
			path: `reset.html?token=${encodeURIComponent(secret)}`,
		});
	});
}

/** The link has proved the address: the account becomes active, and other access ends, except `keep`. */
export async function noteReset(
	deps: ResetDeps,
	{ accountId, keep }: { accountId: string; keep: readonly string[] },
): Promise<void> {
	const now = deps.clock.now();
	const lang = (await accountById(deps.db, accountId))?.lang ?? "pl";
	const access = await listAccess(deps.db, deps, { accountId, askedAt: now, lang });
	await deps.db.transaction(async (tx) => {
		await confirmAddress(tx, deps, accountId);
		await endAccess(tx, deps, { accountId, askedAt: now, keep });
		await addAuditEntry(tx, { at: now, actor: accountId, action: "account.password-reset", subject: accountId });
		await sendPasswordReset(tx, deps, { accountId, access, keep });
	});
}
