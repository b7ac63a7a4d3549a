import { basename } from "node:path";
import sharp from "sharp";
import type { Bundle, Item } from "../src/app/bundle/format.ts";
import type { Files } from "../src/kit/files/files.ts";
import {
	beamsSvg,
	hairOrder,
	logoColourOrder,
	logoSvg,
	markOrder,
	newsCompositions,
	newsSvg,
	paletteOrder,
	portrait,
	squareCrop,
	trackMark,
} from "./draw/index.ts";

import { NETWORKING } from "./people/networking.ts";
import { PEOPLE } from "./people/people.ts";

const PARTNER_INK = "#14122b";

type DrawnPictures = Map<string, string>;
type DrawingState = { files: Files; bundle: Bundle; drawn: DrawnPictures; tell(): void };

/** A picture's seed, from its path. `media/people/ada-nowak.f.webp` is a woman's portrait with the seed "ada-nowak". */
const seedOf = (path: unknown) => basename(path as string).replace(/(-ink)?(\.[fm])?\.\w+$/, "");
const lookOf = (path: unknown) => ((path as string).endsWith(".f.webp") ? "f" : "m");
const nameOf = (path: string) => path.replace(/^media\//, "").replace(/\.webp$/, "");

async function each<T>(items: T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
	let next = 0;
	const worker = async () => {
		while (next < items.length) {
			const index = next++;
			await work(items[index]!, index);
		}
	};
	await Promise.all([worker(), worker(), worker()]);
}

/** The portraits of an event: speakers in order, the council, all others, contacts. */
function portraitsOf({ lists }: Bundle): string[] {
	const rank = (one: Item) =>
		(one["position"] as number | undefined) ?? 10_000 + ((one["councilPosition"] as number) ?? 10_000);
	const people = lists.people.toSorted((a, b) => rank(a) - rank(b)).map((one) => one["image"]);
	return [...people, ...lists.contacts.map((one) => one["photo"])].filter((path) => path !== undefined) as string[];
}

export type PortraitLook = { seed: string; look: "f" | "m"; palette: number; hair: number };

/** Looks by the portraits' paths. Neighbours differ. */
export function looksOf(bundle: Bundle): Map<string, PortraitLook> {
	const paths = portraitsOf(bundle);
	const palettes = paletteOrder(paths.map(seedOf));
	const people = paths.map((path) => ({ seed: seedOf(path), look: lookOf(path) }) as const);
	const hair = hairOrder(people);
	return new Map(
		people.map((one, index) => [paths[index]!, { ...one, palette: palettes[index]!, hair: hair[index]! }]),
	);
}

async function drawPortrait(files: Files, name: string, look: Parameters<typeof portrait>[0]): Promise<string> {
	const square = await sharp(Buffer.from(portrait(look)), { density: 160 })
		.resize({ width: 704 })
		.extract({
			left: Math.round(squareCrop.x * 2.2),
			top: Math.round(squareCrop.y * 2.2),
			width: Math.round(squareCrop.width * 2.2),
			height: Math.round(squareCrop.height * 2.2),
		})
		.removeAlpha() // opaque, so that scaling is cheaper
		.png({ compressionLevel: 0 })
		.toBuffer();
	return files.savePicture(name, square);
}

async function drawPeople({ files, bundle, drawn, tell }: DrawingState): Promise<void> {
	await each([...looksOf(bundle)], async ([path, look]) => {
		drawn.set(path, await drawPortrait(files, nameOf(path), look));
		tell();
	});
}

/** Draws people's faces, so that neighbours differ. Returns URLs by people's ids. Speakers have a picture already. */
export async function drawFaces(files: Files): Promise<Map<string, string>> {
	const unknown = PEOPLE.filter((one) => one.speaksAt === undefined);
	const people = [...unknown, ...NETWORKING].map(({ id, key, email, look }) => ({ id, key, look, seed: email }));
	const [palettes, hair] = [paletteOrder(people.map(({ seed }) => seed)), hairOrder(people)];
	const faces = new Map<string, string>();
	await each(people, async ({ id, key, seed, look }, index) => {
		const drawn = { seed, look, palette: palettes[index]!, hair: hair[index]! };
		faces.set(id, await drawPortrait(files, `people/${key}`, drawn));
	});
	return faces;
}

async function drawLogos({ files, drawn, tell }: DrawingState, makers: Item[], mono?: string): Promise<void> {
	const keys = makers.map((one) => seedOf(one["logo"]));
	const marks = markOrder(keys);
	const colours = logoColourOrder(keys);
	for (const [index, one] of makers.entries()) {
		const look = { name: one["name"] as string, seed: keys[index]!, mark: marks[index]!, colour: colours[index]! };
		const path = one["logo"] as string;
		drawn.set(path, await files.save(nameOf(path), logoSvg({ ...look, ...(mono && { mono }) })));
		tell();
	}
}

async function drawNews({ files, bundle, drawn, tell }: DrawingState): Promise<void> {
	const paths = bundle.lists.news.map((one) => one["image"] as string);
	const palettes = paletteOrder(paths.map(seedOf));
	await each(paths, async (path, index) => {
		const svg = newsSvg({ seed: seedOf(path), composition: index % newsCompositions, palette: palettes[index]! });
		drawn.set(path, await files.savePicture(nameOf(path), Buffer.from(svg)));
		tell();
	});
}

async function drawTracks({ files, bundle, drawn, tell }: DrawingState): Promise<void> {
	for (const one of bundle.lists.tracks) {
		const path = one["logo"] as string;
		const key = seedOf(path).slice(seedOf(path).indexOf("-") + 1);
		drawn.set(path, await files.save(nameOf(path), trackMark(one["color"] as string, key)));
		tell();
	}
}

async function drawBeams({ files, bundle: { code, event }, drawn, tell }: DrawingState): Promise<void> {
	const { beams } = event["theme"] as { beams: string[] };
	const path = event["beamsImage"] as string;
	drawn.set(path, await files.save(nameOf(path), beamsSvg(beams.slice(0, 4), code)));
	tell();
}

const STEP = 25;

export async function drawPictures(files: Files, bundle: Bundle, say: (line: string) => void): Promise<DrawnPictures> {
	const { event, lists } = bundle;
	const all =
		portraitsOf(bundle).length +
		lists.exhibitors.length +
		lists.partners.length +
		lists.news.length +
		lists.tracks.length +
		1;
	let count = 0;
	const name = (event["name"] as { pl: string }).pl;
	const tell = () => {
		count += 1;
		if (count % STEP === 0) say(`Drawing the demonstration: ${name}, picture ${count} of ${all}`);
	};
	const drawing: DrawingState = { files, bundle, drawn: new Map(), tell };
	await drawBeams(drawing);
	await drawTracks(drawing);
	await drawLogos(drawing, lists.exhibitors);
	await drawLogos(drawing, lists.partners, PARTNER_INK);
	await drawNews(drawing);
	await drawPeople(drawing);
	return drawing.drawn;
}
