import sharp from "sharp";
import type { Files } from "../../src/kit/files/files.ts";
import type { DemoContact, DemoEvent } from "../content/shape.ts";
import {
	beamsSvg,
	hairOrder,
	heroSvg,
	logoColourOrder,
	logoSvg,
	markOrder,
	newsCompositions,
	newsSvg,
	paletteOrder,
	portrait,
	socialCard,
	squareCrop,
	trackMark,
} from "../draw/index.ts";

/** The one ink in which partners' logos are drawn. */
const PARTNER_INK = "#14122b";

/** Addresses of the drawn pictures, by the keys of what they show. */
export type Pictures = {
	people: Map<string, string>;
	logos: Map<string, string>;
	partnerLogos: Map<string, string>;
	news: Map<string, string>;
	tracks: Map<string, string>;
	heroWide: string;
	heroPhone: string;
	beams: string;
	social: string;
};

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

async function drawPeople(files: Files, people: { key: string; look: "f" | "m" }[]): Promise<Map<string, string>> {
	const palettes = paletteOrder(people.map((one) => one.key));
	const hair = hairOrder(people.map((one) => ({ seed: one.key, look: one.look })));
	const found = new Map<string, string>();
	await each(people, async (one, index) => {
		const svg = portrait({ seed: one.key, look: one.look, palette: palettes[index]!, hair: hair[index]! });
		const square = await sharp(Buffer.from(svg), { density: 160 })
			.resize({ width: 704 })
			.extract({
				left: Math.round(squareCrop.x * 2.2),
				top: Math.round(squareCrop.y * 2.2),
				width: Math.round(squareCrop.width * 2.2),
				height: Math.round(squareCrop.height * 2.2),
			})
			.removeAlpha() // nothing shows through; scaling is cheaper without
			.png({ compressionLevel: 0 })
			.toBuffer();
		found.set(one.key, await files.keepPicture(`people/${one.key}`, square));
	});
	return found;
}

async function drawLogos(
	files: Files,
	makers: { key: string; name: string }[],
	mono?: string,
): Promise<Map<string, string>> {
	const keys = makers.map((one) => one.key);
	const marks = markOrder(keys);
	const colours = logoColourOrder(keys);
	const found = new Map<string, string>();
	for (const [index, one] of makers.entries()) {
		const svg = logoSvg({
			name: one.name,
			seed: one.key,
			mark: marks[index]!,
			colour: colours[index]!,
			...(mono && { mono }),
		});
		found.set(one.key, await files.keep(`logos/${one.key}${mono ? "-ink" : ""}.svg`, svg));
	}
	return found;
}

async function drawNews(files: Files, event: DemoEvent): Promise<Map<string, string>> {
	const palettes = paletteOrder(event.news.map((one) => one.key));
	const found = new Map<string, string>();
	await each(event.news, async (one, index) => {
		const svg = newsSvg({ seed: one.key, composition: index % newsCompositions, palette: palettes[index]! });
		found.set(one.key, await files.keepPicture(`news/${one.key}`, Buffer.from(svg)));
	});
	return found;
}

/** The people who are drawn for an event: speakers, council and contacts. */
function peopleOf(event: DemoEvent): { key: string; look: "f" | "m" }[] {
	const ordered = [...event.lecturerOrder, ...event.councilOrder];
	const rank = (key: string) => (ordered.includes(key) ? ordered.indexOf(key) : ordered.length);
	const contacts: Pick<DemoContact, "key" | "look">[] = event.contacts;
	return [...event.lecturers.toSorted((a, b) => rank(a.key) - rank(b.key)), ...contacts];
}

/** Draws every picture of an event and keeps it among the site's files. */
export async function drawPictures(files: Files, event: DemoEvent, dates: string): Promise<Pictures> {
	const theme = { ...event.theme, seed: event.code };
	const tracks = new Map<string, string>();
	for (const [index, track] of event.tracks.entries()) {
		const colour = event.theme.beams[index % event.theme.beams.length]!;
		tracks.set(track.key, await files.keep(`tracks/${event.code}-${track.key}.svg`, trackMark(colour, track.key)));
	}
	const card = socialCard({ title: event.name.pl, line: `${dates} · ${event.city.pl}`, theme });
	return {
		people: await drawPeople(files, peopleOf(event)),
		logos: await drawLogos(files, event.exhibitors),
		partnerLogos: await drawLogos(files, event.partners, PARTNER_INK),
		news: await drawNews(files, event),
		tracks,
		heroWide: await files.keep(`heroes/${event.code}-wide.svg`, heroSvg(theme, "wide")),
		heroPhone: await files.keep(`heroes/${event.code}-phone.svg`, heroSvg(theme, "phone")),
		beams: await files.keep(`heroes/${event.code}-beams.svg`, beamsSvg(event.theme.beams.slice(0, 4), event.code)),
		social: await files.keep(`heroes/${event.code}-card.png`, await sharp(Buffer.from(card)).png().toBuffer()),
	};
}
