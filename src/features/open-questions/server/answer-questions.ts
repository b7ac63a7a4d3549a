import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { assertNoErrors, Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { answersOf } from "../../registration/answers.ts";
import type { InputAnswers } from "../../registration/contract.ts";
import { lockAnswers, saveAnswers } from "../../ticket-holders/server/answer-store.ts";
import { openAnswerErrors } from "../rules.ts";
import { openQuestionRefusals as refusals } from "../texts.ts";
import { laterQuestionsOfTicket } from "./question-store.ts";

type SentAnswers = { accountId: string; registrationId: number; answers: InputAnswers };

/** Stores answers beside those of the registration, all or none. Throws 404, 409 or 400. */
export async function answerQuestions(tx: Tx, { clock }: { clock: Clock }, sent: SentAnswers): Promise<void> {
	const { accountId, registrationId, answers } = sent;
	const now = clock.now();
	const ticket = await lockAnswers(tx, { accountId, registrationId });
	if (!ticket) throw notFound(refusals.notYours);
	const stored = answersOf(ticket.additionalInputs ?? "") ?? [];
	const later = await laterQuestionsOfTicket(tx, { registrationId, now });
	const sentIds = answers.map(({ objectId }) => objectId);
	if (stored.some(({ objectId }) => sentIds.includes(objectId)))
		throw new Failure(409, refusals.answered, { type: "open-questions/answered" });
	const questions = (later?.questions ?? []).filter(({ objectId }) => sentIds.includes(objectId));
	if (questions.length < new Set(sentIds).size) {
		const isRefused = ticket.status !== "confirmed";
		throw new Failure(409, refusals[isRefused ? "notPossible" : "changed"], { type: "open-questions/changed" });
	}
	assertNoErrors(openAnswerErrors(answers, questions));
	const unique = answers.filter(({ objectId }, index) => sentIds.indexOf(objectId) === index);
	await saveAnswers(tx, { registrationId, additionalInputs: JSON.stringify([...stored, ...unique]) });
	await addAuditEntry(tx, {
		at: now,
		actor: accountId,
		action: "registration.answered",
		subject: `registration:${registrationId}`,
		eventId: ticket.eventId,
		detail: { count: unique.length },
	});
}
