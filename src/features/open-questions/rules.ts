import type { FormErrors } from "../../kit/contract/form.ts";
import type { AdditionalInput } from "../packages/contract.ts";
import { answerErrors } from "../registration/answer-rules.ts";
import type { InputAnswers } from "../registration/contract.ts";
import { questionsIn } from "../registration-page/form.ts";
import { formErrors } from "../registration-page/form-field.ts";

/** Questions without an answer. An empty answer, to an optional question, counts too. */
export function unanswered<Q extends { objectId: number }>(questions: readonly Q[], answers: InputAnswers): Q[] {
	const answeredIds = new Set(answers.map(({ objectId }) => objectId));
	return questions.filter(({ objectId }) => !answeredIds.has(objectId));
}

/** Errors by `answers.7`, by the rules of registration. */
export function openAnswerErrors(answers: InputAnswers, questions: readonly AdditionalInput[]): FormErrors<"answers"> {
	return formErrors<{ answers: unknown }>(answerErrors(answers, questionsIn([...questions])));
}
