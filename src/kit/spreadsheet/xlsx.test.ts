import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import yauzl from "yauzl";
import { tableFile } from "./table-file.ts";
import { type Cell, workbook } from "./xlsx.ts";

async function* pagesOf(...pages: Cell[][][]) {
	yield* pages;
}

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
	const parts = new Map<string, string>();
	const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
	for await (const entry of zip.eachEntry())
		parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString("utf8"));
	return parts;
}

type XmlCell = { "@_s": string; is?: { t: { "#text": string } }; v?: string };

/** The sheet's cells as a reader of XML sees them. */
async function cellsOf(...pages: Cell[][][]): Promise<{ style: string; text?: string; value?: string }[][]> {
	const parts = await partsOf(await buffer(workbook(["Nazwa", "Kwota"], pagesOf(...pages))));
	const parser = new XMLParser({
		ignoreAttributes: false,
		parseTagValue: false,
		trimValues: false,
		isArray: (name) => ["row", "c"].includes(name),
	});
	const { row } = parser.parse(parts.get("xl/worksheets/sheet1.xml")!).worksheet.sheetData;
	return row.map(({ c }: { c: XmlCell[] }) =>
		c.map((one) => ({
			style: one["@_s"],
			...(one.is ? { text: one.is.t["#text"] ?? "" } : { value: one.v! }),
		})),
	);
}

test("has a head, the rows of all pages, texts as texts and amounts as numbers", async () => {
	expect(await cellsOf([["Żółw", { grosz: 123_405 }]], [["b", { grosz: -5 }]])).toEqual([
		[
			{ style: "1", text: "Nazwa" },
			{ style: "1", text: "Kwota" },
		],
		[
			{ style: "0", text: "Żółw" },
			{ style: "2", value: "1234.05" },
		],
		[
			{ style: "0", text: "b" },
			{ style: "2", value: "-0.05" },
		],
	]);
});

test.each([
	["=cmd|' /C calc'!A1", "=cmd|' /C calc'!A1"],
	["<b>&amp;</b>", "<b>&amp;</b>"],
	["a\u0000b\u0008c\u000bd\u001fe\ufffe", "abcde"],
	["two\nlines\tand a tab", "two\nlines\tand a tab"],
	["\ud83d", "\ufffd"],
	["🦔 jeż", "🦔 jeż"],
	// a spreadsheet decodes the escape again
	["_x0041_", "_x005F_x0041_"],
	["  spaces  ", "  spaces  "],
])("text %j is stored as %j", async (text, stored) => {
	expect((await cellsOf([[text]]))[1]?.[0]).toEqual({ style: "0", text: stored });
});

test("all parts are valid XML, and equal rows give equal bytes", async () => {
	const written = () => buffer(workbook(["A"], pagesOf([["1"]])));
	const bytes = await written();
	const parts = await partsOf(bytes);
	expect([...parts.keys()].sort()).toEqual([
		"[Content_Types].xml",
		"_rels/.rels",
		"xl/_rels/workbook.xml.rels",
		"xl/styles.xml",
		"xl/workbook.xml",
		"xl/worksheets/sheet1.xml",
	]);
	for (const xml of parts.values()) expect(XMLValidator.validate(xml)).toBe(true);
	expect((await written()).equals(bytes)).toBe(true);
});

test("an error of a page breaks the file", async () => {
	async function* failing(): AsyncGenerator<Cell[][]> {
		yield [["a"]];
		throw new Error("the database is gone");
	}
	await expect(buffer(workbook(["A"], failing()))).rejects.toThrow("the database is gone");
});

test("a reader who leaves ends the reading of pages", async () => {
	let read = 0;
	let isEnded = false;
	async function* endless(): AsyncGenerator<Cell[][]> {
		try {
			for (;;) {
				read++;
				yield Array.from({ length: 500 }, (_, n) => [`row ${read} ${n} ${Math.random()}`]);
			}
		} finally {
			isEnded = true;
		}
	}
	const file = workbook(["A"], endless());
	for await (const _ of file) if (read > 3) break;
	await expect.poll(() => isEnded).toBe(true);
	expect(read).toBeLessThan(200);
});

test.each(["csv", "xlsx"] as const)("as %s only few pages are read before a reader comes", async (format) => {
	let read = 0;
	async function* pages() {
		for (; read < 100; read++) yield Array.from({ length: 100 }, () => [randomBytes(1000).toString("hex")]);
	}
	const { bytes } = tableFile({ format, lang: "pl", name: "lista", head: ["Nazwa"], pages: pages() });
	await delay(200);
	expect(read).toBeLessThan(10);
	await buffer(bytes as Readable);
	expect(read).toBe(100);
});
