import type { Page } from "playwright-core";
import sharp from "sharp";

/**
 * The brightest colour channel (0 to 255) behind the text of a part of the screen. Elements of `words` are hidden; they
 * are on the page's first screen.
 */
export async function lightBehind(page: Page, part: string, words: string): Promise<number> {
	for (const place of await page.locator(words).all())
		await place.evaluate((one: HTMLElement) => {
			one.style.visibility = "hidden";
		});
	const clip = await page
		.locator(part)
		.first()
		.evaluate((one) => {
			const range = document.createRange();
			range.selectNodeContents(one);
			const { x, y, width, height } = range.getBoundingClientRect();
			return { x, y, width, height };
		});
	const { channels } = await sharp(await page.screenshot({ clip })).stats();
	return Math.max(...channels.map((one) => one.max));
}
