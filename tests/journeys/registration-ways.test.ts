import type { Page, Route } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { weakPasswordMessages } from "../../src/features/account/password.ts";
import { accountTexts, refusals } from "../../src/features/account/texts.ts";
import { unconfirmedMost } from "../../src/features/ticket-holders/unconfirmed-texts.ts";
import { accountOpen } from "../harness/account.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { BUYING, press, toPayment } from "../harness/checkout.ts";
import { activationPath, activeAccount, fillIn, loggedOut, PERSON, WORDS } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const fresh = (name: string) => `${name}.${Date.now()}@firma.example`;

async function registrationPage(path: string, options?: typeof PHONE): Promise<Page> {
	const page = await visit(path, options);
	await page.locator('[data-island="registration"][data-awake] input[type=tel]').waitFor();
	return page;
}

describe("a meetup", () => {
	test("needs one page: the way of attending, three consents, thanks", async () => {
		const page = await registrationPage("/e/TBF/meetup.html", PHONE);
		await page.getByRole("radio", { name: "Dostęp do nagrań VoD" }).waitFor(); // an edition without online tickets
		const step = (await page.locator(".steps-short").textContent()) ?? "";
		expect(step.replaceAll("\u00a0", " ")).toBe("Krok 1 z 2");
		await page.getByRole("button", { name: "Zapisz mnie" }).click();
		await page.getByText("podaj numer telefonu", { exact: false }).first().waitFor();
		await fillIn(page, "pl", fresh("meetup")); // a disappearing message does not move the click's target
		await page.getByRole("button", { name: "Zapisz mnie" }).click();
		await page.getByText("wybierz", { exact: false }).first().waitFor(); // on site or not is still to be chosen
		await page.getByRole("radio", { name: "Na miejscu" }).check();
		const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
		await page.getByRole("button", { name: "Zapisz mnie" }).click();
		await page.getByText("Dziękujemy! Rejestracja przebiegła pomyślnie.").waitFor();
		expect((await sent).postDataJSON()).toMatchObject({ eventCode: "TBF", isOnline: false });
		// places on site are limited
		await page.getByText("Trzymamy Twoje miejsce").waitFor();
		await expectAccessible(page, "a place that is held");
		await expectNoSidewaysScroll(page, "a place that is held");
	});

	test("switches to online when another person takes the last place on site, and says so", async () => {
		const page = await visit("/healthz", { ...PHONE, colorScheme: "dark" });
		const place = { eventCode: "DSW", calendarCode: "DSW-2025-10-09", isOnline: false };
		const signUp = async (index: number) => {
			const data = { ...PERSON, ...place, email: fresh(`krzeslo${index}`) };
			// each has their own browser and network
			const answer = await fetch(`${inject("siteUrl")}/api/account/registerUser`, {
				method: "POST",
				headers: { ...fromAnyAddress(), "content-type": "application/json" },
				body: JSON.stringify(data),
			});
			expect(answer.status, await answer.text()).toBe(200);
		};
		await Promise.all(Array.from({ length: 23 }, (_, index) => signUp(index)));
		await page.goto(`${inject("siteUrl")}/en/e/DSW/meetup.html`);
		await page.locator('[data-island="registration"][data-awake] input[type=tel]').waitFor();
		await fillIn(page, "en", fresh("meetup"));
		await page.getByRole("radio", { name: "On site" }).check();
		await signUp(23);
		await page.getByRole("button", { name: "Sign me up" }).click();
		await page.locator(".notice", { hasText: "No ONSITE places left; confirming registers you for ONLINE." }).waitFor();
		expect(await page.getByRole("radio", { name: "Online" }).isChecked()).toBe(true);
		await expectAccessible(page, "no places on site");
		await expectNoSidewaysScroll(page, "no places on site");
		const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
		await page.getByRole("button", { name: "Sign me up" }).click();
		await page.getByText(WORDS.en.done).waitFor();
		expect((await sent).postDataJSON()).toMatchObject({ ...place, isOnline: true });
	}, 60_000); // another person registers meanwhile

	test("shows its outcome to the person who signed up, not to the next one at the computer", async () => {
		const page = await visit("/healthz", DESKTOP);
		const email = fresh("wspolny");
		await activeAccount(page, inject("siteUrl"), email);
		const address = `${inject("siteUrl")}/e/EY-MEETUP/meetup.html`;
		await page.goto(address);
		await page.getByText(email).waitFor();
		await page.getByRole("radio", { name: "Na miejscu" }).check();
		await page.locator("#processAgreement").check();
		await page.getByRole("button", { name: "Zapisz mnie" }).last().click();
		const outcome = page.getByText("Dziękujemy! Rejestracja przebiegła pomyślnie.");
		await outcome.waitFor();
		await page.reload();
		await outcome.waitFor();
		await loggedOut(page);
		await page.goBack();
		await page.locator("input[type=tel]").waitFor();
		expect(await page.getByText(email).count()).toBe(0);
	});

	test("without online places is only on site, whatever the URL says", async () => {
		const page = await visit("/healthz", DESKTOP);
		const limits = { isOnsiteAvailable: true, isOnlineAvailable: false };
		await page.route("**/CheckLimits/**", (route) => route.fulfill({ json: limits }));
		await page.goto(`${inject("siteUrl")}/e/EY-MEETUP/meetup.html?type=online`);
		await page.getByText("Nie ma już miejsc ONLINE; potwierdzenie zapisze Cię na udział ONSITE.").waitFor();
		expect(await page.getByRole("radio", { name: "Na miejscu" }).isChecked()).toBe(true);
		await page.setViewportSize({ width: 820, height: 1180 });
		await expectNoSidewaysScroll(page, "no places online");
		await fillIn(page, "pl", fresh("meetup"));
		const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
		await page.getByRole("button", { name: "Zapisz mnie" }).last().click();
		await page.getByText("Dziękujemy! Rejestracja przebiegła pomyślnie.").waitFor();
		expect((await sent).postDataJSON()).toMatchObject({ eventCode: "EY-MEETUP", isOnline: false });
	});
});

describe("links to the registration", () => {
	test.each([
		["?code=finalcall", "Kod FINALCALL działa w pakietach: Standard, Pro / Exec. Wybierz jeden z nich."],
		["?code=finalcall&package=EXPO&step=package", "Kod FINALCALL nie zmienia ceny tego pakietu."],
		["?code=finalcall&package=EXEC", "Kod FINALCALL obniża cenę pakietu Pro / Exec o 20%"],
		["?package=GOLD", "Pakiet z tego linku nie jest teraz dostępny."],
		["?package=exec", "Pakiet Pro / Exec będzie kosztować 1782,27 zł z VAT"],
	])("%s is understood", async (query, sentence) => {
		const page = await visit(`/registration.html${query}`);
		await page.getByText(sentence, { exact: false }).first().waitFor();
	});

	test("the promo bar and the price cards lead there", async () => {
		const page = await (await fetch(inject("siteUrl"))).text();
		expect(/<[^>]* data-promo[\s\S]*?href="([^"]*)"/.exec(page)?.[1]).toBe("/registration.html?code=FINALCALL");
		const cards = page.slice(page.indexOf('id="packages"'));
		const led = new Set([...cards.matchAll(/href="[^"]*[?;]package=([A-Z-]+)/g)].map(([, code]) => code));
		expect([...led]).toEqual(expect.arrayContaining(["EXPO", "BASIC-ONLINE", "BASIC-ONSITE", "STANDARD", "EXEC"]));
	});
});

test("a lost activation e-mail is sent again; one link activates, and the other says that it is done", async () => {
	const page = await registrationPage("/en/registration.html?package=EXPO");
	const email = fresh("resend");
	await fillIn(page, "en", email);
	await page.getByRole("button", { name: WORDS.en.submit }).last().click();
	await page.getByText(WORDS.en.done).waitFor();
	const first = await activationPath(page, inject("siteUrl"), email);
	await page.goto(`${inject("siteUrl")}/en/user.html`);
	const form = page.locator("#resend");
	await form.getByRole("button", { name: "Send a new link" }).click();
	await form.getByText("provide your email", { exact: false }).waitFor();
	await form.getByLabel("E-mail address").fill(email);
	await form.getByRole("button", { name: "Send a new link" }).click();
	await form.getByText("a new link is on its way", { exact: false }).waitFor();
	const second = await activationPath(page, inject("siteUrl"), email);
	expect(second).not.toBe(first);
	for (const link of [second, first]) {
		await page.goto(inject("siteUrl") + link);
		await page.getByRole("heading", { name: "Your account is active" }).waitFor();
	}
	await page.getByRole("link", { name: WORDS.en.login }).last().waitFor();
});

test.each([
	["pl", PHONE],
	["en", { ...DESKTOP, colorScheme: "dark" as const }],
] as const)(
	"a link opened on another device asks once for the registration's password or a new one, in %s",
	async (lang, look) => {
		const site = inject("siteUrl");
		const email = fresh(`inny.${lang}`);
		const page = await visit("/healthz", look);
		const data = { ...PERSON, email, eventCode: "MSTS25", packageCode: "EXPO" };
		const headers = { "content-type": "application/json", ...fromAnyAddress() };
		const url = `${site}/api/account/registerUser?lang=${lang}`;
		const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(data) }); // on the first device
		expect(answer.status).toBe(200);
		await page.goto(site + (await activationPath(page, site, email)));
		await page.getByRole("heading", { name: accountTexts.chooseTitle[lang] }).waitFor();
		await expectAccessible(page, `a password at the activation in ${lang}`);
		await expectNoSidewaysScroll(page, `a password at the activation in ${lang}`);
		const chosen = page.locator("#chosen-password");
		await chosen.fill("pomylone-haslo");
		await page.keyboard.press("Enter");
		await page.getByText(refusals.wrongChosenPassword[lang]).waitFor();
		expect(await chosen.evaluate((field) => field === document.activeElement)).toBe(true);
		if (lang === "pl") await chosen.fill(PERSON.password);
		else {
			await page.getByRole("button", { name: accountTexts.setAnother[lang] }).click();
			const [password, again] = [page.locator("#new-password"), page.locator("#new-again")];
			await password.fill("password1");
			await again.fill("password1");
			await page.keyboard.press("Enter");
			await page.getByText(weakPasswordMessages.common[lang].slice(0, 30), { exact: false }).waitFor();
			expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
			await password.fill("wlasne-haslo");
			await again.fill("wlasne-haslo");
		}
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: accountTexts.confirmedTitle[lang] }).waitFor();
		await page.getByRole("link", { name: accountTexts.toAccount[lang] }).click();
		await accountOpen(page, lang);
	},
);

describe("a registration that the server refuses", () => {
	const ladder: [string, (route: Route) => Promise<void>, string][] = [
		["no answer", (route) => route.abort(), "Sorry, an error occured!"],
		[
			"a message",
			(route) => route.fulfill({ status: 500, json: { message: "The hall is full." } }),
			"The hall is full.",
		],
		[
			"an error message",
			(route) => route.fulfill({ status: 500, json: { errorMessage: "The roof leaks." } }),
			"The roof leaks.",
		],
		[
			"wrong fields only",
			(route) => route.fulfill({ status: 400, json: { modelState: { nick: ["This nick is taken."] } } }),
			"This nick is taken.",
		],
	];

	test("shows the error by the ladder of spec §8, keeps typed text, and succeeds on a retry", async () => {
		const page = await registrationPage("/en/registration.html?package=EXPO");
		await fillIn(page, "en", fresh("ladder"));
		const submit = page.getByRole("button", { name: WORDS.en.submit }).last();
		for (const [what, answer, sentence] of ladder) {
			await page.route("**/registerUser**", answer);
			await submit.click();
			await page.getByText(sentence).first().waitFor();
			expect(await page.getByLabel("First name", { exact: true }).inputValue(), what).toBe("Anna");
			await page.unroute("**/registerUser**");
		}
		await submit.click();
		await page.getByText(WORDS.en.done).waitFor();
	});

	test("without confirmation of the address says so once, above the log-in of its account", async () => {
		const paid = "/en/registration.html?package=STANDARD&step=data";
		const page = await registrationPage(paid, { ...PHONE, colorScheme: "dark" });
		await fillIn(page, "en", fresh("unconfirmed"));
		await toPayment(page, "en");
		const message = unconfirmedMost({ pl: "Lunch", en: "Lunch" }, 1).en;
		const json = { status: 409, message, modelState: { email: [message] } };
		await page.route("**/registerUser**", (route) => route.fulfill({ status: 409, json }));
		await press(page, BUYING.en.order);
		await page.locator("#login-password").waitFor(); // on the previous step
		const summaries = async () => {
			const texts = await page.locator(".error-summary").allInnerTexts();
			return texts.map((text) => text.replaceAll("\u00a0", " "));
		};
		await expect.poll(summaries).toEqual([message]); // appears after log-in
		expect(await page.locator(".field-error").count()).toBe(0);
		await expectAccessible(page, "an order of an unconfirmed address");
	});

	test("settings that failed to load can be loaded again", async () => {
		const page = await visit("/healthz");
		await page.route("**/settings**", (route) => route.abort());
		await page.goto(`${inject("siteUrl")}/en/registration.html?package=EXPO`);
		await page.getByText("Sorry, an error occured!").first().waitFor();
		await page.unroute("**/settings**");
		await page.getByRole("button", { name: "Try again" }).click();
		await page.locator("input[type=tel]").waitFor();
	});
});

test("registering by keyboard alone", async () => {
	const page = await registrationPage("/registration.html?package=EXPO");
	const words = [fresh("klawisze"), "sekretne-haslo", "sekretne-haslo", "Anna", "Maj"];
	await page.locator("input[type=email]").first().focus();
	for (const [place, word] of words.entries()) {
		await page.keyboard.type(word);
		await page.keyboard.press("Tab");
		// the button that shows a password is between two fields
		if (place === 1 || place === 2) await page.keyboard.press("Tab");
	}
	while (!(await page.evaluate(() => (document.activeElement as HTMLInputElement).type === "tel"))) {
		await page.keyboard.press("Tab");
	}
	await page.keyboard.type("601234567");
	for (let press = 0; press < 30; press++) {
		await page.keyboard.press("Tab");
		const at = await page.evaluate(() => {
			const { type, required, ariaRequired } = document.activeElement as HTMLInputElement;
			return `${type} ${required || ariaRequired === "true"}`;
		});
		if (at === "checkbox true") await page.keyboard.press("Space");
		if (at.startsWith("submit")) break;
	}
	await page.keyboard.press("Enter");
	await page.getByText("Dziękujemy! Rejestracja przebiegła pomyślnie.").waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
