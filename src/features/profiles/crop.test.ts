import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Crop, keyed, MAX_ZOOM, outputWidth, pulled, squareOf, WHOLE, within, zoomed } from "./crop.ts";

const WIDE = { width: 3000, height: 1000 };

const size = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const number = fc.double({ min: -9, max: 9, noNaN: true });
const crop: fc.Arbitrary<Crop> = fc.record({ x: number, y: number, zoom: number });

test("the square lies within the picture for any crop", () => {
	fc.assert(
		fc.property(size, crop, (of, asked) => {
			const { left, top, side } = squareOf(of, asked);
			expect(left).toBeGreaterThanOrEqual(-1e-6);
			expect(top).toBeGreaterThanOrEqual(-1e-6);
			expect(left + side).toBeLessThanOrEqual(of.width + 1e-6);
			expect(top + side).toBeLessThanOrEqual(of.height + 1e-6);
			expect(side).toBeGreaterThan(0);
		}),
	);
});

test("a valid crop stays unchanged", () => {
	fc.assert(
		fc.property(size, crop, (of, asked) => {
			const once = within(of, asked);
			expect(within(of, once)).toEqual(once);
		}),
	);
});

describe("a crop", () => {
	test.each<[string, Crop, object]>([
		["begins with all of the shorter side", WHOLE, { left: 1000, top: 0, side: 1000 }],
		["ends at the picture's edge", { x: 0, y: 0, zoom: 1 }, { left: 0, top: 0, side: 1000 }],
		["shows less when it is larger", { x: 0.5, y: 0.5, zoom: 2 }, { left: 1250, top: 250, side: 500 }],
		["is at most five times as large", { x: 0.5, y: 0.5, zoom: 50 }, { left: 1400, top: 400, side: 200 }],
	])("%s", (_, asked, square) => expect(squareOf(WIDE, asked)).toEqual(square));

	test("follows the hand: dragging right reveals the left", () => {
		const next = pulled(WIDE, WHOLE, { right: 0.5, down: 0.5 });
		expect(squareOf(WIDE, next).left).toBeCloseTo(500);
		expect(squareOf(WIDE, next).top).toBe(0);
	});

	test.each([
		["ArrowLeft", { left: 960 }],
		["ArrowRight", { left: 1040 }],
	])("%s moves the square over the picture", (key, square) => {
		expect(squareOf(WIDE, keyed(WIDE, WHOLE, key)!)).toMatchObject(square);
	});

	test("plus and minus reverse each other; the page keeps other keys", () => {
		const larger = keyed(WIDE, WHOLE, "+")!;
		expect(larger.zoom).toBeCloseTo(1.1);
		expect(keyed(WIDE, larger, "-")!.zoom).toBeCloseTo(1);
		expect(zoomed(WIDE, WHOLE, 99).zoom).toBe(MAX_ZOOM);
		for (const key of ["Tab", "Enter", "a"]) expect(keyed(WIDE, WHOLE, key)).toBeUndefined();
	});

	test.each([
		[WIDE, WHOLE, 1000],
		[{ width: 5000, height: 4000 }, WHOLE, 1024],
		[{ width: 1, height: 1 }, { ...WHOLE, zoom: 5 }, 1],
	])("has at most the existing pixels", (of, asked, width) => {
		expect(outputWidth(of, asked, 1024)).toBe(width);
	});
});
