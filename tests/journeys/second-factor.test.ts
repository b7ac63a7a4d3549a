import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ownTexts } from "../../src/app/account/screens/own-texts.ts";
import { codeTexts } from "../../src/features/account/code-texts.ts";
import { factorRefusals } from "../../src/features/account/factor-refusals.ts";
import { accountTexts } from "../../src/features/account/texts.ts";
import { codesLeft, factorTexts } from "../../src/features/account-settings/factor-web-texts.ts";
import { erasureTexts } from "../../src/features/privacy/erasure-texts.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { phoneCode } from "../harness/authenticator.ts";
import { activeAccount, loggedOut, PERSON } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const fresh = (name: string) => `${name}.${Date.now()}@firma.example`;

/** Opens the data screen of a new person's account. */
async function atData(look: typeof DESKTOP, email: string): Promise<Page> {
	const page = await visit("/healthz", look);
	await activeAccount(page, site, email);
	await page.goto(`${site}/account/data`);
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.pl }).waitFor();
	return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function givePassword(page: Page, lang: Lang, email: string): Promise<void> {
	await loggedOut(page);
	await page.goto(`${site}${lang === "en" ? "/en" : ""}/user.html`);
	await page.locator('[data-island="account"][data-awake]').waitFor();
	await page.locator("#login-email").fill(email);
	await field(page, accountTexts.password[lang]).fill(PERSON.password);
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: codeTexts.title[lang] }).waitFor();
}

test("a second factor is turned on, and log-in then asks for the phone's code or a recovery code", async () => {
	const email = fresh("kod");
	const page = await atData(DESKTOP, email);
	await page.getByText(factorTexts.title.pl, { exact: true }).waitFor();
	await press(page, factorTexts.turnOn.pl);
	await page.keyboard.type(PERSON.password);
	await page.keyboard.press("Enter");
	await page.getByRole("img", { name: factorTexts.qr.pl }).waitFor();
	await expectAccessible(page, "the key of a second factor");
	const key = (await page.locator(".factor-letters").textContent())!.replaceAll(" ", "");
	await page.keyboard.type("12345");
	await page.keyboard.press("Enter");
	await says(page, factorRefusals.sixDigits.pl);
	await field(page, factorTexts.phoneCode.pl).fill(phoneCode(key));
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: factorTexts.recoveryTitle.pl }).waitFor();
	const codes = await page.locator(".recovery-codes li").allTextContents();
	expect(codes).toHaveLength(10);
	await expectAccessible(page, "recovery codes");
	const begun = page.waitForEvent("download");
	await press(page, factorTexts.asFile.pl);
	expect((await begun).suggestedFilename()).toBe(factorTexts.fileName.pl);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
	expect(await page.getByText(codes[9]!).isVisible()).toBe(true);
	await page.emulateMedia({ media: "screen" });
	await press(page, factorTexts.kept.pl);
	await says(page, factorTexts.isOn.pl);

	await givePassword(page, "pl", email);
	await expectAccessible(page, "the code at the door");
	await page.keyboard.type("000000");
	await page.keyboard.press("Enter");
	await says(page, factorRefusals.wrongCode.pl);
	await field(page, codeTexts.phoneCode.pl).fill(phoneCode(key, 1));
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/account$/);

	await givePassword(page, "en", email);
	await press(page, codeTexts.toRecovery.en);
	await page.keyboard.type(codes[0]!.toUpperCase());
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/en\/account$/);
	await page.goto(`${site}/account/data`);
	await says(page, codesLeft("pl", 9));

	await press(page, erasureTexts.open.pl);
	await press(page, erasureTexts.goOn.pl);
	await field(page, erasureTexts.password.pl).fill(PERSON.password);
	await field(page, factorTexts.code.pl).fill(codes[0]!);
	await press(page, erasureTexts.erase.pl);
	await says(page, factorRefusals.wrongRecovery.pl);
	await expectAccessible(page, "deleting an account with a second factor");
	await field(page, factorTexts.code.pl).fill(codes[1]!);
	await press(page, erasureTexts.erase.pl);
	await page.waitForURL(/user\.html\?erased/);
}, 60_000);

test("a passkey is added, logs in, is renamed and removed", async () => {
	const page = await atData(PHONE, fresh("klucz"));
	const browser = await page.context().newCDPSession(page);
	await browser.send("WebAuthn.enable");
	await browser.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			automaticPresenceSimulation: true,
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
		},
	});
	await press(page, factorTexts.addPasskey.pl);
	await field(page, factorTexts.passkeyName.pl).fill("Telefon");
	await field(page, factorTexts.currentPassword.pl).fill(PERSON.password);
	await expectAccessible(page, "adding a passkey");
	await expectNoSidewaysScroll(page, "adding a passkey");
	await press(page, factorTexts.make.pl);
	await says(page, factorTexts.added.pl.replace("#", "Telefon"));
	await says(page, factorTexts.neverUsed.pl);

	await loggedOut(page);
	await page.goto(`${site}/user.html`);
	await page.locator('[data-island="account"][data-awake]').waitFor();
	await press(page, accountTexts.byPasskey.pl);
	await page.waitForURL(/\/account$/);

	await page.goto(`${site}/account/data`);
	await page.getByText(/ostatnio użyty/).waitFor();
	await press(page, factorTexts.renameOf.pl.replace("#", "Telefon"));
	await field(page, factorTexts.passkeyName.pl).fill("Służbowy");
	await page.keyboard.press("Enter");
	await says(page, factorTexts.renamed.pl.replace("#", "Służbowy"));
	await press(page, factorTexts.removeOf.pl.replace("#", "Służbowy"));
	await press(page, factorTexts.remove.pl);
	await says(page, factorTexts.removed.pl.replace("#", "Służbowy"));

	await loggedOut(page);
	await page.goto(`${site}/user.html`);
	await page.locator('[data-island="account"][data-awake]').waitFor();
	await press(page, accountTexts.byPasskey.pl);
	await says(page, factorRefusals.passkeyUnknown.pl);
	await expectNoSidewaysScroll(page, "the door");
	await expectAccessible(page, "the door after a passkey that is gone");
}, 60_000);
