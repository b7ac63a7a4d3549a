import { inflateSync } from "node:zlib";

/** What a file of the press says: for tests, which read the text as a PDF reader would copy it. */

type Objects = Map<string, { head: string; stream: Buffer }>;

/** The objects of a PDF file by number, their streams unpacked. */
function objectsOf(pdf: Uint8Array): Objects {
	const bytes = Buffer.from(pdf);
	const text = bytes.toString("latin1");
	const found: Objects = new Map();
	for (const match of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
		const start = match.index + match[0].length;
		const head = text.slice(start, text.indexOf("endobj", start)).split("stream")[0]!;
		const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
		const from = text.indexOf("stream", start) + "stream\n".length;
		const packed = length > 0 ? bytes.subarray(from, from + length) : Buffer.alloc(0);
		found.set(match[1]!, { head, stream: head.includes("/FlateDecode") ? inflateSync(packed) : packed });
	}
	return found;
}

/** The letters of a font by the codes that its file uses, from the font's ToUnicode map. */
function lettersOf(objects: Objects, font: string): Map<string, string> {
	const map = /\/ToUnicode (\d+)/.exec(objects.get(font)?.head ?? "")?.[1];
	const letters = new Map<string, string>();
	if (!map) return letters;
	const ranges = objects
		.get(map)!
		.stream.toString("latin1")
		.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g);
	for (const [, first, list] of ranges) {
		for (const [index, hex] of [...list!.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
			const code = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, "0");
			letters.set(code, Buffer.from(hex[1]!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
		}
	}
	return letters;
}

/** The widths of a font's glyphs by the codes that its file uses, in thousandths of the size. */
function widthsOf(objects: Objects, font: string): number[] {
	const descendant = /\/DescendantFonts \[(\d+)/.exec(objects.get(font)?.head ?? "")?.[1] ?? "";
	const list = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant)?.head ?? "")?.[1] ?? "";
	return list.trim().split(/\s+/).map(Number);
}

/** A glyph as it stands on its page, in points from the bottom left; its letters are those that a reader copies. */
export type DrawnGlyph = { letters: string; x: number; y: number; width: number; size: number };

type Matrix = [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
	...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
	...([e * A + f * C + E, e * B + f * D + F] as const),
];

/** Every glyph of every page, in the order in which they were drawn. */
export function drawnGlyphs(pdf: Uint8Array): DrawnGlyph[][] {
	const objects = objectsOf(pdf);
	return pagesOf(objects).map(({ drawn, fonts }) => {
		const glyphs: DrawnGlyph[] = [];
		const kept: Matrix[] = [];
		let [page, text]: Matrix[] = [
			[1, 0, 0, 1, 0, 0],
			[1, 0, 0, 1, 0, 0],
		] as [Matrix, Matrix];
		let font = { letters: new Map<string, string>(), widths: [] as number[], size: 0 };
		const tokens = /(?<=\s|^)(?:([qQ])(?=\s)|((?:-?[\d.]+ ){6})(cm|Tm)|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ)/g;
		for (const [, stack, numbers, operator, name, size, shown] of drawn.matchAll(tokens)) {
			if (stack === "q") kept.push(page!);
			if (stack === "Q") page = kept.pop()!;
			const matrix = numbers?.trim().split(" ").map(Number) as Matrix | undefined;
			if (operator === "cm") page = times(matrix!, page!);
			if (operator === "Tm") text = matrix!;
			if (name) font = { ...fonts(name), size: Number(size) };
			for (const [, run, shift] of shown?.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g) ?? []) {
				if (shift) text = times([1, 0, 0, 1, (-Number(shift) * font.size) / 1000, 0], text!);
				for (const code of run?.match(/.{4}/g) ?? []) {
					const width = ((font.widths[Number.parseInt(code, 16)] ?? 0) * font.size) / 1000;
					const [, , , , x, y] = times(text!, page!);
					glyphs.push({ letters: font.letters.get(code) ?? "\ufffd", x, y, width, size: font.size });
					text = times([1, 0, 0, 1, width, 0], text!);
				}
			}
		}
		return glyphs;
	});
}

/** What was drawn on each page, and its fonts by the names that it uses. */
function pagesOf(objects: Objects) {
	const heads = [...objects.values()].map(({ head }) => head).filter((head) => /\/Type \/Page\b/.test(head));
	return heads.map((head) => {
		const [contents, resources] = ["Contents", "Resources"].map((key) => new RegExp(`/${key} (\\d+)`).exec(head)![1]!);
		const names = objects.get(resources!)!.head.matchAll(/\/(F\d+) (\d+) 0 R/g);
		const named = new Map([...names].map(([, name, font]) => [name!, font!]));
		return {
			drawn: objects.get(contents!)!.stream.toString("latin1"),
			fonts: (name: string) => {
				const font = named.get(name)!;
				return { letters: lettersOf(objects, font), widths: widthsOf(objects, font) };
			},
		};
	});
}

/** The text of every page, in the order in which it was drawn, and the number of fonts in the file. */
export function printedText(pdf: Uint8Array): { pages: string[]; fonts: string[] } {
	const pages = drawnGlyphs(pdf).map((glyphs) =>
		glyphs
			.map(({ letters }) => letters)
			.join("")
			.replaceAll("\u00a0", " "),
	);
	const heads = [...objectsOf(pdf).values()].map(({ head }) => head);
	const fonts = heads.flatMap((head) => /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? []);
	return { pages, fonts: [...new Set(fonts)].sort() };
}
