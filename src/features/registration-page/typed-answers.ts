import type { AdditionalInput } from "../packages/contract.ts";
import type { InputAnswers } from "../registration/contract.ts";

/** An answer in the form: a checkbox without options is true or false. */
export type TypedAnswer = string | string[] | boolean;
/** By the question's id. */
export type TypedAnswers = Record<string, TypedAnswer>;

/** An answer per question; empty where nothing is typed. */
export function typedAnswers(answers: TypedAnswers, inputs: readonly AdditionalInput[]): InputAnswers {
	return inputs.map(({ objectId }) => {
		const answer = answers[objectId];
		return { objectId, value: typeof answer === "boolean" ? (answer ? "true" : "") : (answer ?? "") };
	});
}
