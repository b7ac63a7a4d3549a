import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { paidTexts } from "../../src/app/site/paid-texts.ts";
import { askInvoiceTexts, orderTexts } from "../../src/features/order-page/page-texts.ts";
import { paymentTexts } from "../../src/features/orders/payment-texts.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activated, fillIn, PERSON } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;
/** Each flow runs once, on a computer in Polish or a phone in English. Its pages are checked on both. */
const POLISH = ["pl", "", DESKTOP] as const;
const ENGLISH = ["en", "/en", { ...PHONE, colorScheme: "dark" as const }] as const;

async function post(page: Page, path: string, data: object) {
	const answer = await page.request.post(site + path, { headers: fromAnyAddress(path), data });
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

const STANDARD = { packageCode: "STANDARD", expectedGrossGrosz: 92_127 };

/** Buys and pays for a ticket by calls. Returns the order's secret. */
async function bought(page: Page, email: string, ticket = STANDARD): Promise<string> {
	const data = { ...PERSON, email, eventCode: "MSTS25", paymentMethod: "card", ...ticket };
	const { order } = await post(page, "/api/account/registerUser?lang=en", data);
	const { reference } = await post(page, `/api/payment/${order.secret}/url`, { method: "card" });
	await post(page, `/api/payment/test/${reference}`, { outcome: "success" });
	return order.secret;
}

const INVOICE = { pl: { kind: orderTexts.advance.pl }, en: { kind: orderTexts.advance.en } };

/** Expects an invoice among the order's documents, with the person's name and no tax number. */
async function expectInvoice(page: Page, lang: "pl" | "en"): Promise<void> {
	const document = page.locator(".order-document", { hasText: INVOICE[lang].kind }).first();
	await document.waitFor();
	const file = await document.getByRole("link", { name: /^PDF/ }).getAttribute("href");
	const answer = await page.request.get(new URL(file!, site).href);
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
	const buyer = page.locator("section", { has: page.getByRole("heading", { name: orderTexts.payer[lang] }) });
	const text = (await buyer.last().textContent()) ?? "";
	expect(text).toContain("Lniana 7/3");
	expect(text).toContain("38-400 Krosno");
	expect(text).not.toContain(orderTexts.nip[lang]);
}

test("a person asks for an invoice when paying", async () => {
	const [lang, prefix, look] = POLISH;
	const page = await visit(`${prefix}/registration.html?package=STANDARD`, look);
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	const next = () =>
		page
			.getByRole("button", { name: /^(Dalej|Next)/ })
			.last()
			.click();
	await next();
	await fillIn(page, lang, fresh("imienna"));
	await next();
	const box = page.getByRole("checkbox", { name: paymentTexts.personalInvoice[lang] });
	await box.check();
	expect(await page.locator("#payerName").inputValue()).toBe("Anna Szczepankowska-Wójcik");
	expect(await page.locator("#payerNip").count(), "a person has no tax number").toBe(0);
	const order = page.getByRole("button", { name: /^(Zamawiam|Order)/ }).last();
	await order.click();
	await page.locator(".error-summary:focus").waitFor();
	await expectGoodInBothLooks(page, "an invoice without an address");
	await page.locator("#payerStreet").fill("Lniana 7/3");
	await page.locator("#payerPostCode").fill("38-400");
	await page.locator("#payerCity").fill("Krosno");
	await order.click();
	await page.waitForURL(/test-payment/);
	await page.getByRole("button", { name: /921[,.]27/ }).click();
	await expectInvoice(page, lang);
});

test("a person asks for an invoice later, in the account", async () => {
	const [lang, prefix, look] = ENGLISH;
	const page = await visit("/healthz", look);
	const email = fresh("pozniej");
	await bought(page, email);
	await activated(page, site, email);
	await page.goto(`${site}${prefix}/account/data`);
	await page.locator(".order-list a").first().click();
	await page.getByRole("button", { name: askInvoiceTexts.open[lang] }).click();
	const form = page.locator("form", { has: page.locator("#invoice-name") });
	expect(await page.locator("#invoice-name").inputValue()).toBe("Anna Szczepankowska-Wójcik");
	await form.getByRole("button", { name: askInvoiceTexts.send[lang] }).click();
	await form.locator("[aria-invalid]:focus").waitFor();
	await expectGoodInBothLooks(page, "asking for an invoice");
	await form.getByLabel(askInvoiceTexts.street[lang]).fill("Lniana 7/3");
	await form.getByLabel(askInvoiceTexts.postCode[lang]).fill("38-400");
	await form.getByLabel(askInvoiceTexts.city[lang]).fill("Krosno");
	await page.keyboard.press("Enter");
	await expectInvoice(page, lang);
	await form.waitFor({ state: "detached" });
	expect(await page.getByRole("button", { name: askInvoiceTexts.open[lang] }).count(), "asked once").toBe(0);
});

test("after payment, the buttons lead to the first lectures and the calendar", async () => {
	const [lang, prefix, look] = ENGLISH;
	const page = await visit("/healthz", look);
	await page.goto(`${site}${prefix}/order.html?id=${await bought(page, fresh("kalendarz"))}`);
	const picks = page.locator(".paid-picks", { hasText: paidTexts.picksTitle[lang] });
	await picks.waitFor();
	expect(await picks.locator("li").count()).toBe(3);
	await expectGoodInBothLooks(page, "the paid stage");
	for (const pick of await picks.locator("li a").all()) {
		const subject = (await pick.locator("b").textContent())!;
		await pick.click();
		await page.getByRole("dialog").getByRole("heading", { name: subject }).waitFor();
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "detached" });
	}
	const href = await page.getByRole("link", { name: paidTexts.toCalendar[lang] }).getAttribute("href");
	const answer = await page.request.get(new URL(href!, site).href);
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, expect.stringContaining("text/calendar")]);
	expect(await answer.text()).toMatch(/BEGIN:VCALENDAR[\s\S]*SUMMARY:[\s\S]*MS Tech Summit 2025/);
	await picks.getByRole("link", { name: paidTexts.agenda[lang] }).click();
	await page.waitForURL(`${site}${prefix || "/"}#agenda`);
	await page.locator("#agenda").waitFor();
	expect(await page.locator(".lc").count()).toBeGreaterThan(0);
});

test("a ticket for the online day gets no suggestions on site", async () => {
	const page = await visit("/healthz", DESKTOP);
	const online = { packageCode: "BASIC-ONLINE", expectedGrossGrosz: 36_777 };
	await page.goto(`${site}/order.html?id=${await bought(page, fresh("online"), online)}`);
	const days = page.locator(".paid-picks .paid-when");
	await days.first().waitFor();
	for (const day of await days.allTextContents()) expect(day).not.toContain("07.06");
});
