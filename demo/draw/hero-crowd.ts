import type { Random } from "./random.ts";
import { short } from "./svg.ts";

/** Head and shoulders seen from behind; the crown at 0,-34. */
const people: readonly string[] = [
	"M-40 40C-40 12-22 8-9 4C-22-2-22-34 0-34C22-34 22-2 9 4C22 8 40 12 40 40Z",
	"M-38 40C-38 14-26 10-19 8C-24-14-22-36 0-36C22-36 24-14 19 8C26 10 38 14 38 40Z",
	"M-42 40C-42 10-24 8-10 4C-30-4-28-38 0-38C28-38 30-4 10 4C24 8 42 10 42 40Z",
	"M-40 40C-40 12-22 8-9 4C-20-2-21-30-6-33C-10-44 10-44 6-33C21-30 20-2 9 4C22 8 40 12 40 40Z",
];

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
	const names = people.map((_, kind) => `${id}p${kind}`);
	const defs = people.map((shape, kind) => `<path id="${names[kind]}" d="${shape}"/>`).join("");
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
