import { ink } from "../../src/kit/colour/colour.ts";
import { outline, type Voice } from "../../src/kit/lettering/lettering.ts";
import { idFrom } from "../../src/kit/random/seeded.ts";
import { picture } from "../../src/kit/svg/svg.ts";
import { brandShapes } from "./brand.ts";
import { type HeroTheme, heroSvg } from "./hero.ts";

const titleVoice: Voice = { weight: 800, width: 82, optical: 96 };
const lineVoice: Voice = { weight: 560, width: 96, optical: 24 };
const column = 520;

/** Short words that stay with the next one, and pairs joined by a no-break space. */
function words(text: string): string[] {
	return text
		.replace(/(^|\s)(\p{L}{1,2})\s/gu, "$1$2\u00a0")
		.split(" ")
		.filter((word) => word !== "");
}

function wide(text: string, size: number, voice: Voice): number {
	return outline(text, size, voice, 0, 0, -0.02).advance;
}

/** Breaks a text into lines that fit the column. */
function wrap(text: string, size: number, voice: Voice, limit: number): string[] {
	const lines: string[] = [];
	for (const word of words(text)) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && wide(joined, size, voice) <= limit) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

/** The largest size at which the title stands in at most four lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
	for (const size of [108, 98, 88, 78, 68, 60, 52]) {
		const lines = wrap(title, size, titleVoice, column);
		const fits = lines.every((line) => wide(line, size, titleVoice) <= column);
		if (fits && lines.length * size <= 330) return { size, lines };
	}
	return { size: 46, lines: wrap(title, 46, titleVoice, column).slice(0, 6) };
}

function set(lines: string[], size: number, voice: Voice, top: number, leading: number, colour: string): string {
	return lines
		.map(
			(line, place) =>
				`<path fill="${colour}" d="${outline(line, size, voice, 72, top + place * size * leading, -0.02).data}"/>`,
		)
		.join("");
}

/** A card for links that are shared, 1200×630: mark, title and a line beside the event's stage. All text is outlines. */
export function socialCard(opts: { title: string; line: string; theme: HeroTheme }): string {
	const { title, line, theme } = opts;
	const id = idFrom(`card ${theme.seed} ${title}`);
	const { size, lines } = fitTitle(title);
	const below = wrap(line, 32, lineVoice, column).slice(0, 2);
	const foot = 566 - (below.length - 1) * 42;
	const top = foot - 56 - (lines.length - 1) * size * 0.94;
	const stage = heroSvg(theme, "wide").replace(
		/<svg [^>]*>/,
		'<svg x="430" width="770" height="630" viewBox="500 14 880 720" preserveAspectRatio="xMinYMid slice">',
	);
	const shade = `<linearGradient id="${id}"><stop offset=".38" stop-color="${ink}" stop-opacity=".96"/><stop offset=".54" stop-color="${ink}" stop-opacity=".4"/><stop offset=".7" stop-color="${ink}" stop-opacity="0"/></linearGradient>`;
	const brand = `<g transform="translate(72 58) scale(1.670)">${brandShapes(theme, 10)}</g><path fill="#fff" d="${outline("estrada", 46, { weight: 800, width: 84, optical: 48 }, 148, 103, -0.02).data}"/>`;
	const text = set(lines, size, titleVoice, top, 0.94, "#fff") + set(below, 32, lineVoice, foot + 8, 1.3, theme.key);
	return picture(
		1200,
		630,
		`<rect width="1200" height="630" fill="${ink}"/>${stage}${shade}<rect width="1200" height="630" fill="url(#${id})"/>${brand}${text}`,
	);
}
