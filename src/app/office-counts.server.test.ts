import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { shop } from "../../tests/harness/buying.ts";
import { addEvent } from "../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { account } from "../features/account/server/tables.ts";
import { getOfficeOrders, getOfficeOrderTotals, getOfficeOrderViews } from "../features/order-office/contract.ts";
import { viewFilters } from "../features/order-office/states.ts";
import { salesOrder } from "../features/orders/server/tables.ts";
import { payment, refund } from "../features/payments/server/tables.ts";
import { getToday, type Today } from "../features/today/contract.ts";

let one: Awaited<ReturnType<typeof shop>>;
let owner: TestOrganiser;
const params = { eventCode: "MSTS25" };

type Values = Partial<typeof salesOrder.$inferInsert>;
let added = 0;
async function add(eventId: number, values: Values): Promise<number> {
	const rows = await one.db
		.insert(salesOrder)
		.values({
			eventId,
			number: `MSTS25-${String(++added).padStart(8, "A")}`,
			secretHash: `hash ${added}`,
			status: "confirmed",
			method: "card",
			lang: "pl",
			payer: { name: "Anna Nowak", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" },
			netGrosz: 10_000 + added,
			vatGrosz: 0,
			grossGrosz: 10_000 + added,
			createdAt: one.server.clock.now(),
			...values,
		})
		.returning({ id: salesOrder.id });
	return rows[0]!.id;
}

async function buyer(emailVerified: boolean): Promise<string> {
	const { accountId } = await organiserOf(one.server, { role: null, eventCode: null });
	await one.db.update(account).set({ emailVerified }).where(eq(account.id, accountId));
	return accountId;
}

type RefundValues = {
	provider: "test" | "transfer" | "stripe";
	state: "due" | "failed" | "elsewhere";
	ageHours: number;
};

/** A paid order with two refunds, so that orders and refunds have different numbers. */
async function addRefunded(eventId: number, { provider, state, ageHours }: RefundValues): Promise<void> {
	const orderId = await add(eventId, { paidGrosz: 5000, refundedGrosz: 2000 });
	const at = new Date(one.server.clock.now().getTime() - ageHours * 3_600_000);
	for (const part of ["a", "b"]) {
		const paid = { provider, reference: `${orderId}${part}`, amountGrosz: 2500, createdAt: at, state: "paid" as const };
		const [of] = await one.db
			.insert(payment)
			.values({ ...paid, orderId })
			.returning();
		await one.db.insert(refund).values({ paymentId: of!.id, amountGrosz: 1000, state, createdAt: at });
	}
}

/** Two orders of every kind. */
async function fillEvent(eventId: number): Promise<void> {
	const [confirmed, unconfirmed] = [await buyer(true), await buyer(false)];
	const reserved = { status: "reserved" as const, holdsUntil: new Date(one.server.clock.now().getTime() + 3_600_000) };
	const orders: Values[] = [
		reserved,
		{ ...reserved, holdsUntil: new Date(one.server.clock.now().getTime() - 60_000) },
		...(["transfer", "deferred"] as const).flatMap((method) => [
			{ ...reserved, method, accountId: confirmed },
			{ ...reserved, method, accountId: unconfirmed },
		]),
		{ method: "deferred", dueOn: "2099-04-30" },
		{ method: "deferred", dueOn: "2020-04-29" },
		{ method: "deferred", dueOn: "2020-04-29", netGrosz: 9000, grossGrosz: 9000, paidGrosz: 9000 },
		{ status: "expired", paidGrosz: 3000 },
		{ status: "cancelled" },
	];
	for (const values of [...orders, ...orders]) await add(eventId, values);
	const refunds: RefundValues[] = [
		{ provider: "transfer", state: "due", ageHours: 0 },
		{ provider: "stripe", state: "failed", ageHours: 0 },
		{ provider: "stripe", state: "elsewhere", ageHours: 0 },
		{ provider: "stripe", state: "due", ageHours: 2 },
		{ provider: "stripe", state: "due", ageHours: 0 },
	];
	for (const values of [...refunds, ...refunds]) await addRefunded(eventId, values);
}

beforeAll(async () => {
	one = await shop();
	const other = await addEvent(one.server.deps, { code: "NYC25", name: "Inne" });
	await fillEvent(one.event.id);
	await fillEvent(other.id);
	owner = await organiserOf(one.server, { role: "owner", eventCode: null });
});

/** The list of orders at an address of the office. */
async function listAt(path: string): Promise<{ count: number; dueGrosz: number; toRefundGrosz: number }> {
	const [screen, search] = path.split("?");
	expect(screen).toBe("office/orders");
	const query = Object.fromEntries(new URLSearchParams(search)) as never;
	const totals = await owner.ask(getOfficeOrderTotals, { params, query });
	expect(totals.statusCode, totals.body).toBe(200);
	const rows: { toRefundGrosz: number }[] = (await owner.ask(getOfficeOrders, { params, query })).json().rows;
	const toRefundGrosz = rows.reduce((sum, row) => sum + row.toRefundGrosz, 0);
	expect(rows.length).toBe(totals.json().count);
	return { ...totals.json(), toRefundGrosz };
}

test("each sum and task of the day has the orders of the list that its link opens", async () => {
	const { waiting, tasks: all }: Today = (await owner.ask(getToday, { params })).json();
	const tasks = all.filter(({ path }) => path.startsWith("office/orders"));
	expect(waiting.map((part) => [part.kind, part.count])).toEqual([
		["card", 2],
		["transfer", 2],
		["deferred", 6],
		["refund", 6],
	]);
	expect(tasks.map((task) => [task.kind, task.count])).toEqual([
		["toRefund", 6],
		["refunds", 4],
		["approvals", 2],
		["overdueInvoices", 2],
	]);
	for (const { kind, path, count, grossGrosz } of [...waiting, ...tasks]) {
		const list = await listAt(path);
		const sum = kind === "refund" || kind === "toRefund" ? list.toRefundGrosz : list.dueGrosz;
		expect([kind, count, grossGrosz ?? "none"]).toEqual([kind, list.count, kind === "refunds" ? "none" : sum]);
	}
});

test("each named view of the orders has the number of its list", async () => {
	const { views } = (await owner.ask(getOfficeOrderViews, { params })).json();
	expect(views.length).toBe(Object.keys(viewFilters).length);
	for (const { name, count } of views as { name: keyof typeof viewFilters; count: number }[]) {
		const list = await owner.ask(getOfficeOrderTotals, { params, query: viewFilters[name] as never });
		expect([name, list.json().count]).toEqual([name, count]);
	}
});
