import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
/** How many elements one changed text may restyle. The landing page has 2,000. */
const FEW = 100;

type TraceEvent = { name: string; args: { elementCount?: number; beginData?: { frame: string } } };

/**
 * The most elements of a page restyled at once. A trace contains all pages of the browser, including other test files'.
 */
async function mostStyled(page: Page, during: () => Promise<unknown>): Promise<number> {
	const devTools = await page.context().newCDPSession(page);
	const { frameTree } = await devTools.send("Page.getFrameTree");
	const counts: number[] = [];
	devTools.on("Tracing.dataCollected", ({ value }) => {
		for (const { name, args } of value as unknown as TraceEvent[])
			if (name === "UpdateLayoutTree" && args.beginData?.frame === frameTree.frame.id)
				counts.push(args.elementCount ?? 0);
	});
	const traceConfig = { includedCategories: ["devtools.timeline"] };
	await devTools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
	await during();
	const isOver = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
	await devTools.send("Tracing.end");
	await isOver;
	return Math.max(0, ...counts);
}

test("a changed text on the landing page restyles little else, and a second of the countdown nothing", async () => {
	const page = await visit("/", PHONE);
	// late content is styled as well; after it, an idle second restyles nothing
	const aSecond = () => mostStyled(page, () => page.waitForTimeout(1100));
	await expect.poll(aSecond, { timeout: 20_000 }).toBeLessThan(FEW);
	const seconds = page.locator('[data-part="seconds"]').first();
	const change = () =>
		seconds.evaluate(
			(element) =>
				new Promise((drawn) => {
					element.textContent = "61";
					requestAnimationFrame(() => requestAnimationFrame(drawn));
				}),
		);
	const most = await mostStyled(page, change);
	expect(most).toBeGreaterThan(0);
	expect(most).toBeLessThan(FEW);
});
