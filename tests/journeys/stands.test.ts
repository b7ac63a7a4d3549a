import { decodeHTML } from "entities";
import { expect, inject, test } from "vitest";
import { keepingTexts } from "../../src/features/stands/keeping-texts.ts";
import { messageForm } from "../../src/features/stands/message-form.ts";
import { standTexts as texts } from "../../src/features/stands/web/texts.ts";
import { PDF } from "../harness/cv-files.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

test("a visitor finds a link to the stand in modal and page", async () => {
	const reader = await visit("/en");
	const company = reader.locator("#exhibitors").getByRole("link", { name: "Bałtobit" });
	// the page without scripts
	const page = await (await fetch(new URL((await company.getAttribute("href"))!, site))).text();
	expect(page.replaceAll("\u00a0", " ")).toContain(keepingTexts.hasStand.en);
	const ways = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, href, text]) => ({
		href,
		text: text?.replaceAll("\u00a0", " ").trim(),
	}));
	const withoutScripts = decodeHTML(ways.find(({ text }) => text === keepingTexts.toStand.en)?.href ?? "");

	await company.click();
	const dialog = reader.getByRole("dialog");
	await dialog.getByText(keepingTexts.byAccount.en).waitFor();
	await expectAccessible(reader, "a company's window for a stranger");
	expect(await dialog.locator(".modal-foot").getByRole("button").count()).toBe(0);
	const way = dialog.getByRole("link", { name: keepingTexts.toStand.en });
	expect(await way.getAttribute("href")).toBe(withoutScripts);
	await way.click();
	await reader.waitForURL(/user\.html\?to=/);
	expect(new URL(reader.url()).searchParams.get("to")).toMatch(/^\/en\/e\/MSTS25\/account\/stands\/\d+$/);
});

test("a participant finds a stand, bookmarks it with a note, applies with the CV and writes to the company", async () => {
	const page = await visit("/healthz", DESKTOP);
	await activeAccount(page, site, `stoisko.${Date.now()}@firma.example`);
	await page.evaluate(
		async (bytes) => {
			const { id } = await (await fetch("/api/account/me")).json();
			const headers = { "content-type": "application/pdf" };
			await fetch(`/api/user/${id}/userCV/file`, { method: "POST", headers, body: new Uint8Array(bytes) });
		},
		[...PDF],
	);

	await page.goto(site);
	await page.locator("#exhibitors").getByRole("link", { name: "Bałtobit" }).click();
	await page.getByRole("dialog").getByRole("button", { name: texts.keep.pl }).press("Enter");
	await page.getByText(texts.keptDone.pl).waitFor();
	await expectAccessible(page, "a company's window");
	await page.reload();
	await page.getByRole("button", { name: texts.unkeep.pl }).press("Enter");
	await page.getByText(texts.unkeptDone.pl).waitFor();
	await page.getByRole("link", { name: keepingTexts.toStand.pl }).click();
	await page.waitForURL(/\/pl\/e\/MSTS25\/account\/stands\/\d+$/); // the previous page has the same heading
	await page.getByRole("heading", { level: 1, name: "Bałtobit" }).waitFor();

	await page.goto(`${site}/account/stands`);
	await page.getByLabel(texts.search.pl).fill("baltobit");
	await page.getByRole("link", { name: "Bałtobit" }).press("Enter");
	await page.getByRole("heading", { level: 1, name: "Bałtobit" }).waitFor();
	await page.locator("#stand-duty").waitFor();
	// the event has not begun
	expect(await page.getByText(texts.now.pl, { exact: true }).count()).toBe(0);

	await page.getByRole("button", { name: texts.keep.pl }).press("Enter");
	await page.getByLabel("Notatka: Bałtobit").fill("Zapytać o rejsy");
	await page
		.getByRole("button", { name: /^Aplikuj:/ })
		.first()
		.press("Enter");
	// applying without consent leads to it, and continues from there
	await page.getByText(texts.notSent.pl).waitFor();
	const isInView = (part: Element) => part.getBoundingClientRect().bottom <= innerHeight;
	await expect.poll(() => page.locator("#stand-agree-error").evaluate(isInView)).toBe(true);
	await page.keyboard.press("Space");
	await page
		.getByRole("region", { name: /^Twoje CV/ })
		.getByRole("button", { name: /^Aplikuj:/ })
		.press("Enter");
	await page.getByText(texts.applied.pl).waitFor();
	await page.getByLabel(messageForm.labels.text!.pl).fill("Czy rejs trwa dłużej niż tydzień?");
	await page.getByRole("button", { name: texts.send.pl }).press("Enter");
	await page.getByText(texts.sent.pl).waitFor();
	await page.getByText("Czy rejs trwa dłużej niż tydzień?").waitFor();
	await expectAccessible(page, "a stand");

	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page, "a stand on a phone");
	// in reading and tab order, contact comes before the company's content
	const parts = page.locator("#stand-duty, #stand-chat, #stand-jobs");
	expect(await parts.evaluateAll((all) => all.map((one) => one.id))).toEqual([
		"stand-duty",
		"stand-chat",
		"stand-jobs",
	]);
	await page.goto(`${site}/en/account/briefcase`);
	const note = page.getByLabel("Note: Bałtobit");
	expect(await note.inputValue()).toBe("Zapytać o rejsy");
	await expectAccessible(page, "the briefcase on a phone");
	await expectNoSidewaysScroll(page, "the briefcase on a phone");
	await page.getByRole("button", { name: "Remove from the briefcase: Bałtobit" }).click();
	await page.getByRole("button", { name: "Put back: Bałtobit" }).click();
	await note.waitFor();
	expect(await note.inputValue()).toBe("Zapytać o rejsy");

	await page.goto(`${site}/en/account/cv`);
	await page.getByRole("button", { name: /Bałtobit/ }).click();
	await expect.poll(() => page.getByRole("button", { name: /Bałtobit/ }).count()).toBe(0);
}, 60_000);
