import { invariant } from "../invariant/invariant.ts";
import { type FontFile, glyphPath, glyphPoints, openFont } from "./font-file.ts";

/** Axis values: weight 200–800, width 75–100, optical size 12–96. */
export type Voice = { weight: number; width: number; optical?: number };

/** Text as one path with its bounding box. */
export type Outline = { data: string; left: number; right: number; top: number; bottom: number; advance: number };

const family = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const files = ["latin", "latin-ext"].map((part) => `${family}-${part}-standard-normal.woff2`);
const opened = new Map<string, FontFile[]>();

/** Cap height and x-height at font size 1. */
export const capHeight = 0.66;
export const smallHeight = 0.528;

/** Both font files of a style. The cache is small, because few styles recur. */
function fontsFor(voice: Voice): FontFile[] {
	const places = { wght: voice.weight, wdth: voice.width, opsz: voice.optical ?? 24 };
	const name = JSON.stringify(places);
	const cachedFonts = opened.get(name);
	if (cachedFonts) return cachedFonts;
	const fonts = files.map((file) => openFont(file, places));
	opened.set(name, fonts);
	return fonts;
}

/** The base character, so that kerning works across the two files. */
function bare(character: string): string {
	return character.replace("ł", "l").replace("Ł", "L").normalize("NFD").charAt(0);
}

function kerning(letters: string[], font: FontFile): number[] {
	const text = letters.map(bare).join("");
	const run = font.layout(text, { liga: false, clig: false, calt: false, dlig: false });
	if (run.glyphs.length !== letters.length) return letters.map(() => 0);
	return run.glyphs.map(
		(glyph, place) => invariant(run.positions[place], "the place of a glyph").xAdvance - glyph.advanceWidth,
	);
}

/** Draws a glyph and extends the bounding box. */
function draw(box: Outline, font: FontFile, id: number, x: number, y: number, scale: number): void {
	box.data += glyphPath(glyphPoints(font, id), (across, down) => {
		const placed = [x + across * scale, y - down * scale] as const;
		box.left = Math.min(box.left, placed[0]);
		box.right = Math.max(box.right, placed[0]);
		box.top = Math.min(box.top, placed[1]);
		box.bottom = Math.max(box.bottom, placed[1]);
		return `${Number(placed[0].toFixed(2))} ${Number(placed[1].toFixed(2))}`;
	});
}

/** Outlines of one line of text with its baseline at x, y. `tracking` is relative to the size. */
export function outline(text: string, size: number, voice: Voice, x = 0, y = 0, tracking = 0): Outline {
	const fonts = fontsFor(voice);
	const letters = [...text.normalize("NFC")];
	const main = invariant(fonts[0], "the typeface");
	const kerns = kerning(letters, main);
	const scale = size / main.unitsPerEm;
	const box: Outline = { data: "", left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, advance: 0 };
	letters.forEach((character, place) => {
		const codePoint = invariant(character.codePointAt(0), "a letter");
		const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? main;
		const glyph = font.glyphForCodePoint(codePoint);
		draw(box, font, glyph.id, x + box.advance, y, scale);
		box.advance += (glyph.advanceWidth + (kerns[place] ?? 0)) * scale + tracking * size;
	});
	return box;
}

const plainVoice: Voice = { weight: 400, width: 100 };

export function canBeLettered(text: string): boolean {
	const fonts = fontsFor(plainVoice);
	return [...text.normalize("NFC")].every((letter) =>
		fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
	);
}
