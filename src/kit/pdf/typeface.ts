import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import subsetFont from "subset-font";
import { composed } from "../letters/printable.ts";
import { type OpenedFont, shapeWithHarfBuzz } from "./shaping.ts";
import { addFallbackFonts, SCRIPTS } from "./sheet.ts";
import { textsOf, withTexts } from "./texts-in.ts";
import { lettersOf, openSlices, ownFile, type Slice, slicesFor } from "./typefaces.ts";

/** The weights of sheets: text, strong text, and narrow display for names, numbers and amounts. */
const CUTS = [
	{ family: "text", fontWeight: 400, axes: { wght: 400, wdth: 100, opsz: 14 } },
	{ family: "text", fontWeight: 700, axes: { wght: 700, wdth: 100, opsz: 14 } },
	{ family: "display", fontWeight: 800, axes: { wght: 800, wdth: 80, opsz: 48 } },
] as const;

/** The name that PDF writers read from the variable font. All cuts inherit it. */
const INHERITED_NAME = "96ptExtraBold";

/** Renames a font in both encodings of its name table. The length must stay the same. */
function renamed(font: Buffer, name: string): Buffer {
	const to = name.padEnd(INHERITED_NAME.length, "0");
	let text = font.toString("latin1");
	for (const spread of ["", "\0"]) {
		text = text.replaceAll([...INHERITED_NAME].join(spread), [...to].join(spread));
	}
	return Buffer.from(text, "latin1");
}

export type Typeface = {
	/** Loads the fonts for a document's content. Missing characters become a question mark. */
	ready(content: unknown): Promise<unknown>;
};

/**
 * Cuts the variable font into static fonts, as PDF supports no other, and registers them. This takes half a second, so
 * only the printing process does it.
 */
export async function openTypeface(): Promise<Typeface> {
	const ownCodePoints = await registerOwn();
	const slices = openSlices();
	const registered = new Map<Slice, string>();
	return {
		async ready(content) {
			const isOwn = (character: string) => ownCodePoints.has(character.codePointAt(0) ?? 0);
			const letters = new Set(textsOf(content).flatMap((text) => [...composed(text)]));
			const unknown = [...letters].filter((character) => !isOwn(character) && !/\s/u.test(character)).join("");
			const { needed, missing } = slicesFor(slices, unknown);
			for (const slice of needed) {
				if (registered.has(slice)) continue;
				const name = `n${registered.size}`;
				await registerSlice(slice, name);
				registered.set(slice, name);
			}
			addFallbackFonts(needed.flatMap((slice) => registered.get(slice) ?? []));
			const printable = (text: string) => composed(text).replace(/[^\s]/gu, (one) => (missing.has(one) ? "?" : one));
			return withTexts(content, printable);
		},
	};
}

/** Registers a fallback font in each weight. */
async function registerSlice({ file }: Slice, name: string): Promise<void> {
	const source = readFileSync(file);
	const letters = lettersOf(file);
	for (const { family, fontWeight } of CUTS) {
		const font = await subsetFont(source, String.fromCodePoint(...letters), {
			targetFormat: "truetype",
			variationAxes: { wght: fontWeight },
		});
		const cut = { fontFamily: `${family} ${name}`, fontWeight };
		Font.register({ family: cut.fontFamily, src: `data:font/ttf;base64,${font.toString("base64")}`, fontWeight });
		shapeWithHarfBuzz(await opened(cut), font, `${name}w${fontWeight}`);
	}
}

/** Registers the site's font and returns its characters. */
async function registerOwn(): Promise<Set<number>> {
	const codePoints = new Set<number>();
	for (const [number, script] of SCRIPTS.entries()) {
		const file = ownFile(script);
		const source = readFileSync(file);
		const letters = lettersOf(file);
		for (const character of letters) codePoints.add(character);
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
	return codePoints;
}

async function opened(cut: { fontFamily: string; fontWeight: number }): Promise<OpenedFont> {
	await Font.load(cut);
	const font = Font.getFont(cut)?.data as unknown as OpenedFont | undefined;
	if (!font) throw new Error(`the font ${cut.fontFamily} ${cut.fontWeight} cannot be opened`);
	return font;
}

/**
 * Loads every glyph of a font once. The library caches a glyph with its first code point. An "o" first loaded as a part
 * of "ó" would have none, and text could neither be copied nor read aloud.
 */
async function nameGlyphs(cut: { fontFamily: string; fontWeight: number }, letters: number[]): Promise<void> {
	const font = await opened(cut);
	for (const point of letters) if (!isForm(point)) font.glyphForCodePoint(point);
}

/** Scripts without spaces between words and with square characters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a code point is a presentation form (a ligature or a positional Arabic form). Readers read it as its base
 * characters.
 */
function isForm(point: number): boolean {
	return (point >= 0xfb00 && point <= 0xfdff) || (point >= 0xfe70 && point <= 0xfeff);
}

/** Splits only words longer than a line, because English hyphenation is wrong for Polish. */
function piecesOf(word: string): string[] {
	if (WIDE.test(word)) return word.length > 8 ? (word.match(/.{1,4}/gsu) ?? [word]) : [word];
	return word.length > 24 ? (word.match(/.{1,12}/gsu) ?? [word]) : [word];
}
