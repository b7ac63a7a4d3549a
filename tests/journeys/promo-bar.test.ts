import { expect, inject, test, vi } from "vitest";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

test("a promo bar that has ended goes; where its call fails the console says why", async () => {
	const page = await visit("/healthz", PHONE);
	const lines: string[] = [];
	page.on("console", (message) => lines.push(message.text()));
	const errorMessage = "Serwis jest chwilowo niedostępny.";
	await page.route("**/promobars**", (route) =>
		route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify({ errorMessage }) }),
	);
	await page.goto(inject("siteUrl"));
	await vi.waitUntil(() => lines.includes(errorMessage), { timeout: 10_000 });
	expect(await page.locator("[data-promo]").isVisible()).toBe(true);
	// it floats: still there at the foot of the page, and over nothing that has the focus
	await page.locator(".site-footer a").last().focus();
	const isFree = () =>
		page.evaluate(() => {
			const bar = document.querySelector("[data-promo]")!.getBoundingClientRect();
			return document.activeElement!.getBoundingClientRect().bottom < bar.top && bar.bottom <= innerHeight;
		});
	await vi.waitUntil(isFree, { timeout: 5000 });
	await page.unroute("**/promobars**");
	await page.route("**/promobars**", (route) => route.fulfill({ json: [] }));
	await page.reload();
	await page.locator("[data-promo]").waitFor({ state: "hidden" });
});
