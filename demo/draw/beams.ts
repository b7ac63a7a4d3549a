import { ink, mix } from "../../src/kit/colour/colour.ts";
import { idFrom, seeded } from "../../src/kit/random/seeded.ts";
import { picture, points, short } from "../../src/kit/svg/svg.ts";

/**
 * Draws 640×320 transparent beams for page heads, modal heads and tickets. Each of the first four colours is one beam.
 */
export function beamsSvg(colours: string[], seed: string): string {
	const random = seeded(`beams ${seed}`);
	const id = idFrom(`beams ${seed} ${colours.join(" ")}`);
	const beamColours = colours.slice(0, 4);
	const fade = `<linearGradient id="${id}f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
	const mask = `<mask id="${id}m"><rect width="640" height="320" fill="url(#${id}f)"/></mask>`;
	const blur = `<filter id="${id}s" x="-.2" width="1.400"><feGaussianBlur stdDeviation="5 0"/></filter>`;
	const nested = [76, 60, 46, 33, 21, 10]
		.map((half) => `<path d="M-${short(half / 8)}-9H${short(half / 8)}L${half} 340H-${half}Z"/>`)
		.join("");
	const cone = `<g id="${id}c" fill-opacity=".21">${nested}</g>`;
	const beams = beamColours.map((colour, place) => {
		const middle = place - (beamColours.length - 1) / 2;
		const x = 340 + middle * 36 + random.between(-6, 6);
		const slant = middle * 17 + random.between(-4, 4);
		return `<use href="#${id}c" fill="${colour}" transform="translate(${short(x)}) skewX(${short(slant)})"/>`;
	});
	const body = `<defs>${fade}${mask}${blur}${cone}</defs><g mask="url(#${id}m)"><g filter="url(#${id}s)">${beams.join("")}</g></g>`;
	return picture(640, 320, body);
}

/** Draws 44×44: a dark tile with one beam in its colour. */
export function trackMark(colour: string, seed: string): string {
	const random = seeded(`track ${seed}`);
	const id = idFrom(`track ${seed} ${colour}`);
	const left = random.between(7, 13);
	const foot = random.between(8, 12);
	const main = points([
		[left, 0],
		[left + 9, 0],
		[foot + 25, 44],
		[foot, 44],
	]);
	const other = points([
		[34, 0],
		[27, 0],
		[-6, 44],
		[12, 44],
	]);
	const flip = random.chance(0.5) ? ' transform="matrix(-1 0 0 1 44 0)"' : "";
	return picture(
		44,
		44,
		`<clipPath id="${id}"><rect width="44" height="44" rx="12"/></clipPath><g clip-path="url(#${id})"><rect width="44" height="44" fill="${ink}"/><g${flip}><polygon fill="${mix(ink, colour, 0.42)}" points="${other}"/><polygon fill="${colour}" points="${main}"/></g></g>`,
	);
}
