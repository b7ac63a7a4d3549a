import {
	ClipPath,
	Defs,
	Ellipse,
	G,
	LinearGradient,
	Path,
	Polygon,
	Rect,
	Stop,
	Svg,
} from "../../../../kit/pdf/drawing.ts";
import { type Content, colours, h } from "../../../../kit/pdf/sheet.ts";
import { type Random, seeded } from "../../../../kit/random/seeded.ts";
import type { Theme } from "../../../event/contract.ts";
import { FIGURE, HEADS } from "../../../event/stage-shapes.ts";

/** The picture on the left third, in points. */
export const STAGE = { width: 280, height: 595 };
export const INK = "#0d0b1f";
const NIGHT = "#0a081c";
const LAMPS = [35, 90, 145, 200, 245];
const TRUSS = 7;
const LENS = 31;
const FLOOR = 466;
const LIP = 473;

/** The event's stage with one figure; all that is by chance follows from the certificate's number. */
export function stageOf({ beams, accent, key }: Theme, number: string): Content {
	const { width, height } = STAGE;
	const random = seeded(`certificate ${number}`);
	const lights = random.shuffle(beams.length > 0 ? beams : colours.beams);
	const lightOf = (index: number) => lights[index % lights.length] ?? key;
	const stands = { x: random.between(122, 162), y: FLOOR - 3 };
	return h(
		Svg,
		{ width, height, viewBox: `0 0 ${width} ${height}`, style: { position: "absolute", top: 0, left: 0 } },
		h(Defs, null, ...LAMPS.map((_, index) => gradientOf(index, lightOf(index))), edge()),
		h(Rect, { x: 0, y: 0, width, height, fill: INK }),
		h(G, { clipPath: "url(#stage)" }, ...beamsOf(stands.x, random), pool(stands.x)),
		...trussOf(lightOf),
		...figureOf(stands, key, random),
		h(Rect, { x: 0, y: LIP, width, height: 5, fill: accent }),
		h(Rect, { x: 0, y: LIP + 5, width, height: height - LIP - 5, fill: "#151030" }),
		h(G, { clipPath: "url(#stage)" }, ...crowdOf(random)),
		h(Rect, { x: 0, y: 540, width, height: height - 540, fill: INK, fillOpacity: 0.72 }),
		...markOf(accent, key, lightOf(1)),
	);
}

function edge(): Content {
	return h(
		ClipPath,
		{ key: "stage", id: "stage" },
		h(Rect, { x: 0, y: 0, width: STAGE.width, height: STAGE.height, fill: "#000" }),
	);
}

function gradientOf(index: number, stopColor: string): Content {
	return h(
		LinearGradient,
		{ key: index, id: `light${index}`, x1: "0", y1: "0", x2: "0", y2: "1" },
		h(Stop, { offset: "0", stopColor, stopOpacity: 0.95 }),
		h(Stop, { offset: "0.55", stopColor, stopOpacity: 0.5 }),
		h(Stop, { offset: "1", stopColor, stopOpacity: 0.16 }),
	);
}

/** A cone from each lamp, two of them onto the figure. */
function beamsOf(figure: number, random: Random): Content[] {
	const onFigure = random.shuffle(LAMPS.map((_, index) => index)).slice(0, 2);
	return LAMPS.map((x, index) => {
		const half = random.between(38, 62);
		const to = onFigure.includes(index) ? figure : x + random.between(-70, 70);
		const points = `${x - 6},${LENS} ${x + 6},${LENS} ${to + half},${FLOOR + 7} ${to - half},${FLOOR + 7}`;
		return h(Polygon, { key: `beam${index}`, points, fill: `url(#light${index})` });
	});
}

/** The light around the feet. */
function pool(x: number): Content {
	return h(Ellipse, { key: "pool", cx: x, cy: FLOOR + 5, rx: 95, ry: 12, fill: "#ffffff", fillOpacity: 0.5 });
}

function trussOf(lightOf: (index: number) => string): Content[] {
	const zigzag = Array.from({ length: 32 }, (_, step) => `l9 ${step % 2 === 0 ? 15 : -15}`).join("");
	const bars = `M0 ${TRUSS}H${STAGE.width}M0 ${TRUSS + 15}H${STAGE.width}`;
	return [
		h(Path, { key: "bars", d: bars, stroke: "#3a3185", strokeWidth: 2, fill: "none" }),
		h(Path, { key: "zigzag", d: `M0 ${TRUSS}${zigzag}`, stroke: "#2c2569", strokeWidth: 1.4, fill: "none" }),
		...LAMPS.flatMap((x, index) => [
			h(Ellipse, { key: `glow${x}`, cx: x, cy: LENS, rx: 19, ry: 10, fill: lightOf(index), fillOpacity: 0.4 }),
			h(Rect, { key: `lamp${x}`, x: x - 10, y: 18, width: 20, height: 14, rx: 3, fill: "#0b0920", stroke: "#4a40a0" }),
			h(Ellipse, { key: `lens${x}`, cx: x, cy: LENS + 1, rx: 10, ry: 3.6, fill: "#ffffff" }),
		]),
	];
}

/** Against 324 units. */
const TALL = 0.68;

function figureOf({ x, y }: { x: number; y: number }, rim: string, random: Random): Content[] {
	const pose = random.pick(FIGURE.poses);
	const hair = random.below(FIGURE.hairs.length);
	const isSlim = [0, 1, 4].includes(hair) || random.chance(0.3);
	const legs = isSlim && random.chance(0.5) ? FIGURE.skirt : FIGURE.trousers;
	const upper = `${isSlim ? FIGURE.slim : FIGURE.broad}${FIGURE.head}`;
	const [turned, side] = [random.chance(0.5) ? -1 : 1, random.chance(0.5) ? -1 : 1];
	const drawn = (fill: string, dx: number, dy: number) => {
		const line = { fill: "none", stroke: fill, strokeLinecap: "round", strokeLinejoin: "round" } as const;
		return h(
			G,
			{ key: fill, transform: `translate(${x + dx} ${y + dy}) scale(${turned * TALL} ${TALL})` },
			h(Path, { d: legs, fill }),
			h(
				G,
				{ transform: `translate(0 ${-FIGURE.rise})` },
				h(Path, { d: upper, fill }),
				h(Path, { d: FIGURE.hairs[hair] ?? "", fill }),
				h(Path, { d: pose.arms, ...line, strokeWidth: 17 }),
				pose.more && h(Path, { d: pose.more.d, ...line, strokeWidth: pose.more.width }),
			),
		);
	};
	return [
		h(Ellipse, { key: "shade", cx: x, cy: y + 1, rx: 50, ry: 4, fill: "#07061a", fillOpacity: 0.6 }),
		drawn(rim, side * 2.4, -0.8),
		drawn(NIGHT, 0, 0),
	];
}

const ROWS = [
	{ y: 508, scale: 0.36, gap: 30, tone: "#2a2170" },
	{ y: 543, scale: 0.46, gap: 38, tone: "#221a5c" },
	{ y: 584, scale: 0.6, gap: 50, tone: "#191344" },
];

function crowdOf(random: Random): Content[] {
	return ROWS.flatMap(({ y, scale, gap, tone }) => {
		const heads: Content[] = [];
		for (let x = random.between(-gap / 2, 4); x < STAGE.width + gap / 2; x += gap * random.between(0.85, 1.15)) {
			const lift = random.between(-3, 3);
			heads.push(
				h(Path, {
					key: `${y} ${x}`,
					d: random.pick(HEADS),
					fill: tone,
					transform: `translate(${x} ${y + lift}) scale(${scale})`,
				}),
			);
		}
		return heads;
	});
}

/** The mark of the foundation; its name stands beside it. */
function markOf(accent: string, left: string, right: string): Content[] {
	const at = "translate(24 548) scale(0.66)";
	const shapes: [string, string][] = [
		[left, "M8 5.5h4.6L22.3 30.5H4.5Z"],
		[right, "M28 5.5h-4.6L13.7 30.5H31.5Z"],
		["#ffffff", "M18 19.4L22.3 30.5H13.7Z"],
	];
	return [
		h(
			G,
			{ key: "mark", transform: at },
			h(Rect, { x: 0, y: 0, width: 36, height: 36, rx: 10, fill: accent }),
			...shapes.map(([fill, d]) => h(Path, { key: d, fill, d })),
		),
	];
}
