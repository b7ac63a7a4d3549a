import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";

const HOUR = 3600;

describe("chapters as they are typed", () => {
	test.each([
		["", []],
		["0:00 Początek", [[0, "Początek", null]]],
		[
			"00:00 Początek | Start\n\n12:30 Klucze|Keys\r\n1:02:03 Pytania",
			[
				[0, "Początek", "Start"],
				[750, "Klucze", "Keys"],
				[3723, "Pytania", null],
			],
		],
		["75:00 Po godzinie i kwadransie", [[4500, "Po godzinie i kwadransie", null]]],
		["0:00 16:9 i inne proporcje", [[0, "16:9 i inne proporcje", null]]],
	])("%j", (text, expected) => {
		const chapters = expected.map(([seconds, title, titleEn]) => ({ seconds, title, titleEn }));
		expect(chaptersOf(text, 2 * HOUR)).toEqual({ chapters });
	});

	test.each([
		["Początek", { line: 1, reason: "shape" }],
		["0:00 A\n5 B", { line: 2, reason: "shape" }],
		["0:60 A", { line: 1, reason: "shape" }],
		["1:60:00 A", { line: 1, reason: "shape" }],
		["0:00", { line: 1, reason: "shape" }],
		["0:00 A | B | C", { line: 1, reason: "shape" }],
		["0:00 | B", { line: 1, reason: "title" }],
		["0:00 A |", { line: 1, reason: "title" }],
		[`0:00 ${"a".repeat(121)}`, { line: 1, reason: "title" }],
		["0:10 A\n\n0:10 B", { line: 3, reason: "order" }],
		["0:10 A\n0:09 B", { line: 2, reason: "order" }],
		["2:00:00 A", { line: 1, reason: "late" }],
		[Array.from({ length: 101 }, (_, n) => `${n}:00 A`).join("\n"), { line: 101, reason: "many" }],
	])("%j is told in its line", (text, wrong) => {
		expect(chaptersOf(text, 2 * HOUR)).toEqual({ wrong });
	});

	test("the last second is valid, and a hundred chapters are not too many", () => {
		expect(chaptersOf("1:59:59 A", 2 * HOUR)).toMatchObject({ chapters: [{ seconds: 7199 }] });
		const hundred = Array.from({ length: 100 }, (_, n) => `${n}:00 ${"a".repeat(120)}`).join("\n");
		expect(chaptersOf(hundred, 2 * HOUR)).toMatchObject({ chapters: { length: 100 } });
	});

	test("accepted chapters ascend within the film, for any input", () => {
		const line = fc.oneof(
			fc.string(),
			fc.tuple(fc.nat(99), fc.nat(99), fc.string()).map(([m, s, t]) => `${m}:${s} ${t}`),
		);
		fc.assert(
			fc.property(fc.array(line), fc.integer({ min: 1, max: 6000 }), (lines, seconds) => {
				const read = chaptersOf(lines.join("\n"), seconds);
				if ("wrong" in read) return read.wrong.line >= 1;
				const at = read.chapters.map((one) => one.seconds);
				return at.every((one, n) => one < seconds && one > (at[n - 1] ?? -1));
			}),
		);
	});
});
