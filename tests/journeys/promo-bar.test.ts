import { expect, inject, test, vi } from "vitest";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

test("an expired promo bar disappears; the console logs a failed check", async () => {
	const page = await visit("/healthz", PHONE);
	const lines: string[] = [];
	page.on("console", (message) => lines.push(message.text()));
	const errorMessage = "Serwis jest chwilowo niedostępny.";
	await page.route("**/promobars**", (route) =>
		route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify({ errorMessage }) }),
	);
	await page.goto(inject("siteUrl"));
	await vi.waitUntil(() => lines.includes(errorMessage), { timeout: 30_000 });
	expect(await page.locator("[data-promo]").isVisible()).toBe(true);
	await page.unroute("**/promobars**");
	await page.route("**/promobars**", (route) => route.fulfill({ json: [] }));
	await page.reload();
	await page.locator("[data-promo]").waitFor({ state: "hidden" });
});

test("a floating promo bar stays in view above the header; once closed it stays closed", async () => {
	const page = await visit("/");
	await page.evaluate(() => scrollTo(0, 2000));
	const tops = () =>
		page.evaluate(() =>
			[".promo", ".site-header-fixed"].map((part) => document.querySelector(part)!.getBoundingClientRect().top),
		);
	await vi.waitUntil(async () => (await tops()).join() === "0,52", { timeout: 30_000 });
	await page.locator("[data-promo] button").click();
	await vi.waitUntil(async () => (await tops())[1] === 0, { timeout: 30_000 });
	const answer = await page.reload();
	expect(await answer!.text()).not.toContain("data-promo="); // omitted by the server: no flash
	expect(await (await page.request.get(page.url(), { headers: { cookie: "closed=0" } })).text()).toContain(
		"data-promo=",
	);
});
