import { linear, mix } from "../../../../kit/colour/colour.ts";
import { addBeam, addDot, addGlow } from "../light.ts";
import { figures } from "../people.ts";
import { type DrawKind, FOCUS, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

/** The table, and the cup's rim above it. */
const TABLE = 668;
const RIM = TABLE - 182;
const FIBRES = 9;
const MAX_LINES = 14;

/** A ribbon per track. Each lecture adds fibres. */
function ribbons({ facts, palette, random, light }: Tools): void {
	const tracks = (facts.tracks.length > 0 ? facts.tracks : [{ lectures: 3 }, { lectures: 2 }]).slice(0, 6);
	tracks.forEach((track, place) => {
		const colour = linear(palette.beams[place % palette.beams.length] ?? palette.key);
		const [lean, wave, phase] = [random.between(-150, 150), random.between(60, 130), random.between(0, 6.3)];
		const fibres = FIBRES * Math.min(MAX_LINES, Math.max(1, track.lectures));
		const share = 1.15 / Math.sqrt(fibres);
		for (let fibre = 0; fibre < fibres; fibre++) {
			const aside = (fibre / fibres - 0.5) * 2;
			for (let step = 0; step < 420; step++) {
				const way = step / 420;
				const open = way ** 0.8;
				const twist = Math.cos(way * 5.5 + phase + place);
				const x =
					FOCUS + lean * way ** 1.3 + wave * open * Math.sin(way * 5 + phase) + aside * (14 + 105 * open) * twist;
				const y = RIM - 14 - way * 520 - aside * 26 * open * Math.sin(way * 4 + phase);
				addDot(light, x, y, 1.5, colour, share * (1 - way) ** 0.7);
			}
		}
	});
}

/** A language community's conference: a cup, and the programme as its steam. */
export const steam: DrawKind = (tools) => {
	const { facts, palette, random, haze, light } = tools;
	addGlow(light, { x: FOCUS, y: 350, radiusX: 520, radiusY: 420, colour: palette.accent, strength: 0.2 });
	const beam = { x: WIDTH - 60, y: -30, footX: FOCUS + 40, footY: TABLE - 20, radius: 18, footRadius: 240 };
	addBeam(light, { ...beam, colour: palette.key, strength: 0.32, edge: 0.7 }, haze);
	if (!facts.isOver) ribbons(tools);
	addGlow(light, { x: FOCUS, y: RIM - 6, radiusX: 150, radiusY: 40, colour: palette.key, strength: 1.1 });
	addGlow(light, { x: FOCUS, y: TABLE - 2, radiusX: 420, radiusY: 40, colour: palette.key, strength: 0.5 });
	const wood = mix(palette.deep, palette.accent, 0.12);
	const table = `<rect x="${LEFT - 200}" y="${TABLE + 2}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(wood, "#000000", 0.35)}"/><rect x="${LEFT - 200}" y="${TABLE}" width="${WIDTH}" height="3" fill="${palette.key}" fill-opacity=".35"/>`;
	const ink = "#0a0603";
	const rim = mix(palette.key, "#ffffff", 0.25);
	const cup = `<ellipse cx="${FOCUS}" cy="${TABLE + 6}" rx="270" ry="22" fill="${ink}" stroke="${rim}" stroke-width="2.500"/><path d="M${FOCUS - 172} ${RIM}c0 122 80 180 110 182h124c30-2 110-60 110-182Z" fill="${ink}" stroke="${rim}" stroke-width="2.500"/><path d="M${FOCUS + 166} ${RIM + 30}c96-26 116 104-34 108" fill="none" stroke="${rim}" stroke-width="24"/><path d="M${FOCUS + 166} ${RIM + 30}c96-26 116 104-34 108" fill="none" stroke="${ink}" stroke-width="18"/><ellipse cx="${FOCUS}" cy="${RIM}" rx="172" ry="24" fill="${mix(palette.key, ink, 0.55)}" stroke="${rim}" stroke-width="3"/>`;
	const stands = [FOCUS - 330, FOCUS - 286, FOCUS + 326].map((x) => ({
		x,
		y: TABLE + 4,
		height: random.between(118, 138),
		rim: palette.key,
	}));
	return { back: table, front: cup + (facts.isOver ? "" : figures(stands, ink, random)), middle: 500 };
};
