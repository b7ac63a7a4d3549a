import { idFrom, type Random, seeded } from "../../src/kit/random/seeded.ts";
import { picture, points, short } from "../../src/kit/svg/svg.ts";
import { type Palette, palettes } from "./palettes.ts";

const width = 640;
const height = 400;

function bars(colours: Palette, random: Random): string {
	const step = 32;
	const lead = random.between(0, 4);
	const list = Array.from({ length: 21 }, (_, place) => {
		const wave = Math.sin(place / 2.1 + lead) * 0.3 + Math.sin(place / 0.9 + lead * 2) * 0.2;
		const tall = Math.max(56, 170 + wave * 190 + random.between(-40, 60));
		const lit = (place + Math.floor(lead)) % 4 === 1;
		return `<rect x="${place * step - 12}" y="${short(height - 24 - tall)}" width="20" height="${short(tall)}" rx="10" fill="${lit ? accent(colours) : colours.light}"/>`;
	});
	return list.join("");
}

/** A colour that differs from ground and light. */
function accent(colours: Palette): string {
	if (colours.cloth !== colours.ground) return colours.cloth;
	return colours.beamTwo === colours.light ? colours.shade : colours.beamTwo;
}

function beams(colours: Palette, random: Random): string {
	const apex = random.between(230, 410);
	const tones = random.shuffle([
		colours.light,
		accent(colours),
		colours.beamOne,
		colours.beamTwo,
		colours.shade,
		colours.light,
	]);
	const fan = tones.map((tone, place) => {
		const from = -260 + place * 194 + random.between(-24, 24);
		const wide = random.between(110, 170);
		const x = apex + (place - 2.5) * 9;
		return `<polygon fill="${tone}" fill-opacity="${place % 2 === 0 ? ".9" : ".75"}" points="${points([
			[x - 4, 0],
			[x + 4, 0],
			[from + wide, height],
			[from, height],
		])}"/>`;
	});
	return `${fan.join("")}<ellipse cx="${short(apex)}" cy="412" rx="330" ry="46" fill="${colours.light}"/>`;
}

function rings(colours: Palette, random: Random): string {
	const x = random.between(400, 480);
	const y = random.between(210, 280);
	const tones = [accent(colours), colours.beamTwo, colours.ground, colours.shade, colours.beamOne, colours.light];
	const circles = tones.map(
		(tone, place) => `<circle cx="${short(x)}" cy="${short(y)}" r="${330 - place * 56}" fill="${tone}"/>`,
	);
	const beam = points([
		[16, 0],
		[92, 0],
		[x + 110, height],
		[x - 150, height],
	]);
	return `${circles.join("")}<polygon fill="#fff" fill-opacity=".72" points="${beam}"/>`;
}

function tile(kind: number, turn: number, x: number, y: number, colours: Palette): string {
	const spin = `transform="rotate(${turn * 90} ${x + 40} ${y + 40})"`;
	if (kind === 0) return `<circle cx="${x + 40}" cy="${y + 40}" r="34" fill="${colours.light}"/>`;
	if (kind === 1) return `<path d="M${x + 6} ${y + 6}H${x + 74}V${y + 74}Z" fill="${accent(colours)}" ${spin}/>`;
	if (kind === 2)
		return `<path d="M${x + 6} ${y + 74}A68 68 0 0 1 ${x + 74} ${y + 6}V${y + 74}Z" fill="${colours.shade}" ${spin}/>`;
	return `<path d="M${x + 6} ${y + 40}A34 34 0 0 1 ${x + 74} ${y + 40}Z" fill="${colours.hair}" ${spin}/>`;
}

function tiles(colours: Palette, random: Random): string {
	const list = Array.from({ length: 40 }, (_, place) => {
		const kind = random.pick([0, 0, 1, 1, 2, 2, 3]);
		return tile(kind, random.below(4), (place % 8) * 80, Math.floor(place / 8) * 80, colours);
	});
	return list.join("");
}

function hills(colours: Palette, random: Random): string {
	const tones = [colours.beamOne, accent(colours), colours.shade, colours.hair];
	const sun = `<circle cx="${short(random.between(120, 520))}" cy="${short(random.between(96, 132))}" r="${short(random.between(44, 62))}" fill="${colours.light}"/>`;
	const layers = tones.map((tone, place) => {
		const base = 190 + place * 58;
		const swing = random.between(36, 62) * (random.chance(0.5) ? 1 : -1);
		const [a, b, c] = [base + swing, base - swing, base + swing * 0.5].map(short);
		const middle = random.between(250, 400);
		const crest = `${short(middle * 0.34)} ${a} ${short(middle * 0.62)} ${b} ${short(middle)} ${base}`;
		return `<path fill="${tone}" d="M0 ${short(base - swing * 0.4)}C${crest}S${short(middle + 210)} ${c} 640 ${b}V400H0Z"/>`;
	});
	return sun + layers.join("");
}

const compositions = [bars, beams, rings, tiles, hills] as const;

export const newsCompositions = compositions.length;

/** Draws 640×400: bars, beams, rings with a beam, tiles or hills, in a portrait palette. */
export function newsSvg(opts: { seed: string; composition?: number; palette?: number }): string {
	const random = seeded(`news ${opts.seed}`);
	const drawn = random.below(compositions.length);
	const drawnPalette = random.below(palettes.length);
	const colours = palettes[(opts.palette ?? drawnPalette) % palettes.length]!;
	const compose = compositions[(opts.composition ?? drawn) % compositions.length]!;
	const id = idFrom(`news ${opts.seed}`);
	const frame = `<clipPath id="${id}"><rect width="${width}" height="${height}"/></clipPath>`;
	return picture(
		width,
		height,
		`${frame}<g clip-path="url(#${id})"><rect width="${width}" height="${height}" fill="${colours.ground}"/>${compose(colours, random)}</g>`,
	);
}
