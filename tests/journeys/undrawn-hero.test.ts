import { expect, inject, test } from "vitest";
import { ownSite } from "../harness/own-site.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const TABLET = { viewport: { width: 820, height: 1180 } };

test("before an event's scene is drawn, its facts stand below its buttons", { timeout: 60_000 }, async () => {
	const { site, eventCode } = await ownSite("2025-05-22T12:00:00+02:00");
	for (const look of [PHONE, TABLET, DESKTOP]) {
		const page = await visit("/healthz", look);
		await page.goto(`${site}/e/${eventCode}`);
		expect(await page.locator(".hero picture").count()).toBe(0);
		const [buttons, facts] = await Promise.all(
			[".hero-actions", ".hero-foot > *"].map((part) => page.locator(part).first().boundingBox()),
		);
		expect(facts!.height).toBeGreaterThan(40);
		expect(facts!.y, `at ${look.viewport?.width} px`).toBeGreaterThanOrEqual(buttons!.y + buttons!.height);
	}
});

test("until the scene loads, narrow screens show the preview in the document", async () => {
	const previews: string[] = [];
	for (const look of [PHONE, TABLET, DESKTOP]) {
		const page = await visit("/healthz", look);
		await page.route("**/files/scenes/**", (route) => route.abort());
		await page.goto(`${inject("siteUrl")}/en`);
		const background = await page
			.locator(".hero-picture")
			.evaluate((picture) => getComputedStyle(picture).backgroundImage);
		previews.push(background.slice(0, 22));
	}
	expect(previews).toEqual(['url("data:image/avif;b', 'url("data:image/avif;b', "none"]);
});
