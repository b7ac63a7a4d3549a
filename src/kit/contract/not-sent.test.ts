import { expect, test } from "vitest";
import { notSent } from "./not-sent.ts";

test("an unsent part keeps its field names", () => {
	expect(Object.keys(notSent({ a: 1, b: "x" }))).toEqual(["a", "b"]);
	expect(JSON.stringify(notSent({ a: 1 }))).toBe("{}");
});
