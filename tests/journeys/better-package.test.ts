import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { additionTexts } from "../../src/features/additions/texts.ts";
import { gatewayTexts, orderTexts } from "../../src/features/order-page/page-texts.ts";
import { changeTexts as texts } from "../../src/features/package-changes/page-texts.ts";
import { recordingTexts } from "../../src/features/recordings/web/texts.ts";
import { linkTexts } from "../../src/features/registration-page/link-texts.ts";
import { teamTexts } from "../../src/features/registration-page/team-texts.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activated, PERSON } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

const ONLINE = { packageCode: "BASIC-ONLINE", expectedGrossGrosz: 36_777 };
/** This package has no recordings. */
const ONSITE = { packageCode: "BASIC-ONSITE", expectedGrossGrosz: 55_227 };

async function withTicket(page: Page, email: string, ticket: typeof ONLINE): Promise<void> {
	const post = async (path: string, data: object) => {
		const answer = await page.request.post(site + path, { headers: fromAnyAddress(path), data });
		expect(answer.status(), await answer.text()).toBe(200);
		return answer.json();
	};
	const person = { ...PERSON, email, eventCode: "MSTS25", paymentMethod: "card" };
	const { order } = await post("/api/account/registerUser", { ...person, ...ticket });
	const { reference } = await post(`/api/payment/${order.secret}/url`, { method: "card" });
	await post(`/api/payment/test/${reference}`, { outcome: "success" });
	await activated(page, site, email);
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("locked recordings lead to a better package; paying it opens them", async () => {
	const page = await visit("/healthz", DESKTOP);
	await withTicket(page, `lepszy.${Date.now()}@firma.example`, ONSITE);
	// registration offers the upgrade instead of a second ticket
	await page.goto(`${site}/registration.html?package=STANDARD`);
	await page.getByRole("heading", { name: "Masz już miejsce na tym wydarzeniu: pakiet Basic Onsite." }).waitFor();
	await page.getByRole("link", { name: additionTexts.title.pl }).waitFor();
	// Back and a new visit show the card again, even with a draft of team tickets
	const hasPlace = page.getByRole("heading", { name: "Masz już miejsce na tym wydarzeniu: pakiet Basic Onsite." });
	await page.getByRole("button", { name: teamTexts.team.pl }).click();
	await page.getByRole("heading", { level: 1, name: teamTexts.title.pl }).waitFor();
	await page.reload();
	await page.getByRole("heading", { level: 1, name: teamTexts.title.pl }).waitFor();
	await page.goBack();
	await hasPlace.waitFor();
	await page.reload();
	await hasPlace.waitFor();
	await page.getByRole("link", { name: linkTexts.change.pl }).click();
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await page.goto(`${site}/account/recordings`);
	await page.getByRole("link", { name: recordingTexts.toChange.pl }).click();
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	expect(await page.getByRole("radio", { name: /^Standard/ }).isChecked()).toBe(true);
	await page.getByText("Dziś 749 zł netto, za bilet zapłacono 449 zł netto. Dopłacasz 300 zł + 23% VAT.").waitFor();
	await page.getByText(texts.noReturn.pl).waitFor();
	await expectAccessible(page, "a change of package");

	// a company reads net prices first, and a wrong number gets an error
	await page.locator("#wantInvoice").check();
	await page.locator("#payerNip").fill("PL 526-025-09-96");
	await page.getByRole("button", { name: /^Zamawiam/ }).click();
	await page.locator("#payerNip-error").waitFor();
	await page.locator("#wantInvoice").uncheck();
	expect(plain((await page.locator(".ticket-total").textContent()) ?? "")).toContain("369 zł");
	await page.getByRole("button", { name: /^Zamawiam i płacę/ }).click();
	await page.getByRole("button", { name: gatewayTexts.success.pl.replace(": #", "") }).click();
	await page.getByRole("heading", { name: orderTexts.changedTitle.pl }).waitFor();
	await expectAccessible(page, "a change that is paid");
	await page.getByRole("link", { name: orderTexts.toTicket.pl }).click();
	await page.getByRole("heading", { level: 2, name: "Standard" }).waitFor();
	await page.getByRole("navigation").getByRole("link", { name: accountTexts.recordings.pl }).first().click();
	await page.locator(".rec-card").first().waitFor();
	expect(await page.locator(".rec-locked").count()).toBe(0);
}, 60_000);

test("on a phone in English: the ticket leads there, and a pending change is shown and paid first", async () => {
	const page = await visit("/healthz", { ...PHONE, colorScheme: "dark" as const });
	await withTicket(page, `better.${Date.now()}@firma.example`, ONLINE);
	await page.goto(`${site}/en/account/ticket`);
	await page.getByRole("link", { name: linkTexts.change.en }).click();
	// the first choice removes nothing
	await page.getByRole("radio", { name: /^Standard/, checked: true }).waitFor();
	await page.getByRole("radio", { name: /^Basic Onsite/ }).check();
	await page.getByText(texts.loses.en).waitFor();
	await expectAccessible(page, "a change of package on a phone");
	await expectNoSidewaysScroll(page, "a change of package on a phone");
	await page.getByRole("radio", { name: /bank transfer/i }).check();
	await page.getByRole("button", { name: /PLN.184\.50/ }).click();
	await page.waitForURL("**/order.html**");
	await page.goto(`${site}/en/account`);
	await page.getByText("PLN 184.50").first().waitFor();
	await page.getByRole("link", { name: linkTexts.changeWaits.en }).click();
	await page.getByRole("heading", { name: texts.cannotTitle.en }).waitFor();
	await page.getByRole("link", { name: texts.toOrder.en }).waitFor();
});
