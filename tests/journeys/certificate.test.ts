import { expect, inject, test } from "vitest";
import { checkTexts, ownTexts } from "../../src/features/certificates/texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

test("before the event the account says what a certificate needs and what is counted", async () => {
	const page = await visit("/healthz", PHONE);
	await activeAccount(page, site, `certyfikat.${Date.now()}@firma.example`);
	await page.goto(`${site}/en/account/certificate`);
	await page.getByRole("heading", { name: ownTexts.early.en }).waitFor();
	await page.getByText("8 June 2025, 01:00").waitFor();
	await page.getByText(ownTexts.nothingYet.en).waitFor();
	await page.getByText(ownTexts.countsFilm.en).waitFor();
	await expectAccessible(page, "a certificate before the event");
	await expectNoSidewaysScroll(page, "a certificate before the event");
});

test("anybody checks a number, without scripts as well; a mistyped one is told apart", async () => {
	const page = await visit("/certificate", { ...PHONE, javaScriptEnabled: false });
	await page.getByLabel(checkTexts.field.pl).fill("00000-00001");
	await page.getByRole("button", { name: checkTexts.press.pl }).click();
	await page.getByRole("heading", { level: 1, name: checkTexts.mistyped.pl }).waitFor();
	const desktop = await visit("/en/certificate/00000-00000", DESKTOP);
	await desktop.getByRole("heading", { level: 1, name: checkTexts.unknown.en }).waitFor();
	await expectAccessible(desktop, "the check of a certificate");
	await desktop.setViewportSize({ width: 390, height: 800 });
	await expectNoSidewaysScroll(desktop, "the check of a certificate");
	expect(await desktop.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});
