import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { hashOf } from "../../account/server/activation.ts";
import { auditEntry } from "../../audit/server/tables.ts";
import { addCode } from "../../codes/server/store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { orderLine, salesOrder } from "../../orders/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { expireOrders } from "../../registration/server/settle.ts";
import { packageStock, registration } from "../../registration/server/tables.ts";
import { type Received, receivePayment } from "./receive-payment.ts";
import { paymentsOf, queuedPayments } from "./store.ts";
import { payment } from "./tables.ts";

const GROSS = 36_777; // 299 zł net
const company = {
	payerName: "Krosno sp. z o.o.",
	payerStreet: "Lniana 1",
	payerPostCode: "38-400",
	payerCity: "Krosno",
	payerNip: "PL 526-025-09-95",
};
let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;

const buy = (payload: object = {}) =>
	server.app.inject({
		method: "POST",
		url: "/api/account/registerUser?lang=en",
		payload: {
			...goodPayload,
			packageCode: "BASIC-ONLINE",
			paymentMethod: "card",
			expectedGrossGrosz: GROSS,
			...payload,
		},
	});
async function bought(payload: object = {}) {
	const answer = await buy(payload);
	expect(answer.json()).toMatchObject({ isRegistered: true });
	const found = await orderBySecret(server.deps.db, hashOf(answer.json().order.secret));
	return found!;
}
const receive = (orderId: number | null, values: Partial<Received> = {}) =>
	receivePayment(server.deps, {
		provider: "test",
		reference: "r1",
		orderId,
		amountGrosz: GROSS,
		outcome: "paid",
		...values,
	});
const orderNow = async (id: number) =>
	(await server.deps.db.select().from(salesOrder).where(eq(salesOrder.id, id)))[0]!;
const statuses = async () => (await server.deps.db.select().from(registration)).map((one) => one.status);
const taken = async () => (await server.deps.db.select().from(packageStock))[0]?.taken ?? 0;
const later = (minutes: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
});
beforeEach(async () => {
	const { db } = server.deps;
	await db.delete(payment);
	await db.delete(registration);
	await db.delete(salesOrder);
	await forgetPeople(server);
	await db.delete(ticketCode);
	await db.update(ticketPackage).set({ capacity: null });
});

describe("placing an order", () => {
	test("keeps the price of the moment, holds the place, and tells the secret once", async () => {
		const answer = (await buy()).json();
		expect(answer.order).toMatchObject({ number: expect.stringMatching(/^MSTS25-/), grossGrosz: GROSS });
		const order = (await orderBySecret(server.deps.db, hashOf(answer.order.secret)))!;
		const inHalfAnHour = server.clock.now().getTime() + 30 * 60_000;
		expect(order).toMatchObject({ status: "reserved", method: "card", netGrosz: 29_900, vatGrosz: 6877 });
		expect(order.holdsUntil!.getTime()).toBeLessThanOrEqual(inHalfAnHour);
		expect(await server.deps.db.select().from(orderLine)).toMatchObject([
			{ kind: "package", name: "Basic Online", quantity: 1, listNetGrosz: 29_900, grossGrosz: GROSS },
		]);
		expect(await statuses()).toEqual(["reserved"]);
		expect(await taken()).toBe(1);
	});

	test("by a company with deferred payment adds the fee of 49 zł and is confirmed at once", async () => {
		const order = await bought({
			...company,
			paymentMethod: "deferred",
			expectedGrossGrosz: GROSS + 6027,
			payerComments: "Zamówienie 7/2025",
		});
		expect(order).toMatchObject({ status: "confirmed", holdsUntil: null, grossGrosz: 42_804 });
		expect(order.payer).toMatchObject({ nip: "5260250995", country: "PL", comments: "Zamówienie 7/2025" });
		expect(await statuses()).toEqual(["confirmed"]);
	});

	test("with a discount code charges what the code leaves, and spends it", async () => {
		const row = { eventId: content.event.id, code: "FINALCALL", kind: "discount", percent: 20 } as const;
		await server.deps.db.transaction((tx) => addCode(tx, { ...row, packageIds: [], createdAt: server.clock.now() }));
		const order = await bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		expect(order.netGrosz).toBe(23_920);
		expect((await server.deps.db.select().from(ticketCode))[0]!.used).toBe(1);
	});

	test.each([
		["another price than shown", { expectedGrossGrosz: 30_000 }, 409, "expectedGrossGrosz"],
		["no method", { paymentMethod: null }, 400, "paymentMethod"],
		["no amount", { expectedGrossGrosz: null }, 400, "expectedGrossGrosz"],
		["a company without a tax number", { wantInvoice: true, payerName: "X" }, 400, "payerNip"],
		["a wrong tax number", { wantInvoice: true, payerNip: "526-025-09-94" }, 400, "payerNip"],
	])("refuses %s, and writes nothing", async (_, payload, status, field) => {
		const answer = await buy(payload);
		expect(answer.statusCode).toBe(status);
		expect(Object.keys(answer.json().modelState)).toContain(field);
		expect(await statuses()).toEqual([]);
		expect(await server.deps.db.select().from(salesOrder)).toEqual([]);
	});

	test("forty buyers at once get the seven places that there are", async () => {
		await server.deps.db.update(ticketPackage).set({ capacity: 7 });
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, index) => buy({ email: `p${index}@firma.example` })),
		);
		expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(7);
		expect(answers.every((one) => [200, 409].includes(one.statusCode))).toBe(true);
		expect(await taken()).toBe(7);
		expect(await statuses()).toHaveLength(7);
	});
});

describe("a payment", () => {
	test("confirms order and registration", async () => {
		const order = await bought();
		expect(await receive(order.id)).toBe("paid");
		expect(await orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS, holdsUntil: null });
		expect(await statuses()).toEqual(["confirmed"]);
		const actions = (await server.deps.db.select().from(auditEntry)).map((one) => one.action);
		expect(actions).toEqual(["registration.created", "order.confirmed"]);
	});

	test("told twenty times at once is counted once", async () => {
		const order = await bought();
		const states = await Promise.all(Array.from({ length: 20 }, () => receive(order.id)));
		expect(new Set(states)).toEqual(new Set(["paid"]));
		expect((await orderNow(order.id)).paidGrosz).toBe(GROSS);
		const actions = (await server.deps.db.select().from(auditEntry)).map((one) => one.action);
		expect(actions.filter((one) => one === "order.confirmed")).toHaveLength(1);
	});

	test("twice, by two references, is counted once and queued once, also at the same moment", async () => {
		const order = await bought();
		const states = await Promise.all([receive(order.id), receive(order.id, { reference: "r2" })]);
		expect(states.toSorted()).toEqual(["paid", "queued"]);
		expect((await orderNow(order.id)).paidGrosz).toBe(GROSS);
		expect(await queuedPayments(server.deps.db)).toHaveLength(1);
	});

	test("that failed leaves the order to be paid, and a late failure undoes nothing", async () => {
		const order = await bought();
		expect(await receive(order.id, { outcome: "failed" })).toBe("failed");
		expect((await orderNow(order.id)).status).toBe("reserved");
		expect(await receive(order.id, { reference: "r2" })).toBe("paid");
		expect(await receive(order.id, { reference: "r2", outcome: "failed" })).toBe("paid");
		expect((await orderNow(order.id)).status).toBe("confirmed");
		expect(await paymentsOf(server.deps.db, order.id)).toHaveLength(2);
	});

	test.each([
		["of a grosz less", { amountGrosz: GROSS - 1 }],
		["of a grosz more", { amountGrosz: GROSS + 1 }],
	])("%s is queued and confirms nothing", async (_, values) => {
		const order = await bought();
		expect(await receive(order.id, values)).toBe("queued");
		expect(await orderNow(order.id)).toMatchObject({ status: "reserved", paidGrosz: 0 });
	});

	test("without an order is queued", async () => {
		expect(await receive(null)).toBe("queued");
		expect(await receive(999_999, { reference: "r2" })).toBe("queued");
		expect(await queuedPayments(server.deps.db)).toMatchObject([{ orderId: null }, { orderId: null }]);
	});
});

describe("the calls", () => {
	const post = (path: string, payload: object = {}) =>
		server.app.inject({ method: "POST", url: `/api/Payment/${path}?lang=en`, payload });
	const begun = async (secret: string) => {
		const answer = await post(`${secret}/url`, { method: "card" });
		return new URL(answer.json().url, "http://site").searchParams.get("ref")!;
	};
	const info = async (secret: string) => (await server.app.inject(`/api/payment/${secret}/info`)).json();

	test("show the order, begin a payment and count what the test gateway says", async () => {
		const { secret } = (await buy()).json().order;
		expect(await info(secret)).toMatchObject({
			status: "reserved",
			isPayable: true,
			grossGrosz: GROSS,
			lines: [{ name: "Basic Online" }],
			payer: { name: "Anna Szczepankowska-Wójcik", nip: "" },
			lastPayment: null,
			transfer: null,
		});
		const reference = await begun(secret);
		const shown = await server.app.inject(`/api/payment/test/${reference}`);
		expect(shown.json()).toMatchObject({ amountGrosz: GROSS, state: "pending" });
		expect((await post(`test/${reference}`, { outcome: "failure" })).json()).toEqual({ state: "failed" });
		expect(await info(secret)).toMatchObject({ status: "reserved", lastPayment: "failed", isPayable: true });
		const again = await begun(secret);
		expect((await post(`test/${again}`, { outcome: "success" })).json()).toEqual({ state: "paid" });
		expect(await info(secret)).toMatchObject({ status: "confirmed", isPayable: false, paidGrosz: GROSS });
		expect((await post(`${secret}/url`, { method: "card" })).statusCode).toBe(409);
		expect((await post(`${secret}/cancel`)).statusCode).toBe(409);
	});

	test("change to a transfer, which holds the place 7 days from placing the order, and cancel", async () => {
		const { secret, number } = (await buy()).json().order;
		expect((await post(`${secret}/url`, { method: "transfer" })).json()).toEqual({ url: null });
		const { holdsUntil, createdDate, transfer } = await info(secret);
		expect(Date.parse(holdsUntil) - Date.parse(createdDate)).toBe(7 * 24 * 3_600_000);
		expect(transfer).toMatchObject({ title: number });
		expect((await post(`${secret}/cancel`)).json()).toEqual({ status: "cancelled" });
		expect((await post(`${secret}/cancel`)).json()).toEqual({ status: "cancelled" });
		expect(await taken()).toBe(0);
	});

	test("give a company its pro-forma, then its invoice, as PDF and as structured invoice", async () => {
		const { secret } = (await buy({ ...company, wantInvoice: true, paymentMethod: "transfer" })).json().order;
		const [proforma] = (await info(secret)).documents;
		expect(proforma).toMatchObject({ kind: "proforma", number: expect.stringMatching(/^PF\//), xmlUrl: null });
		const order = (await orderBySecret(server.deps.db, hashOf(secret)))!;
		await receive(order.id, { provider: "transfer" });
		await receive(order.id, { provider: "transfer" });
		const { documents } = await info(secret);
		expect(documents.map((one: { kind: string }) => one.kind)).toEqual(["proforma", "invoice"]);
		const pdf = await server.app.inject(documents[1].pdfUrl);
		expect(pdf.headers["content-type"]).toBe("application/pdf");
		expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
		const xml = await server.app.inject(documents[1].xmlUrl);
		expect(xml.body).toContain("<NIP>5260250995</NIP>");
		expect(xml.body).toContain("<P_15>367.77</P_15>");
		expect((await server.app.inject(proforma.pdfUrl.replace(/pdf$/, "xml"))).statusCode).toBe(404);
	});

	test("know no other secrets and references, and no other methods", async () => {
		const { secret } = (await buy()).json().order;
		expect((await server.app.inject("/api/payment/none/info")).statusCode).toBe(404);
		expect((await server.app.inject("/api/payment/test/none")).statusCode).toBe(404);
		expect((await post("none/url", { method: "card" })).statusCode).toBe(404);
		expect((await post(`${secret}/url`, { method: "gold" })).statusCode).toBe(400);
	});
});

describe("an order that is not paid", () => {
	test("gives everything back after its time, once, and the person can try again", async () => {
		const row = { eventId: content.event.id, code: "FINALCALL", kind: "discount", percent: 20 } as const;
		await server.deps.db.transaction((tx) => addCode(tx, { ...row, packageIds: [], createdAt: server.clock.now() }));
		const order = await bought({ code: "finalcall", expectedGrossGrosz: 29_422 });
		later(29);
		expect(await expireOrders(server.deps)).toBe(0);
		later(2);
		const ended = await Promise.all([expireOrders(server.deps), expireOrders(server.deps)]);
		expect(ended.toSorted()).toEqual([0, 1]);
		expect((await orderNow(order.id)).status).toBe("expired");
		expect(await statuses()).toEqual(["cancelled"]);
		expect(await taken()).toBe(0);
		expect((await server.deps.db.select().from(ticketCode))[0]!.used).toBe(0);
	});

	test("is honoured when its money comes late and a place is left", async () => {
		await server.deps.db.update(ticketPackage).set({ capacity: 1 });
		const order = await bought();
		later(31);
		await expireOrders(server.deps);
		expect(await receive(order.id)).toBe("paid");
		expect(await orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
		expect(await statuses()).toEqual(["confirmed"]);
		expect(await taken()).toBe(1);
	});

	test("is queued for refund when its place is gone, and takes nothing", async () => {
		await server.deps.db.update(ticketPackage).set({ capacity: 1 });
		const order = await bought();
		later(31);
		await expireOrders(server.deps);
		await bought({ email: "ewa@firma.example" });
		expect(await receive(order.id)).toBe("queued");
		expect(await orderNow(order.id)).toMatchObject({ status: "expired", paidGrosz: 0 });
		expect((await statuses()).toSorted()).toEqual(["cancelled", "reserved"]);
		expect(await taken()).toBe(1);
	});

	test("paid and expired at the same moment is one or the other, whole", async () => {
		for (let round = 0; round < 5; round++) {
			const order = await bought({ email: `p${round}@firma.example` });
			later(30);
			await Promise.all([expireOrders(server.deps), receive(order.id, { reference: `r${round}` })]);
			expect(await orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
			expect(await taken()).toBe(round + 1);
		}
	});
});
