import { expect, inject, test } from "vitest";
import { weakPasswordMessages } from "../../src/features/account/password.ts";
import { atGateway, BUYING, choosing, fresh, heading, press, toDetails, toPayment } from "../harness/checkout.ts";
import { activated, activationPath, draftHolds, fillIn, PERSON, WORDS } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** Each flow runs once, on a computer in Polish or a phone in English. Its pages are checked on both. */
const POLISH = ["pl", DESKTOP] as const;
const ENGLISH = ["en", { ...PHONE, colorScheme: "dark" as const }] as const;

test("by card: from the price list to the ticket in the account", async () => {
	const [lang, look] = POLISH;
	const words = BUYING[lang];
	const page = await visit("/", look);
	await page.locator("#packages .btn[href*='package=STANDARD']").click();
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	await toDetails(page, lang);
	const email = fresh("bilet");
	await fillIn(page, lang, email);
	for (const id of ["password", "confirmPassword"]) await page.locator(`#${id}`).fill("password123");
	await press(page, words.next);
	await page.getByText(weakPasswordMessages.common[lang], { exact: false }).first().waitFor();
	for (const id of ["password", "confirmPassword"]) await page.locator(`#${id}`).fill(PERSON.password);
	await toPayment(page, lang);
	const button = page.getByRole("button", { name: words.order }).last();
	expect(((await button.textContent()) ?? "").replaceAll("\u00a0", " ")).toContain(words.amount);
	await button.dblclick();
	await page.waitForURL(/test-payment/); // the form also contains this text
	await page.getByText(words.noMoney, { exact: false }).waitFor();
	await press(page, words.succeed);
	await heading(page, words.paid);
	const site = inject("siteUrl");
	await page.goto(site + (await activationPath(page, site, email)));
	await page.getByRole("heading", { name: WORDS[lang].active }).waitFor();
}, 60_000);

test("by card: refused, then paid late; the order's URL restores a closed tab", async () => {
	const [lang, look] = ENGLISH;
	const words = BUYING[lang];
	const { page, email } = await atGateway(visit, lang, look);
	await expectGoodInBothLooks(page, "gateway");
	await press(page, words.fail);
	await page.getByText(words.failed, { exact: false }).first().waitFor();
	await heading(page, words.waits);
	await expectGoodInBothLooks(page, "unpaid order");
	await press(page, words.again);
	await press(page, words.delay);
	await heading(page, words.awaited);
	const address = new URL(page.url());
	await page.close();
	const back = await visit(address.pathname + address.search, look);
	await heading(back, words.paid); // the page updates by itself
	await expectGoodInBothLooks(back, "paid order");
	expect(email).toContain("karta");
}, 60_000);

test("by transfer instead of card, then cancelled after a question", async () => {
	const [lang, look] = POLISH;
	const words = BUYING[lang];
	const page = await choosing(visit, lang, "package=STANDARD", look);
	await toDetails(page, lang);
	const email = fresh("przelew");
	await fillIn(page, lang, email);
	await toPayment(page, lang);
	await page.getByRole("radio", { name: words.transfer }).check();
	await press(page, words.order);
	await heading(page, words.confirmFirst);
	await page.getByText(email).first().waitFor();
	await expectGoodInBothLooks(page, "an order to be confirmed");
	await press(page, words.sendAgain);
	await page.getByText(words.sentAgain, { exact: false }).waitFor();
	await activated(page, inject("siteUrl"), email);
	await heading(page, words.transferring); // the page updates by itself
	await page.getByText("PL61 1090 1014 0000 0712 1981 2874").waitFor();
	await expectGoodInBothLooks(page, "transfer");
	await page.goBack(); // the form is not empty: it says that the order is placed
	await page.getByRole("heading", { level: 1, name: words.placed }).waitFor();
	await page.getByRole("link", { name: words.toOrder }).click();
	await heading(page, words.transferring);
	await press(page, words.cancel);
	await press(page, words.cancelYes);
	await heading(page, words.cancelled);
	const again = await page.getByRole("link", { name: words.orderAgain }).getAttribute("href");
	expect(again).toContain("registration.html?package=STANDARD");
}, 60_000);

test("with an invitation: a wrong code is reported at once, the right one makes it free", async () => {
	const [lang, look] = ENGLISH;
	const words = BUYING[lang];
	const page = await choosing(visit, lang, "package=STANDARD", look);
	await page.locator("#ways > summary").click();
	await page.locator("#wantInvoice").check();
	await press(page, words.next);
	await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("payerNip");
	await page.locator("#wantInvoice").uncheck();
	await page.locator("#code").fill("NIEMA");
	await press(page, words.next);
	await page.getByText(words.unknownCode, { exact: false }).first().waitFor();
	await page.locator("#code").fill("zaproszenie");
	await page.keyboard.press("Enter");
	await page.getByText(words.invited, { exact: false }).waitFor();
	await toDetails(page, lang);
	const email = fresh("zaproszona");
	await fillIn(page, lang, email);
	expect(await page.getByRole("button", { name: words.order }).count()).toBe(0);
	await press(page, words.register);
	await page.getByText(WORDS[lang].done, { exact: false }).first().waitFor();
	await page.reload(); // the form with the used code is not empty
	await page.getByText(email).waitFor();
	expect(await page.locator("#firstName").count()).toBe(0);
});

test("with FINALCALL, which comes from the URL and stays in the draft", async () => {
	const [lang, look] = POLISH;
	const words = BUYING[lang];
	const page = await choosing(visit, lang, "package=STANDARD&code=finalcall", look);
	await page.getByText("FINALCALL").first().waitFor();
	await toDetails(page, lang);
	const email = fresh("kod");
	await fillIn(page, lang, email);
	await draftHolds(page, email);
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
	await page.waitForURL(/test-payment/); // the form also contains this text
	await page.getByText(words.noMoney, { exact: false }).waitFor();
});

test("for a company with a deferred invoice, after a wrong tax number", async () => {
	const [lang, look] = ENGLISH;
	const words = BUYING[lang];
	const page = await choosing(visit, lang, "package=STANDARD", look);
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
	await expectGoodInBothLooks(page, "company");
	await page.locator("#payerNip").fill("PL 526-025-09-95");
	await press(page, words.order);
	await heading(page, words.confirmFirst);
	await activated(page, inject("siteUrl"), email);
	await heading(page, words.accepted);
	const order = ((await page.locator("main").textContent()) ?? "").replaceAll("\u00a0", " ");
	for (const part of [words.deferred, "5260250995", "38-400 Krosno", "Zamówienie 7/2025"]) {
		expect(order).toContain(part);
	}
});

test.each(["/e/EY-MEETUP/meetup.html", "/registration.html?package=STANDARD&step=data"])(
	"%s: a weak password is refused on blur, also because of a name typed later",
	async (path) => {
		const page = await visit(path, DESKTOP);
		await page.locator('[data-island="registration"][data-awake] input[type=tel]').waitFor();
		const password = page.locator("#password");
		const refusal = (kind: keyof typeof weakPasswordMessages) => page.getByText(weakPasswordMessages[kind].pl);
		await password.fill("password1");
		await page.locator("#confirmPassword").focus();
		await refusal("common").waitFor();
		await password.fill("szczepankowska");
		await page.locator("#confirmPassword").fill("szczepankowska");
		await refusal("common").waitFor({ state: "detached" });
		await page.locator("#lastName").fill("Szczepankowska");
		await page.locator("#lastName").blur();
		await refusal("own").waitFor();
		await password.fill("sekretne-haslo");
		await password.blur();
		await refusal("own").waitFor({ state: "detached" });
	},
);
