import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { emailsTo, PERSON } from "../harness/filling-in.ts";
import { awakeAgenda, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/**
 * Runs in the browser: visible text that may break after a word of one character, or between a number and its unit or
 * month.
 */
function loose(): string[] {
	const LOOSE = /(?:^|[\s(„"“])[aiouwz] (?=\S|$)|\d (?=(?:zł|%|min|PLN)(?![a-z]))/i;
	const DAY_OF_MONTH = /\d (?=kwietnia|maja|czerwca|April|May|June)/;
	const AS_IT_IS = "option, [role=listbox], textarea, title, code, pre, script, style, noscript";
	const found: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { parentElement: place, data } = texts.currentNode as Text;
		if (!place!.closest(AS_IT_IS) && (LOOSE.test(data) || DAY_OF_MONTH.test(data))) found.push(data);
	}
	return found;
}

/** Hydrates a page's islands, to test the browser's rendering too. Without log-in. */
async function wake(page: Page): Promise<void> {
	if (await page.locator("#agenda").count()) await awakeAgenda(page);
	if (await page.locator("#score").count()) {
		await page.locator("#score").scrollIntoViewIfNeeded();
		await page.locator(".score-days").waitFor();
	}
	await expect.poll(() => page.locator("[data-island]:not([data-awake], [data-wake=known])").count()).toBe(0);
}

test.each([
	"",
	"registration.html?package=STANDARD&step=data",
	"registration.html?package=EXEC",
	"user.html",
	"lectures/1",
	"speakers/1",
	"exhibitors/1",
	"news/4",
	"cookies.html",
	"order.html?id=none",
])("no line ends after a one-letter word on /%s", async (path) => {
	const page = await visit(`/${path}`);
	await wake(page);
	expect(await page.evaluate(loose), `/${path}`).toEqual([]);
	await page.goto(`${inject("siteUrl")}/en/${path}`);
	await wake(page);
	expect(await page.evaluate(loose), `/en/${path}`).toEqual([]);
});

test.each(["/", "/en/"])("nor in a modal of %s", async (base) => {
	const page = await visit(`${base}cookies.html`); // a short page, since the modals are tested
	await wake(page);
	for (const hash of ["#privacy", "#terms", "#lecture/1", "#sponsor", "#volunteer", "#subscribe"]) {
		await page.evaluate((address) => {
			location.hash = address;
		}, hash);
		await page.locator(".modal-body").waitFor();
		await page.waitForFunction(() => !document.querySelector("[role=dialog] [aria-busy=true]"));
		expect.soft(await page.evaluate(loose), base + hash).toEqual([]);
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "detached" });
	}
});

test("nor in an order and its e-mail", async () => {
	const page = await visit("/healthz");
	const site = inject("siteUrl");
	for (const lang of ["pl", "en"] as const) {
		const email = `spacje.${lang}.${Date.now()}@firma.example`;
		const answer = await page.request.post(`${site}/api/account/registerUser?lang=${lang}`, {
			headers: fromAnyAddress(),
			data: {
				...PERSON,
				email,
				eventCode: "MSTS25",
				packageCode: "STANDARD",
				paymentMethod: "transfer",
				expectedGrossGrosz: 92_127,
			},
		});
		expect(answer.status(), await answer.text()).toBe(200);
		const { order } = await answer.json();
		await page.goto(`${site}/${lang}/order.html?id=${order.secret}`);
		await page.locator('[data-island="order"][data-awake] h1').waitFor();
		expect(await page.evaluate(loose), `order in ${lang}`).toEqual([]);
		await page.goto(`${site}/outbox?lang=${lang}`);
		expect(await page.evaluate(loose), `outbox in ${lang}`).toEqual([]);
		const [letter] = await emailsTo(page, site, email);
		await page.goto(`${site}${letter!.href}/html`);
		expect(await page.evaluate(loose), `letter in ${lang}`).toEqual([]);
	}
});
