import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openWoff2 } from "../lettering/woff2.ts";

/** Fallback fonts in order. All have weights from 100 to 900. */
const PLAIN = [
	"",
	"-armenian",
	"-georgian",
	"-hebrew",
	"-arabic",
	"-devanagari",
	"-bengali",
	"-gurmukhi",
	"-gujarati",
	"-tamil",
	"-telugu",
	"-kannada",
	"-malayalam",
	"-thai",
];
const HAN = ["-sc", "-tc", "-jp", "-kr"];

/** A font file that may have the characters of some ranges. */
export type Slice = { file: string; ranges: [first: number, last: number][]; letters(): Set<number> };

/** The files of all fonts, by package. */
export type Slices = Map<string, Slice[]>;

const { resolve } = createRequire(import.meta.url);
const packageOf = (name: string) => `@fontsource-variable/noto-sans${name}`;

export function openSlices(): Slices {
	return new Map([...PLAIN, ...HAN].map((name) => [name, slicesOf(name)]));
}

function slicesOf(name: string): Slice[] {
	const listed = JSON.parse(readFileSync(resolve(`${packageOf(name)}/unicode.json`), "utf8")) as Record<string, string>;
	return Object.entries(listed).map(([slice, ranges]) => {
		// packages write numbered parts of East Asian fonts in brackets
		const part = slice.replace(/[[\]]/g, "");
		const file = resolve(`${packageOf(name)}/files/noto-sans${name}-${part}-wght-normal.woff2`);
		let letters: Set<number> | undefined;
		return { file, ranges: ranges.split(",").map(rangeOf), letters: () => (letters ??= new Set(lettersOf(file))) };
	});
}

/** Characters of a font file, without control characters. */
export function lettersOf(file: string): number[] {
	return openWoff2(file).characterSet.filter((point) => point >= 32);
}

/** "U+0600-06FF", "U+25EE8", "U+4??". */
function rangeOf(written: string): [number, number] {
	const [first, last = first] = written.trim().slice(2).split("-") as [string, string?];
	return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
}

export function hasLetter({ ranges, letters }: Slice, point: number): boolean {
	return ranges.some(([first, last]) => first <= point && point <= last) && letters().has(point);
}

export function ownFile(script: string): string {
	return resolve(`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`);
}

/**
 * The files that a text needs, and the characters without one. Chinese, Japanese and Korean draw the same code point
 * differently. Text with kana counts as Japanese, with hangul as Korean, otherwise as Chinese.
 */
export function slicesFor(slices: Slices, text: string): { needed: Slice[]; missing: Set<string> } {
	const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
		? "-jp"
		: /\p{Script=Hangul}/u.test(text)
			? "-kr"
			: "-sc";
	const order = [...PLAIN, first, ...HAN.filter((name) => name !== first)].flatMap((name) => slices.get(name) ?? []);
	const needed = new Set<Slice>();
	const missing = new Set<string>();
	for (const character of new Set(text)) {
		const slice = order.find((one) => hasLetter(one, character.codePointAt(0) ?? 0));
		if (slice) needed.add(slice);
		else missing.add(character);
	}
	return { needed: order.filter((one) => needed.has(one)), missing };
}
