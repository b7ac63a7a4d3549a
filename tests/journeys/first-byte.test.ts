import type { CDPSession, Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { pages } from "../../src/app/http/pages.ts";
import { fromAnyAddress } from "../harness/addresses.ts";
import { elementsIn } from "../harness/elements.ts";
import { draftHolds, PERSON } from "../harness/filling-in.ts";
import { type Shift, sumOf, watchShifts } from "../harness/shifts.ts";
import { DESKTOP, expectAccessible, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** Slows network and processor, so that late parts are visibly late. */
async function slow(page: Page, timesAsSlow: number): Promise<CDPSession> {
	const client = await page.context().newCDPSession(page);
	await client.send("Emulation.setCPUThrottlingRate", { rate: timesAsSlow });
	await client.send("Network.enable");
	await client.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 90_000,
	});
	return client;
}

/** URLs of each page, one per way of opening it. */
const ADDRESSES: Record<string, string[]> = {
	"": ["/", "/e/TBF"],
	"registration.html": [
		"/registration.html",
		"/registration.html?package=STANDARD&code=FINALCALL",
		"/registration.html?package=EXEC&step=data",
		"/registration.html?package=GOLD&code=ZAPROSZENIE",
	],
	"meetup.html": ["/e/TBF/meetup.html"],
	"speakers/:id": ["/speakers/1"],
	"lectures/:id": ["/en/lectures/1"],
	"exhibitors/:id": ["/exhibitors/1"],
	"news/:id": ["/en/news/4"],
	"order.html": ["/order.html?id=none"],
	"ticket.html": ["/ticket.html?id=none"],
	"confirm.html": ["/confirm.html?id=none"],
	"letters.html": ["/letters.html?id=none"],
	"test-payment.html": ["/test-payment.html?ref=none"],
};
/** A phone opens every URL. A desktop, with less below the fold, opens each page once. */
const ways = pages.flatMap(({ path }) =>
	(ADDRESSES[path] ?? [`/${path}`]).map((address, way) => ({ address, isOnDesk: way === 0 })),
);

/** These pages redirect visitors to log-in, on a slow phone after seconds. */
const FOR_SOMEBODY = /^\/(account|exhibitor)$/;

/** Watches a page's requests. The returned function resolves after so many ms without any. */
function quietnessOf(page: Page): (ms: number) => Promise<void> {
	const open = new Set<Request>();
	let last = Date.now();
	const done = (request: Request) => {
		open.delete(request);
		last = Date.now();
	};
	page.on("request", (request) => open.add(request));
	page.on("requestfinished", done);
	page.on("requestfailed", done);
	page.on("framenavigated", () => open.clear());
	return async (ms) => {
		while (open.size > 0 || Date.now() - last < ms) await page.waitForTimeout(20);
	};
}

/** Layout shifts of a page over a slow network. */
async function moved(path: string, options: typeof PHONE, timesAsSlow: number): Promise<Shift[]> {
	const page = await visit("/healthz", options);
	await page.addInitScript(watchShifts);
	const client = await slow(page, timesAsSlow);
	const isQuietFor = quietnessOf(page);
	await page.goto(inject("siteUrl") + path, { waitUntil: "load" });
	if (FOR_SOMEBODY.test(path)) await page.waitForURL(/user\.html/, { waitUntil: "load" });
	await isQuietFor(200);
	// throttling also uses CPU while the page waits, so it ends once the page has loaded
	await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(500);
	return page.evaluate(() => window.shifts);
}

test.each(ways)("nothing shifts on a slow network: $address", async ({ address, isOnDesk }) => {
	const [phone, desk] = await Promise.all([moved(address, PHONE, 4), isOnDesk ? moved(address, DESKTOP, 1) : []]);
	for (const [shifts, where] of [
		[phone, "on a slow phone"],
		[desk, "on a desk"],
	] as const) {
		expect(sumOf(shifts), `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
	}
});

describe("before the form's script arrives", () => {
	/** Opens a page and delays its form's script until `arrive` is called. */
	async function waiting(
		path: string,
		options = PHONE,
		script = /\/assets\/(RegistrationPanel|AccountPanel)[^/]*\.js/,
	) {
		const page = await visit("/healthz", options);
		let arrive = () => {};
		const arrived = new Promise<void>((done) => {
			arrive = done;
		});
		await page.route(script, async (route) => {
			await arrived;
			await route.continue();
		});
		await page.goto(inject("siteUrl") + path, { waitUntil: "domcontentloaded" });
		return { page, arrive };
	}

	test("typed text, choices and presses are kept and applied", async () => {
		const { page, arrive } = await waiting("/registration.html?package=STANDARD&step=data");
		await page.getByLabel("Adres e-mail").fill("wolna.siec@firma.example");
		await page.getByLabel("Imię", { exact: true }).fill("Zażółć");
		await page.locator("input[type=tel]").fill("601234567");
		await page.getByRole("checkbox", { name: /Akceptuję regulamin/ }).check();
		await page.locator(".reg-bar button[type=submit]").click(); // does not navigate yet, and loses nothing
		arrive();
		await page.locator('[data-island="registration"][data-awake]').waitFor();
		await page.locator(".field-error", { hasText: "podaj nazwisko" }).waitFor(); // the press was handled
		expect(await page.getByLabel("Adres e-mail").inputValue()).toBe("wolna.siec@firma.example");
		expect(await page.locator("#firstName-error").count()).toBe(0);
		expect(await page.locator("#phoneNo-error").count()).toBe(0);
		expect(await page.getByRole("checkbox", { name: /Akceptuję regulamin/ }).isChecked()).toBe(true);
		await draftHolds(page, "Zażółć"); // it reached the draft as well
		await page.reload();
		await page.locator('[data-island="registration"][data-awake]').waitFor();
		await expect.poll(() => page.getByLabel("Imię", { exact: true }).inputValue()).toBe("Zażółć");
	});

	test("a left address is validated: an existing account is reported", async () => {
		const email = `wczesna.${Date.now()}@firma.example`;
		const data = { ...PERSON, email, eventCode: "MSTS25", packageCode: "EXPO" };
		const url = `${inject("siteUrl")}/api/account/registerUser?lang=pl`;
		const { page, arrive } = await waiting("/registration.html?package=EXPO", DESKTOP);
		expect((await page.request.post(url, { headers: fromAnyAddress(), data })).status()).toBe(200);
		await page.getByLabel("Adres e-mail").fill(email);
		await page.keyboard.press("Tab");
		arrive();
		await page.getByText("Posiadasz już konto").first().waitFor();
	});

	test("a pressed package is chosen", async () => {
		const { page, arrive } = await waiting("/registration.html", DESKTOP);
		await page.getByRole("radio", { name: /Basic Onsite/ }).check();
		arrive();
		await page.locator(".ticket-name", { hasText: "Basic Onsite" }).waitFor();
		await expect.poll(() => new URL(page.url()).searchParams.get("package")).toBe("BASIC-ONSITE");
	});

	test("an account can be opened with the typed text", async () => {
		const { page, arrive } = await waiting("/user.html");
		await page.getByLabel("Adres e-mail").first().fill("nikt@firma.example");
		await page.getByLabel("Hasło", { exact: true }).fill("niewłaściwe");
		arrive();
		await page.locator('[data-island="account"][data-awake]').waitFor();
		const sent = page.waitForRequest(/sign-in\/email/);
		await page
			.getByRole("button", { name: /^Zaloguj się$/ })
			.last()
			.click();
		expect((await sent).postDataJSON()).toMatchObject({ email: "nikt@firma.example", password: "niewłaściwe" });
	});

	test.each([
		["before what watches presses", /\/assets\/asleep[^/]*\.js/],
		["before the form's own", /\/assets\/AccountPanel[^/]*\.js/],
	])("Enter %s logs in once with the typed text", async (_, script) => {
		const { page, arrive } = await waiting("/user.html", PHONE, script);
		const sent: unknown[] = [];
		page.on("request", (call) => /sign-in\/email/.test(call.url()) && sent.push(call.postDataJSON()));
		await page.getByLabel("Adres e-mail").first().fill("nikt@firma.example");
		await page.getByLabel("Hasło", { exact: true }).fill("niewłaściwe");
		await page.keyboard.press("Enter");
		// pressed repeatedly while hydrating
		await page.evaluate(() => {
			const island = document.querySelector<HTMLElement>('[data-island="account"]')!;
			const press = () => {
				if (island.dataset["awake"] !== undefined) return;
				island.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
				setTimeout(press);
			};
			press();
		});
		arrive();
		await page.getByRole("alert").first().waitFor();
		expect(sent).toMatchObject([{ email: "nikt@firma.example", password: "niewłaściwe" }]);
	});
});

test("the first byte contains the URL's choice, and help without JavaScript", async () => {
	const get = async (path: string) => (await fetch(inject("siteUrl") + path)).text();
	const html = (await get("/registration.html?package=STANDARD&code=finalcall")).replaceAll("\u00a0", " ");
	for (const words of ["MS Tech Summit 2025", "6–7 czerwca 2025", "737,02 zł", "Kod FINALCALL obniża cenę"]) {
		expect(html).toContain(words);
	}
	expect(html.indexOf("<noscript>")).toBeLessThan(html.indexOf("data-island"));
	expect(await get("/user.html")).toContain('type="password"');
});

test.each(["/", "/en"])("the first document of %s is small, and links to every lecture of its tab", async (path) => {
	const html = await (await fetch(inject("siteUrl") + path)).text();
	expect(elementsIn(html)).toBeLessThanOrEqual(2000);
	expect(Buffer.byteLength(html)).toBeLessThanOrEqual(150_000);
	const agenda = html.slice(html.indexOf('data-island="agenda"'), html.indexOf('id="packages"'));
	expect(new Set(agenda.match(/\/lectures\/\d+"/g)).size).toBe(50);
});

test("the fonts of the first screen are few bytes", async () => {
	const html = await (await fetch(inject("siteUrl"))).text();
	const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href!);
	expect(fonts.length).toBe(2);
	const sizes = await Promise.all(
		fonts.map(async (href) => (await (await fetch(inject("siteUrl") + href)).arrayBuffer()).byteLength),
	);
	expect(sizes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(40_000);
});

test.each(["/registration.html", "/en/registration.html"])(
	"the checkout at %s is calm: nothing chosen, Standard first, the first step within two screens",
	async (path) => {
		const page = await visit(path, PHONE);
		await page.locator('[data-island="registration"][data-awake]').waitFor();
		expect(await page.locator("input[name=packageCode]:checked").count()).toBe(0);
		expect(await page.locator(".pick-name").first().textContent()).toBe("Standard");
		const bottom = await page.locator("#ways").evaluate((row) => row.getBoundingClientRect().bottom);
		expect(bottom).toBeLessThanOrEqual(2 * 844);
		// team, company and code are one collapsed row
		expect(await page.locator("#registration details").count()).toBe(1);
		expect(await page.locator("#ways").evaluate((row: HTMLDetailsElement) => row.open)).toBe(false);
		expect(await page.locator("#registration :is(input, select):visible:not([name=packageCode])").count()).toBe(0);
		await page.locator("#ways > summary").click();
		for (const part of ["[name=buying][value=team]", "#wantInvoice", "#code"])
			expect(await page.locator("#ways").locator(part).first().isVisible(), part).toBe(true);
		await page.locator("#ways > summary").click();
		await page.locator(".reg-bar button[type=submit]").click();
		await page.locator(".field-error", { hasText: /wybierz.pakiet|choose.a.package/i }).waitFor();
		await page.waitForFunction(() => document.activeElement?.getAttribute("value") === "STANDARD");
		const outside = await page
			.locator("header a, footer a")
			.evaluateAll((links) => links.map((one) => one.getAttribute("href")).filter((href) => !href?.startsWith("#")));
		const base = path.startsWith("/en") ? "/en" : "";
		const languages = ["/registration.html", "/en/registration.html"];
		expect(outside).toEqual([base || "/", ...languages, `${base}/cookies.html#consent-title`]);
		await expectAccessible(page, "step 1 with an error");
	},
);

test.each([
	["a desk", DESKTOP, ".reg-side .ticket-total"],
	["a phone", PHONE, ".reg-bar-total"],
])("the consent banner never covers the total, on %s", async (_name, options, total) => {
	const page = await visit("/registration.html?package=STANDARD", options, { isUndecided: true });
	await page.locator(".consent").waitFor();
	const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
	const [banner, sum] = [await box(".consent"), await box(total)];
	const isApart =
		banner.x + banner.width <= sum.x ||
		sum.x + sum.width <= banner.x ||
		banner.y + banner.height <= sum.y ||
		sum.y + sum.height <= banner.y;
	expect(isApart).toBe(true);
});
