import { mix } from "../../../../kit/colour/colour.ts";
import { short } from "../../../../kit/svg/svg.ts";
import { addBeam, addGlow } from "../light.ts";
import { figures } from "../people.ts";
import { type DrawKind, FOCUS, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

const [TOP, FLOOR] = [104, 664];
/** Two readers stand here, in the light of the lines. */
const READERS = 1310;
/** The x of lines without indent, and the width of an indent step. */
const [FROM, STEP] = [LEFT + 250, 66];
/** A larger programme is sampled evenly. */
const ROWS = 16;

type Row = { indent: number; length: number; colour: string };

/** A line per lecture in programme order: indented by level, as long as it lasts, in its track's colour. */
function rowsOf({ facts, palette, random }: Tools): Row[] {
	const every = Math.max(1, Math.ceil(facts.lectures.length / ROWS));
	const sampledLectures = facts.lectures.filter((_, place) => place % every === 0);
	const lectureRows = sampledLectures.map(({ level, start, end, track }) => ({ level, minutes: end - start, track }));
	const made = Array.from({ length: 8 }, (_, place) => ({ level: 1 + (place % 3), minutes: 45, track: place }));
	let depth = 0;
	return (lectureRows.length > 0 ? lectureRows : made).map(({ level, minutes, track }, place) => {
		// The indent changes by one step at a time, as in code.
		depth = Math.min(4, Math.max(place === 0 ? 0 : 1, depth + Math.sign(level - 2) + (random.chance(0.3) ? 1 : 0)));
		return {
			indent: depth,
			length: 90 + 3 * Math.min(90, Math.max(10, minutes)) * random.between(0.75, 1.1),
			colour: palette.beams[track % palette.beams.length] ?? palette.key,
		};
	});
}

/** Bars whose light continues to the right. */
function linesOf(tools: Tools): string {
	const { facts, palette, haze, light } = tools;
	const rows = rowsOf(tools);
	const room = FLOOR - 30 - TOP;
	const pitch = Math.min(64, room / rows.length);
	const tall = Math.min(26, pitch * 0.56);
	return rows
		.map(({ indent, length, colour }, place) => {
			const [x, y] = [FROM + indent * STEP, TOP + (room - pitch * rows.length) / 2 + pitch * (place + 0.5)];
			const trail = { x, y, footX: Math.min(WIDTH + 80, x + length * 2.4), footY: y, radius: tall / 2 };
			addBeam(light, { ...trail, footRadius: tall * 0.8, colour, strength: 0.5, edge: 0.5, fade: 0.25 }, haze);
			addGlow(light, { x: x + length / 2, y, radiusX: length * 0.8, radiusY: tall * 2.4, colour, strength: 0.2 });
			const shade = mix(colour, palette.ground, facts.isOver ? 0.6 : 0.12);
			return `<rect x="${short(x)}" y="${short(y - tall / 2)}" width="${short(length)}" height="${short(tall)}" rx="3" fill="${shade}"/>`;
		})
		.join("");
}

/** A conference of an indented language: the programme as lines of light, and its readers. */
export const steps: DrawKind = (tools) => {
	const { facts, palette, random, light } = tools;
	addGlow(light, { x: FOCUS, y: 430, radiusX: 560, radiusY: 380, colour: palette.accent, strength: 0.32 });
	const lines = linesOf(tools);
	const guides = Array.from({ length: 5 }, (_, place) => {
		const x = FROM + place * STEP - 14;
		return `<path d="M${x} ${TOP - 20}V${FLOOR}" stroke="${mix(palette.deep, "#ffffff", 0.16)}" stroke-opacity=".5" stroke-width="2"/>`;
	});
	addGlow(light, { x: READERS, y: FLOOR, radiusX: 230, radiusY: 34, colour: palette.key, strength: 0.5 });
	const floor = `<rect x="${LEFT - 100}" y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.ground, palette.accent, 0.1)}"/><rect x="${LEFT - 100}" y="${FLOOR}" width="${WIDTH}" height="2" fill="${palette.key}" fill-opacity=".3"/>`;
	const readers = [READERS - 56, READERS + 58].map((x, place) => ({
		x: x + random.between(-14, 14),
		y: FLOOR + 14,
		height: place === 0 ? 262 : 236,
		rim: palette.key,
	}));
	return {
		middle: 420,
		focus: 1212,
		back: guides.join("") + floor + lines,
		front: facts.isOver ? "" : figures(readers, "#04080a", random),
	};
};
