import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { PERSON } from "../harness/filling-in.ts";
import { awakeAgenda, DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
/** Navigation and controls, which are never printed. */
const NEVER = ".site-header, .promo, .site-footer, .checkout-foot, .consent, .skip, .btn, .plain-link, main form";

/** A part's printed text, or null if it is hidden. */
async function printed(page: Page, part: string): Promise<string | null> {
	const one = page.locator(part).first();
	// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read either
	return (await one.isVisible()) ? (await one.innerText()).replace(/\s+/g, " ") : null;
}

/** Counts A4 pages, and expects no overflow and no dark background. */
async function sheets(page: Page): Promise<number> {
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 688, height: 1017 }); // A4 without margins
	const wrong = await page.evaluate((never) => {
		const isVisible = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 1;
		const pressed = [...document.querySelectorAll(never)].filter(isVisible).map((one) => `pressed: ${one.textContent}`);
		const grounds = [...document.querySelectorAll("body, main, main *:not(i)")].filter(isVisible).filter((one) => {
			const { backgroundColor, backgroundImage, color } = getComputedStyle(one);
			const isPainted = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
			return !one.closest("svg") && (isPainted || color !== "rgb(0, 0, 0)");
		});
		return [...pressed, ...grounds.map((one) => `ground or colour: ${one.className || one.tagName}`)];
	}, NEVER);
	expect(wrong).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
	return file.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Makes a person's order of MSTS25's Standard and opens its page. */
async function orderPage(prefix: string, paymentMethod: "card" | "transfer"): Promise<Page> {
	const page = await visit(`${prefix}/order.html?id=none`, { ...DESKTOP, colorScheme: "dark" });
	const site = inject("siteUrl");
	const order = { packageCode: "STANDARD", paymentMethod, expectedGrossGrosz: 92_127, packageIsFree: false };
	const answer = await page.request.post(`${site}/api/account/registerUser?lang=${prefix ? "en" : "pl"}`, {
		headers: fromAnyAddress(),
		data: { ...PERSON, email: `papier.${Math.random()}@firma.example`, eventCode: "MSTS25", ...order },
	});
	expect(answer.status(), await answer.text()).toBe(200);
	await page.goto(`${site}${prefix}/order.html?id=${(await answer.json()).order.secret}`);
	await page.locator(".order-state h1").waitFor();
	return page;
}

/** Expects all modules of a QR code within the page, 40 mm wide. */
async function expectWholeCode(page: Page): Promise<void> {
	const { width, height, right, holder } = await page.locator(".ticket-code").evaluate((code) => {
		const box = code.getBoundingClientRect();
		const { right } = code.closest(".ticket")!.getBoundingClientRect();
		return { width: box.width, height: box.height, right: box.right, holder: right };
	});
	expect(Math.min(width, height)).toBeGreaterThan((40 / 25.4) * 96);
	expect(right).toBeLessThanOrEqual(holder);
	expect(await page.locator(".ticket-code path").evaluate((code) => getComputedStyle(code).fill)).toBe("rgb(0, 0, 0)");
}

describe("the printed agenda is a programme", () => {
	test.each([
		["/", DESKTOP, "Aktualny program:", 50],
		["/en", { ...PHONE, colorScheme: "dark" as const }, "The programme as it stands:", 50],
		["/en/e/THS25", DESKTOP, "The programme as it stands:", 9], // collapsed on screen
		["/e/TBF", DESKTOP, "Aktualny program:", 4],
	])(
		"of %s: one lecture below another, with the current programme's URL; by hour as well",
		async (path, look, at, lectures) => {
			const page = await visit(path, look);
			await awakeAgenda(page);
			expect(await sheets(page)).toBeLessThanOrEqual(Math.ceil(lectures / 8));
			const { host } = new URL(inject("siteUrl"));
			expect((await printed(page, ".hero-body"))!.replace(/ /g, " ")).toContain(`${at} ${host}${path}`);
			for (const part of ["#packages", ".hero picture", ".countdown", ".ag-tools", ".lc-seat", ".ag-head"])
				expect(await printed(page, part), part).toBe(null);
			const programme = await page.locator(".lc").evaluateAll((cards) => {
				const cardBoxes = cards
					.filter((card) => card.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
					.map((card) => card.getBoundingClientRect());
				return {
					shown: cardBoxes.length,
					overlapping: cardBoxes.filter((one, place) => place > 0 && one.top < cardBoxes[place - 1]!.bottom - 1).length,
					aside: cardBoxes.filter((one) => one.left < 0 || one.right > innerWidth).length,
				};
			});
			expect(programme).toEqual({ shown: lectures, overlapping: 0, aside: 0 });
			expect(
				await page
					.locator(".lc-level i")
					.first()
					.evaluate((bars) => bars.clientHeight),
			).toBeGreaterThan(10);
			if (path !== "/") return;
			await page.emulateMedia({ media: "screen" });
			await page.setViewportSize(look.viewport!);
			await page.locator(".ag-sort button").nth(1).click();
			await page.locator(".ag-hours .lc").first().waitFor();
			expect(await sheets(page), "by hour").toBeLessThanOrEqual(8);
			expect(await printed(page, ".ag-hour")).toContain("8:30 do 9:00 1 wykład");
		},
	);
});

describe.each(["", "/en"])("an order of %s on one sheet", (prefix) => {
	const [unpaid, toPay, amount, paid, total] = prefix
		? ["Your order is awaiting payment", "To pay", "PLN 921.27", "Paid. See you there", "Total"]
		: ["Zamówienie czeka na zapłatę", "Do zapłaty", "921,27 zł", "Zapłacone. Do zobaczenia", "Razem"];

	test("unpaid: contents, deadline and buyer; then paid, with the ticket and its code", async () => {
		const page = await orderPage(prefix, "card");
		expect(await sheets(page)).toBe(1);
		expect(await printed(page, ".order-state")).toContain(unpaid);
		expect(await printed(page, ".reg-side")).toMatch(new RegExp(`1 × Standard.*${toPay}.*${amount}`));
		expect(await printed(page, ".reg-main")).toContain("Szczepankowska-Wójcik");
		await page.emulateMedia({ media: "screen" });
		await page.getByRole("button", { name: amount }).first().click();
		await page.waitForURL(/test-payment/); // the order's own button has the same name
		await page.getByRole("button", { name: amount }).click();
		await page.locator(".ticket-code").waitFor();
		expect(await sheets(page)).toBe(1);
		expect(await printed(page, ".order-state")).toContain(paid);
		expect(await printed(page, ".reg-side")).toMatch(new RegExp(`${total}.*${amount}`));
		expect(await printed(page, ".paid-picks")).toBe(null);
		await expectWholeCode(page);
		await page.emulateMedia({ media: "screen" });
		await page.locator(".ticket-ways a[href*='ticket.html']").click();
		await page.locator(".phone-ticket .ticket-code").waitFor();
		expect(await sheets(page)).toBe(1);
		await expectWholeCode(page);
		const ticket = (await printed(page, ".phone-ticket"))!;
		for (const words of ["MS Tech Summit 2025", "Standard", "Szczepankowska-Wójcik", "07.06"])
			expect(ticket).toContain(words);
	});
});
