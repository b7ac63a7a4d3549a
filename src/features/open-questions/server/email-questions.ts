import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { questionsAddress } from "../addresses.ts";
import { newQuestions, questionKind, questionsAddedEmail } from "../email-texts.ts";
import { lockTicketToAsk, markEmailed, type TicketToAsk } from "./email-store.ts";
import { openOf } from "./open-questions.ts";
import { laterQuestionsOfTicket } from "./question-store.ts";

/** Questions that come within this time are asked by one e-mail. */
const PAUSE_MS = 10 * 60_000;

type AskDeps = EmailDeps & { db: NodePgDatabase };

/**
 * Sends one e-mail per ticket about the questions that were added after its registration. E-mail and marks commit
 * together. Returns the number of e-mails; several processes may run it.
 */
export async function emailNewQuestions(deps: AskDeps): Promise<number> {
	const now = deps.clock.now();
	const addedUntil = new Date(now.getTime() - PAUSE_MS);
	for (let count = 0; ; ) {
		const isSent = await deps.db.transaction(async (tx) => {
			const ticket = await lockTicketToAsk(tx, { now, addedUntil });
			return ticket && emailTo(tx, deps, ticket, now);
		});
		if (isSent === undefined) return count;
		if (isSent) count++;
	}
}

/** False if all its questions have an answer, or another process was first. */
async function emailTo(tx: Tx, deps: AskDeps, ticket: TicketToAsk, now: Date): Promise<boolean> {
	const { registrationId, eventId, email, lang } = ticket;
	const later = await laterQuestionsOfTicket(tx, { registrationId, now });
	if (!later) return false;
	const questionIds = later.questions.map(({ objectId }) => objectId);
	const marked = await markEmailed(tx, { registrationId, questionIds, now });
	const questions = openOf(later).questions.filter(({ objectId }) => marked.includes(objectId));
	if (questions.length === 0) return false;
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event: await eventById(tx, eventId),
		kind: "questions-added",
		texts: questionsAddedEmail,
		values: { questions: newQuestions(lang, questions.length) },
		facts: questions.map(({ name, nameEn, isRequired }) => ({
			label: localized(lang, name, nameEn),
			value: questionKind[isRequired ? "required" : "optional"][lang],
		})),
		path: `account${questionsAddress(registrationId)}`,
	});
	return true;
}
