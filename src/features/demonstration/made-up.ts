import type { Lang } from "../../kit/i18n/lang.ts";
import { demonstrationMark, replies } from "./replies.ts";

/** Everybody whom the demonstration makes up has an id like this: no account that somebody makes is like it. */
const MADE_UP = /^00000000-0000-4000-[9a]000-\d{9}(\d{3})$/;
/** As whom nobody can log in: they answer by themselves. */
const PARTICIPANT = /^00000000-0000-4000-9000-/;

/** Whether an account is of somebody who is made up. */
export const isMadeUp = (accountId: string): boolean => MADE_UP.test(accountId);

/** Whether an account is of somebody who is made up and as whom nobody can log in. */
export const answersByItself = (accountId: string): boolean => isMadeUp(accountId) && PARTICIPANT.test(accountId);

/**
 * After how many seconds somebody who is made up accepts an invitation, from four to twenty; undefined for the one in
 * five who let it wait, and for those as whom one may log in.
 */
export function secondsToAccept(accountId: string): number | undefined {
	const number = Number(MADE_UP.exec(accountId)?.[1]);
	if (!answersByItself(accountId) || number % 5 === 4) return undefined;
	return 4 + ((number * 7) % 17);
}

/** After how many seconds somebody who is made up writes back, or answers who asks for a meeting. */
export const SECONDS_TO_ANSWER = 4;

/** Whether a stand that answers by itself proposes another time instead of accepting: of three that ask, one. */
export const proposesAnother = (meetingId: number): boolean => meetingId % 3 === 0;

/** What is written back to the n-th message of a conversation, one after the other. */
export function replyTo(kind: keyof typeof replies, number: number, lang: Lang): string {
	const said = replies[kind];
	const text = said[Math.floor(number / 2) % said.length] ?? said[0];
	return `${text[lang]} ${demonstrationMark[lang]}`;
}
