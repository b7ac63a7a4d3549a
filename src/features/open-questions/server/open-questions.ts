import type { Database } from "../../../kit/db/database.ts";
import type { AdditionalInput } from "../../packages/contract.ts";
import { answersOf } from "../../registration/answers.ts";
import type { TicketQuestions } from "../contract.ts";
import { unanswered } from "../rules.ts";
import { laterQuestionsAt, laterQuestionsOfAccount, type TicketWithAnswers } from "./question-store.ts";

/** A ticket with the questions that have no answer. */
export function openOf({ additionalInputs, ...ticket }: TicketWithAnswers): TicketQuestions {
	return { ...ticket, questions: unanswered(ticket.questions, answersOf(additionalInputs ?? "") ?? []) };
}

/** The tickets of a person that have open questions. */
export async function openTickets(db: Database, of: { accountId: string; now: Date }): Promise<TicketQuestions[]> {
	return (await laterQuestionsOfAccount(db, of)).map(openOf).filter(({ questions }) => questions.length > 0);
}

/** The open questions of a person at an event. */
export async function openQuestionsAt(
	db: Database,
	of: { accountId: string; eventId: number; now: Date },
): Promise<AdditionalInput[]> {
	return (await laterQuestionsAt(db, of)).flatMap((ticket) => openOf(ticket).questions);
}
