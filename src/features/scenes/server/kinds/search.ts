import { mix } from "../../../../kit/colour/colour.ts";
import { points } from "../../../../kit/svg/svg.ts";
import { addBeam, addGlow } from "../light.ts";
import { type DrawKind, HEIGHT, LEFT } from "../scene.ts";

const SIDE = 34;
const LAMP = { x: 1392, y: 96 };
/** The height of the opening lecture's block. */
const OPENING = 96;
const SPOT = { x: 1010, y: 524, radiusX: 270, radiusY: 150 };

/** A block with its corner at (x, y) on the ground, seen from above. */
function block(x: number, y: number, tall: number, colour: string): string {
	const half = SIDE / 2;
	const face = (list: [number, number][], shade: string) => `<polygon points="${points(list)}" fill="${shade}"/>`;
	const top = y - tall;
	return (
		face(
			[
				[x - SIDE, top],
				[x, top + half],
				[x, y + half],
				[x - SIDE, y],
			],
			mix(colour, "#000000", 0.45),
		) +
		face(
			[
				[x + SIDE, top],
				[x, top + half],
				[x, y + half],
				[x + SIDE, y],
			],
			mix(colour, "#000000", 0.68),
		) +
		face(
			[
				[x, top - half],
				[x + SIDE, top],
				[x, top + half],
				[x - SIDE, top],
			],
			colour,
		)
	);
}

/** A security conference: a searchlight over blocks, one per lecture, as high as its level. */
export const search: DrawKind = ({ facts, palette, random, haze, light }) => {
	const lectures = facts.lectures;
	const dark = mix(palette.deep, palette.accent, 0.06);
	const lit = mix(palette.accent, "#ffffff", 0.42);
	const strength = facts.isOver ? 0.45 : 1;
	let lectureIndex = 0;
	let isOpened = false;
	const blocks: string[] = [];
	for (let row = 0; row < 28; row++) {
		for (let column = -2; column < 16; column++) {
			const x = LEFT - 40 + column * SIDE * 2 + (row % 2) * SIDE;
			const y = 288 + row * (SIDE / 2) * 1.28;
			const far = Math.hypot((x - SPOT.x) / SPOT.radiusX, (y - SPOT.y) / SPOT.radiusY);
			const isInside = far < 1;
			const lecture = isInside ? lectures[lectureIndex++ % Math.max(1, lectures.length)] : undefined;
			if (!isInside && random.chance(0.42)) continue;
			const isFirst: boolean = !isOpened && Math.hypot(x - SPOT.x, y - SPOT.y - 40) < SIDE;
			isOpened ||= isFirst;
			// Blocks in front of the opening lecture are lower.
			const high = isFirst ? OPENING : 12 + 15 * (lecture?.level ?? random.below(3) + 1);
			const tall = isInside ? high : random.between(6, 46);
			const colour = isFirst
				? "#ffcf5c"
				: mix(dark, lit, isInside ? strength * (0.25 + 0.75 * (1 - far) ** 0.6) : 0.05);
			blocks.push(block(x, y, tall, colour));
		}
	}
	const reach = { ...LAMP, footX: SPOT.x, footY: SPOT.y, radius: 12 };
	addBeam(light, { ...reach, footRadius: 215, colour: palette.accent, strength: 0.62, edge: 0.5 }, haze);
	addBeam(
		light,
		{ ...reach, footRadius: 150, colour: mix(palette.accent, "#ffffff", 0.35), strength: 0.5, edge: 0.18 },
		haze,
	);
	addGlow(light, { ...SPOT, colour: palette.accent, strength: 0.34 });
	addGlow(light, { ...LAMP, radiusX: 90, radiusY: 80, colour: mix(palette.accent, "#ffffff", 0.6), strength: 2.6 });
	const mast = `<path d="M1412 108V${HEIGHT}" stroke="#04080a" stroke-width="14"/><g transform="rotate(38 1400 96)"><rect x="1372" y="74" width="56" height="42" rx="9" fill="#04080a"/></g>`;
	return { back: blocks.join(""), front: mast, middle: 500 };
};
