import { afterAll, describe, expect, test } from "vitest";
import { drawnGlyphs } from "../../../tests/harness/printed-text.ts";
import type { TypefaceCut } from "./advances.ts";
import { brokenLines, fittingSize, linesOf, nameLineHeight, shortened, textWidth } from "./fit.ts";
import { startPdfRenderer } from "./renderer.ts";

const room = (width: number, size = 10) => ({ width, size, cut: "strong" }) as const;
const kit = new URL("./sheet.ts", import.meta.url).href;
const layout = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { a4Pages, faces, h, Text } from "${kit}";
		export const sheet = ({ face, words }) => a4Pages(
			{ title: "Próba", author: "Estrada", language: "pl", createdAt: new Date(0) },
			[words.map((one, key) => h(Text, { key, style: { ...faces[face], letterSpacing: 0, fontSize: 18 } }, one))],
		);
	`)}`,
);
const renderer = startPdfRenderer();
afterAll(() => renderer.close());

describe("widths of characters", () => {
	const words = ["Szczepankowska-Wójcik", "Zażółć gęślą jaźń", "MS Tech Summit 2025, 9:15", "WWW iii @ (a) [b]"];

	test.each(["text", "strong", "display"] satisfies TypefaceCut[])(
		"of the cut %s match the printed ones",
		async (cut) => {
			const [page] = await drawnGlyphs(await renderer.print(layout, { face: cut, words }));
			for (const word of words) {
				const letters = [...word];
				const at = page!.findIndex((_, from) => letters.every((one, index) => page![from + index]?.letters === one));
				const printed = page!.slice(at, at + letters.length).reduce((sum, { width, size }) => sum + width / size, 0);
				expect(textWidth(word, cut) / printed, word).toBeCloseTo(1, 1);
			}
		},
	);

	test("of other scripts are wide", () => {
		expect(textWidth("王伟", "display")).toBe(2);
		expect(textWidth("Ж", "display")).toBeGreaterThan(textWidth("M", "display") - 0.1);
	});
});

describe("lines", () => {
	test.each([
		["short", 100, ["short"]],
		["two words", 34, ["two", "words"]],
		["a".repeat(12), 30, ["aaaaa", "aaaaa", "aa"]],
		// a short word stays with the next one
		["Maja i Ola", 45, ["Maja", "i\u00a0Ola"]],
		["", 10, [""]],
	])("of %j within %i", (text, width, lines) => {
		expect(brokenLines(text, room(width))).toEqual(lines);
		expect(linesOf(text, room(width))).toBe(lines.length);
	});

	test("a text is truncated with an ellipsis only if it is too long", () => {
		expect(shortened("Sala Łuków", room(100), 1)).toBe("Sala Łuków");
		const cut = shortened("Sala Konferencyjna imienia Marii Skłodowskiej-Curie", room(100), 1);
		expect(cut).toMatch(/^Sala Konf.*…$/);
		expect(linesOf(cut, room(100))).toBe(1);
		expect(shortened("x".repeat(500), room(40), 2)).toMatch(/^x{10,16}…$/);
	});
});

describe("the size of a name", () => {
	const box = { width: 300, height: 100, cut: "display", lineHeight: 1 } as const;
	const sizes = { largest: 50, smallest: 9 };

	test.each([
		["Ola", 50],
		["Bartłomiej Aleksander Szczepankowski-Wójcikiewicz", 26],
		["x".repeat(200), 9],
	])("of %s keeps to its box", (name, about) => {
		const size = fittingSize(name, box, sizes);
		expect(Math.abs(size - about)).toBeLessThanOrEqual(4);
		expect(linesOf(name, { width: 300, size, cut: "display" }) * size).toBeLessThanOrEqual(100);
	});

	test("other scripts have higher lines", () => {
		expect(nameLineHeight("Łucja Żak")).toBeLessThan(1);
		expect(nameLineHeight("शर्मिला")).toBeGreaterThan(1.2);
	});
});
