import { LETTERS } from "./letters.ts";

/** Sara am is one character with two signs, and a tone mark may precede it. The ring goes below the mark. */
const THAI_AM = /([\u0e48-\u0e4b]?)\u0e33/g;

/** Composes characters for printing, and splits Thai sara am into its two signs. */
export function composed(text: string): string {
	return text.normalize("NFC").replace(THAI_AM, "\u0e4d$1\u0e32");
}

/** Encodes ranges of characters as text: the distance from the previous range, and the length beyond one. */
export function writtenRanges(points: number[]): string {
	const ranges: [first: number, last: number][] = [];
	for (const point of points.toSorted((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last && point === last[1] + 1) last[1] = point;
		else ranges.push([point, point]);
	}
	return ranges
		.map(([first, last], index) => {
			const behind = (first - (ranges[index - 1]?.[1] ?? 0)).toString(36);
			return last > first ? `${behind}-${(last - first).toString(36)}` : behind;
		})
		.join(" ");
}

/** Whether a code point is within encoded ranges. */
function isWithin(written: string, point: number): boolean {
	let end = 0;
	for (const [, behind = "", more] of written.matchAll(/(\w+)(?:-(\w+))?/g)) {
		const first = end + Number.parseInt(behind, 36);
		end = first + Number.parseInt(more ?? "0", 36);
		if (point <= end) return point >= first;
	}
	return false;
}

/** The distinct characters that no font of tickets and invoices can print. */
export function unprintableIn(text: string): string[] {
	const signs = new Set(composed(text).replace(/\s/gu, ""));
	return [...signs].filter((sign) => !isWithin(LETTERS, sign.codePointAt(0) ?? 0));
}
