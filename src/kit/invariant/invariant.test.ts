import { expect, test } from "vitest";
import { invariant } from "../invariant/invariant.ts";

test("gives what is there, the empty and the false as well", () => {
	expect([0, "", false].map((value) => invariant(value, "it"))).toEqual([0, "", false]);
});

test.each([null, undefined])("says what is missing where it is %s", (value) => {
	expect(() => invariant(value, "the event of an order")).toThrow("the event of an order is missing");
});
