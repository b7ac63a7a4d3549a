import { describe, expect, inject, test } from "vitest";
import { DESKTOP, expectAccessible, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const NO_SCRIPTS = { ...PHONE, javaScriptEnabled: false };
const TOGGLE = '[aria-controls="whole-agenda"]';

const MAX_HEIGHT = 11_000;

/** The page's height once every section is laid out. */
const heightOf = (page: Awaited<ReturnType<typeof visit>>) =>
	page.evaluate(async () => {
		for (const part of document.querySelectorAll<HTMLElement>("main#content > *, .site-footer")) {
			part.style.contentVisibility = "visible";
		}
		await document.fonts.ready;
		return document.documentElement.scrollHeight;
	});

describe("the landing page on a phone", () => {
	test("its button opens and closes the agenda by keyboard", async () => {
		const page = await visit("/", PHONE);
		const toggle = page.locator(TOGGLE);
		expect(await page.locator("#agenda").isVisible()).toBe(false);
		await toggle.focus();
		await page.keyboard.press("Enter");
		await page.locator("#agenda").waitFor({ state: "visible" });
		expect(await toggle.getAttribute("aria-expanded")).toBe("true");
		await page.waitForSelector('[data-island="agenda"][data-awake]');
		await expectAccessible(page, "the opened agenda", "#whole-agenda");
		await page.keyboard.press("Enter");
		await page.locator("#agenda").waitFor({ state: "hidden" });
	});

	test.each([
		["a link to it", "/", "#agenda"],
		["an address that names it", "/#agenda", "#agenda"],
		["an address that names the council", "/#council-heading", "#council-heading"],
	])("%s opens a folded part", async (_, path, target) => {
		const page = await visit(path, PHONE);
		if (path === "/") await page.locator(".hero-actions a[href='#agenda']").click();
		await page.locator(target).waitFor({ state: "visible" });
		await page.waitForFunction((name) => {
			const { top } = document.querySelector(name)!.getBoundingClientRect();
			return top > 0 && top < 300;
		}, target);
	});

	test("the page is at most 11,000 px long, and an open part does not repeat its button as a heading", async () => {
		const page = await visit("/", PHONE);
		expect(await heightOf(page), "/").toBeLessThanOrEqual(MAX_HEIGHT);
		const folds = await page.locator("[data-fold]").all();
		expect(folds.length).toBeGreaterThan(5);
		for (const fold of folds) {
			await fold.click();
			const name = await fold.locator("b").textContent();
			const part = page.locator(`[id="${await fold.getAttribute("aria-controls")}"]`);
			await part.waitFor({ state: "visible" });
			// clipped or covered headings are not visible
			const visibleHeadings = await part.locator("h2, h3").evaluateAll((headings) =>
				headings.flatMap((one) => {
					one.scrollIntoView({ block: "center", behavior: "instant" });
					const { x, y, width, height } = one.getBoundingClientRect();
					const top = document.elementFromPoint(x + Math.min(width, 20) / 2, y + height / 2);
					return top && one.contains(top) ? [one.textContent] : [];
				}),
			);
			expect(visibleHeadings).not.toContain(name);
			await fold.click();
		}
	});

	test("the purchase bar appears after the first screen, leads to the packages, and covers nothing at the end", async () => {
		const page = await visit("/", PHONE);
		const bar = page.locator(".buy-bar");
		expect(await bar.isVisible()).toBe(false);
		await page.evaluate(() => scrollTo(0, 1500));
		await bar.waitFor({ state: "visible" });
		expect(await bar.textContent()).toMatch(/Standard.*921,27/);
		await page.evaluate(() => document.getElementById("packages")!.scrollIntoView({ behavior: "instant" }));
		await bar.waitFor({ state: "hidden" });
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		const overlap = () =>
			page.evaluate(() => {
				const edge = (part: string, side: "top" | "bottom") =>
					document.querySelector(part)!.getBoundingClientRect()[side];
				return edge(".buy-bar", "bottom") - edge(".site-footer", "top");
			});
		await expect.poll(overlap).toBeLessThanOrEqual(1);
		await page.evaluate(() => scrollTo(0, 1500));
		await bar.getByRole("link", { name: "Kup bilet" }).click();
		await page.waitForURL("**/registration.html?package=STANDARD");
	});

	test("the menu has the other language, also after scrolling; its page is as short", async () => {
		const page = await visit("/", PHONE);
		await page.evaluate(() => scrollTo(0, 1500));
		await page.locator(".header-menu summary").click();
		await page.locator(".header-menu").getByRole("link", { name: "English" }).click();
		await page.waitForURL("**/en");
		expect(await heightOf(page), "/en").toBeLessThanOrEqual(MAX_HEIGHT);
	});

	test("without scripts nothing is folded, and no button is shown", async () => {
		const page = await visit("/", NO_SCRIPTS);
		expect(await page.locator("#agenda").isVisible()).toBe(true);
		expect(await page.locator("#council-heading").isVisible()).toBe(true);
		expect(await page.locator("[data-fold]:visible").count()).toBe(0);
	});
});

test("a past event has no purchase bar", async () => {
	const bars = async (path: string) => (await (await fetch(inject("siteUrl") + path)).text()).includes('"buy-bar');
	expect({ open: await bars("/"), over: await bars("/e/THS25") }).toEqual({ open: true, over: false });
});

test("a wide screen folds nothing", async () => {
	const page = await visit("/", DESKTOP);
	expect(await page.locator("#agenda").isVisible()).toBe(true);
	expect(await page.locator("[data-fold]:visible").count()).toBe(0);
});
