import { searchable } from "../../kit/i18n/searchable.ts";
import { AROUND_WORDS, typedWords } from "../../kit/i18n/typed-words.ts";

const foldedWords = (typed: string) => typedWords(searchable(typed));

/** Whether every typed word begins a word of the text, ignoring case and diacritics. False without typed words. */
export function isFoundBy(typed: string, text: string): boolean {
	const words = typedWords(searchable(text));
	const begun = foldedWords(typed);
	return begun.length > 0 && begun.every((one) => words.some((word) => word.startsWith(one)));
}

export type TextPart = { text: string; isMarked: boolean };

/** A text in parts, with the typed beginnings of its words marked. */
export function markedParts(typed: string, text: string): TextPart[] {
	const begun = foldedWords(typed);
	return text.split(AROUND_WORDS).flatMap((word) => {
		const end = Math.max(0, ...begun.map((one) => markLength(word, one)));
		const parts = [
			{ text: word.slice(0, end), isMarked: true },
			{ text: word.slice(end), isMarked: false },
		];
		return parts.filter((part) => part.text !== "");
	});
}

/** The number of characters that a folded beginning marks in a word: one character may fold to several. */
function markLength(word: string, begun: string): number {
	let length = 0;
	for (const character of word) {
		length += character.length;
		const folded = searchable(word.slice(0, length));
		if (folded.length >= begun.length) return folded.startsWith(begun) ? length : 0;
	}
	return 0;
}
