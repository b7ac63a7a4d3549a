import { join } from "node:path";
import type { Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";
import type { Toast } from "../../src/kit/ui/toast.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** The site's own code as a separate script, because the islands' files have hashed names. */
let script: string;
beforeAll(async () => {
	const entry = join(import.meta.dirname, "../../src/kit/ui/toast.ts");
	const lib = { entry, formats: ["iife" as const], name: "toasts" };
	const [made] = (await build({
		configFile: false,
		logLevel: "error",
		build: { lib, write: false },
	})) as Rolldown.RolldownOutput[];
	script = made!.output[0].code;
});

/** A separate device, because a test's clock applies to all later pages too. */
const OWN_TIME = { ...DESKTOP, locale: "pl-PL" };

const show = (page: Page, toast: Toast) => page.evaluate(`${script}\ntoasts.showToast(${JSON.stringify(toast)})`);

test("toasts stack, are announced by existing regions, and close by click, button or time", async () => {
	const page = await visit("/e/DSW#privacy", OWN_TIME);
	await page.getByRole("dialog").waitFor();
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000); // from here on time only advances by hand
	const success = page.locator("[role=status][aria-live=polite]#toasts-success");
	const danger = page.locator("[role=alert][aria-live=assertive]#toasts-danger");
	expect([await success.count(), await danger.count()]).toEqual([1, 1]);
	await show(page, { message: "Zapisano <b>poprawnie</b>", type: "success" });
	await show(page, { message: "Nie udało się", type: "danger" });
	await show(page, { message: "Na długo", type: "success", delay: 60_000 });
	await success.getByText("Zapisano <b>poprawnie</b>").waitFor();
	// over an open modal, which stays open and does not hide it
	expect(await page.locator(".toasts").evaluate((region) => region.closest("[aria-hidden=true], [inert]"))).toBe(null);
	const boxes = await page.locator(".toast").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
	expect(new Set(boxes).size).toBe(3);
	await danger.getByText("Nie udało się").click();
	await danger.locator(".toast").waitFor({ state: "detached" });
	expect(await page.getByRole("dialog").isVisible()).toBe(true);
	await page.clock.runFor(4900);
	expect(await success.locator(".toast").count()).toBe(2);
	await page.clock.runFor(200);
	await success.getByText("Zapisano").waitFor({ state: "detached" });
	await success.getByRole("button", { name: "Zamknij" }).focus(); // focus pauses the timeout
	await page.clock.runFor(70_000);
	expect(await success.locator(".toast").count()).toBe(1);
	await page.keyboard.press("Enter");
	await success.locator(".toast").waitFor({ state: "detached" });
});

test.each([
	["at 1440, light", DESKTOP],
	["at 390, dark", { ...PHONE, colorScheme: "dark" as const }],
])("toasts are accessible and fit, %s", async (look, options) => {
	const page = await visit("/en/e/DSW", options);
	const delay = 60_000; // longer than the checker takes
	await show(page, { message: "Signed up for our newsletter successfuly", type: "success", delay });
	await show(page, {
		message: "The server could not be reached. Check your connection and try again.",
		type: "danger",
		delay,
	});
	await page.locator(".toast-danger").waitFor();
	await expectAccessible(page, look, ".toasts");
	await expectNoSidewaysScroll(page, look);
});
