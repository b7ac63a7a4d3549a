import { expect, test } from "vitest";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const WORDS = {
	pl: { path: "/e/DSW", submit: "Zapisz mnie", done: "Zapisano poprawnie do newslettera" },
	en: {
		path: "/en/e/DSW",
		submit: "Sign me up",
		noEmail: "Provide your email",
		wrongEmail: "Incorrect email address",
		noConsent: "Consent required",
		done: "Signed up for our newsletter successfuly",
	},
} as const;

/** The newsletter form, and how often it was sent. */
async function newsletter(lang: "pl" | "en") {
	const page = await visit(WORDS[lang].path, lang === "en" ? PHONE : undefined);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/subscription")) sent.push(request.postData() ?? "");
	});
	const form = page.locator("#newsletter");
	await form.scrollIntoViewIfNeeded();
	return {
		page,
		form,
		sent,
		email: form.locator("input[type=email]"),
		consent: form.locator("input[type=checkbox]"),
		submit: form.getByRole("button", { name: WORDS[lang].submit }),
	};
}

test("the newsletter form shows missing fields, then signs up once on a double click", async () => {
	const lang = "en";
	const words = WORDS[lang];
	const { page, form, sent, email, consent, submit } = await newsletter(lang);
	await email.fill("anna@firma");
	await email.press("Tab"); // only a field that was left shows an error
	await form.getByText(words.wrongEmail).waitFor();
	expect(await form.getByText(words.noConsent).isVisible()).toBe(false);
	await email.fill("");
	await submit.click();
	for (const sentence of [words.noEmail, words.noConsent]) await form.getByText(sentence).waitFor();
	expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
	await email.fill("anna@firma");
	await form.getByText(words.wrongEmail).waitFor();
	await email.fill(`ania.${Date.now()}@firma.example`);
	await form.getByText(words.wrongEmail).waitFor({ state: "hidden" });
	await form.getByText(words.noConsent).waitFor();
	expect(sent).toEqual([]);
	await consent.check();
	await submit.dblclick();
	await form.getByText(words.done, { exact: true }).waitFor();
	const spoken = await page.evaluate(() => document.activeElement?.firstChild?.textContent);
	expect(spoken?.replaceAll("\u00a0", " ")).toBe(words.done);
	expect(sent).toHaveLength(1);
	expect(JSON.parse(sent[0]!)).toMatchObject({ language: lang, typeId: 0, eventCode: "DSW" });
});

test("a refusal and a missing response appear beside the form, typed text stays, and a third attempt works", async () => {
	const { page, form, email, consent, submit } = await newsletter("pl");
	const typed = `ola.${Date.now()}@firma.example`;
	await email.fill(typed);
	await consent.check();
	for (const [answer, sentence] of [
		[{ status: 503, json: { message: "Spróbuj za chwilę." } }, "Spróbuj za chwilę."],
		[undefined, "Nie udało się połączyć z serwerem."],
	] as const) {
		await page.route("**/subscription**", (route) => (answer ? route.fulfill(answer) : route.abort()));
		await submit.click();
		await form.getByText(sentence).waitFor();
		expect([await email.inputValue(), await consent.isChecked()]).toEqual([typed, true]);
		await page.unroute("**/subscription**");
	}
	await submit.click();
	await form.getByText(WORDS.pl.done, { exact: true }).waitFor();
});
