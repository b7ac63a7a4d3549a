import { expect, inject, test } from "vitest";
import { atGateway, BUYING, choosing, fresh, heading, press, toDetails, toPayment } from "../harness/checkout.ts";
import { activated, fillIn } from "../harness/filling-in.ts";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

test("a raised price is shown before payment, and typed text stays", async () => {
	const page = await choosing(visit, "pl", "package=STANDARD");
	await toDetails(page, "pl");
	await fillIn(page, "pl", fresh("runda"));
	await toPayment(page, "pl");
	const standard = { code: "STANDARD", name: "Standard", netGrosz: 87_900, grossGrosz: 108_117, nextNetGrosz: null };
	const sold = {
		...standard,
		isOnline: true,
		isOnsite: true,
		isRecommended: true,
		includes: {},
		vatRate: 23,
		hasReverseCharge: false,
	};
	await page.route("**/MSTS25/packages", (route) => route.fulfill({ json: { packages: [sold], changesAt: null } }));
	const message = "Cena zmieniła się, zanim zamówienie do nas dotarło.";
	const refusal = { status: 409, message, modelState: { expectedGrossGrosz: [message] } };
	await page.route("**/registerUser**", (route) => route.fulfill({ status: 409, json: refusal }));
	await press(page, /Zamawiam i płacę 921,27/);
	await page.getByText(message).waitFor();
	await page.getByRole("button", { name: /Zamawiam i płacę 1081,17/ }).waitFor();
	await press(page, "Wróć do danych");
	expect(await page.locator("#firstName").inputValue()).toBe("Anna");
	await toPayment(page, "pl");
	await page.unroute("**/registerUser**");
	const sent = page.waitForRequest((request) => request.url().includes("registerUser"));
	await press(page, /Zamawiam i płacę 1081,17/);
	expect((await sent).postDataJSON()).toMatchObject({ expectedGrossGrosz: 108_117 });
});

test("the account shows an unpaid registration; the gateway in another tab shows the outcome and the order", async () => {
	const { page, email } = await atGateway(visit, "pl");
	const address = new URL(page.url());
	const site = inject("siteUrl");
	await activated(page, site, email);
	await page.goto(`${site}/user.html`);
	await page.locator("main").getByText(BUYING.pl.toBePaid).waitFor();
	const other = await visit(address.pathname + address.search);
	await press(other, BUYING.pl.succeed);
	await heading(other, "Wynik jest zapisany");
	await other.getByRole("link", { name: "Na stronę główną" }).waitFor();
});

test("a package and a code are chosen by keyboard", async () => {
	const page = await choosing(visit, "pl", "package=EXPO&step=package");
	await page.locator("input[name=packageCode]:checked").focus();
	await page.keyboard.press("ArrowUp");
	expect(await page.locator("input[name=packageCode]:checked").inputValue()).toBe("STANDARD");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter"); // the collapsed row of other payment methods
	const isAtCode = () => page.evaluate(() => document.activeElement?.id === "code");
	while (!(await isAtCode())) await page.keyboard.press("Tab");
	await page.keyboard.type("finalcall");
	await page.keyboard.press("Enter");
	await page.getByText("Kod FINALCALL obniża", { exact: false }).waitFor();
	await page.keyboard.press("Enter");
	await page.locator("input[type=tel]").waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
	await page.goBack();
	await page.locator("#code").waitFor();
	expect(await page.locator("#code").inputValue()).toBe("finalcall");
});
