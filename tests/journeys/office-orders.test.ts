import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandTexts } from "../../src/app/office/pieces/command/command-texts.ts";
import { formTexts } from "../../src/app/office/pieces/form/form-texts.ts";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { journalTexts } from "../../src/app/office/screens/journal/journal-texts.ts";
import { orderTexts as texts } from "../../src/app/office/screens/orders/order-texts.ts";
import { actionSentences } from "../../src/features/journal/texts.ts";
import { obstacleOf } from "../../src/features/journal/undo-obstacles.ts";
import { doneTexts } from "../../src/features/order-office/command-texts.ts";
import { orderPayerForm } from "../../src/features/order-office/payer-form.ts";
import { stateNames } from "../../src/features/order-office/states.ts";
import { refusals } from "../../src/features/organisers/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { plural } from "../../src/kit/i18n/plural.ts";
import { moneyText } from "../../src/kit/money/amounts.ts";
import { GROSS } from "../harness/buying.ts";
import {
	expectGoodOffice,
	focused,
	type OfficeSite,
	officeSite,
	pictured,
	proveByPassword,
	refocus,
} from "../harness/office-site.ts";
import { company } from "../harness/registering.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };

const rows = (page: Page) => page.locator("[data-row]");
const panelOf = (page: Page, lang: Lang, number: string) =>
	page.getByRole("complementary", { name: fill(texts.order[lang], number) });
/** An open command, or a list of its buttons. */
const command = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const press = (part: Pick<Page, "getByRole">, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");
const linkOf = (page: Page, number: string) => page.getByRole("link", { name: number.split("-")[1]!, exact: true });

type Team = Awaited<ReturnType<OfficeSite["paidTeam"]>>;

/** Finds an order by its number, by its company and by a filter with its sums. */
async function search(page: Page, { number }: { number: string }, transfer: { number: string }): Promise<void> {
	const field = page.getByRole("searchbox", { name: new RegExp(texts.searches.pl) });
	await rows(page).nth(3).waitFor();
	await field.fill(number.slice(7, 13).toLowerCase());
	await expect.poll(() => rows(page).count()).toBe(1);
	await linkOf(page, number).waitFor();
	await field.fill("krosno");
	await expect.poll(() => rows(page).count()).toBe(1);
	await linkOf(page, number).waitFor();
	await field.fill("");
	await expect.poll(() => rows(page).count()).toBe(4);
	await page.getByRole("combobox", { name: texts.state.pl }).selectOption("transfer");
	await expect.poll(() => rows(page).count()).toBe(1);
	await linkOf(page, transfer.number).waitFor();
	const due = moneyText("pl", GROSS);
	const sums = { count: plural("pl", 1, texts.count), gross: due, paid: moneyText("pl", 0), due };
	await page.getByText(fill(texts.total.pl, sums)).waitFor();
	await press(page, fill(listTexts.clearFilter.pl, { name: texts.state.pl }));
	await expect.poll(() => rows(page).count()).toBe(4);
	expect(await focused(page)).toMatch(/^select/);
}

/** Two organisers change the payer. The second one sees both texts and loses none, also after a refetch. */
async function changePayer(page: Page, other: Page, { number }: { number: string }): Promise<void> {
	const name = (lang: Lang) => orderPayerForm.labels.name![lang];
	const payer = `?open=${number}&do=payer`;
	await page.goto(`${page.url().split("?")[0]}${payer}`);
	await other.goto(`${other.url().split("?")[0]}${payer}`);
	await page.getByLabel(name("pl"), { exact: true }).fill("Nowa Nazwa SA");
	await other.getByLabel(name("en"), { exact: true }).fill("Inna Nazwa SA");
	await press(other, formTexts.save.en);
	await other.getByText(/^Inna Nazwa SA,/).waitFor();
	await expect.poll(() => focused(other)).toMatch(/^aside/);
	const read = page.waitForResponse((answer) => answer.url().includes(`/orders/${number}?`));
	await refocus(page);
	await (await read).finished();
	await press(page, formTexts.save.pl);
	const conflict = page.getByRole("alert").filter({ hasText: formTexts.conflict.pl });
	await conflict.waitFor();
	expect(await conflict.locator("dd").allTextContents()).toEqual([
		"Nowa Nazwa SA",
		expect.stringMatching(/^Inna Nazwa SA/),
	]);
	await pictured(page, "order-conflict");
	await expectAccessible(page, "both texts of a conflict");
	expect(await page.getByLabel(name("pl"), { exact: true }).inputValue()).toBe("Nowa Nazwa SA");
	await press(page, formTexts.save.pl);
	await page.getByText(/^Nowa Nazwa SA,/).waitFor();
}

/** A wrong amount is explained; the right one pays the order. */
async function recordTransfer(page: Page, { number }: { number: string }): Promise<void> {
	const panel = panelOf(page, "pl", number);
	await press(panel, texts.record.pl);
	const open = command(page, texts.record.pl);
	const amount = open.getByLabel(texts.amount.pl);
	await amount.fill("trzysta");
	await open.getByText(texts.wrongAmount.pl).waitFor();
	await amount.fill("367,77");
	await press(open, texts.record.pl);
	await page.getByText(doneTexts.transfer.pl).waitFor();
	await open.waitFor({ state: "detached" });
	await panel.getByText(stateNames.paid.pl, { exact: true }).first().waitFor();
	await expect.poll(() => focused(page)).toMatch(/^aside/);
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	expect(await focused(page)).toBe(`a ${number.split("-")[1]}`);
}

/** Half of a team's order: the proof, then the sums, then the refund. */
async function refundHalf(page: Page, { number }: Team): Promise<void> {
	for (const key of ["j", "j", "Enter"]) await page.keyboard.press(key);
	const panel = panelOf(page, "pl", number);
	await panel.getByText("Krosno sp. z o.o.").first().waitFor();
	await expectGoodOffice(page, "orders");
	await press(panel, texts.refund.pl);
	await proveByPassword(page, "pl");
	const open = command(page, texts.refundTitle.pl);
	const item = fill(texts.ofRefundable.pl, { item: "Basic Online", count: 6 });
	await open
		.getByText(moneyText("pl", 6 * GROSS))
		.first()
		.waitFor();
	await open.getByLabel(item).fill("3");
	await open
		.getByText(moneyText("pl", 3 * GROSS))
		.first()
		.waitFor();
	await pictured(page, "order-refund");
	await press(open, `${texts.refund.pl} ${moneyText("pl", 3 * GROSS)}`);
	await page.getByText(fill(doneTexts.refund.pl, { amount: moneyText("pl", 3 * GROSS) })).waitFor();
	await open.waitFor({ state: "detached" });
	await panel.getByText(fill(texts.refunded.pl, 3)).waitFor();
	await expect.poll(() => focused(page)).toBe(`button ${texts.refund.pl}`);
}

/** Two organisers refund the same ticket: the second one learns that the order has changed. */
async function refundTwice(page: Page, other: Page, { number }: Team): Promise<void> {
	const oneTicket = async (browser: Page, lang: Lang) => {
		const open = command(browser, texts.refundTitle[lang]);
		const item = fill(texts.ofRefundable[lang], { item: "Basic Online", count: 3 });
		await open.getByLabel(item).fill("1");
		const button = `${texts.refund[lang]} ${moneyText(lang, GROSS)}`;
		await open.getByRole("button", { name: button }).waitFor();
		return { open, button };
	};
	await other.goto(`${other.url().split("?")[0]}?open=${number}&do=refund`);
	await proveByPassword(other, "en");
	await press(panelOf(page, "pl", number), texts.refund.pl);
	const [first, second] = [await oneTicket(page, "pl"), await oneTicket(other, "en")];
	await press(first.open, first.button);
	await page.getByText(fill(doneTexts.refund.pl, { amount: moneyText("pl", GROSS) })).waitFor();
	await press(second.open, second.button);
	await second.open.getByText(refusals.previewChanged.en).waitFor();
	await expectAccessible(other, "a refund that another organiser made");
	await expectNoSidewaysScroll(other, "an order at 1024 px");
	await pictured(other, "order-1024-dark-en");
	await press(second.open, commandTexts.cancel.en);
	await panelOf(other, "en", number).getByText(fill(texts.refunded.en, 4)).waitFor();
}

/** Above PLN 5,000 another organiser confirms the refund. */
async function refundWithSecondPerson(page: Page, other: Page, { number }: Team): Promise<void> {
	await page.goto(`${page.url().split("?")[0]}?open=${number}`);
	const panel = panelOf(page, "pl", number);
	await press(panel, texts.refund.pl);
	const open = command(page, texts.refundTitle.pl);
	await open.getByText(commandTexts.secondPerson.pl).waitFor();
	const amount = (lang: Lang) => moneyText(lang, 15 * GROSS);
	await press(open, `${texts.refund.pl} ${amount("pl")}`);
	await page.getByText(fill(doneTexts.refundRequested.pl, { amount: amount("pl") })).waitFor();
	await panel.getByRole("heading", { name: texts.request.pl }).waitFor();
	// the person that asks may withdraw the request, and not confirm it
	expect(await panel.getByRole("button", { name: texts.requestConfirm.pl }).count()).toBe(0);
	await panel.getByRole("button", { name: texts.requestDecline.pl }).waitFor();

	await other.goto(`${other.url().split("?")[0]}?open=${number}`);
	const request = panelOf(other, "en", number);
	await press(request, texts.requestConfirm.en);
	const confirmation = command(other, texts.requestConfirm.en);
	await confirmation.getByRole("button", { name: /^Refund PLN/ }).press("Enter");
	await other.getByText(fill(doneTexts.refund.en, { amount: amount("en") })).waitFor();
	await request.getByText(stateNames.refunded.en, { exact: true }).first().waitFor();
	await expect.poll(() => focused(other)).toMatch(/^aside/);
}

/** The journal says why it does not take the payer's data back. */
async function readObstacle(page: Page, address: string): Promise<void> {
	await page.goto(address);
	const { en } = actionSentences["order.payer-changed"]!;
	await page.getByRole("link", { name: en, exact: true }).first().press("Enter");
	const panel = page.getByRole("complementary");
	await panel.getByText(obstacleOf("order.payer-changed")!.en).waitFor();
	expect(await panel.getByRole("button", { name: journalTexts.undo.en }).count()).toBe(0);
	await expectAccessible(page, "a change that the journal does not undo");
	await pictured(page, "journal-obstacle-1024-dark-en");
}

async function exportCsv(page: Page, numbers: readonly string[]): Promise<void> {
	const file = page.waitForEvent("download");
	await press(page, fill(listTexts.export.pl, "CSV"));
	const saved = await file;
	expect(saved.suggestedFilename()).toMatch(/\.csv$/);
	const content = await readFile(await saved.path(), "utf8");
	for (const number of numbers) expect(content).toContain(number);
}

test("sales finds orders, books a transfer and refunds, beside a colleague", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	const krosno = await office.paidTeam("krosno@firma.example", "Krosno sp. z o.o.", 6);
	const tartak = await office.paidTeam("tartak@firma.example", "Tartak Wisła SA", 15);
	const invoice = { ...company, payerName: "Huta Stara", wantInvoice: true, paymentMethod: "transfer" };
	const transfer = await office.buy({ email: "huta@firma.example", ...invoice });
	await office.confirm("huta@firma.example");
	const person = await office.buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });

	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/orders");
	await search(page, krosno, transfer);
	const other = await visit("/healthz", LAPTOP);
	await office.enter(other, "owner", "/en/office/orders");
	await rows(other).first().waitFor();
	await changePayer(page, other, transfer);
	await recordTransfer(page, transfer);
	await refundHalf(page, krosno);
	await refundTwice(page, other, krosno);
	await refundWithSecondPerson(page, other, tartak);
	await exportCsv(
		page,
		[krosno, tartak, transfer, person].map(({ number }) => number),
	);
	await readObstacle(other, `${office.site}/en/office/journal`);
});
