import { mix } from "../../../../kit/colour/colour.ts";
import { short } from "../../../../kit/svg/svg.ts";
import { addGlow } from "../light.ts";
import { crowd, figures } from "../people.ts";
import { type DrawKind, LEFT, type Tools, WIDTH } from "../scene.ts";

const HOUSE = { left: 700, top: 226, bottom: 666 };
/** The number of windows. A window without a stand stays dark. */
const [FEWEST, MOST] = [20, 40];
/** How visible the walls are through the windows of a past fair. */
const DIMMED = 0.62;

function gridOf(count: number): { columns: number; rows: number } {
	const rows = Math.min(5, Math.max(2, Math.round(Math.sqrt(count / 1.8))));
	return { rows, columns: Math.max(4, Math.ceil(count / rows)) };
}

/** A window's table and staff. */
function inside(x: number, y: number, wide: number, tall: number, { random }: Tools): string {
	const people = random.below(4);
	const table = `<rect x="${short(x + wide * 0.28)}" y="${short(y + tall * 0.72)}" width="${short(wide * 0.44)}" height="${short(tall * 0.28)}" fill="#0b0710"/><rect x="${short(x + wide * 0.3)}" y="${short(y + tall * 0.12)}" width="${short(wide * 0.4)}" height="5" rx="2" fill="#0b0710" fill-opacity=".7"/>`;
	const stands = Array.from({ length: people }, (_, place) => ({
		x: x + wide * (0.2 + (0.6 * (place + 0.5)) / people),
		y: y + tall,
		height: tall * 0.78,
		rim: "#ffe6bd",
	}));
	return table + figures(stands, "#0b0710", random);
}

function windowsOf(tools: Tools, wall: string): string {
	const { facts, palette, random, light } = tools;
	const booked = facts.stands.slice(0, MOST);
	const stands = [...booked, ...Array.from({ length: Math.max(0, FEWEST - booked.length) }, () => false)];
	const { columns, rows } = gridOf(stands.length);
	const [wide, tall] = [(WIDTH + 20 - HOUSE.left - 60) / columns, (HOUSE.bottom - HOUSE.top - 20) / rows];
	const warm = mix(palette.key, "#ffd9a0", 0.6);
	const glass = [warm, warm, mix(palette.key, palette.accent, 0.3), mix(warm, palette.beams[3] ?? warm, 0.55)];
	return Array.from({ length: columns * rows }, (_, place) => {
		const [x, y] = [HOUSE.left + 40 + (place % columns) * wide, HOUSE.top + 14 + Math.floor(place / columns) * tall];
		const colour = random.pick(glass);
		const lit = facts.isOver ? mix(colour, wall, DIMMED) : colour;
		const dark = place < stands.length ? mix(wall, colour, 0.16) : mix(wall, "#000000", 0.25);
		const isLit = stands[place] === true;
		const pane = `<rect x="${short(x + 4)}" y="${short(y + 4)}" width="${short(wide - 8)}" height="${short(tall - 14)}" rx="2" fill="${isLit ? lit : dark}"/>`;
		if (!isLit) return pane;
		addGlow(light, { x: x + wide / 2, y: y + tall / 2, radiusX: wide, radiusY: tall * 0.95, colour, strength: 0.16 });
		return facts.isOver ? pane : pane + inside(x + 4, y + 4, wide - 8, tall - 14, tools);
	}).join("");
}

/** A job fair. Windows light up as companies confirm, with visitors in front. */
export const fair: DrawKind = (tools) => {
	const { facts, palette, random, light } = tools;
	const wall = mix(palette.deep, palette.accent, 0.08);
	const windows = windowsOf(tools, wall);
	const roof = `<path d="M${HOUSE.left - 20} ${HOUSE.top + 4}L${(HOUSE.left + WIDTH + 60) / 2} ${HOUSE.top - 128}L${WIDTH + 80} ${HOUSE.top + 4}V${HOUSE.bottom}H${HOUSE.left - 20}Z" fill="${wall}"/><path d="M${HOUSE.left - 40} ${HOUSE.top + 10}L${(HOUSE.left + WIDTH + 60) / 2} ${HOUSE.top - 140}L${WIDTH + 80} ${HOUSE.top + 10}" fill="none" stroke="${mix(wall, "#000000", 0.4)}" stroke-width="12"/>`;
	const street = `<rect x="0" y="${HOUSE.bottom}" width="${WIDTH}" height="200" fill="${mix(palette.ground, palette.accent, 0.1)}"/>`;
	addGlow(light, {
		x: 1080,
		y: HOUSE.bottom + 24,
		radiusX: 460,
		radiusY: 70,
		colour: palette.key,
		strength: facts.isOver ? 0.1 : 0.34,
	});
	const share = facts.isOver ? 0 : 0.2 + 0.8 * facts.soldShare;
	return {
		middle: 446,
		back: street + roof + windows,
		front: crowd(
			{ top: HOUSE.bottom + 34, share, tone: mix(palette.accent, palette.ground, 0.4), from: LEFT + 60 },
			random,
		),
	};
};
