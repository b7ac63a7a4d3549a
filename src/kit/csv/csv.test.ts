import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const read = (text: string): string[][] => parse(text, { bom: true, delimiter: ";", record_delimiter: "\r\n" });

test("cells are quoted, rows end with CRLF, and the text begins with a BOM", () => {
	expect(
		csvText([
			["Nazwa", ""],
			['"Żółw"; sp. z o.o.', "a\nb"],
		]),
	).toBe('\uFEFF"Nazwa";""\r\n"""Żółw""; sp. z o.o.";"a\nb"\r\n');
});

test.each([
	["=1+1", "'=1+1"],
	["+48 600 100 200", "+48 600 100 200"],
	["+48600100201", "+48600100201"],
	["+48600100201+1", "'+48600100201+1"],
	["+48 600 100 200\n=1", "'+48 600 100 200\n=1"],
	["+48 600-100-200", "'+48 600-100-200"],
	["+A1", "'+A1"],
	["+1", "'+1"],
	["+48  600100200", "'+48  600100200"],
	["++48600100201", "'++48600100201"],
	["-1+1", "'-1+1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "'\t=1"],
	["-68,77", "-68,77"],
	["-299.00", "-299.00"],
	["-", "'-"],
	["a=1", "a=1"],
])("%j is written as %j", (text, cell) => expect(read(csvText([["x", text]]))).toEqual([["x", cell]]));

test("any rows survive writing and reading", () => {
	const cell = fc.string({ unit: "grapheme" }).filter((text) => !/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text));
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 4 }),
			fc.array(fc.array(cell, { minLength: 4, maxLength: 4 })),
			(width, all) => {
				const rows = [["head"], ...all].map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ""));
				expect(read(csvText(rows))).toEqual(rows);
			},
		),
	);
});
