import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { screenTexts } from "../../src/app/account/screens/texts.ts";
import { ownConsentTexts } from "../../src/features/consent/texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const words = {
	add: "Add lunch, a T-shirt…",
	nothing: /^Add(?: to my ticket)?$/,
	choose: "Choose what you want to add to your ticket.",
	pay: /^Order and pay/,
	succeeds: /^Payment succeeds: PLN.52.92$/,
	added: "Paid, and added to your ticket",
	account: "Go to your account",
	pdf: "Ticket (PDF)",
	phone: "Show on the phone",
	code: "QR code of ticket",
	unknown: "We do not know this ticket",
};

const MARKETING = "News from the foundation";

/** Withdraws the marketing consent by keyboard. The first attempt fails, and the result survives a reload. */
async function withdrawConsent(page: Page): Promise<void> {
	const consents = page.getByRole("region", { name: ownConsentTexts.title.en });
	const opener = consents.getByRole("button", { name: ownConsentTexts.withdraw.en });
	const isFocused = (text: string) =>
		page.waitForFunction((it) => document.activeElement?.textContent?.replaceAll("\u00a0", " ").includes(it), text);
	await opener.press("Enter");
	await isFocused(ownConsentTexts.ask.en.split("#")[0]!);
	await consents.getByRole("button", { name: ownConsentTexts.no.en }).press("Enter");
	await isFocused(ownConsentTexts.withdraw.en);
	await page.keyboard.press("Enter");
	await page.route("**/withdraw*", (route) => route.abort(), { times: 1 });
	await consents.getByRole("button", { name: ownConsentTexts.yes.en }).press("Enter");
	await consents.locator(".field-error").waitFor();
	await expectGoodInBothLooks(page, "consent that was not withdrawn");
	await page.keyboard.press("Enter"); // the focus has stayed on the button
	await isFocused(ownConsentTexts.withdrawn.en.split("#")[0]!);
	await consents
		.getByRole("status")
		.filter({ hasText: ownConsentTexts.done.en.replace("#name", MARKETING) })
		.waitFor();
	await expectGoodInBothLooks(page, "withdrawn consent");
	await page.reload();
	await consents.locator(".chip", { hasText: ownConsentTexts.withdrawn.en.split("#")[0]! }).waitFor();
	expect(await opener.count()).toBe(0);
}

const site = inject("siteUrl");
const look = { ...PHONE, colorScheme: "dark" as const };

test("a ticket: from the account to the code on the phone and the PDF", async () => {
	const page = await visit("/healthz", look);
	const consents: { objectId: number; kind: string }[] = await (await fetch(`${site}/api/event/MSTS25/gdpr`)).json();
	const gdprs = Object.fromEntries(consents.map(({ objectId, kind }) => [objectId, kind === "marketing"]));
	await activeAccount(page, site, `bilet.${Date.now()}@firma.example`, { gdprs });
	await page.route("**/api/user/options*", (route) => route.abort());
	await page.goto(`${site}/en/account`);
	const failed = page.getByRole("alert").filter({ hasText: screenTexts.additionsFailed.en });
	await failed.waitFor();
	await expectGoodInBothLooks(page, "account whose extras were not loaded");
	await page.unroute("**/api/user/options*");
	await failed.getByRole("button").click();
	await failed.waitFor({ state: "detached" });
	const code = page.getByRole("img", { name: words.code });
	await code.waitFor();
	await expectGoodInBothLooks(page, "account with a ticket");
	// its own screen offers the same extras
	const extras = page.getByRole("link", { name: /^Add / });
	await expect.poll(() => extras.count()).toBe(1);
	const offered = await extras.allInnerTexts();
	await page.goto(`${site}/en/account/ticket`);
	await expect.poll(() => extras.allInnerTexts()).toEqual(offered);
	await page.goto(`${site}/en/account`);
	await code.waitFor();
	const file = await page.getByRole("link", { name: words.pdf }).getAttribute("href");
	const answer = await page.request.get(site + file);
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);

	await page.getByRole("link", { name: words.phone }).press("Enter");
	await page.waitForURL(/ticket\.html/);
	await code.waitFor();
	await expectGoodInBothLooks(page, "ticket");
	// the URL alone opens the ticket; on a phone the code is nearly as wide as the screen
	const other = await visit(new URL(page.url()).pathname + new URL(page.url()).search, PHONE);
	const box = (await other.getByRole("img", { name: words.code }).boundingBox())!;
	expect(box.width).toBeGreaterThan(320);
	expect(box.y + box.height).toBeLessThan(844);

	// adds a lunch later, by keyboard
	await page.goto(`${site}/en/account/emails`);
	await withdrawConsent(page);
	await page.goto(`${site}/en/account`);
	await page.getByRole("link", { name: words.add }).press("Enter");
	await page.locator("#wantLunch").waitFor();
	await page.getByRole("button", { name: words.nothing }).press("Enter");
	await page.locator(".error-summary:focus", { hasText: words.choose }).waitFor();
	await page.locator("#wantLunch").press("Space");
	await page.getByRole("button", { name: words.pay }).waitFor();
	await expectGoodInBothLooks(page, "extras for a ticket");
	await page.getByRole("button", { name: words.pay }).press("Enter");
	await page.getByRole("button", { name: words.succeeds }).press("Enter");
	await page.getByRole("heading", { name: words.added }).waitFor();
	await expectGoodInBothLooks(page, "what was added");
	await page.getByRole("link", { name: words.account }).press("Enter");
	await page.locator(".ticket-facts li", { hasText: /^Lunch$/ }).waitFor();
}, 60_000);

test("a ticket with a changed URL does not exist", async () => {
	const page = await visit("/en/ticket.html?id=AEAQ", look);
	await page.getByRole("heading", { name: words.unknown }).waitFor();
	await expectGoodInBothLooks(page, "unknown ticket");
});
