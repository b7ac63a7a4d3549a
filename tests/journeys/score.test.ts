import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { LARGE, largeSchedule } from "../../bench/large-schedule.ts";
import { addRecordings } from "../../src/features/recordings/server/store.ts";
import type { Score } from "../../src/features/score/contract.ts";
import { scoreTexts } from "../../src/features/score/texts.ts";
import { changeContent } from "../../src/kit/content/version.ts";
import { runImport } from "../harness/importing.ts";
import { ownSite } from "../harness/own-site.ts";
import { sumOf, watchShifts } from "../harness/shifts.ts";
import {
	awakeAgenda,
	DESKTOP,
	expectAccessible,
	expectNoSidewaysScroll,
	PHONE,
	useBrowser,
} from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const TABLET = { viewport: { width: 820, height: 1180 } };

/** Scrolls the score into view and waits for its lamps. */
async function lampsOf(page: Page) {
	await page.locator("#score").scrollIntoViewIfNeeded();
	await page.locator(".score-days").waitFor();
	return page.locator(".lamp");
}
const choose = (page: Page, topic: string) =>
	page.locator(".score-topics").getByRole("button", { name: topic, exact: true }).click();
const count = async (page: Page) => (await page.locator(".score-count").textContent())!.replace(/\s+/g, " ");
const collected = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("favourites") ?? "{}"));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

test.each([
	["1440", DESKTOP],
	["820", TABLET],
	["390", PHONE],
])("nothing of it comes before it is seen, and then nothing moves, at %s", async (_, look) => {
	const page = await visit("/healthz", look);
	await page.addInitScript(watchShifts);
	const asked: string[] = [];
	page.on("request", (one) => asked.push(new URL(one.url()).pathname));
	await page.goto(site, { waitUntil: "networkidle" });
	expect(asked.filter((path) => /score/i.test(path))).toEqual([]);
	const room = () => page.locator(".score-sheet").evaluate((one) => one.getBoundingClientRect().height);
	const before = await room();
	const lamps = await lampsOf(page);
	expect(await lamps.count()).toBe(94);
	expect(Math.abs((await room()) - before)).toBeLessThan(1);
	await expectNoSidewaysScroll(page, "the score");
	// a quick jump past it
	await page.goto(`${site}#contact`, { waitUntil: "networkidle" });
	await page.waitForTimeout(500);
	expect(sumOf(await page.evaluate(() => window.shifts))).toBeLessThanOrEqual(0.02);
});

test("topics light what fits; a lamp says why, and goes into the plan", async () => {
	const page = await visit("/", DESKTOP);
	const lamps = await lampsOf(page);
	expect(await count(page)).toMatch(/^94 /);
	await choose(page, "LLM");
	const lit = page.locator(".lamp[data-lit]");
	const [ofOne, told] = [await lit.count(), await count(page)];
	expect(told).toBe(`${ofOne} z 94 lampek świeci dla Ciebie`);
	await choose(page, "SRE");
	expect(await lit.count()).toBeGreaterThan(ofOne);
	await expectAccessible(page, "the score with lit lamps", "#score");

	await lit.first().hover();
	const card = page.locator(".score-card");
	await card.getByText(/Świeci, bo łączy Was temat/).waitFor();
	await expectAccessible(page, "a lecture in brief", "#score");
	const id = Number(await lit.first().getAttribute("data-lamp"));
	await card.getByRole("button", { name: scoreTexts.addToPlan.pl }).click();
	await card.getByRole("button", { name: scoreTexts.isInPlan.pl, pressed: true }).waitFor();
	expect(await collected(page)).toEqual({ MSTS25: [id] });
	expect(await lit.first().getAttribute("aria-label")).toContain(scoreTexts.inPlan.pl);
	await page.mouse.move(5, 5);
	await card.waitFor({ state: "detached" });
	expect(await lamps.count()).toBe(94);

	await lit.first().click();
	await page.getByRole("dialog").waitFor();
	expect(page.url()).toContain(`/lectures/${id}`);
});

test("a plan is made of what is lit, without clashes, and joins what was there", async () => {
	const page = await visit("/en", DESKTOP);
	await lampsOf(page);
	const make = page.getByRole("button", { name: scoreTexts.makePlan.en });
	await make.click();
	await page.getByText(scoreTexts.chooseFirst.en).waitFor();
	await choose(page, "LLM");
	await choose(page, "Azure");
	await make.click();
	await page.getByText(/lectures were added to\syour plan/).waitFor();
	const { MSTS25: ids } = (await collected(page)) as { MSTS25: number[] };
	expect(ids.length).toBeGreaterThan(5);
	const spans = await page.evaluate(
		(all) =>
			all.map((id) => {
				const lamp = document.querySelector<HTMLElement>(`[data-lamp="${id}"]`)!;
				const days = [...document.querySelectorAll(".score-day")];
				const from = Number(lamp.style.getPropertyValue("--f"));
				return {
					day: days.indexOf(lamp.closest(".score-day")!),
					from,
					to: from + Number(lamp.style.getPropertyValue("--l")),
				};
			}),
		ids,
	);
	for (const one of spans) {
		const atOnce = spans.filter((other) => other.day === one.day && other.from < one.to && one.from < other.to);
		expect(atOnce).toEqual([one]);
	}
	await make.click();
	await page.getByText(/0 lectures were added/).waitFor();
	expect(await page.getByRole("link", { name: scoreTexts.openPlan.en }).getAttribute("href")).toBe("/en/user.html");
});

test("the list is the agenda, filtered by the same topics", async () => {
	const page = await visit("/", DESKTOP);
	await lampsOf(page);
	await choose(page, "LLM");
	await choose(page, "SRE");
	await page.getByRole("link", { name: scoreTexts.showList.pl }).click();
	await awakeAgenda(page);
	await page.getByRole("button", { name: "Usuń filtr: LLM" }).waitFor();
	expect(new URL(page.url()).searchParams.getAll("topic").sort()).toEqual(["LLM", "SRE"]);
	for (const tags of await page.locator(".ag .lc .lc-tags:visible").allTextContents()) expect(tags).toMatch(/LLM|SRE/);
	await page.reload();
	await awakeAgenda(page);
	await page.getByRole("button", { name: "Usuń filtr: SRE" }).click();
	await page.waitForURL(/\?topic=LLM#agenda$/);
});

test("lamps are walked through by arrows, and each is said in words", async () => {
	const page = await visit("/", DESKTOP);
	const lamps = await lampsOf(page);
	await choose(page, "LLM");
	await lamps.first().focus();
	await page.keyboard.press("ArrowRight");
	expect(await focused(page)).toBe(await lamps.nth(1).getAttribute("aria-label"));
	expect(await focused(page)).toMatch(/^10:00, .+, Studio 1/);
	await page.locator(".score-card").waitFor();
	await page.keyboard.press("ArrowDown");
	expect(await focused(page)).toMatch(/^10:00, /);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowLeft");
	expect(await focused(page)).toBe(await lamps.first().getAttribute("aria-label"));
	// one lamp is reached by Tab; after it come its card's parts
	expect(await page.locator('.lamp[tabindex="0"]').count()).toBe(1);
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("[data-card]") !== null)).toBe(true);
	await page.keyboard.press("Escape");
	expect(await focused(page)).toBe(await lamps.first().getAttribute("aria-label"));
	expect(await page.locator(".score-card").count()).toBe(0);
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
});

test("a phone shows one day, and a tap on a column tells the nearest lecture", async () => {
	const page = await visit("/", PHONE);
	await lampsOf(page);
	expect(await page.locator(".score-day:visible").count()).toBe(1);
	await page.locator(".score-segment button").last().tap();
	await choose(page, "LLM");
	const lane = page.locator(".score-day:visible .score-lane").first();
	await lane.tap({ position: { x: 2, y: 55 } });
	const card = page.locator(".score-card");
	await card.waitFor();
	expect(page.url()).not.toContain("lectures");
	await expectAccessible(page, "the score on a phone", "#score");
	await card.getByRole("button", { name: scoreTexts.close.pl }).tap();
	await card.waitFor({ state: "detached" });
	await page.locator(".score-day:visible .lamp[data-lit]").first().tap();
	await card.getByRole("link").first().tap();
	await page.getByRole("dialog").waitFor();
});

test("without JavaScript it is a picture with links", async () => {
	const page = await visit("/healthz", { ...DESKTOP, javaScriptEnabled: false });
	await page.goto(`${site}/en`);
	const picture = page.frameLocator(".score-sheet iframe");
	await picture.locator("a").first().waitFor();
	expect(await picture.locator("a").count()).toBe(94);
	await picture.locator("a").first().click();
	await page.waitForURL(/\/en\/lectures\/\d+$/);
});

test("what cannot be fetched is said, and tried again", async () => {
	const page = await visit("/healthz", DESKTOP);
	await page.route("**/api/event/*/score*", (route) => route.abort());
	await page.goto(site);
	await page.locator("#score").scrollIntoViewIfNeeded();
	await page.getByText(scoreTexts.unavailable.pl).waitFor();
	await page.unroute("**/api/event/*/score*");
	await page.locator("#score").getByRole("button", { name: scoreTexts.retry.pl }).click();
	await page.locator(".lamp").first().waitFor();
});

test("an event that is over shows how full it was, and offers no plan", async () => {
	const page = await visit("/e/THS25", DESKTOP);
	const lamps = await lampsOf(page);
	expect(await count(page)).toBe("14 wykładów za nami");
	for (const end of [scoreTexts.empty.pl, scoreTexts.full.pl])
		await page.locator(".score-legend").getByText(end).waitFor();
	expect(await page.getByRole("button", { name: scoreTexts.makePlan.pl }).count()).toBe(0);
	const glows = await lamps.evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--q")));
	expect(new Set(glows).size).toBeGreaterThan(2);
	await lamps.first().hover();
	await page.locator(".score-card").waitFor();
	expect(await page.locator(".score-card button:visible").count()).toBe(0);
	await expectAccessible(page, "the score of an event that is over", "#score");
});

test(`on the day it shows now; ${LARGE.lectures} lectures in ${LARGE.tracks} tracks are folded, and move nothing`, {
	timeout: 120_000,
}, async () => {
	const { server, site: ownAddress } = await ownSite("2026-02-01T13:10:00+01:00");
	await runImport(server, largeSchedule(), { event: "LARGE26", create: true });
	for (const look of [DESKTOP, PHONE]) {
		const page = await visit("/healthz", look);
		await page.goto(`${ownAddress}/e/LARGE26`);
		const room = () => page.locator(".score-sheet").evaluate((one) => one.getBoundingClientRect().height);
		const before = await room();
		await lampsOf(page);
		expect(Math.abs((await room()) - before)).toBeLessThan(1);
		await expectNoSidewaysScroll(page, "folded tracks");
		// the phone shows the day that runs
		const today = page.locator(".score-day").last();
		const groups = today.locator(".score-group > button");
		expect(await groups.count()).toBe(8);
		await choose(page, "Compilers 1");
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
	const wide = await visit("/healthz", DESKTOP);
	await wide.goto(`${ownAddress}/e/LARGE26`);
	await lampsOf(wide);
	expect(await wide.locator(".score-day").first().locator(".score-now").count()).toBe(0);
});

test("once a recording is published, its lamp opens it", async () => {
	const { server, site: ownAddress, eventCode } = await ownSite("2025-05-01T12:00:00+02:00");
	server.clock.set("2025-06-10T10:00:00Z");
	const score = (await (await fetch(`${ownAddress}/api/event/${eventCode}/score`)).json()) as Score;
	const { objectId } = score.days[0]!.lines[0]!.lamps[0]!;
	await changeContent(server.deps, (tx) =>
		addRecordings(tx, [
			{
				...{ lectureId: objectId, file: "film.webm", seconds: 30, chapters: [], captionsPl: null, captionsEn: null },
				publishedAt: new Date("2025-06-01T10:00:00Z"),
			},
		]),
	);
	const page = await visit("/healthz", DESKTOP);
	await page.goto(`${ownAddress}/en`);
	await lampsOf(page);
	const recorded = page.locator('.lamp[href*="/account/recordings/"]');
	expect(await recorded.getAttribute("data-lamp")).toBe(String(objectId));
	await recorded.hover();
	const watch = page.locator(".score-card").getByRole("link", { name: scoreTexts.watch.en });
	await watch.waitFor();
	expect(await watch.getAttribute("href")).toBe(await recorded.getAttribute("href"));
});
