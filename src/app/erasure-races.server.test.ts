import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { GROSS } from "../../tests/harness/buying.ts";
import { runCommand } from "../../tests/harness/commanding.ts";
import { type ErasureShop, leaving } from "../../tests/harness/leaving.ts";
import { foundIn } from "../../tests/harness/searching.ts";
import { stockDifferences } from "../../tests/harness/stock.ts";
import { account } from "../features/account/server/tables.ts";
import { salesOrder } from "../features/orders/server/tables.ts";
import { registration } from "../features/ticket-holders/server/tables.ts";
import { emails } from "../kit/mail/store.ts";

let one: ErasureShop["one"];
let person: ErasureShop["person"];
let erase: ErasureShop["erase"];
beforeEach(async () => {
	({ one, person, erase } = await leaving());
}, 60_000);

test("pressed twice, runs once; a later request finds nobody", async () => {
	const answers = await Promise.all([erase(), erase(), erase()]);
	expect(answers.map((it) => it.statusCode).toSorted()).toEqual([200, 401, 401]);
	const farewells = (await emails(one.db, 1, 99)).rows.filter((it) => it.kind === "account-erased");
	expect(farewells).toHaveLength(1);
});

describe("concurrently with another request", () => {
	/** An unpaid order by the person for November. It needs another attendee, as the person has a ticket. */
	const unpaidOrder = async () => {
		const order = await one.bought({ eventCode: "THS25", packageCode: "VIP", email: "ktos@firma.example" });
		await one.db.update(salesOrder).set({ accountId: person.accountId }).where(eq(salesOrder.id, order.id));
		return order;
	};

	test.each(["unpaid", "expired"])(
		"ends an %s order; a late payment awaits a refund under the provider's id",
		async (state) => {
			const unpaid = await unpaidOrder();
			if (state === "expired") {
				one.later(31);
				expect(await one.expire()).toBe(1);
			}
			expect((await erase()).statusCode).toBe(200);
			expect(await one.orderNow(unpaid.id)).toMatchObject({ status: "cancelled", accountId: null });
			expect(await one.receive(unpaid.id, { reference: "late", receipt: "pi_late" })).toBe("queued");
			const { data } = await runCommand(one.server, "order list --attention");
			expect(data).toMatchObject({ payments: [{ orderNumber: unpaid.number, reference: "late", leftGrosz: GROSS }] });
			expect(await stockDifferences(one.db)).toEqual([]);
		},
	);

	test("money during erasure blocks it if the order counts it, else awaits a refund", async () => {
		const unpaid = await unpaidOrder();
		const [answer, state] = await Promise.all([erase(), one.receive(unpaid.id, { reference: "race" })]);
		const { status } = await one.orderNow(unpaid.id);
		expect([
			[200, "queued", "cancelled"],
			[409, "paid", "confirmed"],
		]).toContainEqual([answer.statusCode, state, status]);
		expect((await foundIn(one.db, { account: person.accountId })).size > 0).toBe(answer.statusCode === 409);
		expect(await stockDifferences(one.db)).toEqual([]);
	});

	test("a concurrent registration is erased with the account, or finds nobody", async () => {
		const entry = { eventCode: "THS25", packageCode: "GUEST", processAgreement: true };
		await one.db.delete(registration).where(eq(registration.packageId, person.autumn.guest.id));
		const made = Promise.all([1, 2].map(() => person.ask("POST", "/api/account/registerUser", entry)));
		expect((await erase()).statusCode).toBe(200);
		// Status 400: the form is parsed after erasure, and belongs to a new person without a name.
		for (const { statusCode } of await made) expect([200, 400, 401, 409]).toContain(statusCode);
		expect(await foundIn(one.db, { account: person.accountId })).toEqual(new Map());
	});

	test("a request that started before erasure is answered as anonymous", async () => {
		const { asked } = await one.db.transaction(async (tx) => {
			await tx.delete(account).where(eq(account.id, person.accountId));
			const feedRequest = person.ask("POST", "/api/user/plan/MSTS25/feed", { isOn: true });
			await setTimeout(300); // with several connections, the session is looked up meanwhile
			return { asked: feedRequest };
		});
		expect((await asked).statusCode).toBe(401);
	});
});
