import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { person } from "../../demo/people/people.ts";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { exhibitorTexts } from "../../src/app/exhibitor/texts.ts";
import { staffTexts } from "../../src/features/cvs/web/staff-texts.ts";
import { texts } from "../../src/features/demonstration/texts.ts";
import { accountOpen, logOutByMenu } from "../harness/account.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const holderOf = (page: Page, key: string) => page.locator(".ticket-facts").getByText(nameOf(key), { exact: true });
const nameOf = (key: string) => `${person(key).firstName} ${person(key).lastName}`;

test("exhibitor staff reads a shared CV", async () => {
	const page = await visit("/user.html", { ...PHONE, colorScheme: "dark" });
	await page.getByRole("button", { name: nameOf("exhibitor") }).click();
	await accountOpen(page, "pl");
	await page.getByRole("button", { name: accountTexts.more.pl }).click();
	await page.getByRole("dialog").getByRole("link", { name: accountTexts.exhibitor.pl }).click();
	await page.getByRole("button", { name: exhibitorTexts.openMenu.pl }).click();
	await page.getByRole("dialog").getByRole("link", { name: exhibitorTexts.cvs.pl }).click();
	await page.getByRole("button", { name: staffTexts.readOf.pl.replace("#name", nameOf("expo")) }).press("Enter");
	await page.getByRole("link", { name: person("expo").email }).waitFor();
	await expectAccessible(page, "CVs");
	await expectNoSidewaysScroll(page, "CVs");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: `pobierz plik, ${nameOf("expo")}` }).click();
	expect((await saved).suggestedFilename()).toBe(`CV ${nameOf("expo")}.pdf`);
});

test("one press logs in as a demonstration person, and after log-out as another", async () => {
	const lang = "en";
	const page = await visit("/en/user.html", PHONE);
	await page.getByRole("heading", { name: texts.title[lang] }).waitFor();
	await expectGoodInBothLooks(page, "whom to enter as");
	await page.getByRole("button", { name: nameOf("standard") }).press("Enter");
	await accountOpen(page, lang);
	await holderOf(page, "standard").waitFor();
	await logOutByMenu(page, lang);
	await page.getByRole("button", { name: nameOf("exec") }).click();
	await accountOpen(page, lang);
	await holderOf(page, "exec").waitFor();
	expect(await page.getByText(nameOf("standard")).count()).toBe(0);
});
