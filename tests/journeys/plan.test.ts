import { expect, inject, test } from "vitest";
import { nextTexts } from "../../src/features/plan/next-texts.ts";
import { planTexts } from "../../src/features/plan/texts.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { awakeAgenda, DESKTOP, expectAccessible, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

async function inAgenda(look: typeof DESKTOP) {
	const page = await visit("/healthz", look);
	await activeAccount(page, site, `plan.${Date.now()}.${Math.random()}@firma.example`);
	await page.goto(`${site}/account/agenda`);
	await page.getByRole("tabpanel").locator(".pl-row").first().waitFor();
	return page;
}

test("two favourites at one time clash; one is kept, and the plan works offline", async () => {
	const page = await inAgenda({ ...PHONE, serviceWorkers: "allow" });
	const plan = page.getByRole("region", { name: planTexts.plan.pl });
	await plan.getByRole("heading", { name: planTexts.emptyTitle.pl }).waitFor();
	const hour = page.locator(".pl-hour:has(li:nth-child(2))").first();
	const names = await hour.locator(".pl-title a").allInnerTexts();
	const star = (index: number) => hour.locator(".pl-star").nth(index);
	await star(0).click();
	await expect.poll(() => star(0).getAttribute("aria-pressed")).toBe("true");
	await plan.getByRole("link", { name: names[0]!, exact: true }).waitFor();
	await star(1).click();
	await hour.getByText(planTexts.clash.pl, { exact: true }).first().waitFor();
	const clashText = planTexts.clashWith.pl.replace("~", names[0]!);
	await page.getByRole("status").filter({ hasText: clashText }).waitFor();
	await expectGoodInBothLooks(page, "a clash in the plan");
	await plan.getByRole("button", { name: planTexts.keepNamed.pl.replace("#", names[1]!) }).click();
	await plan.getByRole("link", { name: names[0]!, exact: true }).waitFor({ state: "detached" });
	await plan.getByRole("link", { name: names[1]!, exact: true }).waitFor();
	expect(await star(0).getAttribute("aria-pressed")).toBe("false");

	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload(); // reloads through the service worker's cache
	await plan.getByRole("link", { name: names[1]!, exact: true }).waitFor();
	await page.getByRole("tabpanel").locator(".pl-row").first().waitFor(); // the agenda may load after the plan
	await page.context().setOffline(true);
	await page.reload();
	await plan.getByRole("link", { name: names[1]!, exact: true }).waitFor();
	await page.getByRole("tabpanel").locator(".pl-row").first().waitFor();
	await star(0).click();
	await page.getByRole("status").filter({ hasText: nextTexts.notSaved.pl }).waitFor();
	await expect.poll(() => star(0).getAttribute("aria-pressed")).toBe("false");
	await page.context().setOffline(false);
});

test("a lecture starred before log-in is in the account's plan and its calendar feed", async () => {
	const page = await visit("/", DESKTOP);
	await awakeAgenda(page);
	const title = page.locator(".lc-title a").first();
	const name = (await title.textContent())!;
	await title.click();
	const dialog = page.getByRole("dialog");
	const button = dialog.locator(".lm-star");
	await button.click();
	expect(await button.getAttribute("aria-pressed")).toBe("true");
	await expectAccessible(page, "a starred lecture");
	await activeAccount(page, site, `plan.${Date.now()}.${Math.random()}@firma.example`);
	await page.goto(`${site}/account/agenda`);
	const plan = page.getByRole("region", { name: planTexts.plan.pl });
	await plan.getByRole("link", { name, exact: true }).waitFor();
	expect(await page.evaluate(() => localStorage.getItem("favourites"))).toBeNull();

	await page.getByRole("button", { name: planTexts.feedMake.pl }).click();
	const address = page.getByRole("textbox", { name: planTexts.feedAddress.pl });
	const first = new URL(await address.inputValue());
	const follow = () => fetch(site + first.pathname, { headers: fromAnyAddress() });
	expect(await (await follow()).text()).toContain("BEGIN:VEVENT");
	await expectAccessible(page, "the plan's address");
	await page.getByRole("button", { name: planTexts.feedChange.pl }).click();
	await expect.poll(() => address.inputValue()).not.toBe(first.href);
	expect((await follow()).status).toBe(404);
}, 60_000);
