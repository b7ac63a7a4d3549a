import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const WIDTHS = [360, 390, 680, 820, 999, 1000, 1144, 1280, 1366, 1440, 1920];

/** Runs in the browser: focused fields that the banner covers. */
function coveredFields(part: string): string[] {
	if (!document.querySelector(".consent")?.checkVisibility()) return ["no banner"];
	const fields = [...document.querySelectorAll<HTMLElement>(`${part} :is(input:not([type=hidden]), textarea, select)`)];
	const visibleFields = fields.filter((field) => field.checkVisibility());
	if (visibleFields.length === 0) return ["no field"];
	return visibleFields.flatMap((field) => {
		// the worst place for a field: the bottom of the window
		field.scrollIntoView({ block: "end", behavior: "instant" });
		field.focus();
		const { left, top, right, bottom } = field.getBoundingClientRect();
		const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
			[top + 2, bottom - 2].map((y) => [x, y] as const),
		);
		const isCovered = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".consent"));
		return isCovered ? [field.id || field.getAttribute("name") || field.outerHTML.slice(0, 80)] : [];
	});
}

/** Covered fields at each width: "1280: password". */
async function coveredAt(page: Page, part: string, widths: readonly number[]): Promise<string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 720 });
		const covered = await page.evaluate(coveredFields, part);
		found.push(...covered.map((name) => `${width}: ${name}`));
	}
	return found;
}

test("the consent banner covers no focused field, from 360 to 1920 px", async () => {
	const page = await visit("/registration.html?package=EXPO", undefined, { isUndecided: true });
	await page.locator("input[type=tel]").waitFor();
	expect(await coveredAt(page, ".reg-main", WIDTHS)).toEqual([]);
	await page.goto(`${site}/e/DSW#sponsor`); // a short page around the form
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
	expect(await coveredAt(page, "[role=dialog]", [360, 820, 1280])).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await page.locator("#newsletter").scrollIntoViewIfNeeded();
	expect(await coveredAt(page, "#newsletter", [360, 820, 1280])).toEqual([]);
	await page.goto(`${site}/user.html`);
	await page.locator("input[type=password]").waitFor();
	expect(await page.locator(".consent").count()).toBe(0);
});
