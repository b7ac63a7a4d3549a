import { mix } from "../../../../kit/colour/colour.ts";
import { addBeam, addGlow } from "../light.ts";
import { figures } from "../people.ts";
import { type DrawKind, FOCUS, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

const LAMP = { x: FOCUS, y: 176 };
const FLOOR = 664;
/** Positions of five people around the table, beside the lamp. */
const PLACES = [-212, -118, 4, 122, 216];

/** Frames in the dark background. */
function scenery({ palette, random }: Tools): string {
	const line = mix(palette.deep, "#ffffff", 0.1);
	return Array.from({ length: 5 }, (_, place) => {
		const [x, wide, tall] = [LEFT + 180 + place * 170, random.between(120, 190), random.between(230, 420)];
		return `<g fill="none" stroke="${line}" stroke-opacity=".45" stroke-width="5"><rect x="${x.toFixed(0)}" y="${(FLOOR - tall).toFixed(0)}" width="${wide.toFixed(0)}" height="${tall.toFixed(0)}"/><path d="M${x.toFixed(0)} ${(FLOOR - tall / 2).toFixed(0)}h${wide.toFixed(0)}M${x.toFixed(0)} ${FLOOR}l${wide.toFixed(0)} ${(-tall / 2).toFixed(0)}"/></g>`;
	}).join("");
}

/** An evening meetup: one lamp, a table with a glass per talk, and a stool per free place. */
export const lamp: DrawKind = (tools) => {
	const { facts, palette, random, haze, light } = tools;
	const warm = mix(palette.key, "#ffdfb0", 0.6);
	const reach = { x: LAMP.x, y: LAMP.y + 20, footX: FOCUS, footY: FLOOR + 10, radius: 54, footRadius: 300 };
	addBeam(light, { ...reach, colour: warm, strength: 0.62, edge: 0.35 }, haze);
	addGlow(light, { x: FOCUS, y: LAMP.y + 22, radiusX: 130, radiusY: 70, colour: warm, strength: 2.2 });
	addGlow(light, { x: FOCUS, y: FLOOR + 12, radiusX: 380, radiusY: 48, colour: warm, strength: 0.7 });
	addGlow(light, { x: FOCUS, y: 420, radiusX: 420, radiusY: 340, colour: palette.accent, strength: 0.16 });
	const shade = `<path d="M${LAMP.x} 0V${LAMP.y - 66}" stroke="#05040a" stroke-width="6"/><path d="M${LAMP.x - 72} ${LAMP.y + 20}C${LAMP.x - 72} ${LAMP.y - 46} ${LAMP.x - 24} ${LAMP.y - 70} ${LAMP.x} ${LAMP.y - 70}S${LAMP.x + 72} ${LAMP.y - 46} ${LAMP.x + 72} ${LAMP.y + 20}Z" fill="#05040a"/><ellipse cx="${LAMP.x}" cy="${LAMP.y + 20}" rx="62" ry="11" fill="${mix(warm, "#ffffff", 0.7)}"/>`;
	const glasses = Math.min(8, Math.max(2, facts.lectures.length));
	const table = `<ellipse cx="${FOCUS}" cy="${FLOOR - 158}" rx="142" ry="13" fill="#05040a" stroke="${warm}" stroke-opacity=".8" stroke-width="2"/><path d="M${FOCUS} ${FLOOR - 150}V${FLOOR}" stroke="#05040a" stroke-width="12"/>${Array.from({ length: glasses }, (_, place) => `<rect x="${(FOCUS - 104 + (place * 196) / Math.max(1, glasses - 1)).toFixed(0)}" y="${FLOOR - 192}" width="15" height="30" rx="3" fill="${palette.key}" fill-opacity=".85"/>`).join("")}`;
	const people = facts.isOver ? 0 : PLACES.length;
	const stands = Array.from({ length: people }, (_, place) => ({
		x: FOCUS + (PLACES[place] ?? 0),
		y: FLOOR + (place === 2 ? -10 : 16),
		height: random.between(292, 326),
		rim: warm,
	}));
	const free = Math.round((1 - facts.soldShare) * 4);
	const stools = Array.from({ length: free }, (_, place) => {
		const x = FOCUS + (place % 2 === 0 ? -330 - place * 38 : 310 + place * 34);
		return `<path d="M${x - 26} ${FLOOR - 88}h52M${x - 17} ${FLOOR - 86}l-11 96M${x + 17} ${FLOOR - 86}l11 96M${x - 22} ${FLOOR - 34}h44" stroke="#07050c" stroke-width="9" fill="none" stroke-linecap="round"/>`;
	});
	const floor = `<rect x="0" y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.ground, palette.key, 0.07)}"/>`;
	return {
		back: scenery(tools) + floor,
		front: shade + figures(stands, "#07050c", random) + table + stools.join(""),
		middle: 440,
	};
};
