import { describe, expect, test } from "vitest";
import {
	awakeAgenda,
	DESKTOP,
	expectAccessible,
	expectNoSidewaysScroll,
	PHONE,
	useBrowser,
} from "../harness/visitor.ts";

const { visit } = useBrowser();

const PAGES = [
	"/",
	"/en",
	"/e/TBF",
	"/en/e/DSSML25",
	"/registration.html",
	"/en/registration.html",
	"/user.html",
	"/en/user.html",
	"/en/confirm.html?id=none",
	"/en/e/TBF/meetup.html",
	"/nope",
	"/outbox",
];
const WINDOWS = [
	"#lecture/1",
	"#speaker/1",
	"#speakers",
	"#company/1",
	"#company/31",
	"#news/1",
	"#organiser",
	"#challenge",
	"#terms",
	"#privacy",
	"#login-unavailable",
	"#registration-unavailable",
];

describe.each([
	["at 1440, light", DESKTOP],
	["at 390, dark", { ...PHONE, colorScheme: "dark" as const }],
])("WCAG 2.2 AA and nothing sideways, %s", (look, options) => {
	test.each(PAGES)("page %s", async (path) => {
		const page = await visit(path, options);
		if (await page.locator("#agenda").count()) await awakeAgenda(page);
		await page.waitForLoadState("networkidle");
		await expectAccessible(page, `${path} ${look}`);
		await expectNoSidewaysScroll(page, `${path} ${look}`);
		await page.context().close();
	});

	test.each(WINDOWS)("window %s", async (hash) => {
		const page = await visit(`/en${hash}`, options);
		const dialog = page.getByRole("dialog");
		await dialog.waitFor();
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(300);
		await expectAccessible(page, `${hash} ${look}`);
		await page.context().close();
	});
});

test.each([1440, 820, 390])("no page sticks out sideways at %i px", async (width) => {
	for (const path of PAGES) {
		const page = await visit(path, { viewport: { width, height: 900 } });
		await page.waitForLoadState("networkidle");
		await expectNoSidewaysScroll(page, `${path} at ${width}`);
		await page.context().close();
	}
});

test("the agenda is used by keyboard alone", async () => {
	const page = await visit("/");
	await awakeAgenda(page);
	await page.getByRole("tab", { selected: true }).focus();
	await page.keyboard.press("ArrowRight");
	expect(await page.getByRole("tab", { name: /Na żądanie/ }).evaluate((tab) => tab === document.activeElement)).toBe(
		true,
	);
	await page.keyboard.press("Enter");
	await page.locator("a[href^='#lecture/']").first().waitFor();
	await page.locator("a[href^='#lecture/']").first().focus();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
});
