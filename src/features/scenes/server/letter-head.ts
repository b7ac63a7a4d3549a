import sharp, { type Sharp } from "sharp";
import { ink } from "../../../kit/colour/colour.ts";
import { outline, type Voice } from "../../../kit/lettering/lettering.ts";
import { fill, picture } from "../../../kit/svg/svg.ts";
import { SCENE_CUTS } from "../pictures.ts";

const { keptWidth: WIDTH, keptHeight: HEIGHT, quality } = SCENE_CUTS.letter;
/** The left edge of the text below the picture. */
const LEFT = 80;
const MARK = { side: 60, top: 60 };
const DRAWN_SIDE = 36;
const NAME: Voice = { weight: 640, width: 96, optical: 24 };
const NAME_SIZE = 36;

/** The logo's paths, 36 × 36. */
const MARK_BODY = [
	`<rect width="36" height="36" rx="8" fill="#3d2bff"/>`,
	fill("#ffc53d", "M8 5.5h4.6L22.3 30.5H4.5Z"),
	fill("#ff5c9a", "M28 5.5h-4.6L13.7 30.5H31.5Z"),
	fill("#fff", "M18 19.4L22.3 30.5H13.7Z"),
].join("");

/** The logo, and a gradient into the background below and left. */
function layer(): string {
	const stops = (list: [offset: number, opacity: number][]) =>
		list.map(([at, much]) => `<stop offset="${at}" stop-color="${ink}" stop-opacity="${much}"/>`).join("");
	const across = `<linearGradient id="a">${stops([
		[0.22, 1],
		[0.4, 0.55],
		[0.56, 0],
	])}</linearGradient>`;
	const down = `<linearGradient id="d" x2="0" y2="1">${stops([
		[0.45, 0],
		[0.78, 0.6],
		[0.97, 1],
	])}</linearGradient>`;
	const shade = ["a", "d"].map((id) => `<rect width="100%" height="100%" fill="url(#${id})"/>`).join("");
	const mark = `<g transform="translate(${LEFT} ${MARK.top}) scale(${MARK.side / DRAWN_SIDE})">${MARK_BODY}</g>`;
	const name = outline("estrada", NAME_SIZE, NAME, LEFT + MARK.side + 18, MARK.top + 42, -0.01);
	return picture(WIDTH, HEIGHT, across + down + shade + mark + fill("#fff", name.data));
}

/** A JPEG. */
export async function letterHead(cut: Sharp): Promise<Uint8Array> {
	// sharp would composite before scaling
	const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
	return sharp(data, { raw: info })
		.composite([{ input: Buffer.from(layer()) }])
		.jpeg({ quality, mozjpeg: true })
		.toBuffer();
}
