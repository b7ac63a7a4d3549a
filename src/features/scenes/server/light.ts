import { linear } from "../../../kit/colour/colour.ts";
import type { Random } from "../../../kit/random/seeded.ts";

/** Linear RGB per pixel, without an upper limit. */
export type Light = { width: number; height: number; rgb: Float32Array };

/** A cone in the haze, from a lamp at (x, y) to a foot at (footX, footY); radii in pixels. */
export type Beam = {
	x: number;
	y: number;
	footX: number;
	footY: number;
	radius: number;
	footRadius: number;
	colour: string;
	strength: number;
	/** A fraction of the radius: .1 near, .8 far. */
	edge: number;
	/** A fraction of its length; by default it ends at its foot. */
	fade?: number;
};

export type Glow = { x: number; y: number; radiusX: number; radiusY: number; colour: string; strength: number };

export function darkness(width: number, height: number): Light {
	return { width, height, rgb: new Float32Array(width * height * 3) };
}

/** Smoothstep between `low` and `high`, 0 to 1. */
export const smooth = (low: number, high: number, value: number): number => {
	const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
	return share * share * (3 - 2 * share);
};

const CELLS = 64;
/** Smooth noise from 0 to 1 that repeats every 64 cells. */
export type Haze = (x: number, y: number) => number;

export function hazeOf(random: Random): Haze {
	const cells = Float32Array.from({ length: CELLS * CELLS }, () => random.next());
	const at = (x: number, y: number) => cells[(y & (CELLS - 1)) * CELLS + (x & (CELLS - 1))] ?? 0;
	const noise = (x: number, y: number) => {
		const [left, top] = [Math.floor(x), Math.floor(y)];
		const [across, down] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
		const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
		const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
		return upper * (1 - down) + lower * down;
	};
	return (x, y) => 0.68 * noise(x / 90, y / 70) + 0.32 * noise(x / 31 + 17, y / 27 + 5);
}

function add(light: Light, index: number, colour: readonly number[], value: number): void {
	const { rgb } = light;
	rgb[index] = (rgb[index] ?? 0) + (colour[0] ?? 0) * value;
	rgb[index + 1] = (rgb[index + 1] ?? 0) + (colour[1] ?? 0) * value;
	rgb[index + 2] = (rgb[index + 2] ?? 0) + (colour[2] ?? 0) * value;
}

/** Whether a beam is parallel to the rows of pixels. */
const isLevel = ({ x, y, footX, footY }: Beam) => Math.abs(footY - y) < 0.05 * Math.hypot(footX - x, footY - y);

/** The columns that a beam touches in a row of pixels. */
function spanOf(beam: Beam, row: number): [number, number] {
	const { x, y, footX, footY, radius, footRadius, edge } = beam;
	const [alongX, alongY] = [footX - x, footY - y];
	const length = Math.hypot(alongX, alongY);
	const widest = Math.max(radius, footRadius) * (1 + edge);
	if (isLevel(beam)) return [Math.min(x, footX) - widest, Math.max(x, footX) + widest];
	const at = (aside: number) => {
		const way = (row - y - (aside * alongX) / length) / alongY;
		return { way, column: x + way * alongX - (aside * alongY) / length };
	};
	const ways = [at(-widest).way, at(widest).way].map((way) => Math.min(1.02, Math.max(0, way)));
	const reach = (1 + edge) * Math.max(...ways.map((way) => radius + (footRadius - radius) * way));
	const [one, other] = [at(-reach).column, at(reach).column];
	return [Math.min(one, other) - 1, Math.max(one, other) + 2];
}

/** Adds a beam: brightest at the lamp, weaker with distance, modulated by the haze. */
export function addBeam(light: Light, beam: Beam, haze: Haze): void {
	const { x, y, footX, footY, radius, footRadius, edge } = beam;
	const [alongX, alongY] = [footX - x, footY - y];
	const length = Math.hypot(alongX, alongY);
	if (length < 1) return;
	const colour = linear(beam.colour);
	const spill = isLevel(beam) ? Math.max(radius, footRadius) * (1 + edge) : 0;
	const [top, bottom] = [Math.min(y, footY) - spill, Math.max(y, footY) + spill + 2].map(Math.round) as [
		number,
		number,
	];
	for (let row = Math.max(0, top); row < Math.min(light.height, bottom); row++) {
		const [left, right] = spanOf(beam, row).map(Math.round) as [number, number];
		for (let column = Math.max(0, left); column < Math.min(light.width, right); column++) {
			const [dx, dy] = [column - x, row - y];
			const way = (dx * alongX + dy * alongY) / (length * length);
			if (way < 0 || way > 1.02) continue;
			const aside = Math.abs(dx * alongY - dy * alongX) / length;
			const reach = radius + (footRadius - radius) * way;
			if (aside > reach * (1 + edge)) continue;
			const body = 1 - smooth(reach * (1 - edge), reach * (1 + edge), aside);
			const core = 0.6 + 0.4 * Math.exp(-((aside / (reach * 0.55)) ** 2));
			const fall = (0.35 + 0.65 / (1 + 2.2 * way)) * (1 - smooth(beam.fade ?? 0.96, 1.02, way));
			const air = 0.55 + 0.45 * haze(column, row);
			add(light, (row * light.width + column) * 3, colour, beam.strength * body * core * fall * air);
		}
	}
}

/** Adds a soft ellipse: a pool on the floor, a lamp's halo, a lit wall. */
export function addGlow(light: Light, { x, y, radiusX, radiusY, colour, strength }: Glow): void {
	const shade = linear(colour);
	const [left, right] = [Math.max(0, Math.round(x - radiusX)), Math.min(light.width, Math.round(x + radiusX))];
	const [top, bottom] = [Math.max(0, Math.round(y - radiusY)), Math.min(light.height, Math.round(y + radiusY))];
	for (let row = top; row < bottom; row++) {
		for (let column = left; column < right; column++) {
			const far = Math.hypot((column - x) / radiusX, (row - y) / radiusY);
			if (far < 1) add(light, (row * light.width + column) * 3, shade, strength * (1 - smooth(0, 1, far)) ** 2);
		}
	}
}

export function addDot(
	light: Light,
	x: number,
	y: number,
	size: number,
	colour: readonly number[],
	value: number,
): void {
	const reach = Math.ceil(size);
	for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
		for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
			if (row < 0 || column < 0 || row >= light.height || column >= light.width) continue;
			const part = Math.max(0, 1 - Math.hypot(column - x, row - y) / size);
			if (part > 0) add(light, (row * light.width + column) * 3, colour, value * part);
		}
	}
}

/** Adds points, only where there is light. */
export function addDust(light: Light, count: number, random: Random): void {
	for (let grain = 0; grain < count; grain++) {
		const [x, y] = [random.below(light.width), random.below(light.height)];
		const index = (y * light.width + x) * 3;
		const value = Math.max(light.rgb[index] ?? 0, light.rgb[index + 1] ?? 0, light.rgb[index + 2] ?? 0);
		const size = random.between(0.9, 1.9);
		if (value > 0.06) addDot(light, x, y, size, [1, 0.95, 0.85], Math.min(0.5, value * 1.4));
	}
}

const toSrgb = Uint8ClampedArray.from({ length: 4096 }, (_, step) => {
	const value = step / 4095;
	return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Maps light to pixels and keeps hues. Intense light becomes up to 42 % white. */
export function toned({ width, height, rgb }: Light): Uint8ClampedArray {
	const out = new Uint8ClampedArray(width * height * 3);
	for (let index = 0; index < rgb.length; index += 3) {
		const most = Math.max(rgb[index] ?? 0, rgb[index + 1] ?? 0, rgb[index + 2] ?? 0);
		if (most <= 0.0005) continue;
		const tone = 1 - Math.exp(-1.3 * most);
		const white = 0.42 * smooth(0.9, 3.2, most);
		for (let channel = 0; channel < 3; channel++) {
			const own = ((rgb[index + channel] ?? 0) / most) * tone;
			out[index + channel] = toSrgb[Math.round((own + (tone - own) * white) * 4095)] ?? 0;
		}
	}
	return out;
}
