import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { channels } from "../../src/kit/colour/colour.ts";
import { awakeAgenda, DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

async function documentOf(path: string): Promise<{ status: number; html: string }> {
	const answer = await fetch(inject("siteUrl") + path);
	return { status: answer.status, html: await answer.text() };
}

const textOf = (html: string, name: string) =>
	(new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? "").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");

/** The buttons of a row scroll it by the visible cards and stop at its ends. */
async function moveRows(page: Page): Promise<void> {
	for (const section of [page.locator(".hot"), page.locator("#news")]) {
		await section.scrollIntoViewIfNeeded();
		const [back, on] = [
			section.getByRole("button", { name: "Poprzednie" }),
			section.getByRole("button", { name: "Następne" }),
		];
		const left = () => section.locator("[data-row]").evaluate((row) => row.scrollLeft);
		await on.waitFor();
		expect(await back.getAttribute("aria-disabled")).toBe("true");
		await on.click();
		await expect.poll(left).toBeGreaterThan(800);
		await expect.poll(() => back.getAttribute("aria-disabled")).toBe("false");
		for (let press = 0; press < 4; press++) await on.click({ force: true }); // stops at its end
		await expect.poll(() => on.getAttribute("aria-disabled")).toBe("true");
		await back.click();
		await expect.poll(() => on.getAttribute("aria-disabled")).toBe("false");
	}
}

describe("a visitor reads the landing page", () => {
	test("in Polish: ordered sections, twelve speakers, running countdown, header after 250 px, rows with buttons", async () => {
		const page = await visit("/");
		expect(await page.locator("html").getAttribute("lang")).toBe("pl");
		expect(await page.locator("h1").textContent()).toContain("Dwa dni");
		expect(await page.locator("#lecturers a[href*='/speakers/']").count()).toBe(12);
		const order = await page.locator("main section[id], main h2[id]").evaluateAll((all) => all.map((one) => one.id));
		const wanted = ["lecturers", "agenda", "packages", "exhibitors", "partners", "news", "contact"];
		expect(order.filter((id) => wanted.includes(id))).toEqual(wanted);
		const seconds = page.locator('[data-part="seconds"]');
		const before = await seconds.textContent();
		await page.waitForFunction((text) => document.querySelector('[data-part="seconds"]')!.textContent !== text, before);
		expect(await page.locator('[data-part="days"]').textContent()).toBe("183");
		// at first the header is part of the hero: it scrolls away and returns after 250 px
		const header = page.locator(".site-header-fixed");
		for (const door of ["Agenda", "Zarejestruj się"]) await header.getByRole("link", { name: door }).waitFor();
		await page.evaluate(() => scrollTo(0, 240));
		const bottom = () => header.evaluate((one) => one.getBoundingClientRect().bottom);
		await expect.poll(bottom).toBeLessThanOrEqual(0);
		await page.evaluate(() => scrollTo(0, 251));
		await expect.poll(bottom).toBeGreaterThan(0);
		await moveRows(page);
	});

	test.each([
		[820, 4, [12, 4]],
		[1440, 7, [14, 7]],
	])(
		"at %i px sees exhibitors in full rows of %i, and each of them once after 'show all'",
		async (width, row, first) => {
			const page = await visit("/#exhibitors", { viewport: { width, height: 900 } });
			const plates = page.locator("#exhibitors .plate:visible");
			const names = () => plates.locator("img").evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
			expect(await plates.count()).toBe(first[0]! + first[1]!);
			const shownIn = (wall: number) =>
				page.locator("#exhibitors :not(details) > .plates").nth(wall).locator(".plate:visible");
			for (const wall of [0, 1]) {
				expect(await shownIn(wall).count()).toBe(first[wall]);
				expect(first[wall]! % row).toBe(0);
			}
			for (const more of await page.locator("#exhibitors summary").all()) await more.click();
			await expect.poll(() => plates.count()).toBe(45);
			expect(new Set(await names()).size).toBe(45);
		},
	);

	test("switches to English, and this device keeps the choice", async () => {
		const page = await visit("/");
		await page.locator(".lang-switch a[data-lang='en']").click();
		await page.waitForURL("**/en");
		expect(await page.locator("html").getAttribute("lang")).toBe("en");
		expect(await page.locator("h1").textContent()).toContain("full");
		expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
		await page.goto(`${new URL(page.url()).origin}/registration.html`);
		expect(await page.locator("html").getAttribute("lang")).toBe("en");
	});

	test("follows an anchor: the section comes into view, and the URL has it", async () => {
		const page = await visit("/", { ...DESKTOP, reducedMotion: "no-preference" });
		const started = Date.now();
		await page.locator(".hero-actions a[href='#agenda']").click();
		await page.waitForFunction(() => Math.abs(document.querySelector("#agenda")!.getBoundingClientRect().top) < 200);
		expect(Date.now() - started).toBeGreaterThan(600); // scrolls smoothly for a second
		expect(new URL(page.url()).hash).toBe("#agenda");
	});

	test.each(["packages", "contact"])(
		"a URL with #%s opens with the anchor below the header, past off-screen sections",
		async (id) => {
			for (const device of [PHONE, DESKTOP]) {
				const page = await visit(`/#${id}`, device);
				await page.waitForFunction((name) => {
					const { bottom } = document.querySelector(".site-header-fixed")!.getBoundingClientRect();
					const { top } = document.getElementById(name)!.getBoundingClientRect();
					return top > bottom - 16 && top < bottom + 54;
				}, id);
			}
		},
	);

	test("an unknown event or page is a 404 in the right language", async () => {
		for (const [path, text] of [
			["/en/e/NOPE99", "There is no such page or event"],
			["/nope", "Nie ma takiej strony albo takiego wydarzenia"],
		] as const) {
			const { status, html } = await documentOf(path);
			expect({ path, status, main: textOf(html, "main") }).toEqual({
				path,
				status: 404,
				main: expect.stringContaining(text),
			});
		}
	});

	test("every event has a page whose background is dark enough behind text", async () => {
		const grounds: Record<string, number> = {};
		for (const code of [
			"LIVE25",
			"DSSML25",
			"THS25",
			"DSS25",
			"YAVA25",
			"DEVAI25",
			"PYS25",
			"TBF",
			"EY-MEETUP",
			"DSW",
		]) {
			const { html } = await documentOf(`/en/e/${code}`);
			expect(textOf(html, "h1"), code).toBeTruthy();
			const ground = /<section class="hero[^>]* style="--ground:(#[\da-f]{6})"/.exec(html)?.[1];
			grounds[code] = Math.max(...channels(ground ?? "#ffffff"));
		}
		expect(Object.entries(grounds).filter(([, brightest]) => brightest >= 40)).toEqual([]);
		const page = await visit("/en/e/DSW");
		const drawn = await page.locator(".hero").evaluate((hero) => getComputedStyle(hero).backgroundColor);
		expect(Math.max(...(drawn.match(/\d+/g) ?? []).map(Number))).toBe(grounds["DSW"]);
	});

	test("a meetup's hero names the next edition, or the one in the URL", async () => {
		expect(textOf((await documentOf("/en/e/TBF")).html, "main")).toMatch(/28\sOctober\s2025/);
		const page = await visit("/en/e/TBF?calendar=tbf-2023-09-27");
		expect(await page.locator(".hero-days").textContent()).toMatch(/27\sSeptember\s2023/);
		expect(await page.locator(".hero-actions").textContent()).toMatch(/Next: Tuesday, 28\sOctober\s2025/);
		expect(await page.getByRole("navigation", { name: "Archive" }).locator("a").count()).toBe(2);
		await page.goto(new URL("/en/e/TBF?calendar=nope", page.url()).href);
		await page.getByText("We do not know the date in this address").waitFor();
	});

	test("a past event has no sales, countdown or reminders, and links to the next", async () => {
		const page = await visit("/e/THS25");
		const text = (await page.locator("header, main").allTextContents()).join(" ").replace(/\s+/g, " ");
		expect(text).not.toMatch(/Zarejestruj|Przypomnij|Dodaj do kalendarza|zł/);
		expect(await page.locator("#packages, .countdown, a[href='#reminder'], a[href*='registration']").count()).toBe(0);
		await page.locator(".info-bar a[href='#newsletter']").waitFor();
		await page.locator(".info-bar a[href='/e/THS25/user.html']").waitFor();
		await page.locator(".hero-actions a", { hasText: "Następne:" }).click();
		await page.locator(".hero .btn-key", { hasText: "Zarejestruj się" }).waitFor();
		await page.goto(new URL("/e/THS25/registration.html", page.url()).href);
		await page.getByRole("heading", { name: "To już się odbyło" }).waitFor();
	});
});

describe("the agenda", () => {
	test("opens on the onsite tab, the fake tab last; other tabs load on demand and retry; the layout is remembered", async () => {
		const page = await visit("/en");
		await awakeAgenda(page);
		const tabs = page.getByRole("tab");
		expect(await page.getByRole("tab", { selected: true }).textContent()).toContain("Onsite");
		expect(await tabs.last().textContent()).toContain("Expo");
		await page.route("**/categorytree/**", (route) => route.abort());
		await page.getByRole("tab", { name: /Live online/ }).click();
		await page.getByText("Unfortunately, the event agenda is temporarily unavailable.").first().waitFor();
		await page.unroute("**/categorytree/**");
		const calls: string[] = [];
		page.on("request", (request) => calls.push(new URL(request.url()).pathname));
		await page
			.getByRole("button", { name: /Try again/ })
			.first()
			.click();
		await page.locator(".ag a[href*='/lectures/']").first().waitFor();
		for (const name of [/Onsite/, /Live online/]) await page.getByRole("tab", { name }).click();
		await page.waitForSelector('.ag [aria-busy="false"]');
		await page.waitForTimeout(500); // time for a second call
		expect(calls.filter((path) => path.includes("categorytree"))).toHaveLength(1);

		await page.getByRole("button", { name: "By hour" }).click();
		expect(await page.evaluate(() => localStorage.getItem("agendaSortBy"))).toBe("sortByHour");
		await page.reload();
		await awakeAgenda(page);
		expect(await page.getByRole("button", { name: "By hour" }).getAttribute("aria-pressed")).toBe("true");
	});

	test("is collapsed for DSSML and opens on demand", async () => {
		const page = await visit("/e/DSSML25");
		await awakeAgenda(page);
		expect(await page.locator(".ag a[href*='/lectures/']").first().isVisible()).toBe(false);
		await page.getByRole("button", { name: /Rozwiń wszystko/ }).click();
		await page.locator(".ag a[href*='/lectures/']").first().waitFor({ state: "visible" });
	});

	test("YAVA opens on its first tab although the second is onsite", async () => {
		const page = await visit("/e/YAVA25");
		await awakeAgenda(page);
		expect(await page.getByRole("tab").first().getAttribute("aria-selected")).toBe("true");
	});

	test("of a meetup is a flat list, which the URL narrows to one edition", async () => {
		expect((await documentOf("/e/TBF")).html).not.toContain('role="tab"');
		const one = await visit("/e/TBF?calendar=tbf-2024-10-08");
		await awakeAgenda(one);
		expect(await one.getByRole("tab").count()).toBe(0);
		expect(await one.locator(".ag a[href*='/lectures/']").count()).toBeLessThan(10);
		expect(await one.locator(".ag a[href*='/lectures/']").count()).toBeGreaterThan(0);
	});

	test("searches on a phone", async () => {
		const page = await visit("/", PHONE);
		await awakeAgenda(page);
		await page.getByRole("searchbox").fill("passkeys");
		await page.waitForFunction(() => document.querySelectorAll(".ag a[href*='/lectures/']").length < 6);
		expect(await page.locator(".ag a[href*='/lectures/']").first().textContent()).toMatch(/passkeys/i);
	});
});
