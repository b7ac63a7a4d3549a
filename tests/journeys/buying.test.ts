import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { activationPath, fillIn, WORDS } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;

const BUYING = {
	pl: {
		next: /^Dalej/,
		order: /^Zamawiam/,
		register: "Zarejestruj się",
		amount: "921,27 zł",
		discounted: "737,02 zł",
		deferred: "981,54 zł",
		succeed: /^Płatność udana/,
		fail: "Płatność odrzucona",
		delay: /^Udana, potwierdzenie/,
		paid: "Zapłacone. Do zobaczenia",
		waits: "Zamówienie czeka na zapłatę",
		awaited: "Czekamy na potwierdzenie płatności",
		failed: "Płatność się nie udała",
		again: /^Zapłać jeszcze raz/,
		transfer: "Przelew na konto",
		toTransfer: "Zapłać przelewem",
		confirmFirst: "Najpierw potwierdź swój adres",
		sendAgain: "Wyślij link jeszcze raz",
		sentAgain: "Nowy link jest w drodze.",
		transferring: "Czekamy na Twój przelew",
		cancel: "Anuluj zamówienie",
		cancelYes: "Tak, anuluj",
		cancelled: "Zamówienie anulowane",
		orderAgain: "Zamów jeszcze raz",
		company: "Kupuję na firmę",
		later: "Faktura z odroczonym terminem",
		wrongNip: "Błędny numer NIP – sprawdź cyfry.",
		accepted: "Zamówienie przyjęte",
		placed: "Zamówienie przyjęte",
		toOrder: "Przejdź do zamówienia",
		invited: "Zaproszenie przyjęte.",
		unknownCode: "Nie znamy takiego kodu.",
		toBePaid: "Do opłacenia",
		noMoney: "Żadne pieniądze nie zostaną pobrane",
	},
	en: {
		next: /^Next/,
		order: /^Order/,
		register: "Register",
		amount: "PLN 921.27",
		discounted: "PLN 737.02",
		deferred: "PLN 981.54",
		succeed: /^Payment succeeds/,
		fail: "Payment is refused",
		delay: /^Succeeds, told/,
		paid: "Paid. See you there",
		waits: "Your order is to be paid",
		awaited: "Waiting for the payment to be confirmed",
		failed: "The payment failed",
		again: /^Pay .* again$/,
		transfer: "Bank transfer",
		toTransfer: "Pay by transfer",
		confirmFirst: "Confirm your address first",
		sendAgain: "Send the link again",
		sentAgain: "A new link is on its way.",
		transferring: "We are waiting for your transfer",
		cancel: "Cancel the order",
		cancelYes: "Yes, cancel it",
		cancelled: "The order is cancelled",
		orderAgain: "Order again",
		company: "I buy for a company",
		later: "Invoice with deferred payment",
		wrongNip: "Incorrect tax number – check the digits.",
		accepted: "Your order is confirmed",
		placed: "Your order is placed",
		toOrder: "Go to the order",
		invited: "Invitation accepted.",
		unknownCode: "We do not know this code.",
		toBePaid: "To be paid",
		noMoney: "No money is charged",
	},
};
type Lang = "pl" | "en";

/** Step 1 of a package, as somebody coming from the price list sees it. */
async function choosing(lang: Lang, query: string, options?: BrowserContextOptions): Promise<Page> {
	const page = await visit(`${lang === "pl" ? "" : "/en"}/registration.html?${query}`, options);
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	return page;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).last().click();

async function toDetails(page: Page, lang: Lang): Promise<void> {
	await press(page, BUYING[lang].next);
	await page.locator("input[type=tel]").waitFor();
}

/** From the details, filled in, to extras and payment. */
async function toPayment(page: Page, lang: Lang): Promise<void> {
	await press(page, BUYING[lang].next);
	await page.locator("#paymentMethod").waitFor();
}

/** Buys Standard by card, up to the gateway's page. */
async function atGateway(lang: Lang, options?: BrowserContextOptions): Promise<{ page: Page; email: string }> {
	const page = await choosing(lang, "package=STANDARD", options);
	const email = fresh("karta");
	await toDetails(page, lang);
	await fillIn(page, lang, email);
	await toPayment(page, lang);
	await press(page, BUYING[lang].order);
	await page.waitForURL(/test-payment/); // the form says that no money is charged as well
	await page.getByText(BUYING[lang].noMoney, { exact: false }).waitFor();
	return { page, email };
}

/** Uses the link of the newest letter, in another tab of the browser that ordered. */
async function confirmed(page: Page, lang: Lang, email: string): Promise<void> {
	const mail = await page.context().newPage();
	const site = inject("siteUrl");
	await mail.goto(site + (await activationPath(mail, site, email)));
	await mail.getByRole("heading", { name: WORDS[lang].active }).waitFor();
	await mail.close();
}

describe.each(["pl", "en"] as const)("buying one's own ticket, in %s", (lang) => {
	const words = BUYING[lang];
	const look = lang === "en" ? { ...PHONE, colorScheme: "dark" as const } : DESKTOP;

	test("by card: from the price list to the ticket in the account", async () => {
		const page = await visit(lang === "pl" ? "/" : "/en");
		await page.locator("#packages a[href*='package=STANDARD']").first().click();
		await page.locator('[data-island="registration"][data-awake]').waitFor();
		await toDetails(page, lang);
		const email = fresh("bilet");
		await fillIn(page, lang, email);
		await toPayment(page, lang);
		const button = page.getByRole("button", { name: words.order }).last();
		expect(((await button.textContent()) ?? "").replaceAll("\u00a0", " ")).toContain(words.amount);
		await button.dblclick();
		await page.waitForURL(/test-payment/); // the form says that no money is charged as well
		await page.getByText(words.noMoney, { exact: false }).waitFor();
		await press(page, words.succeed);
		await heading(page, words.paid);
		const site = inject("siteUrl");
		await page.goto(site + (await activationPath(page, site, email)));
		await page.getByRole("heading", { name: WORDS[lang].active }).waitFor();
	});

	test("by card: refused, then paid late; the closed tab comes back by the order's address", async () => {
		const { page, email } = await atGateway(lang, look);
		await expectAccessible(page, `gateway in ${lang}`);
		await expectNoSidewaysScroll(page, `gateway in ${lang}`);
		await press(page, words.fail);
		await page.getByText(words.failed, { exact: false }).first().waitFor();
		await heading(page, words.waits);
		await expectAccessible(page, `unpaid order in ${lang}`);
		await expectNoSidewaysScroll(page, `unpaid order in ${lang}`);
		await press(page, words.again);
		await press(page, words.delay);
		await heading(page, words.awaited);
		const address = new URL(page.url());
		await page.close();
		const back = await visit(address.pathname + address.search, look);
		await heading(back, words.paid); // the order comes to it by itself
		await expectAccessible(back, `paid order in ${lang}`);
		expect(email).toContain("karta");
	});

	test("by transfer, changed from card, and cancelled after a question", async () => {
		const page = await choosing(lang, "package=STANDARD", look);
		await toDetails(page, lang);
		const email = fresh("przelew");
		await fillIn(page, lang, email);
		await toPayment(page, lang);
		await page.getByRole("radio", { name: words.transfer }).check();
		await press(page, words.order);
		await heading(page, words.confirmFirst);
		await page.getByText(email).first().waitFor();
		await expectAccessible(page, `an order to be confirmed in ${lang}`);
		await expectNoSidewaysScroll(page, `an order to be confirmed in ${lang}`);
		await press(page, words.sendAgain);
		await page.getByText(words.sentAgain, { exact: false }).waitFor();
		await confirmed(page, lang, email);
		await heading(page, words.transferring); // the order comes to it by itself
		await page.getByText("PL61 1090 1014 0000 0712 1981 2874").waitFor();
		await expectAccessible(page, `transfer in ${lang}`);
		await expectNoSidewaysScroll(page, `transfer in ${lang}`);
		await page.goBack(); // the form is not empty again: it says that the order is placed
		await page.getByRole("heading", { level: 1, name: words.placed }).waitFor();
		await page.getByRole("link", { name: words.toOrder }).click();
		await heading(page, words.transferring);
		await press(page, words.cancel);
		await press(page, words.cancelYes);
		await heading(page, words.cancelled);
		const again = await page.getByRole("link", { name: words.orderAgain }).getAttribute("href");
		expect(again).toContain("registration.html?package=STANDARD");
	});

	test("with an invitation: a wrong code is told at once, the right one makes it free", async () => {
		const page = await choosing(lang, "package=STANDARD", look);
		await page.locator("#ways > summary").click();
		await page.locator("#code").fill("NIEMA");
		await press(page, words.next);
		await page.getByText(words.unknownCode, { exact: false }).first().waitFor();
		await page.locator("#code").fill("zaproszenie");
		await page.keyboard.press("Enter");
		await page.getByText(words.invited, { exact: false }).waitFor();
		await toDetails(page, lang);
		await fillIn(page, lang, fresh("zaproszona"));
		expect(await page.getByRole("button", { name: words.order }).count()).toBe(0);
		await press(page, words.register);
		await page.getByText(WORDS[lang].done, { exact: false }).first().waitFor();
	});

	test("with FINALCALL, which comes with the address and goes along in the draft", async () => {
		const page = await choosing(lang, "package=STANDARD&code=finalcall", look);
		await page.getByText("FINALCALL").first().waitFor();
		await toDetails(page, lang);
		await fillIn(page, lang, fresh("kod"));
		await page.waitForTimeout(300);
		await page.reload();
		await page.locator('[data-island="registration"][data-awake] input[type=tel]').waitFor();
		expect(await page.locator("#firstName").inputValue()).toBe("Anna");
		await page.locator("#password").fill("sekretne-haslo");
		await page.locator("#confirmPassword").fill("sekretne-haslo");
		await page.locator(".reg-side .ticket-total", { hasText: words.discounted }).waitFor({ state: "attached" });
		await toPayment(page, lang);
		const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
		await press(page, words.order);
		expect((await sent).postDataJSON()).toMatchObject({ code: "FINALCALL", expectedGrossGrosz: 73_702 });
		await page.waitForURL(/test-payment/); // the form says that no money is charged as well
		await page.getByText(words.noMoney, { exact: false }).waitFor();
	});

	test("for a company with a deferred invoice, after a wrong tax number", async () => {
		const page = await choosing(lang, "package=STANDARD", look);
		await toDetails(page, lang);
		const email = fresh("firma");
		await fillIn(page, lang, email);
		await toPayment(page, lang);
		await page.getByRole("checkbox", { name: words.company }).check();
		await page.getByRole("radio", { name: words.later }).check();
		await page.locator("#payerNip").fill("526-025-09-94");
		await page.locator("#payerName").fill("Krośnieńskie Huty Szkła sp. z o.o.");
		await page.locator("#payerStreet").fill("Lniana 1/2");
		await page.locator("#payerPostCode").fill("38-400");
		await page.locator("#payerCity").fill("Krosno");
		await page.locator("#payerComments").fill("Zamówienie 7/2025");
		await press(page, words.order);
		await page.getByText(words.wrongNip, { exact: false }).first().waitFor();
		await expectAccessible(page, `company in ${lang}`);
		await page.locator("#payerNip").fill("PL 526-025-09-95");
		await press(page, words.order);
		await heading(page, words.confirmFirst);
		await confirmed(page, lang, email);
		await heading(page, words.accepted);
		const order = ((await page.locator("main").textContent()) ?? "").replaceAll("\u00a0", " ");
		for (const part of [words.deferred, "5260250995", "38-400 Krosno", "Zamówienie 7/2025"]) {
			expect(order).toContain(part);
		}
	});
});

test("a price that rose meanwhile is shown before anything is charged; nothing typed is lost", async () => {
	const page = await choosing("pl", "package=STANDARD");
	await toDetails(page, "pl");
	await fillIn(page, "pl", fresh("runda"));
	await toPayment(page, "pl");
	const standard = { code: "STANDARD", name: "Standard", netGrosz: 87_900, grossGrosz: 108_117, nextNetGrosz: null };
	const sold = {
		...standard,
		isOnline: true,
		isOnsite: true,
		isRecommended: true,
		includes: {},
		vatRate: 23,
		hasReverseCharge: false,
	};
	await page.route("**/MSTS25/packages", (route) => route.fulfill({ json: { packages: [sold], changesAt: null } }));
	const message = "Cena zmieniła się, zanim zamówienie do nas dotarło.";
	const refusal = { status: 409, message, modelState: { expectedGrossGrosz: [message] } };
	await page.route("**/registerUser**", (route) => route.fulfill({ status: 409, json: refusal }));
	await press(page, /Zamawiam i płacę 921,27/);
	await page.getByText(message).waitFor();
	await page.getByRole("button", { name: /Zamawiam i płacę 1081,17/ }).waitFor();
	await press(page, "Wróć do danych");
	expect(await page.locator("#firstName").inputValue()).toBe("Anna");
	await toPayment(page, "pl");
	await page.unroute("**/registerUser**");
	const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
	await press(page, /Zamawiam i płacę 1081,17/);
	expect((await sent).postDataJSON()).toMatchObject({ expectedGrossGrosz: 108_117 });
});

test("an unpaid registration is told in the account", async () => {
	const { page, email } = await atGateway("pl");
	const site = inject("siteUrl");
	await page.goto(site + (await activationPath(page, site, email)));
	await page.getByRole("heading", { name: WORDS.pl.active }).waitFor();
	await page.goto(`${site}/user.html`);
	await page.locator("main").getByText(BUYING.pl.toBePaid).waitFor();
});

test("the gateway in another tab keeps the outcome and says where the order is", async () => {
	const { page } = await atGateway("pl");
	const address = new URL(page.url());
	const other = await visit(address.pathname + address.search);
	await press(other, BUYING.pl.succeed);
	await heading(other, "Wynik jest zapisany");
	await other.getByRole("link", { name: "Na stronę główną" }).waitFor();
});

test("a package and a code are chosen by keyboard alone", async () => {
	const page = await choosing("pl", "package=EXPO&step=package");
	await page.locator("input[name=packageCode]:checked").focus();
	await page.keyboard.press("ArrowUp");
	expect(await page.locator("input[name=packageCode]:checked").inputValue()).toBe("STANDARD");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter"); // the folded row of the other ways
	const isAtCode = () => page.evaluate(() => document.activeElement?.id === "code");
	while (!(await isAtCode())) await page.keyboard.press("Tab");
	await page.keyboard.type("finalcall");
	await page.keyboard.press("Enter");
	await page.getByText("Kod FINALCALL obniża", { exact: false }).waitFor();
	await page.keyboard.press("Enter");
	await page.locator("input[type=tel]").waitFor();
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
	await page.goBack();
	await page.locator("#code").waitFor();
	expect(await page.locator("#code").inputValue()).toBe("finalcall");
});
