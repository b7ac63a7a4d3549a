import { G, Image, Path, Rect, Svg } from "../../../../kit/pdf/drawing.ts";
import { type Content, h } from "../../../../kit/pdf/sheet.ts";
import type { Theme } from "../../../event/contract.ts";

/** The picture covers the left third, in points. */
const STAGE = { width: 280, height: 595 };
export const INK = "#0d0b1f";
/** A dark strip behind the logo. */
const FOOT = { height: 62, steps: 12 };

/** The event's scene at the height of the sheet; without a picture, its background. */
export function stageOf({ beams, accent, key }: Theme, picture: Uint8Array | null): Content {
	const { width, height } = STAGE;
	const whole = { position: "absolute", top: 0, left: 0, width, height } as const;
	return [
		h(
			Svg,
			{ key: "ground", width, height, viewBox: `0 0 ${width} ${height}`, style: whole },
			h(Rect, { x: 0, y: 0, width, height, fill: INK }),
		),
		picture &&
			h(Image, {
				key: "scene",
				src: { data: Buffer.from(picture), format: "jpg" },
				style: { ...whole, objectFit: "cover" },
			}),
		h(
			Svg,
			{ key: "foot", width, height, viewBox: `0 0 ${width} ${height}`, style: whole },
			...footOf(),
			h(Rect, { x: width - 3, y: 0, width: 3, height, fill: accent }),
			markOf(accent, key, beams[1] ?? key),
		),
	];
}

/** Draws steps, because printers may not support transparent gradients. */
function footOf(): Content[] {
	const high = FOOT.height / FOOT.steps;
	return Array.from({ length: FOOT.steps }, (_, step) => {
		const y = STAGE.height - FOOT.height + step * high;
		return h(Rect, {
			key: String(step),
			x: 0,
			y,
			width: STAGE.width,
			height: STAGE.height - y,
			fill: INK,
			fillOpacity: 0.22,
		});
	});
}

function markOf(accent: string, left: string, right: string): Content {
	const shapes: [string, string][] = [
		[left, "M8 5.5h4.6L22.3 30.5H4.5Z"],
		[right, "M28 5.5h-4.6L13.7 30.5H31.5Z"],
		["#ffffff", "M18 19.4L22.3 30.5H13.7Z"],
	];
	return h(
		G,
		{ key: "mark", transform: "translate(24 553) scale(0.66)" },
		h(Rect, { x: 0, y: 0, width: 36, height: 36, rx: 10, fill: accent }),
		...shapes.map(([fill, d]) => h(Path, { key: d, fill, d })),
	);
}
