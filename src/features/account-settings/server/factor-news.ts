import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { eventOfEmail } from "../../account/server/event-of-email.ts";
import { accountById } from "../../account/server/store.ts";
import type { EmailKind } from "../../event/email-kinds.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";

export type NewsDeps = EmailDeps & { db: NodePgDatabase; config: { defaultEvent: string } };

export type FactorNews = {
	accountId: string;
	actor?: string;
	/** The audit action without "account."; the e-mail's kind has the same name. */
	action: Extract<EmailKind, `${"second-factor" | "passkey"}-${string}`>;
	texts: EmailTexts;
	values?: Record<string, string>;
	eventCode?: string | undefined;
	/** The e-mail's button leads to this path. */
	path?: string;
};

export async function tellFactor(tx: Tx, deps: NewsDeps, news: FactorNews): Promise<void> {
	const { accountId, actor = accountId, action, texts, values = {}, eventCode, path = "reset.html" } = news;
	await addAuditEntry(tx, { actor, action: `account.${action}`, subject: accountId, at: deps.clock.now() });
	const to = await accountById(tx, accountId);
	const event = await eventOfEmail(tx, deps, eventCode);
	if (to && event) await sendEventEmail(tx, deps, { to, event, kind: action, texts, values, path });
}
