import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillIn, WORDS } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;
const WORD = {
	pl: {
		student: "Studiuję",
		extras: "Wybierz dodatki",
		deliver: "Wysyłka pod adres",
		order: /^Zamawiam/,
		amount: "148,86 zł",
		shirt: "Koszulka, rozmiar L",
		back: "Wróć do danych",
		noShirt: "Bez koszulki",
	},
	en: {
		student: "I am a student",
		extras: "Choose extras",
		deliver: "Delivery to an address",
		order: /^Order and pay/,
		amount: "PLN 148.86",
		shirt: "T-shirt, size L",
		back: "Back to your details",
		noShirt: "No T-shirt",
	},
};

async function expoForm(lang: "pl" | "en", options = DESKTOP): Promise<Page> {
	const page = await visit(`${lang === "pl" ? "" : "/en"}/registration.html?package=EXPO`, options);
	await page.locator('[data-island="registration"][data-awake] input[type=tel]').waitFor();
	return page;
}
const textOf = async (page: Page, at: string) =>
	((await page.locator(at).first().textContent()) ?? "").replaceAll("\u00a0", " ");

test("a free ticket with a lunch and a T-shirt by courier becomes an order, after a wrong post code", async () => {
	const lang = "en";
	const words = WORD[lang];
	const look = { ...PHONE, colorScheme: "dark" as const };
	const page = await expoForm(lang, look);
	await fillIn(page, lang, fresh("dodatki"));
	await page.getByRole("button", { name: words.extras }).click();
	await page.locator("#wantLunch").check();
	await page.getByRole("radio", { name: "L", exact: true }).check();
	await page.getByRole("radio", { name: words.deliver }).check();
	expect(await page.locator("#deliveryFirstName").inputValue()).toBe("Anna");
	await page.locator("#deliveryStreet").fill("Lniana 1/2");
	await page.locator("#deliveryPostCode").fill("1010");
	await page.locator("#deliveryCity").fill("Krosno");
	await page.getByRole("button", { name: words.order }).last().click();
	await page.locator("#deliveryPostCode-error").waitFor();
	await expectGoodInBothLooks(page, "extras");
	await page.locator("#deliveryPostCode").fill("38400");
	expect(await textOf(page, ".ticket-total")).toContain(words.amount);
	const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
	await page.getByRole("button", { name: words.order }).last().click();
	expect((await sent).postDataJSON()).toMatchObject({
		packageCode: "EXPO",
		wantLunch: true,
		tShirtChoice: "L",
		wantDelivery: true,
		wantGiftbag: false,
		deliveryPostCode: "38400",
		paymentMethod: "card",
		expectedGrossGrosz: 14_886,
	});
	await page.waitForURL("**/test-payment.html**");
	await page.goBack();
	await page.getByText(words.shirt).first().waitFor();
});

test("a student's free ticket: the university is found by typing, the department in its list", async () => {
	const lang = "pl";
	const words = WORD[lang];
	const page = await expoForm(lang);
	await fillIn(page, lang, fresh("student"));
	await page.getByRole("radio", { name: words.student }).check();
	await page.locator("#schoolId").focus();
	await page.keyboard.type("AGH");
	await page.getByRole("option", { name: /AGH/ }).waitFor();
	await expectGoodInBothLooks(page, "universities");
	await page.keyboard.press("Enter");
	await page.locator("#departmentId").focus();
	await page.keyboard.press("ArrowDown");
	await page.getByRole("option").nth(3).waitFor();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	expect(await page.locator("#departmentId").inputValue()).not.toBe("");
	const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
	await page.getByRole("button", { name: WORDS[lang].submit }).last().click();
	const payload = (await sent).postDataJSON();
	expect(payload).toMatchObject({ isGraduate: false, otherSchool: "", schoolId: expect.any(Number) });
	expect(payload.departmentId).toEqual(expect.any(Number));
	await page.getByText(WORDS[lang].done).waitFor();
});

test("extras by keyboard; a person who changes their mind registers for free", async () => {
	const page = await expoForm("pl");
	await fillIn(page, "pl", fresh("klawiatura"));
	await page.getByRole("button", { name: WORD.pl.extras }).focus();
	await page.keyboard.press("Enter");
	await page.locator("#wantLunch").waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === "H1"); // focus moves there
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	for (let size = 0; size < 2; size++) await page.keyboard.press("ArrowRight");
	expect(await page.locator("#wantLunch").isChecked()).toBe(true);
	expect(await page.locator("#tShirtChoice input:checked").inputValue()).toBe("S");
	await page.getByRole("button", { name: WORD.pl.order }).last().waitFor();
	await page.locator("#wantLunch").uncheck();
	await page.getByRole("radio", { name: WORD.pl.noShirt }).check();
	await page.getByRole("button", { name: "Zarejestruj się" }).last().click();
	await page.getByText(WORDS.pl.done).waitFor();
});

test("a sold-out option is named and can be removed", async () => {
	const page = await expoForm("pl");
	await fillIn(page, "pl", fresh("wyprzedane"));
	await page.getByRole("button", { name: WORD.pl.extras }).click();
	await page.locator("#wantLunch").check();
	const message = "Nie ma już: Lunch. Odznacz ten dodatek i potwierdź jeszcze raz.";
	const refusal = { status: 409, json: { status: 409, message, modelState: { wantLunch: [message] } } };
	await page.route("**/registerUser**", (route) => route.fulfill(refusal));
	await page.route("**/packagesOptional/**", async (route) => {
		const answer = await (await route.fetch()).json();
		for (const one of answer.options) one.isAvailable = one.kind !== "lunch";
		await route.fulfill({ json: answer });
	});
	await page.getByRole("button", { name: WORD.pl.order }).last().click();
	await page.locator("#wantLunch-error").waitFor();
	await page.getByText("Wyprzedane").waitFor();
	await page.locator("#wantLunch").uncheck();
	expect(await page.locator("#wantLunch").isDisabled()).toBe(true);
	await page.unroute("**/registerUser**");
	await page.getByRole("button", { name: "Zarejestruj się" }).last().click();
	await page.getByText(WORDS.pl.done).waitFor();
});
