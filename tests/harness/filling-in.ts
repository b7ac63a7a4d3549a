import { decodeHTML } from "entities";
import type { Page } from "playwright-core";
import { vi } from "vitest";
import { fromAnyAddress } from "./addresses.ts";

/** Labels of buttons and fields. */
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
		login: /^Zaloguj się$/,
		forgot: "Nie pamiętasz hasła?",
		sendLink: "Wyślij link",
		onItsWay: "link jest już w drodze",
		newPassword: "Nowe hasło",
		newAgain: "Powtórz nowe hasło",
		tooShort: "hasło jest za krótkie",
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
		login: /^Log in$/,
		forgot: "Forgot your password?",
		sendLink: "Send the link",
		onItsWay: "the link is on its way",
		newPassword: "New password",
		newAgain: "Repeat the new password",
		tooShort: "the password is too short",
	},
} as const;

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

/** Waits until the stored draft contains a text. */
export async function draftHolds(page: Page, text: string): Promise<void> {
	await page.waitForFunction((part) => Object.values(sessionStorage).some((draft) => draft.includes(part)), text);
}

/** Finds the newest activation link to an address, as a path of the site. */
export function activationPath(page: Page, site: string, email: string): Promise<string> {
	return emailPath(page, site, { email, subject: /Aktywuj konto|Activate your account/, link: /confirm\.html\?id=/ });
}

/** An outbox page lists twenty e-mails, and other journeys write more meanwhile, so the search reads several pages. */
const OUTBOX_PAGES = 3;

/** Lists e-mails to an address on an outbox page, with subject and path. */
async function outboxRows(page: Page, site: string, { email, number }: { email: string; number: number }) {
	const list = await (await page.request.get(`${site}/outbox?page=${number}`)).text();
	return list.split("<li ").flatMap((row) => {
		const [, href, subject] = /href="(\/outbox\/\d+)[^"]*">([^<]*)</.exec(row) ?? [];
		return href && subject && row.toLowerCase().includes(email.toLowerCase()) ? [{ href, subject }] : [];
	});
}

/** Lists recent e-mails to an address, newest first, with subject and path. */
export async function emailsTo(page: Page, site: string, email: string): Promise<{ subject: string; href: string }[]> {
	const found = new Map<string, string>();
	// sequentially: a new e-mail moves others to a later page, where they are read again, so none is missed
	for (let number = 1; number <= OUTBOX_PAGES; number++) {
		for (const { href, subject } of await outboxRows(page, site, { email, number })) found.set(href, subject);
	}
	return [...found].map(([href, subject]) => ({ href, subject }));
}

/** Reads the newest e-mail with a subject to an address, with its links. The page does not navigate. */
export async function emailText(
	page: Page,
	site: string,
	{ email, subject }: { email: string; subject: RegExp },
): Promise<string> {
	const newest = async () => {
		for (let number = 1; number <= OUTBOX_PAGES; number++) {
			const rows = await outboxRows(page, site, { email, number });
			const found = rows.find((one) => subject.test(one.subject));
			if (found) return found.href;
		}
		throw new Error(`the e-mail to ${email} is missing`);
	};
	const href = await vi.waitFor(newest, { timeout: 25_000, interval: 200 });
	return decodeHTML(await (await page.request.get(site + href)).text());
}

/** Waits until the newest e-mail with a subject to an address has a link, and gives it as a path of the site. */
export function emailPath(
	page: Page,
	site: string,
	{ link, ...newest }: { email: string; subject: RegExp; link: RegExp },
): Promise<string> {
	const pathOfLink = async () => {
		const text = await emailText(page, site, newest);
		const found = (text.match(/https?:\/\/[^\s"<>]+/g) ?? []).find((one) => link.test(one));
		if (!found) throw new Error(`The e-mail to ${newest.email} has no such link.`);
		const { pathname, search } = new URL(found);
		return pathname + search;
	};
	return vi.waitFor(pathOfLink, { timeout: 25_000, interval: 200 });
}

/**
 * Ends the session, because the activation link also logs in. Leaves the page first: a loading account page would
 * redirect to log-in and overwrite the test's next address.
 */
export async function loggedOut(page: Page): Promise<void> {
	await page.goto("about:blank");
	await page.context().clearCookies({ name: /session_token$|^estrada_hint$/ });
}

/** Creates an active account with a free registration. The page is logged in with `fillIn`'s password. */
export async function activeAccount(page: Page, site: string, email: string, ticket: object = {}): Promise<void> {
	const registration = { ...PERSON, email, eventCode: "MSTS25", packageCode: "EXPO", ...ticket };
	await posted(page, `${site}/api/account/registerUser?lang=pl`, registration);
	await activated(page, site, email);
}

/** Activates an account by its e-mail's link, with `fillIn`'s password. The page is logged in. */
export async function activated(page: Page, site: string, email: string): Promise<void> {
	const { search } = new URL(await activationPath(page, site, email), site);
	await posted(page, `${site}/api/account/confirmEmail${search}`, { password: PERSON.password });
}

async function posted(page: Page, url: string, data: object): Promise<void> {
	const answer = await page.request.post(url, { headers: fromAnyAddress(), data });
	if (!answer.ok()) throw new Error(await answer.text());
}

/** The payload of the person that `fillIn` types. */
export const PERSON = {
	password: "sekretne-haslo",
	confirmPassword: "sekretne-haslo",
	firstName: "Anna",
	lastName: "Szczepankowska-Wójcik",
	phoneNo: "+48601234567",
	processAgreement: true,
};
