import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandTexts } from "../../src/app/office/pieces/command/command-texts.ts";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { sheetTexts as sheet } from "../../src/app/office/pieces/sheet/sheet-texts.ts";
import { codeOfficeTexts as codes } from "../../src/app/office/screens/codes/code-office-texts.ts";
import { journalTexts as journal } from "../../src/app/office/screens/journal/journal-texts.ts";
import { packageTexts as texts } from "../../src/app/office/screens/packages/package-texts.ts";
import { codeStateNames } from "../../src/features/codes/code-names.ts";
import { seriesForm } from "../../src/features/codes/series-form.ts";
import { actionSentences } from "../../src/features/journal/texts.ts";
import { undoTexts } from "../../src/features/journal/undo-texts.ts";
import { changedSentence } from "../../src/features/packages/office-texts.ts";
import { texts as publicTexts } from "../../src/features/packages/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { plural } from "../../src/kit/i18n/plural.ts";
import { grossOf, moneyText } from "../../src/kit/money/amounts.ts";
import { expectGoodOffice, focused, officeSite, pictured } from "../harness/office-site.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };

const rows = (page: Page) => page.locator("[data-row]");
const press = (part: Page | Locator, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");

/** A cell of the sheet by its label and the beginning of its text. */
const cell = (page: Page, lang: Lang, label: string, text: string) =>
	page.getByRole("button", { name: `${fill(sheet.change[lang], label)} ${text}` });
const placesOf = (lang: Lang, name: string) => fill(texts.placesOf[lang], { package: name });
const priceOf = (lang: Lang, name: string, round: string) => fill(texts.priceOf[lang], { package: name, round });

/** The limit of places is typed in the sheet; below the taken places it is refused with their number. */
async function changePlaces(page: Page): Promise<void> {
	const label = placesOf("pl", "Basic Online");
	await cell(page, "pl", label, `1 ${texts.unlimited.pl}`).focus();
	await page.keyboard.type("30");
	await page.getByText(fill(texts.wasPlaces.pl, { before: texts.unlimited.pl, taken: 1 })).waitFor();
	await page.keyboard.press("Enter");
	const changed = cell(page, "pl", label, `1 ${texts.of.pl} 30`);
	await changed.focus();
	await page.keyboard.type("0");
	await page.getByText(fill(texts.belowTaken.pl, 1)).waitFor();
	await expectAccessible(page, "a limit that is too low");
	await pictured(page, "packages-refused");
	await page.keyboard.press("Enter");
	expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("0");
	await page.keyboard.press("Escape");
	await changed.waitFor();
	expect(await focused(page)).toMatch(/1z 30$/);
}

/** A price of all rounds is changed in the running one, and is public at the next request. */
async function changePrice(page: Page, site: string): Promise<void> {
	const round = fill(texts.running.pl, `${publicTexts.round.pl} 2`);
	const label = priceOf("pl", "Basic Online", round);
	const publicPrice = async (price: string) => (await (await fetch(site)).text()).includes(price);
	expect([await publicPrice(moneyText("pl", 29_900)), await publicPrice(moneyText("pl", 31_100))]).toEqual([
		true,
		false,
	]);
	await cell(page, "pl", label, "299").focus();
	await page.keyboard.type("311");
	const gross = moneyText("pl", grossOf(31_100, 23));
	await page.getByText(fill(texts.wasPrice.pl, { before: "299", gross })).waitFor();
	await page.getByText(texts.everyRound.pl).waitFor();
	await page.getByText(plural("pl", 1, texts.kept)).waitFor();
	await pictured(page, "packages-price");
	await page.keyboard.press("Enter");
	await cell(page, "pl", label, "311").waitFor();
	expect([await publicPrice(moneyText("pl", 29_900)), await publicPrice(moneyText("pl", 31_100))]).toEqual([
		false,
		true,
	]);
}

/** Two organisers change one price: the second is refused with the new price, then saves over it. */
async function changePriceTogether(page: Page, other: Page): Promise<void> {
	const label = (lang: Lang) => priceOf(lang, "Standard", fill(texts.running[lang], `${publicTexts.round[lang]} 2`));
	await cell(other, "en", label("en"), "749").focus();
	await other.keyboard.type("760");
	await cell(page, "pl", label("pl"), "749").focus();
	await page.keyboard.type("755");
	await page.keyboard.press("Enter");
	await cell(page, "pl", label("pl"), "755").waitFor();
	await other.keyboard.press("Enter");
	const refusal = changedSentence({ pl: moneyText("pl", 75_500), en: moneyText("en", 75_500) }).en;
	await other.locator(".sht-bubble").getByText(refusal).waitFor();
	await expectAccessible(other, "a price that another organiser changed");
	await expectNoSidewaysScroll(other, "the sheet at 1024 px");
	await pictured(other, "packages-1024-dark-en");
	await other.keyboard.press("Enter");
	await cell(other, "en", label("en"), "760").waitFor();
}

/** A series of discounts, and the return of the focus to its button. */
async function createCodes(page: Page): Promise<void> {
	await press(page, codes.newCodes.pl);
	const panel = page.getByRole("complementary", { name: codes.newCodes.pl });
	const field = (name: keyof typeof seriesForm.labels) =>
		panel.getByLabel(seriesForm.labels[name]!.pl, { exact: true });
	await field("kind").selectOption("discount");
	await field("percent").fill("150");
	await field("package").selectOption("BASIC-ONLINE");
	await field("count").fill("3");
	await field("count").press("Enter");
	await panel.locator(".field-error").waitFor();
	await field("percent").fill("15");
	await expectAccessible(page, "the form of new codes");
	await field("percent").press("Enter");
	await page.getByText(plural("pl", 3, codes.creating)).waitFor();
	await panel.waitFor({ state: "detached" });
	await expect.poll(() => rows(page).count()).toBe(3);
	expect(await focused(page)).toBe(`button ${codes.newCodes.pl}`);
}

/** One code is revoked and restored from its panel, then two at once. */
async function revokeCodes(page: Page): Promise<void> {
	await page.keyboard.press("j");
	await page.keyboard.press("Enter");
	const panel = page.getByRole("complementary", { name: codes.code.pl });
	const act = async (name: string, result: string) => {
		await press(panel, name);
		await press(panel.getByRole("region", { name, exact: true }), name);
		await panel.getByText(result, { exact: true }).first().waitFor();
	};
	await act(codes.revoke.pl, codeStateNames.revoked.pl);
	await expect.poll(() => focused(page)).toMatch(/^aside/);
	await expectGoodOffice(page, "codes");
	await act(codes.restore.pl, codeStateNames.usable.pl);
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	for (const key of [" ", "j", " "]) await page.keyboard.press(key);
	const bar = page.getByRole("region", { name: listTexts.acts.pl });
	await bar.getByText(fill(listTexts.ticked.pl, { count: 2 })).waitFor();
	await press(bar, codes.revoke.pl);
	const dialog = page.getByRole("dialog", { name: codes.revokeTitle.pl });
	await press(dialog, fill(codes.revokeMany.pl, 2));
	await expect.poll(() => dialog.locator(".tone-text-ok").count()).toBe(2);
	await pictured(page, "codes-revoked");
	await press(dialog, commandTexts.close.pl);
	await dialog.waitFor({ state: "detached" });
	await expect.poll(() => rows(page).getByText(codeStateNames.revoked.pl, { exact: true }).count()).toBe(2);
	expect(await bar.count()).toBe(0);
}

/** The journal shows each change, and takes the limit of places away again. */
async function undo(page: Page): Promise<void> {
	const sentences = await page.locator("[data-row-link]").allTextContents();
	const changes = ["codes.revoked", "codes.restored", "codes.created", "package.price-changed"];
	for (const action of [...changes, "package.capacity-changed"])
		expect(sentences, action).toContain(actionSentences[action]!.en);
	await page.getByRole("link", { name: "package Basic Online", exact: true }).first().press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title.en }).waitFor();
	await page.goBack();
	const capacity = page.getByRole("link", { name: actionSentences["package.capacity-changed"]!.en, exact: true });
	await capacity.press("Enter");
	const panel = page.getByRole("complementary");
	await press(panel, journal.undo.en);
	const open = panel.getByRole("region", { name: journal.undo.en });
	await open.getByText(undoTexts.noLimit.en).waitFor();
	await expectAccessible(page, "a change in the journal");
	await expectNoSidewaysScroll(page, "the journal at 1024 px");
	await pictured(page, "journal-1024-dark-en");
	await press(open, journal.undo.en);
	await open.waitFor({ state: "detached" });
	await page.keyboard.press("Escape");
	await expect.poll(() => capacity.count()).toBe(2);
}

test("sales changes places, prices and codes; the journal shows it and undoes it", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	await office.buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/packages");
	await changePlaces(page);
	await expectGoodOffice(page, "packages");
	await changePrice(page, office.site);
	const other = await visit("/healthz", LAPTOP);
	await office.enter(other, "owner", "/en/office/packages");
	await changePriceTogether(page, other);
	await page.goto(`${office.site}/office/codes`);
	await createCodes(page);
	await revokeCodes(page);
	await other.goto(`${office.site}/en/office/journal`);
	await rows(other).first().waitFor();
	await undo(other);
	await other.goto(`${office.site}/en/office/packages`);
	await cell(other, "en", placesOf("en", "Basic Online"), `1 ${texts.unlimited.en}`).waitFor();
});
