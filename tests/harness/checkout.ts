import type { BrowserContextOptions, Page } from "playwright-core";
import { fillIn } from "./filling-in.ts";
import type { useBrowser } from "./visitor.ts";

type Visit = ReturnType<typeof useBrowser>["visit"];
type Lang = "pl" | "en";

/** Labels of the checkout, the gateway and the order's page. */
export const BUYING = {
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
		fail: "Payment declined",
		delay: /^Succeeds, confirmed/,
		paid: "Paid. See you there",
		waits: "Your order is awaiting payment",
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

let count = 0;
export const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;

/** Opens step 1 of a package from the price list. */
export async function choosing(
	visit: Visit,
	lang: Lang,
	query: string,
	options?: BrowserContextOptions,
): Promise<Page> {
	const page = await visit(`${lang === "pl" ? "" : "/en"}/registration.html?${query}`, options);
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	return page;
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).last().click();

export async function toDetails(page: Page, lang: Lang): Promise<void> {
	await press(page, BUYING[lang].next);
	await page.locator("input[type=tel]").waitFor();
}

/** Fills in the details and continues to extras and payment. */
export async function toPayment(page: Page, lang: Lang): Promise<void> {
	await press(page, BUYING[lang].next);
	await page.locator("#paymentMethod").waitFor();
}

/** Buys Standard by card, as far as the gateway's page. */
export async function atGateway(
	visit: Visit,
	lang: Lang,
	options?: BrowserContextOptions,
): Promise<{ page: Page; email: string }> {
	const page = await choosing(visit, lang, "package=STANDARD", options);
	const email = fresh("karta");
	await toDetails(page, lang);
	await fillIn(page, lang, email);
	await toPayment(page, lang);
	await press(page, BUYING[lang].order);
	await page.waitForURL(/test-payment/); // the form also contains this text
	await page.getByText(BUYING[lang].noMoney, { exact: false }).waitFor();
	return { page, email };
}
