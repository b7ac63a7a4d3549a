import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formTexts } from "../../src/app/office/pieces/form/form-texts.ts";
import { viewTexts as texts } from "../../src/app/office/pieces/list/view-texts.ts";
import { orderTexts } from "../../src/app/office/screens/orders/order-texts.ts";
import { viewTexts } from "../../src/features/saved-views/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { expectGoodOffice, focused, officeSite, pictured } from "../harness/office-site.ts";
import { company } from "../harness/registering.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };
const CALLS = "**/api/office/event/MSTS25/views/orders**";
const STORED = "estrada-office-views:orders";

const rows = (page: Page) => page.locator("[data-row]");
const views = (page: Page, lang: Lang) => page.getByRole("navigation", { name: texts.views[lang] });
const view = (page: Page, lang: Lang, name: string | RegExp) => views(page, lang).getByRole("link", { name });
const press = (part: Pick<Page, "getByRole">, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");
const box = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The server does not answer: the sentence says so, and the typed name stays. */
async function saveView(page: Page, name: string): Promise<void> {
	await page.getByRole("combobox", { name: orderTexts.state.pl }).selectOption("transfer");
	await page.getByRole("combobox", { name: orderTexts.method.pl }).selectOption("transfer");
	await page.getByRole("searchbox").fill("huta");
	await expect.poll(() => rows(page).count()).toBe(1);
	await press(views(page, "pl"), texts.save.pl);
	const open = box(page, texts.save.pl);
	await open.getByText(texts.noSearch.pl).waitFor();
	await press(open, texts.save.pl);
	await open.getByText(viewTexts.enterName.pl).waitFor();
	const field = open.getByLabel(viewTexts.name.pl);
	await field.fill(name);
	await page.route(CALLS, (route) => route.abort());
	await press(open, texts.save.pl);
	await open.getByRole("alert").getByText(texts.noAnswer.pl).waitFor();
	expect(await field.inputValue()).toBe(name);
	await expectAccessible(page, "a view that could not be saved");
	await page.unroute(CALLS);
	await press(open, texts.save.pl);
	await view(page, "pl", /^Czekają na przelew 1$/).waitFor();
	await open.waitFor({ state: "detached" });
	expect(await focused(page)).not.toBe("body");
	expect(await view(page, "pl", /^Czekają na przelew/).getAttribute("href")).not.toContain("huta");
}

/** A view of the browser moves to the server once. */
async function moveOld(page: Page): Promise<void> {
	const old = JSON.stringify([{ id: "1", label: "Tylko zespoły", filters: { buyer: "team" } }]);
	await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [STORED, old]);
	await page.route(CALLS, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await page.reload();
	await page.getByText(fill(texts.notMoved.pl, { count: 1, reason: texts.noAnswer.pl })).waitFor();
	await view(page, "pl", /^Tylko zespoły$/).waitFor();
	await page.unroute(CALLS);
	await press(page, texts.again.pl);
	await press(views(page, "pl"), fill(texts.open.pl, { name: "Tylko zespoły" }));
	expect(await page.evaluate((name) => localStorage.getItem(name), STORED)).toBeNull();
	await page.reload();
	await views(page, "pl")
		.getByRole("button", { name: fill(texts.open.pl, { name: "Tylko zespoły" }) })
		.waitFor();
}

test("views are saved, shared with the team, copied and removed", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	const transfer = { ...company, payerName: "Huta Stara", wantInvoice: true, paymentMethod: "transfer" };
	await office.buy({ email: "huta@firma.example", ...transfer });
	await office.confirm("huta@firma.example");
	await office.buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });

	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/orders");
	await rows(page).nth(1).waitFor();
	await moveOld(page);
	const name = "Czekają na przelew";
	await saveView(page, name);
	await press(views(page, "pl"), fill(texts.open.pl, { name }));
	const open = box(page, name);
	await open.getByRole("checkbox", { name: viewTexts.share.pl }).press(" ");
	await expectGoodOffice(page, "orders-views");
	await press(open, formTexts.save.pl);
	await open.waitFor({ state: "detached" });
	await view(page, "pl", new RegExp(`${name}.*${texts.shared.pl}`)).waitFor();

	const other = await visit("/healthz", LAPTOP);
	await office.enter(other, "sales", "/en/office/orders");
	await view(other, "en", new RegExp(name)).press("Enter");
	await expect.poll(() => rows(other).count()).toBe(1);
	await press(views(other, "en"), fill(texts.openOther.en, { name }));
	const shared = box(other, name);
	await shared.getByText(/^Shared by Olga Organizatorka/).waitFor();
	expect(await shared.getByRole("button", { name: texts.remove.en }).count()).toBe(0);
	await expectNoSidewaysScroll(other, "a shared view at 1024 px");
	await pictured(other, "orders-views-1024-dark-en");
	await press(shared, texts.copy.en);
	await expect.poll(() => view(other, "en", new RegExp(name)).count()).toBe(2);

	await press(views(page, "pl"), fill(texts.open.pl, { name }));
	await press(box(page, name), texts.remove.pl);
	await expect.poll(() => view(page, "pl", new RegExp(name)).count()).toBe(0);
	await other.reload();
	await expect.poll(() => view(other, "en", new RegExp(name)).count()).toBe(1);

	await other.route(CALLS, (route) => route.abort());
	await other.reload();
	await other.getByText(texts.failed.en).waitFor();
	await rows(other).first().waitFor();
	await other.unroute(CALLS);
	await press(other, texts.again.en);
	await view(other, "en", new RegExp(name)).waitFor();
});
