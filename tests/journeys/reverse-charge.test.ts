import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commanded } from "../harness/commanding.ts";
import { fillIn } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const vat = (word: string) => commanded(`events vat --event MSTS25 --package BASIC-ONLINE ${word}`);
beforeAll(async () => void (await vat("on")));
afterAll(async () => void (await vat("off")));

const WORDS = {
	pl: { next: /^Dalej/, company: "Kupuję na firmę", transfer: "Przelew na konto", order: /^Zamawiam/ },
	en: { next: /^Next/, company: "I buy for a company", transfer: "Bank transfer", order: /^Order/ },
};
const MESSAGES = {
	pl: { why: "Odwrotne obciążenie (art. 28b ustawy o VAT)", net: "299 zł", gross: "367,77 zł" },
	en: { why: "Reverse charge (art. 28b of the Polish VAT Act)", net: "PLN 299", gross: "PLN 367.77" },
};

describe.each(["pl", "en"] as const)("a business abroad that takes part online, in %s", (lang) => {
	const [words, sentence] = [WORDS[lang], MESSAGES[lang]];

	test("reads why it pays no VAT, and pays what it was shown", async () => {
		const isNarrow = lang === "en";
		const page = await visit(
			`${lang === "pl" ? "" : "/en"}/registration.html?package=BASIC-ONLINE`,
			isNarrow ? PHONE : DESKTOP,
		);
		await page.locator('[data-island="registration"][data-awake]').waitFor();
		const press = (name: RegExp) => page.getByRole("button", { name }).last().click();
		await press(words.next);
		await fillIn(page, lang, `abroad.${lang}.${Date.now()}@firma.example`);
		await press(words.next);
		await page.getByRole("radio", { name: words.transfer }).check();
		await page.getByRole("checkbox", { name: words.company }).check();
		await page.locator("#payerCountry").selectOption("DE");
		const total = page.locator(isNarrow ? ".reg-bar-total" : "aside .ticket-total strong");
		const shown = async () => ((await total.textContent()) ?? "").replaceAll("\u00a0", " ");
		expect(await shown()).toContain(sentence.gross);
		await page.locator("#payerNip").fill("DE136695976");
		await page.locator("#payerName").fill("Müller GmbH");
		await page.locator("#payerStreet").fill("Königstraße 5");
		await page.locator("#payerPostCode").fill("10115");
		await page.locator("#payerCity").fill("Berlin");
		await expect.poll(shown).toContain(sentence.net);
		const parts = page.locator(".reg-bar-sum summary");
		if (isNarrow) await parts.click();
		await page.getByText(sentence.why, { exact: false }).locator("visible=true").first().waitFor();
		await expectAccessible(page, `reverse charge in ${lang}`);
		await expectNoSidewaysScroll(page, `reverse charge in ${lang}`);
		if (isNarrow) await parts.click();
		await press(words.order);
		await page.waitForURL(/order\.html/);
		const main = page.locator("main");
		await main.getByText("MSTS25-", { exact: false }).first().waitFor();
		const order = ((await main.textContent()) ?? "").replaceAll("\u00a0", " ");
		expect(order).toContain(sentence.net);
		expect(order).not.toContain(sentence.gross);
	});
});
