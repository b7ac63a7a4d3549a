import { beforeEach, describe, expect, test } from "vitest";
import { CHANGE, changeShop } from "../../tests/harness/changing.ts";
import { runCommand } from "../../tests/harness/commanding.ts";
import { FREE } from "../../tests/harness/options.ts";
import { company, goodPayload } from "../../tests/harness/registering.ts";
import { foundIn } from "../../tests/harness/searching.ts";
import { accountByEmail } from "../features/account/server/store.ts";
import { documentsOf } from "../features/documents/server/store.ts";
import { payment, refund } from "../features/payments/server/tables.ts";
import { packageChange, registration } from "../features/ticket-holders/server/tables.ts";

/** Upgrades are still possible after the event, for its recordings. */
const AFTER = "2025-06-08T10:00:00Z";
const EMAIL = "zmiana@firma.example";
/** 749 zł with VAT: the ticket was free. */
const CHANGE_OF_FREE = 92_127;

let one: Awaited<ReturnType<typeof changeShop>>;
type Holder = Awaited<ReturnType<typeof one.guest>>;
beforeEach(async () => {
	one = await changeShop();
}, 60_000);

const ask = (method: "GET" | "POST", { cookie }: Holder) =>
	one.server.app.inject({
		method,
		url: "/api/user/erasure?lang=en",
		headers: { cookie, origin: "http://estrada.test" },
		...(method === "POST" && { payload: { currentPassword: goodPayload.password } }),
	});
const obstacles = async (who: Holder): Promise<[string, string][]> =>
	(await ask("GET", who))
		.json()
		.obstacles.map((it: { orderNumber: string; text: string }) => [it.orderNumber, it.text]);
const erase = async (who: Holder) => {
	const { statusCode } = await ask("POST", who);
	return statusCode;
};
const isGone = async () => {
	expect(await accountByEmail(one.db, EMAIL)).toBeUndefined();
	expect(await one.db.select().from(registration).orderBy(registration.id)).toEqual([]);
	expect(await one.db.select().from(packageChange).orderBy(packageChange.id)).toEqual([]);
};
const documents = async (orderId: number) =>
	(await documentsOf(one.db, `order:${orderId}`)).map(({ kind, buyer }) => [kind, buyer.name]);
const free = () => one.guest(EMAIL, FREE);
const paid = () => one.holder(EMAIL);
const textContaining = (words: string) => expect.stringContaining(words);

describe("an unpaid change of package", () => {
	const changeRequest = { ...company, wantInvoice: true, paymentMethod: "transfer" };
	const change = (who: Holder, gross = CHANGE_OF_FREE) =>
		one.ordered(who, { ...changeRequest, expectedGrossGrosz: gross });

	test("ends when a free ticket's buyer is erased: both places are free, its pro-forma names nobody", async () => {
		const who = await free();
		const order = await change(who);
		expect(await one.places()).toMatchObject({ STANDARD: 1 });
		expect([await documents(order.id), await obstacles(who)]).toEqual([[["proforma", company.payerName]], []]);
		expect(await erase(who)).toBe(200);
		await isGone();
		expect(await one.places()).toEqual({});
		expect(await one.orderNow(order.id)).toMatchObject({ status: "cancelled", accountId: null });
		expect(await documents(order.id)).toEqual([["proforma", "(usunięto / erased)"]]);
		expect([...(await foundIn(one.db, { company: company.payerName, street: company.payerStreet }))]).toEqual([]);
	});

	test("does not block erasure; the paid ticket does until the event ends, then both are erased", async () => {
		const who = await paid();
		one.server.clock.set("2025-06-05T10:00:00Z");
		const order = await change(who, CHANGE);
		expect(await obstacles(who)).toEqual([[who.order.number, textContaining("paid tickets to an event")]]);
		expect(await erase(who)).toBe(409);
		expect(await one.orderNow(order.id)).toMatchObject({ status: "reserved" });
		one.server.clock.set(AFTER);
		expect([await obstacles(who), await erase(who)]).toEqual([[], 200]);
		await isGone();
		expect(await one.places()).toEqual({});
		expect(await one.orderNow(order.id)).toMatchObject({ status: "cancelled", accountId: null });
		expect(await one.orderNow(who.order.id)).toMatchObject({ status: "confirmed", accountId: null });
	});

	test("gives its place once, and late money awaits a refund", async () => {
		const who = await free();
		await one.limit("STANDARD", 1);
		const order = await change(who);
		expect(await erase(who)).toBe(200);
		const next = await one.guest("nowa@firma.example", FREE);
		const nextOrder = await one.ordered(next, { expectedGrossGrosz: CHANGE_OF_FREE });
		expect(await one.places()).toMatchObject({ STANDARD: 1 });
		expect(await one.pay(order.id, CHANGE_OF_FREE, "transfer")).toBe("queued");
		expect(await one.places()).toMatchObject({ STANDARD: 1 });
		expect((await one.db.select().from(payment).orderBy(payment.id)).map((it) => [it.orderId, it.state])).toEqual([
			[order.id, "queued"],
		]);
		expect(await one.pay(nextOrder.id, CHANGE_OF_FREE)).toBe("paid");
		expect((await one.ticketOf(next)).packageName).toBe("Standard");
	});

	test.each([
		["a part of its money has come", "transfer", CHANGE - 1, "A part of the money"],
		["its invoice is to be paid", "deferred", 0, "waits for its invoice to be paid"],
	])("blocks erasure while %s", async (_, paymentMethod, part, words) => {
		const who = await free();
		const fee = paymentMethod === "deferred" ? 6027 : 0;
		const order = await one.ordered(who, { ...changeRequest, paymentMethod, expectedGrossGrosz: CHANGE_OF_FREE + fee });
		if (part > 0) await one.pay(order.id, part, "transfer");
		expect(await obstacles(who)).toEqual([[order.number, textContaining(words)]]);
		expect(await erase(who)).toBe(409);
	});
});

describe("a paid change of package", () => {
	const changed = async (who: Holder, gross = CHANGE) => {
		const order = await one.ordered(who, { ...company, wantInvoice: true, expectedGrossGrosz: gross });
		expect(await one.pay(order.id, gross)).toBe("paid");
		return order;
	};

	test("blocks erasure until the event is over, even if the ticket was free before", async () => {
		const who = await free();
		const order = await changed(who, CHANGE_OF_FREE);
		expect(await obstacles(who)).toEqual([[order.number, textContaining("paid tickets to an event")]]);
		expect(await erase(who)).toBe(409);
		expect((await one.ticketOf(who)).packageName).toBe("Standard");
		one.server.clock.set(AFTER);
		expect([await obstacles(who), await erase(who)]).toEqual([[], 200]);
		await isGone();
		expect(await one.places()).toEqual({});
	});

	test("keeps its invoice as long as the law requires, and nothing else", async () => {
		const who = await paid();
		const order = await changed(who);
		one.server.clock.set(AFTER);
		const { kept } = (await ask("GET", who)).json();
		expect(kept.map((it: { until: string }) => it.until)).toEqual(["2030-12-31"]);
		expect(await erase(who)).toBe(200);
		await isGone();
		expect(await documents(order.id)).toEqual([["invoice", company.payerName]]);
		expect([...(await foundIn(one.db, { "e-mail": EMAIL })).keys()]).toEqual(["email_message.recipient"]);
		expect((await runCommand(one.server, "privacy due")).text).toContain(order.number);
		expect(await one.places()).toEqual({});
	});

	test("blocks erasure until its refund is sent; a free ticket does not", async () => {
		const who = await free();
		const order = await changed(who, CHANGE_OF_FREE);
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await obstacles(who)).toEqual([[order.number, textContaining("is waiting to go back")]]);
		expect(await erase(who)).toBe(409);
		await one.db.update(refund).set({ state: "sent" });
		expect([await obstacles(who), await erase(who)]).toEqual([[], 200]);
		await isGone();
		expect(await documents(order.id)).toEqual([
			["invoice", company.payerName],
			["correction", company.payerName],
		]);
		expect(await one.places()).toEqual({});
	});
});
