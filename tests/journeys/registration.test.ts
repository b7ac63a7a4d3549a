import { expect, inject, test } from "vitest";
import { resetTexts } from "../../src/features/account/texts.ts";
import { accountOpen, logOutByMenu } from "../harness/account.ts";
import { activationPath, draftHolds, emailPath, emailsTo, fillIn, WORDS } from "../harness/filling-in.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** The person of the first journey, whom the next two use. */
const email = `anna.${Date.now()}@firma.example`;

test("a free pass: from the form to the activated account, despite a double click", async () => {
	const lang = "en";
	const words = WORDS[lang];
	const page = await visit("/en/registration.html?package=EXPO", PHONE);
	await page.locator("input[type=tel]").waitFor();
	await fillIn(page, lang, email);
	await page.getByRole("button", { name: words.submit }).last().dblclick();
	await page.getByText(words.done, { exact: false }).first().waitFor();

	expect(await emailsTo(page, inject("siteUrl"), email)).toHaveLength(1); // one submission, one e-mail
	await page.goto(inject("siteUrl") + (await activationPath(page, inject("siteUrl"), email)));
	await page.getByRole("heading", { name: words.active }).waitFor();
	await page.goto(`${inject("siteUrl")}/en/user.html`);
	await accountOpen(page, lang); // the link also logged in
	await logOutByMenu(page, lang);
	await page.getByLabel(words.email, { exact: false }).first().fill(email.toUpperCase());
	await page.getByLabel(words.password, { exact: true }).fill("sekretne-haslo");
	await page.getByRole("button", { name: words.login }).last().click();
	await accountOpen(page, lang);
	await page.locator("main .ticket").getByText("MS Tech Summit 2025").waitFor();
	expect(await page.locator("main").textContent()).toContain("Expo");
	await logOutByMenu(page, lang);
	await page.getByRole("button", { name: words.login }).last().waitFor();
}, 60_000); // registering, the e-mail, activating

test("an e-mail lets a person set a new password", async () => {
	const lang = "en";
	const words = WORDS[lang];
	const site = inject("siteUrl");
	const page = await visit("/en/user.html");
	await page.getByRole("link", { name: words.forgot }).click();
	await page.getByRole("button", { name: words.sendLink }).click();
	await page.locator(".field-error").waitFor();
	await page.getByLabel(words.email, { exact: false }).fill(email);
	await page.getByRole("button", { name: words.sendLink }).click();
	await page.locator(".notice", { hasText: words.onItsWay }).waitFor();
	const subject = /Nowe hasło|A\snew password/;
	const path = await emailPath(page, site, { email, subject, link: /reset\.html\?token=/ });
	await page.goto(site + path);
	await page.getByLabel(words.newPassword, { exact: true }).fill("krotkie");
	await page.keyboard.press("Enter");
	await page.getByText(words.tooShort, { exact: false }).waitFor();
	await page.getByLabel(words.newPassword, { exact: true }).fill("inne-haslo-1");
	await page.getByLabel(words.newAgain, { exact: true }).fill("inne-haslo-1");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: resetTexts.doneTitle[lang] }).waitFor(); // the header has this link too
	await page.getByRole("link", { name: words.login }).last().click();
	await page.getByLabel(words.email, { exact: false }).first().fill(email);
	await page.getByLabel(words.password, { exact: true }).fill("inne-haslo-1");
	await page.getByRole("button", { name: words.login }).last().click();
	await accountOpen(page, lang);
});

test("an address with an account is reported at once", async () => {
	const page = await visit("/en/registration.html?package=EXPO");
	await page.locator("input[type=tel]").waitFor();
	await page.getByLabel(WORDS.en.email, { exact: false }).first().fill(email);
	await page.keyboard.press("Tab");
	await page.getByText("You already have an account").first().waitFor();
});

test("an empty form lists missing fields and focuses the summary; a reload keeps typed text", async () => {
	const page = await visit("/registration.html?package=EXPO");
	await page.locator("input[type=tel]").waitFor();
	await page.getByRole("button", { name: WORDS.pl.submit }).last().click();
	for (const message of ["podaj imię", "podaj nazwisko", "podaj email", "podaj numer telefonu", "podaj hasło"]) {
		await page.getByText(message, { exact: false }).first().waitFor();
	}
	// the summary follows the errors beside the fields
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? "")).toMatch(/Popraw|błęd/i);
	await page.getByLabel("Imię", { exact: true }).fill("Zażółć Gęślą");
	await draftHolds(page, "Zażółć Gęślą");
	await page.reload();
	// the fields are in the first HTML, and hydration restores the typed text
	await expect.poll(() => page.getByLabel("Imię", { exact: true }).inputValue()).toBe("Zażółć Gęślą");
});

test("the phone field starts in Poland with the preferred countries on top, and typing finds Polska before Polinezja", async () => {
	const page = await visit("/registration.html?package=EXPO");
	const country = page.locator(".iti__selected-country, .iti button").first();
	await country.waitFor();
	await country.click();
	await page.locator(".iti__country").first().waitFor();
	const countries = await page
		.locator(".iti__country")
		.evaluateAll((all) =>
			all.slice(0, 3).map((one) => one.getAttribute("data-iso2") ?? one.getAttribute("data-country-code")),
		);
	expect(countries).toContain("us");
	expect(countries).toContain("gb");
	expect(await country.getAttribute("aria-label")).toMatch(/Polska/);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.type("pol");
	const meant = page.locator(".iti__country.iti__highlight, .iti__country[data-highlighted]").first();
	await page.waitForFunction(() =>
		/^Polska/.test(document.querySelector(".iti__highlight")?.textContent?.trim() ?? ""),
	);
	expect(await meant.getAttribute("data-iso2")).toBe("pl");
});
