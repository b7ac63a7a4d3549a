import { mix } from "../../src/kit/colour/colour.ts";
import type { Random } from "../../src/kit/random/seeded.ts";
import { fill, line, short } from "../../src/kit/svg/svg.ts";
import type { Palette } from "./palettes.ts";

/** The shaded neck, with the chin's shadow. */
function neck(colours: Palette): string {
	return (
		fill(colours.shade, "M131 190V288C131 316 189 316 189 288V190Z") +
		fill(mix(colours.shade, colours.hair, 0.22), "M131 212C140 246 180 246 189 212V232C178 262 148 264 131 240Z")
	);
}

function shoulders(colours: Palette, half: number): string {
	const left = `M${short(160 - half)} 430C${short(160 - half)} 338 ${short(160 - half * 0.56)} 316 122 294`;
	const right = `C${short(160 + half * 0.56)} 316 ${short(160 + half)} 338 ${short(160 + half)} 430`;
	return (
		fill(colours.cloth, `${left}L132 284H188L198 294${right}Z`) +
		fill(colours.clothShade, `M182 284H188L198 294${right}H196C184 360 178 320 182 284Z`)
	);
}

function crew(colours: Palette): string {
	const rib = mix(colours.cloth, colours.clothShade, 0.6);
	return (
		neck(colours) +
		fill(rib, "M131 282L119 291C124 336 196 336 201 291L189 282C190 316 130 316 131 282Z") +
		fill(
			mix(colours.clothShade, colours.hair, 0.25),
			"M181 321C192 316 200 306 201 291L189 282C189 292 186 301 181 305Z",
		)
	);
}

function hoodie(colours: Palette): string {
	const lining = mix(colours.clothShade, colours.hair, 0.3);
	const cord = colours.collar === colours.cloth ? colours.light : colours.collar;
	return (
		fill(lining, "M116 276C98 296 106 316 160 322C214 316 222 296 204 276Z") +
		neck(colours) +
		fill(
			colours.clothShade,
			"M120 268C102 284 98 304 116 318C130 328 150 334 160 342C170 334 190 328 204 318C222 304 218 284 200 268C206 290 190 312 160 320C130 312 114 290 120 268Z",
		) +
		line(lining, 3, "M160 322V340") +
		line(cord, 5, "M140 333V366M180 333V358")
	);
}

function lapels(colours: Palette): string {
	const shirt = colours.collar === colours.cloth ? colours.light : colours.collar;
	return (
		fill(shirt, "M126 284H194L178 430H142Z") +
		neck(colours) +
		fill(mix(colours.cloth, colours.clothShade, 0.75), "M130 276L104 304L118 322L108 334L154 430H166L131 300Z") +
		fill(mix(colours.clothShade, colours.hair, 0.28), "M190 276L216 304L202 322L212 334L166 430H158L189 300Z")
	);
}

function shirt(colours: Palette): string {
	const collar = colours.collar === colours.cloth ? colours.light : colours.collar;
	const dim = mix(collar, colours.shade, 0.3);
	const seam = mix(colours.clothShade, colours.hair, 0.35);
	return (
		neck(colours) +
		line(seam, 3, "M160 322V430") +
		fill(collar, "M131 272L112 292L136 342L160 312C146 306 134 296 131 272Z") +
		fill(dim, "M189 272L208 292L184 342L160 312C174 306 186 296 189 272Z") +
		`<circle cx="160" cy="352" r="4" fill="${seam}"/>`
	);
}

function turtleneck(colours: Palette): string {
	const fold = mix(colours.clothShade, colours.hair, 0.2);
	return (
		neck(colours) +
		fill(colours.cloth, "M127 250C127 244 193 244 193 250L199 300C190 316 130 316 121 300Z") +
		fill(
			colours.clothShade,
			"M176 246C188 247 193 247 193 250L199 300C196 306 190 310 181 311C181 290 180 268 176 246Z",
		) +
		line(fold, 3.5, "M127 268C146 276 176 276 194 268")
	);
}

export function body(colours: Palette, look: "f" | "m", random: Random): string {
	const half = look === "f" ? random.between(120, 130) : random.between(134, 144);
	const collar = random.pick([crew, hoodie, lapels, shirt, turtleneck]);
	return shoulders(colours, half) + collar(colours);
}
