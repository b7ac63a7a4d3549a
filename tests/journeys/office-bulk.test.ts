import { asc, eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandTexts } from "../../src/app/office/pieces/command/command-texts.ts";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { orderTexts as texts } from "../../src/app/office/screens/orders/order-texts.ts";
import { salesOrder } from "../../src/features/orders/server/tables.ts";
import { auditEntry } from "../../src/kit/audit/tables.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { type OfficeSite, officeSite } from "../harness/office-site.ts";
import { company } from "../harness/registering.ts";
import { expectAccessible, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const THREE_DAYS_MS = 3 * 86_400_000;

/** When each order's places are released, in ms. */
async function deadlines({ server }: OfficeSite): Promise<number[]> {
	const rows = await server.deps.db
		.select({ holdsUntil: salesOrder.holdsUntil })
		.from(salesOrder)
		.orderBy(asc(salesOrder.id));
	return rows.map(({ holdsUntil }) => holdsUntil!.getTime());
}

/** The server does the first extension, and its answer is lost. */
async function loseFirstAnswer(page: Page): Promise<void> {
	await page.route("**/extension?*", async (route) => {
		await route.fetch();
		await route.abort();
		await page.unroute("**/extension?*");
	});
}

test("a command on several orders goes on after a lost answer, and does nothing twice", {
	timeout: 120_000,
}, async () => {
	const office = await officeSite();
	for (const name of ["Huta Stara", "Tartak Wisła SA"]) {
		const email = `${name.slice(0, 4).toLowerCase()}@firma.example`;
		await office.buy({ email, ...company, wantInvoice: true, paymentMethod: "transfer", payerName: name });
		await office.confirm(email);
	}
	const before = await deadlines(office);
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/orders");
	await expect.poll(() => page.locator("[data-row]").count()).toBe(2);
	for (const key of ["j", " ", "j", " "]) await page.keyboard.press(key);
	const bar = page.getByRole("region", { name: listTexts.acts.pl });
	await bar.getByRole("button", { name: texts.extendMany.pl }).press("Enter");
	const dialog = page.getByRole("dialog", { name: texts.extendMany.pl });
	await loseFirstAnswer(page);
	await dialog.getByRole("button", { name: fill(texts.extendManyRun.pl, 2) }).press("Enter");
	await dialog.getByText(commandTexts.failed.pl).waitFor();
	await expect.poll(() => dialog.locator(".tone-text-ok").count()).toBe(1);
	await expectAccessible(page, "a command with a lost answer");
	await dialog.getByRole("button", { name: fill(commandTexts.resume.pl, { count: 1 }) }).press("Enter");
	await dialog.getByRole("button", { name: fill(texts.extendManyRun.pl, 1) }).press("Enter");
	await expect.poll(() => dialog.locator(".tone-text-ok").count()).toBe(2);
	expect(await deadlines(office)).toEqual(before.map((ms) => ms + THREE_DAYS_MS));
	const entries = await office.server.deps.db.$count(auditEntry, eq(auditEntry.action, "order.extended"));
	expect(entries).toBe(2);
});
