import { afterAll, describe, expect, test } from "vitest";
import { type DrawnGlyph, drawnGlyphs, printedText } from "../../../tests/harness/printed-text.ts";
import { composed } from "../letters/printable.ts";
import { startPdfRenderer } from "./renderer.ts";

/** A layout as a separate module, because only the printing process loads it. */
const layout = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const kit = new URL("./sheet.ts", import.meta.url).href;
const plain = layout(`
	import { a4, h, Text } from "${kit}";
	export const sheet = ({ words }) => a4(
		{ title: "Próba", author: "Estrada", language: "pl", createdAt: new Date(0) },
		{ head: "head", foot: "foot", numbers: ({ pageNumber, totalPages }) => pageNumber + "/" + totalPages },
		words.map((one, key) => h(Text, { key }, one)),
	);
`);
const cuts = layout(`
	import { a4, faces, h, Text } from "${kit}";
	export const sheet = ({ face, words }) => a4(
		{ title: "Próba", author: "Estrada", language: "pl", createdAt: new Date(0) },
		{ head: "", foot: "", numbers: () => "" },
		words.map((one, key) => h(Text, { key, style: { ...faces[face], fontSize: 18, lineHeight: 3 } }, one)),
	);
`);
const torn = layout(`export const sheet = () => { throw new Error("the paper is torn"); };`);
const deadly = layout(`export const sheet = () => process.exit(3);`);

const pdfRenderer = startPdfRenderer({ idleMs: 300 });
afterAll(() => pdfRenderer.close());

describe("the PDF renderer", () => {
	test("prints every Polish character and foreign names", async () => {
		const words = ["ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ", "Łódź, Šárka Nováková, Jürgen Weiß, Nguyễn Thị Hạnh, Søren Ångström"];
		const { pages } = await printedText(await pdfRenderer.print(plain, { words }));
		expect(pages).toHaveLength(1);
		for (const one of words) expect(pages[0]).toContain(one);
	});

	/** Characters in reading order. Right-to-left text was drawn from left to right. */
	const read = (glyphs: DrawnGlyph[]) => {
		const isLeftwards = glyphs.some(({ letters }) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letters));
		return (isLeftwards ? glyphs.toReversed() : glyphs).map(({ letters }) => letters).join("");
	};

	test.each([
		["Greek", "Ελένη Παπαδοπούλου-Ιωάννου"],
		["Cyrillic", "Олександр Щербаченко-Їжакевич"],
		["Georgian", "ნინო ბერიძე"],
		["Armenian", "Արմեն Հարությունյան"],
		["Hebrew", "דוד בן־גוריון"],
		["Arabic", "محمد عبد الرحمن"],
		["Persian, with a joiner", "علی\u200cرضا گنجی"],
		["Devanagari", "श्रीकृष्ण राजेन्द्र शर्मा"],
		["Thai", "สมชาย ที่รักน้ำใจ"],
		["Vietnamese", "Nguyễn Thị Hạnh"],
		["Japanese", "山田 たろう"],
		["Chinese", "王小明 陳怡君"],
		["Korean", "김민수"],
		["Latin beyond Europe", "Ḥasan al-Ṭabarī Əliyev"],
		["letters that came in parts", "Zoe\u0308 S\u0301wia\u0328tek"],
		["no typeface", "🎤?"],
	])("%s is printed character by character, side by side, in every cut", async (_script, name) => {
		for (const face of ["text", "strong", "display"]) {
			const [[page]] = [await drawnGlyphs(await pdfRenderer.print(cuts, { face, words: [name, "Łódź, Zażółć"] }))];
			const lines = Map.groupBy(page!, ({ y, size }) => Math.round(y / size / 3));
			const texts = [...lines.values()].map(read);
			const expected = composed(name).replace("🎤", "?");
			expect(texts.map((text) => text.normalize("NFC"))).toContain(expected);
			expect(texts).toContain("Łódź, Zażółć");
			for (const line of lines.values()) {
				const wide = line.filter((one) => one.width > 0).toSorted((a, b) => a.x - b.x);
				for (const [index, one] of wide.entries()) {
					const next = wide[index + 1];
					if (next) expect(next.x - one.x).toBeGreaterThan(one.width - 0.2 * one.size);
				}
			}
		}
	});

	test("copying text works for a character first seen as part of another", async () => {
		const display = layout(`
			import { a4, faces, h, Text } from "${kit}";
			export const sheet = ({ words }) => a4(
				{ title: "Próba", author: "Estrada", language: "pl", createdAt: new Date(0) },
				{ head: "", foot: "", numbers: () => "" },
				words.map((one, key) => h(Text, { key, style: faces.display }, one)),
			);
		`);
		await pdfRenderer.print(display, { words: ["Twój"] });
		expect(
			(await printedText(await pdfRenderer.print(display, { words: ["Bilet jest anulowany"] }))).pages[0],
		).toContain("anulowany");
	});

	test("missing characters do not stop it", async () => {
		const pdf = await pdfRenderer.print(plain, { words: ["Київ 東京 🎤", "a".repeat(500)] });
		expect((await printedText(pdf)).pages).toHaveLength(1);
	});

	test("numbers its pages, heads all but the first, and gives the same file for the same content", async () => {
		const content = { words: Array.from({ length: 100 }, (_, index) => `line ${index}`) };
		const [one, other] = await Promise.all([pdfRenderer.print(plain, content), pdfRenderer.print(plain, content)]);
		const { pages } = await printedText(one);
		expect(pages.map((page) => [page.includes("head"), page.includes("foot"), /\d\/\d/.exec(page)?.[0]])).toEqual([
			[false, true, "1/2"],
			[true, true, "2/2"],
		]);
		expect(Buffer.compare(one, other)).toBe(0);
	});

	test("a failing layout is reported, and the next one is printed", async () => {
		const results = await Promise.allSettled([
			pdfRenderer.print(torn, {}),
			pdfRenderer.print(plain, { words: ["after"] }),
		]);
		expect(results[0]).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("is torn") } });
		expect(results[1].status).toBe("fulfilled");
	});

	test("if the process dies, waiting jobs fail and a new process starts", async () => {
		await expect(pdfRenderer.print(deadly, {})).rejects.toThrow("ended (3)");
		expect((await printedText(await pdfRenderer.print(plain, { words: ["again"] }))).pages[0]).toContain("again");
	});

	test("two simultaneous ends leave one idle timer, which the next job cancels", async () => {
		await Promise.allSettled([pdfRenderer.print(deadly, {}), pdfRenderer.print(deadly, {})]);
		expect((await printedText(await pdfRenderer.print(plain, { words: ["unharmed"] }))).pages[0]).toContain("unharmed");
	});

	test("stops when idle and starts again", async () => {
		await new Promise((done) => setTimeout(done, 600));
		expect((await printedText(await pdfRenderer.print(plain, { words: ["awake"] }))).pages[0]).toContain("awake");
		await pdfRenderer.close();
		await pdfRenderer.close();
	});
});
