import { mix } from "../../src/kit/colour/colour.ts";
import type { Random } from "../../src/kit/random/seeded.ts";
import { fill, line, round, short } from "../../src/kit/svg/svg.ts";
import type { Palette } from "./palettes.ts";

/** The right half of a head, from crown to chin. `jaw` is its fullness. */
function eggRight(jaw: number): string {
	return `C194 58 215 90 215 136C215 190 ${short(jaw)} 241 160 241`;
}

function eggLeft(jaw: number): string {
	return `C${short(320 - jaw)} 241 105 190 105 136C105 90 126 58 160 58`;
}

function ear(colours: Palette, side: -1 | 1): string {
	const skin = side < 0 ? colours.light : colours.shade;
	const fold = mix(skin, colours.hair, 0.32);
	const at = (x: number): string => short(160 + side * x);
	return (
		round(skin, 160 + side * 57, 158, 12, 18) +
		line(fold, 2.5, `M${at(58)} 150C${at(66)} 150 ${at(66)} 162 ${at(60)} 166`)
	);
}

/** Head, ears and a shade along the profile of the nose. */
export function head(colours: Palette, look: "f" | "m", random: Random): string {
	const jaw = look === "f" ? random.between(186, 192) : random.between(194, 202);
	const tip = random.between(143, 149);
	const under = random.between(194, 199);
	const profile =
		`C168 232 160 226 162 216C163 209 166 206 162 ${short(under + 2)}` +
		`C150 ${short(under + 3)} ${short(tip - 4)} ${short(under)} ${short(tip)} ${short(under - 11)}` +
		`C${short(tip + 4)} 174 159 162 159 138C159 108 162 80 160 58`;
	return (
		ear(colours, -1) +
		ear(colours, 1) +
		fill(colours.light, `M160 58${eggRight(jaw)}${eggLeft(jaw)}Z`) +
		fill(colours.shade, `M160 58${eggRight(jaw)}${profile}Z`)
	);
}

function eyes(colours: Palette, look: "f" | "m", random: Random): string {
	const gap = random.between(23.5, 26);
	const height = random.between(6.2, 7.4);
	const closed = random.chance(0.03);
	const at = (side: number): number => 160 + side * gap;
	if (closed) {
		return [-1, 1].map((side) => line(colours.hair, 4.5, `M${short(at(side) - 8)} 152q8 7 16 0`)).join("");
	}
	const dots = [-1, 1]
		.map((side) => round(colours.hair, at(side), 153, 5.6, height) + round("#fff", at(side) - 1.8, 150.4, 1.7))
		.join("");
	if (look === "m" || random.chance(0.35)) return dots;
	const lashes = `M${short(at(-1) - 4)} 148l-6-4M${short(at(1) + 4)} 148l6-4`;
	return dots + line(colours.hair, 3.4, lashes);
}

function brows(colours: Palette, look: "f" | "m", random: Random): string {
	const lift = random.between(1.5, 6.5);
	const tone = random.between(-3, 3);
	const width = look === "f" ? random.between(4, 5) : random.between(5.2, 6.8);
	const left = `M123 ${short(136 - lift)}Q${short(134)} ${short(126 - lift + tone)} 148 ${short(131 - lift)}`;
	const right = `M172 ${short(131 - lift)}Q${short(186)} ${short(126 - lift + tone)} 197 ${short(136 - lift)}`;
	return line(colours.hair, width, left + right);
}

function mouth(colours: Palette, bearded: boolean, random: Random): string {
	const dark = mix(colours.hair, colours.shade, 0.12);
	const kind = random.below(4);
	if (bearded) return line("#fff", 5, "M145 209Q160 221 175 209");
	if (kind === 0) return line(dark, 4.8, "M143 208Q160 223 178 207");
	if (kind === 1) return line(dark, 4.8, "M144 211Q158 220 176 205");
	if (kind === 2) {
		return (
			fill(dark, "M142 206C154 209 166 209 178 206C177 230 143 230 142 206Z") +
			fill("#fff", "M147 208.500C156 210.500 164 210.500 173 208.500C171 216 149 216 147 208.500Z")
		);
	}
	return line(dark, 4.8, "M142 206Q160 226 178 206") + line(dark, 3.6, "M139 207l5-3M181 207l-5-3");
}

function cheeks(colours: Palette, random: Random): string {
	if (!random.chance(0.45)) return "";
	const rosy = mix(colours.light, colours.shade, 0.45);
	if (random.chance(0.6)) return round(rosy, 126, 182, 11, 8);
	return [
		[120, 174],
		[129, 179],
		[122, 184],
		[134, 172],
	]
		.map(([x, y]) => round(rosy, x!, y!, 2.2))
		.join("");
}

export function features(colours: Palette, look: "f" | "m", bearded: boolean, random: Random): string {
	return (
		cheeks(colours, random) +
		brows(colours, look, random) +
		eyes(colours, look, random) +
		mouth(colours, bearded, random)
	);
}

/** A beard: full or short, along the jaw, below the mouth. It is drawn before the features. */
export function beard(colours: Palette, random: Random): string {
	const kind = random.below(3);
	if (kind === 0) {
		return fill(
			colours.hair,
			"M104 160C110 180 116 194 130 196C144 186 152 192 160 194C168 192 176 186 190 196C204 194 210 180 216 160C222 214 196 254 160 254C124 254 98 214 104 160Z",
		);
	}
	if (kind === 1) {
		return fill(
			colours.hair,
			"M105 164C109 188 116 204 132 204C140 190 152 192 160 194C168 192 180 190 188 204C204 204 211 188 215 164C218 210 196 246 160 246C124 246 102 210 105 164Z",
		);
	}
	return fill(
		colours.hair,
		"M128 208C134 190 150 190 160 194C170 190 186 190 192 208C196 232 182 252 160 252C138 252 124 232 128 208Z",
	);
}

export function glasses(colours: Palette, random: Random): string {
	const frame = random.chance(0.75) ? colours.hair : mix(colours.hair, colours.cloth, 0.55);
	const shape = random.below(3);
	const lens = (side: -1 | 1): string => {
		const x = 160 + side * 26;
		const look = `fill="#fff" fill-opacity=".28" stroke="${frame}" stroke-width="6"`;
		if (shape === 0) return `<circle cx="${x}" cy="155" r="20" ${look}/>`;
		if (shape === 1) return `<rect x="${x - 21}" y="138" width="42" height="35" rx="11" ${look}/>`;
		const at = (dx: number): number => x + side * dx;
		return `<path d="M${at(-18)} 142Q${at(4)} 136 ${at(24)} 138C${at(24)} 164 ${at(14)} 172 ${at(0)} 172C${at(-14)} 172 ${at(-20)} 160 ${at(-18)} 142Z" stroke-linejoin="round" ${look}/>`;
	};
	return lens(-1) + lens(1) + line(frame, 5.5, "M154 151Q160 146 166 151M113 148L104 146M207 148L216 146");
}
