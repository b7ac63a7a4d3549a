import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { generatedEvent } from "../../../../tests/harness/scenes.ts";
import type { Engraving } from "../../../kit/svg/engraving.ts";
import { picture } from "../../../kit/svg/svg.ts";
import { SCENE_KINDS } from "../../event/scene-kinds.ts";
import type { SceneFacts } from "../facts.ts";
import { drawScene } from "./draw-scene.ts";
import { engrave } from "./engrave.ts";

/** Mean brightness of the picture's right half, 0 to 255. */
function brightness(pixels: Buffer): number {
	let sum = 0;
	let count = 0;
	for (let y = 0; y < 860; y += 6) {
		for (let x = 760; x < 1440; x += 6) {
			const index = (y * 1440 + x) * 3;
			sum += Math.max(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
			count += 1;
		}
	}
	return sum / count;
}

/** The lowest row with six bright pixels in succession. */
function lowestLight(pixels: Buffer): number {
	for (let y = 859; y > 0; y--) {
		let bright = 0;
		for (let x = 700; x < 1440; x++) {
			const index = (y * 1440 + x) * 3;
			if (Math.max(...pixels.subarray(index, index + 3)) > 190) bright++;
		}
		if (bright >= 6) return y;
	}
	return 0;
}

/** The share of black, in `columns` parts from left to right. */
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

/** Expects white on the left, where text stands, and ink on the right, where light is. */
async function expectPrintable(engraving: Engraving): Promise<void> {
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

test("the same event always has the same scene, and another with the same facts a different one", async () => {
	const facts = generatedEvent("ONE26", "stage", 5);
	const scenes = await Promise.all([facts, facts, { ...facts, code: "OTHER26" }].map((each) => drawScene(each)));
	const [one, same, other] = scenes.map((scene) => ({ scene, engraving: engrave(scene) }));
	expect(same?.scene.pixels.equals(one!.scene.pixels)).toBe(true);
	expect(other?.scene.pixels.equals(one!.scene.pixels)).toBe(false);
	expect(same?.engraving).toEqual(one?.engraving);
	expect(other?.engraving).not.toEqual(one?.engraving);
});

/** A landing page's facts cover the scene from this row on. */
const FACTS = 705;
// "data" continues below the facts
test.each(SCENE_KINDS.filter((kind) => kind !== "data"))(
	"%s: lamps, floor and figures are above the facts",
	async (kind) => {
		const colours = { accent: "#3d2bff", key: "#ffc53d" };
		const [lit, over] = await Promise.all(
			[false, true].map((isOver) => drawScene(generatedEvent(`above-${kind}`, kind, 5, { ...colours, isOver }))),
		);
		expect(lowestLight(lit!.pixels)).toBeLessThan(FACTS);
		expect(brightness(over!.pixels)).toBeLessThan(0.93 * brightness(lit!.pixels));
	},
);

const UNKNOWN = { tracks: [], lectures: [], stands: [] };
const TEN_MINUTES = [{ day: 0, start: 540, end: 550, level: 1, isHot: false, track: 0 }];
const HOSTILE: [string, Partial<SceneFacts>][] = [
	["a grey accent and no beams", { accent: "#777", key: "#777777", beams: [] }],
	["colours that are none", { accent: "red", key: "", beams: ["blue"] }],
	["ten minutes", { lectures: [{ day: 0, start: 540, end: 550, level: 1, isHot: true, track: 0 }] }],
	["ten days", { days: 10 }],
	["one track, everything sold", { tracks: [{ colour: "#6b5cff", lectures: 3 }], soldShare: 1 }],
];
describe("an empty programme still has a scene, and on paper room for text", () => {
	test.each(SCENE_KINDS)("%s with 62 white tracks, and in grey if only the name is known", async (kind) => {
		for (const facts of [
			generatedEvent(`many-${kind}`, kind, 62, { accent: "#ffffff", key: "#ffffff" }),
			generatedEvent(`none-${kind}`, kind, 0, { ...UNKNOWN, accent: "#777", beams: [] }),
		]) {
			const scene = await drawScene(facts);
			expect(brightness(scene.pixels)).toBeGreaterThan(14);
			await expectPrintable(engrave(scene));
		}
	});
	test.each(HOSTILE)("%s", async (name, more) => {
		for (const kind of ["stage", "ramp"] as const) {
			expect(brightness((await drawScene(generatedEvent(name, kind, 3, more))).pixels), kind).toBeGreaterThan(14);
		}
	});
	test("a single lamp fills the ramp", async () => {
		const { pixels } = await drawScene(generatedEvent("ten minutes", "ramp", 3, { lectures: TEN_MINUTES }));
		let lit = 0;
		for (let y = 60; y < 640; y += 6)
			for (let x = 760; x < 1440; x += 6) {
				const index = (y * 1440 + x) * 3;
				if (Math.max(...pixels.subarray(index, index + 3)) > 90) lit++;
			}
		expect(lit / (97 * 114)).toBeGreaterThan(0.09);
	});
	test("after the event it is dimmed, but visible", async () => {
		const facts = generatedEvent("past", "stage", 6);
		const [lit, dimmed] = await Promise.all([drawScene(facts), drawScene({ ...facts, isOver: true })]);
		expect(brightness(dimmed.pixels)).toBeGreaterThan(14);
		expect(brightness(dimmed.pixels)).toBeLessThan(brightness(lit.pixels));
		await expectPrintable(engrave(lit));
	});
});
