import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { nameOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { structuredInvoice } from "../../documents/structured-invoice.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { issueDueInvoices } from "./issue-due-invoices.ts";
import { orderBySecret } from "./store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.anew());

const DAY_MS = 86_400_000;
const FEE = 6_027;
const inDays = async (days: number) => {
	const endsAt = new Date(one.server.clock.now().getTime() + days * DAY_MS);
	await one.db.update(event).set({ startsAt: endsAt, endsAt }).where(eq(event.id, one.event.id));
};
const documentsFor = (orderId: number) => documentsOf(one.db, `order:${orderId}`);
const issued = async (orderId: number) =>
	(await documentsFor(orderId)).map((it) => [nameOf(it), it.totals.grossGrosz, it.payment.state]);
const newest = async () => (await emails(one.db, 1, 1)).rows[0]!;
const agrees = async () => expect((await runCommand(one.server, "stock check")).isWrong).toBe(false);
const deferred = async () => {
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
	const expectedGrossGrosz = 2 * GROSS + FEE;
	const wanted = { packageCode: undefined, tickets, expectedGrossGrosz, paymentMethod: "deferred", ...company };
	const answer = await one.buy(wanted);
	await one.confirm();
	return (await orderBySecret(one.db, hashOf(answer.json().order.secret)))!;
};
const byTransfer = (orderId: number, amountGrosz: number, reference = String(amountGrosz)) =>
	one.receive(orderId, { provider: "transfer", amountGrosz, reference });

describe("invoices are issued when the law allows (art. 106b, 106f, 106i)", () => {
	test("a deferred order far ahead: pro-forma, advance invoices, and the final invoice", async () => {
		await inDays(100);
		const { id } = await deferred();
		expect(await issued(id)).toEqual([["proforma", 2 * GROSS + FEE, "due"]]);
		await byTransfer(id, 30_000);
		await byTransfer(id, 10_000);
		expect(await issueDueInvoices(one.people)).toBe(0);
		const advances = [
			["proforma", 2 * GROSS + FEE, "due"],
			["advance", 30_000, "paid"],
			["advance", 10_000, "paid"],
		];
		expect(await issued(id)).toEqual(advances);
		one.later(40 * 24 * 60);
		const both = await Promise.all([issueDueInvoices(one.people), issueDueInvoices(one.people)]);
		expect(both.toSorted()).toEqual([0, 1]);
		expect(await issueDueInvoices(one.people)).toBe(0);
		const rest = 2 * GROSS + FEE - 40_000;
		expect(await issued(id)).toEqual([...advances, ["settlement", rest, "due"]]);
		expect(await newest()).toMatchObject({
			kind: "order-invoice",
			subject: expect.stringContaining("Invoice for order"),
		});
		const settling = (await documentsFor(id)).at(-1)!;
		expect(settling.advances!.earlier.map((it) => it.grossGrosz)).toEqual([30_000, 10_000]);
		expect(structuredInvoice(settling)).toContain("<RodzajFaktury>ROZ</RodzajFaktury>");
		await byTransfer(id, rest);
		expect(await issued(id)).toHaveLength(4);
		await agrees();
		// refunds lower the latest invoice first, and no grosz is lost
		await one.giveBack(id, [{ position: 0, quantity: 1 }]);
		await one.giveBack(id);
		const documents = (await documentsFor(id)).filter((it) => it.kind !== "proforma");
		for (const sum of ["netGrosz", "vatGrosz", "grossGrosz"] as const) {
			expect(documents.reduce((all, it) => all + it.totals[sum], 0)).toBe(0);
		}
		const corrected = documents.flatMap((it) => it.correction?.number ?? []);
		expect(corrected[0]).toBe(settling.number);
		expect(new Set(corrected).size).toBe(3);
		await agrees();
	});

	test("a deferred order 60 days ahead gets its invoice at once, and no other on payment", async () => {
		await inDays(59);
		const { id } = await deferred();
		expect(await issued(id)).toEqual([["invoice", 2 * GROSS + FEE, "due"]]);
		expect(await newest()).toMatchObject({ text: expect.stringContaining("Attached is the invoice") });
		await byTransfer(id, 2 * GROSS + FEE);
		expect(await issued(id)).toHaveLength(1);
	});

	test("the e-mail without an invoice says when it comes", async () => {
		one.server.clock.set("2025-01-10T10:00:00Z");
		await one.db
			.update(event)
			.set({ startsAt: new Date("2025-06-06T07:00:00Z"), endsAt: new Date("2025-06-07T15:00:00Z") });
		const { number } = await deferred();
		const { kind, text } = await newest();
		expect(kind).toBe("order-deferredProforma");
		expect(text).toContain("on 8 April 2025: the law lets us issue it 60 days before");
		expect(text).toContain(`Transfer title: ${number}`);
	});

	test.each([
		["in an earlier month, is an advance", "2025-05-31T10:00:00Z", "advance", "ZAL", "2025-05-31"],
		["in the month of the event, is of the sale", "2025-06-01T10:00:00Z", "invoice", "VAT", "2025-06-01"],
		["after the event, is of the sale on its day", "2025-06-10T10:00:00Z", "invoice", "VAT", "2025-06-07"],
	])("an order paid %s", async (_, moment, name, type, saleDate) => {
		one.server.clock.set(moment);
		await inDays(90);
		const order = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
		await one.confirm();
		await one.db
			.update(event)
			.set({ startsAt: new Date("2025-06-06T07:00:00Z"), endsAt: new Date("2025-06-07T15:00:00Z") });
		await one.receive(order.id, { provider: "transfer" });
		const [, invoice] = await documentsFor(order.id);
		expect([nameOf(invoice!), invoice!.totals.grossGrosz, invoice!.saleDate]).toEqual([name, GROSS, saleDate]);
		expect(structuredInvoice(invoice!)).toContain(`<RodzajFaktury>${type}</RodzajFaktury>`);
	});
});

test("an online ticket's invoice, e-mail and KSeF file have its online day without a hall", async () => {
	const days = [
		{ code: "ONLINE", name: "Czwartek 05.06", startsAt: "2025-06-05T07:00:00Z", isOnline: true, isOnsite: false },
		{ code: "ONSITE", name: "Sobota 07.06", startsAt: "2025-06-07T07:00:00Z", isOnline: false, isOnsite: true },
	];
	one.server.clock.set("2025-06-10T10:00:00Z");
	await inDays(90);
	const order = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
	await one.confirm();
	const moved = { startsAt: new Date("2025-06-05T07:00:00Z"), endsAt: new Date("2025-06-07T15:00:00Z") };
	await one.db.update(event).set(moved).where(eq(event.id, one.event.id));
	await one.db.delete(calendar).where(eq(calendar.eventId, one.event.id));
	for (const [position, day] of days.entries()) {
		const startsAt = new Date(day.startsAt);
		const endsAt = new Date(startsAt.getTime() + DAY_MS / 3);
		await one.db.insert(calendar).values({ ...day, position, eventId: one.event.id, startsAt, endsAt });
	}
	await one.receive(order.id, { provider: "transfer" });
	const invoice = (await documentsFor(order.id)).find(({ kind }) => kind === "invoice")!;
	expect(invoice.saleDate).toBe("2025-06-05");
	expect(invoice.lines[0]!.service).toMatchObject({
		pl: expect.stringMatching(/^Czwartek 05\.06, online/),
		day: "2025-06-05",
	});
	const everything = [structuredInvoice(invoice), invoice.notes, (await newest()).text].join("\n");
	expect(everything).toContain("Czwartek 05.06, online");
	expect(everything).not.toMatch(/Sobota|Hala|Hall/);
});

describe("a person's invoice", () => {
	const home = { payerName: "Anna Wójcik", payerStreet: "Lniana 1", payerPostCode: "38-400", payerCity: "Krosno" };
	const request = { name: "Anna Wójcik", street: "Lniana 1", postCode: "38400", city: "Krosno", country: "PL" };
	const ask = (secret: string, body: object = request) =>
		one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/invoice?lang=en`, payload: body });
	const info = async (secret: string) => (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
	const paidByCard = async () => {
		const { secret } = (await one.buy()).json().order;
		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.receive(id);
		return { secret, id };
	};

	test("comes from the form: a pro-forma for a transfer, then the invoice without a tax number", async () => {
		await inDays(30);
		const wanted = { ...home, wantInvoice: true, payerKind: "person", paymentMethod: "transfer" };
		const { id } = await one.bought(wanted);
		await one.confirm();
		await one.receive(id, { provider: "transfer" });
		const [proforma, invoice] = await documentsFor(id);
		expect([proforma!.kind, invoice!.kind]).toEqual(["proforma", "invoice"]);
		expect(invoice!.buyer).toEqual({
			kind: "person",
			name: "Anna Wójcik",
			address: { street: "Lniana 1", postCode: "38-400", city: "Krosno", country: "PL" },
		});
		expect(structuredInvoice(invoice!)).toContain("<BrakID>1</BrakID>");
	});

	test("can be requested later, once, even by two simultaneous requests", async () => {
		await inDays(30);
		const { secret, id } = await paidByCard();
		expect((await info(secret)).invoiceAskableUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
		const both = await Promise.all([ask(secret), ask(secret)]);
		expect(new Set(both.map((it) => [it.statusCode, it.json().number].join()))).toHaveProperty("size", 1);
		expect(await issued(id)).toEqual([[expect.stringMatching(/invoice|advance/), GROSS, "paid"]]);
		expect(await newest()).toMatchObject({ kind: "order-invoice" });
		expect((await info(secret)).invoiceAskableUntil).toBeNull();
		await one.giveBack(id);
		expect((await documentsFor(id)).reduce((all, it) => all + it.totals.grossGrosz, 0)).toBe(0);
		await agrees();
	});

	test("is refused in sentences: a wrong address, an unpaid order, after three months", async () => {
		one.server.clock.set("2025-04-30T10:00:00Z");
		const days = { startsAt: new Date("2025-06-06T07:00:00Z"), endsAt: new Date("2025-06-07T15:00:00Z") };
		await one.db.update(event).set(days);
		const unpaid = (await one.buy({ email: "ewa@firma.example" })).json().order.secret;
		expect((await ask(unpaid)).statusCode).toBe(409);
		const { secret } = await paidByCard();
		expect((await info(secret)).invoiceAskableUntil).toBe("2025-09-30");
		const wrong = await ask(secret, { ...request, name: "", postCode: "3840" });
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["name", "postCode"]]);
		one.server.clock.set("2025-10-01T10:00:00Z");
		expect((await ask(secret)).json().message).toContain("three months");
		one.server.clock.set("2025-09-30T10:00:00Z");
		expect((await ask(secret)).statusCode).toBe(200);
	});
});

describe("VAT of a foreign business that attends online (art. 28b)", () => {
	const german = {
		payerName: "Müller GmbH",
		payerStreet: "Königstraße 5",
		payerPostCode: "10115",
		payerCity: "Berlin",
		payerCountry: "DE",
		payerNip: "DE136695976",
		wantInvoice: true,
		paymentMethod: "transfer",
	};
	const net = { expectedGrossGrosz: 29_900 };
	const vat = (word: string) => runCommand(one.server, `events vat --event MSTS25 --package BASIC-ONLINE ${word}`);

	test("depends on package and tax number, and documents say reverse charge", async () => {
		await inDays(30);
		expect((await one.buy({ ...german, ...net })).statusCode).toBe(409); // offline: Polish VAT
		expect((await vat("on")).text).toContain("businesses abroad");
		const sold = (await one.server.app.inject("/api/event/MSTS25/packages")).json().packages;
		expect(sold.map((it: { hasReverseCharge: boolean }) => it.hasReverseCharge)).toEqual([false, true]);
		const order = await one.bought({ ...german, ...net });
		await one.confirm();
		await one.receive(order.id, { provider: "transfer", amountGrosz: 29_900 });
		const invoice = (await documentsFor(order.id)).at(-1)!;
		expect(invoice.totals).toMatchObject({ netGrosz: 29_900, vatGrosz: 0, rates: [{ vatRate: "np" }] });
		// an advance: the event is in another month
		expect(structuredInvoice(invoice)).toContain("<P_12Z>np II</P_12Z>");
		await one.giveBack(order.id);
		await agrees();
		const wrongForm = await one.buy({ ...german, ...net, payerNip: "12345", email: "ewa@firma.example" });
		expect(wrongForm.json().modelState).toHaveProperty("payerNip");
		expect((await one.buy({ ...company, wantInvoice: true, ...net, email: "ewa@firma.example" })).statusCode).toBe(409);
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
		const team = { ...german, packageCode: undefined, tickets, paymentMethod: "deferred", email: "jan@firma.example" };
		expect((await one.buy({ ...team, expectedGrossGrosz: 2 * 29_900 + 4_900 })).statusCode).toBe(200);
		expect((await vat("off")).text).toContain("Polish VAT");
	});
});
