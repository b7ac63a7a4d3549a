import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newOrderTexts as texts } from "../../src/app/office/screens/new-order/new-order-texts.ts";
import { orderTexts } from "../../src/app/office/screens/orders/order-texts.ts";
import { manualOrderForm } from "../../src/features/manual-orders/form.ts";
import { manualOrderFields, manualOrderErrors as wrong } from "../../src/features/manual-orders/texts.ts";
import { refusals } from "../../src/features/options/texts.ts";
import { stateNames } from "../../src/features/order-office/states.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { emailPath } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { joinOffice } from "../harness/office-page.ts";
import { company } from "../harness/registering.ts";
import { DESKTOP, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const NOW = Date.now();

async function openForm(page: Page, lang: Lang): Promise<void> {
	await page.goto(`${site}/${lang === "pl" ? "" : "en/"}office/orders`);
	await page.getByRole("link", { name: orderTexts.newOrder[lang] }).press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title[lang] }).waitFor();
}

const fieldOf = (page: Page, lang: Lang) => (name: keyof typeof manualOrderForm.empty) =>
	page.getByLabel(manualOrderForm.labels[name]![lang], { exact: true });
const press = (part: Page | Locator, name: string | RegExp) => part.getByRole("button", { name }).press("Enter");

/** Waits for the record of the placed order, which opens by itself, in a state. Returns the order's number. */
async function openedRecord(page: Page, lang: Lang, state: keyof typeof stateNames): Promise<string> {
	await page.waitForURL(/office\/orders\?open=/);
	const number = new URL(page.url()).searchParams.get("open")!;
	const panel = page.getByRole("complementary", { name: fill(orderTexts.order[lang], number) });
	await panel.getByText(stateNames[state][lang], { exact: true }).first().waitFor();
	return number;
}

test("an owner orders for a company's team at an agreed price, by the keyboard, and the buyer opens the order", async () => {
	const email = `firma.${NOW}@krosno.example`;
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `cenowa.${NOW}@biuro.example`, "owner");
	await openForm(page, "pl");
	const field = fieldOf(page, "pl");
	await press(page, texts.check.pl);
	await page.getByText(wrong.firstName.pl).waitFor();
	await expectGoodInBothLooks(page, "an empty order");
	await field("firstName").fill("Ewa");
	await field("lastName").fill("Mróz");
	await field("email").fill(email);
	await field("kind").selectOption("team");
	await field("tickets").selectOption("STANDARD");
	await page.getByLabel(manualOrderFields.quantity.pl).fill("3");
	await page.getByLabel(manualOrderFields.price.pl).fill("500,00");
	await field("payerNip").fill("526-025-09-90");
	await field("payerName").fill(company.payerName);
	await field("payerStreet").fill(company.payerStreet);
	await field("payerPostCode").fill(company.payerPostCode);
	await field("payerCity").fill(company.payerCity);
	await press(page, texts.check.pl);
	await page.getByText(wrong.reason.pl).waitFor();
	await field("reason").fill("stały klient");

	// the draft stays over a reload
	page.once("dialog", (dialog) => void dialog.accept());
	await page.reload();
	expect(await field("payerName").inputValue()).toBe(company.payerName);
	await field("payerNip").fill(company.payerNip);
	await press(page, texts.check.pl);
	const confirm = page.getByRole("button", { name: /za\s1845/ });
	await confirm.waitFor();
	await page.getByText(/cena\suzgodniona/).waitFor();
	await expectGoodInBothLooks(page, "a checked order");

	// a change needs a new check
	await page.getByLabel(manualOrderFields.quantity.pl).fill("2");
	await confirm.waitFor({ state: "detached" });
	await press(page, texts.check.pl);
	await press(page, /za\s1230/);
	const number = await openedRecord(page, "pl", "transfer");

	const buyer = await visit("/user.html", PHONE);
	await buyer.goto(site + (await emailPath(buyer, site, { email, subject: /./, link: /order\.html\?id=/ })));
	await buyer.getByText(number).first().waitFor();
	await expectNoSidewaysScroll(buyer, "an order by an organiser");
});

test("a seller orders a paid ticket on a phone, in English, without a price of their own", async () => {
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `sprzedawczyni.${NOW}@biuro.example`, "sales");
	await page.setViewportSize({ width: 390, height: 844 });
	await openForm(page, "en");
	const field = fieldOf(page, "en");
	expect(await page.getByLabel(manualOrderFields.price.en).count()).toBe(0);
	await field("firstName").fill("Karol");
	await field("lastName").fill("Lis");
	await field("email").fill(`karol.${NOW}@inna.example`);
	await field("tickets").selectOption("STANDARD");
	// the payer has a street too
	const extras = page.locator("section", { has: page.getByRole("heading", { name: texts.extras.en }) });
	const extra = (name: Parameters<typeof field>[0]) =>
		extras.getByLabel(manualOrderForm.labels[name]!.en, { exact: true });
	await page.getByLabel(/^T-shirt,/).selectOption("M");
	await page.getByLabel(/^Delivery,/).check();
	expect(await field("deliveryLastName").inputValue()).toBe("Lis");
	await press(page, texts.check.en);
	await page.getByText(refusals.deliveryCity.en).waitFor();
	await extra("deliveryStreet").fill("Lniana 1");
	await extra("deliveryPostCode").fill("38-400");
	await extra("deliveryCity").fill("Krosno");
	await field("payer").selectOption("none");
	await field("payment").selectOption("paid");
	await press(page, texts.check.en);
	await page.getByText(/name\sof\sKarol\sLis/).waitFor();
	await page.getByText(/delivery\sgoes\sto\sLniana\s1/).waitFor();
	await expectGoodInBothLooks(page, "a checked order of one ticket with extras");
	await press(page, /^Place\sthe\sorder/);
	await openedRecord(page, "en", "paid");
});

test("a host has no form of orders", async () => {
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `gospodyni.${NOW}@biuro.example`, "host");
	await page.goto(`${site}/en/office/orders/new`);
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await page.getByRole("button", { name: texts.check.en }).count()).toBe(0);
});
