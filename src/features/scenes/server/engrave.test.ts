import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { generatedEvent } from "../../../../tests/harness/scenes.ts";
import type { Engraving } from "../../../kit/svg/engraving.ts";
import { picture } from "../../../kit/svg/svg.ts";
import { SCENE_KINDS } from "../../event/scene-kinds.ts";
import { drawScene } from "./draw-scene.ts";
import { engrave } from "./engrave.ts";

const NOTHING = { tracks: [], lectures: [], stands: [] };

/** The engraving's darkness in print, as a share of black, in `columns` parts from left to right. */
async function darkness({ width, height, strokes }: Engraving, columns: number): Promise<number[]> {
	const lines = strokes.map((one) => `<path d="${one.path}" stroke="#000" stroke-width="${one.width}" fill="none"/>`);
	const body = `<rect width="100%" height="100%" fill="#fff"/>${lines.join("")}`;
	const { data, info } = await sharp(Buffer.from(picture(width, height, body)), { density: 216 })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return Array.from({ length: columns }, (_, column) => {
		let sum = 0;
		let count = 0;
		for (let y = 0; y < info.height; y++) {
			for (let x = Math.floor((column * info.width) / columns); x < ((column + 1) * info.width) / columns; x++) {
				sum += 255 - (data[y * info.width + x] ?? 255);
				count++;
			}
		}
		return sum / count / 255;
	});
}

describe("the print cut of a scene", () => {
	test.each(SCENE_KINDS)(
		"of the kind %s is black on white: words keep white on its left, light is ink on its right",
		async (kind) => {
			for (const [tracks, more] of [
				[7, {}],
				[62, { accent: "#ffffff", key: "#ffffff" }],
				[0, { ...NOTHING, accent: "#777", beams: [] }],
			] as const) {
				const engraving = engrave(await drawScene(generatedEvent(`engraved-${kind}-${tracks}`, kind, tracks, more)));
				const columns = await darkness(engraving, 10);
				expect(columns[0]).toBeLessThan(0.03);
				expect(Math.max(...columns.slice(4))).toBeGreaterThan(0.04);
				expect(Math.max(...columns)).toBeLessThan(0.5);
				expect(JSON.stringify(engraving).length).toBeLessThan(200_000);
				for (const { width, path } of engraving.strokes) {
					expect(width).toBeGreaterThan(0.1);
					expect(path).toMatch(/^(M[\d.]+ [\d.]+H[\d.]+)+$/);
				}
			}
		},
	);

	test("is the same for the same event and another one for another", async () => {
		const [one, same, other] = await Promise.all(
			["a", "a", "b"].map(async (seed) => engrave(await drawScene(generatedEvent(seed, "stage", 5)))),
		);
		expect(same).toEqual(one);
		expect(other).not.toEqual(one);
	});
});
