import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCode } from "../../../tests/harness/qr-reading.ts";
import { qrCodeOf } from "./qr-code.ts";

/** Decodes a code from its path. */
function read(text: string): string {
	const { size, path } = qrCodeOf(text);
	const dark = new Set<string>();
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
		for (let to = 0; to < Number(length); to++) dark.add(`${Number(x) + to} ${y}`);
	}
	return readCode(size, (x, y) => dark.has(`${x} ${y}`));
}

describe("a QR code", () => {
	test("decodes to its text", () => {
		const texts = fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" });
		fc.assert(
			fc.property(texts, (text) => read(text) === text),
			{ numRuns: 30 },
		);
	});

	test("needs half the space for capitals and digits, with 15 % tolerance", () => {
		// the standard's largest texts at level M: 178 characters in version 7 (45 modules), 84 bytes in version 5
		// (37)
		expect([178, 179].map((length) => qrCodeOf("A2".repeat(90).slice(0, length)).size)).toEqual([45, 49]);
		expect([84, 85].map((length) => qrCodeOf("a".repeat(length)).size)).toEqual([37, 41]);
	});
});
