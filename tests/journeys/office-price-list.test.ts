import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { formTexts } from "../../src/app/office/pieces/form/form-texts.ts";
import { optionTexts as options } from "../../src/app/office/screens/packages/option-texts.ts";
import { packageTexts as texts } from "../../src/app/office/screens/packages/package-texts.ts";
import { rightTexts as rights } from "../../src/app/office/screens/packages/right-office-texts.ts";
import { newOptionForm } from "../../src/features/options/office-form.ts";
import { optionRefusals, saleTexts } from "../../src/features/options/office-texts.ts";
import { rightsForm } from "../../src/features/packages/rights-form.ts";
import { rightsRefusals, rightsTexts } from "../../src/features/packages/rights-texts.ts";
import { newRoundForm, roundForm } from "../../src/features/packages/round-form.ts";
import { removalTexts, roundRefusals } from "../../src/features/packages/round-texts.ts";
import { texts as publicTexts } from "../../src/features/packages/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { moneyText } from "../../src/kit/money/amounts.ts";
import { expectGoodOffice, focused, officeSite, pictured } from "../harness/office-site.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };

const press = (part: Page | Locator, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");
const panelOf = (page: Page, name: string) => page.getByRole("complementary", { name });
const columns = async (page: Page) => {
	const prices = page.getByRole("region", { name: texts.title.pl, exact: true });
	const headers = await prices.getByRole("columnheader").allTextContents();
	return headers.map((text) => text.replace(/\s/g, " "));
};
const publicPage = async (site: string) => (await (await fetch(site)).text()).replace(/\s|&nbsp;/g, " ");

/** A round is added by keyboard, refused while a name lacks its translation, and public at the next request. */
async function addRound(page: Page, site: string): Promise<void> {
	await press(page, texts.newRound.pl);
	const panel = panelOf(page, texts.newRoundTitle.pl);
	const field = (name: keyof typeof newRoundForm.labels) =>
		panel.getByLabel(newRoundForm.labels[name]!.pl, { exact: true });
	await field("firstDay").fill("2025-05-20");
	await field("name").fill("Na ostatnią chwilę");
	await field("name").press("Enter");
	await panel.getByText(roundRefusals.bothNames.pl).waitFor();
	await expectGoodOffice(page, "rounds-new");
	await field("nameEn").fill("Last minute");
	await field("nameEn").press("Enter");
	await panel.waitFor({ state: "detached" });
	expect(await focused(page)).toBe(`button ${texts.newRound.pl}`);
	expect((await columns(page)).slice(-2)).toEqual([
		`${publicTexts.round.pl} 3${fill(texts.until.pl, "19.05")}`,
		`Na ostatnią chwilę${texts.noEnd.pl}`,
	]);
	expect(await publicPage(site)).toContain("Na ostatnią chwilę");
}

const openRound = (page: Page, name: string) =>
	page.getByRole("button", { name: new RegExp(`^${name}`) }).press("Enter");
const editing = async (page: Page, lang: Lang, round: string) => {
	await openRound(page, round);
	const panel = panelOf(page, texts.roundTitle[lang]);
	await press(panel, texts.changeRound[lang]);
	return {
		panel,
		field: (name: keyof typeof roundForm.labels) => panel.getByLabel(roundForm.labels[name]![lang], { exact: true }),
	};
};

/** Two organisers change one round: the second sees both texts, takes the other's day, and saves its own name. */
async function changeRoundTogether(page: Page, other: Page): Promise<void> {
	const theirs = await editing(other, "en", "Round 3");
	const mine = await editing(page, "pl", "Runda 3");
	await mine.field("lastDay").fill("2025-05-17");
	await mine.field("lastDay").press("Enter");
	await mine.panel.getByText("17.05").waitFor();
	await theirs.field("lastDay").fill("2025-05-18");
	await theirs.field("name").fill("Majowa");
	await theirs.field("nameEn").fill("May round");
	await theirs.field("nameEn").press("Enter");
	const conflict = theirs.panel.getByRole("alert").filter({ hasText: formTexts.conflict.en });
	await conflict.getByText("2025-05-17").waitFor();
	await expectAccessible(other, "a round that another organiser changed");
	await expectNoSidewaysScroll(other, "a round at 1024 px");
	await pictured(other, "rounds-conflict-1024-dark-en");
	await press(conflict, fill(formTexts.useTheirs.en, { name: roundForm.labels.lastDay!.en }));
	await theirs.field("nameEn").press("Enter");
	await theirs.panel.getByText("Majowa / May round").waitFor();
	await theirs.panel.getByText("17/05").waitFor();
	await page.keyboard.press("Escape");
	await mine.panel.waitFor({ state: "detached" });
}

/** The removal says which round gets the time; a round with orders has none. */
async function removeRound(page: Page, site: string): Promise<void> {
	await openRound(page, "Na ostatnią chwilę");
	const panel = panelOf(page, texts.roundTitle.pl);
	await press(panel, texts.removeRound.pl);
	const open = panel.getByRole("region", { name: texts.removeRound.pl });
	await open.getByText(fill(removalTexts.lastsForever.pl, { name: "Majowa" })).waitFor();
	await expectGoodOffice(page, "rounds-remove");
	await press(open, texts.removeRound.pl);
	await panel.waitFor({ state: "detached" });
	expect((await columns(page)).at(-1)).toBe(`Majowa${texts.noEnd.pl}`);
	expect(await publicPage(site)).not.toContain("Na ostatnią chwilę");
	await openRound(page, fill(texts.running.pl, "Runda 2"));
	await panel.getByText(texts.soldRound.pl).waitFor();
	await page.keyboard.press("Escape");
}

const rowButton = (page: Page, name: string) => page.getByRole("rowheader").getByRole("button", { name, exact: true });

/** An extra of a package is added, and its price changes while another organiser edits it. */
async function changeOption(page: Page, other: Page): Promise<void> {
	await press(page, options.newOption.pl);
	const added = panelOf(page, options.newTitle.pl);
	const field = (panel: Locator, name: keyof typeof newOptionForm.labels, lang: Lang = "pl") =>
		panel.getByLabel(newOptionForm.labels[name]![lang], { exact: true });
	await field(added, "kind").selectOption("tshirt");
	await field(added, "package").selectOption("BASIC-ONLINE");
	await field(added, "net").fill("59");
	await field(added, "capacity").fill("40");
	await field(added, "sizes").fill("S, S");
	await field(added, "sizes").press("Enter");
	await added.getByText(optionRefusals.sizes.pl).waitFor();
	await expectGoodOffice(page, "options-new");
	await field(added, "sizes").fill("S, M: 10");
	await field(added, "sizes").press("Enter");
	await added.waitFor({ state: "detached" });
	expect(await focused(page)).toBe(`button ${options.newOption.pl}`);

	// the panel covers the sheet at this width
	await other.keyboard.press("Escape");
	await other.reload();
	await rowButton(other, "T-shirt Basic Online").press("Enter");
	const theirs = panelOf(other, options.option.en);
	await press(theirs, options.change.en);
	await field(theirs, "net", "en").fill("65");
	await rowButton(page, "Koszulka Basic Online").press("Enter");
	const mine = panelOf(page, options.option.pl);
	await press(mine, options.change.pl);
	await field(mine, "net").fill("62");
	await field(mine, "net").press("Enter");
	await mine.getByText(moneyText("pl", 6200), { exact: true }).waitFor();
	await field(theirs, "net", "en").press("Enter");
	const conflict = theirs.getByRole("alert").filter({ hasText: formTexts.conflict.en });
	await conflict.getByText(/^62/).waitFor();
	await expectAccessible(other, "an extra that another organiser changed");
	await field(theirs, "net", "en").press("Enter");
	await theirs.getByText(moneyText("en", 6500), { exact: true }).waitFor();
	await other.keyboard.press("Escape");
	await theirs.waitFor({ state: "detached" });
}

/** The sale of an extra closes after a preview, and opens again. */
async function closeOption(page: Page): Promise<void> {
	const panel = panelOf(page, options.option.pl);
	await press(panel, options.close.pl);
	const open = panel.getByRole("region", { name: options.close.pl });
	await open.getByText(fill(saleTexts.stay.pl, { taken: 0 })).waitFor();
	await expectGoodOffice(page, "options-close");
	await press(open, options.close.pl);
	await panel.getByText(options.closed.pl, { exact: true }).waitFor();
	await press(panel, options.reopen.pl);
	await press(panel.getByRole("region", { name: options.reopen.pl }), options.reopen.pl);
	await panel.getByText(options.open.pl, { exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	await expectGoodOffice(page, "price-list");
}

type RightField = keyof typeof rightsForm.labels;
const editingRights = async (page: Page, lang: Lang, name: string) => {
	const sheet = page.getByRole("region", { name: rights.title[lang], exact: true });
	await sheet.getByRole("button", { name, exact: true }).press("Enter");
	const panel = panelOf(page, rights.panel[lang]);
	await press(panel, rights.change[lang]);
	const field = (right: RightField) => panel.getByLabel(rightsForm.labels[right]!.pl, { exact: true });
	const inEnglish = (right: RightField) => panel.getByLabel(rightsForm.labels[right]!.en, { exact: true });
	return { sheet, panel, field: lang === "pl" ? field : inEnglish };
};

/** A right of a sold package is not taken away, with the number of tickets; another is given after a preview. */
async function changeSoldRights(page: Page, site: string): Promise<void> {
	const { sheet, panel, field } = await editingRights(page, "pl", "Basic Online");
	await panel.getByText(fill(rights.sold.pl, 1)).waitFor();
	await field("lunch").selectOption("none");
	await press(panel, rights.check.pl);
	await panel.getByText(fill(rightsRefusals.sold.pl, 1)).waitFor();
	expect(await field("lunch").evaluate((element) => element === document.activeElement)).toBe(true);
	await expectGoodOffice(page, "rights-refused");
	await field("lunch").selectOption("buy");
	await field("recordings").selectOption("all");
	await press(panel, rights.check.pl);
	await panel.getByText(fill(rightsTexts.people.pl, { people: 0 })).waitFor();
	await expectGoodOffice(page, "rights-preview");
	expect(await publicPage(site)).not.toContain("Wszystkie nagrania przez 3 miesiące");
	await press(panel, rights.save.pl);
	await field("recordings").waitFor({ state: "detached" });
	await panel.getByText("wszystkie", { exact: true }).waitFor();
	await sheet.getByRole("cell", { name: "wszystkie", exact: true }).waitFor();
	expect(await publicPage(site)).toContain("Wszystkie nagrania przez 3 miesiące");
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	expect(await focused(page)).toBe("button Basic Online");
}

/** Two organisers change one package that nobody has: the second sees both values, and keeps the other's. */
async function changeRightsTogether(page: Page, other: Page): Promise<void> {
	await other.reload();
	const theirs = await editingRights(other, "en", "Standard");
	const mine = await editingRights(page, "pl", "Standard");
	await mine.panel.getByText(rights.unsold.pl).waitFor();
	await mine.field("lectures").selectOption("both");
	await press(mine.panel, rights.check.pl);
	await mine.panel.getByText(rightsTexts.nobody.pl).waitFor();
	await press(mine.panel, rights.save.pl);
	await mine.field("lectures").waitFor({ state: "detached" });
	await mine.panel.getByText("online i na miejscu", { exact: true }).waitFor();
	await theirs.field("expo").uncheck();
	await theirs.field("lectures").selectOption("online");
	await press(theirs.panel, rights.check.en);
	const conflict = theirs.panel.getByRole("alert").filter({ hasText: formTexts.conflict.en });
	await conflict.getByText("online", { exact: true }).waitFor();
	await conflict.getByText(/^online and on site/).waitFor();
	await expectAccessible(other, "rights that another organiser changed");
	await pictured(other, "rights-conflict-1024-dark-en");
	await press(conflict, fill(formTexts.useTheirs.en, { name: rightsForm.labels.lectures!.en }));
	await press(theirs.panel, rights.check.en);
	await theirs.panel.getByText("Expo and job fair: was “yes”, will be “no”.").waitFor();
	expect(await theirs.panel.getByText("Lectures: was").count()).toBe(0);
	await press(theirs.panel, rights.save.en);
	await theirs.field("lectures").waitFor({ state: "detached" });
	await theirs.panel.getByText("online and on site", { exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await other.keyboard.press("Escape");
	await theirs.panel.waitFor({ state: "detached" });
	await expectGoodOffice(page, "rights");
}

test("sales changes what packages include", { timeout: 120_000 }, async () => {
	const office = await officeSite();
	await office.buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/packages");
	await changeSoldRights(page, office.site);
	const other = await visit("/healthz", LAPTOP);
	await office.enter(other, "owner", "/en/office/packages");
	await changeRightsTogether(page, other);
});

test("sales changes rounds of prices and extras of packages", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	await office.buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/packages");
	await addRound(page, office.site);
	const other = await visit("/healthz", LAPTOP);
	await office.enter(other, "owner", "/en/office/packages");
	await changeRoundTogether(page, other);
	await page.reload();
	await removeRound(page, office.site);
	await changeOption(page, other);
	await closeOption(page);
});
