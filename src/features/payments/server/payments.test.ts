import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { emailAttachment } from "../../../kit/mail/tables.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { paymentsOf, queuedPayments } from "./store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

describe("a payment", () => {
	test("confirms order and registration", async () => {
		const order = await one.bought();
		expect(await one.receive(order.id)).toBe("paid");
		expect(await one.orderNow(order.id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS, holdsUntil: null });
		expect(await one.statuses()).toEqual(["confirmed"]);
		const actions = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).map((it) => it.action);
		expect(actions).toEqual(["registration.created", "order.confirmed"]);
	});

	test("reported twenty times at once is counted once", async () => {
		const order = await one.bought();
		const states = await Promise.all(Array.from({ length: 20 }, () => one.receive(order.id)));
		expect(new Set(states)).toEqual(new Set(["paid"]));
		expect((await one.orderNow(order.id)).paidGrosz).toBe(GROSS);
		const actions = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).map((it) => it.action);
		expect(actions.filter((one) => one === "order.confirmed")).toHaveLength(1);
	});

	test("with a second reference is counted once and queued once, even if simultaneous", async () => {
		const order = await one.bought();
		const states = await Promise.all([one.receive(order.id), one.receive(order.id, { reference: "r2" })]);
		expect(states.toSorted()).toEqual(["paid", "queued"]);
		expect((await one.orderNow(order.id)).paidGrosz).toBe(GROSS);
		expect(await queuedPayments(one.db)).toHaveLength(1);
	});

	test("that failed leaves the order unpaid, and a late failure undoes nothing", async () => {
		const order = await one.bought();
		expect(await one.receive(order.id, { outcome: "failed" })).toBe("failed");
		expect((await one.orderNow(order.id)).status).toBe("reserved");
		expect(await one.receive(order.id, { reference: "r2" })).toBe("paid");
		expect(await one.receive(order.id, { reference: "r2", outcome: "failed" })).toBe("paid");
		expect((await one.orderNow(order.id)).status).toBe("confirmed");
		expect(await paymentsOf(one.db, order.id)).toHaveLength(2);
	});

	test.each([
		["of a grosz less", { amountGrosz: GROSS - 1 }],
		["of a grosz more", { amountGrosz: GROSS + 1 }],
	])("%s is queued and confirms nothing", async (_, values) => {
		const order = await one.bought();
		expect(await one.receive(order.id, values)).toBe("queued");
		expect(await one.orderNow(order.id)).toMatchObject({ status: "reserved", paidGrosz: 0 });
	});

	test("with another amount than begun is queued with the received amount", async () => {
		const { secret } = (await one.buy()).json().order;
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		const url = `/api/payment/${secret}/url`;
		const begun = await one.server.app.inject({ method: "POST", url, payload: { method: "card" } });
		const reference = new URL(begun.json().url, "http://site").searchParams.get("ref")!;
		expect(await one.receive(order.id, { reference, amountGrosz: 100 })).toBe("queued");
		expect(await queuedPayments(one.db)).toMatchObject([{ reference, amountGrosz: 100 }]);
	});

	test("with another order's reference is queued", async () => {
		const first = await one.bought();
		const second = await one.bought({ email: "ewa@firma.example" });
		await one.receive(first.id, { outcome: "failed" });
		expect(await one.receive(second.id)).toBe("queued");
		expect((await one.orderNow(second.id)).status).toBe("reserved");
	});

	test("without an order is queued", async () => {
		expect(await one.receive(null)).toBe("queued");
		expect(await one.receive(999_999, { reference: "r2" })).toBe("queued");
		expect(await queuedPayments(one.db)).toMatchObject([{ orderId: null }, { orderId: null }]);
	});
});

describe("the calls", () => {
	const post = (path: string, payload: object = {}) =>
		one.server.app.inject({ method: "POST", url: `/api/Payment/${path}?lang=en`, payload });
	const begun = async (secret: string) => {
		const answer = await post(`${secret}/url`, { method: "card" });
		return new URL(answer.json().url, "http://site").searchParams.get("ref")!;
	};
	const info = async (secret: string) => (await one.server.app.inject(`/api/payment/${secret}/info`)).json();

	test("show the order, begin a payment and count the test gateway's result", async () => {
		const { secret } = (await one.buy()).json().order;
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
		const paymentResponse = await one.server.app.inject(`/api/payment/test/${reference}`);
		expect(paymentResponse.json()).toMatchObject({ amountGrosz: GROSS, state: "pending" });
		expect((await post(`test/${reference}`, { outcome: "failure" })).json()).toEqual({ state: "failed" });
		expect(await info(secret)).toMatchObject({ status: "reserved", lastPayment: "failed", isPayable: true });
		const again = await begun(secret);
		expect((await post(`test/${again}`, { outcome: "success" })).json()).toEqual({ state: "paid" });
		expect(await info(secret)).toMatchObject({ status: "confirmed", isPayable: false, paidGrosz: GROSS });
		expect((await post(`${secret}/url`, { method: "card" })).statusCode).toBe(409);
		expect((await post(`${secret}/cancel`)).statusCode).toBe(409);
	});

	test("change to a transfer, which holds the place 7 days from placing, and cancel", async () => {
		const { secret, number } = (await one.buy()).json().order;
		await one.confirm();
		expect((await post(`${secret}/url`, { method: "transfer" })).json()).toEqual({ url: null, reference: null });
		const { holdsUntil, createdDate, transfer } = await info(secret);
		expect(Date.parse(holdsUntil) - Date.parse(createdDate)).toBe(7 * 24 * 3_600_000);
		expect(transfer).toMatchObject({ title: number });
		await post(`${secret}/url`, { method: "transfer" }); // repeated, it changes and writes nothing
		const [message, earlier] = (await emails(one.db, 1, 2)).rows;
		expect([message!.kind, earlier!.kind]).toEqual(["order-transfer", "order-card"]);
		expect(message!.text).toContain(number);
		expect((await post(`${secret}/cancel`)).json()).toEqual({ status: "cancelled" });
		expect((await post(`${secret}/cancel`)).json()).toEqual({ status: "cancelled" });
		expect((await emails(one.db, 1, 9)).rows.filter((it) => it.kind === "order-cancelled")).toHaveLength(1);
		expect(await one.taken()).toBe(0);
	});

	test("give a company its pro-forma and then its invoice, as PDF and structured invoice", async () => {
		const { secret } = (await one.buy({ ...company, wantInvoice: true, paymentMethod: "transfer" })).json().order;
		await one.confirm();
		const [proforma] = (await info(secret)).documents;
		expect(proforma).toMatchObject({ kind: "proforma", number: expect.stringMatching(/^PF\//), xmlUrl: null });
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.receive(order.id, { provider: "transfer" });
		await one.receive(order.id, { provider: "transfer" });
		const { documents } = await info(secret);
		expect(documents.map((it: { kind: string }) => it.kind)).toEqual(["proforma", "advance"]);
		const pdf = await one.server.app.inject(documents[1].pdfUrl);
		expect(pdf.headers["content-type"]).toBe("application/pdf");
		expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
		const xml = await one.server.app.inject(documents[1].xmlUrl);
		expect(xml.body).toContain("<NIP>5260250995</NIP>");
		expect(xml.body).toContain("<P_15>367.77</P_15>");
		expect((await one.server.app.inject(proforma.pdfUrl.replace(/pdf$/, "xml"))).statusCode).toBe(404);
		const sent = (await emails(one.db, 1, 9)).rows;
		expect(sent.map((it) => it.kind)).toEqual(["order-paid", "order-transfer", "activation"]);
		expect(sent[0]!.subject).toBe(`Order ${order.number} is paid`);
		expect(sent[1]!.text).toContain(`/order.html?id=${order.number}`);
		const attached = await one.db.select().from(emailAttachment);
		expect(attached.map((it) => it.name).toSorted()).toEqual([
			expect.stringMatching(/^FV-.*\.pdf$/),
			"MSTS25.ics",
			expect.stringMatching(/^PF-.*\.pdf$/),
			"bilet-MSTS25.pdf",
		]);
		const paid = sent.find((it) => it.kind === "order-paid")!.text.replaceAll("\u00a0", " ");
		expect(paid).toContain("Basic Online, Anna Szczepankowska-Wójcik: ");
		expect(paid).toContain("Payment method: bank transfer");
		expect(paid).toContain("Log in and see the order"); // the buyer's address is confirmed
		const days = attached.find((it) => it.name === "MSTS25.ics")!;
		const calendar = Buffer.from(await one.server.deps.makers["calendar"]!(days.source!.of)).toString();
		expect(calendar).toContain("BEGIN:VCALENDAR");
		expect(calendar).toContain("\r\nEND:VCALENDAR");
		const invoice = attached.find((it) => it.name.startsWith("FV-"));
		const bytes = await one.attached((invoice!.source as { of: number }).of);
		expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
	});

	test("cancel without a body, as browsers send it", async () => {
		const { secret } = (await one.buy()).json().order;
		const site = await one.server.app.listen({ port: 0, host: "127.0.0.1" });
		const answer = await fetch(`${site}/api/payment/${secret}/cancel`, { method: "POST" });
		expect([answer.status, await answer.json()]).toEqual([200, { status: "cancelled" }]);
	});

	test("refuse other secrets, references and methods", async () => {
		const { secret } = (await one.buy()).json().order;
		expect((await one.server.app.inject("/api/payment/none/info")).statusCode).toBe(404);
		expect((await one.server.app.inject("/api/payment/test/none")).statusCode).toBe(404);
		expect((await post("none/url", { method: "card" })).statusCode).toBe(404);
		expect((await post(`${secret}/url`, { method: "gold" })).statusCode).toBe(400);
	});
});
