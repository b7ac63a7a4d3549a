import { expect, inject, test } from "vitest";
import { ownTexts } from "../../src/app/account/screens/own-texts.ts";
import {
	alwaysTexts,
	emailPreferencesTexts as texts,
	topicTexts,
} from "../../src/features/account-settings/email-preferences-texts.ts";
import { ownConsentTexts } from "../../src/features/consent/texts.ts";
import { ownSignUpTexts } from "../../src/features/newsletter/own-texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

test("one page switches every kind of e-mail on and off", async () => {
	const lang = "pl";
	const page = await visit("/healthz", { ...PHONE, colorScheme: "dark" });
	await activeAccount(page, site, `listy.${Date.now()}@firma.example`);
	await page.goto(`${site}/account/data`);
	expect(await page.getByRole("heading", { level: 2, name: ownConsentTexts.title[lang], exact: true }).count()).toBe(0);
	await page.getByRole("link", { name: ownTexts.openEmails[lang] }).click();
	await page.getByRole("heading", { level: 1, name: texts.title[lang] }).waitFor();
	await page.getByRole("heading", { level: 2, name: ownConsentTexts.title[lang], exact: true }).waitFor();
	for (const { why } of alwaysTexts) await page.getByText(why[lang]).waitFor();
	await expectGoodInBothLooks(page, "e-mails");

	const isOn = (name: string | RegExp) => page.getByRole("switch", { name }).getAttribute("aria-checked");
	const reminder = new RegExp(`^${ownSignUpTexts.reminder[lang].split("#")[0]}`);
	const newsletter = ownSignUpTexts.newsletter[lang];
	const programme = topicTexts.programme.name[lang];
	expect([await isOn(newsletter), await isOn(reminder), await isOn(programme)]).toEqual(["false", "false", "true"]);
	await page.route("**/own-sign-ups/newsletter*", (route) => route.abort(), { times: 1 });
	await page.getByRole("switch", { name: newsletter }).press("Enter");
	await page.getByText(ownSignUpTexts.failed[lang]).waitFor();
	await expectGoodInBothLooks(page, "a newsletter that was not saved");
	for (const name of [newsletter, reminder]) {
		await page.getByRole("switch", { name }).press("Enter");
		await expect.poll(() => isOn(name)).toBe("true");
	}
	await page.getByRole("switch", { name: programme }).press("Enter");
	await expect.poll(() => isOn(programme)).toBe("false");
	await page.reload();
	await page.getByRole("switch", { name: newsletter }).waitFor();
	expect([await isOn(newsletter), await isOn(reminder), await isOn(programme)]).toEqual(["true", "true", "false"]);
	await page.getByRole("switch", { name: newsletter }).press("Enter");
	await expect.poll(() => isOn(newsletter)).toBe("false");
	await page.reload();
	await page.getByRole("switch", { name: newsletter }).waitFor();
	expect([await isOn(newsletter), await isOn(reminder)]).toEqual(["false", "true"]);
}, 60_000);
