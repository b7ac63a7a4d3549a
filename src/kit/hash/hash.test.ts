import { expect, test } from "vitest";
import { contentMark, hashOf } from "./hash.ts";

test("SHA-256 in small hexadecimal digits", () =>
	expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));

test("a content's mark is that of its parts, one after the other", () => {
	expect(contentMark("a", Buffer.from("bc"))).toBe(contentMark("abc"));
	expect(contentMark("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7");
});
