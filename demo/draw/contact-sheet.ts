import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import {
	beamsSvg,
	brandMark,
	hairOrder,
	logoColourOrder,
	logoSvg,
	markOrder,
	newsSvg,
	paletteOrder,
	portrait,
	squareCrop,
	trackMark,
} from "./index.ts";

const folder = join(tmpdir(), "contact-sheets");

type Tile = { svg: string; crop?: { x: number; y: number; width: number; height: number } };

/** Arranges drawings in rows and writes one PNG. */
async function sheet(
	name: string,
	tiles: Tile[],
	columns: number,
	width: number,
	height: number,
	ground = "#f3f2fa",
): Promise<void> {
	const gap = 16;
	const rows = Math.ceil(tiles.length / columns);
	const parts = await Promise.all(
		tiles.map(async (tile, place) => ({
			input: await raster(tile, width, height),
			left: gap + (place % columns) * (width + gap),
			top: gap + Math.floor(place / columns) * (height + gap),
		})),
	);
	const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
	const file = join(folder, `${name}.png`);
	await sharp({ create: { ...size, channels: 4, background: ground } })
		.composite(parts)
		.png()
		.toFile(file);
	console.log(file);
}

async function raster(tile: Tile, width: number, height: number): Promise<Buffer> {
	const { crop } = tile;
	const svg = crop
		? tile.svg.replace(
				/<svg ([^>]*?)width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
				`<svg $1width="${width}" height="${height}" viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}"`,
			)
		: tile.svg;
	return sharp(Buffer.from(svg), { density: 144 })
		.resize(width, height, { fit: "contain", background: "#00000000" })
		.png()
		.toBuffer();
}

const people = Array.from({ length: 72 }, (_, place) => ({
	seed: `person-${place}`,
	look: place % 2 === 0 ? ("f" as const) : ("m" as const),
}));

async function portraits(): Promise<void> {
	const palettes = paletteOrder(people.map((person) => person.seed));
	const hairs = hairOrder(people);
	const svgs = people.map((person, place) => portrait({ ...person, palette: palettes[place]!, hair: hairs[place]! }));
	await sheet(
		"portraits",
		svgs.slice(0, 24).map((svg) => ({ svg })),
		6,
		224,
		280,
		"#ffffff",
	);
	await sheet(
		"portraits-square",
		svgs.slice(24, 48).map((svg) => ({ svg, crop: squareCrop })),
		6,
		224,
		224,
		"#ffffff",
	);
	await sheet(
		"portraits-large",
		svgs.slice(48, 60).map((svg) => ({ svg })),
		6,
		320,
		400,
		"#ffffff",
	);
	await sheet(
		"portraits-small",
		svgs.map((svg) => ({ svg, crop: squareCrop })),
		18,
		48,
		48,
		"#ffffff",
	);
}

const beams = ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"];
const themes = [
	{ seed: "one", accent: "#3d2bff", key: "#ffc53d", beams },
	{
		seed: "two",
		accent: "#b3126b",
		key: "#7df0d0",
		beams: ["#ff5c9a", "#ffc53d", "#6b5cff", "#ff5a3c", "#4ca8ff", "#2ee6b0"],
	},
	{
		seed: "three",
		accent: "#00795b",
		key: "#ffd166",
		beams: ["#2ee6b0", "#4ca8ff", "#ffc53d", "#6b5cff", "#ff5c9a", "#ff5a3c"],
	},
	{
		seed: "four",
		accent: "#c2330f",
		key: "#ffc53d",
		beams: ["#ff5a3c", "#ffc53d", "#ff5c9a", "#4ca8ff", "#6b5cff", "#2ee6b0"],
	},
];

async function small(): Promise<void> {
	await sheet(
		"beams",
		themes.map((theme) => ({ svg: beamsSvg(theme.beams, theme.seed) })),
		2,
		640,
		320,
		"#0d0b1f",
	);
	await sheet(
		"marks",
		[
			...themes.map((theme) => ({ svg: brandMark(theme) })),
			...beams.map((colour) => ({ svg: trackMark(colour, colour) })),
		],
		5,
		88,
		88,
	);
}

const names = [
	"Norvika",
	"Kwarnet",
	"Bałtobit",
	"Lumigrad",
	"Tatryx",
	"Zefiron",
	"Modrzewia",
	"Bursztynica",
	"Sowatech",
	"Hektolog",
	"Wiślanix",
	"Polarum",
	"Iglica Data",
	"Chmurnia",
	"Oktawa Bank",
	"Radionika",
	"Kopernet",
	"Stalograf",
	"Źródlana AI",
	"fala & fala",
	"Gęśla Żółć",
	"Meridiano",
	"Jantarex",
	"Krosno Cloud",
];

async function logos(): Promise<void> {
	const order = markOrder(names);
	const colours = logoColourOrder(names);
	await sheet(
		"logos",
		names.map((name, place) => ({ svg: logoSvg({ name, seed: name, mark: order[place]!, colour: colours[place]! }) })),
		6,
		180,
		60,
		"#ffffff",
	);
	await sheet(
		"logos-mono",
		names.map((name, place) => ({ svg: logoSvg({ name, seed: name, mark: order[place]!, mono: "#2b2646" }) })),
		6,
		180,
		60,
		"#ffffff",
	);
	console.log(names.map((name) => logoSvg({ name, seed: name }).length).join(" "));
}

async function news(): Promise<void> {
	await sheet(
		"news",
		Array.from({ length: 25 }, (_, place) => ({
			svg: newsSvg({ seed: `news-${place}`, composition: place % 5, palette: (place * 2 + Math.floor(place / 5)) % 9 }),
		})),
		5,
		256,
		160,
	);
}

const sheets: Record<string, () => Promise<void>> = { portraits, small, logos, news };

await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(sheets)) if (wanted.length === 0 || wanted.includes(name)) await draw();
