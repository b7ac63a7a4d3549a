import { createHash } from "node:crypto";
import type { Tx } from "../../../kit/db/database.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { type LetterDeps, sendEventLetter } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { activationEnd } from "../rules.ts";
import { letterTexts } from "../texts.ts";
import { type AccountFacts, addActivation } from "./store.ts";

/** What sending an activation letter needs. */
export type ActivationDeps = LetterDeps & { ids: { secret(): string } };

export type Recipient = Pick<AccountFacts, "id" | "email" | "firstName" | "lang">;

/** The hash under which a link's secret is kept. */
export function hashOf(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

/**
 * Makes an activation link and puts its letter into the outbox, in the transaction of the change that causes it.
 * Only the secret's hash is kept. `isAgain` marks a letter that was asked for once more; `tickets` come with it.
 */
export async function sendActivation(
	tx: Tx,
	deps: ActivationDeps,
	{ to, event, isAgain, tickets = [] }: { to: Recipient; event: EventFacts; isAgain: boolean; tickets?: Attachment[] },
): Promise<void> {
	const now = deps.clock.now();
	const secret = deps.ids.secret();
	await addActivation(tx, {
		tokenHash: hashOf(secret),
		accountId: to.id,
		eventCode: event.code,
		createdAt: now,
		expiresAt: activationEnd(now),
	});
	const { subject, preview, heading, thanks, again, action, valid, notYou } = letterTexts;
	await sendEventLetter(tx, deps, {
		to,
		event,
		kind: "activation",
		texts: { subject, preview, heading, paragraphs: [isAgain ? again : thanks], action, notes: [valid, notYou] },
		values: { name: to.firstName },
		tickets,
		path: `confirm.html?id=${encodeURIComponent(secret)}&lang=${to.lang}`,
	});
}
