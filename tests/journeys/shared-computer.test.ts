import { expect, inject, test } from "vitest";
import { accountOpen, logOutByMenu } from "../harness/account.ts";
import { activated, activeAccount, draftHolds, fillIn } from "../harness/filling-in.ts";
import { DESKTOP, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const fresh = (name: string) => `${name}.${Date.now()}@firma.example`;

const FORM = "/e/EY-MEETUP/meetup.html";
/** A hydrated form. */
const TYPEABLE = '[data-island="registration"][data-awake] input[type=tel]';

test("a new person's outcome disappears after their log-out", async () => {
	const page = await visit(FORM, DESKTOP);
	await page.locator(TYPEABLE).waitFor();
	const email = fresh("nowa");
	await fillIn(page, "pl", email);
	await page.getByRole("radio", { name: "Na miejscu" }).check();
	await page.getByRole("button", { name: "Zapisz mnie" }).last().click();
	const outcome = page.getByText("Dziękujemy! Rejestracja przebiegła pomyślnie.");
	await outcome.waitFor();
	await page.reload();
	await outcome.waitFor();
	await activated(page, inject("siteUrl"), email);
	await page.goto(`${inject("siteUrl")}/account`);
	await accountOpen(page, "pl");
	await logOutByMenu(page, "pl");
	const left = await page.evaluate(() => history.length);
	for (let step = 0; step < left && !page.url().includes("meetup.html"); step++) await page.goBack();
	await page.locator("input[type=tel]").waitFor();
	expect(await page.getByText(email).count()).toBe(0);
	expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
});

test("a log-out in one tab forgets registrations typed in others", async () => {
	const page = await visit("/healthz", DESKTOP);
	const site = inject("siteUrl");
	const open = async (path: string) => {
		const tab = await page.context().newPage();
		await tab.goto(site + path);
		return tab;
	};
	const email = fresh("wpisana");
	const [shown, left] = [await open(FORM), await open(FORM)];
	for (const tab of [shown, left]) {
		await tab.locator(TYPEABLE).waitFor();
		await fillIn(tab, "pl", email);
		await draftHolds(tab, email);
	}
	await left.goto(`${site}/e/EY-MEETUP`); // a page without the form
	await activeAccount(page, site, fresh("konto"));
	await page.goto(`${site}/account`);
	await accountOpen(page, "pl");
	await logOutByMenu(page, "pl");

	await expect.poll(() => shown.locator("#email").inputValue()).toBe("");
	await left.goto(site + FORM);
	for (const tab of [shown, left]) {
		await tab.locator(TYPEABLE).waitFor();
		for (const name of ["email", "firstName", "lastName", "phoneNo"]) {
			expect(await tab.locator(`#${name}`).inputValue(), name).toBe("");
		}
		expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
	}
});
