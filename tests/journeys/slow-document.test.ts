import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sumOf, watchShifts } from "../harness/shifts.ts";
import { slowProxy } from "../harness/slow-proxy.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LOOKS = { 390: PHONE, 820: { viewport: { width: 820, height: 1180 } }, 1440: DESKTOP } as const;
/** The landing page has the same layout in both languages. */
const LANDING = { 390: "/", 820: "/en", 1440: "/" } as const;
const PATHS = ["/e/TBF", "/e/THS25", "/registration.html", "/speakers/1", "/lectures/1", "/exhibitors/1", "/docs/api"];

let proxy: Awaited<ReturnType<typeof slowProxy>>;
beforeAll(async () => {
	proxy = await slowProxy(inject("siteUrl"));
});
afterAll(() => proxy.stop());

test.each(Object.keys(LOOKS).map(Number) as (keyof typeof LOOKS)[])(
	"a document that arrives in pieces shifts nothing visible, at %i px",
	async (width) => {
		const page = await visit("/healthz", LOOKS[width]);
		await page.addInitScript(watchShifts);
		for (const path of [LANDING[width], ...PATHS]) {
			await page.goto(proxy.url + path, { waitUntil: "load" });
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))); // late shifts count too
			const shifts = await page.evaluate(() => window.shifts);
			expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
		}
	},
	60_000,
);
