import { HEADS } from "../../src/features/event/stage-shapes.ts";
import type { Random } from "../../src/kit/random/seeded.ts";
import { short } from "../../src/kit/svg/svg.ts";

/** Someone who holds up a phone, its screen lit. */
function phone(x: number, y: number, scale: number, tone: string, screen: string): string {
	return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})"><path d="M30 40L36-34" stroke="${tone}" stroke-width="12" stroke-linecap="round"/><rect x="16" y="-72" width="42" height="28" rx="5" fill="${tone}"/><rect x="20" y="-68" width="34" height="20" rx="2" fill="${screen}" opacity=".85"/></g>`;
}

/** Three rows of heads before the stage, the nearest the darkest; two or three phones among them. */
export function crowd(
	width: number,
	top: number,
	bottom: number,
	id: string,
	tones: readonly string[],
	screen: string,
	from: number,
	random: Random,
): string {
	const names = HEADS.map((_, kind) => `${id}p${kind}`);
	const defs = HEADS.map((shape, kind) => `<path id="${names[kind]}" d="${shape}"/>`).join("");
	const rows = [
		{ scale: 0.55, gap: 50 },
		{ scale: 0.72, gap: 66 },
		{ scale: 0.95, gap: 88 },
	];
	const drawn = rows.map(({ scale, gap }, row) => {
		const tone = tones[row]!;
		const y = top + ((bottom - top) * (row + 0.7)) / 3;
		const heads: string[] = [];
		const lights: string[] = [];
		for (let x = random.between(-gap / 2, 0); x < width + gap / 2; x += gap * random.between(0.85, 1.15)) {
			const lift = random.between(-5, 5);
			heads.push(`<use href="#${random.pick(names)}" x="${short(x / scale)}" y="${short(lift)}"/>`);
			if (row < 2 && x > from + 160 && x < width - 60 && random.chance(0.1) && lights.length < 1)
				lights.push(phone(x, y + lift, scale, tone, screen));
		}
		return `${lights.join("")}<g fill="${tone}" transform="translate(0 ${short(y)}) scale(${scale})">${heads.join("")}</g>`;
	});
	return `<defs>${defs}</defs>${drawn.join("")}`;
}
