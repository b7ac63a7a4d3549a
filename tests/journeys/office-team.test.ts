import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { journalTexts as journal } from "../../src/app/office/screens/journal/journal-texts.ts";
import { organiserTexts as texts } from "../../src/app/office/screens/organisers/organiser-texts.ts";
import { officeTexts as office } from "../../src/app/office/texts.ts";
import { actionSentences } from "../../src/features/journal/texts.ts";
import { inviteForm } from "../../src/features/organisers/invite-form.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { joinOffice } from "../harness/office-page.ts";
import { DESKTOP, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const NOW = Date.now();

async function saveFile(page: Page, name: string, file: RegExp): Promise<void> {
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name, exact: true }).press("Enter");
	expect((await saved).suggestedFilename()).toMatch(file);
}

test("an invited owner joins, and invites a colleague by the keyboard", async () => {
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `wlascicielka.${NOW}@biuro.example`, "owner");
	await page.getByRole("link", { name: office.organisers.pl }).first().press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await page
		.getByRole("link", { name: /Marta Zawilec/ })
		.first()
		.waitFor();
	await page.getByRole("button", { name: texts.invite.pl }).press("Enter");
	const colleague = `kolega.${NOW}@biuro.example`;
	await page.getByLabel(inviteForm.labels.email!.pl).fill(colleague);
	// typed words survive a reload
	await page.reload();
	expect(await page.getByLabel(inviteForm.labels.email!.pl).inputValue()).toBe(colleague);
	await page.getByLabel(inviteForm.labels.role!.pl).selectOption("sales");
	await expectGoodInBothLooks(page, "an invitation in the office");
	await page.getByRole("button", { name: texts.send.pl }).press("Enter");
	await page.getByText(fill(texts.sent.pl, colleague)).waitFor();
	await page.getByRole("link", { name: new RegExp(colleague) }).waitFor();
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	await page.getByRole("complementary", { name: texts.person.pl }).waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("complementary").waitFor({ state: "detached" });
	await saveFile(page, fill(listTexts.export.pl, "XLSX"), /-organizatorzy-[\d-]+\.xlsx$/);
	await page.goto(`${site}/en/office/journal`);
	await page.getByRole("heading", { level: 1, name: journal.title.en }).waitFor();
	await page.getByRole("link", { name: actionSentences["organiser.list-exported"]!.en }).first().waitFor();
	await expectGoodInBothLooks(page, "the journal");
	await saveFile(page, fill(listTexts.export.en, "CSV"), /-journal-[\d-]+\.csv$/);
});

test("a participant without a role sees why the office is closed, on a phone", async () => {
	const page = await visit("/user.html", PHONE);
	await activeAccount(page, site, `gosc.${NOW}@firma.example`);
	await page.goto(`${site}/office`);
	await page.getByRole("heading", { name: office.noRole.pl }).waitFor();
	await expectNoSidewaysScroll(page, "the office without a role");
	expect(await page.locator(".off-menu a").count()).toBe(0);
});
