import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../boot/root.ts";

const MARK = join(ROOT, "src/app/site/static/favicon.svg");
/** Systems crop the icon to their shapes, so the background fills it. */
const GROUND = "#3d2bff";
/** The safe margin on each side of a maskable icon, as a fraction. */
const MARGIN = 0.12;
/** The side of the drawn mark, in its own units. */
const DRAWN_SIDE = 36;
/** Bytes of an ICO file's header, and of one picture's entry. */
const ICO_HEAD_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

export const MANIFEST_SIDES = [192, 512] as const;
export const MANIFEST_ICONS = MANIFEST_SIDES.map((side) => ({
	src: `/icon-${side}.png`,
	type: "image/png",
	sizes: `${side}x${side}`,
	purpose: "any maskable",
}));

export function homeScreenIcon(side: number): Promise<Buffer> {
	const margin = Math.round(side * MARGIN);
	return sharp(MARK, { density: 72 * (side / DRAWN_SIDE) })
		.resize(side - 2 * margin)
		.extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
		.flatten({ background: GROUND })
		.png()
		.toBuffer();
}

export async function faviconIco(side: number): Promise<Buffer> {
	const png = await sharp(MARK, { density: 72 * (side / DRAWN_SIDE) })
		.resize(side)
		.png()
		.toBuffer();
	const head = Buffer.alloc(ICO_HEAD_BYTES + ICO_ENTRY_BYTES);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10); // colour planes
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18); // offset
	return Buffer.concat([head, png]);
}
