import { linear, mix } from "../../../../kit/colour/colour.ts";
import type { SceneLecture } from "../../facts.ts";
import { addBeam, addDot, addGlow } from "../light.ts";
import { type DrawKind, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

type Hill = { x: number; z: number; height: number; wide: number; colour: readonly number[]; isHot: boolean };

const HILLS = 40;
/** A hill's depth as a fraction of the land's. */
const DEPTH = 0.11;
const FAR = 300;
const NEAR = HEIGHT - 10;

/** Samples a list evenly: from each part the preferred element, or the first. */
function spread<T>(list: readonly T[], most: number, prefer: (some: T[]) => T | undefined = () => undefined): T[] {
	const size = Math.max(1, Math.ceil(list.length / most));
	return list.flatMap((one, place) => (place % size === 0 ? [prefer(list.slice(place, place + size)) ?? one] : []));
}

/** A hill per lecture: placed by day and hour, as high as its level, in its track's colour. */
function hillsOf({ facts, palette, random }: Tools): Hill[] {
	const lectures: readonly SceneLecture[] = facts.lectures.length > 0 ? facts.lectures : madeUp(facts.days);
	const sampledLectures = spread(lectures, HILLS, (some) => some.find((one) => one.isHot));
	const lectureDays = [...new Set(lectures.map((one) => one.day))].sort((a, b) => a - b); // days without lectures take no room
	const first = Math.min(...lectures.map((one) => one.start));
	const span = Math.max(60, Math.max(...lectures.map((one) => one.start)) - first);
	return sampledLectures.map((one) => ({
		x:
			((lectureDays.indexOf(one.day) + 0.12 + (0.76 * (one.start - first)) / span) / lectureDays.length) * 0.92 +
			0.06 +
			random.between(-0.02, 0.02),
		z: random.between(0.12, 0.8),
		height: 70 + 66 * one.level,
		wide: 0.026 + 0.012 * random.next(),
		colour: linear(palette.beams[one.track % palette.beams.length] ?? palette.accent),
		isHot: one.isHot,
	}));
}

/** Low hills, one per hour, for an event without a programme. */
function madeUp(days: number): SceneLecture[] {
	return Array.from({ length: Math.min(14, 6 * days) }, (_, place) => ({
		day: place % days,
		start: 540 + 60 * Math.floor(place / days),
		end: 600,
		level: 1,
		isHot: false,
		track: place,
	}));
}

/** Ground coordinates: `x` from 0 to 1 across, `z` from 0 (far) to 1 (near). */
const across = (x: number, z: number) => LEFT - 40 + (x - 0.5) * (980 + 420 * z) + (WIDTH - LEFT) / 2 + 60;
/** The height in pixels. */
const high = (rise: number, z: number) => 235 * Math.tanh(rise / 235) * (0.7 + 0.6 * z);
const down = (z: number) => FAR + 90 + (NEAR - FAR - 90) * z ** 1.25;

/** The sum of the surrounding hills. */
function riseAt(hills: readonly Hill[], x: number, z: number): number {
	return hills.reduce((sum, hill) => {
		const far = ((x - hill.x) / hill.wide) ** 2 + ((z - hill.z) / DEPTH) ** 2;
		return far > 9 ? sum : sum + hill.height * Math.exp(-far);
	}, 0);
}

export const data: DrawKind = (tools) => {
	const { palette, haze, light } = tools;
	const hills = hillsOf(tools);
	const plain = linear(mix(palette.accent, "#ffffff", 0.25));
	addGlow(light, { x: 1060, y: 420, radiusX: 620, radiusY: 330, colour: palette.accent, strength: 0.26 });
	for (let row = 0; row < 46; row++) {
		const z = row / 45;
		for (let step = 0; step < 190; step++) {
			const x = step / 189;
			let rise = 0;
			const colour = [plain[0] * 0.5, plain[1] * 0.5, plain[2] * 0.5];
			for (const hill of hills) {
				const far = ((x - hill.x) / hill.wide) ** 2 + ((z - hill.z) / DEPTH) ** 2;
				if (far > 9) continue;
				const part = Math.exp(-far);
				rise += hill.height * part;
				for (let channel = 0; channel < 3; channel++)
					colour[channel] = (colour[channel] ?? 0) + (hill.colour[channel] ?? 0) * part * 1.5;
			}
			rise += 7 * Math.sin(x * 22 + z * 9);
			const bright = 0.34 + 0.5 * z + Math.min(1.2, rise / 90);
			addDot(light, across(x, z), down(z) - high(rise, z), 1.15 + 0.9 * z, colour, bright);
		}
	}
	const hot = hills.filter((hill) => hill.isHot);
	const colour = mix(palette.accent, "#ffffff", 0.3);
	for (const hill of spread(hot.length > 0 ? hot : hills, hot.length > 0 ? 7 : 3)) {
		const [x, y] = [across(hill.x, hill.z), down(hill.z) - high(riseAt(hills, hill.x, hill.z), hill.z)];
		const beam = { x: x + (x > 1000 ? 40 : -40), y: -20, footX: x, footY: y + 40, radius: 10, footRadius: 58 };
		addBeam(light, { ...beam, colour, strength: 0.6, edge: 0.5, fade: 0.5 }, haze);
		addGlow(light, { x, y: y + 12, radiusX: 95, radiusY: 80, colour, strength: 0.5 });
		addDot(light, x, y, 5, linear(mix(colour, "#ffffff", 0.5)), 1.6);
	}
	return { back: "", front: "", middle: 420 };
};
