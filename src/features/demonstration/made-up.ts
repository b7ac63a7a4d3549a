import type { Lang } from "../../kit/i18n/lang.ts";
import { demonstrationMark, replies } from "./replies.ts";

/** Matches generated accounts only. */
const MADE_UP = /^00000000-0000-4000-[9a]000-\d{9}(\d{3})$/;
/** Generated people without a log-in: they answer automatically. */
const PARTICIPANT = /^00000000-0000-4000-9000-/;

export const isMadeUp = (accountId: string): boolean => MADE_UP.test(accountId);

/** True for generated people without a log-in. */
export const answersByItself = (accountId: string): boolean => isMadeUp(accountId) && PARTICIPANT.test(accountId);

/**
 * Seconds until a generated person accepts an invitation, from four to twenty. Undefined for one in five, and for
 * people whom a visitor can log in as.
 */
export function secondsToAccept(accountId: string): number | undefined {
	const number = Number(MADE_UP.exec(accountId)?.[1]);
	if (!answersByItself(accountId) || number % 5 === 4) return undefined;
	return 4 + ((number * 7) % 17);
}

/** Seconds until a generated reply, and until an answer to a meeting request. */
export const SECONDS_TO_ANSWER = 4;

/** One request in three gets a proposal of another time. */
export const proposesAnother = (meetingId: number): boolean => meetingId % 3 === 0;

/** The reply to the n-th message of a conversation; replies take turns. */
export function replyTo(kind: keyof typeof replies, number: number, lang: Lang): string {
	const kindReplies = replies[kind];
	const text = kindReplies[Math.floor(number / 2) % kindReplies.length] ?? kindReplies[0];
	return `${text[lang]} ${demonstrationMark[lang]}`;
}
