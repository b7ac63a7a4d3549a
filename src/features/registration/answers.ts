import type { FormPart } from "../../kit/contract/refine.ts";
import { answerErrors, type Question } from "./answer-rules.ts";
import { type InputAnswers, inputAnswers } from "./contract.ts";
import { messages } from "./messages.ts";

export function answersPart(questions: Question[]): FormPart<{ additionalInputs: string }, { answers: InputAnswers }> {
	return {
		errors: ({ additionalInputs }) => {
			const answers = answersOf(additionalInputs);
			return answers ? answerErrors(answers, questions) : { additionalInputs: [messages.answersBroken] };
		},
		value: ({ additionalInputs }) => ({ answers: answersOf(additionalInputs) ?? [] }),
	};
}

/** Undefined for malformed JSON. */
export function answersOf(json: string): InputAnswers | undefined {
	if (json === "") return [];
	try {
		const read = inputAnswers.safeParse(JSON.parse(json));
		return read.success ? read.data : undefined;
	} catch {
		return undefined;
	}
}
