import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";
import { uninvoicedSale } from "../../features/documents/server/tables.ts";
import { event } from "../../features/event/server/tables.ts";
import { salesOrder } from "../../features/orders/server/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(uninvoicedSale);
	at("2025-04-10T10:00:00Z");
	const endsAt = new Date("2025-06-07T15:00:00Z");
	await one.db.update(event).set({ startsAt: endsAt, endsAt }).where(eq(event.id, one.event.id));
});

const at = (moment: string) => one.server.clock.set(moment);
const order = (typed: string) => runCommand(one.server, `order ${typed}`);
type Row = {
	number: string;
	name: string;
	orderNumber: string;
	netGrosz: number;
	vatGrosz: number;
	grossGrosz: number;
};
/** Excludes the invoices of earlier tests, which cannot be deleted. */
const rowsOf = async (name: string) =>
	((await order(`documents --month ${name}`)).data as Row[]).filter(
		(it) => it.name === "uninvoiced" || it.orderNumber !== "",
	);
const month = async (name: string) => (await rowsOf(name)).map((it) => [it.number.slice(0, 14), it.grossGrosz]);
/** The months' sum in the register equals the orders' sum. */
async function addsUp(...months: string[]) {
	const rows = (await Promise.all(months.map(rowsOf))).flat();
	const orders = (await one.db.select().from(salesOrder).orderBy(salesOrder.id)).filter(
		(it) => it.confirmedAt !== null,
	);
	const worth = orders.reduce((sum, it) => sum + it.grossGrosz - it.refundedGrosz, 0);
	const registered = rows.filter((it) => it.name !== "proforma");
	expect(registered.reduce((sum, it) => sum + it.grossGrosz, 0)).toBe(worth);
	expect(registered.reduce((sum, it) => sum + it.netGrosz + it.vatGrosz, 0)).toBe(worth);
}

describe("the VAT register contains sales without an invoice", () => {
	test("a row per day with net and VAT per rate, counting invoiced sales once", async () => {
		for (const email of ["a@firma.example", "b@firma.example"]) {
			const { id } = await one.bought({ email });
			await one.receive(id, { reference: email });
		}
		at("2025-04-11T10:00:00Z");
		const { id } = await one.bought({ ...company, wantInvoice: true });
		await one.receive(id);
		expect(await month("2025-04")).toEqual([
			["FV/2025/0001", GROSS],
			["WEW/2025-04-10", 2 * GROSS],
		]);
		const { text } = await order("documents --month 2025-04 --csv");
		const [head, , day, sums] = text.split("\r\n").map((row) => row.split(";"));
		const column = (name: string) => head!.indexOf(`"${name}"`);
		expect(day![column("Numer")]).toBe('"WEW/2025-04-10"');
		expect([day![column("Netto 23\u00a0%")], day![column("VAT 23\u00a0%")]]).toEqual(['"598,00"', '"137,54"']);
		expect(sums!.at(-1)).toBe('"1103,31"');
		expect((await order("documents --month 2025-04")).text).toContain(
			"Days with sales without an invoice: 1, net 598.00 zł, VAT 137.54 zł, total 735.54 zł",
		);
		await addsUp("2025-04");
	});

	test("by Poland's calendar days", async () => {
		const { id } = await one.bought();
		at("2025-04-30T22:30:00Z"); // half past midnight, local time
		await one.receive(id);
		expect([await month("2025-04"), await month("2025-05")]).toEqual([[], [["WEW/2025-05-01", GROSS]]]);
	});

	test("subtracts a refund on its day; a closed month stays", async () => {
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 3 }];
		const { id, number } = await one.bought({ packageCode: undefined, tickets, expectedGrossGrosz: 3 * GROSS });
		await one.receive(id, { amountGrosz: 3 * GROSS });
		at("2025-05-05T10:00:00Z");
		await one.giveBack(id, [{ position: 0, quantity: 1 }]);
		await order(`refund ${number} --amount 50`);
		await addsUp("2025-04", "2025-05");
		at("2025-06-01T10:00:00Z");
		await one.giveBack(id);
		expect(await month("2025-04")).toEqual([["WEW/2025-04-10", 3 * GROSS]]);
		expect(await month("2025-05")).toEqual([["WEW/2025-05-05", -GROSS - 5_000]]);
		expect(await month("2025-06")).toEqual([["WEW/2025-06-01", 5_000 - 2 * GROSS]]);
		await addsUp("2025-04", "2025-05", "2025-06");
	});

	test("a later invoice moves the sale into its own month", async () => {
		const answer = await one.buy();
		const { secret, number } = answer.json().order;
		await order(`paid ${number} --amount 367.77`);
		at("2025-05-05T10:00:00Z");
		const payload = { name: "Anna Wójcik", street: "Lniana 1", postCode: "38-400", city: "Krosno", country: "PL" };
		const input = await one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/invoice`, payload });
		expect(input.statusCode).toBe(200);
		expect(await month("2025-04")).toEqual([["WEW/2025-04-10", GROSS]]);
		expect((await month("2025-05")).map(([, gross]) => gross)).toEqual([GROSS, -GROSS]);
		await addsUp("2025-04", "2025-05");
		at("2025-06-01T10:00:00Z");
		await order(`refund ${number}`);
		expect((await month("2025-06")).map(([, gross]) => gross)).toEqual([-GROSS]); // possible only by a correction
		await addsUp("2025-04", "2025-05", "2025-06");
	});

	test("counts payments of a complete order on their days, and no payment of an unpaid order", async () => {
		at("2025-04-29T10:00:00Z");
		const { id } = await one.bought({ paymentMethod: "transfer" });
		const unpaid = await one.bought({ paymentMethod: "transfer", email: "ewa@firma.example" });
		await one.confirm();
		await one.confirm("ewa@firma.example");
		const part = { provider: "transfer" as const, amountGrosz: 10_000 };
		await one.receive(id, { ...part, reference: "A" });
		await one.receive(unpaid.id, { ...part, reference: "B" });
		expect(await month("2025-04")).toEqual([]);
		at("2025-05-02T10:00:00Z");
		await one.receive(id, { ...part, reference: "C", amountGrosz: GROSS - 10_000 });
		one.later(8 * 24 * 60);
		await one.expire();
		expect(await month("2025-04")).toEqual([["WEW/2025-04-29", 10_000]]);
		expect(await month("2025-05")).toEqual([["WEW/2025-05-02", GROSS - 10_000]]);
		await addsUp("2025-04", "2025-05");
	});
});
