import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LARGE, largeSchedule } from "../../bench/large-schedule.ts";
import { DRAWN_AT_ONCE } from "../../src/features/agenda-page/web/arrangement.ts";
import { scoreTexts } from "../../src/features/score/texts.ts";
import { elementsIn } from "../harness/elements.ts";
import { runImport } from "../harness/importing.ts";
import { ownSite } from "../harness/own-site.ts";
import { awakeAgenda, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const MAX_ELEMENTS = 6000;
/** The grid draws three halls at a time, with about this many lectures. A day by track would have 440. */
const MAX_PIECE = 100;
/** The height of a landing page with one hour of a large programme. A whole day by hour had 135,000. */
const MAX_PHONE_HEIGHT = 25_000;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);
const links = (page: Page) => page.locator(".ag a[href*='/lectures/']");
const chosenDay = (page: Page) => page.locator(".ag-tools > .ag-days [aria-pressed=true]").textContent();

/** Opens an address on a device without stored data and waits for the agenda. */
async function open(page: Page, url: string): Promise<void> {
	await page.evaluate(() => localStorage.clear());
	await page.goto(url);
	await awakeAgenda(page);
}

/** A site with a large conference's programme, in the middle of its second day. */
async function largeSite(): Promise<string> {
	const { server, site } = await ownSite("2026-02-01T13:10:00+01:00");
	await runImport(server, largeSchedule(), { event: "LARGE26", create: true });
	return `${site}/e/LARGE26`;
}

/** Every view has few elements and opens on the current day. */
async function lookAtEveryView(page: Page, site: string): Promise<void> {
	const first = await (await fetch(site)).text();
	expect(elementsIn(first)).toBeLessThanOrEqual(MAX_ELEMENTS);
	// without scripts, a link leads to the other day
	expect(first).toContain('href="?calendar=2026-01-31#agenda"');
	const other = await (await fetch(`${site}?calendar=2026-01-31`)).text();
	expect(other).toContain('href="?calendar=2026-02-01#agenda"');

	await open(page, site);
	expect(await chosenDay(page)).toMatch(/^1\slutego$/);
	for (const view of ["Ścieżki", "Godziny", "Sale", "Wszystkie"]) {
		await page.getByRole("button", { name: view, exact: true }).click();
		await page.waitForTimeout(500); // renders in pieces
		expect(await elements(page), view).toBeLessThanOrEqual(MAX_ELEMENTS);
	}
}

/** A phone opens by hour at the current lectures. */
async function lookOnPhone(phone: Page, site: string): Promise<void> {
	await open(phone, site);
	await phone.getByRole("button", { name: "Godziny", exact: true }).click();
	await phone.getByRole("button", { name: "13:00", pressed: true }).waitFor();
	expect(await phone.locator(".ag-hour-at b").first().textContent()).toMatch(/^13:/);
	expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_PHONE_HEIGHT);
}

/** Filters are chips in a URL to share. A track is one jump away. */
async function filterAndShare(page: Page, site: string): Promise<void> {
	await open(page, site);
	await page.getByRole("button", { name: "Sala", exact: true }).click();
	await page.getByRole("checkbox", { name: "Janson", exact: true }).check();
	await page.getByRole("checkbox", { name: "K.1.105", exact: true }).check();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Język", exact: true }).click();
	await page.getByRole("checkbox", { name: "po polsku" }).check();
	await page.keyboard.press("Escape");
	await page.getByRole("searchbox").fill("abstrakt databases 2");
	await page.getByText("Żaden wykład nie pasuje do filtrów.").waitFor();
	await page.getByRole("searchbox").fill("ABSTRACT dàtabases 2");
	await page.waitForURL(/\?q=ABSTRACT\+d%C3%A0tabases\+2&room=Janson&room=K\.1\.105&language=pl#agenda$/);
	await expect.poll(() => links(page).count()).toBeGreaterThan(0);
	const found = await links(page).allTextContents();

	const shared = await visit("/healthz");
	await open(shared, page.url());
	await expect.poll(() => links(shared).allTextContents()).toEqual(found);
	await expectAccessible(shared, "filters");
	await shared.getByRole("button", { name: "Usuń filtr: Janson" }).click();
	await shared.getByRole("button", { name: "Wyczyść filtry" }).click();
	await shared.waitForURL(`${site}#agenda`);

	await shared.getByRole("button", { name: "31 stycznia", exact: true }).click();
	await shared.getByRole("button", { name: "Przejdź do ścieżki" }).click();
	await shared.locator(".ag-jump a", { hasText: "Databases 18" }).click();
	const head = shared.getByRole("heading", { name: "Databases 18", exact: true });
	await expect.poll(() => head.evaluate((one) => Math.abs(one.getBoundingClientRect().top))).toBeLessThan(250);
}

/** Rooms are columns on a wide screen, and arrow keys move between lectures. */
async function walkTheGrid(page: Page, site: string): Promise<void> {
	await open(page, `${site}?room=Janson&room=K.1.105&calendar=2026-01-31`);
	await page.getByRole("button", { name: "Sale", exact: true }).click();
	const grid = page.getByRole("region", { name: "Siatka sal i godzin" });
	await grid.waitFor(); // loads on demand
	expect(await grid.getByRole("heading").allTextContents()).toEqual(["Janson", "K.1.105"]);
	await expectAccessible(page, "the grid of rooms", ".ag");
	await grid.getByRole("link").first().focus();
	const focused = () =>
		page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h4")?.textContent);
	await page.keyboard.press("ArrowDown");
	expect([await focused(), await page.locator(":focus b").textContent()]).toEqual(["Janson", "10:00"]);
	await page.keyboard.press("ArrowRight");
	expect(await focused()).toBe("K.1.105");
	await page.keyboard.press("ArrowLeft");
	expect(await focused()).toBe("Janson");
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
}

/** Watches how many lectures one change of the document adds. Returns the maximum so far. */
async function watchPieces(page: Page): Promise<() => Promise<number>> {
	const largest = await page.evaluateHandle(() => {
		const found = { count: 0 };
		new MutationObserver((records) => {
			const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node instanceof Element);
			const count = added.reduce((sum, one) => sum + one.querySelectorAll("a[href*='/lectures/']").length, 0);
			found.count = Math.max(found.count, count);
		}).observe(document.body, { childList: true, subtree: true });
		return found;
	});
	return async () => (await largest.jsonValue()).count;
}

/** A press is answered before hundreds of lectures are drawn. They arrive in pieces, in the end all. */
async function drawInPieces(page: Page, site: string): Promise<void> {
	await open(page, site);
	const largest = await watchPieces(page);
	await page.getByRole("button", { name: "Sale", exact: true }).click();
	await page.getByRole("region", { name: "Siatka sal i godzin" }).waitFor();
	const ofDay = await page
		.locator(".ag")
		.getByText(/^\d+ wykład/)
		.first()
		.textContent();
	await expect.poll(() => links(page).count()).toBe(Number.parseInt(ofDay ?? "", 10));
	await page.getByRole("button", { name: "Wszystkie", exact: true }).click();
	await page.getByRole("button", { name: "Ścieżki", exact: true }).click();
	await expect.poll(() => links(page).count()).toBe(DRAWN_AT_ONCE);
	await page.getByRole("button", { name: /^Pokaż jeszcze 383 / }).click();
	await expect.poll(() => links(page).count()).toBe(LARGE.lectures);
	await page.getByRole("searchbox").fill("data");
	await expect.poll(() => links(page).count()).toBeLessThan(LARGE.lectures);
	expect(await largest()).toBeGreaterThan(0);
	expect(await largest()).toBeLessThanOrEqual(MAX_PIECE);
}

/** The score's tracks are collapsed without layout shifts, and the current day shows now. */
async function openFoldedTracks(page: Page): Promise<void> {
	const room = () => page.locator(".score-sheet").evaluate((one) => one.getBoundingClientRect().height);
	const before = await room();
	await page.locator("#score").scrollIntoViewIfNeeded();
	await page.locator(".score-days").waitFor();
	expect(Math.abs((await room()) - before)).toBeLessThan(1);
	await expectNoSidewaysScroll(page, "folded tracks");
	// a phone shows the current day
	const today = page.locator(".score-day").last();
	const groups = today.locator(".score-group > button");
	expect(await groups.count()).toBe(8);
	const topics = page.locator(".score-topics");
	await topics.getByRole("button", { name: "Compilers 1", exact: true }).click();
	await groups
		.first()
		.getByText(/\d+\sz\s30/)
		.waitFor();
	await groups.first().click();
	const on = today.locator(".lamp[data-on]");
	await on.first().waitFor({ state: "attached" }); // the group opens right after the press
	expect(await on.first().getAttribute("aria-label")).toContain(scoreTexts.onNow.pl);
	await today.locator(".score-now:visible").first().waitFor();
	await expectAccessible(page, "an open group of tracks", "#score");
}

test(`${LARGE.lectures} lectures in ${LARGE.tracks} tracks and ${LARGE.rooms} rooms can be searched, filtered, shared and browsed by keyboard`, {
	timeout: 120_000,
}, async () => {
	const site = await largeSite();
	const phone = await visit("/healthz", PHONE);
	await phone.goto(site);
	await openFoldedTracks(phone);
	await lookOnPhone(phone, site);
	await phone.close(); // an open page would still run its clock
	const page = await visit("/healthz");
	await page.goto(site);
	await openFoldedTracks(page);
	expect(await page.locator(".score-day:visible").first().locator(".score-now").count(), "the day before").toBe(0);
	await lookAtEveryView(page, site);
	await drawInPieces(page, site);
	await filterAndShare(page, site);
	await walkTheGrid(page, site);
});
