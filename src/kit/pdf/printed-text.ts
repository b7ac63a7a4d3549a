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
		for (const [index, hex] of [...list!.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
			const code = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, "0");
			letters.set(code, Buffer.from(hex[1]!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
		}
	}
	return letters;
}

/** The text of every page, in the order in which it was drawn, and the number of fonts in the file. */
export function printedText(pdf: Uint8Array): { pages: string[]; fonts: string[] } {
	const objects = objectsOf(pdf);
	const heads = [...objects.values()].map(({ head }) => head);
	const pages = heads
		.filter((head) => /\/Type \/Page\b/.test(head))
		.map((head) => {
			const [contents, resources] = ["Contents", "Resources"].map(
				(key) => new RegExp(`/${key} (\\d+)`).exec(head)![1]!,
			);
			const names = objects.get(resources!)!.head.matchAll(/\/(F\d+) (\d+) 0 R/g);
			const fonts = new Map([...names].map(([, name, font]) => [name!, lettersOf(objects, font!)]));
			const drawn = objects.get(contents!)!.stream.toString("latin1");
			let letters = new Map<string, string>();
			let text = "";
			for (const [, name, glyphs] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
				if (name) letters = fonts.get(name)!;
				for (const [, run] of glyphs?.matchAll(/<([0-9a-f]+)>/g) ?? []) {
					text += run!
						.match(/.{4}/g)!
						.map((code) => letters.get(code) ?? "\ufffd")
						.join("");
				}
			}
			return text.replaceAll("\u00a0", " ");
		});
	const fonts = heads.flatMap((head) => /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? []);
	return { pages, fonts: [...new Set(fonts)].sort() };
}
