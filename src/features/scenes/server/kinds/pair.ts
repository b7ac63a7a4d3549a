import { linear, mix } from "../../../../kit/colour/colour.ts";
import { addBeam, addDot, addGlow } from "../light.ts";
import { crowd, figures } from "../people.ts";
import { type DrawKind, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

const FLOOR = 656;
const PERSON = { x: 905, height: 330 };
const OTHER = { x: 1170, height: 300 };

/** A person's outline made of points. */
function ofPoints({ palette, random, light }: Tools): void {
	const colour = linear(mix(palette.beams[1] ?? palette.accent, "#ffffff", 0.55));
	const unit = OTHER.height / 300;
	const isInside = (x: number, y: number) =>
		Math.hypot(x / 27, (y - 262) / 31) < 1 ||
		(y > 122 && y < 232 && Math.abs(x) < 34 + (y - 122) * 0.12) ||
		(y <= 122 && y > 0 && Math.abs(Math.abs(x) - 18) < 13) ||
		(y > 108 && y < 222 && Math.abs(Math.abs(x) - 56 + (y - 108) * 0.1) < 9);
	for (let count = 0; count < 6000; count++) {
		const [x, y] = [random.between(-75, 75), random.between(0, 296)];
		if (!isInside(x, y)) continue;
		const isEdge = !(isInside(x - 5, y) && isInside(x + 5, y) && isInside(x, y + 5));
		addDot(light, OTHER.x + x * unit, FLOOR - y * unit, isEdge ? 2 : 1.4, colour, isEdge ? 1.6 : 0.5);
	}
}

/** A conference on AI programming: the two largest tracks are lamps over a person and a figure of points. */
export const pair: DrawKind = (tools) => {
	const { facts, palette, random, haze, light } = tools;
	const sizes = [...facts.tracks].map((track) => track.lectures).sort((a, b) => b - a);
	const wide = (place: number) => 130 + 90 * Math.sqrt((sizes[place] ?? 2) / Math.max(1, sizes[0] ?? 2));
	const [warm, cold] = [palette.beams[0] ?? palette.key, palette.beams[1] ?? palette.accent];
	const lamps = [
		{ x: 650, y: 26, footX: 1010, colour: mix(palette.accent, warm, 0.35), footRadius: wide(0) },
		{ x: WIDTH - 6, y: 60, footX: 960, colour: cold, footRadius: wide(1) },
	];
	for (const lamp of lamps) {
		const beam = { ...lamp, footY: FLOOR + 10, radius: 10, strength: 0.85, edge: 0.22 };
		addBeam(light, beam, haze);
		const pool = { x: lamp.footX, y: FLOOR + 8, radiusX: lamp.footRadius * 1.2, radiusY: 34 };
		addGlow(light, { ...pool, colour: lamp.colour, strength: 0.7 });
		addGlow(light, { x: lamp.x, y: lamp.y, radiusX: 60, radiusY: 50, colour: lamp.colour, strength: 2 });
	}
	if (!facts.isOver) ofPoints(tools);
	const folds = Array.from({ length: 12 }, (_, place) => {
		const x = LEFT + 150 + place * 68 + random.between(-10, 10);
		return `<rect x="${x.toFixed(0)}" y="60" width="30" height="${FLOOR - 60}" fill="${mix(palette.deep, palette.accent, 0.1)}" fill-opacity=".5"/>`;
	});
	const floor = `<rect x="${LEFT - 100}" y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.ground, palette.accent, 0.16)}"/><rect x="${LEFT}" y="${FLOOR + 44}" width="${WIDTH}" height="3" fill="${palette.accent}" fill-opacity=".6"/>`;
	const desk = `<path d="M985 ${FLOOR - 108}h126M1048 ${FLOOR - 108}V${FLOOR + 4}M1012 ${FLOOR + 4}h72" stroke="#060410" stroke-width="8" fill="none"/><path d="M1026 ${FLOOR - 112}l6-38h44l-6 38Z" fill="#060410" stroke="${mix(palette.accent, "#ffffff", 0.5)}" stroke-width="2"/>`;
	const person = [{ ...PERSON, y: FLOOR + 6, rim: mix(palette.accent, "#ffffff", 0.3) }];
	const tone = mix(palette.accent, palette.ground, 0.5);
	const share = facts.isOver ? 0 : 0.25 + 0.75 * facts.soldShare;
	return {
		middle: 490,
		focus: 1040,
		back: folds.join("") + floor,
		front:
			(facts.isOver ? "" : figures(person, "#060410", random)) +
			desk +
			crowd({ top: FLOOR + 56, share, tone, from: LEFT + 40 }, random),
	};
};
