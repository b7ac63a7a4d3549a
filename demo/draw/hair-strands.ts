import { mix } from "../../src/kit/colour/colour.ts";
import type { Random } from "../../src/kit/random/seeded.ts";
import { line, round } from "../../src/kit/svg/svg.ts";
import type { Palette } from "./palettes.ts";

/** A hairstyle: the part behind the body, and the part on the head. */
export type Hair = {
	name: string;
	looks: "f" | "m" | "fm";
	/** True means always with a beard, "often" sometimes. */
	beard?: true | "often";
	back?: (colours: Palette, random: Random) => string;
	front?: (colours: Palette, random: Random) => string;
};

export function shine(colours: Palette, data: string): string {
	return line(mix(colours.hair, colours.beamOne, 0.28), 4, data);
}

/** Overlapping circles, for curls and knots. */
export function scallops(colours: Palette, list: readonly (readonly [number, number, number])[]): string {
	return list.map(([x, y, radius]) => round(colours.hair, x, y, radius)).join("");
}

export const sidePart =
	"M100 156C92 92 116 44 162 44C206 44 228 92 220 156C216 150 214 140 212 128C204 110 188 92 176 78C162 100 136 116 112 122C108 132 106 146 100 156Z";
export const middlePart =
	"M99 162C90 92 116 44 160 44C204 44 230 92 221 162C215 154 214 144 213 134C200 122 170 104 160 74C150 104 120 122 107 134C106 144 105 154 99 162Z";
