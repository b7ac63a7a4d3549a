import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { paidTeam } from "../../../../tests/harness/commanding.ts";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { PAGE_ROWS } from "../../../kit/list/list-query.ts";
import { account } from "../../account/server/tables.ts";
import { orderLine, salesOrder } from "../../orders/server/tables.ts";
import { payment, refund } from "../../payments/server/tables.ts";
import {
	getOfficeOrder,
	getOfficeOrders,
	getOfficeOrdersFile,
	getOfficeOrderTotals,
	getOfficeOrderViews,
} from "../contract.ts";
import { ORDER_STATES, type OrderState } from "../states.ts";

let one: Awaited<ReturnType<typeof shop>>;
let other: { id: number };
let sales: TestOrganiser;
beforeAll(async () => {
	one = await shop();
	other = await addEvent(one.server.deps, { code: "NYC25", name: "Inne" });
});
beforeEach(async () => {
	await one.anew();
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

type Values = Partial<typeof salesOrder.$inferInsert>;
const payerOf = (name: string, nip = "") => ({
	name,
	street: "",
	postCode: "",
	city: "",
	country: "PL",
	nip,
	comments: "",
});
let count = 0;
/** Adds an order of one gross złoty amount, by default a paid one. */
async function add(values: Values = {}): Promise<{ id: number; number: string }> {
	const grossGrosz = values.grossGrosz ?? 10_000;
	const rows = await one.db
		.insert(salesOrder)
		.values({
			eventId: one.event.id,
			number: `MSTS25-${String(++count).padStart(8, "A")}`,
			secretHash: `hash ${count}`,
			status: "confirmed",
			method: "card",
			lang: "pl",
			payer: payerOf("Anna Nowak"),
			netGrosz: grossGrosz,
			vatGrosz: 0,
			createdAt: one.server.clock.now(),
			...values,
			grossGrosz,
			paidGrosz: values.paidGrosz ?? (values.status === undefined ? grossGrosz : 0),
		})
		.returning();
	const order = rows[0]!;
	const line = { orderId: order.id, position: 0, kind: "package" as const, name: "Standard", quantity: 1, vatRate: 0 };
	const price = { listNetGrosz: grossGrosz, unitNetGrosz: grossGrosz, netGrosz: grossGrosz, vatGrosz: 0, grossGrosz };
	await one.db.insert(orderLine).values({ ...line, ...price });
	return order;
}

type Query = Record<string, string>;
const rowsOf = async (query: Query = {}) => {
	const answer = await sales.ask(getOfficeOrders, { query: query as never });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().rows as { number: string; state: OrderState; [field: string]: unknown }[];
};
const numbersOf = async (query: Query = {}) => (await rowsOf(query)).map((row) => row.number);
const later = (minutes: number) => new Date(one.server.clock.now().getTime() + minutes * 60_000);

describe("the state of an order", () => {
	const reserved = () => ({ status: "reserved" as const, holdsUntil: later(60) });
	const states: [OrderState, string, () => Values, ("confirmed" | "unconfirmed")?][] = [
		["paying", "a card awaits payment", reserved],
		["expired", "a card after its reservation", () => ({ ...reserved(), holdsUntil: later(-1) })],
		["transfer", "a transfer", () => ({ ...reserved(), method: "transfer" }), "confirmed"],
		[
			"unconfirmed",
			"a transfer of an unconfirmed address",
			() => ({ ...reserved(), method: "transfer" }),
			"unconfirmed",
		],
		["approval", "a deferred payment above the limit", () => ({ ...reserved(), method: "deferred" }), "confirmed"],
		["unconfirmed", "a free order of an unconfirmed address", () => ({ ...reserved(), grossGrosz: 0 }), "unconfirmed"],
		[
			"deferred",
			"a deferred invoice on its due day",
			() => ({ status: "confirmed", method: "deferred", dueOn: "2025-04-30" }),
		],
		[
			"overdue",
			"a deferred invoice a day later",
			() => ({ status: "confirmed", method: "deferred", dueOn: "2025-04-29" }),
		],
		["paid", "a paid deferred invoice", () => ({ method: "deferred", dueOn: "2025-04-01" })],
		["paid", "a card", () => ({})],
		["partlyRefunded", "a part was refunded", () => ({ paidGrosz: 6000, refundedGrosz: 4000 })],
		["refunded", "all was refunded", () => ({ status: "cancelled", refundedGrosz: 10_000 })],
		["cancelled", "cancelled unpaid", () => ({ status: "cancelled" })],
		["expired", "expired", () => ({ status: "expired" })],
		["toRefund", "a part was paid before it expired", () => ({ status: "expired", paidGrosz: 3000 })],
	];
	test("agrees with the filter by state", async () => {
		const accounts = { confirmed: "", unconfirmed: "" };
		for (const kind of ["confirmed", "unconfirmed"] as const) {
			accounts[kind] = (await organiserOf(one.server, { role: null, eventCode: null })).accountId;
			const emailVerified = kind === "confirmed";
			await one.db.update(account).set({ emailVerified }).where(eq(account.id, accounts[kind]));
		}
		const found: Partial<Record<OrderState, string[]>> = {};
		for (const [state, name, values, buyer] of states) {
			await add({ ...values(), accountId: buyer ? accounts[buyer] : null, payer: payerOf(name) });
			await add({ ...values(), eventId: other.id });
			found[state] = [name, ...(found[state] ?? [])];
		}
		for (const state of ORDER_STATES) {
			const rows = (await rowsOf({ state })) as unknown as { state: OrderState; buyer: { name: string } }[];
			expect(rows.map((row) => [row.state, row.buyer.name])).toEqual((found[state] ?? []).map((name) => [state, name]));
		}
	});

	test("is toRefund while money waits for its refund", async () => {
		const { id, number } = await add({ status: "expired" });
		const paid = { provider: "test" as const, reference: "late", amountGrosz: 10_000, createdAt: later(0) };
		const [late] = await one.db
			.insert(payment)
			.values({ ...paid, orderId: id, state: "queued" })
			.returning();
		expect(await rowsOf()).toMatchObject([{ number, state: "toRefund", toRefundGrosz: 10_000 }]);
		await one.db.insert(refund).values({ paymentId: late!.id, amountGrosz: 10_000, state: "due", createdAt: later(0) });
		expect(await rowsOf()).toMatchObject([{ state: "expired", toRefundGrosz: 0 }]);
		await one.db.update(refund).set({ state: "failed" });
		expect(await rowsOf()).toMatchObject([{ state: "toRefund", toRefundGrosz: 10_000 }]);
	});
});

describe("the list of orders", () => {
	test("has pages without gaps or repeats, in every order", async () => {
		for (let index = 0; index < PAGE_ROWS + 3; index++) await add({ grossGrosz: 1000 + (index % 3) * 100 });
		const sorts = ["-placed", "placed", "-gross", "gross"] as const;
		for (const [sort, q] of sorts.flatMap((one) => [[one, undefined] as const, [one, "nowak"] as const])) {
			const query = { sort, ...(q && { q }) };
			const first = (await sales.ask(getOfficeOrders, { query })).json();
			const second = (await sales.ask(getOfficeOrders, { query: { ...query, after: first.next } as never })).json();
			expect([first.rows.length, second.rows.length, second.next]).toEqual([PAGE_ROWS, 3, null]);
			const all = [...first.rows, ...second.rows] as { objectId: number; grossGrosz: number }[];
			expect(new Set(all.map((row) => row.objectId)).size).toBe(PAGE_ROWS + 3);
			const keys = all.map((row) => (sort.endsWith("gross") ? row.grossGrosz * 1_000_000 : 0) + row.objectId);
			const sorted = keys.toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b));
			expect(keys).toEqual(sorted);
		}
	});

	test("shows the facts of a team's order, and of a person's with a discount code", async () => {
		await one.addDiscount();
		await one.bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		const team = await paidTeam({
			...one,
			buy: (payload?: object) => one.buy({ ...payload, email: "ewa@firma.example" }),
		});
		expect(await rowsOf()).toMatchObject([
			{
				number: team.number,
				buyer: { kind: "team", name: company.payerName, nip: "5260250995" },
				items: [{ name: "Basic Online", quantity: 5 }],
				state: "paid",
				method: "transfer",
				can: { refund: true, resendCodes: true, cancel: false, recordTransfer: false },
			},
			{ buyer: { kind: "person" }, code: "FINALCALL", state: "paying", can: { cancel: true, refund: false } },
		]);
	});

	test("finds by number, name, tax number, e-mail address and codes", async () => {
		await one.addDiscount();
		const single = await one.bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		const team = await paidTeam({
			...one,
			buy: (payload?: object) => one.buy({ ...payload, email: "ewa@firma.example", firstName: "Ewa", lastName: "Łoś" }),
		});
		await add({ eventId: other.id, number: "NYC25-22222222", payer: payerOf("Krosno sp. z o.o.", "5260250995") });
		const codes = (await sales.ask(getOfficeOrder, { params: { number: team.number } })).json().codes;
		const searches: [string, string[]][] = [
			[team.number.toLowerCase(), [team.number]],
			[team.number.slice(7, 11), [team.number]],
			["krosno", [team.number]],
			["526-025-09-95", [team.number]],
			["PL 5260250995", [team.number]],
			["526025", [team.number]],
			["EWA@firma.example", [team.number]],
			["los ewa", [team.number]],
			["wojcik", [single.number]],
			["finalcall", [single.number]],
			[codes[0].code.toLowerCase(), [team.number]],
			["msts25", [team.number, single.number]],
			["NYC25-22222222", []],
			["nobody", []],
			["'; drop table sales_order; --", []],
			["%", []],
		];
		for (const [q, found] of searches) expect(await numbersOf({ q }), q).toEqual(found);
		// beside another filter
		for (const [q, found] of searches) expect(await numbersOf({ q, buyer: "team,person,company" }), q).toEqual(found);
		expect(await numbersOf({ q: "msts25", buyer: "team" })).toEqual([team.number]);
	});

	test("filters by method, buyer, package, day and unused codes", async () => {
		const single = await one.bought({});
		const team = await paidTeam({
			...one,
			buy: (payload?: object) => one.buy({ ...payload, email: "ewa@firma.example" }),
		});
		const old = await add({ createdAt: new Date("2025-04-27T21:59:59Z"), payer: payerOf("Firma", "5260250995") });
		const midnight = await add({ createdAt: new Date("2025-04-27T22:00:00Z"), method: "transfer" });
		const filters: [Query, { number: string }[]][] = [
			[{}, [midnight, old, team, single]],
			[{ buyer: "team" }, [team]],
			[{ buyer: "company" }, [old]],
			[{ buyer: "person" }, [midnight, single]],
			[{ buyer: "company,team" }, [old, team]],
			[{ method: "transfer" }, [midnight, team]],
			[{ method: "card" }, [old, single]],
			[{ package: "BASIC-ONLINE" }, [team, single]],
			[{ package: "EXPO" }, []],
			[{ from: "2025-04-28" }, [midnight, team, single]],
			[{ to: "2025-04-27" }, [old]],
			[{ from: "2025-04-28", to: "2025-04-28" }, [midnight]],
			[{ codes: "unused" }, [team]],
			[{ buyer: "team", method: "card" }, []],
		];
		for (const [query, found] of filters)
			expect(await numbersOf(query), JSON.stringify(query)).toEqual(found.map((order) => order.number));
		const [code] = (await sales.ask(getOfficeOrder, { params: { number: team.number } })).json().codes;
		await one.buy({
			email: "jan@firma.example",
			code: code.code,
			paymentMethod: undefined,
			expectedGrossGrosz: undefined,
		});
		expect(await numbersOf({ codes: "unused" })).toEqual([]);
	});

	test.each(["state=sold", "sort=name", "method=cash", "from=2025-13-01", "q=a%0Ab"])("refuses ?%s", async (query) => {
		const url = `/api/office/event/MSTS25/orders?${query}`;
		expect((await one.server.app.inject({ url, headers: sales.headers })).statusCode).toBe(400);
	});
});

test("totals and views count the event's orders", async () => {
	await add({ grossGrosz: 10_000 });
	await add({ grossGrosz: 20_000, status: "reserved", holdsUntil: later(60) });
	await add({ grossGrosz: 30_000, status: "expired" });
	await add({ grossGrosz: 40_000, paidGrosz: 30_000, refundedGrosz: 10_000 });
	await add({ grossGrosz: 50_000, status: "confirmed", method: "deferred", dueOn: "2025-04-01" });
	await add({ grossGrosz: 99_900, eventId: other.id });
	const totals = async (query: Query = {}) => (await sales.ask(getOfficeOrderTotals, { query: query as never })).json();
	expect(await totals()).toEqual({ count: 5, grossGrosz: 110_000, paidGrosz: 40_000, dueGrosz: 70_000 });
	expect(await totals({ state: "overdue" })).toEqual({ count: 1, grossGrosz: 50_000, paidGrosz: 0, dueGrosz: 50_000 });
	expect(await totals({ q: "nobody" })).toEqual({ count: 0, grossGrosz: 0, paidGrosz: 0, dueGrosz: 0 });
	const { views } = (await sales.ask(getOfficeOrderViews)).json();
	expect(Object.fromEntries(views.map((view: { name: string; count: number }) => [view.name, view.count]))).toEqual({
		all: 5,
		transfer: 0,
		paying: 1,
		approval: 0,
		overdue: 1,
		toRefund: 0,
		unusedCodes: 0,
	});
});

test("the CSV file has every order of the filter, without formulas", async () => {
	const { number } = await add({ payer: payerOf("=cmd|' /C calc'!A1"), grossGrosz: 123_456 });
	await add({ status: "expired" });
	await add({ eventId: other.id });
	const answer = await sales.ask(getOfficeOrdersFile, { query: { state: "paid,partlyRefunded" } as never });
	expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
	const lines = answer.body.trim().split("\r\n");
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain(`"${number}";"2025-04-30";"'=cmd|' /C calc'!A1"`);
	expect(lines[1]).toContain('"1234.56"');
	const workbook = await sales.ask(getOfficeOrdersFile, { query: { format: "xlsx" } as never });
	expect(workbook.headers["content-disposition"]).toMatch(/\.xlsx"$/);
	expect(workbook.rawPayload.subarray(0, 2).toString()).toBe("PK");
	const viewer = await organiserOf(one.server, { role: "viewer", eventCode: "MSTS25" });
	expect((await viewer.ask(getOfficeOrdersFile)).statusCode).toBe(403);
});
