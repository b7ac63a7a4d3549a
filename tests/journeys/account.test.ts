import type { Page, Response, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ownTexts } from "../../src/app/account/screens/own-texts.ts";
import { screenTexts } from "../../src/app/account/screens/texts.ts";
import { texts } from "../../src/app/account/texts.ts";
import { clientTexts } from "../../src/app/client/texts.ts";
import { planTexts } from "../../src/features/plan/texts.ts";
import { texts as ticketsTexts } from "../../src/features/tickets/texts.ts";
import { logOutByMenu } from "../harness/account.ts";
import { activeAccount, WORDS } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const fresh = (name: string) => `${name}.${Date.now()}@firma.example`;

/** Opens the account of a new person with a ticket. */
async function inAccount(look: typeof DESKTOP, path = "/account"): Promise<{ page: Page; email: string }> {
	const page = await visit("/healthz", look);
	const email = fresh("konto");
	await activeAccount(page, site, email);
	await page.goto(site + path);
	await page.locator("h1").waitFor();
	return { page, email };
}

async function logIn(page: Page, email: string): Promise<void> {
	const form = page.getByRole("dialog").locator("form");
	await form.getByLabel(WORDS.pl.email, { exact: false }).fill(email);
	await form.getByLabel(WORDS.pl.password, { exact: true }).fill("sekretne-haslo");
	await page.keyboard.press("Enter");
}

test("every screen has an address, a name and no accessibility violation", async () => {
	const { page } = await inAccount(DESKTOP);
	// menu and header are the same on every screen, so each language needs one check
	for (const [lang, path, title, part] of [
		["pl", "", screenTexts.greeting, "html"],
		["en", "/agenda", planTexts.title, "html"],
		["pl", "/ticket", screenTexts.ticketsTitle, "main"],
		["en", "/data", ownTexts.dataTitle, "main"],
		["pl", "/nothing", clientTexts.notFound, "main"],
	] as const) {
		await page.goto(`${site}${lang === "en" ? "/en" : ""}/account${path}`);
		await page.getByRole("heading", { level: 1, name: title[lang] }).waitFor();
		await expect.poll(() => page.title()).toContain(title[lang]);
		await expectGoodInBothLooks(page, `account${path} in ${lang}`, part);
		await page.setViewportSize({ width: 820, height: 1180 });
		await expectNoSidewaysScroll(page, `account${path} in ${lang} on a tablet`);
		// the menu of this width is the same on every screen
		if (path === "") await expectAccessible(page, `account in ${lang} on a tablet`);
		await page.setViewportSize(DESKTOP.viewport!);
	}
}, 60_000);

test("the menu changes screens, also by keyboard, and the language switch stays on the screen", async () => {
	const { page } = await inAccount(DESKTOP);
	const menu = page.getByRole("navigation", { name: texts.menu.pl }).first();
	await menu.getByRole("link", { name: texts.data.pl }).press("Enter");
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.pl }).waitFor();
	await page.waitForFunction(() => document.activeElement?.id === "content"); // the focus follows the screen
	await page.goBack();
	await page.getByRole("heading", { level: 1, name: screenTexts.greeting.pl }).waitFor();
	await page.goForward();
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.pl }).waitFor(); // current links
	await page.getByRole("link", { name: "EN, English" }).click();
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.en }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/en/account/data");
});

test("the side menu shows its last item whole, and the agenda's search its whole hint", async () => {
	const { page } = await inAccount({ viewport: { width: 820, height: 560 } }, "/account/agenda");
	const menu = page.locator(".acc-side > .acc-menu");
	const faded = await menu.evaluate((box) => {
		box.scrollTop = box.scrollHeight;
		const fade = Number.parseFloat(/ - ([\d.]+)px\)/.exec(getComputedStyle(box).maskImage)?.[1] ?? "NaN");
		const last = [...box.querySelectorAll(".acc-link")].at(-1)!;
		return box.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom - fade;
	});
	expect(faded).toBeGreaterThanOrEqual(-1);
	const search = page.locator(".ag-search > input");
	for (const width of [1440, 820, 390]) {
		await page.setViewportSize({ width, height: 900 });
		const room = await search.first().evaluate((input: HTMLInputElement) => {
			const style = getComputedStyle(input);
			const pen = document.createElement("canvas").getContext("2d")!;
			pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
			return input.clientWidth - padding - pen.measureText(input.placeholder).width;
		});
		expect([width, room >= 0]).toEqual([width, true]);
	}
});

test("a new screen starts at its top, and a previous one at its old position", async () => {
	const { page } = await inAccount(PHONE, "/account/data");
	await page.getByRole("heading", { level: 2 }).first().waitFor();
	await page.evaluate(() => scrollTo(0, 600));
	const top = () => page.evaluate(() => scrollY);
	await expect.poll(top).toBe(600);
	const bar = page.getByRole("navigation").last();
	await bar.getByRole("link", { name: texts.ticket.pl, exact: true }).click();
	await page.getByRole("heading", { level: 1, name: screenTexts.ticketsTitle.pl }).waitFor();
	await expect.poll(top).toBe(0);
	await page.goBack();
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.pl }).waitFor();
	await expect.poll(top).toBe(600);
});

test("on a phone the rest of the menu opens over the screen, and its links work", async () => {
	const { page } = await inAccount(PHONE);
	const bar = page.getByRole("navigation", { name: texts.menu.pl });
	expect(await bar.getByRole("listitem").count()).toBe(5);
	await page.getByRole("button", { name: texts.more.pl }).click();
	const sheet = page.getByRole("dialog");
	await expectAccessible(page, "the account's menu on a phone");
	await sheet.getByRole("link", { name: texts.tickets.pl }).click();
	await page.getByRole("heading", { level: 1, name: screenTexts.ticketsTitle.pl }).waitFor();
	await sheet.waitFor({ state: "hidden" });
});

test("the ticket works offline, and no other personal data does", async () => {
	const { page } = await inAccount({ ...PHONE, serviceWorkers: "allow" }, "/account/ticket");
	const code = page.getByRole("img", { name: ticketsTexts.qr.pl.replace(" #", "") });
	await code.waitFor();
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload(); // reloads through the service worker's cache
	await code.waitFor();
	await page.context().setOffline(true);
	await page.reload();
	await code.waitFor();
	await page.getByText(clientTexts.offline.pl).waitFor();
	// pages outside the account would not open
	expect(await page.locator(".ticket-ways").count()).toBe(0);
	await page.getByRole("link", { name: texts.people.pl }).click();
	await page.getByRole("heading", { name: clientTexts.offlineTitle.pl }).waitFor();
	await expectAccessible(page, "the account without a network");
	await page.getByRole("link", { name: clientTexts.showTicket.pl }).click();
	await code.waitFor();
	await page.context().setOffline(false);
	const isKept = () => page.evaluate(() => caches.has("estrada-account"));
	expect(await isKept()).toBe(true);
	await logOutByMenu(page, "pl");
	await expect.poll(isKept).toBe(false);
});

test("a screen works although the menu's counts never arrive", async () => {
	const page = await visit("/healthz", PHONE);
	await activeAccount(page, site, fresh("licznik"));
	await page.route(/\/assets\/(ChatUnread|MeetingsWaiting)[^/]*\.js/, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed", (one) => one.url().includes("MeetingsWaiting"));
	await page.goto(`${site}/account/ticket`);
	await failed;
	await page.getByRole("img", { name: ticketsTexts.qr.pl.replace(" #", "") }).waitFor();
});

test("an expired session is renewed over the page; a log-out leaves every tab", async () => {
	const { page, email } = await inAccount(DESKTOP, "/account/data");
	const other = await page.context().newPage();
	await other.goto(`${site}/account`);
	await other.getByRole("heading", { level: 1, name: screenTexts.greeting.pl }).waitFor();
	const { promise: isLoggedIn, resolve: refuseLate } = Promise.withResolvers<void>();
	const refuse = async (route: Route) => {
		await isLoggedIn;
		await route.fulfill({ status: 401, json: { title: "Unauthorized", status: 401 } });
	};
	await page.route("**/api/user/tickets?**", refuse, { times: 1 });
	await page.getByRole("link", { name: texts.tickets.pl }).first().click();
	const emails = page.getByRole("link", { name: texts.emails.pl }).first();
	await emails.waitFor();
	await page.context().clearCookies({ name: /session_token$/ });
	// a screen without data yet; a poll may open the dialog before the press
	await emails.dispatchEvent("click");
	await page.getByRole("heading", { name: clientTexts.sessionOver.pl }).waitFor();
	await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
	expect(await page.locator(".acc-main").isVisible()).toBe(false);
	await expectAccessible(page, "log-in over the account");
	await logIn(page, email);
	await page.getByRole("heading", { name: clientTexts.sessionOver.pl }).waitFor({ state: "detached" });
	// an answer to a request from before the log-in
	const isLate = (one: Response) => one.url().includes("/api/user/tickets?") && one.status() === 401;
	const late = page.waitForResponse(isLate);
	refuseLate();
	await (await late).finished();
	await page.getByRole("link", { name: texts.tickets.pl }).first().click();
	await page.getByRole("img", { name: ticketsTexts.qr.pl.replace(" #", "") }).waitFor();
	await logOutByMenu(page, "pl");
	await other.waitForURL(/user\.html/);
	await other.close();
});

test("after log-in a person returns to the requested screen", async () => {
	const page = await visit("/healthz", DESKTOP);
	const email = fresh("konto");
	await activeAccount(page, site, email);
	await page.context().clearCookies();
	await page.goto(`${site}/account/data`);
	await page.waitForURL(/user\.html\?to=/);
	await page.locator('[data-island="account"][data-awake]').waitFor(); // Enter works only once hydrated
	await page.getByLabel(WORDS.pl.email, { exact: false }).first().fill(email);
	await page.getByLabel(WORDS.pl.password, { exact: true }).fill("sekretne-haslo");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: ownTexts.dataTitle.pl }).waitFor();
});
