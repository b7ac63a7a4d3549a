import { describe, expect, test } from "vitest";
import { generatedEvent } from "../../../../tests/harness/scenes.ts";
import { SCENE_KINDS } from "../../event/scene-kinds.ts";
import type { SceneFacts } from "../facts.ts";
import { drawScene } from "./draw-scene.ts";

/** The mean brightness of the picture's right half, 0 to 255. */
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

test("two events of the same facts differ by their code", async () => {
	const facts = generatedEvent("ONE26", "stage", 5);
	const [one, other] = await Promise.all([drawScene(facts), drawScene({ ...facts, code: "OTHER26" })]);
	expect(one.pixels.equals(other.pixels)).toBe(false);
});

const UNKNOWN = { tracks: [], lectures: [], stands: [] };
const HOSTILE: [string, Partial<SceneFacts>][] = [
	["a grey accent and no beams", { accent: "#777", key: "#777777", beams: [] }],
	["colours that are none", { accent: "red", key: "", beams: ["blue"] }],
	["ten minutes", { lectures: [{ day: 0, start: 540, end: 550, level: 1, isHot: true, track: 0 }] }],
	["ten days", { days: 10 }],
	["one track, everything sold", { tracks: [{ colour: "#6b5cff", lectures: 3 }], soldShare: 1 }],
];
describe("never an empty stage", () => {
	test.each(SCENE_KINDS)("%s of 62 tracks, and where nothing but the name is known", async (kind) => {
		expect(brightness((await drawScene(generatedEvent("many", kind, 62))).pixels)).toBeGreaterThan(14);
		expect(brightness((await drawScene(generatedEvent("none", kind, 0, UNKNOWN))).pixels)).toBeGreaterThan(14);
	});
	test.each(HOSTILE)("%s", async (name, more) => {
		for (const kind of ["stage", "ramp"] as const) {
			expect(brightness((await drawScene(generatedEvent(name, kind, 3, more))).pixels), kind).toBeGreaterThan(14);
		}
	});
	test("over: dimmed, and still there", async () => {
		const facts = generatedEvent("past", "stage", 6);
		const [lit, dimmed] = await Promise.all([drawScene(facts), drawScene({ ...facts, isOver: true })]);
		expect(brightness(dimmed.pixels)).toBeGreaterThan(14);
		expect(brightness(dimmed.pixels)).toBeLessThan(brightness(lit.pixels));
	});
});
