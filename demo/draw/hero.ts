import { ink, mix } from "../../src/kit/colour/colour.ts";
import { idFrom, type Random, seeded } from "../../src/kit/random/seeded.ts";
import { picture, points, short } from "../../src/kit/svg/svg.ts";
import { crowd } from "./hero-crowd.ts";
import { figures } from "./hero-figures.ts";

/** What an event sets for its hero. */
export type HeroTheme = { beams: readonly string[]; seed: string; accent: string; key: string };

type Stage = {
	width: number;
	height: number;
	/** Where the truss begins, and its top edge. */
	left: number;
	truss: number;
	lamps: number[];
	/** Where figures stand, the front edge of the stage. */
	floor: number;
	lip: number;
	/** Figures' places across the picture and their size against 324 units. */
	stands: { x: number; scale: number }[];
};

const stages: Record<"wide" | "phone", Stage> = {
	wide: {
		width: 1440,
		height: 760,
		left: 470,
		truss: 36,
		lamps: [590, 756, 922, 1088, 1254, 1410],
		floor: 628,
		lip: 660,
		stands: [
			{ x: 760, scale: 0.8 },
			{ x: 1010, scale: 0.93 },
			{ x: 1262, scale: 0.82 },
		],
	},
	phone: {
		width: 780,
		height: 640,
		left: 0,
		truss: 34,
		lamps: [30, 174, 318, 462, 606, 750],
		floor: 520,
		lip: 548,
		stands: [
			{ x: 186, scale: 0.7 },
			{ x: 396, scale: 0.83 },
			{ x: 612, scale: 0.72 },
		],
	},
};

/** Eleven beams: the lamp, the colour's place, and how far aside it falls in lamp steps. */
const plan: readonly (readonly [number, number, number])[] = [
	[0, 2, -0.1],
	[0, 0, 1.7],
	[1, 1, 1.1],
	[2, 0, -0.8],
	[2, 4, 0.9],
	[3, 4, -0.7],
	[3, 3, 0.9],
	[4, 5, -1],
	[4, 1, 0.5],
	[5, 3, -2.6],
	[5, 0, -0.6],
];

type Beam = { lamp: number; colour: number; foot: number; half: number };

function drawBeams(stage: Stage, random: Random): Beam[] {
	const step = stage.lamps[1]! - stage.lamps[0]!;
	return plan.map(([lamp, colour, aside]) => {
		const half = step * random.between(0.52, 0.78);
		const wanted = stage.lamps[lamp]! + step * (aside + random.between(-0.35, 0.35));
		return { lamp, colour, foot: Math.max(wanted, stage.left + half + 20), half };
	});
}

function gradients(theme: HeroTheme, id: string): string {
	const beams = theme.beams.map(
		(colour, place) =>
			`<linearGradient id="${id}b${place}" x2="0" y2="1"><stop stop-color="${mix(colour, "#ffffff", 0.12)}"/><stop offset=".45" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity=".12"/></linearGradient>`,
	);
	return beams.join("");
}

function haze(stage: Stage, theme: HeroTheme, id: string): string {
	const { width, height, left, floor } = stage;
	const glow = mix(theme.accent, ink, 0.45);
	const middle = (left + width) / 2;
	return (
		`<radialGradient id="${id}h" gradientUnits="userSpaceOnUse" cx="${short(middle)}" cy="${floor * 0.72}" r="${short((width - left) * 0.62)}"><stop stop-color="${glow}" stop-opacity=".8"/><stop offset=".6" stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
		`<rect width="${width}" height="${height}" fill="url(#${id}h)"/>`
	);
}

function trussAndLamps(stage: Stage, theme: HeroTheme): string {
	const { left, width, truss, lamps } = stage;
	const zigzag = Array.from(
		{ length: Math.ceil((width - left) / 18) },
		(_, step) => `l18 ${step % 2 === 0 ? 18 : -18}`,
	).join("");
	const bars = `<path fill="none" stroke="#3a3185" stroke-width="3" d="M${left} ${truss}H${width}M${left} ${truss + 20}H${width}" /><path fill="none" stroke="#2c2569" stroke-width="2.500" d="M${left} ${truss + 1}${zigzag}"/>`;
	const heads = lamps.map((x, place) => {
		const colour = mix(theme.beams[place % theme.beams.length]!, "#ffffff", 0.3);
		return `<rect x="${x - 15}" y="${truss + 10}" width="30" height="20" rx="5" fill="#0b0920" stroke="#4a40a0" stroke-width="2"/><ellipse cx="${x}" cy="${truss + 32}" rx="26" ry="13" fill="${colour}" opacity=".35"/><ellipse cx="${x}" cy="${truss + 31}" rx="13" ry="5" fill="#fff"/>`;
	});
	return bars + heads.join("");
}

function light(stage: Stage, beams: Beam[], theme: HeroTheme, id: string): string {
	const { lamps, truss, floor } = stage;
	const top = truss + 31;
	const cones = beams.map(({ lamp, colour, foot, half }) => {
		const x = lamps[lamp]! + (foot > lamps[lamp]! ? 4 : -4);
		const shape = points(
			[
				[x - 8, top],
				[x + 8, top],
				[foot + half, floor + 4],
				[foot - half, floor + 4],
			].map(([px, py]) => [Math.round(px!), py!] as const),
		);
		return `<polygon points="${shape}" fill="url(#${id}b${colour % theme.beams.length})"/>`;
	});
	const pools = beams.map(
		({ colour, foot, half }) =>
			`<ellipse cx="${Math.round(foot)}" cy="${floor + 4}" rx="${Math.round(half)}" ry="13" fill="${theme.beams[colour % theme.beams.length]}" opacity=".5"/>`,
	);
	return `<g style="isolation:isolate"><g class="${id}s">${cones.join("")}${pools.join("")}</g></g>`;
}

function platform(stage: Stage, theme: HeroTheme, id: string): string {
	const { left, width, height, floor, lip } = stage;
	const span = `x="${left}" width="${width - left}"`;
	const deep = mix(theme.accent, ink, 0.35);
	return (
		`<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity=".2"/><stop offset="1" stop-color="${deep}" stop-opacity=".75"/></linearGradient>` +
		`<linearGradient id="${id}u" x2="0" y2="1"><stop stop-color="${theme.accent}" stop-opacity=".55"/><stop offset="1" stop-color="${theme.accent}" stop-opacity="0"/></linearGradient>` +
		`<rect ${span} y="${floor - 18}" height="${lip - floor + 18}" fill="url(#${id}g)"/>` +
		`<rect ${span} y="${lip}" height="${height - lip}" fill="url(#${id}u)"/>` +
		`<rect ${span} y="${lip - 2}" height="9" fill="#0a081c"/><rect ${span} y="${lip - 3}" height="1.500" fill="${mix(theme.accent, "#ffffff", 0.4)}" opacity=".6"/>`
	);
}

/** Ink that hides where the stage begins on the wide picture; drawn before the audience. */
function curtain(stage: Stage, id: string): string {
	const { left, height, floor } = stage;
	if (left === 0) return "";
	const fade = (name: string, end: number, y: number, tall: number): string =>
		`<linearGradient id="${id}${name}"><stop offset="${(left / end).toFixed(2)}" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient><rect y="${y}" width="${end}" height="${tall}" fill="url(#${id}${name})"/>`;
	return fade("c", left + 170, 0, floor - 18) + fade("d", left + 260, floor - 18, height - floor + 18);
}

/** Ink over the far left of the wide stage, or at both ends of the phone's. */
function fades(stage: Stage, id: string): string {
	const { width, height, left } = stage;
	if (left > 0) {
		return `<linearGradient id="${id}l"><stop stop-color="${ink}"/><stop offset=".5" stop-color="${ink}" stop-opacity=".7"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient><rect y="${stage.lip - 20}" width="${left + 190}" height="${height - stage.lip + 20}" fill="url(#${id}l)"/>`;
	}
	return (
		`<linearGradient id="${id}l" x2="0" y2="1"><stop stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient><rect width="${width}" height="66" fill="url(#${id}l)"/>` +
		`<rect width="${width}" height="60" fill="url(#${id}l)" transform="matrix(1 0 0 -1 0 ${height})"/>`
	);
}

/**
 * The event's stage: truss, six lamps, eleven beams that mix, three figures and the audience.
 * "wide" is 1440×760 with a dark left third for the text, "phone" is 780×640 for 390 px at double density.
 */
export function heroSvg(theme: HeroTheme, shape: "wide" | "phone"): string {
	const stage = stages[shape];
	const random = seeded(`hero ${theme.seed}`);
	const id = idFrom(`${theme.seed} ${shape}`);
	const beams = drawBeams(stage, random);
	const rims = random.shuffle(theme.beams);
	const places = stage.stands.map(({ x, scale }, place) => ({
		x: x + random.between(-34, 34),
		y: stage.floor + 8,
		scale: scale * random.between(0.97, 1.04),
		rim: place === 1 ? theme.key : rims[place]!,
	}));
	const tones = [0.66, 0.8, 0.95].map((share) => mix(mix(theme.accent, "#2c1f9e", 0.4), ink, share));
	const body = [
		`<style>.${id}s>*{mix-blend-mode:screen}</style>`,
		gradients(theme, id),
		haze(stage, theme, id),
		platform(stage, theme, id),
		light(stage, beams, theme, id),
		trussAndLamps(stage, theme),
		curtain(stage, id),
		figures(places, id, random),
		crowd(stage.width, stage.lip, stage.height, id, tones, mix(theme.key, "#ffffff", 0.4), stage.left, random),
		fades(stage, id),
	];
	return picture(stage.width, stage.height, body.join(""));
}
