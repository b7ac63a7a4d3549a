import type { Problem } from "../../kit/contract/call.ts";
import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { errorTexts } from "../registration/error-texts.ts";

export type RefusedCall = {
	/** False without a response. */
	isAnswered: boolean;
	data?: { message?: unknown; errorMessage?: unknown; modelState?: unknown } | undefined;
	message?: string | undefined;
};

/** Responses of others, such as a proxy, get our own text. */
export function refusedBy(
	{ status, problem }: { status: number; problem: Problem | undefined },
	lang: Lang,
): RefusedCall {
	const message = problem ? problem.detail : fill(errorTexts.serverFailed[lang], status);
	return { isAnswered: status !== 0, data: problem, message };
}

export type ErrorMessage = { text: Text; items: string[] };

const sentence = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const same = (text: string): Text => ({ pl: text, en: text });

/**
 * Spec §8: without a response 'Sorry, an error occured!'; else the response's message, its errorMessage, the error's
 * own message, or the model-state messages under 'Registration for this event is blocked'.
 */
export function errorMessageOf({ isAnswered, data, message }: RefusedCall): ErrorMessage {
	if (!isAnswered) return { text: errorTexts.noAnswer, items: [] };
	if (sentence(data?.message)) return { text: same(data.message), items: [] };
	if (sentence(data?.errorMessage)) return { text: same(data.errorMessage), items: [] };
	if (sentence(message)) return { text: same(message), items: [] };
	const state = data?.modelState;
	const items = state && typeof state === "object" ? Object.values(state).flat().filter(sentence) : [];
	return { text: errorTexts.closed, items };
}
