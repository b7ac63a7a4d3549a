import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { emailsTo, emailText } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const WORDS = {
	pl: {
		path: "/e/DSW",
		name: "Imię i nazwisko",
		company: "Firma lub organizacja",
		email: "Adres e-mail",
		phone: "Numer telefonu",
		volunteer: ["Wolontariat", "Zgłoś się"],
		noName: "Podaj imię i nazwisko",
		noCompany: "Podaj nazwę firmy/organizacji",
		noEmail: "Podaj adres e-mail",
		wrongEmail: "Niepoprawny adres e-mail",
		noPhone: "Podaj numer telefonu",
		wrongPhone: "Niepoprawny numer telefonu",
		others: "...i około 500 innych",
		thanks: "Wkrótce się z Tobą skontaktujemy.",
		noAnswer: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
	},
	en: {
		path: "/en/e/DSW",
		name: "Full name",
		company: "Company or organisation",
		email: "E-mail address",
		phone: "Phone number",
		volunteer: ["Volunteering", "Sign up as a volunteer"],
		noName: "Provide your name",
		noCompany: "Provide the name of the company/organisation",
		noEmail: "Provide your email",
		wrongEmail: "Incorrect email address",
		noPhone: "Provide phone number",
		wrongPhone: "Incorrect phone number",
		others: "...and about 500 others",
		thanks: "We will contact you shortly.",
		noAnswer: "The server could not be reached. Check your connection and try again.",
	},
} as const;

/** The call that sends an enquiry. */
const CALL = /\/modal\?/;

/** A page with an open modal, its form and its requests. */
async function opened(
	lang: "pl" | "en",
	window: string,
	options: BrowserContextOptions = DESKTOP,
	path: string = WORDS[lang].path,
) {
	const page = await visit(path + window, options);
	const form = page.getByRole("dialog").locator("form.sent-form");
	if (window) await form.waitFor();
	return { page, form, sent: sentFrom(page), field: (name: string) => form.getByLabel(name, { exact: false }).first() };
}

function sentFrom(page: Page) {
	const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
	page.on("request", (request) => {
		if (request.method() !== "POST" || !CALL.test(request.url())) return;
		sent.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
	});
	return sent;
}

/** A test person's address, new in every run. */
const person = (name: string) => `${name}.${Date.now()}@firma.example`;
const phoneReady = (page: Page) => page.locator(".phone-input input[type=tel]").waitFor();

test("the volunteers' form works by keyboard, shows each error, and is sent once on a double press", async () => {
	const words = WORDS.en;
	const { page, form, sent, field } = await opened("en", "", { ...PHONE, colorScheme: "dark" });
	const link = page.locator(".site-footer").getByRole("link", { name: words.volunteer[0] });
	await link.focus();
	await page.keyboard.press("Enter");
	await form.waitFor();
	await phoneReady(page);
	expect(new URL(page.url()).hash).toBe("#volunteer");
	await field(words.name).focus();
	await page.keyboard.press("Enter");
	for (const sentence of [words.noName, words.noEmail, words.noPhone]) await form.getByText(sentence).waitFor();
	expect(await field(words.name).evaluate((one) => one === document.activeElement)).toBe(true);
	await expectGoodInBothLooks(page, "with errors", "[role=dialog]");
	await page.keyboard.type("Ewa Szczepankowska-Wójcik");
	await page.keyboard.press("Tab");
	await page.keyboard.type("ewa@firma");
	await form.getByText(words.wrongEmail).waitFor();
	const email = person("ewa");
	await field(words.email).fill(email);
	await form.locator("input[type=tel]").fill("601");
	await form.getByText(words.wrongPhone).waitFor();
	await expectNoSidewaysScroll(page, "with errors");
	expect(sent).toEqual([]);
	await form.locator("input[type=tel]").fill("601 234 567");
	await form.getByText(words.wrongPhone).waitFor({ state: "detached" });
	await page.getByRole("dialog").getByRole("button", { name: words.volunteer[1] }).dblclick();
	await page.getByRole("dialog").getByText(words.thanks, { exact: true }).waitFor();
	expect(sent.map((one) => one.body)).toMatchObject([
		{ modalType: 1, name: "Ewa Szczepankowska-Wójcik", email, phoneNo: "+48601234567", eventCode: "DSW" },
	]);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await page.waitForFunction(() => document.activeElement?.getAttribute("href") === "#volunteer");
	const site = new URL(page.url()).origin;
	const emails = await emailsTo(page, site, "honorata.wyka@estrada.example");
	expect(emails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/wolontariatu/));
});

test("the sponsors' form on a phone: after a refusal or without network, the typed text stays and a retry works", async () => {
	const words = WORDS.pl;
	const { page, form, sent, field } = await opened("pl", "#sponsor", PHONE, "/");
	await page.getByText(words.others).waitFor();
	const logos = await page.locator(".logos img").count();
	expect(logos).toBeGreaterThan(0);
	expect(logos).toBeLessThanOrEqual(14);
	await phoneReady(page);
	const button = page.getByRole("dialog").getByRole("button", { name: "Poproś o propozycję" });
	await button.click();
	await form.getByText(words.noCompany).waitFor();
	const email = person("jan");
	const typed = [
		[words.name, "Jan Sowa"],
		[words.company, "Krosno sp. z o.o."],
		[words.email, email],
	] as const;
	for (const [name, text] of typed) await field(name).fill(text);
	await form.locator("input[type=tel]").fill("601234567");
	await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: "Spróbuj za chwilę." } }));
	await button.click();
	await page.getByRole("dialog").getByRole("alert").getByText("Spróbuj za chwilę.").waitFor();
	await page.unroute(CALL);
	await page.route(CALL, (route) => route.abort());
	await button.click();
	await page.getByRole("dialog").getByRole("alert").getByText(words.noAnswer).waitFor();
	await page.unroute(CALL);
	// reading the privacy policy keeps the typed text
	await page.getByRole("dialog").getByRole("link", { name: "polityka prywatności" }).click();
	await page.getByRole("heading", { name: "Polityka prywatności" }).waitFor();
	await page.goBack();
	await phoneReady(page);
	for (const [name, text] of typed) expect(await field(name).inputValue()).toBe(text);
	await button.click();
	await page.getByRole("dialog").getByText(words.thanks).waitFor();
	expect(new Set(sent.slice(0, 2).map((one) => one.key)).size).toBe(1);
	const message = { email: "wystawcy@estrada.example", subject: /Nowe zgłoszenie partnera/ };
	expect(await emailText(page, new URL(page.url()).origin, message)).toContain(email);
});

test("the lecturers' form needs a company and accepts a national phone number or none", async () => {
	const words = WORDS.en;
	const { page, form, sent, field } = await opened("en", "#become-lecturer", {
		viewport: { width: 820, height: 1180 },
	});
	await page.getByRole("dialog").getByRole("button", { name: "Offer a talk" }).click();
	for (const sentence of [words.noName, words.noCompany, words.noEmail]) await form.getByText(sentence).waitFor();
	expect(await form.getByText(words.noPhone).count()).toBe(0);
	await expectNoSidewaysScroll(page, "with errors, at 820 px");
	await field(words.name).fill("Ada Lis");
	await field(words.company).fill("Lis i Syn");
	await field(words.email).fill(person("ada"));
	await field(words.phone).fill("6012345678");
	await form.getByText(words.wrongPhone).waitFor();
	await field(words.phone).fill("");
	await page.getByRole("dialog").getByRole("button", { name: "Offer a talk" }).click();
	await page.getByRole("dialog").getByText(words.thanks).waitFor();
	expect(sent).toMatchObject([{ body: { modalType: 2, companyName: "Lis i Syn", phoneNo: "" } }]);
	await page.goBack(); // not to an empty form
	await page
		.getByRole("dialog")
		.waitFor({ state: "detached" })
		.catch(() => {});
	expect(await page.locator("form.sent-form").count()).toBe(0);
});

test("open-volunteer-modal opens the form and stays in the URL; a response after closing is a toast", async () => {
	const { page, form, field } = await opened("en", "?open-volunteer-modal");
	await phoneReady(page);
	await field(WORDS.en.name).fill("Olga Bąk");
	await field(WORDS.en.email).fill(person("olga"));
	await form.locator("input[type=tel]").fill("601234567");
	let answer: () => void = () => {};
	const answered = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(CALL, async (route) => {
		await answered;
		await route.continue();
	});
	await Promise.all([page.waitForRequest(CALL), page.locator("[role=dialog] button[type=submit]").click()]);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(new URL(page.url()).search).toBe("?open-volunteer-modal");
	answer();
	await page.locator(".toast-success").getByText(WORDS.en.thanks).waitFor();
});
