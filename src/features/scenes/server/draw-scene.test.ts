import { describe, expect, test } from "vitest";
import { contrast } from "../../../kit/colour/colour.ts";
import { seeded } from "../../../kit/random/seeded.ts";
import { SCENE_KINDS, type SceneKind } from "../../event/scene-kinds.ts";
import type { SceneFacts } from "../facts.ts";
import { paletteOf } from "../palette.ts";
import { drawScene } from "./draw-scene.ts";
import { encodeScene } from "./encode.ts";

const BEAMS = ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"];

/** An event that nobody has made, of a kind and with so many tracks. */
function generated(seed: string, kind: SceneKind, tracks: number, more: Partial<SceneFacts> = {}): SceneFacts {
	const random = seeded(seed);
	const hex = () => `#${random.below(0x1000000).toString(16).padStart(6, "0")}`;
	const counts = Array.from({ length: tracks }, () => random.below(20) + 1);
	const days = random.below(3) + 1;
	const lectures = counts.flatMap((count, track) =>
		Array.from({ length: count }, () => {
			const start = 540 + 5 * random.below(108);
			return {
				...{ day: random.below(days), start, end: start + 45 },
				...{ level: 1 + random.below(3), isHot: random.chance(0.1), track },
			};
		}),
	);
	return {
		...{ code: seed, kind, accent: hex(), key: hex(), beams: random.shuffle(BEAMS), days, lectures },
		tracks: counts.map((count, place) => ({ colour: BEAMS[place % BEAMS.length] ?? "", lectures: count })),
		...{ stands: Array.from({ length: random.below(30) }, () => random.chance(0.7)), soldShare: random.next() },
		...{ isOver: false, ...more },
	};
}

/** How bright the picture is where people look: the mean of its right half, 0 to 255. */
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

describe("each kind of scene", () => {
	test.each(SCENE_KINDS)("%s is drawn, keeps its weight, and gives the same bytes for the same facts", async (kind) => {
		const facts = generated(`${kind}26`, kind, 5);
		const scene = await drawScene(facts);
		expect(brightness(scene.pixels)).toBeGreaterThan(18);
		expect((await drawScene(facts)).pixels.equals(scene.pixels)).toBe(true);
		const { wide, phone } = await encodeScene(scene);
		expect(wide.avif.length).toBeLessThanOrEqual(90_000);
		expect(phone.avif.length).toBeLessThanOrEqual(35_000);
	});
});

test("two events of the same facts differ by their code", async () => {
	const facts = generated("ONE26", "stage", 5);
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
		expect(brightness((await drawScene(generated("many", kind, 62))).pixels)).toBeGreaterThan(14);
		expect(brightness((await drawScene(generated("none", kind, 0, UNKNOWN))).pixels)).toBeGreaterThan(14);
	});
	test.each(HOSTILE)("%s", async (name, more) => {
		for (const kind of ["stage", "ramp"] as const) {
			expect(brightness((await drawScene(generated(name, kind, 3, more))).pixels), kind).toBeGreaterThan(14);
		}
	});
	test("over: dimmed, and still there", async () => {
		const facts = generated("past", "stage", 6);
		const [lit, dimmed] = await Promise.all([drawScene(facts), drawScene({ ...facts, isOver: true })]);
		expect(brightness(dimmed.pixels)).toBeGreaterThan(14);
		expect(brightness(dimmed.pixels)).toBeLessThan(brightness(lit.pixels));
	});
});

test("text on the ground of twenty events can be read: white and the key colour", () => {
	for (let count = 0; count < 20; count++) {
		const { ground, key } = paletteOf(generated(`event ${count}`, "stage", 3));
		expect(contrast("#ffffff", ground)).toBeGreaterThanOrEqual(7);
		expect(contrast(key, ground)).toBeGreaterThanOrEqual(4.5);
	}
});
