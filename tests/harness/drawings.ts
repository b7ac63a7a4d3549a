import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import sharp from "sharp";

/** The dark pixels of a cropped drawing: 1 means dark. */
export type Ink = { width: number; height: number; at(x: number, y: number): boolean };

/** Rows of names, in points. Name `i` lies between `top + i * height` and the next. */
export type Rows = { top: number; left: number; height: number; count: number; size: number };

/** Pixels per point. */
const SCALE = 2;
const A4 = { width: 595, height: 842 };
const { resolve } = createRequire(import.meta.url);
const fontPackages = join(resolve("@fontsource-variable/noto-sans/package.json"), "../..");

/** Serves an address of the page: a document, the PDF reader, a PDF file, or a font package. */
function serve(route: Route, html: string, pdf: Uint8Array | undefined): Promise<void> {
	const { pathname } = new URL(route.request().url());
	if (pathname === "/reader.mjs") {
		return route.fulfill({
			contentType: "text/javascript",
			body: readFileSync(join(resolve("unpdf"), "../pdfjs.mjs")),
		});
	}
	if (pathname === "/file.pdf" && pdf) return route.fulfill({ body: Buffer.from(pdf) });
	if (pathname.startsWith("/fonts/")) {
		const body = readFileSync(join(fontPackages, pathname.slice("/fonts/".length)));
		return route.fulfill({ contentType: pathname.endsWith(".css") ? "text/css" : "font/woff2", body });
	}
	return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
}

const ORIGIN = "http://paper.test";

async function open(page: Page, html: string, pdf?: Uint8Array): Promise<void> {
	await page.unrouteAll();
	await page.route(`${ORIGIN}/**`, (route) => serve(route, html, pdf));
	await page.goto(`${ORIGIN}/`);
}

/** PDF.js's rendering of the names on a page, counted from 1. */
export async function drawnByReader(page: Page, pdf: Uint8Array, number: number, rows: Rows): Promise<Ink[]> {
	const reading = `
		import * as reader from "/reader.mjs";
		const data = new Uint8Array(await (await fetch("/file.pdf")).arrayBuffer());
		const sheet = await (await reader.getDocument({ data }).promise).getPage(${number});
		const viewport = sheet.getViewport({ scale: ${SCALE} });
		const canvas = document.querySelector("canvas");
		canvas.width = viewport.width;
		canvas.height = viewport.height;
		await sheet.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
		canvas.dataset.drawn = "yes";`;
	const style = "<style>body{margin:0}canvas{display:block}</style>";
	await page.setViewportSize({ width: A4.width * SCALE, height: A4.height * SCALE });
	await open(page, `<!doctype html>${style}<canvas></canvas><script type="module">${reading}</script>`, pdf);
	await page.locator("canvas[data-drawn]").waitFor({ timeout: 10_000 });
	return await inks(await page.screenshot(), rows);
}

/** How to render a name: font families in fallback order, and their variations. */
export type Setting = { name: string; families: string[]; weight: number; variation: string; spacing: number };

/** Renders names in the browser from the font files. */
export async function drawnByFonts(page: Page, packages: string[], names: Setting[], rows: Rows): Promise<Ink[]> {
	const sheets = packages.map((name) => `<link rel="stylesheet" href="/fonts/${name}">`).join("");
	const lines = names.map(({ name, families, weight, variation, spacing }, index) => {
		const style = [
			`top:${(rows.top + index * rows.height) * SCALE}px`,
			`font:${weight} ${rows.size * SCALE}px/${rows.height * SCALE}px ${families.map((one) => `'${one}'`).join(",")}`,
			`font-variation-settings:${variation}`,
			`letter-spacing:${spacing * SCALE}px`,
		].join(";");
		return `<p style="${style}">${name}</p>`;
	});
	const style = `<style>p{position:absolute;margin:0;left:${rows.left * SCALE}px;white-space:pre}</style>`;
	await open(page, `<!doctype html>${sheets}${style}${lines.join("")}`);
	await page.setViewportSize({ width: A4.width * SCALE, height: A4.height * SCALE });
	await page.evaluate(() => document.fonts.ready);
	return await inks(await page.screenshot(), rows);
}

/** Blank rows between two names. The parts of one name are closer. */
const GAP = 8;

async function inks(picture: Buffer, { top, count }: Rows): Promise<Ink[]> {
	const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
	const isDark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128;
	const columns = [...new Array(info.width).keys()];
	const bands: { first: number; last: number }[] = [];
	for (let y = top * SCALE; y < info.height; y++) {
		if (!columns.some((x) => isDark(x, y))) continue;
		const band = bands.at(-1);
		if (band && y - band.last <= GAP) band.last = y;
		else bands.push({ first: y, last: y });
	}
	if (bands.length !== count) throw new Error(`${bands.length} names stand where ${count} should`);
	return bands.map(({ first, last }) => {
		const inked = columns.filter((x) => {
			for (let y = first; y <= last; y++) if (isDark(x, y)) return true;
			return false;
		});
		const [left, right] = [inked[0]!, inked.at(-1)!];
		const [width, height] = [right - left + 1, last - first + 1];
		const isWithin = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
		return { width, height, at: (x: number, y: number) => isWithin(x, y) && isDark(left + x, first + y) };
	});
}

/** The share of the dark pixels of `of` that `by` has within `reach` pixels. */
export function coverage(of: Ink, by: Ink, reach: number): number {
	let dark = 0;
	let covered = 0;
	for (let y = 0; y < of.height; y++) {
		for (let x = 0; x < of.width; x++) {
			if (!of.at(x, y)) continue;
			dark++;
			if (isNear(by, x, y, reach)) covered++;
		}
	}
	return dark ? covered / dark : 0;
}

function isNear(ink: Ink, x: number, y: number, reach: number): boolean {
	for (let dy = -reach; dy <= reach; dy++) {
		for (let dx = -reach; dx <= reach; dx++) if (ink.at(x + dx, y + dy)) return true;
	}
	return false;
}
