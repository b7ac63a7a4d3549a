import type { Lang } from "../../kit/i18n/lang.ts";
import { roomLines, roomMark, roomPolls, roomQuestions, roomReplies } from "./room-lines.ts";

export type ChattyLecture = { id: number; startsAt: Date; endsAt: Date; language: string };
/** A generated chat message of the n-th viewer; `key` makes it unique. */
export type Line = { key: string; speaker: number; at: Date; text: string };

const SECOND_MS = 1000;
/** A live chat is open this long before and after its lecture. */
const AROUND_MS = 15 * 60 * SECOND_MS;
const LINE_EVERY_MS = 75 * SECOND_MS;
/** The poll opens this long after the start; its votes come at this interval. */
const POLL_AFTER_MS = 60 * SECOND_MS;
const VOTE_EVERY_MS = 40 * SECOND_MS;
/** The first question comes after half of this interval. */
const QUESTION_EVERY_MS = 6 * 60 * SECOND_MS;
const QUESTIONS = 3;
/** Steps between viewers, so that nobody writes twice in a row. */
const TURN = 7;

const langOf = ({ language }: Pick<ChattyLecture, "language">): Lang => (language === "en" ? "en" : "pl");

/** Begins again after the last item. */
const nth = <T>(some: readonly [T, ...T[]], n: number): T => some[n % some.length] ?? some[0];

/** Deterministic. Lines come only while the live chat is open. */
export function linesUntil(one: ChattyLecture, now: Date): Line[] {
	const opens = one.startsAt.getTime() - AROUND_MS;
	const until = Math.min(now.getTime(), one.endsAt.getTime() + AROUND_MS - LINE_EVERY_MS);
	const count = Math.max(0, Math.floor((until - opens) / LINE_EVERY_MS));
	const lang = langOf(one);
	const lineCounts = { before: 0, during: 0, after: 0 };
	return Array.from({ length: count }, (_, n) => {
		const at = new Date(opens + (n + 1) * LINE_EVERY_MS);
		const part = at < one.startsAt ? "before" : at < one.endsAt ? "during" : "after";
		const { [lang]: text } = nth(roomLines[part], one.id + lineCounts[part]++);
		return { key: `demonstration-${n}`, speaker: n * TURN + one.id, at, text: `${text} ${roomMark[lang]}` };
	});
}

export function roomReply(number: number, lang: Lang): Omit<Line, "at"> {
	const { [lang]: text } = nth(roomReplies, number);
	return { key: `demonstration-reply-${number}`, speaker: number, text: `${text} ${roomMark[lang]}` };
}

/** Each question has another speaker. */
export function questionsUntil(one: ChattyLecture, now: Date): Pick<Line, "speaker" | "at" | "text">[] {
	const lang = langOf(one);
	return Array.from({ length: QUESTIONS }, (_, n) => ({
		speaker: one.id + n,
		at: new Date(one.startsAt.getTime() + (n + 0.5) * QUESTION_EVERY_MS),
		text: `${nth(roomQuestions, one.id + n)[lang]} ${roomMark[lang]}`,
	})).filter(({ at }) => at <= now && at < one.endsAt);
}

/** Questions get different numbers, so that votes order them. */
export const votesForQuestion = (questionId: number): number => 1 + ((questionId * 5) % 9);

/** The poll of a lecture, from a minute after its start until its end; undefined at other times. */
export function pollAt(one: ChattyLecture, now: Date): { question: string; options: string[] } | undefined {
	if (now.getTime() < one.startsAt.getTime() + POLL_AFTER_MS || now >= one.endsAt) return undefined;
	const lang = langOf(one);
	const { question, options } = nth(roomPolls, one.id);
	return { question: `${question[lang]} ${roomMark[lang]}`, options: options.map((option) => option[lang]) };
}

export const pollVotesBy = ({ startsAt }: ChattyLecture, now: Date): number =>
	Math.max(0, Math.floor((now.getTime() - startsAt.getTime() - POLL_AFTER_MS) / VOTE_EVERY_MS));

/** The option of the n-th voter, from 1; the first option gets most votes. */
export const choiceOf = (n: number, options: number): number => (nth([0, 1, 0, 2, 1, 0, 3], n) % options) + 1;
