import { type BrowserContextOptions, devices, type Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { emailPath } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { expectAccessible, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const IPHONE: BrowserContextOptions = { ...PHONE, userAgent: devices["iPhone 13"]!.userAgent };

const WORDS = {
	pl: {
		submit: "Zapisz mnie",
		notified: "Zapisano poprawnie do powiadomień",
		askReminder: "Potwierdź przypomnienie",
		confirm: "Potwierdzam",
		remindMe: "Przypomnij mi",
		month: "Miesiąc",
		june: "czerwca 2025",
		willRemind: "Przypomnimy",
	},
	en: {
		submit: "Sign me up",
		noEmail: "Provide your email",
		wrongEmail: "Incorrect email address",
		noConsent: "Consent required",
		done: "Signed up for our newsletter successfuly",
		ask: "Confirm your newsletter sign-up",
		confirm: "Confirm",
		confirmed: "Your sign-up is confirmed",
		leave: "Unsubscribe: ",
		nothing: "You get nothing from us, and we will send nothing.",
		stored: "What we store about you",
		kept: "after 7 days",
		left: /left: 30\sApril 2025/,
	},
} as const;

/** Opens the page that the newest e-mail links to. */
async function emailLink(page: Page, email: string): Promise<string> {
	const site = inject("siteUrl");
	return site + (await emailPath(page, site, { email, subject: /./, link: /letters\.html\?id=/ }));
}

async function openModal(page: Page, name: string) {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, name);
	const dialog = page.getByRole("dialog");
	await dialog.locator("input[type=email]").waitFor();
	return dialog;
}

test("the newsletter modal: errors, by keyboard, the e-mail's link, confirmation, leaving", async () => {
	const words = WORDS.en;
	const page = await visit("/en/e/DSW", { ...PHONE, colorScheme: "dark" });
	const dialog = await openModal(page, "subscribe");
	await expectGoodInBothLooks(page, "subscribe", "[role=dialog]");
	await dialog.locator("input[type=email]").focus();
	await page.keyboard.press("Tab"); // an empty field shows its error at once (spec §5)
	await dialog.getByText(words.noEmail).waitFor();
	await dialog.getByRole("button", { name: words.submit }).click();
	for (const sentence of [words.noEmail, words.noConsent]) await dialog.getByText(sentence).waitFor();
	await expectGoodInBothLooks(page, "subscribe, wrong", "[role=dialog]");
	const email = `okno.${Date.now()}@firma.example`;
	await page.keyboard.type("anna@firma"); // the first wrong field has the focus
	await dialog.getByText(words.wrongEmail).waitFor();
	await dialog.locator("input[type=email]").fill(email);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	const failures = [{ status: 503, json: { message: "503" } }, undefined];
	let sent = 0;
	await page.route("**/subscription**", (route) => {
		const failure = failures[sent++];
		return sent > failures.length ? route.continue() : failure ? route.fulfill(failure) : route.abort();
	});
	for (const sentence of ["503", /połączyć|reached/]) {
		await page.keyboard.press("Enter");
		await dialog.getByRole("alert").filter({ hasText: sentence }).waitFor();
	}
	await expectGoodInBothLooks(page, "subscribe, not sent", "[role=dialog]");
	expect(await dialog.locator("input[type=email]").inputValue()).toBe(email);
	for (let time = 0; time < 2; time++) await page.keyboard.press("Enter");
	await dialog.getByText(words.done, { exact: true }).waitFor();

	expect(sent).toBe(3); // a double click sends once

	await page.goto(await emailLink(page, email));
	await page.getByRole("heading", { name: words.ask }).waitFor();
	await expectGoodInBothLooks(page, "the question for a yes");
	await page.getByRole("button", { name: words.confirm }).click();
	await page.getByRole("heading", { name: words.confirmed }).waitFor();
	await page.reload();
	await page.getByRole("button", { name: words.leave }).waitFor();
	await expectGoodInBothLooks(page, "preferences");
	await page.getByRole("button", { name: words.leave }).click();
	await page.getByText(words.nothing).waitFor();
	await page.getByText(words.stored).click();
	await page.getByText(words.left).waitFor();
	await page.getByText(words.kept).waitFor();
	await expectGoodInBothLooks(page, "nothing any more");
});

test("a reminder: refused for a past day, kept when the server fails, confirmed", async () => {
	const words = WORDS.pl;
	const page = await visit("/");
	await page.getByRole("link", { name: words.remindMe }).click();
	const dialog = page.getByRole("dialog");
	const submit = dialog.getByRole("button", { name: words.remindMe });
	// by the server's clock, before the event: the eve of the page's first day
	const [day, month, time] = [
		dialog.locator("#reminder-date"),
		dialog.getByLabel(words.month, { exact: true }),
		dialog.locator("#reminder-time"),
	];
	const chosen = async () => `${await month.inputValue()}-${await day.inputValue()}`;
	expect(await chosen()).toBe("2025-06-05");
	expect(await month.locator("option:checked").textContent()).toBe(words.june); // in the page's language
	await month.selectOption("2025-04");
	await day.selectOption("30");
	await time.selectOption("12:00");
	const email = `termin.${Date.now()}@firma.example`;
	await dialog.locator("input[type=email]").fill(email);
	await submit.click();
	await page.waitForFunction(() => document.activeElement?.id === "reminder-date");
	await expectGoodInBothLooks(page, "reminder, wrong", "[role=dialog]");
	await day.selectOption("06");
	await month.selectOption("2025-05");
	await page.route("**/reminder**", (route) => route.abort());
	await submit.click();
	await dialog
		.getByRole("alert")
		.filter({ hasText: /połączyć|reached/ })
		.waitFor();
	expect(await chosen()).toBe("2025-05-06");
	await page.unroute("**/reminder**");
	await submit.click();
	await dialog.getByText(words.notified, { exact: true }).waitFor();
	await page.goto(await emailLink(page, email));
	await page.getByRole("heading", { name: words.askReminder }).waitFor();
	await page.getByRole("button", { name: words.confirm }).click();
	await page.getByRole("heading", { name: words.willRemind }).waitFor();
	await page.getByText("Przypomnienie: 6 maja 2025, 12:00").waitFor();
});

test("an invalid link says so", async () => {
	const page = await visit("/en/letters.html?id=none");
	await page.getByText("This link does not work.").waitFor();
	await expectAccessible(page, "a link that is none");
});

describe("the newsletter modal on phones", () => {
	/** Opens a landing page and skips ten seconds. */
	async function tenSecondsOn(path: string, options: BrowserContextOptions): Promise<Page> {
		const page = await visit("/healthz", options);
		await page.clock.install();
		await page.addInitScript(noteOpening);
		await page.goto(inject("siteUrl") + path, { waitUntil: "load" });
		return page;
	}
	const dialogs = (page: Page) => page.getByRole("dialog").count();
	/** Records the modal's delay in the browser, by the page's clock, which also runs by itself. */
	function noteOpening(): void {
		const begun = performance.now();
		addEventListener("hashchange", () => {
			document.documentElement.dataset["openedAfter"] = String(performance.now() - begun);
		});
	}

	test("opens after ten seconds, and never again once it was closed", async () => {
		const page = await tenSecondsOn("/en/e/DSW", IPHONE);
		await page.clock.runFor(10_100);
		const dialog = page.getByRole("dialog");
		await dialog.locator("input[type=email]").waitFor();
		expect(Number(await page.locator("html").getAttribute("data-opened-after"))).toBeGreaterThanOrEqual(10_000);
		await expectAccessible(page, "mobile-newsletter", "[role=dialog]");
		await page.goBack();
		await dialog.waitFor({ state: "detached" });
		await page.reload();
		await page.clock.runFor(30_000);
		expect([await dialogs(page), new URL(page.url()).hash]).toEqual([0, ""]);
	});

	test("signs up with a reminder, and never opens again", async () => {
		const page = await tenSecondsOn("/e/DSW", IPHONE);
		await page.clock.runFor(10_100);
		const dialog = page.getByRole("dialog");
		await dialog.locator("input[type=email]").fill(`telefon.${Date.now()}@firma.example`);
		for (const box of await dialog.getByRole("checkbox").all()) await box.check();
		const sent = page.waitForRequest("**/subscription**");
		await dialog.getByRole("button", { name: WORDS.pl.submit }).click();
		await page.clock.runFor(3000);
		expect((await sent).postDataJSON()).toMatchObject({ typeId: 5, wantMobileReminder: true, language: "pl" });
		await dialog.getByText(WORDS.pl.notified, { exact: true }).waitFor();
		expect(await page.evaluate(() => localStorage.getItem("mobileNewsletter"))).toBe("subscribed");
	});

	test("stays closed on a computer, with open-volunteer-modal in the URL, and over another modal", async () => {
		const computer = await tenSecondsOn("/e/DSW", {});
		const volunteer = await tenSecondsOn("/e/DSW?open-volunteer-modal", IPHONE);
		const reading = await tenSecondsOn("/e/DSW#terms", IPHONE);
		for (const page of [computer, volunteer, reading]) await page.clock.runFor(25_000);
		for (const page of [computer, volunteer, reading]) expect(page.url()).not.toContain("mobile-newsletter");
	});
});
