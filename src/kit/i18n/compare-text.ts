import type { Lang } from "./lang.ts";

/** Characters that sort before Latin ones, in the order of the Unicode Collation Algorithm; digits come last. */
const SIGNS = " _-–—,;:!?.'’\"„”()[]{}@*/\\&#%`^+<=>|~$0123456789";
/** Characters of the Polish alphabet, each behind its base character. */
const POLISH = { ą: "a", ć: "c", ę: "e", ł: "l", ń: "n", ó: "o", ś: "s", ź: "z", ż: "z" } as const;
/** Characters that sort like others although Unicode does not decompose them. */
const VARIANTS: Readonly<Record<string, string>> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe" };

const MARKS = /\p{M}+/gu;
/** Accents in the order of the Unicode Collation Algorithm; others by code point. */
const MARK_ORDER = "\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0327\u0328\u0304";

/** Leaves room for Polish characters between Unicode's. */
const weightOf = (letter: string) => (letter.codePointAt(0) ?? 0) * 4;

/** The weight of a character: punctuation, Latin characters, then others by code point. */
function weightsOf(lang: Lang, letter: string): number[] {
	const sign = SIGNS.indexOf(letter);
	if (sign >= 0) return [sign];
	const base = lang === "pl" ? POLISH[letter as keyof typeof POLISH] : undefined;
	// ź before ż, both after z
	if (base) return [weightOf(base) + (letter === "ż" ? 2 : 1)];
	const plain = VARIANTS[letter] ?? letter.normalize("NFD").replace(MARKS, "");
	return [...plain].map(weightOf);
}

const lettersOf = (text: string) => [...text.normalize("NFC")];

/** Compares lists element by element; a prefix comes first. */
function compareLists(one: readonly number[], other: readonly number[]): number {
	for (const [index, weight] of one.entries()) {
		const against = other[index];
		if (against === undefined) return 1;
		if (weight !== against) return weight - against;
	}
	return one.length - other.length;
}

const marksOf = (letter: string) => {
	const lower = letter.toLowerCase();
	if (lower in VARIANTS) return MARK_ORDER.length + 1;
	const [, mark] = lower.normalize("NFD");
	if (mark === undefined) return 0;
	const place = MARK_ORDER.indexOf(mark);
	return place >= 0 ? place + 1 : mark.charCodeAt(0);
};
const isUpper = (letter: string) => Number(letter !== letter.toLowerCase());

/** Compares two texts by a language's alphabet, for `sort`: base characters, then diacritics, then case. */
export function compareText(lang: Lang, one: string, other: string): number {
	const [letters, others] = [lettersOf(one), lettersOf(other)];
	const weights = (all: readonly string[]) => all.flatMap((letter) => weightsOf(lang, letter.toLowerCase()));
	return (
		compareLists(weights(letters), weights(others)) ||
		compareLists(letters.map(marksOf), others.map(marksOf)) ||
		compareLists(letters.map(isUpper), others.map(isUpper)) ||
		(one < other ? -1 : Number(one > other))
	);
}

/** As `compareText`, with numbers by value: "B2" before "B10". */
export function compareNumbered(lang: Lang, one: string, other: string): number {
	const padded = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(15, "0"));
	return compareText(lang, padded(one), padded(other));
}
