import type { LiveState } from "../live/contract.ts";
import { questionText } from "../live/rules.ts";
import { POLL_LENGTHS, POLL_OPTIONS } from "./contract.ts";

/** What somebody may do in a room. */
export type RoomRights = { mayRead: boolean; mayWrite: boolean; mayModerate: boolean };

/**
 * What somebody may do in a room: it is open while its lecture's stream is, to whom that is open. A moderator is somebody
 * who may watch, too; who is banned only reads, and keeps order nowhere.
 */
export function roomRights(state: LiveState, is: { banned: boolean; moderator: boolean }): RoomRights {
	const mayRead = state === "open";
	const mayWrite = mayRead && !is.banned;
	return { mayRead, mayWrite, mayModerate: mayWrite && is.moderator };
}

/** How somebody is called in a room: nobody but who shows a profile at the event is named in full. */
export function roomName(person: { firstName: string; lastName: string; isShown: boolean }): string {
	const { firstName, lastName, isShown } = person;
	const [initial] = lastName.trim();
	if (isShown || !initial) return `${firstName} ${lastName}`.trim();
	return `${firstName} ${initial.toUpperCase()}.`.trim();
}

/** How long somebody who wrote last at a moment still waits in a room that is slowed down; a second at least. */
export function waitSeconds(wroteAt: Date, slowSeconds: number, now: Date): number {
	const passed = (now.getTime() - wroteAt.getTime()) / 1000;
	return Math.min(Math.max(1, Math.ceil(slowSeconds - passed)), Math.max(1, slowSeconds));
}

/** Why a poll will not do. */
export type PollRefusal = "noQuestion" | "longQuestion" | "fewOptions" | "manyOptions" | "longOption" | "sameOptions";

/** A poll as it is kept: in lines of plain text, without empty options; or why it will not do. */
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
 * Which part of all votes each option has, in whole percent that sum to 100: what rounding down leaves goes to the
 * largest remainders, of equal ones to the first.
 */
export function shares(votes: readonly number[]): number[] {
	const all = votes.reduce((sum, one) => sum + one, 0);
	if (all === 0) return votes.map(() => 0);
	const whole = votes.map((one) => Math.floor((100 * one) / all));
	const left = 100 - whole.reduce((sum, one) => sum + one, 0);
	const byRemainder = votes
		.map((one, index) => ({ index, remainder: (100 * one) % all }))
		.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
	const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
	return whole.map((one, index) => (raised.has(index) ? one + 1 : one));
}
