import type { Page } from "playwright-core";

/** What buttons and fields are called. */
export const WORDS = {
	pl: {
		submit: /^(Zarejestruj|Odbierz|Załóż)/,
		email: "Adres e-mail",
		password: "Hasło",
		confirm: "Powtórz hasło",
		first: "Imię",
		last: "Nazwisko",
		phone: "Numer telefonu",
		done: "Dziękujemy",
		active: "Konto jest aktywne",
		login: /^Zaloguj/,
		logout: /^Wyloguj/,
	},
	en: {
		submit: /^(Register|Get|Create)/,
		email: /^E-?mail/,
		password: "Password",
		confirm: /^(Repeat|Confirm)/,
		first: "First name",
		last: "Last name",
		phone: "Phone number",
		done: "Thank you! You have registered successfully.",
		active: "Your account is active",
		login: /^Log in/,
		logout: /^Log out/,
	},
} as const;

/** Fills in everything that registration asks for, in the language of the page. */
export async function fillIn(page: Page, lang: "pl" | "en", email: string): Promise<void> {
	const words = WORDS[lang];
	await page.getByLabel(words.email, { exact: false }).first().fill(email);
	await page.getByLabel(words.password, { exact: true }).fill("sekretne-haslo");
	await page.getByLabel(words.confirm).fill("sekretne-haslo");
	await page.getByLabel(words.first, { exact: true }).fill("Anna");
	await page.getByLabel(words.last, { exact: true }).fill("Szczepankowska-Wójcik");
	await page.locator("input[type=tel]").fill("601 234 567");
	for (const box of await page
		.locator("form input[type=checkbox][required], form input[type=checkbox][aria-required=true]")
		.all()) {
		await box.check();
	}
}

/** The link of the newest activation letter to an address, as a path of the site. */
export async function activationPath(page: Page, site: string, email: string): Promise<string> {
	await page.goto(`${site}/outbox`);
	await page
		.locator("li, article, tr", { hasText: email })
		.filter({ hasText: /Aktywuj konto|Activate your account/ })
		.getByRole("link")
		.first()
		.click();
	const link = /https?:\/\/\S*confirm\.html\?id=[^\s]+/.exec((await page.locator("body").textContent()) ?? "")?.[0];
	if (!link) throw new Error(`The letter to ${email} has no link.`);
	return new URL(link).pathname + new URL(link).search;
}
