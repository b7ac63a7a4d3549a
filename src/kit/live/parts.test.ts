import fc from "fast-check";
import { expect, test } from "vitest";
import { inParts } from "./parts.ts";

test("the parts have every value in order, and none exceeds its limit", () => {
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: "grapheme", maxLength: 12 })),
			fc.integer({ min: 100, max: 200 }),
			(all, most) => {
				const parts = inParts(all, most);
				expect(parts.flat()).toEqual(all);
				for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(most);
				// no part could be merged with the previous one
				for (const [index, part] of parts.entries()) {
					const joined = JSON.stringify([...(parts[index - 1] ?? []), part[0]]);
					if (index > 0) expect(Buffer.byteLength(joined)).toBeGreaterThan(most);
				}
			},
		),
	);
	expect(inParts(["a".repeat(300), "b"], 100)).toEqual([["a".repeat(300)], ["b"]]);
});
