import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { paletteOf } from "../../src/features/scenes/palette.ts";
import { SCENE_CUTS } from "../../src/features/scenes/pictures.ts";
import { drawScene } from "../../src/features/scenes/server/draw-scene.ts";
import { cutOf } from "../../src/features/scenes/server/encode.ts";
import { contrast } from "../../src/kit/colour/colour.ts";
import { generatedEvent, TWENTY_EVENTS } from "../harness/scenes.ts";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const WIDTHS = [390, 820, 1440];
const PICTURES = "/files/scenes/contrast-";

type Scene = { wide: Uint8Array; phone: Uint8Array; ground: string; key: string };
const scenes: Scene[] = [];

beforeAll(async () => {
	for (const [at, [, kind, tracks, more]] of TWENTY_EVENTS.entries()) {
		const facts = generatedEvent(`twenty-${at}`, kind, tracks, more);
		const scene = await drawScene(facts);
		const webp = (cut: "wide" | "phone") => cutOf(scene, SCENE_CUTS[cut]).webp({ quality: 78, effort: 0 }).toBuffer();
		const [wide, phone] = await Promise.all([webp("wide"), webp("phone")]);
		scenes.push({ wide, phone, ...paletteOf(facts) });
	}
}, 240_000);

/** A rendered line of text: position and colour. */
type Line = { words: string; colour: string; left: number; top: number; width: number; height: number };

/** Shows another event's scene and colours in the hero with hidden text. Returns the text's position. */
async function show(page: Page, scene: Scene, at: number): Promise<Line[]> {
	return page.evaluate(
		async ({ pictures, ground, key }) => {
			const hero = document.querySelector<HTMLElement>(".hero")!;
			document.body.dataset["words"] = "seen";
			hero.style.setProperty("--ground", ground);
			hero.style.setProperty("--key", key);
			for (const source of hero.querySelectorAll("source"))
				source.srcset = `${pictures}${source.media ? "wide" : "phone"}`;
			const picture = hero.querySelector<HTMLImageElement>(".hero-picture")!;
			picture.src = `${pictures}phone`;
			await picture.decode();
			const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
			const lines: Line[] = [];
			while (texts.nextNode()) {
				const node = texts.currentNode;
				if (!node.textContent?.trim()) continue;
				const colour = getComputedStyle(node.parentElement!).color;
				const range = document.createRange();
				range.selectNodeContents(node);
				for (const box of range.getClientRects()) {
					const { left, top, width, height } = box;
					if (width > 0 && height > 0)
						lines.push({ words: node.textContent, colour, left, top: top + scrollY, width, height });
				}
			}
			document.body.dataset["words"] = "unseen";
			return lines;
		},
		{ pictures: `${PICTURES}${at}-`, ground: scene.ground, key: scene.key },
	);
}

const hexOf = (colour: string) =>
	`#${(colour.match(/\d+/g) ?? [])
		.slice(0, 3)
		.map((one) => Number(one).toString(16).padStart(2, "0"))
		.join("")}`;

const hex = (pixel: number) => `#${pixel.toString(16).padStart(6, "0")}`;

/** Lines of text with too little contrast to their background, with the ratio. */
async function unreadable(image: Buffer, lines: readonly Line[]): Promise<string[]> {
	const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return lines.flatMap(({ words, colour, left, top, width, height }) => {
		const grounds = new Set<number>();
		const bottom = Math.min(Math.ceil(top + height), info.height);
		const right = Math.min(Math.ceil(left + width), info.width);
		for (let y = Math.max(0, Math.floor(top)); y < bottom; y++)
			for (let x = Math.max(0, Math.floor(left)); x < right; x++)
				grounds.add(data.readUIntBE((y * info.width + x) * 3, 3));
		const own = hexOf(colour);
		const least = [...grounds].reduce((low, ground) => Math.min(low, contrast(own, hex(ground))), 21);
		return least < 4.5 ? [`${words}: ${least.toFixed(2)}`] : [];
	});
}

test.each(WIDTHS)(
	"every word of the first screen is legible on twenty scenes, %i px wide",
	async (width) => {
		const page = await visit("/", { viewport: { width, height: 900 }, bypassCSP: true });
		await page.route(`**${PICTURES}*`, (route) => {
			const [, at, cut] = /contrast-(\d+)-(\w+)/.exec(route.request().url())!;
			return route.fulfill({
				contentType: "image/webp",
				body: Buffer.from(scenes[Number(at)]![cut as "wide" | "phone"]),
			});
		});
		await page.addStyleTag({
			// the hero alone, because laying out the rest would slow each picture
			content: `.consent, .site-header, .promo, .buy-bar { visibility: hidden !important }
			main > :not(.hero), .site-footer { display: none !important }
			[data-words="unseen"] .hero * { color: transparent !important }`,
		});
		await page.evaluate(() => document.fonts.ready);
		for (const [at, scene] of scenes.entries()) {
			const lines = await show(page, scene, at);
			expect(lines.length).toBeGreaterThan(20);
			const height = await page.evaluate(
				() => document.querySelector(".hero")!.getBoundingClientRect().bottom + scrollY,
			);
			const image = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.ceil(height) } });
			expect([TWENTY_EVENTS[at]![0].slice(0, 30), await unreadable(image, lines)]).toEqual([expect.any(String), []]);
		}
	},
	120_000,
);
