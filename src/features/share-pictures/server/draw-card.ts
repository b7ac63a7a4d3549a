import { join } from "node:path";
import sharp from "sharp";
import { canBeLettered, outline, type Voice } from "../../../kit/lettering/lettering.ts";
import type { ShareFacts } from "../facts.ts";

/** Networks show it uncropped. */
const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 72;
/** Where text ends on a card without a photo; the scene is clear from here. */
const SCENE_LEFT = 720;
const PHOTO = { side: 400, left: 728, top: 115, radius: 40 };
const MARK = { side: 60, top: 56 };
const TITLE: Voice = { weight: 800, width: 82, optical: 96 };
const LINE: Voice = { weight: 560, width: 96, optical: 24 };
const TITLE_SIZES = [92, 80, 70, 60, 52, 44];
const TITLE_HEIGHT = 300;
const LINE_SIZE = 32;
const TIGHT = -0.02;

/** Otherwise the event's own picture is used. */
export function canBeDrawn({ head, title, people, when }: ShareFacts): boolean {
	return canBeLettered(head + title + people + when);
}

const widthOf = (text: string, size: number, voice: Voice) => outline(text, size, voice, 0, 0, TIGHT).advance;

/** No part is wider than `limit`. */
function broken(word: string, size: number, voice: Voice, limit: number): string[] {
	if (widthOf(word, size, voice) <= limit) return [word];
	const letters = [...word];
	let count = Math.max(1, Math.floor((letters.length * limit) / widthOf(word, size, voice)));
	while (count > 1 && widthOf(letters.slice(0, count).join(""), size, voice) > limit) count--;
	return [letters.slice(0, count).join(""), ...broken(letters.slice(count).join(""), size, voice, limit)];
}

/** Short Polish words stay with the next one. */
function wrapped(text: string, size: number, voice: Voice, limit: number): string[] {
	const lines: string[] = [];
	for (const word of text
		.replace(/(^|\s)(\p{L})\s/gu, "$1$2\u00a0")
		.split(" ")
		.filter(Boolean)) {
		const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && widthOf(joined, size, voice) <= limit) lines[lines.length - 1] = joined;
		else lines.push(...broken(word, size, voice, limit));
	}
	return lines;
}

/** Title in the largest size that breaks no word; a longer one ends with "…". */
function fittedTitle(title: string, limit: number): { size: number; lines: string[] } {
	const words = title.split(/\s+/);
	for (const size of TITLE_SIZES) {
		const lines = wrapped(title, size, TITLE, limit);
		const isWhole = words.every((word) => widthOf(word, size, TITLE) <= limit);
		if (isWhole && lines.length * size <= TITLE_HEIGHT) return { size, lines };
	}
	const size = TITLE_SIZES.at(-1) ?? LINE_SIZE;
	const all = wrapped(title, size, TITLE, limit);
	const lines = all.slice(0, Math.floor(TITLE_HEIGHT / size));
	if (lines.length === all.length) return { size, lines };
	const [last] = wrapped(lines.at(-1) ?? "", size, TITLE, limit - widthOf("…", size, TITLE));
	return { size, lines: lines.with(-1, `${last}…`) };
}

function textPaths(lines: string[], size: number, voice: Voice, top: number, colour: string): string {
	return lines
		.map(
			(line, row) => `<path fill="${colour}" d="${outline(line, size, voice, LEFT, top + row * size, TIGHT).data}"/>`,
		)
		.join("");
}

/** Gradients that darken the scene under text: from the left, and at the bottom under coloured lines. */
function shadeOf(ground: string, hasPhoto: boolean): string {
	const stops = (list: [offset: number, opacity: number][], colour = ground) =>
		list.map(([at, much]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${much}"/>`).join("");
	const across: [number, number][] = hasPhoto
		? [
				[0.3, 1],
				[0.6, 0.9],
				[0.8, 0.75],
				[1, 0.6],
			]
		: [
				[0.3, 1],
				[0.6, 0.66],
				[0.8, 0.08],
				[1, 0],
			];
	return `<linearGradient id="s">${stops(across)}</linearGradient><linearGradient id="f" x2="0" y2="1">${stops([
		[0.5, 0],
		[0.63, 0.76],
	])}</linearGradient><linearGradient id="w">${stops(
		[
			[0.6, 1],
			[0.78, 0],
		],
		"#fff",
	)}</linearGradient><mask id="m"><rect width="100%" height="100%" fill="url(#w)"/></mask><rect width="100%" height="100%" fill="url(#s)"/><rect width="100%" height="100%" fill="url(#f)" mask="url(#m)"/>`;
}

function cardSvg({ head, title, people, when, photoUrl, ground, key }: ShareFacts): string {
	const limit = photoUrl ? PHOTO.left - LEFT - 40 : SCENE_LEFT - LEFT;
	const { size, lines } = fittedTitle(title, limit);
	const below = [people, when].filter(Boolean).flatMap((text) => wrapped(text, LINE_SIZE, LINE, limit).slice(0, 2));
	const lineHeight = LINE_SIZE * 1.3;
	const foot = HEIGHT - 64 - (below.length - 1) * lineHeight;
	const shade = shadeOf(ground, Boolean(photoUrl));
	const headline = outline(head, 30, LINE, LEFT + MARK.side + 20, MARK.top + 40, TIGHT).data;
	const rest = below.map((line, row) => textPaths([line], LINE_SIZE, LINE, foot + row * lineHeight, key)).join("");
	const titleTop = foot - 66 - (lines.length - 1) * size;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shade}<path fill="#fff" d="${headline}"/>${textPaths(lines, size, TITLE, titleTop, "#fff")}${rest}</svg>`;
}

/** Undefined if the photo is missing or not a raster image. */
async function roundPhoto(path: string): Promise<Buffer | undefined> {
	const { side, radius } = PHOTO;
	const mask = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`;
	try {
		return await sharp(path)
			.resize(side, side)
			.composite([{ input: Buffer.from(mask), blend: "dest-in" }])
			.png()
			.toBuffer();
	} catch {
		return undefined;
	}
}

/** The event's scene, or a plain colour. */
async function groundOf({ sceneUrl, ground }: ShareFacts, filesFolder: string) {
	const scene = sceneUrl?.startsWith("/files/") ? join(filesFolder, sceneUrl.slice("/files/".length)) : undefined;
	// The crop that wide screens show; unreadable files are skipped.
	const bytes =
		scene &&
		(await sharp(scene)
			.resize(WIDTH, HEIGHT, { position: "bottom" })
			.toBuffer()
			.catch(() => undefined));
	return bytes ? sharp(bytes) : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } });
}

/** JPEG of 1200 × 630. `filesFolder` is the folder of `/files/`; `mark` is the site's logo. */
export async function drawCard(
	facts: ShareFacts,
	{ filesFolder, mark }: { filesFolder: string; mark: string },
): Promise<Buffer> {
	const { photoUrl } = facts;
	const photo = photoUrl?.startsWith("/files/")
		? await roundPhoto(join(filesFolder, photoUrl.slice("/files/".length)))
		: undefined;
	const logo = await sharp(mark, { density: 144 }).resize(MARK.side).png().toBuffer();
	const card = Buffer.from(cardSvg({ ...facts, photoUrl: photo ? photoUrl : null }));
	return (await groundOf(facts, filesFolder))
		.composite([
			{ input: card },
			{ input: logo, left: LEFT, top: MARK.top },
			...(photo ? [{ input: photo, left: PHOTO.left, top: PHOTO.top }] : []),
		])
		.flatten({ background: facts.ground })
		.jpeg({ quality: 84, mozjpeg: true })
		.toBuffer();
}
