import { defineForm } from "../../kit/contract/form.ts";
import type { AdditionalInput } from "../packages/contract.ts";
import { type TypedAnswers, typedAnswers } from "../registration-page/typed-answers.ts";
import { openAnswerErrors } from "./rules.ts";
import { openQuestionTexts as texts } from "./texts.ts";

/** Validated against the questions that it shows. */
export const openQuestionsForm = defineForm({
	fields: { answers: { empty: {} as TypedAnswers, label: texts.title } },
	errors: ({ answers }, questions: readonly AdditionalInput[]) =>
		openAnswerErrors(typedAnswers(answers, questions), questions),
});
