import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { generatedEvent, TWENTY_EVENTS } from "../../../../tests/harness/scenes.ts";
import { contrast } from "../../../kit/colour/colour.ts";
import { outline } from "../../../kit/lettering/lettering.ts";
import { picture } from "../../../kit/svg/svg.ts";
import type { SceneKind } from "../../event/scene-kinds.ts";
import type { SceneFacts } from "../../scenes/facts.ts";
import { paletteOf } from "../../scenes/palette.ts";
import { SCENE_CUTS } from "../../scenes/pictures.ts";
import { drawScene, imageOf } from "../../scenes/server/draw-scene.ts";
import { cutOf, type EncodedScene, encodeScene } from "../../scenes/server/encode.ts";
import type { ShareFacts } from "../facts.ts";
import { drawCard } from "./draw-card.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const SHEET = join(ROOT, "docs/pictures/scenes.webp");

const files = mkdtempSync(join(tmpdir(), "estrada-twenty-"));
afterAll(() => rmSync(files, { recursive: true }));
const drawn: { caption: string; share: Buffer }[] = [];

const shareFacts = (facts: SceneFacts, title: string): ShareFacts => ({
	head: "Estrada",
	title,
	people: "6–7 czerwca 2026",
	when: "Hala Łuków, Warszawa i online",
	photoUrl: null,
	sceneUrl: `/files/${facts.code}.webp`,
	...paletteOf(facts),
});

type Part = { left: number; top: number; width: number; height: number };

/** Each once. */
async function coloursOf(image: Sharp, part: Part): Promise<string[]> {
	const pixels = await image.extract(part).removeAlpha().raw().toBuffer();
	const values = new Set<number>();
	for (let at = 0; at < pixels.length; at += 3)
		values.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
	return [...values].map((value) => `#${value.toString(16).padStart(6, "0")}`);
}

const leastContrast = (colour: string, others: string[]) => Math.min(...others.map((one) => contrast(colour, one)));

/** Checks the text area of a picture, in white and in the key colour. */
async function expectReadable(image: Sharp, part: Part, key: string, what: string): Promise<void> {
	const behind = await coloursOf(image, part);
	for (const colour of ["#ffffff", key]) expect(leastContrast(colour, behind), what).toBeGreaterThanOrEqual(4.5);
}

/** Left of a scene's light. */
const WORDS = { left: 0, top: 0, width: 450, height: 860 };
/** Below the logo and the name drawn into an e-mail's picture. */
const HEAD = { left: 0, top: 130, width: 370, height: 170 };

const MAX_BYTES = {
	wide: 90_000,
	phone: 35_000,
	preview: 2_500,
	card: 30_000,
	letter: 30_000,
	tall: 90_000,
	engraving: 50_000,
};

/** File sizes, and the contrast of text. */
async function expectLight(cuts: EncodedScene, key: string): Promise<void> {
	const weights = {
		wide: cuts.wide.avif.length,
		phone: cuts.phone.avif.length,
		card: cuts.card.avif.length,
		letter: cuts.letter.length,
		preview: cuts.preview.length,
		tall: cuts.tall.length,
		engraving: gzipSync(JSON.stringify(cuts.engraving)).length,
	};
	const isLight = (cut: string) => weights[cut as keyof typeof MAX_BYTES] <= MAX_BYTES[cut as keyof typeof MAX_BYTES];
	expect(Object.keys(weights).filter((cut) => !isLight(cut))).toEqual([]);
	await expectReadable(sharp(cuts.wide.avif), WORDS, key, "wide");
	await expectReadable(sharp(cuts.letter), HEAD, key, "letter");
}

/** One event of each kind, the one with the most tracks: encoding takes longer than drawing. */
function isLooked(name: string, kind: SceneKind): boolean {
	const same = TWENTY_EVENTS.filter(([, its]) => its === kind);
	const most = Math.max(...same.map(([, , tracks]) => tracks));
	return same.find(([, , tracks]) => tracks === most)?.[0] === name;
}

describe("twenty generated events", () => {
	test.each(TWENTY_EVENTS)("%s (%s, %i tracks)", async (name, kind, tracks, more) => {
		const facts = generatedEvent(`twenty-${drawn.length}`, kind, tracks, more);
		const scene = await drawScene(facts);
		const { key } = paletteOf(facts);
		await expectReadable(imageOf(scene), WORDS, key, "drawn");
		if (isLooked(name, kind)) {
			expect((await drawScene(facts)).pixels.equals(scene.pixels), "the same pixels").toBe(true);
			await expectLight(await encodeScene(scene), key);
		}
		await cutOf(scene, SCENE_CUTS.wide)
			.webp({ quality: 78 })
			.toFile(join(files, `${facts.code}.webp`));
		const paths = { filesFolder: files, mark: join(ROOT, "src/app/site/static/favicon.svg") };
		const bare = await drawCard({ ...shareFacts(facts, ""), head: "", people: "", when: "" }, paths);
		const title = await coloursOf(sharp(bare), { left: 72, top: 130, width: 648, height: 500 });
		const lines = await coloursOf(sharp(bare), { left: 72, top: 400, width: 648, height: 230 });
		expect(leastContrast("#ffffff", title), "share picture, title").toBeGreaterThanOrEqual(4.5);
		expect(leastContrast(key, lines), "share picture, lines").toBeGreaterThanOrEqual(4.5);
		const counts = `tracks ${facts.tracks.length}, lectures ${facts.lectures.length}, days ${facts.days}`;
		drawn.push({
			caption: `${kind}: ${counts}, ${facts.accent}`,
			share: await drawCard(shareFacts(facts, name), paths),
		});
	});
});

const [COLUMNS, WIDTH, HEIGHT, GAP, CAPTION] = [4, 440, 231, 14, 30];

/** All share pictures with their facts. */
async function sheet(): Promise<Buffer> {
	const rows = Math.ceil(drawn.length / COLUMNS);
	const size = { width: GAP + COLUMNS * (WIDTH + GAP), height: GAP + rows * (HEIGHT + CAPTION + GAP) };
	const placeOf = (at: number) => ({
		left: GAP + (at % COLUMNS) * (WIDTH + GAP),
		top: GAP + Math.floor(at / COLUMNS) * (HEIGHT + CAPTION + GAP),
	});
	const captions = drawn.map(({ caption }, at) => {
		const { left, top } = placeOf(at);
		const voice = { weight: 500, width: 92 };
		return `<path fill="#14122b" d="${outline(caption, 15, voice, left, top + HEIGHT + 20).data}"/>`;
	});
	const tiles = await Promise.all(
		drawn.map(async ({ share }, at) => ({
			input: await sharp(share).resize(WIDTH, HEIGHT).toBuffer(),
			...placeOf(at),
		})),
	);
	return sharp({ create: { ...size, channels: 3, background: "#f3f2fa" } })
		.composite([...tiles, { input: Buffer.from(picture(size.width, size.height, captions.join(""))) }])
		.webp({ quality: 72, effort: 5 })
		.toBuffer();
}

test("the sheet in the documents shows them as they are drawn; UPDATE_SCENES=1 writes it anew", async () => {
	const now = await sheet();
	expect(now.length).toBeLessThanOrEqual(300_000);
	if (process.env["UPDATE_SCENES"] || !existsSync(SHEET)) writeFileSync(SHEET, now);
	const [kept, fresh] = await Promise.all([readFileSync(SHEET), now].map((one) => sharp(one).raw().toBuffer()));
	expect(kept?.length).toBe(fresh?.length);
	let difference = 0;
	for (let at = 0; at < (kept?.length ?? 0); at++) difference += Math.abs((kept?.[at] ?? 0) - (fresh?.[at] ?? 0));
	// Encoder versions round differently.
	expect(difference / (kept?.length ?? 1)).toBeLessThan(0.5);
});
