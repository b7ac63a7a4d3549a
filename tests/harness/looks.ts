import type { Page } from "playwright-core";
import { expectAccessible, expectNoSidewaysScroll } from "./visitor.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/**
 * Expects no violation of WCAG 2.2 AA and no sideways overflow, as phone and computer, light and dark. Axe checks
 * `part`.
 */
export async function expectGoodInBothLooks(page: Page, what: string, part = "html"): Promise<void> {
	await expectGood(page, what, part);
	const before = page.viewportSize() ?? WIDE;
	const isNarrow = before.width < 600;
	const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
	await page.setViewportSize(isNarrow ? WIDE : NARROW);
	await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
	await expectGood(page, `${what}, ${isNarrow ? "wide" : "narrow"} and ${isDark ? "light" : "dark"}`, part);
	await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
	await page.setViewportSize(before);
}

async function expectGood(page: Page, what: string, part: string): Promise<void> {
	await expectAccessible(page, what, part);
	await expectNoSidewaysScroll(page, what);
}
