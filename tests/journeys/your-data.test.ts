import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ownTexts } from "../../src/app/account/screens/own-texts.ts";
import { clientTexts } from "../../src/app/client/texts.ts";
import { addressTexts } from "../../src/features/account/address-texts.ts";
import { resetTexts } from "../../src/features/account/texts.ts";
import { accessTexts } from "../../src/features/account-settings/access-texts.ts";
import { factorTexts } from "../../src/features/account-settings/factor-web-texts.ts";
import { ownPersonTexts } from "../../src/features/account-settings/own-person-texts.ts";
import { savedFormTexts } from "../../src/kit/ui/saved-form-texts.ts";
import { activeAccount, emailPath, PERSON, WORDS } from "../harness/filling-in.ts";
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

async function logIn(page: Page, email: string, password: string): Promise<void> {
	const form = page.locator("form").filter({ has: page.getByLabel(WORDS.pl.password, { exact: true }) });
	await form.getByLabel(WORDS.pl.email, { exact: false }).fill(email);
	await form.getByLabel(WORDS.pl.password, { exact: true }).fill(password);
	await page.keyboard.press("Enter");
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a changed name survives the end of the session", async () => {
	const email = fresh("dane");
	const page = await atData(PHONE, email);
	await press(page, ownPersonTexts.change.pl);
	await expectAccessible(page, "changing one's data");
	await expectNoSidewaysScroll(page, "changing one's data");
	const name = page.getByLabel("Imię", { exact: true });
	await name.fill("");
	await press(page, savedFormTexts.save.pl);
	await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
	await name.fill("Łucja");
	await page.context().clearCookies({ name: /session_token$/ });
	await press(page, savedFormTexts.save.pl);
	await page.getByRole("heading", { name: clientTexts.sessionOver.pl }).waitFor();
	await logIn(page, email, PERSON.password);
	await page.getByRole("heading", { name: clientTexts.sessionOver.pl }).waitFor({ state: "detached" });
	expect(await name.inputValue()).toBe("Łucja");
	await press(page, savedFormTexts.save.pl);
	await page.getByText(ownPersonTexts.saved.pl).waitFor();
	await page.getByRole("definition").getByText(`Łucja ${PERSON.lastName}`).waitFor();
});

test("a new password logs out the other device, and the list marks this one", async () => {
	const email = fresh("haslo");
	const page = await atData(DESKTOP, email);
	const other = await visit("/user.html", PHONE);
	await logIn(other, email, PERSON.password);
	await other.waitForURL(/\/account$/);
	await page.reload();
	await page.getByRole("button", { name: accessTexts.endOthers.pl }).waitFor();
	await page.getByText(accessTexts.thisDevice.pl).waitFor();
	await press(page, accessTexts.changePassword.pl);
	await page.getByLabel(accessTexts.currentPassword.pl, { exact: true }).fill(PERSON.password);
	await page.getByLabel(accessTexts.newPassword.pl, { exact: true }).fill("całkiem-nowe-2");
	await page.getByLabel(accessTexts.again.pl, { exact: true }).fill("całkiem-nowe-2");
	await expectAccessible(page, "changing the password");
	await press(page, savedFormTexts.save.pl);
	await page.getByText(accessTexts.passwordChanged.pl).waitFor();
	await page.getByRole("button", { name: accessTexts.endOthers.pl }).waitFor({ state: "detached" });
	await other.reload();
	await other.waitForURL(/user\.html/);
});

test("the link sent to a new address confirms it", async () => {
	const page = await atData(DESKTOP, fresh("adres"));
	const wanted = fresh("nowy");
	await press(page, addressTexts.change.pl);
	await page.getByLabel(addressTexts.newEmail.pl, { exact: true }).fill(wanted);
	await page.getByLabel(factorTexts.currentPassword.pl, { exact: true }).fill(PERSON.password);
	await press(page, addressTexts.send.pl);
	await page.getByText(addressTexts.sent.pl.replace("#", wanted)).waitFor();
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page, "a long address that a link is on its way to");
	const link = { email: wanted, subject: /Potwierdź nowy adres/, link: /address\.html\?id=/ };
	await page.goto(site + (await emailPath(page, site, link)));
	await page.getByRole("heading", { level: 1, name: addressTexts.confirmTitle.pl }).waitFor();
	await expectAccessible(page, "confirming another address");
	await press(page, addressTexts.confirm.pl);
	await page.getByText(addressTexts.confirmed.pl.replace("#", wanted)).waitFor();
	await page.getByRole("link", { name: addressTexts.toAccount.pl }).click();
	await page.getByText(wanted).first().waitFor();
});

test("a person whose address was changed by others restores it and sets a password", async () => {
	const own = fresh("wlasciciel");
	const page = await atData(PHONE, own);
	const wanted = fresh("zlodziej");
	const origin = { origin: new URL(site).origin };
	const emailChange = { newEmail: wanted, currentPassword: PERSON.password };
	const answer = await page.request.post(`${site}/api/user/email`, { headers: origin, data: emailChange });
	expect(answer.status()).toBe(200);
	const stop = await emailPath(page, site, { email: own, subject: /./, link: /address\.html\?stop=/ });
	const confirm = await emailPath(page, site, { email: wanted, subject: /./, link: /address\.html\?id=/ });
	await page.request.post(`${site}/api/account/confirmAddress${new URL(confirm, site).search}`, { headers: origin });
	await page.goto(site + stop);
	await page.getByRole("heading", { level: 1, name: addressTexts.putBackAsk.pl }).waitFor();
	await expectAccessible(page, "putting the address back");
	await expectNoSidewaysScroll(page, "putting the address back");
	await page.getByLabel(resetTexts.newPassword.pl, { exact: true }).fill("znowu-moje-konto-3");
	await page.getByLabel(resetTexts.again.pl, { exact: true }).fill("znowu-moje-konto-3");
	await press(page, addressTexts.putBackAction.pl);
	await page.getByRole("heading", { level: 1, name: addressTexts.putBackTitle.pl }).waitFor();
	await page.getByRole("link", { name: addressTexts.back.pl }).click();
	await logIn(page, own, "znowu-moje-konto-3");
	await page.waitForURL(/\/account/);
});
