import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { account } from "../../account/server/tables.ts";
import type { Payer } from "../payer.ts";
import type { NewLine } from "./order-facts.ts";
import {
	countOrders,
	linesOfOrders,
	nextOrderId,
	numbersByLine,
	orderByNumber,
	orderInserts,
	orderNumbers,
	ordersOf,
	ordersToApprove,
	ordersToRemind,
	overdueOrder,
	owedByInvoice,
} from "./store.ts";
import { orderLine, type salesOrder } from "./tables.ts";

type Values = Omit<Partial<typeof salesOrder.$inferInsert>, "id">;

const PAYER: Payer = { name: "", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" };
const COMPANY = { ...PAYER, nip: "5260250995" };
const GROSS = 12_300;
let server: TestServer;
let events: { june: number; november: number };
const at = (hour: number) => new Date(`2025-05-01T${String(hour).padStart(2, "0")}:00:00Z`);
const NOW = at(12);

beforeEach(async () => {
	server = await freshServer();
	const { id: june } = await addEvent(server.deps);
	const { id: november } = await addEvent(server.deps, { code: "THS25" });
	events = { june, november };
	const { clock, db } = server.deps;
	const dates = { createdAt: clock.now(), updatedAt: clock.now() };
	const person = { name: "", firstName: "", lastName: "", ...dates };
	await db.insert(account).values([
		{ ...person, id: "ada", email: "ada@x.example", emailVerified: true },
		{ ...person, id: "bea", email: "bea@x.example", emailVerified: false },
	]);
});

/** Stores an order with a line. Its number is in capitals. */
async function addOrder(number: string, values: Values = {}): Promise<number> {
	const { db } = server.deps;
	const id = await nextOrderId(db);
	const order = {
		id,
		eventId: events.june,
		number,
		secretHash: number,
		status: "reserved" as const,
		method: "transfer" as const,
		lang: "pl" as const,
		payer: PAYER,
		netGrosz: 10_000,
		vatGrosz: 2300,
		grossGrosz: GROSS,
		createdAt: at(8),
		...values,
	};
	const line: NewLine = {
		kind: "package",
		packageId: null,
		optionId: null,
		name: "Standard",
		nameEn: null,
		quantity: 1,
		listNetGrosz: 10_000,
		unitNetGrosz: 10_000,
		vatRate: 23,
		netGrosz: 10_000,
		vatGrosz: 2300,
		grossGrosz: GROSS,
	};
	await insertAll(db, orderInserts(order, [line]));
	return id;
}
const numbers = (orders: readonly { number: string }[]) => orders.map((one) => one.number);

test("orders are counted by state", async () => {
	await addOrder("A");
	await addOrder("B");
	await addOrder("C", { status: "confirmed" });
	expect((await countOrders(server.deps.db)).toSorted((one, two) => two.count - one.count)).toEqual([
		{ status: "reserved", count: 2 },
		{ status: "confirmed", count: 1 },
	]);
});

describe("orders are found", () => {
	beforeEach(async () => {
		await addOrder("JUNE-1");
		await addOrder("JUNE-2", { status: "confirmed" });
		await addOrder("NOV-1", { eventId: events.november });
		await addOrder("NOV-2", { eventId: events.november, status: "confirmed" });
	});

	test("by a number, however it is typed", async () => {
		expect((await orderByNumber(server.deps.db, " june-2 "))?.number).toBe("JUNE-2");
		expect(await orderByNumber(server.deps.db, "JUNE-3")).toBeUndefined();
	});

	test("by event and state, newest first, up to a limit", async () => {
		const { db } = server.deps;
		const { june } = events;
		expect(numbers(await ordersOf(db))).toEqual(["NOV-2", "NOV-1", "JUNE-2", "JUNE-1"]);
		expect(numbers(await ordersOf(db, { eventId: june }))).toEqual(["JUNE-2", "JUNE-1"]);
		expect(numbers(await ordersOf(db, { status: "confirmed" }))).toEqual(["NOV-2", "JUNE-2"]);
		expect(numbers(await ordersOf(db, { eventId: june, status: "reserved", limit: 1 }))).toEqual(["JUNE-1"]);
	});

	test("as numbers of orders and of lines", async () => {
		const { db } = server.deps;
		const [first, , third] = (await ordersOf(db)).toReversed();
		const ids = [first!.id, third!.id];
		expect([...(await orderNumbers(db, ids))]).toEqual([
			[first!.id, "JUNE-1"],
			[third!.id, "NOV-1"],
		]);
		const lines = await linesOfOrders(db, ids);
		const byLine = await numbersByLine(
			db,
			lines.map((one) => one.id),
		);
		expect(lines.map((line) => [line.orderId, byLine.get(line.id)])).toEqual([
			[first!.id, "JUNE-1"],
			[third!.id, "NOV-1"],
		]);
		expect([await orderNumbers(db, []), await numbersByLine(db, [])]).toEqual([new Map(), new Map()]);
		expect((await db.select().from(orderLine)).length).toBe(4);
	});
});

test("deferred orders of confirmed buyers await approval, earliest end first", async () => {
	const waits = { method: "deferred", accountId: "ada", holdsUntil: at(18) } as const;
	await addOrder("LATE", waits);
	await addOrder("SOON", { ...waits, holdsUntil: at(14) });
	await addOrder("OVER", { ...waits, holdsUntil: NOW });
	await addOrder("UNCONFIRMED", { ...waits, accountId: "bea" });
	await addOrder("ACCEPTED", { ...waits, status: "confirmed" });
	await addOrder("CARD", { ...waits, method: "card" });
	const found = await ordersToApprove(server.deps.db, NOW);
	expect(found.map((one) => [one.number, one.accountId])).toEqual([
		["SOON", "ada"],
		["LATE", "ada"],
	]);
});

test("reminders go to transfers that end soon without one, and to unpaid invoices by due day", async () => {
	const ends = { holdsUntil: NOW };
	await addOrder("TRANSFER", ends);
	await addOrder("LATER", { holdsUntil: at(13) });
	await addOrder("REMINDED", { ...ends, notices: 1 });
	await addOrder("CARD", { ...ends, method: "card" });
	await addOrder("PAID", { ...ends, status: "confirmed" });
	const invoice = { method: "deferred", status: "confirmed", dueOn: "2025-05-20" } as const;
	await addOrder("INVOICE-2", invoice);
	await addOrder("INVOICE-1", { ...invoice, dueOn: "2025-05-10", paidGrosz: GROSS - 1 });
	await addOrder("INVOICE-PAID", { ...invoice, paidGrosz: GROSS - 300, refundedGrosz: 300 });
	await addOrder("INVOICE-WAITING", { ...invoice, status: "reserved" });
	await addOrder("TRANSFER-DONE", { ...invoice, method: "transfer" });
	expect(numbers(await ordersToRemind(server.deps.db, NOW))).toEqual(["TRANSFER", "INVOICE-1", "INVOICE-2"]);
});

test("the longest overdue unpaid order ends first, and locked ones are skipped", async () => {
	const { db } = server.deps;
	await addOrder("SECOND", { holdsUntil: at(11) });
	await addOrder("FIRST", { holdsUntil: at(10) });
	await addOrder("STANDS", { holdsUntil: at(13) });
	await addOrder("CONFIRMED", { holdsUntil: at(9), status: "confirmed" });
	await db.transaction(async (tx) => {
		expect((await overdueOrder(tx, NOW))?.number).toBe("FIRST");
		await db.transaction(async (other) => expect((await overdueOrder(other, NOW))?.number).toBe("SECOND"));
	});
	expect(await db.transaction((tx) => overdueOrder(tx, at(9)))).toBeUndefined();
});

describe("the sum that a buyer owes by invoice at an event", () => {
	const invoice = { method: "deferred", status: "confirmed" } as const;
	beforeEach(async () => {
		await addOrder("OWN", { ...invoice, accountId: "ada", paidGrosz: 300, refundedGrosz: 2000 });
		await addOrder("COMPANY", { ...invoice, accountId: "bea", payer: COMPANY });
		await addOrder("NOBODY", { ...invoice, payer: { ...COMPANY, country: "DE" } });
		await addOrder("ELSEWHERE", { ...invoice, accountId: "ada", payer: COMPANY, eventId: events.november });
		await addOrder("UNDECIDED", { ...invoice, accountId: "ada", payer: COMPANY, status: "reserved" });
		await addOrder("TRANSFER", { ...invoice, accountId: "ada", payer: COMPANY, method: "transfer" });
	});

	test.each([
		["their own orders", "ada", { ...PAYER, nip: "1" }, GROSS - 2300],
		["and those of their company", "ada", COMPANY, GROSS - 2300 + GROSS],
		["of a company alone", null, COMPANY, GROSS],
		["of a company of another country", null, { ...COMPANY, country: "DE" }, GROSS],
		["nothing, of a stranger", null, { ...PAYER, nip: "1" }, 0],
	])("%s", async (_, accountId, payer, owed) => {
		const order = { eventId: events.june, accountId, payer };
		expect(await server.deps.db.transaction((tx) => owedByInvoice(tx, order))).toBe(owed);
	});

	test.each([
		["the account", { accountId: "ada", payer: { ...PAYER, nip: "1" } }, { accountId: "ada", payer: COMPANY }],
		["the company", { accountId: "ada", payer: COMPANY }, { accountId: "bea", payer: COMPANY }],
	])("serialises by %s", async (_, first, second) => {
		const { db } = server.deps;
		const eventId = events.june;
		const done: string[] = [];
		let other: Promise<unknown> | undefined;
		await db.transaction(async (tx) => {
			await owedByInvoice(tx, { eventId, ...first });
			other = db.transaction(async (next) => {
				await owedByInvoice(next, { eventId, ...second });
				done.push("second");
			});
			// another event does not wait
			await db.transaction((next) => owedByInvoice(next, { ...second, eventId: events.november }));
			await new Promise((go) => setTimeout(go, 100));
			done.push("first");
		});
		await other;
		expect(done).toEqual(["first", "second"]);
	});
});
