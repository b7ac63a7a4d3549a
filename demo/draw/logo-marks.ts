import { mix } from "../../src/kit/colour/colour.ts";

/** A mark in a 40×40 box, drawn in a colour and its lighter variant. */
export type Mark = { name: string; draw: (colour: string, light: string) => string };

function path(colour: string, data: string): string {
	return `<path fill="${colour}" d="${data}"/>`;
}

function stroke(colour: string, width: number, data: string, cap = "butt"): string {
	return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" d="${data}"/>`;
}

/** The twelve marks. Logos refer to them by index, so the order must stay. */
export const marks: readonly Mark[] = [
	{ name: "n", draw: (colour) => path(colour, "M2 38V4L9 1L30 24V2H38V36L31 39L10 16V38Z") },
	{
		name: "quarters",
		draw: (colour) =>
			`<g fill="${colour}"><rect x="2" y="2" width="16" height="16"/><circle cx="30" cy="10" r="8.500"/><circle cx="10" cy="30" r="8.500"/><path d="M38 22V38H22Z"/></g>`,
	},
	{
		name: "waves",
		draw: (colour) =>
			[6, 17, 28]
				.map((y) => stroke(colour, 5, `M1 ${y + 3}C7 ${y - 4} 13 ${y - 4} 20 ${y + 2}S33 ${y + 8} 39 ${y + 2}`))
				.join(""),
	},
	{
		name: "triangle",
		draw: (colour) =>
			`<path fill="none" stroke="${colour}" stroke-width="5.500" stroke-linejoin="round" d="M20 5L36 35H4Z"/><circle cx="20" cy="26.500" r="4.500" fill="${colour}"/>`,
	},
	{
		name: "peaks",
		draw: (colour) =>
			`${path(colour, "M2 37L14 12L21 26L26 18L38 37Z")}<circle cx="31" cy="8" r="5" fill="${colour}"/>`,
	},
	{ name: "z", draw: (colour) => path(colour, "M8 4H38L36 12L18 28H36L34 36H3L5 28L22 12H6Z") },
	{ name: "tree", draw: (colour) => path(colour, "M20 1L30 13H26L33 23H28L36 33H23V39H17V33H4L12 23H7L14 13H10Z") },
	{
		name: "hexagon",
		draw: (colour) =>
			`<path fill="${colour}" fill-rule="evenodd" d="M20 1L37 10.500V29.500L20 39L3 29.500V10.500ZM20 11L12 15.500V24.500L20 29L28 24.500V15.500Z"/>`,
	},
	{
		name: "owl",
		draw: (colour) =>
			`<g fill="none" stroke="${colour}" stroke-width="5"><circle cx="11.500" cy="17" r="8.500"/><circle cx="28.500" cy="17" r="8.500"/></g>` +
			path(colour, "M15 28H25L20 36Z"),
	},
	{ name: "bars", draw: (colour) => stroke(colour, 6.5, "M5 35V22M15 35V11M25 35V18M35 35V6", "round") },
	{
		name: "sun",
		draw: (colour, light) =>
			path(colour, "M2 19A18 18 0 0 1 38 19Z") + path(light, "M7 22.500H33A13 13 0 0 1 7 22.500Z"),
	},
	{
		name: "dial",
		draw: (colour) =>
			`<circle cx="20" cy="20" r="16" fill="none" stroke="${colour}" stroke-width="6"/><circle cx="19" cy="21" r="4.500" fill="${colour}"/>` +
			stroke(colour, 4.5, "M19 21L28 12", "round"),
	},
];

/** Ten colours with a contrast of 4.5:1 on white. */
export const logoColours: readonly string[] = [
	"#3d2bff",
	"#b3126b",
	"#0b68bf",
	"#00795b",
	"#102a6b",
	"#a35600",
	"#d3260f",
	"#14122b",
	"#5b21b6",
	"#0b6570",
];

/** A lighter variant, for a mark's second part. */
export function lighter(colour: string): string {
	return mix(colour, "#ffffff", 0.38);
}
