import { describe, expect, inject, test } from "vitest";
import { accountTexts } from "../../src/features/account/texts.ts";
import { activationPath, fillIn, WORDS } from "../harness/filling-in.ts";
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

describe.each(["pl", "en"] as const)("a ticket, in %s", (lang) => {
	const prefix = lang === "pl" ? "" : "/en";
	const site = inject("siteUrl");
	const look = lang === "en" ? { ...PHONE, colorScheme: "dark" as const } : DESKTOP;

	test("from the registration to the code on the phone and the file", async () => {
		const page = await visit(`${prefix}/registration.html?package=EXPO`, look);
		const email = `bilet.${lang}.${Date.now()}@firma.example`;
		await page.locator("input[type=tel]").waitFor();
		await fillIn(page, lang, email);
		await page.getByRole("button", { name: WORDS[lang].submit }).last().click();
		await page.getByText(WORDS[lang].done, { exact: false }).first().waitFor();
		await page.goto(site + (await activationPath(page, site, email)));
		await page.getByRole("heading", { name: WORDS[lang].active }).waitFor();
		await page.goto(`${site}${prefix}/user.html`);
		await page.getByLabel(WORDS[lang].email, { exact: false }).first().fill(email);
		await page.getByLabel(WORDS[lang].password, { exact: true }).fill("sekretne-haslo");
		await page.route("**/api/user/options*", (route) => route.abort(), { times: 1 });
		await page.getByRole("button", { name: WORDS[lang].login }).last().click();
		const failed = page.getByRole("alert").filter({ hasText: accountTexts.ticketsFailed[lang] });
		await failed.waitFor();
		await expectAccessible(page, `account whose tickets were not all loaded in ${lang}`);
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
		await page.goto(`${site}${prefix}/user.html`);
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
	});

	test("with a changed address is nobody's", async () => {
		const page = await visit(`${prefix}/ticket.html?id=AEAQ`, look);
		await page.getByRole("heading", { name: TICKET[lang].unknown }).waitFor();
		await expectAccessible(page, `unknown ticket in ${lang}`);
	});
});
