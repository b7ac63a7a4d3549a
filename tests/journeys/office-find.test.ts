import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { paletteTexts as texts } from "../../src/app/office/palette/palette-texts.ts";
import { codeOfficeTexts } from "../../src/app/office/screens/codes/code-office-texts.ts";
import { officeTexts as office } from "../../src/app/office/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { joinOffice } from "../harness/office-page.ts";
import { DESKTOP, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const NOW = Date.now();

/** Opens the palette by its keys, once the office knows the organiser. */
async function openPalette(page: Page): Promise<void> {
	await page.getByRole("button", { name: office.find.pl }).first().waitFor();
	await page.keyboard.press("Control+k");
}
const palette = (page: Page) => page.getByRole("dialog", { name: office.find.pl });
/** Opens the palette and types a character in the same moment, before the field has the focus. */
const openAndType = (page: Page, character: string) =>
	page.evaluate(async (key) => {
		const press = (init: KeyboardEventInit) =>
			document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
		press({ key: "k", ctrlKey: true });
		await Promise.resolve();
		const hadFocus = document.activeElement?.matches(".pal-input");
		press({ key });
		return hadFocus;
	}, character);
const chosen = (page: Page) => page.locator(".pal-item[data-highlighted]");

test("a seller finds a participant, a code's form and a screen by the keyboard alone", async () => {
	const guest = await visit("/user.html", DESKTOP);
	const email = `szukana.${NOW}@firma.example`;
	await activeAccount(guest, site, email);

	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `szukajaca.${NOW}@biuro.example`, "sales");
	await openPalette(page);
	// typed before the palette's code has come
	await page.keyboard.type("wojcik anna");
	const person = palette(page)
		.getByRole("option", { name: /Anna Szczepankowska-Wójcik/ })
		.first();
	await person.waitFor();
	expect(await palette(page).getByRole("combobox").inputValue()).toBe("wojcik anna");
	expect(await person.locator("mark").allTextContents()).toEqual(["Anna", "Wójcik"]);
	await palette(page).getByRole("group", { name: texts.people.pl }).waitFor();
	await expectGoodInBothLooks(page, "the palette");
	expect(await chosen(page).textContent()).toContain("Anna Szczepankowska-Wójcik");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/office\/participants\/./);
	await page.getByRole("heading", { level: 1, name: /Anna Szczepankowska-Wójcik/ }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");

	// the address finds the same person; then the palette remembers them
	await page.keyboard.press("Control+k");
	await palette(page).getByRole("group", { name: texts.recent.pl }).waitFor();
	await page.keyboard.press("Escape");
	await palette(page).waitFor({ state: "detached" });
	expect(await openAndType(page, "b")).toBe(false);
	await page.keyboard.type("rak-takiego-slowa");
	await palette(page).getByText(fill(texts.none.pl, "brak-takiego-slowa")).first().waitFor();
	await page.keyboard.press("Escape");
	await palette(page).waitFor({ state: "detached" });

	await page.keyboard.press("g");
	await page.keyboard.press("k");
	await page.getByRole("heading", { level: 1, name: codeOfficeTexts.title.pl }).waitFor();
	await page.keyboard.press("Control+k");
	await page.keyboard.type("utw");
	await palette(page)
		.getByRole("option", { name: new RegExp(texts.newCodes.pl) })
		.waitFor();
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/office\/codes\?open=new/);

	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: office.find.pl }).first().focus();
	await page.keyboard.press("?");
	await page.getByRole("dialog", { name: texts.keys.pl }).waitFor();
	await expectGoodInBothLooks(page, "the list of keys");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: office.find.pl }).first().press("Enter");
	await page.keyboard.type("uczest");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Control+k");
	await palette(page).waitFor({ state: "detached" });
});

test("a search that fails says so, and screens are found meanwhile", async () => {
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `bezsieci.${NOW}@biuro.example`, "viewer");
	await page.route("**/find?**", (route) => route.fulfill({ status: 503, body: "{}" }));
	await openPalette(page);
	await page.keyboard.type("dzi");
	await palette(page).getByText(texts.failed.pl).waitFor();
	await palette(page).getByRole("option", { name: office.today.pl }).waitFor();
	await page.unroute("**/find?**");
	await palette(page).getByRole("button", { name: texts.retry.pl }).click();
	await palette(page).getByText(texts.failed.pl).waitFor({ state: "detached" });
});
