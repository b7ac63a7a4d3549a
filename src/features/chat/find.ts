import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import { AROUND_WORDS, typedWords } from "../../kit/i18n/typed-words.ts";
import type { Conversation } from "./contract.ts";
import type { Kind } from "./rules.ts";

export type ConversationFilter = { words: string; kind: Kind | undefined };
export const ALL: ConversationFilter = { words: "", kind: undefined };

/** From so many conversations on, the list has a search. */
export const MIN_SEARCHABLE_CONVERSATIONS = 3;

/** Shorter input would match nearly every message. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;

/** The length of an excerpt in characters; the second number is the part before the first match. */
const EXCERPT = 120;
const BEFORE = 30;

export type ExcerptPart = { text: string; isFound: boolean };

/** Returns the part of a message around the first match; `isFound` marks matches. */
export function excerptOf(text: string, words: string): ExcerptPart[] {
	const begun = typedWords(searchable(words));
	const parts = text.split(AROUND_WORDS).map((part) => ({
		text: part,
		isFound: begun.some((word) => searchable(part).startsWith(word)),
	}));
	const first = Math.max(
		0,
		parts.findIndex((part) => part.isFound),
	);
	const lengthOf = (some: ExcerptPart[]) => some.reduce((sum, part) => sum + part.text.length, 0);
	let from = first;
	while (from > 0 && lengthOf(parts.slice(from - 1, first)) <= BEFORE) from--;
	let to = first + 1;
	while (to < parts.length && lengthOf(parts.slice(from, to + 1)) <= EXCERPT) to++;
	const excerpt = parts.slice(from, to).filter((part) => part.text !== "");
	if (from > 0) excerpt.unshift({ text: "…", isFound: false });
	if (to < parts.length) excerpt.push({ text: "…", isFound: false });
	return excerpt;
}

/** Each word must begin a part of the partner's name. */
export function filterConversations(
	conversations: readonly Conversation[],
	{ words, kind }: ConversationFilter,
): Conversation[] {
	const begun = searchWords(words);
	return conversations.filter(({ partner: { person, company }, ...one }) => {
		const parts = searchable(company?.name ?? `${person?.firstName ?? ""} ${person?.lastName ?? ""}`).split(/[\s-]+/);
		const isNamed = begun.every((word) => parts.some((part) => part.startsWith(word)));
		return isNamed && (kind === undefined || one.kind === kind);
	});
}
