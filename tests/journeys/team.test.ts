import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activated, activeAccount, emailPath, fillIn, loggedOut, PERSON, WORDS } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, expectAccessible, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;
const site = () => inject("siteUrl");

const POLISH = { next: /^Dalej/, order: /^Zamawiam/, succeed: /^Płatność udana/, register: "Zarejestruj się" };
const ENGLISH = {
	next: /^Next/,
	team: /^I buy for my team/,
	tickets: "Number of tickets",
	more: "More Standard tickets",
	none: "Choose how many tickets you buy",
	five: "5 tickets",
	order: /^Order/,
	succeed: /^Payment succeeds/,
	paid: "Paid. Hand out the codes",
	used: (n: number) => `Used: ${n} of 5`,
	send: /^Send by e-mail/,
	sendTo: "E-mail address of the team member",
	sent: "Sent to",
	wrongEmail: "Provide this person’s e-mail address",
	message: /Your ticket for/,
	reissue: /^Issue a new code/,
	reissueYes: "Yes, issue a new one",
	revoked: "Withdrawn codes (1)",
	invited: "Invitation accepted.",
	register: "Register",
	giveBack: "Return tickets",
	giveMore: "Return more Basic Online tickets",
	confirm: /^Return for PLN.367\.77/,
	refunds: "Refunds",
};

const awake = (page: Page) => page.locator('[data-island="registration"][data-awake]').waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).last().click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

test("a team of five buys with a code; codes are distributed, used and returned", async () => {
	const words = ENGLISH;
	const look = { ...PHONE, colorScheme: "dark" as const };
	const page = await visit("/en/registration.html?package=STANDARD&code=finalcall", look);
	await awake(page);
	await page.getByRole("radio", { name: words.team }).check();
	const numbers = page.getByRole("group", { name: words.tickets }).getByRole("spinbutton");
	expect(await numbers.nth(0).inputValue()).toBe("1"); // of the chosen package
	await numbers.nth(0).fill("0");
	await press(page, words.next);
	await page.getByText(words.none).waitFor();
	// by keyboard: up from empty, and a typed number
	await numbers.nth(1).focus();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await numbers.nth(0).fill("2");
	await page.getByRole("button", { name: words.more }).click();
	await page.getByText(words.five).filter({ visible: true }).first().waitFor();
	await expectGoodInBothLooks(page, "team's tickets");

	await press(page, words.next);
	await page.locator("input[type=tel]").waitFor();
	const buyer = fresh("kupująca").replace("ą", "a");
	await fillIn(page, "en", buyer);
	await press(page, words.next);
	await page.locator("#paymentMethod").waitFor();
	const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
	await press(page, words.order);
	const { tickets, expectedGrossGrosz, code } = (await sent).postDataJSON();
	expect(tickets).toEqual([
		{ packageCode: "STANDARD", quantity: 3 },
		{ packageCode: "BASIC-ONLINE", quantity: 2 },
	]);
	expect([expectedGrossGrosz, code]).toEqual([73_554 + 221_105, "FINALCALL"]);
	await page.getByRole("button", { name: words.succeed }).click();
	await heading(page, words.paid);
	await page.getByText(words.used(0)).waitFor();
	await expect.poll(() => page.locator(".code").count()).toBe(5);
	await expectGoodInBothLooks(page, "team's codes");

	await activated(page, site(), buyer); // codes need a confirmed address
	await page.getByRole("button", { name: words.send }).nth(2).click();
	await page.getByLabel(words.sendTo).fill("nikt");
	await page.keyboard.press("Enter");
	await page.getByText(words.wrongEmail).waitFor();
	const member = fresh("piotr");
	await page.getByLabel(words.sendTo).fill(member);
	await page.keyboard.press("Enter");
	await page.getByText(words.sent).waitFor();
	await page.getByRole("button", { name: words.reissue }).last().click();
	await press(page, words.reissueYes);
	await page.getByText(words.revoked).waitFor();

	const order = page.url();
	const link = await emailPath(page, site(), { email: member, subject: words.message, link: /registration\.html\?/ });
	const other = await visit(link, look);
	await awake(other);
	await other.getByText(words.invited, { exact: false }).waitFor();
	await press(other, words.next);
	await other.locator("input[type=tel]").waitFor();
	await fillIn(other, "en", member);
	await press(other, words.register);
	await other.getByText(WORDS.en.done, { exact: false }).first().waitFor();

	await page.goto(order);
	await page.getByText(words.used(1)).waitFor();
	await page.getByText("Anna Szczepankowska-Wójcik").last().waitFor();
	await press(page, words.giveBack);
	await page.getByRole("button", { name: words.giveMore }).click();
	await expectGoodInBothLooks(page, "giving back");
	await page.getByRole("button", { name: words.confirm }).click();
	await page.getByRole("heading", { name: words.refunds }).waitFor();
	await expect.poll(() => page.locator(".code").count()).toBe(4);
}, 60_000);

test("a person logs in within the form; the order waits in the account, which the form then mentions", async () => {
	const email = fresh("konto");
	const page = await visit("/healthz");
	await activeAccount(page, site(), email);
	await loggedOut(page);
	await page.goto(`${site()}/e/DSS25/registration.html?package=STANDARD&step=data`);
	await awake(page);
	await page.locator("#companyName").fill("Krosno sp. z o.o.");
	await page.locator("#email").fill(email);
	await page.locator("#email").blur();
	await page.getByText("Posiadasz już konto - zaloguj sie").waitFor();
	await page.locator("#login-password").fill("nie-to-haslo");
	await page.keyboard.press("Enter");
	await page.getByText("Adres e-mail lub hasło są niepoprawne.").waitFor();
	await expectAccessible(page, "log-in within the form");
	await page.locator("#login-password").fill(PERSON.password);
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Rejestrujesz się jako Anna Szczepankowska-Wójcik" }).waitFor();
	expect(await page.locator("#companyName").inputValue()).toBe("Krosno sp. z o.o.");
	expect(await page.locator("#password, #login-password, #phoneNo").count()).toBe(0);
	await page.locator("#processAgreement").check();
	await expectAccessible(page, "known person");
	await press(page, POLISH.next);
	await page.getByRole("radio", { name: "Przelew na konto" }).check();
	await press(page, POLISH.order);
	await heading(page, "Czekamy na Twój przelew");

	await page.goto(`${site()}/user.html`);
	await page.getByRole("heading", { name: "Czeka na płatność" }).waitFor();
	await expectAccessible(page, "account with an order");
	await page.getByRole("link", { name: /^Zapłać/ }).click();
	await heading(page, "Czekamy na Twój przelew");

	await page.goto(`${site()}/e/DSS25/registration.html?package=EXPO`);
	await awake(page);
	await page.getByRole("heading", { name: "Masz już miejsce na tym wydarzeniu: pakiet Standard." }).waitFor();
	await expectGoodInBothLooks(page, "the ticket that a person has");
	expect(await page.locator("form#registration, .reg-bar").count()).toBe(0); // shows no form that would be refused at its end
	await page.getByRole("link", { name: "Zapłać za bilet" }).waitFor(); // nothing is changed or added before
	await press(page, "Kupuję dla zespołu");
	await page.locator("#tickets").waitFor();
	await page.getByRole("radio", { name: "Kupuję dla siebie" }).click();
	await page.getByRole("button", { name: "To nie ja" }).click();
	await page.getByRole("button", { name: "To nie ja" }).waitFor({ state: "detached" });
	await page.goto(`${site()}/e/DSS25/registration.html?package=EXPO`);
	await page.locator("#password").waitFor();
}, 60_000); // two orders, one of which is refused

test("sold out: the waiting list offers a freed place, and it is bought", async () => {
	const page = await visit("/healthz", DESKTOP);
	await activeAccount(page, site(), fresh("zespol")); // only a confirmed address may order that many
	/** Orders team tickets of the package, which has 40. Returns the order's secret. */
	const take = async (quantity: number): Promise<string> => {
		const netGrosz = 99_900 * quantity;
		const answer = await page.request.post(`${site()}/api/account/registerUser?lang=pl`, {
			headers: fromAnyAddress(),
			data: {
				eventCode: "YAVA25",
				processAgreement: true,
				paymentMethod: "transfer",
				expectedGrossGrosz: netGrosz + (netGrosz * 23) / 100,
				tickets: [{ packageCode: "EXEC", quantity }],
			},
		});
		return (await answer.json()).order.secret;
	};
	await take(38);
	await page.goto(`${site()}/e/YAVA25/registration.html?package=EXEC`);
	await page.getByText("Zostały 2 miejsca").waitFor();
	const others = await take(2);
	const address = page.url();
	await loggedOut(page); // from here on another person uses the computer
	await page.goto(address);
	await page.getByText("Brak miejsc").waitFor();
	const email = fresh("czeka");
	await page.locator("#waiting-firstName").fill("Zofia");
	await page.locator("#waiting-email").fill(email);
	await expectGoodInBothLooks(page, "waiting list");
	await press(page, "Zapisz mnie na listę");
	await page.getByRole("heading", { name: "Jesteś na liście, miejsce 1" }).waitFor();
	await page.getByText("Otwórz link z niego i potwierdź adres").waitFor();
	const confirming = { email, subject: /Potwierdź\smiejsce/, link: /offer=/ };
	await page.goto(site() + (await emailPath(page, site(), confirming)));
	await awake(page);
	await page.getByRole("heading", { name: "Potwierdź swój adres" }).waitFor();
	await expectGoodInBothLooks(page, "an address to be confirmed");
	await press(page, "Potwierdź adres");
	await page.getByRole("heading", { name: "Jesteś na liście oczekujących" }).waitFor();

	await page.request.post(`${site()}/api/payment/${others}/cancel`);
	const offer = await emailPath(page, site(), { email, subject: /Jest dla Ciebie miejsce/, link: /offer=/ });
	await page.evaluate(() => sessionStorage.clear()); // the offer fills the form, not a draft
	await page.goto(site() + offer);
	await awake(page);
	await page.getByRole("heading", { name: "Miejsce czeka na Ciebie" }).waitFor();
	await page.getByText("do 1 maja, 12:", { exact: false }).waitFor();
	await expectGoodInBothLooks(page, "a place that is held");
	await press(page, POLISH.next);
	await page.locator("input[type=tel]").waitFor();
	expect(await page.locator("#email").inputValue()).toBe(email);
	await fillIn(page, "pl", email);
	await press(page, POLISH.next);
	await page.locator("#paymentMethod").waitFor();
	await press(page, POLISH.order);
	await press(page, POLISH.succeed);
	await heading(page, "Zapłacone. Do zobaczenia");
	await page.goto(site() + offer);
	await page.getByRole("heading", { name: "To miejsce jest już Twoje" }).waitFor();
}, 60_000); // three people, one after the other

test("an order's number leads its owner through log-in to it", async () => {
	const page = await visit("/registration.html?package=BASIC-ONLINE&step=data");
	await awake(page);
	const email = fresh("numer");
	await fillIn(page, "pl", email);
	await press(page, POLISH.next);
	await page.getByRole("radio", { name: "Przelew na konto" }).check();
	await press(page, POLISH.order);
	await heading(page, "Najpierw potwierdź swój adres");
	const number = /MSTS25-[2-9A-Z]{8}/.exec((await page.locator("main").textContent()) ?? "")![0];
	await activated(page, site(), email);
	await loggedOut(page);
	await page.goto(`${site()}/order.html?id=${number}`);
	await heading(page, "Zaloguj się, aby zobaczyć zamówienie");
	await page.locator("main").getByRole("link", { name: "Zaloguj się" }).click();
	await page.locator("#login-email").fill(email);
	await page.locator("#login-password").fill(PERSON.password);
	await page.keyboard.press("Enter");
	await heading(page, "Czekamy na Twój przelew");
});
