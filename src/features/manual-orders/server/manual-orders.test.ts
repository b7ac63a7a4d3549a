import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	COMPANY,
	orderDesk,
	PERSON,
	rows,
	TEAM,
	TEAM_GROSS,
	TEAM_NET,
} from "../../../../tests/harness/manual-order.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { loggedIn } from "../../../../tests/harness/registering.ts";
import { attachmentsOf } from "../../../kit/mail/store.ts";
import { accountByEmail } from "../../account/server/store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { sentenceOf } from "../../journal/rules.ts";
import { getOfficeOrders } from "../../order-office/contract.ts";
import { orderLine } from "../../orders/server/tables.ts";
import { payment } from "../../payments/server/tables.ts";
import { getOrderChoices } from "../contract.ts";

let desk: Awaited<ReturnType<typeof orderDesk>>;
let sales: TestOrganiser;
let owner: TestOrganiser;
beforeAll(async () => {
	desk = await orderDesk();
});
beforeEach(async () => {
	await desk.anew();
	sales = await organiserOf(desk.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(desk.server, { role: "owner", eventCode: null });
});

const documents = async (orderId: number) =>
	(await documentsOf(desk.db, `order:${orderId}`)).map(({ kind, payment: due }) => ({ kind, payment: due }));
const codes = () => desk.db.$count(ticketCode);
/** The secret of the order's page, from the e-mail about the transfer. */
const secretOf = async (email: string) => {
	const mail = (await desk.mailsTo(email)).find(({ kind }) => kind === "order-transfer");
	return /order\.html\?id=([^&\s]+)/.exec(mail!.text)![1]!;
};
const kinds = async (email: string) => (await desk.mailsTo(email)).map(({ kind }) => kind).toSorted();

describe("an order for a company's team", () => {
	test("is previewed, holds places, and sends the pro-forma to a new buyer", async () => {
		const seen = (await desk.preview(sales)).json();
		expect(seen.title).toBe(
			"An order for Ewa Mróz (ewa@krosno.example): 2 × Standard, 1 × Basic Online, PLN\u00a02,210.31.",
		);
		expect(seen.figures.map(({ value }: { value: string }) => value)).toEqual([
			"PLN\u00a01,797",
			"PLN\u00a02,210.31",
			"PLN\u00a02,210.31",
		]);
		expect(seen.effects.join(" ")).toMatch(
			/payer is Krosno sp\. z o\.o\..* codes, one for each ticket \(3\).*pro-forma/,
		);
		expect([seen.emails, await desk.orders(), await desk.mailsTo(TEAM.email)]).toEqual([2, 0, []]);

		const done = await desk.place(sales, { days: "10" });
		const order = await desk.newest();
		expect(done.json()).toEqual({ sentence: `Order ${order.number} is placed.`, number: order.number });
		expect(order).toMatchObject({ status: "reserved", method: "transfer", isByOrganiser: true, lang: "pl" });
		expect([order.netGrosz, order.grossGrosz, order.paidGrosz]).toEqual([TEAM_NET, TEAM_GROSS, 0]);
		expect(order.payer).toMatchObject({ name: "Krosno sp. z o.o.", nip: "5260250995", country: "PL" });
		expect(order.holdsUntil!.getTime() - order.createdAt.getTime()).toBe(10 * 24 * 3_600_000);
		const dueOn = order.holdsUntil!.toISOString().slice(0, 10);
		expect(await documents(order.id)).toEqual([{ kind: "proforma", payment: expect.objectContaining({ dueOn }) }]);
		expect(await kinds(TEAM.email)).toEqual(["activation", "order-transfer"]);
		const [, transfer] = (await desk.mailsTo(TEAM.email)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
		expect((await attachmentsOf(desk.db, transfer!.id)).length).toBe(1);
		expect(transfer!.text).toContain(order.number);
		expect(await desk.places()).toEqual({ STANDARD: 2, "BASIC-ONLINE": 1 });
		expect(await codes()).toBe(0);
		expect(await desk.db.select().from(consentGiven)).toEqual([]);
	});

	test("awaits the transfer although the buyer has not confirmed the address", async () => {
		await desk.place(sales);
		const order = await desk.newest();
		const [row] = (await sales.ask(getOfficeOrders)).json().rows;
		expect([row.number, row.state]).toEqual([order.number, "transfer"]);
		const page = (await desk.server.app.inject(`/api/payment/${await secretOf(TEAM.email)}/info`)).json();
		expect([page.waitsFor, page.transfer.title]).toEqual([null, order.number]);

		await desk.confirm(TEAM.email);
		expect(await kinds(TEAM.email)).toEqual(["activation", "order-transfer"]);
		expect((await desk.newest()).holdsUntil).toEqual(order.holdsUntil);
		expect(await documents(order.id)).toHaveLength(1);
	});

	test("keeps the chosen deadline if the buyer tries a card, or changes to a transfer again", async () => {
		await desk.place(sales, { days: "20" });
		const { holdsUntil } = await desk.newest();
		for (const method of ["card", "transfer"]) {
			const url = `/api/payment/${await secretOf(TEAM.email)}/url`;
			expect((await desk.server.app.inject({ method: "POST", url, payload: { method } })).statusCode).toBe(200);
			expect(await desk.newest()).toMatchObject({ method, holdsUntil });
		}
	});

	test("gets codes and the invoice after the payment", async () => {
		await desk.place(sales);
		const { id } = await desk.newest();
		await desk.pay(id, TEAM_GROSS, "transfer");
		expect(await desk.newest()).toMatchObject({ status: "confirmed", paidGrosz: TEAM_GROSS });
		expect((await documents(id)).map(({ kind }) => kind)).toEqual(["proforma", "invoice"]);
		expect(await codes()).toBe(3);
		expect(await kinds(TEAM.email)).toEqual(["activation", "order-paid", "order-transfer", "team-codes"]);
	});

	test("ends after its deadline, and not before", async () => {
		await desk.place(sales, { days: "2" });
		desk.later(2 * 24 * 60 - 1);
		expect(await desk.expire()).toBe(0);
		desk.later(1);
		expect(await desk.expire()).toBe(1);
		expect([(await desk.newest()).status, await desk.places()]).toEqual(["expired", {}]);
		expect(await kinds(TEAM.email)).toEqual(["activation", "order-expired", "order-transfer"]);
	});

	test("stands in the journal in the same transaction, by reference", async () => {
		await desk.place(owner, { tickets: rows(["STANDARD", "2", "600,00"], ["BASIC-ONLINE"]), reason: "stały klient" });
		const order = await desk.newest();
		const [entry, ...more] = await desk.entries("order.made");
		expect(more).toEqual([]);
		expect(entry).toMatchObject({ actor: owner.accountId, subject: `order:${order.id}`, eventId: desk.event.id });
		expect(entry!.detail).toMatchObject({
			tickets: [
				{ quantity: 2, listedNetGrosz: 74_900, unitNetGrosz: 60_000, isAgreed: true },
				{ quantity: 1, listedNetGrosz: 29_900, unitNetGrosz: 29_900, isAgreed: false },
			],
			listedNetGrosz: TEAM_NET,
			netGrosz: 149_900,
			reason: "stały klient",
			days: 7,
		});
		expect(JSON.stringify(entry)).not.toMatch(/ewa|mróz|krosno/i);
		expect(sentenceOf("order.made", "pl")).toBe("złożenie zamówienia za kupującego");
		const [placed] = await desk.entries("order.placed");
		expect(placed!.actor).toBe(owner.accountId);
	});
});

describe("one ticket in the buyer's name", () => {
	const paid = { ...PERSON, payment: "paid" as const, reference: "BANK/7" };

	test("is confirmed at once if the money has arrived, without a pro-forma", async () => {
		const invoiced = { ...paid, ...COMPANY, email: TEAM.email };
		const seen = (await desk.preview(sales, invoiced)).json();
		expect(seen.effects.join(" ")).toMatch(/in the name of Karol Żak.*is recorded.*An invoice is issued/);
		expect(seen.figures[2]).toEqual({ label: "To pay", value: "PLN\u00a00" });
		await desk.place(sales, invoiced);
		const order = await desk.newest();
		expect(order).toMatchObject({ status: "confirmed", grossGrosz: 92_127, paidGrosz: 92_127 });
		expect(await documents(order.id)).toEqual([
			{ kind: "invoice", payment: expect.objectContaining({ state: "paid", method: "transfer" }) },
		]);
		expect(await desk.db.select().from(payment)).toMatchObject([
			{ reference: "BANK/7", state: "paid", orderId: order.id },
		]);
		expect(await desk.statuses()).toEqual(["confirmed"]);
		expect(await desk.places()).toEqual({ STANDARD: 1 });
		expect(await kinds(TEAM.email)).toEqual(["activation", "order-paid"]);
		const mail = (await desk.mailsTo(TEAM.email)).find(({ kind }) => kind === "order-paid")!;
		expect((await attachmentsOf(desk.db, mail.id)).map(({ name }) => name)).toContain("bilet-MSTS25.pdf");
	});

	test("numbers invoices one after the other, and counts a reference once", async () => {
		const buyers = [paid, { ...paid, email: "druga@inna.example", reference: "" }];
		for (const [index, one] of buyers.entries()) {
			expect((await desk.place(sales, { ...one, ...COMPANY, payerName: `Firma ${index}` })).statusCode).toBe(200);
		}
		const issued = await desk.entries("document.issued");
		const numbers = issued.map(({ detail }) => (detail as { number: string }).number);
		const last = (number: string) => Number(/(\d+)$/.exec(number)![1]);
		expect(last(numbers[1]!) - last(numbers[0]!)).toBe(1);
		const again = await desk.preview(sales, { ...paid, email: "trzecia@inna.example" });
		expect([again.statusCode, again.json().modelState.reference[0]]).toEqual([
			409,
			expect.stringMatching(/already recorded/),
		]);
		const body = { ...paid, email: "trzecia@inna.example" };
		expect((await desk.run(sales, body, "x")).statusCode).toBe(409);
		expect(await desk.orders()).toBe(2);
	});

	test("of an unpaid order is reserved until the payment, and brings no ticket", async () => {
		await desk.place(sales, PERSON);
		expect(await desk.statuses()).toEqual(["reserved"]);
		expect(await kinds(PERSON.email)).toEqual(["activation", "order-transfer"]);
		for (const mail of await desk.mailsTo(PERSON.email)) expect(await attachmentsOf(desk.db, mail.id)).toEqual([]);
		const { id, payer } = await desk.newest();
		expect([payer.name, payer.nip, await documents(id)]).toEqual(["Karol Żak", "", []]);
		await desk.pay(id, 92_127, "transfer");
		expect(await desk.statuses()).toEqual(["confirmed"]);
	});

	test("of a person with an account keeps its name, and is refused for a second place", async () => {
		await loggedIn(desk.server, PERSON.email, { packageCode: "EXPO" });
		const second = await desk.preview(sales, PERSON);
		expect([second.statusCode, second.json().modelState.email[0]]).toEqual([
			409,
			expect.stringMatching(/already has a place/),
		]);
		const team = await desk.preview(sales, { ...PERSON, kind: "team" });
		expect(team.json().effects).toContain("This address already has an account, which keeps its name and language.");
		await desk.place(sales, { ...PERSON, kind: "team" });
		expect((await accountByEmail(desk.db, PERSON.email))!.firstName).toBe("Anna");
		expect((await kinds(PERSON.email)).filter((kind) => kind !== "registered")).toEqual([
			"activation",
			"order-transfer",
		]);
	});
});

describe("the price", () => {
	const linesOf = async () => {
		const { id } = await desk.newest();
		return desk.db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.position);
	};

	test("is agreed only by an organiser with the right to it", async () => {
		const agreed = { tickets: rows(["STANDARD", "2", "600"]), reason: "stały klient" };
		for (const answer of [await desk.preview(sales, agreed), await desk.run(sales, agreed, "x")])
			expect([answer.statusCode, answer.json().message]).toEqual([
				403,
				"Your role (sales) does not include this right: agree on another price for an order.",
			]);
		expect(await desk.orders()).toBe(0);
		expect((await sales.ask(getOrderChoices)).json().can).toEqual({ agreePrice: false });
		const params = { eventCode: "MSTS25" };
		expect((await owner.ask(getOrderChoices, { params })).json().can).toEqual({ agreePrice: true });
		await desk.place(owner, agreed);
		expect(await linesOf()).toMatchObject([{ listNetGrosz: 74_900, unitNetGrosz: 60_000, netGrosz: 120_000 }]);
	});

	test("above the list is no discount, and a package that is not on sale needs an agreed one", async () => {
		await desk.place(owner, { tickets: rows(["STANDARD", "1", "900"]), reason: "usługa" });
		expect(await linesOf()).toMatchObject([{ listNetGrosz: 90_000, unitNetGrosz: 90_000 }]);
		const free = await desk.preview(owner, { tickets: rows(["EXPO", "3"]) });
		expect([free.statusCode, free.json().modelState["tickets.0"][0]]).toEqual([
			400,
			expect.stringMatching(/costs nothing/),
		]);
		expect((await desk.preview(owner, { tickets: rows(["EXPO", "3", "10"]), reason: "x" })).statusCode).toBe(200);
	});

	test("takes a discount code, once per ticket without an agreed price", async () => {
		const codeId = await desk.addDiscount();
		await desk.place(owner, {
			code: "finalcall",
			tickets: rows(["STANDARD", "2"], ["BASIC-ONLINE", "1", "100"]),
			reason: "x",
		});
		expect((await linesOf()).map(({ unitNetGrosz }) => unitNetGrosz)).toEqual([59_920, 10_000]);
		const [row] = await desk.db.select().from(ticketCode).where(eq(ticketCode.id, codeId!));
		expect(row!.used).toBe(2);
		const all = await desk.preview(owner, { code: "FINALCALL", tickets: rows(["STANDARD", "2", "100"]), reason: "x" });
		expect([all.statusCode, Object.keys(all.json().modelState)]).toEqual([422, ["code"]]);
	});
});
