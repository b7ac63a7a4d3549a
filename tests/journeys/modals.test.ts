import { describe, expect, inject, test } from "vitest";
import { hold } from "../harness/held.ts";
import { awakeAgenda, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

describe("modals have an URL, support Back, and trap focus", () => {
	test("a speaker opens by keyboard and closes by Escape; focus returns to the card; the browser opens new tabs", async () => {
		const page = await visit("/");
		const biography = await hold(page, "GET", "**/api/lecturer/*/bio");
		const card = page.locator("#lecturers a[href*='/speakers/']").first();
		await card.focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("heading", { name: "Hanna Wróblewska" }).waitFor();
		expect(new URL(page.url()).pathname).toMatch(/^\/speakers\/\d+$/);
		// the focus follows the loaded content
		await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
		// the loaded window is read, with the focus in it
		const waited = await dialog.elementHandle();
		await biography();
		await dialog.locator(".bio").waitFor();
		expect(await waited?.evaluate((one) => one.contains(document.activeElement))).toBe(true);
		for (let press = 0; press < 12; press++) {
			await page.keyboard.press("Tab");
			// a guard at the dialog's end moves the focus back in
			await page.waitForFunction(
				() =>
					document.activeElement!.closest("[role=dialog]") !== null ||
					document.activeElement === document.body ||
					document.activeElement!.hasAttribute("data-base-ui-focus-guard"),
			);
		}
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		expect(new URL(page.url()).pathname).toBe("/");
		await page.waitForFunction(() => document.activeElement?.getAttribute("href")?.startsWith("/speakers/"));

		const opened = page.context().waitForEvent("page");
		await card.click({ modifiers: ["ControlOrMeta"] });
		await (await opened).getByRole("heading", { level: 1, name: "Hanna Wróblewska" }).waitFor();
		expect(await dialog.count()).toBe(0);
	});

	test("Back returns from a speaker to all speakers; closing keeps the page; the modal's URL is its document", async () => {
		const page = await visit("/en");
		await page.locator("a[href='#speakers']").first().click();
		await page.getByRole("dialog").locator("a[href*='/speakers/']").nth(3).click();
		await page.waitForURL(/\/speakers\//);
		await page.goBack();
		await page.waitForURL(/#speakers$/);
		await page.goBack();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.locator("a[href='#speakers']").first().click();
		await page.getByRole("dialog").locator("a[href*='/speakers/']").nth(3).click();
		await page.waitForURL(/\/speakers\//);
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		expect(page.url()).not.toMatch(/speakers/);

		await page.locator("#lecturers a[href*='/speakers/']").first().click();
		await page.getByRole("dialog").getByRole("heading", { name: "Hanna Wróblewska" }).waitFor();
		const address = page.url();
		expect(new URL(address).pathname).toMatch(/^\/en\/speakers\/\d+$/);
		await page.reload();
		await page.getByRole("heading", { level: 1, name: "Hanna Wróblewska" }).waitFor();
		expect(await page.getByRole("dialog").count()).toBe(0);
		await page.goBack(); // the page below left the browser's cache and returns
		await page.locator("#lecturers").waitFor();
		expect(new URL(page.url()).pathname).toBe("/en");
		const bare = await page.context().browser()!.newContext({ javaScriptEnabled: false });
		const plain = await bare.newPage();
		await plain.goto(address);
		await plain.getByText("Lumigrad").first().waitFor();
		await plain.locator("main a[href*='/en/lectures/']").first().click();
		expect(new URL(plain.url()).pathname).toMatch(/^\/en\/lectures\/\d+$/);
		await plain.getByRole("heading", { level: 1 }).waitFor();
		await bare.close();
	});

	test("opened by its URL it shows at once, and closing stays on the page; hostile company text has no scripts", async () => {
		const page = await visit("/#company/1");
		const dialog = page.getByRole("dialog");
		await dialog.waitFor();
		await page.waitForFunction(() => document.querySelector("[role=dialog]")?.getBoundingClientRect().width === 1000);
		await page.mouse.click(5, 450); // the backdrop
		await dialog.waitFor({ state: "detached" });
		expect(await page.locator("h1").isVisible()).toBe(true);

		const list = (await (await page.request.get(`${site}/api/event/MSTS25/exhibitors/list/all`)).json()) as {
			objectId: number;
			name: string;
		}[];
		const hostile = list.filter((one) => /zasobnik|sejsmo/i.test(one.name));
		expect(hostile.length).toBeGreaterThan(0);
		for (const company of hostile) {
			await page.goto(`${site}/#company/${company.objectId}`);
			await page.getByRole("dialog").getByRole("heading", { name: company.name }).first().waitFor();
			expect(await page.evaluate(() => document.body.dataset["hacked"])).toBeUndefined();
			expect(
				await page
					.locator("[role=dialog] script, [role=dialog] [onclick], [role=dialog] a[href^='javascript']")
					.count(),
			).toBe(0);
		}
	});

	test("a lecture fills a phone's screen and links to its speaker and calendar", async () => {
		const page = await visit("/#lecture/3", PHONE);
		const dialog = page.getByRole("dialog");
		const button = dialog.locator(".modal-foot .btn").first();
		await button.waitFor();
		expect((await button.boundingBox())!.width, "the main button").toBe(PHONE.viewport!.width - 40);
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		await awakeAgenda(page);
		await page.locator(".ag a[href*='/lectures/']").first().click();
		await dialog.waitFor();
		await page.waitForFunction(() => document.querySelector("[role=dialog]")?.getBoundingClientRect().width === 390);
		const calendar = await dialog.locator("a[href*='calendar.ics']").getAttribute("href");
		const file = await (await page.request.get(new URL(calendar!, page.url()).href)).text();
		expect(file).toContain("BEGIN:VEVENT");
		await dialog.locator("a[href*='/speakers/']").first().click();
		await page.waitForURL(/\/speakers\//);
	});

	test("documents open, and a modal that cannot be fetched says so", async () => {
		const page = await visit("/en/e/DSW");
		for (const name of ["organiser", "challenge", "terms", "privacy"]) {
			await page.evaluate((hash) => {
				location.hash = hash;
			}, name);
			await page.getByRole("dialog").locator(".prose p").first().waitFor();
			await page.keyboard.press("Escape");
			await page.getByRole("dialog").waitFor({ state: "detached" });
		}
		await page.route("**/assets/SpeakersModal*", (route) => route.abort());
		await page.evaluate(() => {
			location.hash = "speakers";
		});
		await page.locator(".toast-danger", { hasText: "The window could not be opened." }).waitFor();
		await expect.poll(() => new URL(page.url()).hash).toBe(""); // navigating back takes a moment
	});

	test("closed log-in (PYS25) and registration are explained in a modal", async () => {
		const page = await visit("/en/e/PYS25");
		await page.locator(".site-header .header-login").click();
		await page
			.getByText("Login is not currently available. The account will be available closer to the event date.")
			.waitFor();
		// the activation link can still be sent again
		await page.goto(new URL("/en/e/PYS25/user.html#resend", page.url()).href);
		await page.getByRole("heading", { name: "Log-in is not available yet" }).waitFor();
		await page.getByRole("button", { name: "Send a new link" }).waitFor();
		await page.goto(new URL("/e/DSW#registration-unavailable", page.url()).href);
		await page.getByRole("dialog").getByText("Rejestracja na to wydarzenie jest zablokowana.").waitFor();
	});
});

test.each([
	["/#news/99999", "Nie ma takiej wiadomości.", "Wróć na stronę"],
	["/en#lecture/99999", "There is no such lecture.", "Back to the page"],
])("%s does not exist: the modal says so and links back", async (path, words, back) => {
	const page = await visit(path, PHONE);
	const dialog = page.getByRole("dialog");
	await dialog.getByText(words).waitFor();
	await dialog.getByRole("button", { name: back }).click();
	await dialog.waitFor({ state: "detached" });
});
