import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ownPersonTexts } from "../../src/features/account-settings/own-person-texts.ts";
import { savedFormTexts } from "../../src/kit/ui/saved-form-texts.ts";
import { activeAccount, fillIn, WORDS } from "../harness/filling-in.ts";
import { hold } from "../harness/held.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

/** Delays each lazily loaded part of a form while the form is filled in and sent. */
const { visit } = useBrowser();
const site = inject("siteUrl");

const PHONE_LIBRARY = "**/assets/{phone-input,utils}-*.js";
/** People type it like this, without a country. */
const NATIONAL = "601 234 567";
const email = (name: string) => `${name}.${Date.now()}@firma.example`;

/** Bodies of a page's POSTs to an address. */
function posted(page: Page, address: RegExp): Record<string, unknown>[] {
	const bodies: Record<string, unknown>[] = [];
	page.on("request", (one) => {
		if (one.method() === "POST" && address.test(one.url())) bodies.push(one.postDataJSON());
	});
	return bodies;
}

test("an enquiry sent before the phone library loads waits for it, and its number is Polish", async () => {
	const page = await visit("/healthz", DESKTOP);
	const library = await hold(page, "GET", PHONE_LIBRARY);
	const sent = posted(page, /\/modal\?/);
	await page.goto(`${site}/en/e/DSW#volunteer`);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Full name").fill("Ewa Maj");
	await dialog.getByLabel("E-mail address").fill(email("ewa"));
	await dialog.locator("input[type=tel]").fill(NATIONAL);
	await dialog.getByRole("button", { name: "Sign up as a volunteer" }).click();
	await dialog.locator("button[aria-disabled=true]").waitFor();
	await page.waitForTimeout(2500); // longer than the minimum time of filling a form
	expect(sent).toEqual([]);
	await library();
	await dialog.getByText("We will contact you shortly.", { exact: true }).waitFor();
	expect(sent).toMatchObject([{ phoneNo: "+48601234567" }]);
});

test("a registration sent before the phone library loads waits for it, and its number is Polish", async () => {
	const page = await visit("/healthz", PHONE);
	const library = await hold(page, "GET", PHONE_LIBRARY);
	const sent = posted(page, /registerUser/);
	await page.goto(`${site}/registration.html?package=EXPO&step=data`);
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	await fillIn(page, "pl", email("wczesna"));
	await page.getByRole("button", { name: WORDS.pl.submit }).last().click();
	await page.waitForTimeout(500);
	expect([sent, await page.locator(".field-error").allTextContents()]).toEqual([[], []]);
	await library();
	await page.getByRole("heading", { name: WORDS.pl.done }).waitFor();
	expect(sent).toMatchObject([{ phoneNo: "+48601234567" }]);
});

test("without the phone library a national number is accepted", async () => {
	const page = await visit("/healthz", DESKTOP);
	await page.route(PHONE_LIBRARY, (route) => route.abort());
	await activeAccount(page, site, email("bez.biblioteki"));
	await page.goto(`${site}/account/data`);
	await page.getByRole("button", { name: ownPersonTexts.change.pl, exact: true }).click();
	await page.locator("input[type=tel]").fill("512 345 678");
	await page.getByRole("button", { name: savedFormTexts.save.pl, exact: true }).click();
	await page.getByText(ownPersonTexts.saved.pl).waitFor();
	await page.getByRole("definition").getByText("+48 512 345 678").waitFor();
});

test("a newsletter form sent before its script loads is sent afterwards", async () => {
	const page = await visit("/healthz", DESKTOP);
	const script = await hold(page, "GET", "**/assets/newsletter-form-*.js");
	const sent = posted(page, /\/subscription/);
	await page.goto(`${site}/en/e/DSW`);
	const form = page.locator("#newsletter");
	const address = email("wczesny.newsletter");
	await form.locator("input[type=email]").fill(address);
	await form.locator("input[type=checkbox]").check();
	await form.getByRole("button", { name: "Sign me up" }).click();
	await page.waitForTimeout(200);
	expect(sent).toEqual([]);
	await script();
	await form.getByText("Signed up for our newsletter successfuly").waitFor();
	expect(sent).toMatchObject([{ email: address }]);
});
