import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
	awakeAgenda,
	DESKTOP,
	expectAccessible,
	expectNoSidewaysScroll,
	PHONE,
	useBrowser,
} from "../harness/visitor.ts";

const { visit } = useBrowser();

const POLISH = [
	"/",
	"/e/DSSML25",
	"/registration.html?package=STANDARD&code=FINALCALL",
	"/registration.html?package=STANDARD&step=data",
	"/user.html",
	"/e/TBF/meetup.html",
	"/speakers/1",
	"/en/lectures/1",
	"/exhibitors/1",
	"/en/news/4",
	"/e/THS25",
	"/order.html?id=none",
	"/test-payment.html?ref=none",
	"/nope",
];
const ENGLISH = [
	"/en",
	"/en/e/TBF",
	"/en/registration.html?package=EXEC",
	"/en/registration.html?package=EXEC&step=data",
	"/en/user.html",
	"/en/confirm.html?id=none",
	"/en/reset.html",
	"/en/address.html?id=none",
	"/en/order.html?id=none",
	"/en/test-payment.html?ref=none",
	"/outbox?lang=en",
];

const MODALS = [
	"#lecture/1",
	"#speaker/1",
	"#speakers",
	"#company/1",
	"#company/31",
	"#news/4",
	"#news/99999", // does not exist
	"#organiser",
	"#challenge",
	"#terms",
	"#privacy",
	"#login-unavailable",
	"#registration-unavailable",
	"#volunteer",
	"#sponsor",
	"#become-lecturer",
	"#contact-us",
	"#thank-you",
];

describe.each([
	["at 1440, light, in Polish", DESKTOP, POLISH, ""],
	["at 390, dark, in English", { ...PHONE, colorScheme: "dark" as const }, ENGLISH, "/en"],
])("WCAG 2.2 AA without sideways overflow, also at 820 px, %s", (look, options, pages, prefix) => {
	test.each(pages)("page %s", async (path) => {
		const page = await visit(path, options);
		if (await page.locator("#agenda").count()) await awakeAgenda(page);
		await page.waitForLoadState("networkidle");
		await expectAccessible(page, `${path} ${look}`);
		await expectNoSidewaysScroll(page, `${path} ${look}`);
		await page.setViewportSize({ width: 820, height: 1100 });
		await expectNoSidewaysScroll(page, `${path} at 820`);
	});

	test("every modal", { timeout: 90_000 }, async () => {
		const page = await visit(`${prefix}/cookies.html`, options); // a short page, because only the modals are tested
		for (const hash of MODALS) {
			await page.evaluate((address) => {
				location.hash = address;
			}, hash);
			const dialog = page.getByRole("dialog");
			await dialog.waitFor();
			await page.waitForFunction(() => !document.querySelector("[role=dialog] [aria-busy=true]"));
			await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running"));
			await expectAccessible(page, `${hash} ${look}`, "[role=dialog]");
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
		}
	});
});

test("the agenda works by keyboard", async () => {
	const page = await visit("/");
	await awakeAgenda(page);
	await page.getByRole("tab", { selected: true }).focus();
	await page.keyboard.press("ArrowRight");
	expect(await page.getByRole("tab", { name: /Na\sżądanie/ }).evaluate((tab) => tab === document.activeElement)).toBe(
		true,
	);
	await page.keyboard.press("Enter");
	await page.locator(".ag a[href*='/lectures/']").first().waitFor();
	await page.locator(".ag a[href*='/lectures/']").first().focus();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("dialog").waitFor({ state: "detached" });
});

describe("the API reference", () => {
	/** Opens everything and checks sideways overflow at the page's own width and at `widths`. */
	const openEverything = async (page: Page, widths: readonly number[]) => {
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		await expectNoSidewaysScroll(page, "/api/docs, opened");
		for (const width of widths) {
			await page.setViewportSize({ width, height: 1100 });
			await expectNoSidewaysScroll(page, `/api/docs at ${width}, opened`);
		}
	};
	/** Keeps only calls, schemas and links with an element or attribute that no earlier one has. */
	const leaveSome = (page: Page) =>
		page.evaluate(() => {
			// the contents close other chapters, so each remaining link is visible
			for (const chapter of document.querySelectorAll<HTMLDetailsElement>(".ref-contents details")) {
				chapter.removeAttribute("name");
				chapter.open = true;
			}
			const seen = new Set<string>();
			const kindOf = ({ localName, attributes, parentElement }: Element) => {
				const named = [...attributes].filter(({ name }) => !/^(id|href|open)$/.test(name));
				return [
					parentElement?.localName,
					parentElement?.className,
					localName,
					...named.map(({ name, value }) => `${name}=${value}`),
				].join(" ");
			};
			for (const card of document.querySelectorAll(".ref-contents li, .ref-main > section > details")) {
				const kinds = [card, ...card.querySelectorAll("*")].map(kindOf);
				if (kinds.every((kind) => seen.has(kind))) card.remove();
				else for (const kind of kinds) seen.add(kind);
			}
		});
	const PARTS = ".ref-contents, .ref-filter, .ref-main > section";

	// colours do not depend on the width, so each theme needs one check
	test("with everything open, at 390, dark, without sideways overflow", async () => {
		const page = await visit("/api/docs", { ...PHONE, colorScheme: "dark" });
		await openEverything(page, []);
		await leaveSome(page);
		await expectAccessible(page, "/api/docs at 390, dark, opened", PARTS);
	});

	test("works by keyboard: the contents lead to a call and open it", async () => {
		const page = await visit("/api/docs");
		const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
		const tabTo = async (wanted: RegExp) => {
			for (let steps = 0; steps < 120; steps++) {
				await page.keyboard.press("Tab");
				if (wanted.test(await focused())) return;
			}
			expect.unreachable(`the Tab key does not come to ${wanted}`);
		};
		await tabTo(/^News\s*\d+$/);
		await page.keyboard.press("Enter");
		await tabTo(/News\/\{eventCode\}\/List$/);
		await page.keyboard.press("Enter");
		const card = page.locator("details.ref-card", { hasText: "/api/News/{eventCode}/List" });
		await expect.poll(() => card.getAttribute("open")).toBe("");
		await expect.poll(() => card.boundingBox().then((box) => Math.round(box?.y ?? -1))).toBeLessThan(200);
		await tabTo(/^Link\sto\sthis\scall$/);
		expect(await page.evaluate(() => document.activeElement?.closest("details")?.open)).toBe(true);
		await expect.poll(() => new URL(page.url()).hash).toBe("#get-News-eventCode-List");
	});

	test("filters and counts calls by keyboard; a link to a hidden call clears the filter; at 1440, light", async () => {
		const page = await visit("/api/docs");
		const field = page.getByRole("searchbox", { name: "Filter the calls" });
		const visibleCalls = page.locator("details[data-call]:visible summary h3");
		const all = await visibleCalls.count();
		await field.focus();
		await page.keyboard.type("post NEWSletter");
		await page
			.getByRole("status")
			.filter({ hasText: /^\d of \d+ calls$/ })
			.waitFor();
		expect(await visibleCalls.count()).toBeLessThan(10);
		for (const title of await visibleCalls.allTextContents()) expect(title).toMatch(/^POST/);
		expect(await page.locator("main section:visible h2").allTextContents()).toEqual(["Newsletter"]);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await page.locator("details[data-call][open]:visible").waitFor();
		await field.fill("no such call");
		await page.getByText("No call has all these words.").waitFor();
		expect(await visibleCalls.count()).toBe(0);
		await field.press("Escape");
		await expect.poll(() => visibleCalls.count()).toBe(all);
		await field.fill("school");
		await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Schemas" }).click();
		await page.getByRole("heading", { name: "Schemas" }).waitFor();
		expect([await field.inputValue(), await visibleCalls.count()]).toEqual(["", all]);

		await openEverything(page, [820]);
		await leaveSome(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expectAccessible(page, "/api/docs at 1440, light, opened", PARTS);
		await field.fill("post account");
		await page
			.getByRole("status")
			.filter({ hasText: /^\d+ of \d+ calls$/ })
			.waitFor();
		await expectAccessible(page, "/api/docs, filtered", ".ref-filter");
	});

	test("without scripts, a call's URL opens it, and cards can be opened", async () => {
		const page = await visit("/api/docs#get-lecturer-id-bio", { ...DESKTOP, javaScriptEnabled: false });
		expect(await page.getByRole("searchbox").count()).toBe(0);
		await page.getByText(/api\/lecturer\/1\/bio'$/).waitFor();
		await page.locator("summary", { hasText: "/api/school/{id}/departments" }).click();
		await page.getByText(/api\/school\/1\/departments'$/).waitFor();
	});
});
