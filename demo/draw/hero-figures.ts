import { FIGURE } from "../../src/features/event/stage-shapes.ts";
import { mix } from "../../src/kit/colour/colour.ts";
import type { Random } from "../../src/kit/random/seeded.ts";
import { short } from "../../src/kit/svg/svg.ts";

/** Where a figure stands, how tall it is against 324 units, and its rim colour. */
export type Place = { x: number; y: number; scale: number; rim: string };

function silhouette(pose: number, hair: number, slender: boolean, skirted: boolean): string {
	const { arms, more } = FIGURE.poses[pose]!;
	const held = more ? `<path stroke-width="${more.width}" d="${more.d}"/>` : "";
	const torso = slender ? FIGURE.slim : FIGURE.broad;
	return (
		`<path d="${skirted ? FIGURE.skirt : FIGURE.trousers}"/><g transform="translate(0 -${FIGURE.rise})"><path d="${torso}${FIGURE.head}"/><path d="${FIGURE.hairs[hair]!}"/>` +
		`<path fill="none" stroke-width="17" d="${arms}"/>${held}</g>`
	);
}

/** Figures with a 4 px coloured rim on the side of their light; poses and hair never repeat within a picture. */
export function figures(places: readonly Place[], id: string, random: Random): string {
	const drawnPoses = random.shuffle([...FIGURE.poses.keys()]);
	const drawnHairs = random.shuffle([...FIGURE.hairs.keys()]);
	const skirted = random.below(places.length + 1);
	return places
		.map(({ x, y, scale, rim }, place) => {
			const name = `${id}f${place}`;
			const turned = random.chance(0.5) ? -1 : 1;
			const side = random.chance(0.5) ? -1 : 1;
			const hair = drawnHairs[place]!;
			const slender = [0, 1, 4].includes(hair) || random.chance(0.3);
			const shape = silhouette(drawnPoses[place]!, hair, slender, slender && place === skirted);
			const stand = (dx: number, dy: number): string =>
				`transform="translate(${short(x + dx)} ${short(y + dy)}) scale(${(turned * scale).toFixed(2)} ${scale.toFixed(2)})"`;
			const lit = mix(rim, "#ffffff", 0.5);
			return (
				`<defs><g id="${name}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${shape}</g></defs>` +
				`<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(76 * scale)}" ry="8" fill="#07061a" opacity=".7"/>` +
				`<use href="#${name}" ${stand(side * 4, -1.5)} fill="${lit}" stroke="${lit}"/>` +
				`<use href="#${name}" ${stand(0, 0)} fill="#0a081c" stroke="#0a081c"/>`
			);
		})
		.join("");
}
