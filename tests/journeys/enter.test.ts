import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { person } from "../../demo/people/people.ts";
import { buyer } from "../../demo/sales/buyers.ts";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { exhibitorTexts } from "../../src/app/exhibitor/texts.ts";
import { taskNames, todayTexts } from "../../src/app/office/screens/today/today-texts.ts";
import { staffTexts } from "../../src/features/cvs/web/staff-texts.ts";
import { texts } from "../../src/features/demonstration/texts.ts";
import { stateNames } from "../../src/features/order-office/states.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { accountOpen, logOutByMenu } from "../harness/account.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { pictured } from "../harness/office-site.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

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

test("the seller of the office finds a day's work, at two events", async () => {
	const page = await visit("/user.html", DESKTOP);
	await page.getByRole("button", { name: nameOf("sales") }).press("Enter");
	// at the event that ends next, which may be another journey's
	await page.waitForURL(/\/office\/today$/);
	await page.goto(new URL("/e/LIVE25/office/today", page.url()).href);
	const task = (kind: keyof typeof taskNames) =>
		page.getByRole("link", { name: `${todayTexts.settle.pl}: ${fill(taskNames[kind].pl, 1)}`, exact: true });
	await task("overdueInvoices").waitFor();
	await pictured(page, "demonstration-today");
	await task("approvals").press("Enter");
	const rows = page.locator("[data-row]");
	await expect.poll(() => rows.count()).toBe(1);
	await rows.getByText(buyer("teresa").payer.payerName!).waitFor();
	await page.goto(new URL("/e/LIVE25/office/orders", page.url()).href);
	for (const state of ["paid", "transfer", "partlyRefunded", "overdue"] as const)
		await rows.getByText(stateNames[state].pl, { exact: true }).first().waitFor();
	await pictured(page, "demonstration-orders");
	await page.goto(new URL("/e/MSTS25/office/orders", page.url()).href);
	await rows.getByText(buyer("zenon").payer.payerName!).waitFor();
	expect(await page.getByText(buyer("teresa").payer.payerName!).count()).toBe(0);
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
