import { expect, test } from "vitest";
import { invariant } from "../invariant/invariant.ts";

test("returns the value, also an empty or false one", () => {
	expect([0, "", false].map((value) => invariant(value, "it"))).toEqual([0, "", false]);
});

test.each([null, undefined])("names the missing value if it is %s", (value) => {
	expect(() => invariant(value, "the event of an order")).toThrow("the event of an order is missing");
});
