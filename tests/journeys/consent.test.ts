import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { isNecessary } from "../../src/features/tracking/stored.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { commanded } from "../harness/commanding.ts";
import { fillIn, WORDS } from "../harness/filling-in.ts";
import type { ReceivedConversion } from "../harness/networks.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const UNDECIDED = { isUndecided: true };
/** Query parameters of an ad. */
const CLICK = "?fbclid=AbC-1_x&gclid=Cj0KC&li_fat_id=fat-1";

beforeAll(async () => {
	const linkedin = "--linkedin 4567890 --linkedin-conversion PageView=71,SubmitRegistration=73";
	const google = "--gtm GTM-ABC1234 --google-conversion PageView=555/61";
	await commanded(`tags set --event PYS25 --meta 123456789 ${linkedin} ${google}`);
});

const words = {
	pl: {
		banner: "Zgody i pliki cookie",
		accept: "Zgoda, wchodzę",
		reject: "Odrzucam",
		settings: "Zgody i pliki cookie",
	},
	en: {
		banner: "Consents and cookies",
		accept: "Accept and enter",
		reject: "Reject",
		settings: "Consents and cookies",
	},
};

function bannerOf(page: Page, lang: "pl" | "en") {
	const region = page.getByRole("region", { name: words[lang].banner });
	return {
		region,
		accept: region.getByRole("button", { name: words[lang].accept }),
		reject: region.getByRole("button", { name: words[lang].reject }),
		settings: page.getByRole("contentinfo").getByRole("link", { name: words[lang].settings }),
	};
}

/** Records a page's requests, and answers for the networks. */
async function recorded(page: Page): Promise<{ all: Request[]; foreign(): string[]; own(path: RegExp): Request[] }> {
	const all: Request[] = [];
	page.on("request", (request) => all.push(request));
	const isOwn = (url: string) => url.startsWith(inject("siteUrl"));
	await page.route(
		(url) => !isOwn(url.href),
		(route) => route.fulfill({ status: 200, contentType: "text/javascript", body: "" }),
	);
	return {
		all,
		foreign: () => all.map((one) => one.url()).filter((url) => !isOwn(url)),
		own: (path) => all.filter((one) => isOwn(one.url()) && path.test(one.url())),
	};
}

const storedIn = (page: Page) =>
	page.evaluate(() => ({
		local: Object.keys(localStorage),
		session: Object.keys(sessionStorage),
		visitor: localStorage.getItem("conversion_external_id"),
		consent: localStorage.getItem("consentMode"),
	}));

/** Conversions that the networks received for a visitor. */
async function takenOf(visitor: string): Promise<ReceivedConversion[]> {
	const all = (await (await fetch(`${inject("networksUrl")}/taken`)).json()) as ReceivedConversion[];
	const own = all.filter((one) => JSON.stringify(one.body).includes(hashOf(visitor)));
	const ids = new Set(own.map((one) => one.id));
	return all.filter((one) => ids.has(one.id));
}

test("beside a form the banner covers neither the head of the order summary nor its price", async () => {
	const page = await visit("/registration.html?package=STANDARD", DESKTOP, UNDECIDED);
	const { region, reject } = bannerOf(page, "pl");
	await region.waitFor();
	await page.locator(".reg-side .ticket-total").waitFor();
	const covered = await page.evaluate(() => {
		const top = document.querySelector(".consent")!.getBoundingClientRect().top;
		const parts = [...document.querySelectorAll(".reg-side :is(.ticket-top, .ticket-total)")];
		return parts.filter((part) => part.getBoundingClientRect().bottom > top).map((part) => part.className);
	});
	expect(covered).toEqual([]);
	await reject.click();
	expect(await page.evaluate(() => document.activeElement!.id)).toBe("content");
});

describe.each([
	["pl", "/e/DSW", DESKTOP],
	["en", "/en/e/DSW", { ...PHONE, colorScheme: "dark" as const }],
] as const)("the banner, in %s", (lang, path, device) => {
	test("is refused by keyboard and stays away; the footer reopens it", async () => {
		const page = await visit(path, device, UNDECIDED);
		const { region, accept, reject, settings } = bannerOf(page, lang);
		await region.waitFor();
		await expectAccessible(page, `banner ${lang}`, ".consent");
		await expectNoSidewaysScroll(page, `banner ${lang}`);
		const register = page.locator(".hero .btn").first();
		const isFree = await register.evaluate((button) => {
			const { left, top, width, height } = button.getBoundingClientRect();
			return document.elementFromPoint(left + width / 2, top + height / 2) === button;
		});
		expect(isFree, "the page's main action is not covered").toBe(true);
		const shifted = await page.evaluate(
			() =>
				new Promise<number>((shown) => {
					let sum = 0;
					const watcher = new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
					});
					watcher.observe({ type: "layout-shift", buffered: true });
					requestAnimationFrame(() => requestAnimationFrame(() => shown(sum)));
				}),
		);
		expect(shifted).toBeLessThan(0.01);

		await page.keyboard.press("Tab"); // the focus order is skip link, banner, page: no focus trap
		const seen: string[] = [];
		for (let step = 0; step < 6; step++) {
			await page.keyboard.press("Tab");
			seen.push(await page.evaluate(() => (document.activeElement!.closest(".consent") ? "banner" : "page")));
		}
		expect(seen[0]).toBe("banner");
		expect(seen.at(-1)).toBe("page");
		await reject.focus();
		await page.keyboard.press("Enter");
		await region.waitFor({ state: "hidden" });
		expect(await page.evaluate(() => document.activeElement!.closest("a, button, main") !== null)).toBe(true);
		await page.reload();
		await page.waitForFunction(() => document.querySelector("[data-awake]") ?? document.readyState === "complete");
		expect(await region.isVisible()).toBe(false);
		expect(await storedIn(page)).toMatchObject({ consent: "false", visitor: null });
		await settings.click();
		await region.waitFor();
		expect(await page.evaluate(() => document.activeElement!.closest(".consent") !== null)).toBe(true);
		await accept.click();
		await region.waitFor({ state: "hidden" });
		expect(await page.evaluate(() => document.activeElement!.hasAttribute("data-cookie-settings"))).toBe(true);
		const followed = { consent: "true", visitor: expect.stringMatching(/^[\da-f-]{36}$/) };
		await expect.poll(() => storedIn(page)).toMatchObject(followed); // loaded by a script after consent
		const signals = () =>
			page.evaluate(() => {
				const layer = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
				return layer.filter((one) => one[0] === "consent").map((one) => [one[1], one[2]]);
			});
		await expect.poll(async () => (await signals()).length).toBe(2);
		const [first, second] = (await signals()) as [string, object][];
		expect([first![0], new Set(Object.values(first![1]))]).toEqual(["default", new Set(["denied"])]);
		expect([second![0], Object.values(second![1])]).toEqual(["update", Array(7).fill("granted")]);
	});

	test("its page lists stored items in both languages", async () => {
		const page = await visit(`${lang === "en" ? "/en" : ""}/e/PYS25/cookies.html`, device);
		await expectAccessible(page, "cookies.html");
		await expectNoSidewaysScroll(page, "cookies.html");
		for (const name of ["consentMode", "agendaSortBy", "_fbp, _fbc", "li_fat_id"]) {
			await page.getByText(name, { exact: false }).first().waitFor();
		}
	});
});

test("without consent no tag runs, no request leaves the site, and only necessary items are stored", async () => {
	const page = await visit("/healthz", DESKTOP, UNDECIDED);
	const { foreign, own } = await recorded(page);
	const site = inject("siteUrl");
	const expectNothing = async (where: string) => {
		await page.waitForLoadState("networkidle");
		expect(foreign(), where).toEqual([]);
		expect(
			own(/\/(conversions|consent)\b/).map((one) => one.url()),
			where,
		).toEqual([]);
		const { local, session } = await storedIn(page);
		const cookies = (await page.context().cookies()).map((one) => one.name);
		expect(
			local.filter((name) => !isNecessary("local", name)),
			where,
		).toEqual([]);
		expect(
			session.filter((name) => !isNecessary("session", name)),
			where,
		).toEqual([]);
		expect(
			cookies.filter((name) => !isNecessary("cookie", name)),
			where,
		).toEqual([]);
		const globals = await page.evaluate(() => ["fbq", "lintrk", "google_tag_manager"].filter((name) => name in window));
		expect(globals, where).toEqual([]);
	};
	await page.goto(`${site}/e/PYS25${CLICK}`);
	await bannerOf(page, "pl").region.waitFor();
	await expectNothing("undecided");
	await bannerOf(page, "pl").reject.click();
	await page.goto(`${site}/e/PYS25`);
	await expectNothing("refused");
	await page.goto(`${site}/e/PYS25/registration.html?package=EXPO`);
	await page.locator("input[type=tel]").waitFor();
	await fillIn(page, "pl", `bez.zgody.${Date.now()}@firma.example`);
	await page.getByRole("button", { name: WORDS.pl.submit }).last().click();
	await page.getByText(WORDS.pl.done, { exact: false }).first().waitFor({ timeout: 60_000 });
	await expectNothing("registered");
}, 90_000); // hashing passwords waits on a busy machine

test("with consent the event's tags run, and conversions reach the networks from browser and server", async () => {
	const page = await visit("/healthz", PHONE, UNDECIDED);
	const site = inject("siteUrl");
	const refused: string[] = [];
	page.on("console", (message) => /Content Security Policy/i.test(message.text()) && refused.push(message.text()));
	const { all, foreign, own } = await recorded(page);
	await page.clock.install();
	await page.goto(`${site}/en/e/PYS25${CLICK}`);
	const { region, accept } = bannerOf(page, "en");
	await region.waitFor();
	expect(foreign()).toEqual([]);
	await accept.click();
	await expect
		.poll(() => new Set(foreign().map((url) => new URL(url).hostname)))
		.toEqual(new Set(["www.googletagmanager.com", "connect.facebook.net", "snap.licdn.com"]));
	const { visitor } = await storedIn(page);
	const conversionNames = async () => (await takenOf(visitor!)).map(({ network, name }) => `${network} ${name}`).sort();
	await expect.poll(conversionNames).toEqual(["google 61", "linkedin 71", "meta PageView"]);
	const [view] = (await takenOf(visitor!)).filter((one) => one.network === "meta");
	expect(view).toMatchObject({
		account: "123456789",
		body: { user_data: { fbc: expect.stringMatching(/\.AbC-1_x$/) } },
	});
	const pixel = await page.evaluate(() => {
		const { fbq, lintrk } = window as unknown as { fbq: { queue: unknown[][] }; lintrk: { q: unknown[][] } };
		return { fbq: fbq.queue, lintrk: lintrk.q };
	});
	expect(pixel.fbq.at(-1)).toEqual(["track", "PageView", {}, { eventID: view!.id }]);
	expect(pixel.lintrk).toEqual([["track", { conversion_id: 71, event_id: view!.id }]]);
	await page.clock.fastForward(30_000);
	await page.clock.fastForward(30_000);
	await page.evaluate(() => {
		location.hash = "#sponsor";
	});
	await expect
		.poll(conversionNames)
		.toEqual([
			"google 61",
			"linkedin 71",
			"meta ClickSponsorModal",
			"meta PageView",
			"meta PageView30s",
			"meta PageView60s",
		]);

	// registration and payment load nothing external, but the server reports
	all.length = 0;
	await page.goto(`${site}/en/e/PYS25/registration.html?package=EXPO`);
	await page.locator("input[type=tel]").waitFor();
	await expect
		.poll(() => own(/conversions\/v2/).map((one) => one.postDataJSON().facebookConversionDto.eventName))
		.toEqual(["PageView", "GoToRegistration", "GoToDataForm"]);
	const { fbc } = (view!.body as { user_data: { fbc: string } }).user_data;
	for (const one of own(/conversions\/v2/).map((request) => request.postDataJSON())) {
		expect(one.facebookConversionDto.fbc).toBe(fbc); // built once, on the ad's landing page
		expect(one.linkedinConversionDto.liFatId).toBe("fat-1");
		expect(one.googleAdsConversionDto.gclid).toBe("Cj0KC");
	}
	const email = `with.consent.${Date.now()}@firma.example`;
	await fillIn(page, "en", email);
	await page.getByRole("button", { name: WORDS.en.submit }).last().click();
	await page.getByText(WORDS.en.done, { exact: false }).first().waitFor({ timeout: 60_000 });
	await expect
		.poll(async () => (await conversionNames()).filter((one) => /SubmitRegistration|73/.test(one)))
		.toEqual(["linkedin 73", "meta SubmitRegistration"]);
	const registered = (await takenOf(visitor!)).filter(({ name }) => /SubmitRegistration|73/.test(name));
	expect(JSON.stringify(registered)).toContain(hashOf(email));
	expect(registered.find(({ network }) => network === "meta")!.body).toMatchObject({ user_data: { fbc } });
	expect(JSON.stringify(registered.find(({ network }) => network === "linkedin")!.body)).toContain("fat-1");
	for (const path of ["order.html?id=none", "test-payment.html?ref=none"]) {
		await page.goto(`${site}/en/e/PYS25/${path}`, { waitUntil: "networkidle" });
	}
	expect(foreign()).toEqual([]);
	expect(refused).toEqual([]);

	// consent is withdrawn in the footer of a page without the banner
	await page.context().addCookies([{ name: "_fbp", value: "fb.1.1746007200000.1", url: site }]);
	await bannerOf(page, "en").settings.click();
	await page.waitForURL("**/cookies.html#consent-title");
	await region.waitFor();
	const reloaded = page.waitForEvent("load");
	await bannerOf(page, "en").reject.click();
	await reloaded;
	const unneeded = async () => {
		const names = (await page.context().cookies()).map((one) => one.name);
		return names.filter((name) => !isNecessary("cookie", name));
	};
	await expect.poll(unneeded).toEqual([]);
	expect(await storedIn(page)).toMatchObject({ consent: "false", visitor: null });
	const count = (await takenOf(visitor!)).length;
	all.length = 0;
	await page.goto(`${site}/en/e/PYS25`, { waitUntil: "networkidle" });
	expect(foreign()).toEqual([]);
	expect(own(/\/(conversions|consent)\b/)).toEqual([]);
	expect(await takenOf(visitor!)).toHaveLength(count);
}, 90_000); // as above

test("a page's policy allows exactly its tags' sources, only where they run", async () => {
	const page = await visit("/healthz");
	const policyOf = async (path: string) =>
		(await page.request.get(inject("siteUrl") + path)).headers()["content-security-policy"]!;
	const plain = await policyOf("/e/DEVAI25");
	expect(plain).not.toMatch(/google|facebook|licdn/);
	for (const path of ["/e/PYS25/registration.html", "/e/PYS25/order.html", "/e/PYS25/test-payment.html"]) {
		expect(await policyOf(path), path).toBe(plain);
	}
	const tagged = await policyOf("/e/PYS25");
	expect(tagged).toContain(
		"script-src 'self' https://*.googletagmanager.com https://connect.facebook.net https://snap.licdn.com;",
	);
	expect(tagged).not.toContain("unsafe-inline' ");
});
