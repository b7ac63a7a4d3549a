import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Score } from "../../src/features/score/contract.ts";
import { scoreTexts } from "../../src/features/score/texts.ts";
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

async function lampsOf(page: Page) {
	await page.locator("#score").scrollIntoViewIfNeeded();
	await page.locator(".score-days").waitFor();
	return page.locator(".lamp");
}
/** Presses a topic, and waits until it and its lamps show the change. */
async function choose(page: Page, topic: string): Promise<void> {
	const chip = page.locator(".score-topics").getByRole("button", { name: topic, exact: true });
	const before = await chip.getAttribute("aria-pressed");
	await chip.click();
	await expect.poll(() => chip.getAttribute("aria-pressed")).not.toBe(before);
}
const count = async (page: Page) => (await page.locator(".score-count").textContent())!.replace(/\s+/g, " ");
const collected = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("favourites") ?? "{}"));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

/** Opens the landing page. The score loads when seen, without layout shifts. */
async function openCalmly(look: typeof DESKTOP): Promise<Page> {
	const page = await visit("/healthz", look);
	await page.addInitScript(watchShifts);
	const requestedPaths: string[] = [];
	page.on("request", (one) => requestedPaths.push(new URL(one.url()).pathname));
	await page.goto(site, { waitUntil: "networkidle" });
	expect(requestedPaths.filter((path) => /score/i.test(path))).toEqual([]);
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
	await lampsOf(page);
	return page;
}

/** Moves through the lamps by arrow keys; each is announced. Ends in a lecture's modal. */
async function walkByArrows(page: Page): Promise<void> {
	const lamps = page.locator(".lamp");
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
	// one lamp is a tab stop, and its card's parts follow
	// the tab stop and the card follow the focus a moment later, together
	await page.locator('.lamp[tabindex="0"]').and(lamps.first()).waitFor();
	expect(await page.locator('.lamp[tabindex="0"]').count()).toBe(1);
	await page.locator(".score-card").waitFor();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("[data-card]") !== null)).toBe(true);
	await page.keyboard.press("Escape");
	expect(await focused(page)).toBe(await lamps.first().getAttribute("aria-label"));
	await page.locator(".score-card").waitFor({ state: "detached" });
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
}

test("at 820 px it loads when seen, and nothing shifts", async () => {
	await openCalmly(TABLET);
});

test("at 1440 px too; arrows move through lamps, and the list is the agenda with the same topic filter", async () => {
	const page = await openCalmly(DESKTOP);
	await choose(page, "LLM");
	await walkByArrows(page);
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });

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

/** Chooses topics, which light matching lamps. A lit lamp shows its reason. Returns that lamp. */
async function lightTopics(page: Page): Promise<Locator> {
	expect(await count(page)).toMatch(/^94 /);
	await choose(page, "LLM");
	const lit = page.locator(".lamp[data-lit]");
	await lit.first().waitFor();
	const ofOne = await lit.count();
	await expect.poll(() => count(page)).toBe(`${ofOne} of 94 lamps are lit for you`);
	await choose(page, "SRE");
	await expect.poll(() => lit.count()).toBeGreaterThan(ofOne);
	await expectAccessible(page, "the score with lit lamps", "#score");
	await lit.first().hover();
	await page
		.locator(".score-card")
		.getByText(/Lit\sbecause\syou\sshare\sthe\stopic/)
		.waitFor();
	await expectAccessible(page, "a lecture in brief", ".score-card");
	return lit.first();
}

/** The day and hours of lamps' lectures. */
const spansOf = (page: Page, ids: readonly number[]) =>
	page.evaluate(
		(all) =>
			all.map((id) => {
				const lamp = document.querySelector<HTMLElement>(`[data-lamp="${id}"]`)!;
				const days = [...document.querySelectorAll(".score-day")];
				const from = Number(lamp.style.getPropertyValue("--f"));
				const to = from + Number(lamp.style.getPropertyValue("--l"));
				return { day: days.indexOf(lamp.closest(".score-day")!), from, to };
			}),
		[...ids],
	);

test("topics light matching lamps; a lamp joins the plan, which combines lit lamps without clashes", async () => {
	const page = await visit("/healthz", DESKTOP);
	await page.route("**/api/event/*/score*", (route) => route.abort());
	await page.goto(`${site}/en`);
	await page.locator("#score").scrollIntoViewIfNeeded();
	await page.getByText(scoreTexts.unavailable.en).waitFor();
	await page.unroute("**/api/event/*/score*");
	await page.locator("#score").getByRole("button", { name: scoreTexts.retry.en }).click();
	const lamps = await lampsOf(page);

	const make = page.getByRole("button", { name: scoreTexts.makePlan.en });
	await make.click();
	await page.getByText(scoreTexts.chooseFirst.en).waitFor();
	const lamp = await lightTopics(page);
	const id = Number(await lamp.getAttribute("data-lamp"));
	const card = page.locator(".score-card");
	await card.getByRole("button", { name: scoreTexts.addToPlan.en }).click();
	await card.getByRole("button", { name: scoreTexts.isInPlan.en, pressed: true }).waitFor();
	expect(await collected(page)).toEqual({ MSTS25: [id] });
	expect(await lamp.getAttribute("aria-label")).toContain(scoreTexts.inPlan.en);
	await page.mouse.move(5, 5);
	await card.waitFor({ state: "detached" });
	expect(await lamps.count()).toBe(94);

	await make.click();
	await page.getByText(/lectures were added to\syour plan/).waitFor();
	const { MSTS25: ids } = (await collected(page)) as { MSTS25: number[] };
	expect(ids).toContain(id);
	expect(ids.length).toBeGreaterThan(5);
	const spans = await spansOf(page, ids);
	for (const one of spans) {
		const atOnce = spans.filter((other) => other.day === one.day && other.from < one.to && one.from < other.to);
		expect(atOnce).toEqual([one]);
	}
	await make.click();
	await page.getByText(/0 lectures were added/).waitFor();
	expect(await page.getByRole("link", { name: scoreTexts.openPlan.en }).getAttribute("href")).toBe(
		"/en/user.html?to=%2Fen%2Faccount%2Fagenda",
	);
	await lamp.click();
	await page.getByRole("dialog").waitFor();
	expect(page.url()).toContain(`/lectures/${id}`);
});

test.each([
	["reduce", true],
	["no-preference", false],
] as const)("topics light the lamps at once only under reduced motion: %s", async (reducedMotion, isAtOnce) => {
	const page = await visit("/en", { ...DESKTOP, reducedMotion });
	await lampsOf(page);
	await page.locator(".score-topics").getByRole("button", { name: "LLM", exact: true }).waitFor();
	const { lit, transitions } = await page.evaluate(async () => {
		const isLit = () => document.querySelectorAll(".lamp[data-lit]").length;
		const chips = [...document.querySelectorAll<HTMLButtonElement>(".score-topics button")];
		chips.find((one) => one.textContent?.trim() === "LLM")!.click();
		while (isLit() === 0) await new Promise(requestAnimationFrame);
		const targets = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
		return { lit: isLit(), transitions: targets.filter((one) => one?.matches(".lamp")).length };
	});
	expect(lit).toBeGreaterThan(5);
	expect(transitions === 0).toBe(isAtOnce);
});

test("a phone shows one day without shifts; a tap on a column opens the nearest lecture", async () => {
	const page = await openCalmly(PHONE);
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

/** Adds a watchable recording to the score's response, at its first lamp; server tests cover the choice. */
async function recordFirst(page: Page): Promise<void> {
	await page.route("**/api/event/*/score*", async (route) => {
		const score = (await (await route.fetch()).json()) as Score;
		score.days[0]!.lines[0]!.lamps[0]!.recordingId = 7;
		await route.fulfill({ json: score });
	});
}

test("a past event shows its occupancy, offers no plan, and links to its recordings", async () => {
	const page = await visit("/healthz", DESKTOP);
	await recordFirst(page);
	await page.goto(`${site}/e/THS25`);
	const lamps = await lampsOf(page);
	expect(await count(page)).toBe("14 wykładów za nami");
	for (const end of [scoreTexts.empty.pl, scoreTexts.full.pl])
		await page.locator(".score-legend").getByText(end).waitFor();
	expect(await page.getByRole("button", { name: scoreTexts.makePlan.pl }).count()).toBe(0);
	const glows = await lamps.evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--q")));
	expect(new Set(glows).size).toBeGreaterThan(2);
	const recorded = page.locator('.lamp[href*="/account/recordings/"]');
	expect(await recorded.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
		"/e/THS25/account/recordings/7",
	]);
	await recorded.hover();
	const watch = page.locator(".score-card").getByRole("link", { name: scoreTexts.watch.pl });
	expect(await watch.getAttribute("href")).toBe("/e/THS25/account/recordings/7");
	expect(await page.locator(".score-card button:visible").count()).toBe(0);
	await expectAccessible(page, "the score of an event that is over", "#score");
});
