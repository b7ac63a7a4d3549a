/** Joiners of characters and emoji are excluded: people write with them. */
const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A text without the signs that nobody sees: they mean nothing, or turn the text around them to the other side. */
export function withoutUnseen(text: string): string {
	return text.replace(UNSEEN, "");
}
