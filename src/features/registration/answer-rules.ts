import { singleLineError } from "../../kit/contract/lines.ts";
import type { FieldErrors } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import type { InputAnswers } from "./contract.ts";
import { messages } from "./messages.ts";

/** Spec §3. */
export const INPUT_TYPE = { text: 0, select: 1, checkbox: 2, radio: 3 } as const;

/** A question as validation sees it. `options` are the Polish values, which the form also submits. */
export type Question = { objectId: number; type: number; isRequired: boolean; options: string[] };

/** Errors by `additionalInputs.7`, with the question's id. */
export function answerErrors(answers: InputAnswers, questions: Question[]): FieldErrors {
	const errors: FieldErrors = {};
	for (const question of questions) {
		const value = answers.find((answer) => answer.objectId === question.objectId)?.value ?? "";
		const error = answerError(
			question,
			[value].flat().filter((one) => one.trim() !== ""),
		);
		if (error) errors[`additionalInputs.${question.objectId}`] = [error];
	}
	return errors;
}

function answerError({ type, isRequired, options }: Question, values: string[]): Text | undefined {
	const isGroup = type === INPUT_TYPE.checkbox && options.length > 0;
	const broken = values.map(singleLineError).find((error) => error !== undefined);
	if (broken) return broken;
	if (values.length === 0) return isRequired ? (isGroup ? messages.oneOption : messages.required) : undefined;
	if (values.length > 1 && !isGroup) return messages.notAnOption;
	const isFree = type === INPUT_TYPE.text || (type === INPUT_TYPE.checkbox && !isGroup);
	return isFree || values.every((value) => options.includes(value)) ? undefined : messages.notAnOption;
}
