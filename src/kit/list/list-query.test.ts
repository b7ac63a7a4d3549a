import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cursorOf, cursorText } from "./cursor.ts";
import { listQuery, oneOrMore, pageOf, sortParts } from "./list-query.ts";

const query = listQuery(["-placed", "gross"], { state: z.optional(oneOrMore(["paid", "expired"])) });

test.each([
	[{}, {}],
	[
		{ q: "Kowalska", sort: "gross" },
		{ q: "Kowalska", sort: "gross" },
	],
	[{ state: "paid,expired" }, { state: ["paid", "expired"] }],
	[{ after: "12.2025-04-30T10:00:00.000Z" }, { after: { id: 12, value: "2025-04-30T10:00:00.000Z" } }],
	[{ after: "nonsense" }, { after: undefined }],
])("the query %j is read", (sent, read) => {
	expect(z.parse(query, sent)).toEqual(read);
});

test.each([{ sort: "name" }, { state: "paid,unknown" }, { state: "" }, { q: "a\nb" }])("%j is refused", (sent) => {
	expect(z.safeParse(query, sent).success).toBe(false);
});

test("a cursor survives as text, with any value", () => {
	for (const value of ["", "1200", "Żółć, sp. z o.o."]) {
		expect(cursorOf(cursorText({ id: 7, value }))).toEqual({ id: 7, value });
	}
});

test.each([
	["-gross", { column: "gross", isDescending: true }],
	["gross", { column: "gross", isDescending: false }],
] as const)("the sort %s", (sort, parts) => {
	expect(sortParts<"gross">(sort)).toEqual(parts);
});

test("a page has a next one only after one more row", () => {
	const cursor = (row: number) => `${row}.`;
	expect(pageOf([1, 2, 3], cursor, 2)).toEqual({ rows: [1, 2], next: "2." });
	expect(pageOf([1, 2], cursor, 2)).toEqual({ rows: [1, 2], next: null });
	expect(pageOf([], cursor, 2)).toEqual({ rows: [], next: null });
});
