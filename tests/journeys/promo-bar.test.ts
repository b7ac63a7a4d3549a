import { expect, inject, test, vi } from "vitest";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

test("a promo bar that has ended goes; where its call fails the console says why", async () => {
	const page = await visit("/healthz");
	const lines: string[] = [];
	page.on("console", (message) => lines.push(message.text()));
	const errorMessage = "Serwis jest chwilowo niedostępny.";
	await page.route("**/promobars**", (route) =>
		route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify({ errorMessage }) }),
	);
	await page.goto(inject("siteUrl"));
	await vi.waitUntil(() => lines.includes(errorMessage), { timeout: 10_000 });
	expect(await page.locator("[data-promo]").isVisible()).toBe(true);
	await page.unroute("**/promobars**");
	await page.route("**/promobars**", (route) => route.fulfill({ json: [] }));
	await page.reload();
	await page.locator("[data-promo]").waitFor({ state: "hidden" });
});
