import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { exhibitorOfStaff } from "../../exhibitors/server/staff-store.ts";
import { answerEmail, newMessagesEmail, inboxRefusals as refusals } from "../inbox-texts.ts";
import { exhibitorsToTell, markTold, type ReceivedRecord, receivedBy, storeAnswer } from "./inbox-store.ts";
import type { StandCommands } from "./stand-visitor.ts";

export type InboxDeps = EmailDeps & { db: NodePgDatabase; standCommands: Pick<StandCommands, "onAnswered"> };

/** The exhibitor of a staff member's call. Throws 404 for others. */
export async function workplace(tx: Tx, exhibitorId: number, accountId: string) {
	const exhibitor = await exhibitorOfStaff(tx, { exhibitorId, accountId });
	if (!exhibitor) throw notFound(refusals.notStaff);
	return exhibitor;
}

type InboxAnswer = { exhibitorId: number; messageId: number; staffId: string; text: string };

/** Answers a message by e-mail, once. A second answer is refused, unless its text is the same. */
export function answerMessage(
	deps: InboxDeps,
	{ exhibitorId, messageId, staffId, text }: InboxAnswer,
): Promise<ReceivedRecord> {
	const { db, clock } = deps;
	return db.transaction(async (tx) => {
		const { name, eventId } = await workplace(tx, exhibitorId, staffId);
		const answered = { answer: text, answeredAt: clock.now(), answeredBy: staffId };
		const isFirst = await storeAnswer(tx, { exhibitorId, messageId, ...answered });
		const [message] = await receivedBy(tx, { exhibitorId, messageId });
		if (!message) throw notFound(refusals.noMessage);
		// the first answer's response may have been lost
		if (!isFirst && message.answer === text) return message;
		if (!isFirst) throw new Failure(409, refusals.answered);
		const subject = `account:${message.accountId}`;
		await addAuditEntry(tx, {
			at: answered.answeredAt,
			actor: staffId,
			action: "stand.answered",
			subject,
			eventId,
			detail: { exhibitorId },
		});
		const { email, lang } = invariant(await accountById(tx, message.accountId), "who wrote");
		await sendEventEmail(tx, deps, {
			to: { email, lang },
			event: await eventById(tx, eventId),
			kind: "stand-answer",
			texts: answerEmail,
			values: { company: name, question: message.text, answer: text },
			path: "account/stands",
		});
		await deps.standCommands.onAnswered(tx, { eventId, exhibitorId, accountId: message.accountId });
		return message;
	});
}

/** E-mails exhibitors' staff about new messages, one e-mail for all of them. */
export async function tellStands(deps: InboxDeps): Promise<void> {
	for (const exhibitorId of await exhibitorsToTell(deps.db)) {
		await deps.db.transaction(async (tx) => {
			const { count, people, company } = await markTold(tx, exhibitorId, deps.clock.now());
			if (count === 0 || !company) return;
			const event = await eventById(tx, company.eventId);
			for (const to of people) {
				await sendEventEmail(tx, deps, {
					to,
					event,
					kind: "stand-messages",
					texts: newMessagesEmail,
					values: { company: company.name, count: String(count) },
					path: `exhibitor/inbox?company=${exhibitorId}`,
				});
			}
		});
	}
}
