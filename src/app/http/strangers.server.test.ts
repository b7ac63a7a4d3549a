import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { company } from "../../../tests/harness/registering.ts";
import { otherProcess } from "../../../tests/harness/server.ts";
import { account } from "../../features/account/server/tables.ts";
import { ticketCode } from "../../features/codes/server/tables.ts";
import { taxDocument } from "../../features/documents/server/tables.ts";
import { ticketPackage } from "../../features/packages/server/tables.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";
import { attachmentsOf, emails } from "../../kit/mail/store.ts";

/** An attacker with invented people and no confirmed address, against two processes. */
let one: Awaited<ReturnType<typeof shop>>;
let other: Awaited<ReturnType<typeof otherProcess>>;
beforeAll(async () => {
	one = await shop();
	other = await otherProcess(one.server);
});
afterAll(() => other.close());
beforeEach(() => one.empty());

/** 299 zł net, with VAT, and the fee of deferred payment. */
const GROSS = 36_777;
const FEE = 6_027;
const AD = "WYGRAJ IPHONE na evil.example";

/** Registers `n` from one address, alternating between the processes. */
const from = (n: number, payload: object, remoteAddress = "192.0.2.7") =>
	(n % 2 ? other : one.server.app).inject({
		method: "POST",
		url: "/api/account/registerUser?lang=en",
		remoteAddress,
		payload: {
			eventCode: "MSTS25",
			email: `obcy${n}@ktos.example`,
			password: "sekretne1",
			confirmPassword: "sekretne1",
			firstName: AD,
			lastName: "Nowak",
			phoneNo: "+48 601 234 567",
			processAgreement: true,
			...payload,
		},
	});
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const counted = (answers: { statusCode: number }[]) => {
	const counts: Record<number, number> = {};
	for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
	return counts;
};
const sent = async () => (await emails(one.db, 1, 500)).rows;
const team = (quantity: number, more: object = {}) => ({
	tickets: [{ packageCode: "BASIC-ONLINE", quantity }],
	expectedGrossGrosz: quantity * GROSS,
	...more,
});
const deferred = { ...company, payerName: AD, paymentMethod: "deferred" };

describe("150 invented people from one address", () => {
	test("get 60 registrations in ten minutes over both processes, without effect on another address", async () => {
		const answers = await times(150, (n) => from(n, {}));
		expect(counted(answers)).toEqual({ 200: 60, 429: 90 });
		const refused = answers.find((it) => it.statusCode === 429)!;
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await from(151, {}, "198.51.100.3")).statusCode).toBe(200);
		one.later(10);
		expect((await from(152, {})).statusCode).toBe(200);
	});

	test("get e-mails without typed text, and no ticket", async () => {
		await from(1, {});
		await from(2, { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS });
		await from(3, team(5, { paymentMethod: "transfer", payerName: AD }));
		await from(4, { ...deferred, packageCode: "BASIC-ONLINE", expectedGrossGrosz: GROSS + FEE });
		one.later(31);
		await one.expire();
		const all = await sent();
		expect(new Set(all.map((it) => it.kind))).toEqual(
			new Set(["activation", "order-card", "order-expired", "order-expiredUnconfirmed"]),
		);
		for (const message of all) {
			for (const part of [message.subject, message.text, message.html]) {
				for (const typed of [AD, AD.toUpperCase(), "evil.example"]) expect(part).not.toContain(typed);
			}
			expect(await attachmentsOf(one.db, message.id)).toEqual([]);
		}
	});

	test("are not counted while their requests are invalid", async () => {
		const wrong = await times(70, (n) => from(n, { phoneNo: "1" }));
		expect(counted(wrong)).toEqual({ 400: 70 });
		expect((await from(71, {})).statusCode).toBe(200);
	});
});

describe("deferred and team orders without a confirmed address", () => {
	test("reserve two team places of 120 per network by transfer, for half an hour; restarting adds at most 90 minutes", async () => {
		await one.db.update(ticketPackage).set({ capacity: 120 }).where(eq(ticketPackage.code, "BASIC-ONLINE"));
		const many = await times(3, (n) => from(n, team(40, { paymentMethod: "transfer" })));
		expect([counted(many), await one.taken()]).toEqual([{ 409: 3 }, 0]);
		const networks = ["192.0.2.8", "198.51.100.4", "203.0.113.5"];
		const answers = await times(3, (n) => from(n + 10, team(2, { paymentMethod: "transfer" }), networks[n]));
		expect(counted(answers)).toEqual({ 200: 3 });
		expect(await one.taken()).toBe(6);
		one.later(29);
		const { secret } = answers[0]!.json().order;
		const pay = (method: string) =>
			one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/url?lang=en`, payload: { method } });
		expect((await pay("transfer")).json()).toEqual({ url: null, reference: null });
		one.later(2);
		expect(await one.expire()).toBe(3);
		expect(await one.taken()).toBe(0);
		expect(await one.db.select().from(taxDocument).orderBy(taxDocument.id)).toEqual([]);

		// A card order reserves places for 30 minutes from its start, but not forever.
		const card = (await from(4, team(2, { paymentMethod: "card" }), "198.51.100.3")).json().order.secret;
		const begin = () =>
			one.server.app.inject({ method: "POST", url: `/api/payment/${card}/url?lang=en`, payload: { method: "card" } });
		for (let n = 0; n < 3; n++) {
			one.later(29);
			expect((await begin()).statusCode).toBe(200);
		}
		one.later(4);
		expect(await one.expire()).toBe(1);
		expect(await one.taken()).toBe(0);
	});

	test("a stranger's tax number gets 10 orders an hour per address, without invoice or ticket, and they expire", async () => {
		const payload = { ...deferred, packageCode: "BASIC-ONLINE", expectedGrossGrosz: GROSS + FEE };
		const answers = await times(21, (n) => from(n, payload));
		expect(counted(answers)).toEqual({ 200: 10, 429: 11 });
		expect(await one.db.select().from(taxDocument).orderBy(taxDocument.id)).toEqual([]);
		for (const it of answers.filter((answer) => answer.statusCode === 200)) {
			const info = (await one.server.app.inject(`/api/payment/${it.json().order.secret}/info`)).json();
			expect(info).toMatchObject({ status: "reserved", documents: [], tickets: [], waitsFor: "confirmation" });
		}
		one.later(31);
		expect(await one.expire()).toBe(10);
		expect(
			(await one.db.select().from(registration).orderBy(registration.id)).filter((it) => it.status !== "cancelled"),
		).toEqual([]);
	});

	test("a deferred team order of 100 gets no code before payment, and awaits approval", async () => {
		const answer = await from(1, { ...deferred, ...team(100, { expectedGrossGrosz: 100 * GROSS + FEE }) });
		const { secret, number } = answer.json().order;
		const codes = async () => one.db.select().from(ticketCode).orderBy(ticketCode.id);
		expect([answer.statusCode, await codes()]).toEqual([200, []]);
		await one.confirm("obcy1@ktos.example");
		const info = async () => (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect(await info()).toMatchObject({ status: "reserved", documents: [], waitsFor: "approval", isPayable: false });
		expect((await sent()).map((it) => it.kind).toSorted()).toEqual([
			"activation",
			"order-approval",
			"order-approval-wanted",
		]);
		expect((await sent()).find((it) => it.kind === "order-approval-wanted")!.text).toContain(`approve ${number}`);
		expect(await codes()).toEqual([]);
	});

	test("refusals for too many reserved places use up no order, but their accounts are counted", async () => {
		await one.db.update(ticketPackage).set({ capacity: 120 }).where(eq(ticketPackage.code, "BASIC-ONLINE"));
		const transfer = { paymentMethod: "transfer" };
		for (let n = 0; n < 11; n++) expect([n, (await from(n, team(40, transfer))).statusCode]).toEqual([n, 409]);
		expect((await from(11, team(2, transfer))).statusCode).toBe(200);
		expect(counted(await times(60, (n) => from(n + 20, {})))).toEqual({ 200: 48, 429: 12 });
	});

	test("one address may make five team orders an hour", async () => {
		const answers = await times(8, (n) => from(n, team(2, { paymentMethod: "card" })));
		expect(counted(answers)).toEqual({ 200: 5, 429: 3 });
	});
});

describe("confirming the address at once releases", () => {
	test("a transfer: its pro-forma, the account number and seven days", async () => {
		const { secret } = (await from(1, team(2, { ...company, wantInvoice: true, paymentMethod: "transfer" }))).json()
			.order;
		const info = async () => (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect(await info()).toMatchObject({
			transfer: null,
			documents: [],
			waitsFor: "confirmation",
			unconfirmedEmail: "obcy1@ktos.example",
		});
		one.later(20);
		await one.confirm("obcy1@ktos.example");
		const paymentInfo = await info();
		expect(paymentInfo).toMatchObject({ waitsFor: null, unconfirmedEmail: null, documents: [{ kind: "proforma" }] });
		expect(paymentInfo.transfer).toMatchObject({ title: paymentInfo.number });
		expect(Date.parse(paymentInfo.holdsUntil) - Date.parse(paymentInfo.createdDate)).toBe(7 * 24 * 3_600_000);
		one.later(60);
		expect(await one.expire()).toBe(0);
	});

	test("one free ticket, even for two simultaneous confirmations", async () => {
		await from(1, {});
		await Promise.all([one.confirm("obcy1@ktos.example"), one.confirm("obcy1@ktos.example")]);
		const [ticket, ...more] = (await sent()).filter((it) => it.kind === "registered");
		const files = (await attachmentsOf(one.db, ticket!.id)).map((it) => it.name);
		expect([files, more]).toEqual([["bilet-MSTS25.pdf", "MSTS25.ics"], []]);
	});

	test("nothing new for a paid order, whose ticket came before", async () => {
		const payload = { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS };
		const { secret } = (await from(1, payload)).json().order;
		expect(
			await one.receive(1, {
				orderId: (await one.db.select().from(registration).orderBy(registration.id))[0]!.orderId,
			}),
		).toBe("paid");
		const info = (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect(info).toMatchObject({ status: "confirmed", tickets: [{ packageName: "Basic Online" }] });
		expect((await one.db.select().from(account))[0]!.emailVerified).toBe(false);
	});

	test("nothing for an ended order", async () => {
		await from(1, team(2, { paymentMethod: "transfer" }));
		one.later(31);
		await one.confirm("obcy1@ktos.example");
		expect(await one.expire()).toBe(1);
		expect(await one.taken()).toBe(0);
	});
});

test("guesses of codes are counted over all calls and both processes", async () => {
	await one.addDiscount();
	const paid = { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS };
	const ways = [
		(n: number, code: string) => from(n, { ...paid, code }),
		(n: number, code: string) => from(n, team(2, { paymentMethod: "card", code })),
		(n: number, code: string) =>
			(n % 2 ? other : one.server.app).inject({
				url: `/api/event/MSTS25/coupons/${code}/checkLimit`,
				remoteAddress: "192.0.2.7",
			}),
		(n: number, code: string) =>
			(n % 2 ? other : one.server.app).inject({
				url: `/api/v2/event/MSTS25/lectures/tree?couponCode=${code}`,
				remoteAddress: "192.0.2.7",
			}),
	];
	const answers = await times(200, (n) => ways[n % ways.length]!(n, `ZGADUJ${n}`));
	expect(answers.filter((it) => it.statusCode === 429)).toHaveLength(140);
	const right = await times(4, (n) => ways[n]!(n, "FINALCALL"));
	expect(counted(right)).toEqual({ 429: 4 });
	one.later(1);
	expect((await ways[2]!(0, "FINALCALL")).json()).toMatchObject({ isValid: true });
});
