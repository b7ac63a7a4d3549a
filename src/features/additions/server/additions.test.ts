import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FREE, LUNCH, optionShop, TSHIRT } from "../../../../tests/harness/options.ts";
import { company, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { differencesOf } from "../../../../tests/harness/stock.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { optionStock, packageOption } from "../../options/server/tables.ts";
import { orderOverview } from "../../orders/server/order-overview.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { cancelRegistration } from "../../ticket-holders/server/cancel-registration.ts";
import { optionsTakenAt } from "../../ticket-holders/server/chosen-options-store.ts";
import { registration } from "../../ticket-holders/server/tables.ts";

let one: Awaited<ReturnType<typeof optionShop>>;
let cookie: string;
beforeAll(async () => {
	one = await optionShop();
});
beforeEach(async () => {
	await one.empty();
	const startsAt = new Date(one.server.clock.now().getTime() + 60 * 86_400_000);
	const endsAt = new Date(startsAt.getTime() + 86_400_000);
	await one.db.update(event).set({ startsAt, endsAt, allowRegistration: true });
});

const LUNCH_BY_CARD = { wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH };
const SHIRT_BY_CARD = { tShirtChoice: "M", paymentMethod: "card", expectedGrossGrosz: TSHIRT };
const limit = (name: string, capacity: number | null) =>
	one.db.update(packageOption).set({ capacity }).where(eq(packageOption.id, one.ids[name]!));
const stockOf = async (name: string) =>
	(await one.db.select().from(optionStock).where(eq(optionStock.optionId, one.ids[name]!)))[0]?.taken ?? 0;
const agrees = async () => [...(await differencesOf(one.db, "option")), ...(await differencesOf(one.db, "choice"))];

/** Logs a person in and returns the id of their registration. */
async function holder(more: object = FREE, email = goodPayload.email): Promise<number> {
	cookie = await loggedIn(one.server, email, more);
	return (await one.db.select().from(registration).orderBy(registration.id)).at(-1)!.id;
}
const add = (id: number | string, payload: object, headers: object = {}) =>
	one.server.app.inject({
		method: "POST",
		url: `/api/user/options/${id}?lang=en`,
		payload,
		headers: { cookie, ...headers },
	});
async function added(id: number, payload: object) {
	const answer = await add(id, payload);
	expect(answer.json()).toMatchObject({ order: { secret: expect.any(String) } });
	const { secret } = answer.json().order;
	return { ...(await orderBySecret(one.db, hashOf(secret)))!, secret };
}
const own = async () =>
	(await one.server.app.inject({ url: "/api/USER/Options", headers: { cookie } })).json().registrations;
const giveBack = (secret: string, payload: object) =>
	one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/refund?lang=en`, payload });
const infoOf = async (secret: string) => (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
const ticketOptions = async () =>
	(await one.server.app.inject({ url: "/api/user/tickets", headers: { cookie } })).json().tickets[0].options;

describe("added options", () => {
	test("are a separate order and invoice, and count after payment", async () => {
		const id = await holder();
		const selection = { wantLunch: true, tShirtChoice: "M", ...company, wantInvoice: true, paymentMethod: "transfer" };
		const order = await added(id, { ...selection, expectedGrossGrosz: LUNCH + TSHIRT });
		expect(order).toMatchObject({ status: "reserved", method: "transfer", grossGrosz: LUNCH + TSHIRT });
		const unpaid = { isPaid: false, unpaidOrder: order.number };
		expect((await own())[0].taken).toEqual([
			{ kind: "lunch", choice: null, ...unpaid },
			{ kind: "tshirt", choice: "M", ...unpaid },
		]);
		expect(await ticketOptions()).toEqual([]);
		const listed = async () => {
			const found: string[][] = [];
			for await (const page of optionsTakenAt(one.db, one.event.id)) {
				found.push(...page.map(({ kind, status }) => [kind, status]));
			}
			return found;
		};
		expect(await listed()).toEqual([
			["lunch", "reserved"],
			["tshirt", "reserved"],
		]);
		expect(await one.receive(order.id, { provider: "transfer", amountGrosz: LUNCH + TSHIRT })).toBe("paid");
		expect(await ticketOptions()).toEqual([
			{ kind: "lunch", choice: null },
			{ kind: "tshirt", choice: "M" },
		]);
		expect(await listed()).toEqual([
			["lunch", "confirmed"],
			["tshirt", "confirmed"],
		]);
		expect((await orderOverview(one.people, order)).registrations).toMatchObject([{ id, status: "confirmed" }]);
		const documents = await documentsOf(one.db, `order:${order.id}`);
		expect(documents.map(({ kind, lines, totals }) => [kind, lines.length, totals.grossGrosz])).toEqual([
			["proforma", 2, LUNCH + TSHIRT],
			["invoice", 2, LUNCH + TSHIRT],
		]);
		expect(await infoOf(order.secret)).toMatchObject({ isAddition: true, tickets: [], dueGrosz: 0 });
		expect((await emails(one.db, 1, 2)).rows.map(({ kind }) => kind)).toEqual(["order-paid", "order-transfer"]);
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "options.added"));
		expect(entry).toMatchObject({
			subject: `registration:${id}`,
			detail: { orderId: order.id, options: [one.ids["expo lunch"], one.ids["expo tshirt"]] },
		});
		expect(await agrees()).toEqual([]);
	});

	test("with a deferred invoice count at once, with its fee", async () => {
		const id = await holder();
		const deferred = { ...company, wantLunch: true, paymentMethod: "deferred", expectedGrossGrosz: LUNCH + 6027 };
		const order = await added(id, deferred);
		expect(order).toMatchObject({ status: "confirmed", grossGrosz: LUNCH + 6027 });
		expect(await ticketOptions()).toEqual([{ kind: "lunch", choice: null }]);
	});

	test("without a price need no order; each addition leaves fewer to add", async () => {
		const id = await holder();
		const kinds = async () => (await own())[0].options.map((it: { kind: string }) => it.kind);
		expect(await kinds()).toEqual(["lunch", "tshirt", "giftbag", "delivery"]);
		expect((await add(id, { wantGiftbag: true })).json()).toEqual({ order: null });
		expect(await kinds()).toEqual(["lunch", "tshirt", "delivery"]);
		expect(await ticketOptions()).toEqual([{ kind: "giftbag", choice: null }]);
		// Now the earlier bag can be sent.
		const address = { deliveryFirstName: "Anna", deliveryLastName: "Maj", deliveryStreet: "Lniana 1" };
		const sent = { ...address, deliveryPostCode: "38-400", deliveryCity: "Krosno", wantDelivery: true };
		const parcel = await added(id, { ...sent, paymentMethod: "card", expectedGrossGrosz: 2337 });
		expect((await infoOf(parcel.secret)).delivery).toMatchObject({ street: "Lniana 1", city: "Krosno" });
		expect(await kinds()).toEqual(["lunch", "tshirt"]);
	});

	test("are added once per idempotency key, and once by concurrent requests", async () => {
		const id = await holder();
		const key = { "idempotency-key": "one-lunch" };
		const first = await add(id, LUNCH_BY_CARD, key);
		expect((await add(id, LUNCH_BY_CARD, key)).json()).toEqual(first.json());
		expect((await add(id, SHIRT_BY_CARD, key)).statusCode).toBe(422);
		const answers = await Promise.all([1, 2, 3].map(() => add(id, SHIRT_BY_CARD)));
		expect(answers.map((it) => it.statusCode).toSorted()).toEqual([200, 400, 400]);
		expect([await stockOf("expo lunch"), await stockOf("expo tshirt")]).toEqual([1, 1]);
	});
});

describe("a refused addition", () => {
	test.each([
		["an empty choice", {}, 400, "Choose what you want to add to your ticket."],
		["no method", { wantLunch: true }, 400, ["paymentMethod", "expectedGrossGrosz"]],
		["an unknown size", { ...SHIRT_BY_CARD, tShirtChoice: "XL" }, 400, ["tShirtChoice"]],
		["a delivery without a parcel", { wantDelivery: true, ...company, paymentMethod: "card" }, 400, ["wantDelivery"]],
		["an option of another event", { ...LUNCH_BY_CARD, wantAfterpartyTicket: true }, 400, ["wantAfterpartyTicket"]],
		["another price", { ...LUNCH_BY_CARD, expectedGrossGrosz: LUNCH - 1 }, 409, ["expectedGrossGrosz"]],
	])("is %s", async (_, payload, status, shown) => {
		const answer = await add(await holder(), payload);
		expect(answer.statusCode).toBe(status);
		const { message, modelState = {} } = answer.json();
		if (typeof shown === "string") expect(message).toBe(shown);
		else expect(Object.keys(modelState)).toEqual(expect.arrayContaining(shown));
		expect([await stockOf("expo lunch"), await stockOf("expo tshirt")]).toEqual([0, 0]);
	});

	test("names an option that the ticket includes, has already, or that is sold out", async () => {
		const id = await holder();
		await added(id, LUNCH_BY_CARD);
		expect((await add(id, LUNCH_BY_CARD)).json().modelState).toEqual({
			wantLunch: ["Your registration already has it – untick it."],
		});
		await limit("expo tshirt", 0);
		const soldOut = await add(id, SHIRT_BY_CARD);
		expect([soldOut.statusCode, soldOut.json().message]).toEqual([
			409,
			"Sold out: T-shirt. Untick this extra and confirm again.",
		]);
		await limit("expo tshirt", null);
		const standard = (await one.db.select().from(ticketPackage).orderBy(ticketPackage.id)).find(
			({ code }) => code === "STANDARD",
		)!;
		await one.db.update(registration).set({ packageId: standard.id });
		expect((await own())[0].options.map((it: { kind: string }) => it.kind)).toEqual(["tshirt", "giftbag", "delivery"]);
		const included = { wantAfterpartyTicket: true, wantGiftbag: true };
		expect((await add(id, included)).json().modelState).toEqual({
			wantAfterpartyTicket: ["Your package includes it – untick it."],
		});
	});

	test("has an unpaid, cancelled, closed, past or foreign ticket, or no log-in", async () => {
		const id = await holder();
		const refusal = async (to: number | string = id) => {
			const answer = await add(to, LUNCH_BY_CARD);
			return [answer.statusCode, (await own())[0]?.options.length ?? 0];
		};
		await one.db.update(registration).set({ status: "reserved" });
		expect(await refusal()).toEqual([409, 0]);
		await one.db.update(registration).set({ status: "cancelled" });
		expect(await refusal()).toEqual([409, 0]);
		await one.db.update(registration).set({ status: "confirmed" });
		await one.db.update(event).set({ allowRegistration: false });
		expect(await refusal()).toEqual([403, 0]);
		await one.db.update(event).set({ allowRegistration: true, endsAt: one.server.clock.now() });
		expect(await refusal()).toEqual([403, 0]);
		await one.db.update(event).set({ endsAt: new Date("2025-06-07T16:00:00Z") });
		expect((await refusal("none"))[0]).toBe(400);
		await holder({ packageCode: "EXPO" }, "b@firma.example");
		expect((await refusal())[0]).toBe(404);
		cookie = "";
		expect((await add(id, LUNCH_BY_CARD)).statusCode).toBe(401);
		expect((await one.server.app.inject("/api/user/options")).statusCode).toBe(401);
	});
});

describe("an unpaid order of added options", () => {
	const state = async (order: { id: number }) => [(await one.orderNow(order.id)).status, ...(await one.statuses())];

	test("expires, returns the pieces and keeps the ticket; a late payment takes the pieces again", async () => {
		const id = await holder({ ...FREE, wantGiftbag: true });
		const order = await added(id, LUNCH_BY_CARD);
		one.later(31);
		expect(await one.expire()).toBe(1);
		expect(await state(order)).toEqual(["expired", "confirmed"]);
		expect([await stockOf("expo lunch"), await stockOf("expo giftbag")]).toEqual([0, 1]);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("paid");
		expect(await state(order)).toEqual(["confirmed", "confirmed"]);
		expect((await own())[0].taken.map((it: { isPaid: boolean }) => it.isPaid)).toEqual([true, true]);
		expect(await agrees()).toEqual([]);
	});

	test.each<[string, (id: number) => Promise<unknown>]>([
		["was sold out meanwhile", () => limit("expo lunch", 0)],
		["was added by another order since", (id) => added(id, LUNCH_BY_CARD)],
		["has no ticket any more", () => one.db.update(registration).set({ status: "cancelled" })],
	])("leaves a late payment to the organiser if it %s", async (_, meanwhile) => {
		const id = await holder();
		const order = await added(id, LUNCH_BY_CARD);
		one.later(31);
		await one.expire();
		await meanwhile(id);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("queued");
		expect((await one.orderNow(order.id)).status).toBe("expired");
		expect(await agrees()).toEqual([]);
		await limit("expo lunch", null);
	});

	test("can be cancelled by its buyer", async () => {
		const order = await added(await holder(), SHIRT_BY_CARD);
		const url = `/api/payment/${order.secret}/cancel`;
		expect((await one.server.app.inject({ method: "POST", url })).json()).toEqual({ status: "cancelled" });
		expect(await state(order)).toEqual(["cancelled", "confirmed"]);
		expect([await stockOf("expo tshirt"), await agrees()]).toEqual([0, []]);
	});
});

describe("a paid order of added options", () => {
	const paid = async (id: number) => {
		const both = { ...SHIRT_BY_CARD, ...company, wantInvoice: true, wantLunch: true, wantGiftbag: true };
		const order = await added(id, { ...both, expectedGrossGrosz: LUNCH + TSHIRT });
		expect(await one.receive(order.id, { amountGrosz: LUNCH + TSHIRT })).toBe("paid");
		return order;
	};

	test("is refunded in part and whole; ticket, documents and stock agree", async () => {
		const order = await paid(await holder());
		const shirt = await giveBack(order.secret, { tickets: [{ position: 1, quantity: 1 }], expectedGrosz: TSHIRT });
		expect(shirt.json()).toEqual({ status: "confirmed", refundedGrosz: TSHIRT });
		expect(await ticketOptions()).toMatchObject([{ kind: "lunch" }, { kind: "giftbag" }]);
		expect((await giveBack(order.secret, { expectedGrosz: LUNCH })).json()).toEqual({
			status: "cancelled",
			refundedGrosz: LUNCH,
		});
		// Free options end with the refund.
		expect(await ticketOptions()).toEqual([]);
		expect(await one.statuses()).toEqual(["confirmed"]);
		const documents = await documentsOf(one.db, `order:${order.id}`);
		expect(documents.map(({ kind, totals }) => [kind, totals.grossGrosz])).toEqual([
			["invoice", LUNCH + TSHIRT],
			["correction", -TSHIRT],
			["correction", -LUNCH],
		]);
		expect(await agrees()).toEqual([]);
	});

	test("is refunded before its ticket, by the buyer and by the organiser", async () => {
		const id = await holder();
		const order = await paid(id);
		const ended = cancelRegistration(one.people, { id, orderId: null }, "command:registrations");
		await expect(ended).rejects.toMatchObject({ status: 409 });
		const ticket = await one.bought({ packageCode: "STANDARD", expectedGrossGrosz: 92_127, email: "b@firma.example" });
		await one.receive(ticket.id, { reference: "r2", amountGrosz: 92_127 });
		await one.db.update(registration).set({ orderId: ticket.id }).where(eq(registration.id, id));
		await one.db.delete(registration).where(eq(registration.accountId, ticket.accountId!));
		expect(await one.giveBack(ticket.id)).toBe(409);
		expect((await giveBack(order.secret, { expectedGrosz: LUNCH + TSHIRT })).statusCode).toBe(200);
		expect(await one.giveBack(ticket.id)).toBe(200);
		expect(await one.statuses()).toEqual(["cancelled"]);
		expect(await agrees()).toEqual([]);
	});
});
