import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { generatedEvent, TWENTY_EVENTS } from "../../../../tests/harness/scenes.ts";
import { contrast } from "../../../kit/colour/colour.ts";
import { outline } from "../../../kit/lettering/lettering.ts";
import { picture } from "../../../kit/svg/svg.ts";
import type { SceneFacts } from "../../scenes/facts.ts";
import { paletteOf } from "../../scenes/palette.ts";
import { drawScene } from "../../scenes/server/draw-scene.ts";
import { type EncodedScene, encodeScene } from "../../scenes/server/encode.ts";
import type { ShareFacts } from "../facts.ts";
import { drawCard } from "./draw-card.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const SHEET = join(ROOT, "docs/pictures/scenes.webp");

const files = mkdtempSync(join(tmpdir(), "estrada-twenty-"));
afterAll(() => rmSync(files, { recursive: true }));
const drawn: { caption: string; share: Buffer }[] = [];

const shareFacts = (facts: SceneFacts, title: string): ShareFacts => ({
	...{ head: "Estrada", title, people: "6–7 czerwca 2026", when: "Hala Łuków, Warszawa i online" },
	...{ photoUrl: null, sceneUrl: `/files/${facts.code}.webp`, ...paletteOf(facts) },
});

/** The lowest contrast of a colour against part of an image. */
async function leastContrast(
	image: Uint8Array,
	colour: string,
	part: { left: number; top: number; width: number; height: number },
): Promise<number> {
	const pixels = await sharp(image).extract(part).removeAlpha().raw().toBuffer();
	let least = 21;
	const known = new Set<number>();
	for (let at = 0; at < pixels.length; at += 3) {
		const value = pixels.readUIntBE(at, 3);
		if (known.has(value)) continue;
		known.add(value);
		least = Math.min(least, contrast(colour, `#${value.toString(16).padStart(6, "0")}`));
	}
	return least;
}

/** Checks the text areas of a scene's crops, left of its light. */
async function expectReadable(scene: EncodedScene, key: string): Promise<void> {
	for (const colour of ["#ffffff", key]) {
		const words = { left: 0, top: 0, width: 450, height: 860 };
		expect(await leastContrast(scene.wide.avif, colour, words), "wide").toBeGreaterThanOrEqual(4.5);
		// Below the logo and the name drawn into it.
		const head = { left: 0, top: 130, width: 370, height: 170 };
		expect(await leastContrast(scene.letter, colour, head), "letter").toBeGreaterThanOrEqual(4.5);
	}
}

describe("twenty generated events", () => {
	test.each(TWENTY_EVENTS)("%s (%s, %i tracks)", async (name, kind, tracks, more) => {
		const facts = generatedEvent(`twenty-${drawn.length}`, kind, tracks, more);
		const scene = await drawScene(facts);
		expect((await drawScene(facts)).pixels.equals(scene.pixels), "the same pixels").toBe(true);
		const cuts = await encodeScene(scene);
		const weights = {
			...{ wide: cuts.wide.avif.length, phone: cuts.phone.avif.length, card: cuts.card.avif.length },
			...{ letter: cuts.letter.length, tall: cuts.tall.length },
			engraving: gzipSync(JSON.stringify(cuts.engraving)).length,
		};
		const limits = { wide: 90_000, phone: 35_000, card: 30_000, letter: 30_000, tall: 90_000, engraving: 50_000 };
		for (const [cut, limit] of Object.entries(limits))
			expect(weights[cut as keyof typeof limits], cut).toBeLessThanOrEqual(limit);
		const { key } = paletteOf(facts);
		await expectReadable(cuts, key);
		writeFileSync(join(files, `${facts.code}.webp`), cuts.wide.webp);
		const paths = { filesFolder: files, mark: join(ROOT, "src/app/site/static/favicon.svg") };
		const bare = await drawCard({ ...shareFacts(facts, ""), head: "", people: "", when: "" }, paths);
		const title = { left: 72, top: 130, width: 648, height: 500 };
		const lines = { left: 72, top: 400, width: 648, height: 230 };
		expect(await leastContrast(bare, "#ffffff", title), "share picture, title").toBeGreaterThanOrEqual(4.5);
		expect(await leastContrast(bare, key, lines), "share picture, lines").toBeGreaterThanOrEqual(4.5);
		const counts = `tracks ${facts.tracks.length}, lectures ${facts.lectures.length}, days ${facts.days}`;
		drawn.push({
			caption: `${kind}: ${counts}, ${facts.accent}`,
			share: await drawCard(shareFacts(facts, name), paths),
		});
	});
});

const [COLUMNS, WIDTH, HEIGHT, GAP, CAPTION] = [4, 440, 231, 14, 30];

/** A contact sheet of all share pictures with their facts. */
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
	// Encoder versions round differently; a changed drawing differs by more.
	expect(difference / (kept?.length ?? 1)).toBeLessThan(0.5);
});
