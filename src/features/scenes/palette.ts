import { contrast, mix } from "../../kit/colour/colour.ts";
import type { SceneFacts } from "./facts.ts";

/** Colours as "#rrggbb". */
export type Palette = {
	/** Nearly black in the accent's hue, behind text. */
	ground: string;
	/** Lighter than the ground: walls, floors, blocks. */
	deep: string;
	accent: string;
	key: string;
	/** Six colours. */
	beams: readonly string[];
};

const NIGHT = "#06050e";
const BEAMS = ["#ffc83d", "#ff5d8f", "#5b7cff", "#3ddbb0", "#b06bff", "#ff8a4c"];
const HEX = /^#[0-9a-f]{6}$/i;

/** Expands three digits. An invalid colour becomes `otherwise`. */
function sixDigits(colour: string, otherwise: string): string {
	const long = colour.replace(/^#(\p{ASCII_Hex_Digit})(\p{ASCII_Hex_Digit})(\p{ASCII_Hex_Digit})$/u, "#$1$1$2$2$3$3");
	return HEX.test(long) ? long.toLowerCase() : otherwise;
}

/** Mixes a colour with white until its contrast on `ground` is at least `least`. */
function readable(colour: string, ground: string, least: number): string {
	for (let share = 0; share < 1; share += 0.1) {
		const lighter = mix(colour, "#ffffff", share);
		if (contrast(lighter, ground) >= least) return lighter;
	}
	return "#ffffff";
}

/** The event's colours, made legible, with more beams if there are too few. */
export function paletteOf(facts: Pick<SceneFacts, "accent" | "key" | "beams">): Palette {
	const accent = sixDigits(facts.accent, "#4a3aff");
	const ground = mix(accent, NIGHT, 0.9);
	const own = facts.beams.map((one) => sixDigits(one, "")).filter(Boolean);
	const beams = [...own, ...BEAMS.filter((one) => !own.includes(one))].slice(0, 6);
	return {
		ground,
		accent,
		deep: mix(accent, NIGHT, 0.72),
		key: readable(sixDigits(facts.key, "#ffc83d"), ground, 7),
		beams: beams.map((beam) => readable(beam, ground, 3.5)),
	};
}
