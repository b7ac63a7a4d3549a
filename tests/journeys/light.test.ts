import { expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { PERSON } from "../harness/filling-in.ts";
import { lightBehind } from "../harness/light.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** The background is #0d0b1f. A beam would be far brighter. */
const DARK = 0x1f + 12;
const TABLET = { viewport: { width: 820, height: 1180 } };

test("no light behind the text of the ticket beside the registration form", async () => {
	const page = await visit("/healthz");
	for (const path of ["/registration.html?package=STANDARD", "/en/e/DSSML25/registration.html"]) {
		await page.goto(inject("siteUrl") + path);
		await page.locator(".ticket-facts li").first().waitFor();
		await expect.poll(() => lightBehind(page, ".ticket-top", ".ticket-top")).toBeLessThan(DARK);
	}
});

test.each([
	["1440", DESKTOP],
	["820", TABLET],
	["390", PHONE],
])("no light behind the text of a paid order, at %s", async (_, look) => {
	const page = await visit("/healthz", look);
	const site = inject("siteUrl");
	const post = async (path: string, data: object) => {
		const answer = await page.request.post(site + path, { headers: fromAnyAddress(path), data });
		expect(answer.status(), await answer.text()).toBe(200);
		return answer.json();
	};
	const chosen = { eventCode: "MSTS25", packageCode: "STANDARD", paymentMethod: "card", expectedGrossGrosz: 92_127 };
	const email = `blask.${look.viewport!.width}.${Date.now()}@firma.example`;
	const { order } = await post("/api/account/registerUser?lang=pl", { ...PERSON, email, ...chosen });
	const { reference } = await post(`/api/payment/${order.secret}/url`, { method: "card" });
	await post(`/api/payment/test/${reference}`, { outcome: "success" });
	await page.goto(`${site}/order.html?id=${order.secret}`);
	await page.locator(".paid-ticket .ticket-facts").waitFor();
	await expect.poll(() => lightBehind(page, ".paid .order-state", ".order-state, .paid-ticket")).toBeLessThan(DARK);
});

test("no light behind the text of the API reference", async () => {
	const page = await visit("/api/docs", DESKTOP);
	for (const { viewport } of [DESKTOP, TABLET, PHONE]) {
		await page.setViewportSize(viewport!);
		for (const words of [".ref-lead", ".ref-count"])
			await expect
				.poll(() => lightBehind(page, words, words), { message: `${words} at ${viewport!.width}` })
				.toBeLessThan(DARK);
	}
});
