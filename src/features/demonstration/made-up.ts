import type { Lang } from "../../kit/i18n/lang.ts";
import { demonstrationMark, replies } from "./replies.ts";

/** Matches no real account. */
const MADE_UP = /^00000000-0000-4000-[9a]000-\d{9}(\d{3})$/;
/** Generated people not meant for log-in: they answer automatically. */
const PARTICIPANT = /^00000000-0000-4000-9000-/;

export const isMadeUp = (accountId: string): boolean => MADE_UP.test(accountId);

/** Generated and not for log-in. */
export const answersByItself = (accountId: string): boolean => isMadeUp(accountId) && PARTICIPANT.test(accountId);

/**
 * The delay in seconds until a generated person accepts an invitation, from four to twenty; undefined for one in five,
 * who never answer, and for the accounts to log in with.
 */
export function secondsToAccept(accountId: string): number | undefined {
	const number = Number(MADE_UP.exec(accountId)?.[1]);
	if (!answersByItself(accountId) || number % 5 === 4) return undefined;
	return 4 + ((number * 7) % 17);
}

/** The delay in seconds of generated replies and answers to meeting requests. */
export const SECONDS_TO_ANSWER = 4;

/** One request in three gets another time instead of acceptance. */
export const proposesAnother = (meetingId: number): boolean => meetingId % 3 === 0;

/** The reply to a conversation's n-th message, by turns. */
export function replyTo(kind: keyof typeof replies, number: number, lang: Lang): string {
	const kindReplies = replies[kind];
	const text = kindReplies[Math.floor(number / 2) % kindReplies.length] ?? kindReplies[0];
	return `${text[lang]} ${demonstrationMark[lang]}`;
}
