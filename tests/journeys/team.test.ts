import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activationPath, activeAccount, emailPath, fillIn, loggedOut, PERSON, WORDS } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;
const site = () => inject("siteUrl");

const TEAM = {
	pl: {
		next: /^Dalej/,
		team: /^Kupuję dla zespołu/,
		tickets: "Liczba biletów",
		more: "Więcej biletów Standard",
		none: "Wybierz, ile biletów kupujesz",
		five: "5 biletów",
		order: /^Zamawiam/,
		succeed: /^Płatność udana/,
		paid: "Zapłacone. Rozdaj kody",
		used: (n: number) => `Wykorzystane: ${n} z 5`,
		send: /^Wyślij e-mailem/,
		sendTo: "Adres e-mail osoby z zespołu",
		sent: "Wysłany do",
		wrongEmail: "Podaj adres e-mail tej osoby",
		message: /Twój bilet na/,
		reissue: /^Wydaj nowy kod/,
		reissueYes: "Tak, wydaj nowy",
		revoked: "Unieważnione kody (1)",
		invited: "Zaproszenie przyjęte.",
		register: "Zarejestruj się",
		giveBack: "Zwróć bilety",
		giveMore: "Więcej biletów Basic Online do zwrotu",
		confirm: /^Zwracam za 367,77/,
		refunds: "Zwroty",
	},
	en: {
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
	},
};

const awake = (page: Page) => page.locator('[data-island="registration"][data-awake]').waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).last().click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe.each(["pl", "en"] as const)("a team of five, in %s", (lang) => {
	const words = TEAM[lang];
	const look = lang === "en" ? { ...PHONE, colorScheme: "dark" as const } : DESKTOP;
	const prefix = lang === "pl" ? "" : "/en";

	test("buys with a code; codes are handed out, used and given back", async () => {
		const page = await visit(`${prefix}/registration.html?package=STANDARD&code=finalcall`, look);
		await awake(page);
		await page.getByRole("radio", { name: words.team }).check();
		const numbers = page.getByRole("group", { name: words.tickets }).getByRole("spinbutton");
		expect(await numbers.nth(0).inputValue()).toBe("1"); // of the package that was chosen
		await numbers.nth(0).fill("0");
		await press(page, words.next);
		await page.getByText(words.none).waitFor();
		// by keyboard: up from nothing, and a number typed
		await numbers.nth(1).focus();
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowUp");
		await numbers.nth(0).fill("2");
		await page.getByRole("button", { name: words.more }).click();
		await page.getByText(words.five).filter({ visible: true }).first().waitFor();
		await expectAccessible(page, `team's tickets in ${lang}`);
		await expectNoSidewaysScroll(page, `team's tickets in ${lang}`);

		await press(page, words.next);
		await page.locator("input[type=tel]").waitFor();
		const buyer = fresh("kupująca").replace("ą", "a");
		await fillIn(page, lang, buyer);
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
		await expectAccessible(page, `team's codes in ${lang}`);
		await expectNoSidewaysScroll(page, `team's codes in ${lang}`);

		const mail = await page.context().newPage(); // codes go by e-mail from a confirmed address
		await mail.goto(site() + (await activationPath(mail, site(), buyer)));
		await mail.getByRole("heading", { name: WORDS[lang].active }).waitFor();
		await mail.close();
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
		await fillIn(other, lang, member);
		await press(other, words.register);
		await other.getByText(WORDS[lang].done, { exact: false }).first().waitFor();

		await page.goto(order);
		await page.getByText(words.used(1)).waitFor();
		await page.getByText("Anna Szczepankowska-Wójcik").last().waitFor();
		await press(page, words.giveBack);
		await page.getByRole("button", { name: words.giveMore }).click();
		await expectAccessible(page, `giving back in ${lang}`);
		await page.getByRole("button", { name: words.confirm }).click();
		await page.getByRole("heading", { name: words.refunds }).waitFor();
		await expect.poll(() => page.locator(".code").count()).toBe(4);
	}, 60_000);
});

test("an account is logged in to within the form; the order waits in it, and the same event is told", async () => {
	const email = fresh("konto");
	const page = await visit("/user.html");
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
	await press(page, TEAM.pl.next);
	await page.getByRole("radio", { name: "Przelew na konto" }).check();
	await press(page, TEAM.pl.order);
	await heading(page, "Czekamy na Twój przelew");

	await page.goto(`${site()}/user.html`);
	await page.getByRole("heading", { name: "Czeka na płatność" }).waitFor();
	await expectAccessible(page, "account with an order");
	await page.getByRole("link", { name: /^Zapłać/ }).click();
	await heading(page, "Czekamy na Twój przelew");

	await page.goto(`${site()}/e/DSS25/registration.html?package=EXPO`);
	await awake(page);
	await page.getByText("Masz już miejsce na tym wydarzeniu: pakiet Standard.").waitFor();
	await page.locator("#processAgreement").check();
	await press(page, TEAM.pl.register);
	await page.getByText("Masz już miejsce na tym wydarzeniu. Znajdziesz").waitFor();
	await page.getByRole("button", { name: "To nie ja" }).click();
	await page.locator("#password").waitFor();
}, 60_000); // two orders, of which one is refused

/** The packages of 40 and of 20 places that are sold out, and what is read then. */
const WAITING = {
	pl: {
		...{ eventCode: "YAVA25", places: 40, netGrosz: 99_900, few: "Zostały 2 miejsca", none: "Brak miejsc" },
		join: "Zapisz mnie na listę",
		joined: "Jesteś na liście, miejsce 1",
		...{ sent: "Otwórz link z niego i potwierdź adres", confirmed: /Potwierdź\smiejsce/ },
		...{ toConfirm: "Potwierdź swój adres", confirm: "Potwierdź adres", waiting: "Jesteś na liście oczekujących" },
		message: /Jest dla Ciebie miejsce/,
		held: "Miejsce czeka na Ciebie",
		until: "do 1 maja, 12:",
		bought: "Zapłacone. Do zobaczenia",
		taken: "To miejsce jest już Twoje",
	},
	en: {
		...{ eventCode: "DEVAI25", places: 20, netGrosz: 109_900, few: "2 places left", none: "Sold out" },
		join: "Put me on the list",
		joined: "You are on the list, place 1",
		...{ sent: "Open its link and confirm the address", confirmed: /Confirm your\splace/ },
		...{ toConfirm: "Confirm your address", confirm: "Confirm the address", waiting: "You are on the waiting list" },
		message: /There is a\splace for you/,
		held: "A place is waiting for you",
		until: "until 1 May, 12:",
		bought: "Paid. See you there",
		taken: "This place is yours already",
	},
};

test.each(["pl", "en"] as const)(
	"sold out: waiting list, an offer of the freed place, and it is bought, in %s",
	async (lang) => {
		const words = WAITING[lang];
		const look = lang === "en" ? { ...PHONE, colorScheme: "dark" as const } : DESKTOP;
		const { eventCode } = words;
		const page = await visit(`${lang === "pl" ? "" : "/en"}/e/${eventCode}/registration.html?package=EXEC`, look);
		const buyer = await visit("/healthz", look);
		await activeAccount(buyer, site(), fresh("zespol")); // only a confirmed address may hold that much
		/** Orders tickets of the package for a team. */
		const take = async (quantity: number): Promise<string> => {
			const netGrosz = words.netGrosz * quantity;
			const answer = await buyer.request.post(`${site()}/api/account/registerUser?lang=pl`, {
				headers: fromAnyAddress(),
				data: {
					...{ eventCode, processAgreement: true, paymentMethod: "transfer" },
					...{ expectedGrossGrosz: netGrosz + (netGrosz * 23) / 100, tickets: [{ packageCode: "EXEC", quantity }] },
				},
			});
			return (await answer.json()).order.secret;
		};
		await take(words.places - 2);
		await page.reload();
		await page.getByText(words.few).waitFor();
		const others = await take(2);
		await page.reload();
		await page.getByText(words.none).waitFor();
		const email = fresh("czeka");
		await page.locator("#waiting-firstName").fill("Zofia");
		await page.locator("#waiting-email").fill(email);
		await expectAccessible(page, `waiting list in ${lang}`);
		await expectNoSidewaysScroll(page, `waiting list in ${lang}`);
		await press(page, words.join);
		await page.getByRole("heading", { name: words.joined }).waitFor();
		await page.getByText(words.sent).waitFor();
		const confirming = await visit(
			await emailPath(page, site(), { email, subject: words.confirmed, link: /offer=/ }),
			look,
		);
		await awake(confirming);
		await confirming.getByRole("heading", { name: words.toConfirm }).waitFor();
		await expectAccessible(confirming, `an address to be confirmed, in ${lang}`);
		await expectNoSidewaysScroll(confirming, `an address to be confirmed, in ${lang}`);
		await press(confirming, words.confirm);
		await confirming.getByRole("heading", { name: words.waiting }).waitFor();

		await page.request.post(`${site()}/api/payment/${others}/cancel`);
		const offer = await emailPath(page, site(), { email, subject: words.message, link: /offer=/ });
		const taker = await visit(offer, look);
		await awake(taker);
		await taker.getByRole("heading", { name: words.held }).waitFor();
		await taker.getByText(words.until, { exact: false }).waitFor();
		await expectAccessible(taker, `a place that is held, in ${lang}`);
		await press(taker, TEAM[lang].next);
		await taker.locator("input[type=tel]").waitFor();
		expect(await taker.locator("#email").inputValue()).toBe(email);
		await fillIn(taker, lang, email);
		await press(taker, TEAM[lang].next);
		await taker.locator("#paymentMethod").waitFor();
		await press(taker, TEAM[lang].order);
		await press(taker, TEAM[lang].succeed);
		await heading(taker, words.bought);
		await taker.goto(site() + offer);
		await taker.getByRole("heading", { name: words.taken }).waitFor();
	},
	60_000, // three people, one after the other
);

test("an order's number leads its owner through the log-in to it", async () => {
	const page = await visit("/registration.html?package=BASIC-ONLINE&step=data");
	await awake(page);
	const email = fresh("numer");
	await fillIn(page, "pl", email);
	await press(page, TEAM.pl.next);
	await page.getByRole("radio", { name: "Przelew na konto" }).check();
	await press(page, TEAM.pl.order);
	await heading(page, "Najpierw potwierdź swój adres");
	const number = /MSTS25-[2-9A-Z]{8}/.exec((await page.locator("main").textContent()) ?? "")![0];
	await page.goto(site() + (await activationPath(page, site(), email)));
	await page.getByRole("heading", { name: WORDS.pl.active }).waitFor();
	await loggedOut(page);
	await page.goto(`${site()}/order.html?id=${number}`);
	await heading(page, "Zaloguj się, aby zobaczyć zamówienie");
	await page.locator("main").getByRole("link", { name: "Zaloguj się" }).click();
	await page.locator("#login-email").fill(email);
	await page.locator("#login-password").fill(PERSON.password);
	await page.keyboard.press("Enter");
	await heading(page, "Czekamy na Twój przelew");
});
