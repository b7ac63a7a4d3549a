import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { screenTexts } from "../../src/app/account/screens/texts.ts";
import { ownConsentTexts } from "../../src/features/consent/texts.ts";
import { activationPath, fillIn, loggedOut, WORDS } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const TICKET = {
	pl: {
		pdf: "Bilet (PDF)",
		phone: "Pokaż na telefonie",
		code: "Kod QR biletu",
		unknown: "Nie znamy tego biletu",
		add: "Dodaj lunch, koszulkę…",
		nothing: /^Dodaj(?: do biletu)?$/,
		choose: "Wybierz, co chcesz dodać do biletu.",
		pay: /^Zamawiam i płacę/,
		succeeds: /^Płatność udana: 52,92.zł$/,
		added: "Zapłacone i dodane do biletu",
		account: "Przejdź do konta",
	},
	en: {
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
	},
};

const MARKETING = { pl: "Wiadomości od fundacji", en: "News from the foundation" };

/** Withdraws the consent to marketing by keyboard; the first try fails, and a reload shows that it is kept. */
async function withdrawConsent(page: Page, lang: "pl" | "en"): Promise<void> {
	const words = ownConsentTexts;
	const consents = page.getByRole("region", { name: words.title[lang] });
	const opener = consents.getByRole("button", { name: words.withdraw[lang] });
	const isFocused = (text: string) =>
		page.waitForFunction((it) => document.activeElement?.textContent?.replaceAll("\u00a0", " ").includes(it), text);
	await opener.press("Enter");
	await isFocused(words.ask[lang].split("#")[0]!);
	await consents.getByRole("button", { name: words.no[lang] }).press("Enter");
	await isFocused(words.withdraw[lang]);
	await page.keyboard.press("Enter");
	await page.route("**/withdraw*", (route) => route.abort(), { times: 1 });
	await consents.getByRole("button", { name: words.yes[lang] }).press("Enter");
	await consents.locator(".field-error").waitFor();
	await expectAccessible(page, `consent that was not withdrawn in ${lang}`);
	await page.keyboard.press("Enter"); // the focus has stayed on the button
	await isFocused(words.withdrawn[lang].split("#")[0]!);
	await consents
		.getByRole("status")
		.filter({ hasText: words.done[lang].replace("#name", MARKETING[lang]) })
		.waitFor();
	await expectAccessible(page, `withdrawn consent in ${lang}`);
	await expectNoSidewaysScroll(page, `withdrawn consent in ${lang}`);
	await page.reload();
	await consents.locator(".chip", { hasText: words.withdrawn[lang].split("#")[0]! }).waitFor();
	expect(await opener.count()).toBe(0);
}

describe.each(["pl", "en"] as const)("a ticket, in %s", (lang) => {
	const prefix = lang === "pl" ? "" : "/en";
	const site = inject("siteUrl");
	const look = lang === "en" ? { ...PHONE, colorScheme: "dark" as const } : DESKTOP;

	test("from the registration to the code on the phone and the file", async () => {
		const page = await visit(`${prefix}/registration.html?package=EXPO`, look);
		const email = `bilet.${lang}.${Date.now()}@firma.example`;
		await page.locator("input[type=tel]").waitFor();
		await fillIn(page, lang, email);
		await page.getByLabel(MARKETING[lang]).check();
		await page.getByRole("button", { name: WORDS[lang].submit }).last().click();
		await page.getByText(WORDS[lang].done, { exact: false }).first().waitFor();
		await page.goto(site + (await activationPath(page, site, email)));
		await page.getByRole("heading", { name: WORDS[lang].active }).waitFor();
		await loggedOut(page);
		await page.goto(`${site}${prefix}/user.html`);
		await page.getByLabel(WORDS[lang].email, { exact: false }).first().fill(email);
		await page.getByLabel(WORDS[lang].password, { exact: true }).fill("sekretne-haslo");
		await page.route("**/api/user/options*", (route) => route.abort());
		await page.getByRole("button", { name: WORDS[lang].login }).last().click();
		const failed = page.getByRole("alert").filter({ hasText: screenTexts.additionsFailed[lang] });
		await failed.waitFor();
		await expectAccessible(page, `account whose extras were not loaded in ${lang}`);
		await page.unroute("**/api/user/options*");
		await failed.getByRole("button").click();
		await failed.waitFor({ state: "detached" });
		const code = page.getByRole("img", { name: TICKET[lang].code });
		await code.waitFor();
		await expectAccessible(page, `account with a ticket in ${lang}`);
		await expectNoSidewaysScroll(page, `account with a ticket in ${lang}`);
		const file = await page.getByRole("link", { name: TICKET[lang].pdf }).getAttribute("href");
		const answer = await page.request.get(site + file);
		expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);

		await page.getByRole("link", { name: TICKET[lang].phone }).press("Enter");
		await page.waitForURL(/ticket\.html/);
		await code.waitFor();
		await expectAccessible(page, `ticket in ${lang}`);
		await expectNoSidewaysScroll(page, `ticket in ${lang}`);
		// whoever holds the address holds the ticket; on a phone the code is nearly as wide as the screen
		const other = await visit(new URL(page.url()).pathname + new URL(page.url()).search, PHONE);
		const box = (await other.getByRole("img", { name: TICKET[lang].code }).boundingBox())!;
		expect(box.width).toBeGreaterThan(320);
		expect(box.y + box.height).toBeLessThan(844);

		// a lunch is added later, by keyboard
		const words = TICKET[lang];
		await page.goto(`${site}${prefix}/account/emails`);
		await withdrawConsent(page, lang);
		await page.goto(`${site}${prefix}/account`);
		await page.getByRole("link", { name: words.add }).press("Enter");
		await page.locator("#wantLunch").waitFor();
		await page.getByRole("button", { name: words.nothing }).press("Enter");
		await page.locator(".error-summary:focus", { hasText: words.choose }).waitFor();
		await page.locator("#wantLunch").press("Space");
		await page.getByRole("button", { name: words.pay }).waitFor();
		await expectAccessible(page, `extras for a ticket in ${lang}`);
		await expectNoSidewaysScroll(page, `extras for a ticket in ${lang}`);
		await page.getByRole("button", { name: words.pay }).press("Enter");
		await page.getByRole("button", { name: words.succeeds }).press("Enter");
		await page.getByRole("heading", { name: words.added }).waitFor();
		await expectAccessible(page, `what was added in ${lang}`);
		await page.getByRole("link", { name: words.account }).press("Enter");
		await page.locator(".ticket-facts li", { hasText: /^Lunch$/ }).waitFor();
	}, 60_000);

	test("with a changed address is nobody's", async () => {
		const page = await visit(`${prefix}/ticket.html?id=AEAQ`, look);
		await page.getByRole("heading", { name: TICKET[lang].unknown }).waitFor();
		await expectAccessible(page, `unknown ticket in ${lang}`);
	});
});
