import { mix } from "../../../../kit/colour/colour.ts";
import { short } from "../../../../kit/svg/svg.ts";
import { addBeam, addGlow } from "../light.ts";
import { crowd, figures } from "../people.ts";
import { type DrawKind, FOCUS, HEIGHT, LEFT, type Tools, WIDTH } from "../scene.ts";

const TRUSS = 92;
const FLOOR = 660;
/** The lamp that stays on after the event. */
const BULB = { x: FOCUS - 10, y: FLOOR - 236 };
/** The maximum number of lamps; the largest tracks get them. */
const LAMPS = 16;

/** A lamp per track. Its beam widens with the number of lectures. */
function lampsOf({ facts, palette }: Tools): { x: number; colour: string; foot: number }[] {
	const tracks = facts.tracks.length > 0 ? facts.tracks : palette.beams.slice(0, 3).map(() => ({ lectures: 4 }));
	const largestTracks = [...tracks].sort((a, b) => b.lectures - a.lectures).slice(0, LAMPS);
	const most = Math.max(1, ...largestTracks.map((track) => track.lectures));
	const step = (WIDTH - 40 - (LEFT + 70)) / Math.max(1, largestTracks.length);
	return largestTracks.map((track, place) => ({
		x: LEFT + 90 + step * (place + 0.5),
		colour: palette.beams[place % palette.beams.length] ?? palette.key,
		foot: 30 + 74 * Math.sqrt(track.lectures / most),
	}));
}

function arches({ palette, random }: Tools): string {
	return Array.from({ length: 5 }, (_, place) => {
		const radius = 150 + place * 92 + random.between(-8, 8);
		const shade = mix(palette.deep, palette.accent, 0.3 - place * 0.045);
		return `<path d="M${short(FOCUS - radius)} ${FLOOR}V430A${short(radius)} ${short(radius * 0.94)} 0 0 1 ${short(FOCUS + radius)} 430V${FLOOR}" fill="none" stroke="${shade}" stroke-opacity="${(0.75 - place * 0.1).toFixed(2)}" stroke-width="${short(16 - place * 2)}"/>`;
	})
		.reverse()
		.join("");
}

function truss(lamps: { x: number; colour: string }[], { palette }: Tools): string {
	const steel = mix(palette.deep, "#ffffff", 0.14);
	const zigzag = Array.from({ length: 48 }, (_, step) => `l20 ${step % 2 ? -22 : 22}`).join("");
	const bars = `<path d="M${LEFT + 40} ${TRUSS - 22}H${WIDTH}M${LEFT + 40} ${TRUSS}H${WIDTH}" stroke="${steel}" stroke-width="4" fill="none"/><path d="M${LEFT + 40} ${TRUSS - 22}${zigzag}" stroke="${steel}" stroke-opacity=".7" stroke-width="2.500" fill="none"/>`;
	const heads = lamps.map(
		({ x, colour }) =>
			`<path d="M${short(x - 15)} ${TRUSS + 2}h30l-5 24h-20Z" fill="#05040c" stroke="${steel}" stroke-width="2"/><ellipse cx="${short(x)}" cy="${TRUSS + 27}" rx="11" ry="5" fill="${mix(colour, "#ffffff", 0.75)}"/>`,
	);
	return bars + heads.join("");
}

/** A lamp on a stand and chairs. */
function emptyStage({ palette }: Tools): string {
	const [ink, rim] = ["#05040d", mix(palette.key, "#ffffff", 0.5)];
	const chair = (x: number, side: 1 | -1) =>
		`<path d="M${x} ${FLOOR + 16}v-104m0 52h${side * 46}v52" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="10"/><path d="M${x - side} ${FLOOR + 17}v-104m0 52h${side * 46}v52" fill="none" stroke="${ink}" stroke-width="8"/>`;
	const stand = `<ellipse cx="${BULB.x}" cy="${FLOOR + 16}" rx="52" ry="8" fill="${ink}" stroke="${rim}" stroke-width="1.500"/><path d="M${BULB.x} ${FLOOR + 14}V${BULB.y + 22}" stroke="${rim}" stroke-opacity=".7" stroke-width="9"/><path d="M${BULB.x - 1} ${FLOOR + 14}V${BULB.y + 22}" stroke="${ink}" stroke-width="7"/>`;
	const bulb = `<circle cx="${BULB.x}" cy="${BULB.y}" r="10" fill="#fff"/><path d="M${BULB.x - 18} ${BULB.y + 24}v-32a18 18 0 0 1 36 0v32ZM${BULB.x} ${BULB.y - 26}v50" fill="none" stroke="${rim}" stroke-width="2"/>`;
	return chair(BULB.x - 240, 1) + chair(BULB.x - 150, 1) + chair(BULB.x + 250, -1) + stand + bulb;
}

/** A conference: lamps over a stage, three speakers, and the sold seats. Afterwards one lamp stays on. */
export const stage: DrawKind = (tools) => {
	const { facts, palette, random, haze, light } = tools;
	const lamps = lampsOf(tools);
	addGlow(light, { x: FOCUS, y: 470, radiusX: 520, radiusY: 360, colour: palette.accent, strength: 0.3 });
	lamps.forEach(({ x, colour, foot }, place) => {
		const near = FOCUS + (place - (lamps.length - 1) / 2) * (560 / lamps.length);
		// neighbours cross, so that colours meet
		const aim = near + (place % 2 === 0 ? 150 : -150) + random.between(-60, 60);
		const footX = Math.min(WIDTH - 20, Math.max(LEFT + 170, aim));
		const reach = { x, y: TRUSS + 24, footX, footY: FLOOR + 8, radius: 6 };
		addBeam(light, { ...reach, footRadius: foot * 1.35, colour, strength: 0.85, edge: 0.5 }, haze);
		addBeam(light, { ...reach, footRadius: foot * 0.8, colour, strength: 0.75, edge: 0.16 }, haze);
		addGlow(light, { x: footX, y: FLOOR + 6, radiusX: foot * 1.5, radiusY: 22, colour, strength: 0.9 });
		addGlow(light, { x, y: TRUSS + 28, radiusX: 46, radiusY: 40, colour, strength: 1.4 });
	});
	const floor = `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${mix(palette.deep, palette.accent, 0.45)}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient><rect x="${LEFT}" y="${FLOOR}" width="${WIDTH}" height="44" fill="url(#f)"/><rect x="${LEFT}" y="${FLOOR + 44}" width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.ground, palette.accent, 0.12)}"/><rect x="${LEFT}" y="${FLOOR + 40}" width="${WIDTH}" height="3" fill="${mix(palette.accent, "#ffffff", 0.35)}" fill-opacity=".55"/>`;
	const rims = random.shuffle(palette.beams);
	const stands = [FOCUS - 190, FOCUS - 10, FOCUS + 180].map((x, place) => ({
		x: x + random.between(-26, 26),
		y: FLOOR + 18,
		height: place === 1 ? 232 : 196,
		rim: place === 1 ? palette.key : (rims[place] ?? palette.key),
	}));
	const share = facts.isOver ? 0 : 0.25 + 0.75 * facts.soldShare;
	return {
		middle: 480,
		ghostLight: { ...BULB, radiusX: 520, radiusY: 430, colour: mix(palette.key, "#ffe9c4", 0.6), strength: 0.42 },
		back: arches(tools) + floor + truss(lamps, tools),
		front:
			(facts.isOver ? emptyStage(tools) : figures(stands, "#05040d", random)) +
			crowd({ top: FLOOR + 62, share, tone: mix(palette.accent, palette.ground, 0.2), from: LEFT + 20 }, random),
	};
};
