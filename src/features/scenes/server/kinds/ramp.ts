import { mix } from "../../../../kit/colour/colour.ts";
import { addBeam, addGlow } from "../light.ts";
import { type DrawKind, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

const FLOOR = 664;
const MAX_LAMPS = 64;

type Ray = { hour: number; track: number; count: number };

/** A ray per hour of a track, by its number of lectures; if there are too many, only the busiest. */
function raysOf({ facts, palette }: Tools): Ray[] {
	const rays = new Map<string, Ray>();
	for (const { day, start, track } of facts.lectures) {
		const hour = day * 24 + Math.floor(start / 60);
		const key = `${hour} ${track}`;
		const ray = rays.get(key) ?? { hour, track, count: 0 };
		rays.set(key, { ...ray, count: ray.count + 1 });
	}
	if (rays.size === 0) {
		const tracks = Math.max(3, Math.min(8, facts.tracks.length || palette.beams.length));
		return Array.from({ length: tracks * 3 }, (_, place) => ({ hour: 9 + place, track: place, count: 1 }));
	}
	const busiest = [...rays.values()].sort((a, b) => b.count - a.count || a.hour - b.hour).slice(0, MAX_LAMPS);
	return busiest.sort((a, b) => a.hour - b.hour || a.track - b.track);
}

/** An imported event with only names, times and tracks: footlights, one per hour of a track. */
export const ramp: DrawKind = (tools) => {
	const { palette, random, haze, light } = tools;
	const rays = raysOf(tools);
	const most = Math.max(...rays.map((ray) => ray.count));
	const [from, to] = [LEFT + 150, WIDTH - 30];
	const strength = Math.min(0.8, 6.5 / Math.sqrt(rays.length * 8));
	const footRadius = 36 * Math.max(1, Math.sqrt(8 / rays.length));
	addGlow(light, { x: (from + to) / 2, y: FLOOR, radiusX: 560, radiusY: 320, colour: palette.accent, strength: 0.22 });
	const lamps = rays.map(({ track, count }, place) => {
		const x = from + ((to - from) * (place + 0.5)) / rays.length;
		const colour = palette.beams[track % palette.beams.length] ?? palette.key;
		const length = 340 + 300 * Math.sqrt(count / most) + random.between(-30, 30);
		const lean = random.between(-0.16, 0.16);
		const beam = { x, y: FLOOR - 6, footX: x + lean * length, footY: FLOOR - 6 - length, radius: 4 };
		addBeam(light, { ...beam, footRadius, colour, strength, edge: 0.35, fade: 0.25 }, haze);
		addGlow(light, { x, y: FLOOR - 6, radiusX: 26, radiusY: 20, colour, strength: 1.2 });
		return `<rect x="${(x - 7).toFixed(1)}" y="${FLOOR - 12}" width="14" height="16" rx="3" fill="#04030a"/><rect x="${(x - 5).toFixed(1)}" y="${FLOOR - 13}" width="10" height="3" rx="1.5" fill="${mix(colour, "#ffffff", 0.6)}"/>`;
	});
	addGlow(light, {
		x: (from + to) / 2,
		y: FLOOR + 70,
		radiusX: 540,
		radiusY: 70,
		colour: palette.beams[0] ?? palette.key,
		strength: 0.12,
	});
	const floor = `<rect x="${LEFT + 60}" y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.ground, palette.accent, 0.14)}"/><rect x="${LEFT + 60}" y="${FLOOR}" width="${WIDTH}" height="3" fill="${mix(palette.accent, "#ffffff", 0.3)}" fill-opacity=".6"/>`;
	return { back: floor, front: lamps.join(""), middle: 500 };
};
