import type { LiveState } from "../live/contract.ts";
import { questionText } from "../live/rules.ts";
import { POLL_LENGTHS, POLL_OPTIONS } from "./contract.ts";

export type RoomRights = { mayRead: boolean; mayWrite: boolean; mayModerate: boolean };

/**
 * A live chat is open while the lecture's stream is. Moderators need access to the stream too. Banned people only read
 * and cannot moderate.
 */
export function roomRights(state: LiveState, is: { banned: boolean; moderator: boolean }): RoomRights {
	const mayRead = state === "open";
	const mayWrite = mayRead && !is.banned;
	return { mayRead, mayWrite, mayModerate: mayWrite && is.moderator };
}

/** A person's name in a live chat, in full only with a visible profile at the event. */
export function roomName(person: { firstName: string; lastName: string; isShown: boolean }): string {
	const { firstName, lastName, isShown } = person;
	const [initial] = lastName.trim();
	if (isShown || !initial) return `${firstName} ${lastName}`.trim();
	return `${firstName} ${initial.toUpperCase()}.`.trim();
}

/** The remaining wait in slow mode after a person's last message, in seconds; at least 1. */
export function waitSeconds(wroteAt: Date, slowSeconds: number, now: Date): number {
	const passed = (now.getTime() - wroteAt.getTime()) / 1000;
	return Math.min(Math.max(1, Math.ceil(slowSeconds - passed)), Math.max(1, slowSeconds));
}

export type PollRefusal = "noQuestion" | "longQuestion" | "fewOptions" | "manyOptions" | "longOption" | "sameOptions";

/** Normalises a poll to lines of plain text without empty options, or says why it is invalid. */
export function rightPoll(typed: {
	question: string;
	options: readonly string[];
}): { question: string; options: string[] } | PollRefusal {
	const question = questionText(typed.question);
	const options = typed.options.flatMap((one) => questionText(one) ?? []);
	if (question === undefined) return "noQuestion";
	if (question.length > POLL_LENGTHS.question) return "longQuestion";
	if (options.length < POLL_OPTIONS.least) return "fewOptions";
	if (options.length > POLL_OPTIONS.most) return "manyOptions";
	if (options.some((one) => one.length > POLL_LENGTHS.option)) return "longOption";
	if (new Set(options.map((one) => one.toLowerCase())).size < options.length) return "sameOptions";
	return { question, options };
}

/**
 * Whole percent that sum to 100. The remainder of rounding down goes to the largest fractions; among equal fractions,
 * to the first.
 */
export function shares(votes: readonly number[]): number[] {
	const all = votes.reduce((sum, one) => sum + one, 0);
	if (all === 0) return votes.map(() => 0);
	const whole = votes.map((one) => Math.floor((100 * one) / all));
	const left = 100 - whole.reduce((sum, one) => sum + one, 0);
	const byRemainder = votes
		.map((one, index) => ({ index, remainder: (100 * one) % all }))
		.toSorted((a, b) => b.remainder - a.remainder);
	const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
	return whole.map((one, index) => (raised.has(index) ? one + 1 : one));
}
