import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { unlinked } from "../../matchmaking/rules.ts";
import { LETTER_AFTER_MS, LETTER_EVERY_MS, MOST_NAMED, others, somebody, waitingEmail } from "../letters.ts";
import { accountsWaiting, takeWaiting } from "./letter-store.ts";

/**
 * Writes to people who have not seen a message for an hour: one letter for all that waits, at most one a day, and none
 * about the same message again. Gives how many were written.
 */
export async function sendChatLetters(deps: EmailDeps & { db: NodePgDatabase }): Promise<number> {
	const now = deps.clock.now();
	const before = (ms: number) => new Date(now.getTime() - ms);
	const times = { now, sentUntil: before(LETTER_AFTER_MS), lastUntil: before(LETTER_EVERY_MS) };
	let count = 0;
	for (const accountId of await accountsWaiting(deps.db, times)) {
		await deps.db.transaction(async (tx) => {
			const waiting = await takeWaiting(tx, accountId, times);
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
	// a name that reads as an address is no link in somebody's mail program
	const named = writers.slice(0, MOST_NAMED).map((name) => (name === null ? somebody[lang] : unlinked(name)));
	return named.join(", ") + (writers.length > MOST_NAMED ? ` ${others[lang]}` : "");
}
