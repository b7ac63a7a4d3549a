import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { withoutLinks } from "../../matchmaking/rules.ts";
import {
	MAX_NAMED_WRITERS,
	others,
	somebody,
	UNSEEN_EMAIL_DELAY_MS,
	UNSEEN_EMAIL_INTERVAL_MS,
	waitingEmail,
} from "../unseen-email.ts";
import { accountsWithUnseenMessages, claimUnseenMessages } from "./email-store.ts";

/**
 * E-mails people whose messages are unseen for an hour: one e-mail a day at most, and none twice about a message.
 * Returns the number of e-mails.
 */
export async function sendChatEmails(deps: EmailDeps & { db: NodePgDatabase }): Promise<number> {
	const now = deps.clock.now();
	const before = (ms: number) => new Date(now.getTime() - ms);
	const times = { now, sentUntil: before(UNSEEN_EMAIL_DELAY_MS), lastUntil: before(UNSEEN_EMAIL_INTERVAL_MS) };
	let count = 0;
	for (const accountId of await accountsWithUnseenMessages(deps.db, times)) {
		await deps.db.transaction(async (tx) => {
			const waiting = await claimUnseenMessages(tx, accountId, times);
			if (!waiting) return;
			const { email, lang, eventId, writers, companyId } = waiting;
			await sendEventEmail(tx, deps, {
				to: { email, lang },
				event: await eventById(tx, eventId),
				kind: "chat-waiting",
				texts: waitingEmail,
				values: { names: namesText(lang, writers) },
				path: companyId === null ? "account/chats" : `exhibitor/inbox?company=${companyId}`,
			});
			count++;
		});
	}
	return count;
}

function namesText(lang: Lang, writers: (string | null)[]): string {
	// Mail programs must not make a link of a name.
	const named = writers
		.slice(0, MAX_NAMED_WRITERS)
		.map((name) => (name === null ? somebody[lang] : withoutLinks(name)));
	return named.join(", ") + (writers.length > MAX_NAMED_WRITERS ? ` ${others[lang]}` : "");
}
