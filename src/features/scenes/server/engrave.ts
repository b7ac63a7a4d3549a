import type { Engraving } from "../../../kit/svg/engraving.ts";
import { short } from "../../../kit/svg/svg.ts";
import type { DrawnScene } from "./draw-scene.ts";
import { HEIGHT, WIDTH } from "./scene.ts";

/** The right part around the height of the focus, in scene pixels. */
const CUT = { width: 992, height: 800 };
/** In points. */
const BOX = { width: 223, height: 180 };
const PITCH = 1.8;
/** Stroke widths from the faintest to the strongest light, as fractions of the line spacing. */
const WIDTHS = [0.09, 0.14, 0.2, 0.28, 0.37, 0.48];
/** Pixels between two samples of a line. */
const STEP = 2;
/** Less light leaves the paper white. The second number is the share of pixels above the strongest stroke. */
const [DARK, BRIGHTEST] = [0.06, 0.012];
/** The size of a sample's neighbourhood. Its difference to the sample is amplified. */
const AROUND = { rows: 8, places: 36 };
const RELIEF = 0.75;
const CURVE = 0.85;

/** A pixel's brightness from 0 to 1. It is the strongest channel, so that a blue beam counts like a yellow one. */
function brightness(pixels: Buffer, x: number, y: number): number {
	const at = (y * WIDTH + x) * 3;
	const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
	return (0.6 * Math.max(red, green, blue) + 0.2 * red + 0.5 * green + 0.1 * blue) / 1.4 / 255;
}

/** Samples along the lines of a crop, each the mean of nearby pixels. */
function samplesOf({ pixels, middle }: DrawnScene): number[][] {
	const top = Math.min(HEIGHT - CUT.height, Math.max(0, Math.round(middle - CUT.height / 2)));
	const left = WIDTH - CUT.width;
	const rows = Math.floor(BOX.height / PITCH);
	const perRow = CUT.height / rows;
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: CUT.width / STEP }, (_, place) => {
			let sum = 0;
			let count = 0;
			for (let y = Math.floor(row * perRow); y < Math.floor((row + 1) * perRow); y++) {
				for (let x = place * STEP; x < (place + 1) * STEP; x++) {
					sum += brightness(pixels, left + x, top + y);
					count++;
				}
			}
			return sum / count;
		}),
	);
}

/** The mean of each sample's neighbourhood, by a summed-area table. */
function meansOf(samples: number[][]): number[][] {
	const sums = [new Array<number>((samples[0]?.length ?? 0) + 1).fill(0)];
	for (const [row, line] of samples.entries()) {
		const above = sums[row] ?? [];
		const here = [0];
		let sum = 0;
		for (const [place, light] of line.entries()) {
			sum += light;
			here.push(sum + (above[place + 1] ?? 0));
		}
		sums.push(here);
	}
	const at = (row: number, place: number) => sums[row]?.[place] ?? 0;
	return samples.map((line, row) =>
		line.map((_, place) => {
			const [top, bottom] = [Math.max(0, row - AROUND.rows), Math.min(samples.length, row + AROUND.rows + 1)];
			const [left, right] = [Math.max(0, place - AROUND.places), Math.min(line.length, place + AROUND.places + 1)];
			const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
			return sum / ((bottom - top) * (right - left));
		}),
	);
}

/** More light gives wider strokes. Deterministic. */
export function engrave(scene: DrawnScene): Engraving {
	const samples = samplesOf(scene);
	const means = meansOf(samples);
	// Local contrast shows points in haze and blocks in a searchlight.
	const clear = samples.map((line, row) => line.map((light, at) => light + RELIEF * (light - (means[row]?.[at] ?? 0))));
	const sorted = clear.flat().sort((a, b) => a - b);
	const dark = brightness(scene.pixels, 0, HEIGHT / 2) + DARK;
	const strongest = Math.max(dark + 0.15, sorted[Math.floor(sorted.length * (1 - BRIGHTEST))] ?? 1);
	const levelOf = (light: number) => {
		const share = (light - dark) / (strongest - dark);
		return share <= 0 ? -1 : Math.min(WIDTHS.length - 1, Math.floor(share ** CURVE * WIDTHS.length));
	};
	const paths = WIDTHS.map(() => "");
	const unit = (BOX.width * STEP) / CUT.width;
	clear.forEach((line, row) => {
		const y = short((row + 0.5) * PITCH);
		for (let from = 0; from < line.length; ) {
			const level = levelOf(line[from] ?? 0);
			let to = from + 1;
			while (to < line.length && levelOf(line[to] ?? 0) === level) to++;
			if (level >= 0) paths[level] += `M${short(from * unit)} ${y}H${short(to * unit)}`;
			from = to;
		}
	});
	const strokes = WIDTHS.map((share, level) => ({
		width: Number((share * PITCH).toFixed(2)),
		path: paths[level] ?? "",
	}));
	return { ...BOX, strokes: strokes.filter(({ path }) => path !== "") };
}
