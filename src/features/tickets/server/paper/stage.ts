import {
	Circle,
	ClipPath,
	Defs,
	G,
	Line,
	LinearGradient,
	Polygon,
	Rect,
	Stop,
	Svg,
} from "../../../../kit/pdf/drawing.ts";
import { type Content, colours, h } from "../../../../kit/pdf/sheet.ts";

/** The ticket's size in points, and where its stub begins. */
export const TICKET = { width: 507, height: 276, stub: 298, radius: 18, notch: 11 };
/** The side of the white plate with the code. */
export const PLATE = 177;
export const INK = "#0d0b1f";

/** Beams fall from above: the middle of each lamp, where the light lands, half its width there. */
const BEAMS = [
	{ from: 296, to: 196, half: 42, opacity: 0.62 },
	{ from: 316, to: 284, half: 36, opacity: 0.52 },
	{ from: 336, to: 404, half: 50, opacity: 0.66 },
];

/** The ticket's ground: ink, three beams of the event, notches on the dashed line. */
export function stageOf(beams: string[]): Content {
	const { width, height, stub, radius, notch } = TICKET;
	const [outer, left, middle, , other = middle] = beams;
	const lights = left && other && outer ? [left, other, outer] : ["#ff5c9a", "#ffc53d", "#6b5cff"];
	const gradients = lights.map((stopColor, index) =>
		h(
			LinearGradient,
			{ key: stopColor, id: `beam${index}`, x1: "0", y1: "0", x2: "0", y2: "1" },
			h(Stop, { offset: "0", stopColor, stopOpacity: BEAMS[index]?.opacity ?? 0 }),
			h(Stop, { offset: "1", stopColor, stopOpacity: 0.05 }),
		),
	);
	const cones = BEAMS.map(({ from, to, half }, index) => {
		const points = `${from - 4},0 ${from + 4},0 ${to + half},${height} ${to - half},${height}`;
		return h(Polygon, { key: points, points, fill: `url(#beam${index})` });
	});
	const edge = { x: "0", y: "0", width, height, rx: radius, ry: radius };
	return h(
		Svg,
		{ width, height, viewBox: `0 0 ${width} ${height}`, style: { position: "absolute", top: 0, left: 0 } },
		h(Defs, null, ...gradients, h(ClipPath, { id: "edge" }, h(Rect, edge))),
		h(Rect, { ...edge, fill: INK }),
		h(G, { clipPath: "url(#edge)" }, ...cones),
		h(Line, {
			...{ x1: stub, y1: notch + 6, x2: stub, y2: height - notch - 6 },
			...{ stroke: "#ffffff", strokeOpacity: 0.4, strokeWidth: 1.4, strokeDasharray: "5 4" },
		}),
		// a point outside, so that no line of ink is left on the rim
		...[-1, height + 1].map((cy) => h(Circle, { key: String(cy), cx: stub, cy, r: notch, fill: "#ffffff" })),
	);
}

export const lightText = "#ffffff";
export const mutedText = "#bdb8dc";
export const noteText = colours.muted;
