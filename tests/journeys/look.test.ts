import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { lightBehind } from "../harness/light.ts";
import { awakeAgenda, DESKTOP, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const bottomOf = (page: Page, part: string) =>
	page.locator(part).evaluate((one) => Math.round(one.getBoundingClientRect().bottom));

/** The light behind the first screen's text. */
async function lightIn(page: Page, part: string): Promise<number> {
	await page.locator(".hero-picture").evaluate((picture: HTMLImageElement) => picture.decode());
	return lightBehind(page, part, ".hero-body, .site-header .wrap");
}

describe("the hero", () => {
	/** Checks without motion, repeatedly until the page is stable. Real light would stay. */
	async function expectNoLight(page: Page): Promise<void> {
		// the background is #0d0b1f, and a beam would be far brighter
		await expect.poll(() => lightIn(page, ".hero-body")).toBeLessThan(0x1f + 12);
		await expect.poll(() => lightIn(page, ".site-header .header-row")).toBeLessThan(0x1f + 12);
	}

	test.each(["/", "/en", "/e/LIVE25", "/en/e/LIVE25", "/e/DSSML25"])(
		"%s fits the first screen, and from / no light is behind its text",
		async (path) => {
			const page = await visit(path);
			expect(await bottomOf(page, ".hero-foot"), "1440 × 900").toBeLessThanOrEqual(900);
			if (path === "/") await expectNoLight(page);
			await page.setViewportSize({ width: 820, height: 1180 });
			expect(await bottomOf(page, ".hero-foot"), "820 × 1180").toBeLessThanOrEqual(1180);
		},
	);

	test.each([
		["/e/LIVE25", { viewport: { width: 1180, height: 820 } }],
		["/e/YAVA25", { viewport: { width: 1920, height: 1080 } }],
	])("no light behind the text of %s", async (path, look) => {
		await expectNoLight(await visit(path, { ...look, reducedMotion: "reduce" }));
	});
});

test("a lecture uses the page's language, and other texts are marked with theirs", async () => {
	const page = await visit("/en");
	await awakeAgenda(page);
	const named = (text: string) => page.locator(".lc-title a", { hasText: text });
	const title = (text: string) => page.locator(".ag").locator(named(text));
	const langs = async (text: string) => [
		await title(text).getAttribute("lang"),
		await page
			.locator(".ag .lc", { has: named(text) })
			.locator(".lc-more p")
			.getAttribute("lang"),
	];
	expect(await langs("A landing zone without pain"), "written in Polish, translated").toEqual([null, null]);
	expect(await langs("Chaos engineering in a regulated bank"), "written in English").toEqual([null, null]);
	expect(await langs("Bicep po dwóch latach"), "written in Polish alone").toEqual(["pl", "pl"]);
	expect(
		await page
			.locator(".ag .lc", { has: named("Opening: 412") })
			.locator(".lc-tags")
			.textContent(),
	).toContain("#Teamwork");
	await title("Bicep po dwóch latach").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("heading", { name: "Bicep" }).and(page.locator("[lang=pl]")).waitFor();
	expect(await dialog.locator(".prose").getAttribute("lang")).toBe("pl");
	await page.keyboard.press("Escape");
	await title("A landing zone without pain").click();
	await dialog.getByText("You leave with a list of questions").waitFor();
	expect(await dialog.locator("[lang]").count()).toBe(0);
});

describe("forced colours distinguish selected parts", () => {
	const forced = { ...DESKTOP, forcedColors: "active" as const };
	/** The colours of a part with its pseudo-elements, without positions and text. */
	const drawn = (page: Page, part: string) =>
		page
			.locator(part)
			.first()
			.evaluate((one) =>
				["", "::before", "::after"].map((pseudo) => {
					const style = getComputedStyle(one, pseudo || null);
					const { color, backgroundColor, borderTopColor, borderTopWidth, outlineStyle } = style;
					return [color, backgroundColor, borderTopColor, borderTopWidth, outlineStyle].join(" ");
				}),
			);
	/** Forced colours make our backgrounds equal, so parts must differ in something else. */
	const expectDifferent = async (page: Page, chosen: string, other: string) =>
		expect(await drawn(page, chosen), `${chosen} is drawn as ${other}`).not.toEqual(await drawn(page, other));

	test("on the landing page: language, tab, layout, round and level", async () => {
		const page = await visit("/", forced);
		await awakeAgenda(page);
		await expectDifferent(page, ".lang-switch [aria-current]", ".lang-switch :not([aria-current])");
		await expectDifferent(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]");
		await expectDifferent(page, ".ag-sort [aria-pressed=true]", ".ag-sort [aria-pressed=false]");
		await expectDifferent(page, ".round-running", ".round:not(.round-running)");
		const bars = async (level: number) =>
			(
				await sharp(await page.locator(`.lc-level [data-level="${level}"]`).first().screenshot())
					.greyscale()
					.stats()
			).channels[0]!.mean;
		const [one, two, three] = [await bars(1), await bars(2), await bars(3)];
		expect(one > two && two > three, `levels are drawn as ${one}, ${two}, ${three}`).toBe(true);
	});

	test("on the registration page: radio, box and step", async () => {
		const page = await visit("/registration.html?package=STANDARD", forced);
		await page.waitForSelector('[data-island="registration"][data-awake]');
		const picture = (part: string) => page.locator(part).filter({ visible: true }).first().screenshot();
		const [radio, other] = ["input[type=radio]:checked", "input[type=radio]:not(:checked)"];
		expect((await picture(radio)).equals(await picture(other)), "a chosen radio").toBe(false);
		await expectDifferent(
			page,
			".steps [data-state=current]",
			".steps li:not([data-state=current], [data-state=done])",
		);
		await page.goto(new URL("/registration.html?package=STANDARD&step=data", page.url()).href);
		const box = page.locator("input[type=checkbox]:visible").first();
		expect(await box.evaluate((one) => getComputedStyle(one).appearance), "the browser's own").toBe("auto");
		await box.check();
		const checked = await box.screenshot();
		await box.uncheck();
		expect(checked.equals(await box.screenshot()), "a ticked box").toBe(false);
	});
});

describe("the consent banner on a phone", () => {
	test.each([
		["/", ".brand, .lang-switch a, .header-menu summary, h1, .hero-actions .btn:first-child"],
		["/en/registration.html?package=STANDARD", ".brand, .lang-switch a, h1, h2, .reg-bar-total, .reg-bar .btn"],
	])("on %s leaves the first screen's content visible: %s", async (path, parts) => {
		const page = await visit(path, PHONE, { isUndecided: true });
		await page.locator(".consent").waitFor();
		const covered = await page.locator(parts).evaluateAll((all) => {
			const banner = document.querySelector(".consent")!;
			const over = banner.getBoundingClientRect();
			return all
				.filter((one) => {
					const { top, bottom, width } = one.getBoundingClientRect();
					return !banner.contains(one) && width > 1 && top < innerHeight && bottom > over.top && top < over.bottom;
				})
				.map((one) => one.textContent);
		});
		expect(covered).toEqual([]);
	});
});

test("sticky parts leave room on a zoomed screen, without sideways overflow", async () => {
	const page = await visit("/");
	for (const [zoom, width, height] of [
		["200 %", 720, 450],
		["400 %", 320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 1200));
		await page.waitForFunction(() => document.documentElement.hasAttribute("data-scrolled"));
		const lowest = () =>
			page
				.locator(".promo, .site-header")
				.evaluateAll((bars) => Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)));
		await expect.poll(lowest, { message: zoom }).toBeLessThanOrEqual(height / 4);
		await expectNoSidewaysScroll(page, zoom);
	}
});

test("touch targets are 44 pixels", async () => {
	const page = await visit("/", PHONE);
	await awakeAgenda(page);
	const small = await page.evaluate(() => {
		for (const part of document.querySelectorAll<HTMLElement>("main#content > *, .site-footer"))
			part.style.contentVisibility = "visible";
		const isInSentence = (one: Element) => getComputedStyle(one).display === "inline";
		const isWholeCard = (one: Element) => getComputedStyle(one, "::after").position === "absolute";
		return [...document.querySelectorAll("a[href], button, select, summary")]
			.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isInSentence(one) && !isWholeCard(one))
			.filter((one) => {
				const { width, height } = one.getBoundingClientRect();
				return width > 0 && (width < 43.5 || height < 43.5);
			})
			.map((one) => `${one.className || one.tagName}: ${one.textContent}`);
	});
	expect(small).toEqual([]);
});

test.each([
	["/", DESKTOP],
	["/en", PHONE],
	["/registration.html?package=STANDARD", PHONE],
])("with the text spacing of WCAG 1.4.12, no text of %s is clipped", async (path, look) => {
	const page = await visit(path, look);
	if (await page.locator("#agenda").count()) await awakeAgenda(page);
	const cut = await page.evaluate(async () => {
		const spacing = new CSSStyleSheet();
		spacing.replaceSync(
			`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
			p { margin-bottom: 2em !important } main#content > *, .site-footer { content-visibility: visible !important }`,
		);
		document.adoptedStyleSheets.push(spacing);
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		const clips = (one: Element) => {
			const { overflowX, overflowY } = getComputedStyle(one);
			return /hidden|clip/.test(overflowX + overflowY);
		};
		/** Whether text leaves the nearest box that clips its overflow. */
		const isCut = (words: Range, from: Element | null): boolean => {
			for (let box = from; box && box !== document.body; box = box.parentElement) {
				// excerpts with their full text a click away, tracks that scroll, and text for screen readers only
				if (box.matches(".lc-more *, .news-excerpt, .ag-heads, [aria-hidden=true]") || box.clientWidth <= 1)
					return false;
				if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
				if (!clips(box)) continue;
				const inner = words.getBoundingClientRect();
				const outer = box.getBoundingClientRect();
				return inner.right > outer.right + 2 || inner.bottom > outer.bottom + 2 || inner.left < outer.left - 2;
			}
			return false;
		};
		const found: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement!;
			if (!node.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
			const words = document.createRange();
			words.selectNodeContents(node);
			if (words.getBoundingClientRect().width > 0 && isCut(words, parent))
				found.push(`${parent.className || parent.tagName}: ${node.textContent}`);
		}
		return found;
	});
	expect(cut).toEqual([]);
	await expectNoSidewaysScroll(page, "with text spacing");
});

test("a modal's main button is in the first screen", async () => {
	const page = await visit("/en/cookies.html", { viewport: { width: 1280, height: 620 } }); // a short page
	await page.evaluate(() => {
		location.hash = "#lecture/2";
	});
	const button = page
		.getByRole("dialog")
		.getByRole("link", { name: /Reserve a seat|Add to calendar/ })
		.first();
	await button.waitFor();
	expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(620);
});

test("the submit button of each form modal is too, on every screen", async () => {
	const page = await visit("/cookies.html"); // a short page, since the windows are tested
	for (const window of ["#sponsor", "#volunteer", "#become-lecturer", "#subscribe", "#reminder"]) {
		await page.evaluate((hash) => {
			location.hash = hash;
		}, window);
		const dialog = page.getByRole("dialog");
		const button = dialog.locator("button[type=submit]");
		await button.waitFor();
		await page.waitForLoadState("networkidle"); // logos and contacts have loaded
		await page.waitForFunction(() => !document.querySelector("[role=dialog] [aria-busy=true]"));
		for (const [width, height] of [
			[1440, 900],
			[820, 1180],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			const { bottom } = (await button.evaluate((one) => one.getBoundingClientRect().toJSON())) as DOMRect;
			expect.soft(bottom, `${window} at ${width} × ${height}`).toBeLessThanOrEqual(height);
		}
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
	}
});

test("the search covers all days and tabs and counts in each", async () => {
	const page = await visit("/");
	await awakeAgenda(page);
	await page.getByRole("searchbox", { name: "Szukaj wykładu lub osoby" }).fill("workshop");
	const tab = (name: string) => page.getByRole("tab", { name });
	await tab("Warsztaty")
		.getByText(/[1-9]\d* wykład/)
		.waitFor();
	const counts = await page.getByRole("tab").locator(".ag-tab-found").allTextContents();
	expect(counts).toHaveLength(await page.getByRole("tab").count());
	await page.getByRole("searchbox").fill("Warsztat: RAG");
	await page.getByText("Tu żaden wykład nie pasuje, ale pasują w innych częściach.").waitFor();
	await page.getByRole("button", { name: /^Warsztaty: 1 wykład/ }).click();
	await page.locator(".lc-title", { hasText: "RAG od pliku PDF" }).waitFor();
	expect(await tab("Warsztaty").getAttribute("aria-selected")).toBe("true");
	await page.getByRole("button", { name: "Wyczyść filtry" }).click();
	await tab("Warsztaty").getByText("śr. 05.06").waitFor();
});

test.each(["/reset.html", "/letters.html?id=none"])("the background of %s reaches its bottom", async (path) => {
	const page = await visit(path, DESKTOP);
	const ground = await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);
	expect(ground).toBe("rgb(243, 242, 250)");
});
