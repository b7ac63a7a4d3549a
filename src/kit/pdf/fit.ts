import { tidy } from "../i18n/no-break.ts";
import { ADVANCES, type TypefaceCut } from "./advances.ts";

const FIRST = 0x20;
/** Assumed widths of other characters; CJK is square. */
const OTHER = { wide: 1, usual: 0.68 };

/** The approximate width of a character without its diacritics. */
function letterWidth(letter: string, cut: TypefaceCut): number {
	const [base = letter] = letter
		.normalize("NFD")
		.replace("ł", "l")
		.replace("Ł", "L")
		.replace(/[–—]/, "o")
		.replace("\u00a0", " ");
	const advance = ADVANCES[cut][(base.codePointAt(0) ?? 0) - FIRST];
	if (advance !== undefined) return advance / 100;
	return /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(letter) ? OTHER.wide : OTHER.usual;
}

export function textWidth(text: string, cut: TypefaceCut): number {
	return [...text].reduce((sum, letter) => sum + letterWidth(letter, cut), 0);
}

/** A text's box: width, size and line height, in points. */
export type Room = { width: number; size: number; cut: TypefaceCut };

/** The approximate lines of a text. Words wider than a line are split. */
export function brokenLines(text: string, { width, size, cut }: Room): string[] {
	const lines: string[] = [];
	let line = "";
	const fits = (one: string) => textWidth(one, cut) * size <= width;
	for (const word of tidy(text.trim()).split(/[^\S\u00a0]+/)) {
		if (fits(line ? `${line} ${word}` : word)) {
			line = line ? `${line} ${word}` : word;
			continue;
		}
		if (line) lines.push(line);
		line = "";
		for (const letter of word) {
			if (line && !fits(line + letter)) {
				lines.push(line);
				line = "";
			}
			line += letter;
		}
	}
	return [...lines, line];
}

export function linesOf(text: string, room: Room): number {
	return brokenLines(text, room).length;
}

/** Truncates a text to its lines with an ellipsis, because the renderer's truncation squeezes characters. */
export function shortened(text: string, room: Room, lines: number): string {
	if (linesOf(text, room) <= lines) return text;
	const letters = [...text.trim()];
	let [kept, cut] = [0, letters.length];
	while (kept < cut - 1) {
		const middle = Math.floor((kept + cut) / 2);
		if (linesOf(`${letters.slice(0, middle).join("")}…`, room) <= lines) kept = middle;
		else cut = middle;
	}
	return `${letters
		.slice(0, kept)
		.join("")
		.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** The largest size in whole points at which a text fits its box. Words are split only at the smallest. */
export function fittingSize(
	text: string,
	{ width, height, cut, lineHeight }: { width: number; height: number; cut: TypefaceCut; lineHeight: number },
	{ largest, smallest }: { largest: number; smallest: number },
): number {
	const longest = Math.max(
		...text
			.trim()
			.split(/\s+/)
			.map((word) => textWidth(word, cut)),
	);
	for (let size = largest; size > smallest; size--) {
		const isWhole = longest * size <= width;
		if (isWhole && linesOf(text, { width, size, cut }) * size * lineHeight <= height) return size;
	}
	return smallest;
}

/** The line height of a name. Other scripts need more. */
export function nameLineHeight(name: string): number {
	return /^[\u0020-\u024f\u1e00-\u1eff]*$/.test(name) ? 0.92 : 1.3;
}
