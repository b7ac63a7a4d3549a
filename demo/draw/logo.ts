import { escapeHtml } from "../../src/kit/html/escape.ts";
import { capHeight, type Outline, outline, smallHeight, type Voice } from "../../src/kit/lettering/lettering.ts";
import { type Random, seeded } from "../../src/kit/random/seeded.ts";
import { picture, short } from "../../src/kit/svg/svg.ts";
import { lighter, logoColours, marks } from "./logo-marks.ts";
import { spread } from "./palettes.ts";

type Style = { voice: Voice; size: number; tracking: number; letters: "upper" | "lower" | "kept" };

/** Capitals are smaller and wider. */
function styleOf(random: Random): Style {
	const letters = random.pick(["upper", "lower", "kept", "kept"] as const);
	const weight = random.pick([300, 420, 560, 680, 800, 800]);
	const width = random.pick([76, 82, 88, 94, 100, 100]);
	if (letters === "upper")
		return {
			voice: { weight: Math.max(weight, 400), width, optical: 14 },
			size: 22,
			tracking: random.between(0.04, 0.11),
			letters,
		};
	return { voice: { weight, width, optical: 24 }, size: 27, tracking: -0.012, letters };
}

function setName(name: string, style: Style): Outline {
	const text = { upper: name.toLocaleUpperCase("pl"), lower: name.toLocaleLowerCase("pl"), kept: name }[style.letters];
	const body = style.letters === "upper" ? capHeight : (capHeight + smallHeight) / 2;
	const baseline = 20 + (style.size * body) / 2;
	return outline(text, style.size, style.voice, 0, baseline, style.tracking);
}

/** Marks in display order, used evenly and with distance between equal ones. */
export function markOrder(seeds: string[]): number[] {
	return spread(
		seeds.map((seed) => `mark ${seed}`),
		marks.length,
		9,
	);
}

/** Colours in display order, distributed like the marks. */
export function logoColourOrder(seeds: string[]): number[] {
	return spread(
		seeds.map((seed) => `colour ${seed}`),
		logoColours.length,
		6,
	);
}

/**
 * A logo as outlines, 40 units high and as wide as its content. `mono` is its only colour. `mark` and `colour` are
 * indexes; the seed chooses missing ones.
 */
export function logoSvg(opts: { name: string; seed: string; mono?: string; mark?: number; colour?: number }): string {
	const random = seeded(`logo ${opts.seed}`);
	const drawnMark = random.below(marks.length);
	const drawnColour = random.below(logoColours.length);
	const mark = marks[(opts.mark ?? drawnMark) % marks.length]!;
	const colour = opts.mono ?? logoColours[(opts.colour ?? drawnColour) % logoColours.length]!;
	const ink = opts.mono ?? (random.chance(0.75) ? "#14122b" : colour);
	const name = setName(opts.name, styleOf(random));
	const start = 51 - name.left;
	const body =
		mark.draw(colour, lighter(colour)) +
		`<path fill="${ink}" transform="translate(${short(start)})" d="${name.data}"/>`;
	return picture(Math.ceil(start + name.right) + 1, 40, body).replace(
		"<svg ",
		`<svg role="img" aria-label="${escapeHtml(opts.name)}" `,
	);
}
