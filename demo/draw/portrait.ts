import { idFrom, type Random, seeded } from "../../src/kit/random/seeded.ts";
import { picture, points, short } from "../../src/kit/svg/svg.ts";
import { type Palette, palettes, spread } from "./palettes.ts";
import { body } from "./portrait-body.ts";
import { beard, features, glasses, head } from "./portrait-face.ts";
import { hairs, hairsFor } from "./portrait-hair.ts";

export const squareCrop = { x: 10, y: 30, width: 300, height: 300 } as const;

/** Two lights that mix where they cross. */
function backdrop(colours: Palette, id: string, random: Random): string {
	const fade = (name: string, colour: string): string =>
		`<linearGradient id="${id}${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".72"/><stop offset="1" stop-color="${colour}" stop-opacity=".04"/></linearGradient>`;
	const left = random.between(60, 104);
	const right = random.between(214, 258);
	const one = points([
		[left, 0],
		[left + 52, 0],
		[left + 250, 400],
		[left + 84, 400],
	]);
	const two = points([
		[right, 0],
		[right - 52, 0],
		[right - 250, 400],
		[right - 84, 400],
	]);
	return (
		`<defs>${fade("a", colours.beamOne)}${fade("b", colours.beamTwo)}</defs>` +
		`<rect width="320" height="400" fill="${colours.ground}"/>` +
		`<polygon fill="url(#${id}a)" points="${one}"/><polygon fill="url(#${id}b)" points="${two}"/>`
	);
}

/** Hairstyles in display order; each differs from the three before. */
export function hairOrder(people: { seed: string; look: "f" | "m" }[]): number[] {
	return spread(
		people.map((person) => `hair ${person.seed}`),
		hairs.length,
		5,
		(place) => hairsFor(people[place]!.look),
	);
}

/**
 * A portrait like a stage poster, 320×400: half of the face in light, half in shade. The seed chooses a missing palette
 * or hairstyle.
 */
export function portrait(opts: { seed: string; look: "f" | "m"; palette?: number; hair?: number }): string {
	const random = seeded(`portrait ${opts.seed}`);
	const drawn = random.below(palettes.length);
	const kind = random.pick(hairsFor(opts.look));
	const colours = palettes[(opts.palette ?? drawn) % palettes.length]!;
	const hair = hairs[opts.hair ?? kind]!;
	const bearded = hair.beard === true || (hair.beard === "often" && opts.look === "m" && random.chance(0.3));
	const mirrored = random.chance(0.5);
	const tilt = short(random.between(-3, 3));
	const wide = random.between(0.99, 1.09).toFixed(3);
	const withGlasses = random.chance(1 / 3);
	const behind = hair.back?.(colours, random) ?? "";
	const face = [
		head(colours, opts.look, random),
		bearded ? beard(colours, random) : "",
		features(colours, opts.look, bearded, random),
		hair.front?.(colours, random) ?? "",
		withGlasses ? glasses(colours, random) : "",
	].join("");
	const lean = `transform="translate(160 250) rotate(${tilt}) scale(${wide} 1) translate(-160 -250)"`;
	const figure = `<g ${lean}>${behind}</g><g transform="translate(0 -13)">${body(colours, opts.look, random)}</g><g ${lean}>${face}</g>`;
	const scene = backdrop(colours, idFrom(opts.seed), random);
	return picture(320, 400, scene + (mirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${figure}</g>` : figure));
}
