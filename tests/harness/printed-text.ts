import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** The text of a PDF as PDF.js reads it. */

/** A glyph on its page, in points from the bottom left. `letters` is its text when copied. */
export type DrawnGlyph = { letters: string; x: number; y: number; width: number; size: number };

type Matrix = [number, number, number, number, number, number];
/** Operands of `showText`: a glyph, or a number that moves the next one back, in thousandths of the size. */
type TextOperand = { unicode: string; width: number } | number;
type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const opened = (pdf: Uint8Array): Promise<OpenPdf> => getDocumentProxy(new Uint8Array(pdf));

async function glyphsOf(document: OpenPdf, number: number): Promise<{ glyphs: DrawnGlyph[]; fonts: string[] }> {
	const { OPS, Util } = await getResolvedPDFJS();
	const page = await document.getPage(number);
	const { fnArray, argsArray } = await page.getOperatorList();
	const glyphs: DrawnGlyph[] = [];
	const fonts: string[] = [];
	const stored: Matrix[] = [];
	let onPage: Matrix = [1, 0, 0, 1, 0, 0];
	let inText = onPage;
	let size = 0;
	const move = (by: number) => {
		inText = Util.transform(inText, [1, 0, 0, 1, (by * size) / 1000, 0]) as Matrix;
	};
	const show = (shown: TextOperand) => {
		if (typeof shown === "number") return move(-shown);
		const [, , , , x, y] = Util.transform(onPage, inText) as Matrix;
		// PDF.js returns a glyph without text as a control character
		glyphs.push({ letters: shown.unicode.replace(/\p{Cc}/gu, ""), x, y, width: (shown.width * size) / 1000, size });
		move(shown.width);
	};
	for (const [index, operator] of fnArray.entries()) {
		const args = argsArray[index];
		if (operator === OPS.save) stored.push(onPage);
		if (operator === OPS.restore) onPage = stored.pop()!;
		if (operator === OPS.transform) onPage = Util.transform(onPage, args) as Matrix;
		if (operator === OPS.setTextMatrix) inText = [...args[0]] as Matrix;
		if (operator === OPS.setFont) {
			size = args[1];
			fonts.push(page.commonObjs.get(args[0]).name);
		}
		if (operator === OPS.showText) args[0].forEach(show);
	}
	return { glyphs, fonts };
}

const numbersOf = ({ numPages }: OpenPdf) => Array.from({ length: numPages }, (_, index) => index + 1);

/** All glyphs of each page, in drawing order. */
export async function drawnGlyphs(pdf: Uint8Array): Promise<DrawnGlyph[][]> {
	const document = await opened(pdf);
	const pages = await Promise.all(numbersOf(document).map((number) => glyphsOf(document, number)));
	return pages.map(({ glyphs }) => glyphs);
}

/** The text and fonts of each page, in drawing order. */
export async function printedText(pdf: Uint8Array): Promise<{ pages: string[]; fonts: string[] }> {
	const document = await opened(pdf);
	const read = await Promise.all(numbersOf(document).map((number) => glyphsOf(document, number)));
	const pages = read.map(({ glyphs }) =>
		glyphs
			.map(({ letters }) => letters)
			.join("")
			.replaceAll("\u00a0", " "),
	);
	return { pages, fonts: [...new Set(read.flatMap(({ fonts }) => fonts))].sort() };
}
