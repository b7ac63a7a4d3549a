import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { PERSON } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
let count = 0;
const fresh = (name: string) => `${name}.${++count}.${Date.now()}@firma.example`;
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).last().click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function post(page: Page, path: string, data: object) {
	const answer = await page.request.post(inject("siteUrl") + path, { headers: fromAnyAddress(path), data });
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

const register = (page: Page, values: object) =>
	post(page, "/api/account/registerUser?lang=en", { ...PERSON, eventCode: "MSTS25", ...values });

/** Buys and pays by calls. Returns the order's secret. */
async function bought(page: Page, values: object): Promise<string> {
	const { order } = await register(page, { email: fresh("zwrot"), paymentMethod: "card", ...values });
	const { reference } = await post(page, `/api/payment/${order.secret}/url`, { method: "card" });
	await post(page, `/api/payment/test/${reference}`, { outcome: "success" });
	return order.secret;
}

test("a company returns its ticket: the refund is on its way, the invoice corrected", async () => {
	const page = await visit("/healthz", DESKTOP);
	const company = { payerName: "Huta Krosno", payerStreet: "Lniana 1", payerPostCode: "38-400", payerCity: "Krosno" };
	const secret = await bought(page, {
		...company,
		payerNip: "5260250995",
		wantInvoice: true,
		packageCode: "STANDARD",
		expectedGrossGrosz: 92_127,
	});
	await page.goto(`${inject("siteUrl")}/order.html?id=${secret}`);
	await heading(page, "Zapłacone. Do zobaczenia");
	await press(page, "Zwróć bilety");
	await page.getByText("Zwrot przyjmujemy do 23 maja, 9:00.", { exact: false }).waitFor();
	await expectAccessible(page, "giving a ticket back");
	await press(page, "Nie, zostawiam");
	await press(page, "Zwróć bilety");
	await press(page, /^Zwracam za 921,27.zł$/);
	await heading(page, "Bilety zwrócone");
	await page.locator(".chip", { hasText: /w.drodze|wysłany/ }).waitFor(); // the gateway may be quicker than the page
	await page.getByText("Faktura korygująca").waitFor();
	await expectAccessible(page, "a returned order");
	await page.setViewportSize({ width: 820, height: 1180 });
	await expectNoSidewaysScroll(page, "a returned order");
});

test("a team returns all its unused tickets at once", async () => {
	const page = await visit("/healthz", { ...PHONE, colorScheme: "dark" });
	// 299 zł net a ticket, with VAT once for the line
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 3 }];
	const secret = await bought(page, { tickets, expectedGrossGrosz: 110_331 });
	const { codes } = await (await page.request.get(`${inject("siteUrl")}/api/payment/${secret}/codes`)).json();
	await register(page, { email: fresh("piotr"), packageCode: "BASIC-ONLINE", isOnline: true, code: codes[0].code });
	await page.goto(`${inject("siteUrl")}/en/order.html?id=${secret}`);
	await page.getByText("Used: 1 of 3").waitFor();
	await press(page, "Return tickets");
	await page.getByText("unused: 2").waitFor();
	await press(page, "Return more Basic Online tickets");
	await expectNoSidewaysScroll(page, "giving a team's tickets back");
	// the first response is lost, and a retry returns no second ticket
	let answers = 0;
	await page.route("**/api/payment/**", async (route) => {
		const isRefund = route.request().method() === "POST";
		const response = await route.fetch();
		if (isRefund) answers += 1;
		return answers === 1 ? route.abort() : route.fulfill({ response });
	});
	const one = page.getByRole("button", { name: /^Return for PLN.367\.77$/ });
	await one.click();
	await page.getByText("That failed.").waitFor();
	await one.click();
	await page.getByText("Used: 1 of 2").waitFor();
	expect(answers).toBe(2);
	const { refunds } = await (await page.request.get(`${inject("siteUrl")}/api/payment/${secret}/info`)).json();
	expect(refunds).toHaveLength(1);
	await press(page, "Return tickets");
	await page.getByText("unused: 1").waitFor();
	await press(page, "Return all of them");
	await one.click();
	await page
		.locator(".chip", { hasText: /on its way|sent/ })
		.first()
		.waitFor();
	await page.getByText("Used: 1 of 1").waitFor();
	await expectAccessible(page, "a team's order given back in part");
	await press(page, "Return tickets");
	await page.getByText("unused: 0").waitFor();
	expect(await page.getByRole("button", { name: "Return tickets" }).isDisabled()).toBe(true);
});
