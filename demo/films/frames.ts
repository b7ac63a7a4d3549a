import { ink } from "../../src/kit/colour/colour.ts";
import { outline, type Voice } from "../../src/kit/lettering/lettering.ts";
import { picture } from "../../src/kit/svg/svg.ts";
import { beamsSvg, portrait, squareCrop } from "../draw/index.ts";
import type { PortraitLook } from "../pictures.ts";
import type { Film, Slide } from "./films.ts";

const WIDTH = 960;
const HEIGHT = 540;
const BOX = { x: 20, y: 20, width: 690, height: 500 };
const COLUMN = BOX.width - 96;

const titleVoice: Voice = { weight: 800, width: 80, optical: 96 };
const lineVoice: Voice = { weight: 620, width: 92, optical: 24 };
const labelVoice: Voice = { weight: 700, width: 92, optical: 24 };

const written = (text: string, size: number, voice: Voice, x: number, y: number, colour: string) =>
	`<path fill="${colour}" d="${outline(text, size, voice, x, y, -0.012).data}"/>`;

function wrapped(text: string, size: number, voice: Voice): string[] {
	const lines: string[] = [];
	for (const word of text.replace(/(^|\s)(\p{L}{1,2})\s/gu, "$1$2\u00a0").split(" ")) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		const fits = outline(joined, size, voice, 0, 0, -0.012).advance <= COLUMN;
		if (last !== undefined && fits) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

const placed = (svg: string, x: number, y: number, width: number, height: number, viewBox: string) =>
	svg.replace(
		/<svg [^>]*>/,
		`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">`,
	);

function stage(film: Film, speaker: PortraitLook): string {
	const { x, y, width, height } = squareCrop;
	const beams = placed(beamsSvg([film.colour, "#6b5cff", "#ff5c9a"], film.lecture), 560, 0, 520, 540, "120 0 400 320");
	const person = placed(portrait(speaker), 732, 20, 208, 208, `${x} ${y} ${width} ${height}`);
	return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink}"/>${beams}${person}`;
}

/**
 * A frame with the slide's first `shown` lines, and the next one at `opacity` (0 to 1). `place` is the slide's index.
 */
export function frame(
	film: Film,
	speaker: PortraitLook,
	place: number,
	{ shown, opacity }: { shown: number; opacity: number },
): string {
	const slide = film.slides[place] as Slide;
	const { x, y, width, height } = BOX;
	const left = x + 48;
	const size = wrapped(slide.title, 62, titleVoice).length > 2 ? 52 : 62;
	const title = wrapped(slide.title, size, titleVoice);
	const top = y + 126;
	const below = top + (title.length - 1) * size + 58;
	const lines = slide.lines.slice(0, shown + 1).map((text, index) => {
		const line = below + index * 50;
		const mark = `<rect x="${left}" y="${line - 22}" width="26" height="8" rx="4" fill="${film.colour}"/>`;
		const body = mark + written(text, 31, lineVoice, left + 44, line - 6, "#14122b");
		return index === shown ? `<g opacity="${opacity}">${body}</g>` : body;
	});
	const number = written(
		`${place + 1} / ${film.slides.length}`,
		21,
		lineVoice,
		x + width - 78,
		y + height - 26,
		"#6b6884",
	);
	return picture(
		WIDTH,
		HEIGHT,
		stage(film, speaker) +
			`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#fff"/>` +
			written(film.label, 24, labelVoice, left, y + 56, "#5a34d6") +
			title.map((text, index) => written(text, size, titleVoice, left, top + index * size, "#14122b")).join("") +
			lines.join("") +
			number,
	);
}
