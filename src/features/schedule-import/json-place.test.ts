import { describe, expect, test } from "vitest";
import { jsonErrorPlace } from "./json-place.ts";

describe("the place of a JSON error", () => {
	test.each([
		["", "line 1, column 1"],
		["{", "line 1, column 2"],
		['{"a": 1,}', "line 1, column 9"],
		['{"a": 1\n  "b": 2}', "line 2, column 3"],
		["[1, 2,\n x]", "line 2, column 2"],
		['{"a": tru}', "line 1, column 7"],
		['{"a": "x\ny"}', "line 1, column 7"],
		["[1]]", "line 1, column 4"],
		["[1}", "line 1, column 3"],
		["{1: 2}", "line 1, column 2"],
		["[01]", "line 1, column 2"],
		['["\\x"]', "line 1, column 2"],
	])("%j is invalid at %s", (text, place) => {
		expect(() => JSON.parse(text)).toThrow();
		expect(jsonErrorPlace(text)).toBe(place);
	});
});
