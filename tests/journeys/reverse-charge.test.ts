import { afterAll, beforeAll, expect, test } from "vitest";
import { commanded } from "../harness/commanding.ts";
import { fillIn } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const vat = (word: string) => commanded(`events vat --event MSTS25 --package BASIC-ONLINE ${word}`);
beforeAll(async () => void (await vat("on")));
afterAll(async () => void (await vat("off")));

const words = {
	next: /^Next/,
	company: "I buy for a company",
	transfer: "Bank transfer",
	order: /^Order/,
	why: "Reverse charge (art. 28b of the Polish VAT Act)",
	net: "PLN 299",
	gross: "PLN 367.77",
};

test("a foreign business that attends online sees why it pays no VAT, and pays the shown price", async () => {
	const page = await visit("/en/registration.html?package=BASIC-ONLINE", PHONE);
	await page.locator('[data-island="registration"][data-awake]').waitFor();
	const press = (name: RegExp) => page.getByRole("button", { name }).last().click();
	await press(words.next);
	await fillIn(page, "en", `abroad.${Date.now()}@firma.example`);
	await press(words.next);
	await page.getByRole("radio", { name: words.transfer }).check();
	await page.getByRole("checkbox", { name: words.company }).check();
	await page.locator("#payerCountry").selectOption("DE");
	const total = page.locator(".reg-bar-total");
	const totalText = async () => ((await total.textContent()) ?? "").replaceAll("\u00a0", " ");
	expect(await totalText()).toContain(words.gross);
	await page.locator("#payerNip").fill("DE136695976");
	await page.locator("#payerName").fill("Müller GmbH");
	await page.locator("#payerStreet").fill("Königstraße 5");
	await page.locator("#payerPostCode").fill("10115");
	await page.locator("#payerCity").fill("Berlin");
	await expect.poll(totalText).toContain(words.net);
	const parts = page.locator(".reg-bar-sum summary");
	await parts.click();
	await page.getByText(words.why, { exact: false }).locator("visible=true").first().waitFor();
	await expectGoodInBothLooks(page, "reverse charge");
	const { gross, net } = words;
	await page.setViewportSize(DESKTOP.viewport!);
	const wide = ((await page.locator("aside .ticket-total strong").textContent()) ?? "").replaceAll("\u00a0", " ");
	expect([wide.includes(net), wide.includes(gross)]).toEqual([true, false]);
	await page.setViewportSize(PHONE.viewport!);
	await parts.click();
	await press(words.order);
	await page.waitForURL(/order\.html/);
	const main = page.locator("main");
	await main.getByText("MSTS25-", { exact: false }).first().waitFor();
	const order = ((await main.textContent()) ?? "").replaceAll("\u00a0", " ");
	expect(order).toContain(words.net);
	expect(order).not.toContain(words.gross);
});
