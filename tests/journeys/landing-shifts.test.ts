import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sumOf, watchShifts } from "../harness/shifts.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** Limits a page's layout shifts since it was opened. */
async function expectCalm(page: Page, limit: number, what: string): Promise<void> {
	await page.waitForTimeout(500); // late shifts count too
	const shifts = await page.evaluate(() => window.shifts);
	expect(sumOf(shifts), `${what}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(limit);
}

const JUMPS = ["contact", "agenda", "news", "packages", "partners", "exhibitors"];

test.each([
	["/", PHONE, JUMPS],
	["/", { viewport: { width: 820, height: 1180 } }, JUMPS],
	["/en", DESKTOP, JUMPS],
	["/e/THS25", PHONE, []],
	["/registration.html", PHONE, []],
])("a late font shifts nothing on %s, even with quick jumps between sections", async (path, look, jumps) => {
	const page = await visit("/healthz", look);
	await page.route("**/*.woff2", async (route) => {
		await page.waitForTimeout(700);
		await route.continue();
	});
	await page.addInitScript(watchShifts);
	await page.goto(new URL(path, page.url()).href);
	await page.evaluate(() => document.fonts.ready);
	await expectCalm(page, 0.01, "late typefaces");
	if (jumps.length === 0) return;
	await page.waitForFunction(() =>
		[...document.querySelectorAll("main#content > *, .site-footer")].every(
			(section) => getComputedStyle(section).contentVisibility === "visible",
		),
	);
	for (const id of jumps) {
		await page.evaluate((target) => document.getElementById(target)!.scrollIntoView({ behavior: "instant" }), id);
		await page.waitForTimeout(200); // late shifts count too
	}
	await expectCalm(page, 0.02, "quick jumps");
});

test.each([390, 820, 1000, 1440])("late lectures shift nothing in the agenda at %s px", async (width) => {
	const page = await visit("/healthz", { viewport: { width, height: 900 } });
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route("**/categorytree/**", async (route) => {
		await released;
		await route.continue();
	});
	await page.addInitScript(watchShifts);
	await page.goto(new URL("/", page.url()).href);
	const fold = page.locator('[aria-controls="whole-agenda"]');
	if (await fold.isVisible()) await fold.click();
	for (const past of [800, 2200]) {
		await page.evaluate((px) => {
			document.getElementById("agenda")!.scrollIntoView({ behavior: "instant" });
			scrollBy({ top: px, behavior: "instant" });
		}, past);
		await page.waitForTimeout(600); // a shift soon after a press would not count
	}
	release();
	await page.waitForSelector('.ag [aria-busy="false"]');
	await expectCalm(page, 0.02, "late lectures");
});

test("following a link before sections are laid out shifts nothing", async () => {
	for (const path of ["/", "/en", "/", "/en"]) {
		const page = await visit("/healthz", { ...DESKTOP, reducedMotion: "no-preference" });
		await page.addInitScript(watchShifts);
		await page.addInitScript(() => {
			window.requestIdleCallback = () => 0;
		});
		await page.goto(new URL(path, page.url()).href);
		await page.locator(".header-anchors a[href='#contact']").click();
		await page.waitForFunction(() => {
			const { top } = document.getElementById("contact")!.getBoundingClientRect();
			return top > 0 && top < 300;
		});
		await expectCalm(page, 0.02, "a followed link");
		await page.close();
	}
});

const EARLY_JUMPS = [
	["/", "exhibitors", 0],
	["/en", "packages", 0],
	["/en", "council", 100],
	["/", "partners", 200],
	["/en", "newsletter", 400],
	["/en", "council", 800],
	["/", "partners", 800],
] as const;

test.each([
	[390, PHONE],
	[820, { viewport: { width: 820, height: 1180 } }],
	[1440, DESKTOP],
])("a scripted jump before sections are laid out shifts nothing at %s px", async (_, look) => {
	const page = await visit("/healthz", look);
	await page.addInitScript(watchShifts);
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	for (const [path, id, afterMs] of EARLY_JUMPS) {
		await page.goto(new URL(path, page.url()).href);
		await page.waitForTimeout(afterMs);
		await page.evaluate((target) => document.getElementById(target)!.scrollIntoView({ behavior: "instant" }), id);
		await expectCalm(page, 0.02, `${path}#${id} after ${afterMs} ms`);
	}
});

test.each([
	[390, 3750],
	[820, 5600],
	[1440, 11900],
])("late scripts shift nothing at %s px, %s px down", async (width, top) => {
	const page = await visit("/healthz", { viewport: { width, height: 844 } });
	const scripts = Promise.withResolvers<void>();
	await page.route("**/*.js", async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.addInitScript(watchShifts);
	await page.goto(new URL("/", page.url()).href, { waitUntil: "commit" });
	await page.locator(".site-footer").waitFor({ state: "attached" });
	await page.evaluate(async (px) => {
		await document.fonts.ready;
		scrollTo({ top: px, behavior: "instant" });
	}, top);
	await page.waitForTimeout(600);
	scripts.resolve();
	await page.locator("html[data-scrolled]").waitFor();
	await page.waitForTimeout(800); // sections are laid out when idle
	await expectCalm(page, 0.02, "late scripts");
});
