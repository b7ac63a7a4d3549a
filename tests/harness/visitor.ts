import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { startBrowser } from "./browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 A and AA, as axe names them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A browser for a file of journeys. */
export function useBrowser(): { visit(path: string, options?: BrowserContextOptions): Promise<Page> } {
	let browser: Browser;
	beforeAll(async () => {
		browser = await startBrowser();
	});
	// a page that stays open goes on living: its clock ticks and its frames are drawn beside the next test
	afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
	afterAll(() => browser.close());
	return {
		/** Opens a page as a new visitor; an error in the page's script fails the test that runs. */
		async visit(path, options = DESKTOP) {
			const context = await browser.newContext({ reducedMotion: "reduce", ...options });
			const page = await context.newPage();
			page.on("pageerror", (error) => expect.unreachable(`the page's script failed: ${error.message}`));
			await page.goto(inject("siteUrl") + path, { waitUntil: "load" });
			return page;
		},
	};
}

/** Scrolls the agenda into view and waits until it lives. */
export async function awakeAgenda(page: Page): Promise<void> {
	await page.locator("#agenda").scrollIntoViewIfNeeded();
	await page.waitForSelector('[data-island="agenda"][data-awake]');
}

/** Expects no violation of WCAG 2.2 AA on what is shown. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
	// what is out of sight is not styled before it comes near: the checker would see the browser's own colours
	await page.evaluate(async () => {
		for (const part of document.querySelectorAll<HTMLElement>("main#content > *, .site-footer")) {
			part.style.contentVisibility = "visible";
		}
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});
	await page.evaluate(AXE);
	const violations = await page.evaluate(async (tags) => {
		const { axe } = window as unknown as {
			axe: {
				run(
					context: Document,
					options: object,
				): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
			};
		};
		const result = await axe.run(document, { runOnly: { type: "tag", values: tags } });
		return result.violations.map(
			(one) =>
				`${one.id}: ${one.nodes
					.slice(0, 3)
					.map((node) => `${node.target.join(" ")} ${node.failureSummary.split("\n")[1]?.trim()}`)
					.join(" | ")}`,
		);
	}, RULES);
	// an experimental rule that stumbles over the phone library's direction mark: the button's name does hold its "+48"
	const counted = violations.filter((line) => !/^label-content-name-mismatch: \.iti__selected-country/.test(line));
	expect(counted, what).toEqual([]);
}

/** Expects that nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}
