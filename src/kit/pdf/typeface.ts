import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { SCRIPTS } from "./sheet.ts";

/** The weights that a sheet may use: text, strong text, and narrow display for names, numbers and amounts. */
const CUTS = [
	{ family: "text", fontWeight: 400, axes: { wght: 400, wdth: 100, opsz: 14 } },
	{ family: "text", fontWeight: 700, axes: { wght: 700, wdth: 100, opsz: 14 } },
	{ family: "display", fontWeight: 800, axes: { wght: 800, wdth: 80, opsz: 48 } },
] as const;

/** PDF writers know a font by this name, which all cuts inherit from the variable font. */
const INHERITED_NAME = "96ptExtraBold";

/** The font with another name of the same length, in both encodings that its name table uses. */
function renamed(font: Buffer, name: string): Buffer {
	const to = name.padEnd(INHERITED_NAME.length, "0");
	let text = font.toString("latin1");
	for (const spread of ["", "\0"]) {
		text = text.replaceAll([...INHERITED_NAME].join(spread), [...to].join(spread));
	}
	return Buffer.from(text, "latin1");
}

/**
 * Cuts the variable typeface into fixed fonts (PDF knows no other) and makes them known to the renderer. About half a
 * second; for the printing process only.
 */
export async function registerTypeface(): Promise<void> {
	const { resolve } = createRequire(import.meta.url);
	for (const [number, script] of SCRIPTS.entries()) {
		const file = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`;
		const source = readFileSync(resolve(file));
		const opened = create(source);
		const letters = "characterSet" in opened ? opened.characterSet.filter((point) => point >= 32) : [];
		for (const { family, fontWeight, axes } of CUTS) {
			const cut = await subsetFont(source, String.fromCodePoint(...letters), {
				targetFormat: "truetype",
				variationAxes: { ...axes },
			});
			const named = renamed(cut, `w${axes.wght}d${axes.wdth}s${number}`);
			const src = `data:font/ttf;base64,${named.toString("base64")}`;
			Font.register({ family: `${family} ${script}`, src, fontWeight });
			await nameGlyphs({ fontFamily: `${family} ${script}`, fontWeight }, letters);
		}
	}
	Font.registerHyphenationCallback(piecesOf);
}

/**
 * Opens every letter of a font once. The library remembers a glyph as it was first met: an "o" met as a part of "ó" would
 * stand for no letter, and could neither be copied out of the file nor read aloud.
 */
async function nameGlyphs(cut: { fontFamily: string; fontWeight: number }, letters: number[]): Promise<void> {
	await Font.load(cut);
	const opened = Font.getFont(cut)?.data as { glyphForCodePoint(point: number): unknown } | undefined;
	for (const point of letters) opened?.glyphForCodePoint(point);
}

/** Polish is not hyphenated by English rules: only what no line could hold is cut. */
function piecesOf(word: string): string[] {
	return word.length > 24 ? (word.match(/.{1,12}/gsu) ?? [word]) : [word];
}
