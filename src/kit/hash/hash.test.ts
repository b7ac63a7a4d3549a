import { expect, test } from "vitest";
import { contentMark, hashOf } from "./hash.ts";

test("SHA-256 in lower-case hexadecimal digits", () =>
	expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));

test("a content hash depends on its parts in order", () => {
	expect(contentMark("a", Buffer.from("bc"))).toBe(contentMark("abc"));
	expect(contentMark("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7");
});
