import { beforeAll, describe, expect, test } from "vitest";
import { BUYERS, buyer } from "../../../demo/sales/buyers.ts";
import { type DrawnPeople, drawnPeople, entered } from "../../../tests/harness/drawn-people.ts";
import type { ListedOfficeCode } from "../../features/codes/office-contract.ts";
import { taxDocument } from "../../features/documents/server/tables.ts";
import type { OfficeOrder, OrderRow } from "../../features/order-office/contract.ts";
import { ORDER_METHODS, ORDER_STATES, ORDER_VIEWS } from "../../features/order-office/states.ts";
import type { OrderStatus } from "../../features/orders/rules.ts";
import { expireOrders } from "../../features/orders/server/expire-orders.ts";
import { issueDueInvoices } from "../../features/orders/server/issue-due-invoices.ts";
import { remindUnpaid } from "../../features/orders/server/remind-unpaid.ts";
import { orderLine, salesOrder } from "../../features/orders/server/tables.ts";
import { FEW_PLACES } from "../../features/packages/rules.ts";
import { expireOffers } from "../../features/packages/server/offers.ts";
import { waitingEntry } from "../../features/packages/server/tables.ts";
import { paymentState, refundState } from "../../features/payments/contract.ts";
import { testRefunder } from "../../features/payments/server/provider.ts";
import { sendRefunds } from "../../features/payments/server/send-refunds.ts";
import { payment, refund } from "../../features/payments/server/tables.ts";
import type { Today } from "../../features/today/contract.ts";
import { emails } from "../../kit/mail/store.ts";
import { stockDifferences } from "../commands/recounts.ts";
import { emailSettingsOf } from "./email-settings.ts";

/** Stripe alone reports them, and the demonstration has the test gateway. */
const BY_STRIPE = ["blik", "przelewy24"];
/** Money without an order, which the journeys of the office cover. */
const BY_HAND = ["refunded", "settled"];
/** A key for each status, so that a new one is missing here. */
const STATUSES = Object.keys({
	reserved: true,
	confirmed: true,
	expired: true,
	cancelled: true,
} satisfies Record<OrderStatus, true>);

let drawn: DrawnPeople;
let get: Awaited<ReturnType<typeof entered>>["get"];
let post: Awaited<ReturnType<typeof entered>>["post"];

const officeOf = (eventCode: string) => `/api/office/event/${eventCode}`;
const ordersOf = async (eventCode: string): Promise<OrderRow[]> =>
	(await get(`${officeOf(eventCode)}/orders?sort=placed`)).rows;
const todayOf = (): Promise<Today> => get(`${officeOf(drawn.liveCode)}/today`);
const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();
const sumOf = (rows: OrderRow[], sum: "paidGrosz" | "dueGrosz" | "toRefundGrosz") =>
	rows.reduce((all, one) => all + one[sum], 0);

/** The sales of the first start that was drawn, without numbers that are random. */
let first: unknown;

describe.each(["2025-04-30T10:00:00Z", "2026-11-22T20:00:00Z"])("the sales of a demonstration of %s", (now) => {
	beforeAll(async () => {
		drawn = await drawnPeople(now);
		({ get, post } = await entered(drawn.server, "sales"));
	});

	test("the live event has an order in each state, and paid by each method", async () => {
		const rows = await ordersOf(drawn.liveCode);
		expect(sorted(rows.map(({ state }) => state))).toEqual(sorted(ORDER_STATES));
		const methods = ORDER_METHODS.filter((one) => !BY_STRIPE.includes(one));
		expect(sorted(rows.map(({ method }) => method))).toEqual(sorted(methods));
	});

	test("every status, payment and refund is there", async () => {
		const { db } = drawn.server.deps;
		const statusesOf = async (table: typeof salesOrder) =>
			(await db.select({ status: table.status }).from(table)).map(({ status }) => status);
		const statesOf = async (table: typeof payment | typeof refund) =>
			(await db.select({ state: table.state }).from(table)).map(({ state }) => state);
		expect(sorted(await statusesOf(salesOrder))).toEqual(sorted(STATUSES));
		expect(sorted(await statesOf(refund))).toEqual(sorted(refundState.options));
		const states = paymentState.options.filter((one) => !BY_HAND.includes(one));
		expect(sorted(await statesOf(payment))).toEqual(sorted(states));
	});

	test("each view of the list has orders, and the sums of the list are those of its rows", async () => {
		const office = officeOf(drawn.liveCode);
		const { views } = await get(`${office}/orders/views`);
		expect(views.filter(({ count }: { count: number }) => count === 0)).toEqual([]);
		expect(views).toHaveLength(ORDER_VIEWS.length);
		for (const filter of ["", "state=transfer", "state=toRefund", "method=deferred", "buyer=team"]) {
			const { rows, next } = await get(`${office}/orders?${filter}`);
			expect([next, rows.length > 0]).toEqual([null, true]);
			const [paidGrosz, dueGrosz] = [sumOf(rows, "paidGrosz"), sumOf(rows, "dueGrosz")];
			const sums = { count: rows.length, grossGrosz: paidGrosz + dueGrosz, paidGrosz, dueGrosz };
			expect([filter, await get(`${office}/orders/totals?${filter}`)]).toEqual([filter, sums]);
		}
	});

	test("an event's orders are its own, the older first", async () => {
		const [live, recorded] = [await ordersOf(drawn.liveCode), await ordersOf("MSTS25")];
		expect(live.filter(({ number }) => !number.startsWith(`${drawn.liveCode}-`))).toEqual([]);
		expect(recorded.filter(({ number }) => !number.startsWith("MSTS25-"))).toEqual([]);
		expect(sorted(recorded.map(({ state }) => state))).toEqual(
			expect.arrayContaining(["paid", "refunded", now < "2025-05" ? "transfer" : "expired"]),
		);
		for (const rows of [live, recorded]) {
			const placed = rows.map(({ createdDate }) => createdDate);
			expect(placed).toEqual(placed.toSorted());
		}
	});

	test("documents are numbered without gaps, in the order of their days; all counters agree", async () => {
		const rows = await drawn.server.deps.db.select().from(taxDocument).orderBy(taxDocument.id);
		const series = Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`);
		expect(sorted([...series.keys()].map((key) => key.split(" ")[0]!))).toEqual(["correction", "invoice", "proforma"]);
		for (const documents of series.values()) {
			expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_, index) => index + 1));
			const times = documents.map(({ issuedAt }) => issuedAt.getTime());
			expect(times).toEqual(times.toSorted((a, b) => a - b));
		}
		expect(await stockDifferences(drawn.server.deps.db)).toEqual([]);
	});

	test("a company abroad buys without VAT, and companies have tax numbers", async () => {
		const lines = await drawn.server.deps.db.select().from(orderLine);
		expect(lines.filter((one) => one.isReverseCharged).map(({ vatGrosz }) => vatGrosz)).toEqual([0]);
		const rows = await ordersOf(drawn.liveCode);
		expect(rows.filter(({ buyer }) => buyer.country === "DE")).toMatchObject([
			{ state: "paid", buyer: { kind: "team" } },
		]);
		const awaited = rows.filter(({ state, buyer }) => state === "transfer" && buyer.nip !== "");
		expect(awaited.some(({ paidGrosz }) => paidGrosz > 0)).toBe(true);
	});

	test("codes are used in part, by teams and by a partner", async () => {
		const { rows }: { rows: ListedOfficeCode[] } = await get(`${officeOf(drawn.liveCode)}/codes`);
		const team = Map.groupBy(
			rows.filter(({ orderNumber }) => orderNumber !== null),
			(one) => one.orderNumber,
		);
		const uses = [...team.values()].map((codes) => codes.filter(({ used }) => used > 0).length / codes.length);
		expect(uses).toEqual(expect.arrayContaining([0.5, 0]));
		expect(rows.find(({ code }) => code === "LATARNIA15")).toMatchObject({ state: "usable", useLimit: 10, used: 4 });
		expect(rows.find(({ code }) => code === "FINALCALL")).toMatchObject({ used: 1 });
	});

	test("one package is full with people waiting, and one has few places left", async () => {
		const { packages } = await todayOf();
		const [exec, onsite] = ["EXEC", "BASIC-ONSITE"].map((code) => packages.find((one) => one.code === code)!);
		expect(exec).toMatchObject({ taken: exec!.capacity, waiting: 3 });
		const left = onsite!.capacity! - onsite!.taken;
		expect([left > 0, left <= FEW_PLACES]).toEqual([true, true]);
		const entries = await drawn.server.deps.db.select().from(waitingEntry).orderBy(waitingEntry.id);
		expect(entries.map(({ state }) => state)).toEqual(["offered", "waiting", "waiting", "waiting"]);
		expect(entries.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true, false, true]);
		expect(entries[0]!.offeredUntil! > drawn.server.clock.now()).toBe(true);
	});

	test("the day of the seller has tasks and money to wait for, which the list shows", async () => {
		const { tasks, waiting, soldNetGrosz, registeredLastDay, registered } = await todayOf();
		expect(sorted(tasks.map(({ kind }) => kind))).toEqual(["approvals", "overdueInvoices", "toRefund"]);
		expect([soldNetGrosz > 0, registeredLastDay < registered / 4]).toEqual([true, true]);
		const rows = await ordersOf(drawn.liveCode);
		const owedIn = (part: OrderRow[]) => ({ count: part.length, grossGrosz: sumOf(part, "dueGrosz") });
		const inState = (state: OrderRow["state"]) => rows.filter((one) => one.state === state);
		expect(Object.fromEntries(waiting.map(({ kind, path: _path, ...sums }) => [kind, sums]))).toEqual({
			card: owedIn(inState("paying")),
			transfer: owedIn(inState("transfer")),
			deferred: owedIn(rows.filter(({ state }) => ["approval", "deferred", "overdue"].includes(state))),
			refund: { count: inState("toRefund").length, grossGrosz: sumOf(inState("toRefund"), "toRefundGrosz") },
		});
		expect(tasks.find(({ kind }) => kind === "approvals")).toMatchObject(owedIn(inState("approval")));
		expect(tasks.find(({ kind }) => kind === "overdueInvoices")).toMatchObject(owedIn(inState("overdue")));
		const { rows: journal } = await get(`${officeOf(drawn.liveCode)}/journal`);
		expect(JSON.stringify(journal)).toContain("Celina Kamyk");
	});

	test("the first run of the site's jobs about orders changes nothing, and writes no e-mail", async () => {
		const { deps } = drawn.server;
		const people = { ...deps, ...emailSettingsOf(deps.config) };
		const refunders = { test: testRefunder };
		const before = await ordersOf(drawn.liveCode);
		expect([await expireOrders(people), await remindUnpaid(people), await expireOffers(people)]).toEqual([0, 0, 0]);
		expect([await issueDueInvoices(people), await sendRefunds({ ...people, refunders })]).toEqual([0, 0]);
		expect(await ordersOf(drawn.liveCode)).toEqual(before);
		expect((await emails(deps.db, 1, 50)).rows).toEqual([]);
	});

	test("the same people buy the same at every start", async () => {
		const rows = await ordersOf(drawn.liveCode);
		const sales = rows.map(({ buyer, state, method, items, grossGrosz, paidGrosz, dueGrosz }) => [
			buyer.name,
			state,
			method,
			items,
			[grossGrosz, paidGrosz, dueGrosz],
		]);
		first ??= sales;
		expect(sales).toEqual(first);
		expect(BUYERS.every(({ email }) => email.endsWith(".example"))).toBe(true);
	});

	test("a visitor does the seller's day until nothing waits but an overdue invoice", async () => {
		const { liveCode, server } = drawn;
		const rows = await ordersOf(liveCode);
		const numberOf = (name: string) => rows.find((one) => one.buyer.name === buyer(name).payer.payerName)!.number;
		const run = async (name: string, path: string, body: object = {}) => {
			const address = `${officeOf(liveCode)}/orders/${numberOf(name)}/${path}`;
			const { fingerprint } = (await post(`${address}/preview`, body)).json();
			const answer = await post(address, { ...body, fingerprint });
			expect([name, path, answer.statusCode, answer.body]).toEqual([name, path, 200, expect.any(String)]);
		};
		const recordOf = (name: string): Promise<OfficeOrder> => get(`${officeOf(liveCode)}/orders/${numberOf(name)}`);
		for (const name of ["kamil", "jan"])
			await run(name, "transfer", { amountGrosz: (await recordOf(name)).dueGrosz, reference: `bank ${name}` });
		await run("teresa", "approval");
		const surplus = (await recordOf("halina")).payments.find(({ state }) => state === "queued")!;
		await run("halina", `payments/${surplus.objectId}/refund`);
		for (const name of ["halina", "sabina", "dorota"])
			for (const { objectId } of (await recordOf(name)).refunds) await run(name, `refunds/${objectId}/sent`);
		const { tasks, waiting } = await todayOf();
		expect(tasks.map(({ kind, count }) => [kind, count])).toEqual([["overdueInvoices", 1]]);
		expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
			["card", 1],
			["transfer", 1],
			["deferred", 3],
		]);
		expect(await stockDifferences(server.deps.db)).toEqual([]);
	});
});
