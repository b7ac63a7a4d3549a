import { expect, test } from "vitest";
import { csvText } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

const cells = (text: string) => readCsv(text, 100).rows?.map((row) => row.cells);

test.each([
	["commas", "a,b\n1,2"],
	["semicolons, also with a comma in a cell", 'a;b\r\n"1";2'],
	["tabs", "a\tb\n1\t2"],
	["a byte order mark and spaces", "\uFEFFa, b\n 1 ,2"],
])("reads %s", (_, text) =>
	expect(cells(text)).toEqual([
		["a", "b"],
		["1", "2"],
	]),
);

test("reads what the house writes", () => {
	expect(
		cells(
			csvText([
				["imię", "firma"],
				["Żaneta", 'Krosno "Len"; spółka'],
			]),
		),
	).toEqual([
		["imię", "firma"],
		["Żaneta", 'Krosno "Len"; spółka'],
	]);
});

test("leaves out empty rows, and keeps the numbers of lines", () => {
	expect(readCsv('a,b\n\n,\n"1\n1",2\n3,4\n', 100).rows).toEqual([
		{ line: 1, cells: ["a", "b"] },
		{ line: 5, cells: ["1\n1", "2"] },
		{ line: 6, cells: ["3", "4"] },
	]);
});

test("keeps rows that are shorter or longer than the first", () => {
	expect(cells("a,b\n1\n1,2,3")).toEqual([["a", "b"], ["1"], ["1", "2", "3"]]);
});

test("reads at most as many records as asked", () => expect(readCsv("a\n1\n2\n3", 2).rows).toHaveLength(2));

test.each([
	["never closed", 'a,b\n1,2\n"3,4\n5,6', 4],
	["inside a cell", 'a,b\n1,2"2', 2],
])("says where a quotation mark is %s", (_, text, line) => expect(readCsv(text, 100)).toEqual({ brokenAt: line }));
