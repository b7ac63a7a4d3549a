import { afterAll, describe, expect, test } from "vitest";
import { startBrowser } from "../../../tests/harness/browser.ts";
import { coverage, drawnByFonts, drawnByReader, type Ink } from "../../../tests/harness/drawings.ts";
import { NAMES } from "../../../tests/harness/names.ts";
import { unprintableIn } from "../letters/printable.ts";
import { startPdfRenderer } from "./renderer.ts";

const kit = new URL("./sheet.ts", import.meta.url).href;
const layout = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { a4, faces, h, Text, View } from "${kit}";
		export const sheet = ({ face, names, size, height }) => a4(
			{ title: "Names", author: "Estrada", language: "en", createdAt: new Date(0) },
			{ head: "", foot: "", numbers: () => "" },
			names.map((one, key) => h(View, { key, style: { height, justifyContent: "center" }, wrap: false },
				h(Text, { style: { ...faces[face], fontSize: size } }, one))),
		);
	`)}`,
);

const ROWS = { top: 46, left: 44, height: 36, size: 20 };
const PER_PAGE = 20;
/** The cuts as a browser sets them. Noto has neither width nor optical size. */
const FACES = {
	text: { weight: 400, variation: "'opsz' 14, 'wdth' 100", spacing: 0 },
	display: { weight: 800, variation: "'opsz' 48, 'wdth' 80", spacing: -0.1 },
};

/** Fonts of a document with kana, by package and name, in fallback order. */
const TYPEFACES: [file: string, family: string][] = [
	["bricolage-grotesque/standard.css", "Bricolage Grotesque Variable"],
	...["", "Armenian", "Georgian", "Hebrew", "Arabic", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Tamil"]
		.concat(["Telugu", "Kannada", "Malayalam", "Thai", "JP", "SC", "TC", "KR"])
		.map((name): [string, string] => [
			`noto-sans${name && `-${name.toLowerCase()}`}/index.css`,
			`Noto Sans ${name && `${name} `}Variable`,
		]),
];
const FILES = TYPEFACES.map(([file]) => file);
const FAMILIES = TYPEFACES.map(([, family]) => family);

const renderer = startPdfRenderer();
const browser = await startBrowser();
afterAll(() => Promise.all([renderer.close(), browser.close()]));

/** Names as a PDF reader draws them, and as their fonts do. */
async function drawn(face: keyof typeof FACES, names: string[]): Promise<{ name: string; paper: Ink; font: Ink }[]> {
	const page = await browser.newPage();
	const pdf = await renderer.print(layout, { face, names, ...ROWS });
	const both: { name: string; paper: Ink; font: Ink }[] = [];
	for (let first = 0; first < names.length; first += PER_PAGE) {
		const some = names.slice(first, first + PER_PAGE);
		const rows = { ...ROWS, count: some.length };
		const papers = await drawnByReader(page, pdf, first / PER_PAGE + 1, rows);
		const settings = some.map((name) => ({ name, families: FAMILIES, ...FACES[face] }));
		const fonts = await drawnByFonts(page, FILES, settings, rows);
		for (const [index, name] of some.entries()) both.push({ name, paper: papers[index]!, font: fonts[index]! });
	}
	await page.close();
	return both;
}

describe("names on paper", () => {
	test.each(["text", "display"] as const)(
		"match their fonts' drawing in typed order (%s)",
		async (face) => {
			const names = NAMES.map(([, name]) => name);
			expect([new Set(NAMES.map(([script]) => script)).size, new Set(names).size]).toEqual([20, 40]);
			const wrong = (await drawn(face, names)).filter(({ paper, font }) => {
				const isAsLong = Math.abs(paper.width - font.width) <= 4 && Math.abs(paper.height - font.height) <= 2;
				return !isAsLong || coverage(font, paper, 2) < 0.98 || coverage(paper, font, 2) < 0.98;
			});
			expect(wrong.map(({ name }) => name)).toEqual([]);
		},
		90_000, // the cuts of all fonts must be made first
	);

	test("are accepted by forms, except with emoji", () => {
		expect(NAMES.filter(([, name]) => unprintableIn(name).length > 0)).toEqual([]);
		expect(unprintableIn("شريف 🎤 خالد 😀")).toEqual(["🎤", "😀"]);
	});

	test("a name without any font is printed as question marks, and others stay legible", async () => {
		const [unknown, known] = await drawn("text", ["ᏌᏊᎢ", "???"]);
		expect(unknown!.paper.width).toBe(known!.font.width);
	});
});
