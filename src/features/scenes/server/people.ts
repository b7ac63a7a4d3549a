import { mix } from "../../../kit/colour/colour.ts";
import type { Random } from "../../../kit/random/seeded.ts";
import { short } from "../../../kit/svg/svg.ts";
import { FIGURE, HEADS } from "../../event/stage-shapes.ts";
import { HEIGHT, WIDTH } from "./scene.ts";

export type Stand = { x: number; y: number; height: number; rim: string };

const TALL = 324;

/** Backlit people with a rim light. Neighbours differ in pose and hair. */
export function figures(stands: readonly Stand[], ink: string, random: Random): string {
	const poses = random.shuffle([...FIGURE.poses.keys()]);
	const hairs = random.shuffle([...FIGURE.hairs.keys()]);
	return stands
		.map(({ x, y, height, rim }, place) => {
			const { arms, more } = FIGURE.poses[poses[place % poses.length] ?? 0] ?? { arms: "" };
			const isSlim = random.chance(0.5);
			const torso = isSlim ? FIGURE.slim : FIGURE.broad;
			const legs = isSlim && random.chance(0.5) ? FIGURE.skirt : FIGURE.trousers;
			const accessory = more ? `<path stroke-width="${more.width}" d="${more.d}"/>` : "";
			const body = `<path d="${legs}"/><g transform="translate(0 -${FIGURE.rise})"><path d="${torso}"/><path d="${FIGURE.head}"/><path d="${FIGURE.hairs[hairs[place % hairs.length] ?? 0]}"/><path fill="none" stroke-width="17" d="${arms}"/>${accessory}</g>`;
			const scale = height / TALL;
			const turned = random.chance(0.5) ? -scale : scale;
			const side = x < WIDTH * 0.75 ? 1 : -1;
			const drawn = (dx: number, dy: number, colour: string) =>
				`<g transform="translate(${short(x + dx)} ${short(y + dy)}) scale(${turned.toFixed(3)} ${scale.toFixed(3)})" fill="${colour}" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
			return drawn(side * 3.2 * Math.max(0.5, scale), -1.5, mix(rim, "#ffffff", 0.4)) + drawn(0, 0, ink);
		})
		.join("");
}

/** Rows of heads from behind; nearer heads are larger and darker. `share` is the share of taken seats. */
export function crowd(
	{ top, share, tone, from }: { top: number; share: number; tone: string; from: number },
	random: Random,
): string {
	const rows = [0.3, 0.42, 0.58, 0.8];
	let y = top;
	return rows
		.map((scale, row) => {
			y += 74 * scale;
			const colour = mix(tone, "#04030a", 0.35 + row * 0.17);
			const heads: string[] = [];
			for (let x = from - 60; x < WIDTH + 60; x += 84 * scale * random.between(0.94, 1.06)) {
				if (random.next() > share) continue;
				const d = random.pick(HEADS);
				heads.push(
					`<path transform="translate(${short(x)} ${short(y + random.between(-4, 4))}) scale(${scale})" d="${d}"/>`,
				);
			}
			return `<g fill="${colour}">${heads.join("")}<rect x="${from - 80}" y="${short(y + 30 * scale)}" width="${WIDTH}" height="${HEIGHT}"/></g>`;
		})
		.join("");
}
