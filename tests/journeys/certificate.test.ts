import { expect, inject, test } from "vitest";
import { checkTexts, ownTexts } from "../../src/features/certificates/texts.ts";
import { ownTexts as inviteTexts, leavingTexts } from "../../src/features/recommendations/texts.ts";
import { activeAccount, emailPath } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

test("before the event the account shows the conditions of a certificate and the current count", async () => {
	const page = await visit("/healthz", PHONE);
	await activeAccount(page, site, `certyfikat.${Date.now()}@firma.example`);
	await page.goto(`${site}/en/account/certificate`);
	await page.getByRole("heading", { name: ownTexts.early.en }).waitFor();
	await page.getByText("8 June 2025, 01:00").waitFor();
	await page.getByText(ownTexts.nothingYet.en).waitFor();
	await page.getByText(ownTexts.countsRoom.en).waitFor();
	// the package opens no recordings
	expect(await page.getByText(ownTexts.countsFilm.en).count()).toBe(0);
	await expectAccessible(page, "a certificate before the event");
	await expectNoSidewaysScroll(page, "a certificate before the event");
});

test("anybody can verify a number, also without scripts; a mistyped one gets its own message", async () => {
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

test("a friend is invited from the account and opts out of further invitations", async () => {
	const page = await visit("/healthz", PHONE);
	await activeAccount(page, site, `zaprasza.${Date.now()}@firma.example`);
	await page.goto(`${site}/account/recommend`);
	await page.getByLabel(inviteTexts.emails.pl).fill("to nie adres");
	await page.getByRole("button", { name: inviteTexts.send.pl, exact: true }).click();
	await page.getByText(/nie jest adresem e-mail/).waitFor();
	await expectAccessible(page, "inviting friends");
	await expectNoSidewaysScroll(page, "inviting friends");
	const friend = `znajoma.${Date.now()}@inna.example`;
	await page.getByLabel(inviteTexts.emails.pl).fill(friend);
	await page.getByRole("button", { name: inviteTexts.send.pl, exact: true }).click();
	await page.getByText(inviteTexts.sent.pl).waitFor();
	const path = await emailPath(page, site, { email: friend, subject: /zaprasza Cię/, link: /recommended\.html/ });
	await page.goto(`${site}${path}`);
	await expectAccessible(page, "leaving invitations");
	await page.getByRole("button", { name: leavingTexts.press.pl }).click();
	await page.getByRole("heading", { name: leavingTexts.done.pl }).waitFor();
});
