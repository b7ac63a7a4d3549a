import { and, eq, isNotNull } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { orderTexts } from "../../src/app/office/screens/orders/order-texts.ts";
import { failedEmailTexts as failedTexts } from "../../src/app/office/screens/today/failed-email-texts.ts";
import {
	programmeCheckTexts as checkTexts,
	fieldNames,
} from "../../src/app/office/screens/today/programme-check-texts.ts";
import { moneyNames, taskNames, todayTexts as texts } from "../../src/app/office/screens/today/today-texts.ts";
import { officeTexts } from "../../src/app/office/texts.ts";
import { resendRefusals } from "../../src/features/failed-emails/texts.ts";
import { stateNames } from "../../src/features/order-office/states.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { emailMessage } from "../../src/kit/mail/tables.ts";
import { moneyText } from "../../src/kit/money/amounts.ts";
import { GROSS } from "../harness/buying.ts";
import { runCommand } from "../harness/commanding.ts";
import { addCalendar, addCategory, addLecture } from "../harness/content.ts";
import { expectGoodOffice, type OfficeSite, officeSite, pictured } from "../harness/office-site.ts";
import { company } from "../harness/registering.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };

const rows = (page: Page) => page.locator("[data-row]");
const taskLink = (page: Page, lang: Lang, kind: keyof typeof taskNames) =>
	page.getByRole("link", { name: `${texts.settle[lang]}: ${fill(taskNames[kind][lang], 1)}`, exact: true });
const figure = (page: Page, name: string) =>
	page.locator(".tdy-sum", { has: page.getByRole("heading", { name, exact: true }) }).locator("b");

/** An order that awaits approval, a refund that awaits its transfer, and a payment by card under way. */
async function fillDay({ buy, confirm, server }: OfficeSite): Promise<void> {
	await runCommand(server, "events deferred --event MSTS25 100.00");
	const deferred = { ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + 6_027 };
	await buy({ email: "huta@firma.example", ...deferred, payerName: "Huta Stara" });
	await confirm("huta@firma.example");
	const invoice = { ...company, wantInvoice: true, paymentMethod: "transfer" };
	const { number } = await buy({ email: "tartak@firma.example", ...invoice, payerName: "Tartak Wisła SA" });
	await confirm("tartak@firma.example");
	await runCommand(server, `order paid ${number} --amount 372.77`);
	await buy({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś" });
}

/** The figures agree with each other, and with the lists behind them. */
async function readFigures(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 2, name: texts.tasks.pl }).waitFor();
	expect(await figure(page, texts.registered.pl).textContent()).toBe("3");
	expect(await figure(page, texts.sold.pl).textContent()).toBe(moneyText("pl", 29_900));
	await page.getByText(fill(texts.untilDay.pl, { day: "4 maja" })).waitFor();
	await page.getByText(texts.asTable.pl).press("Enter");
	await page.getByRole("columnheader", { name: texts.paceDay.pl }).waitFor();
	await expectGoodOffice(page, "today");
	await page.getByRole("link", { name: moneyNames.card.pl, exact: true }).press("Enter");
	await expect.poll(() => rows(page).count()).toBe(1);
	await rows(page).getByText(stateNames.paying.pl, { exact: true }).waitFor();
	await page.goBack();
	await page.getByRole("link", { name: officeTexts.packages.pl, exact: true }).last().press("Enter");
	await page.getByRole("heading", { level: 1, name: officeTexts.packages.pl }).waitFor();
	await page.goBack();
}

/** Each task leads to the orders that it counts. A settled one leaves the day. */
async function settleTasks(page: Page): Promise<void> {
	await taskLink(page, "pl", "approvals").press("Enter");
	await expect.poll(() => rows(page).count()).toBe(1);
	await rows(page).getByText("Huta Stara").waitFor();
	await page.goBack();
	await taskLink(page, "pl", "toRefund").press("Enter");
	await expect.poll(() => rows(page).count()).toBe(1);
	await rows(page).getByText("Tartak Wisła SA").waitFor();
	await rows(page)
		.getByText(fill(orderTexts.toRefund.pl, moneyText("pl", 500)))
		.waitFor();
	await page.goBack();
	await taskLink(page, "pl", "toRefund").waitFor();
}

/** One e-mail to Jan bounces. */
async function failEmail({ server: { deps } }: OfficeSite): Promise<void> {
	const toJan = eq(emailMessage.recipient, "jan@inna.example");
	const answer = "550 5.1.1 no such user";
	const [one] = await deps.db
		.select({ id: emailMessage.id })
		.from(emailMessage)
		.where(and(toJan, isNotNull(emailMessage.eventId)));
	await deps.db.update(emailMessage).set({ status: "bounced", lastError: answer }).where(eq(emailMessage.id, one!.id));
}

/** Of two ticked e-mails, one is sent again; the other says why it is not. */
async function sendAgain(page: Page, { server: { deps } }: OfficeSite): Promise<void> {
	const [bounced] = await deps.db.select().from(emailMessage).where(eq(emailMessage.status, "bounced"));
	const { id: _, token: __, ...copy } = bounced!;
	await deps.db.insert(emailMessage).values({ ...copy, status: "failed", subject: "Zapora" });
	await page.goBack();
	await page.reload();
	await expect.poll(() => rows(page).count()).toBe(2);
	await page.getByLabel(listTexts.tickAll.pl).check();
	await page.getByRole("button", { name: failedTexts.resend.pl, exact: true }).last().press("Enter");
	const dialog = page.getByRole("dialog", { name: failedTexts.resendMany.pl });
	await dialog.getByText(resendRefusals.bounced.pl).waitFor();
	await dialog.getByRole("button", { name: fill(failedTexts.resendCount.pl, 1) }).press("Enter");
	await dialog.getByText(/jest\sw\skolejce/).waitFor();
	await expectAccessible(page, "e-mails sent again");
	await page.keyboard.press("Escape");
	await expect.poll(() => rows(page).count()).toBe(1);
}

/** The task leads to the e-mail with the mail server's answer, and that to its participant. */
async function readFailedEmails(page: Page): Promise<void> {
	await page.reload();
	await taskLink(page, "pl", "failedEmails").press("Enter");
	await expect.poll(() => rows(page).count()).toBe(1);
	await page.getByRole("link", { name: /Jan Łoś/ }).press("Enter");
	const panel = page.getByRole("complementary");
	await panel.getByText("550 5.1.1 no such user").waitFor();
	await panel.getByText(resendRefusals.bounced.pl).waitFor();
	expect(await panel.getByRole("button", { name: failedTexts.resend.pl }).count()).toBe(0);
	await expectGoodOffice(page, "failed-emails");
	await panel.getByRole("link", { name: fill(failedTexts.toPerson.pl, "Jan Łoś") }).press("Enter");
	await page.getByRole("heading", { level: 1, name: "Jan Łoś" }).waitFor();
}

/** Two lectures in one hall, and the event's texts without English, lead to a list with a panel. */
async function readProgrammeCheck(page: Page, { server: { deps }, event }: OfficeSite): Promise<void> {
	const place = { event, category: await addCategory(deps, event), calendar: await addCalendar(deps, event) };
	for (const subject of ["Pierwszy wykład", "Drugi wykład"]) await addLecture(deps, place, { subject });
	await page.reload();
	await taskLink(page, "en", "clashes").press("Enter");
	await expect.poll(() => rows(page).count()).toBe(1);
	await page.getByRole("link", { name: /Sala Łuków/ }).press("Enter");
	const panel = page.getByRole("complementary");
	await panel.getByRole("link", { name: fill(checkTexts.onSite.en, "Drugi wykład") }).waitFor();
	await expectGoodOffice(page, "clashes");
	await page.goto(new URL("programme", page.url()).href);
	await page.getByRole("link", { name: /Próba/ }).press("Enter");
	await panel.getByText(fieldNames.headline.en).waitFor();
	await expectGoodOffice(page, "missing-english");
}

test("the day of the office leads to the places that settle its tasks", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	await fillDay(office);
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office");
	await page.waitForURL(/\/office\/today$/);
	await readFigures(page);
	await settleTasks(page);
	await failEmail(office);
	await readFailedEmails(page);
	await sendAgain(page, office);

	const owner = await visit("/healthz");
	await office.enter(owner, "owner", "/en/office/today");
	await readProgrammeCheck(owner, office);

	const host = await visit("/healthz", LAPTOP);
	await office.enter(host, "host", "/en/office/today");
	await host.getByText(texts.noTasks.en).waitFor();
	await host.getByText(moneyNames.card.en).waitFor();
	expect(await host.getByRole("link", { name: moneyNames.card.en }).count()).toBe(0);
	await expectAccessible(host, "the day of a host");
	await expectNoSidewaysScroll(host, "the day at 1024 px");
	await pictured(host, "today-host-1024-dark-en");
});
