import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { company, loggedIn } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { orderBySecret } from "./store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

const FIVE = { packageCode: undefined, tickets: [{ packageCode: "basic-online", quantity: 5 }] };
/** Five at 299 zł net, with VAT computed once per line. */
const FIVE_GROSS = 183_885;

const orderFive = (payload: object = {}) => one.buy({ ...FIVE, expectedGrossGrosz: FIVE_GROSS, ...payload });
const api = (method: "GET" | "POST", path: string, payload?: object) =>
	one.server.app.inject({ method, url: `/api/payment/${path}`, ...(payload && { payload }) });
const codesOf = async (secret: string) => (await api("GET", `${secret}/codes`)).json().codes;

/** Pays for five tickets. Returns the order's secret. */
async function paidFive(): Promise<string> {
	const { secret } = (await orderFive()).json().order;
	const order = (await orderBySecret(one.db, hashOf(secret)))!;
	expect(await one.receive(order.id, { amountGrosz: FIVE_GROSS })).toBe("paid");
	return secret;
}
const use = (code: string, email: string) =>
	one.buy({ email, code, paymentMethod: undefined, expectedGrossGrosz: undefined });

describe("an order for a team", () => {
	test("holds its places, registers nobody, and issues codes once paid", async () => {
		const { secret } = (await orderFive()).json().order;
		expect(await one.taken()).toBe(5);
		expect(await one.statuses()).toEqual([]);
		expect(await codesOf(secret)).toEqual([]);
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.receive(order.id, { amountGrosz: FIVE_GROSS });
		await one.receive(order.id, { amountGrosz: FIVE_GROSS });
		const codes = await codesOf(secret);
		expect(codes).toHaveLength(5);
		expect(codes[0]).toMatchObject({
			code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{5}(-[2-9A-HJ-NP-Z]{5}){2}$/),
			state: "unused",
		});
		const sent = (await emails(one.db, 1, 9)).rows;
		expect(sent.map((it) => it.kind).toSorted()).toEqual(["activation", "order-card", "order-paid", "team-codes"]);
		expect(sent.find((it) => it.kind === "team-codes")!.text).toContain(codes[4].code);
		const paid = sent.find((it) => it.kind === "order-paid")!;
		expect(paid.text).toContain("The attached .ics file adds the days to your calendar.");
		expect(paid.text).not.toMatch(/ticket is attached|see the order and the ticket/);
		const activation = sent.find((it) => it.kind === "activation")!;
		expect(activation.text).toContain("Confirm your e-mail address, and your account is ready.");
	});

	test("admits each person once by a code, even if sold out, and shows who used it", async () => {
		const secret = await paidFive();
		await one.db.update(ticketPackage).set({ capacity: 5 });
		const [first, second] = await codesOf(secret);
		expect((await use(first.code, "ewa@firma.example")).json()).toMatchObject({ isRegistered: true, order: null });
		expect((await use(first.code, "jan@firma.example")).statusCode).toBe(422);
		const both = await Promise.all([use(second.code, "ola@firma.example"), use(second.code, "ula@firma.example")]);
		expect(both.map((it) => it.statusCode).filter((status) => status === 200)).toHaveLength(1);
		expect(await one.taken()).toBe(5);
		const [used, , unused] = await codesOf(secret);
		const name = "Anna Szczepankowska-Wójcik";
		expect(used).toMatchObject({ state: "used", usedBy: name, usedDate: expect.stringMatching(/^2025-/) });
		expect(unused).toMatchObject({ state: "unused", usedBy: null, usedDate: null });
	});

	test("with too many tickets shows the remaining places and takes none", async () => {
		await one.db.update(ticketPackage).set({ capacity: 4 });
		const answer = await orderFive();
		expect([answer.statusCode, answer.json().message]).toEqual([
			409,
			"Places left in package Basic Online: 4. Order fewer tickets.",
		]);
		expect(await one.taken()).toBe(0);
	});

	test.each([
		[400, { tickets: [] }, "tickets"],
		[400, { tickets: [{ packageCode: "BASIC-ONLINE", quantity: 201 }] }, "tickets"],
		[
			400,
			{
				tickets: [
					{ packageCode: "BASIC-ONLINE", quantity: 1 },
					{ packageCode: "basic-online", quantity: 1 },
				],
			},
			"tickets",
		],
		[422, { tickets: [{ packageCode: "EXPO", quantity: 2 }] }, "tickets"],
		[422, { code: "NOPE" }, "code"],
		[409, { expectedGrossGrosz: FIVE_GROSS - 1 }, "expectedGrossGrosz"],
	])("of %i for %j", async (status, payload, field) => {
		const answer = await orderFive(payload);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([status, [field]]);
		expect(await one.taken()).toBe(0);
	});

	test("with a discount uses the code once per ticket", async () => {
		await one.addDiscount();
		await one.db.update(ticketCode).set({ useLimit: 9 });
		// 20 % off 299 zł is 239.20 zł
		expect((await orderFive({ code: "finalcall", expectedGrossGrosz: 147_108 })).statusCode).toBe(200);
		expect((await one.db.select().from(ticketCode).orderBy(ticketCode.id))[0]!.used).toBe(5);
		const again = await orderFive({ code: "finalcall", expectedGrossGrosz: 147_108, email: "ewa@firma.example" });
		expect(again.statusCode).toBe(409);
		expect(await one.taken()).toBe(5);
	});

	test("made free by a code is confirmed with the address: codes, no payment, no document; returning it frees the code", async () => {
		await one.addDiscount();
		await one.db.update(ticketCode).set({ percent: 100, useLimit: 5 });
		const free = { code: "finalcall", paymentMethod: undefined, expectedGrossGrosz: undefined };
		const { secret } = (await orderFive(free)).json().order;
		const info = async () => (await api("GET", `${secret}/info`)).json();
		expect(await info()).toMatchObject({ status: "reserved", isPayable: false, waitsFor: "confirmation" });
		expect(await codesOf(secret)).toEqual([]);
		await one.confirm();
		const expectedInfo = {
			status: "confirmed",
			isPayable: false,
			holdsUntil: null,
			grossGrosz: 0,
			dueGrosz: 0,
			documents: [],
		};
		expect(await info()).toMatchObject(expectedInfo);
		const [first] = await codesOf(secret);
		expect((await use(first.code, "ewa@firma.example")).json()).toMatchObject({ isRegistered: true, order: null });
		const kinds = (await emails(one.db, 1, 9)).rows.map((it) => it.kind);
		expect(kinds.toSorted()).toEqual(["activation", "activation", "team-codes"]);
		expect((await api("POST", `${secret}/url`, { method: "card" })).statusCode).toBe(409);
		one.later(60 * 24 * 8);
		expect(await one.expire()).toBe(0);
		expect(await one.taken()).toBe(5);

		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		expect(await one.giveBack(id)).toBe(409); // one is used
		expect(await one.giveBack(id, [{ position: 0, quantity: 3 }])).toBe(200);
		expect(await one.taken()).toBe(2);
		expect((await info()).lines[0].refundedQuantity).toBe(3);
	});

	test("returned whole frees its code's uses", async () => {
		await one.addDiscount();
		await one.db.update(ticketCode).set({ percent: 100, useLimit: 5 });
		const { secret } = (await orderFive({ code: "finalcall", expectedGrossGrosz: 0 })).json().order;
		const used = async () =>
			(await one.db.select().from(ticketCode).orderBy(ticketCode.id)).find((it) => it.code === "FINALCALL")!.used;
		expect(await used()).toBe(5);
		await one.confirm();
		expect(await one.giveBack((await orderBySecret(one.db, hashOf(secret)))!.id)).toBe(200);
		expect([await used(), await one.taken()]).toEqual([0, 0]);
	});

	test("made free by a code is refused if the buyer saw a price", async () => {
		await one.addDiscount();
		await one.db.update(ticketCode).set({ percent: 100 });
		expect((await orderFive({ code: "finalcall" })).statusCode).toBe(409);
		expect(await one.taken()).toBe(0);
	});

	test("by deferred invoice gets its codes once, after payment", async () => {
		const amountGrosz = FIVE_GROSS + 6027;
		const answer = await orderFive({ ...company, paymentMethod: "deferred", expectedGrossGrosz: amountGrosz });
		const { secret } = answer.json().order;
		await one.confirm();
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		expect(order).toMatchObject({ status: "confirmed", paidGrosz: 0, dueOn: expect.stringMatching(/^2025-/) });
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({
			text: expect.stringContaining("we will send the codes for your team when"),
		});
		expect(await codesOf(secret)).toEqual([]);
		const two = { tickets: [{ position: 0, quantity: 2 }], expectedGrosz: 73_554 };
		expect((await api("POST", `${secret}/refund`, two)).statusCode).toBe(200);
		expect(await one.receive(order.id, { amountGrosz: amountGrosz - 73_554, provider: "transfer" })).toBe("paid");
		expect(await codesOf(secret)).toHaveLength(3);
		expect(await one.taken()).toBe(3);
	});

	test("frees its places if unpaid; a late payment takes them again with codes", async () => {
		const { secret } = (await orderFive()).json().order;
		await one.db.update(ticketPackage).set({ capacity: 5 });
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		one.later(31);
		expect(await one.expire()).toBe(1);
		expect(await one.taken()).toBe(0);
		expect(await one.receive(order.id, { amountGrosz: FIVE_GROSS })).toBe("paid");
		expect(await one.taken()).toBe(5);
		expect(await codesOf(secret)).toHaveLength(5);
	});
});

describe("the codes of a team", () => {
	test("are sent, replaced while unused, and exported", async () => {
		const secret = await paidFive();
		const [first] = await codesOf(secret);
		const path = `${secret}/codes/${first.objectId}`;
		const early = await api("POST", `${path}/send?lang=en`, { email: "ewa@firma.example" });
		expect([early.statusCode, early.json().message]).toEqual([403, expect.stringContaining("confirm your e-mail")]);
		await one.confirm();
		expect((await api("POST", `${path}/send`, { email: "nobody" })).statusCode).toBe(400);
		const sent = (await api("POST", `${path}/send`, { email: " Ewa@firma.example" })).json().codes[0];
		expect(sent).toMatchObject({ sentTo: "ewa@firma.example", state: "unused" });
		const message = (await emails(one.db, 1, 1)).rows[0]!;
		expect([message.recipient, message.text.includes(`code=${first.code}`)]).toEqual(["ewa@firma.example", true]);
		const codes = (await api("POST", `${path}/reissue`)).json().codes;
		expect(codes.map((it: { state: string }) => it.state)).toEqual(["revoked", ...Array(5).fill("unused")]);
		expect((await use(first.code, "ewa@firma.example")).statusCode).toBe(422);
		expect((await api("POST", `${path}/reissue`)).statusCode).toBe(409);
		for (const lang of ["pl", "en"] as const) {
			const { url } = (await api("GET", `${secret}/codes?lang=${lang}`)).json().codes[5];
			const { pathname, search } = new URL(url);
			const prefix = lang === "en" ? "/en" : "";
			expect(pathname + search).toBe(`${prefix}/registration.html?package=BASIC-ONLINE&code=${codes[5].code}`);
			expect((await api("GET", `${secret}/codes.csv?lang=${lang}`)).body).toContain(url);
		}
		const file = await api("GET", `${secret}/codes.csv`);
		expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
		expect(file.body.split("\r\n")).toHaveLength(8);
		expect(file.body).toContain(codes[5].code);
	});

	test("are e-mailed up to five times each and three a day per address, without names", async () => {
		const secret = await paidFive();
		await one.confirm();
		const codes = await codesOf(secret);
		const send = async (n: number, email: string) =>
			(await api("POST", `${secret}/codes/${codes[n].objectId}/send`, { email })).statusCode;
		const toOne: number[] = [];
		for (let n = 0; n < 5; n++) toOne.push(await send(n, n % 2 ? "Ofiara@ktos.example" : "ofiara@ktos.example"));
		expect(toOne).toEqual([200, 200, 200, 429, 429]);
		const ofOne: number[] = [];
		for (let n = 0; n < 6; n++) ofOne.push(await send(4, `osoba${n}@ktos.example`));
		expect(ofOne).toEqual([200, 200, 200, 200, 200, 429]);
		const sent = (await emails(one.db, 1, 30)).rows.filter((it) => it.kind === "team-code");
		expect(sent).toHaveLength(8);
		for (const { text, html } of sent) for (const part of [text, html]) expect(part).not.toContain("Szczepankowska");
		one.later(24 * 60);
		expect(await send(0, "ofiara@ktos.example")).toBe(200);
	});

	test("of another order are a 404", async () => {
		const secret = await paidFive();
		const [first] = await codesOf(secret);
		const other = (await orderFive({ email: "ewa@firma.example" })).json().order.secret;
		expect((await api("POST", `${other}/codes/${first.objectId}/reissue`)).statusCode).toBe(404);
	});

	test("and the order can be opened by its number only by its owner", async () => {
		const cookie = await loggedIn(one.server);
		const bought = await one.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			headers: { cookie },
			payload: {
				eventCode: "MSTS25",
				...FIVE,
				processAgreement: true,
				paymentMethod: "card",
				expectedGrossGrosz: FIVE_GROSS,
			},
		});
		const { number } = bought.json().order;
		const info = (headers: Record<string, string>) =>
			one.server.app.inject({ url: `/api/payment/${number}/info`, headers });
		expect((await info({ cookie })).json()).toMatchObject({ number, payer: { name: "Anna Szczepankowska-Wójcik" } });
		expect((await info({})).statusCode).toBe(404);
		const other = await loggedIn(one.server, "ewa@firma.example");
		expect((await info({ cookie: other })).statusCode).toBe(404);
		const own = await one.server.app.inject({ url: "/api/user/orders", headers: { cookie } });
		expect(own.json().orders).toMatchObject([{ number, dueGrosz: FIVE_GROSS, isPayable: true }]);
		expect(own.json().orders[0].lines).toMatchObject([{ quantity: 5 }]);
		expect((await one.server.app.inject("/api/user/orders")).statusCode).toBe(401);
	});
});

test("a logged-in account registers again for itself, once", async () => {
	const cookie = await loggedIn(one.server); // by the free package
	const again = (payload: object) =>
		one.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			headers: { cookie },
			payload: { eventCode: "MSTS25", processAgreement: true, ...payload },
		});
	expect((await again({})).json().message).toBe(
		"You already have a place at this event. You can find it in your account.",
	);
	await one.db.delete(registration);
	expect((await again({})).json()).toMatchObject({ isRegistered: true, packageCode: "EXPO" });
	const message = (await emails(one.db, 1, 1)).rows[0]!;
	expect(message.kind).toBe("registered");
	expect(await one.statuses()).toEqual(["confirmed"]);
});
