import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch, SEARCH_FIELDS, searchQuery } from "./search-query.ts";

test("filters are the same after writing and parsing an address, in any order", () => {
	const text = fc.string({ minLength: 1, maxLength: 30 });
	const filters = fc.record(
		{
			q: text,
			topic: text,
			role: text,
			company: text,
			lookingFor: text,
			offering: text,
			isHere: fc.constant("true" as const),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(filters, (some) => {
			expect(parseSearch(new URLSearchParams(searchQuery(some)))).toEqual(some);
			const turned = Object.fromEntries(Object.entries(some).toReversed());
			expect(searchQuery(turned)).toBe(searchQuery(some));
		}),
	);
});

test.each([
	["q=rag&page=2&isHere=yes", { q: "rag" }],
	["isHere=true&topic=", { isHere: "true" }],
	["", {}],
])("the address “%s” has the filters %o", (query, filters) => {
	expect(parseSearch(new URLSearchParams(query))).toEqual(filters);
	expect(Object.keys(filters).every((one) => (SEARCH_FIELDS as readonly string[]).includes(one))).toBe(true);
});
