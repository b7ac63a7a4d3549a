import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { activeAccount } from "../harness/filling-in.ts";
import { sumOf, watchShifts } from "../harness/shifts.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const SCREENS = [
	"",
	"/ticket",
	"/agenda",
	"/live",
	"/recordings",
	"/stands",
	"/people",
	"/chats",
	"/meetings",
	"/certificate",
	"/recommend",
	"/data",
	"/profile",
	"/cv",
	"/briefcase",
];

/** A page's layout shifts since opening, once idle. */
async function moved(page: Page): Promise<{ sum: number; what: string }> {
	await page.locator(".acc-skeleton").waitFor({ state: "detached" });
	await page.waitForLoadState("networkidle");
	const shifts = await page.evaluate(() => window.shifts);
	return { sum: sumOf(shifts), what: JSON.stringify(shifts) };
}

/** Both devices open each screen with a cold cache; one also with a warm one. */
test.each([
	["a phone", PHONE, 0],
	["a tablet", TABLET, 1],
])(
	"no screen of the account shifts on %s, cold or warm",
	async (_device, options, turn) => {
		const page = await visit("/healthz", options);
		await activeAccount(page, site, `calm.${Math.random().toString(36).slice(2)}@firma.example`);
		await page.addInitScript(watchShifts);
		for (const [place, screen] of SCREENS.entries()) {
			await page.goto(`${site}/account${screen}`);
			const cold = await moved(page);
			expect([screen, "cold", cold.sum <= 0.02 ? "calm" : cold.what]).toEqual([screen, "cold", "calm"]);
			if (place % 2 !== turn) continue;
			await page.reload();
			const warm = await moved(page);
			expect([screen, "warm", warm.sum <= 0.02 ? "calm" : warm.what]).toEqual([screen, "warm", "calm"]);
		}
	},
	120_000,
);
