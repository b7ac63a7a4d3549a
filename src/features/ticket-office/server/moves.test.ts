import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANGE, changeShop } from "../../../../tests/harness/changing.ts";
import { addEvent } from "../../../../tests/harness/content.ts";
import { FREE } from "../../../../tests/harness/options.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { whileLocked } from "../../../../tests/harness/while-locked.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { emails } from "../../../kit/mail/store.ts";
import { event } from "../../event/server/tables.ts";
import { sentenceOf } from "../../journal/rules.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import * as calls from "../contract.ts";

let one: Awaited<ReturnType<typeof changeShop>>;
let sales: TestOrganiser;
let owner: TestOrganiser;
let anna: Awaited<ReturnType<typeof one.guest>>;
let jan: Awaited<ReturnType<typeof one.holder>>;
beforeAll(async () => {
	one = await changeShop();
	await addEvent(one.server.deps, { code: "NYC25", name: "Nowy Jork" });
});
beforeEach(async () => {
	await one.empty();
	await one.db.update(event).set({ allowRegistration: true });
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(one.server, { role: "owner", eventCode: null });
	anna = await one.guest("anna@firma.example", FREE);
	jan = await one.holder("jan@inna.example", { firstName: "Jan", lastName: "Łoś" });
});

type Move = { packageCode: string; isGift: boolean };
const STANDARD: Move = { packageCode: "STANDARD", isGift: false };
const GIFT: Move = { packageCode: "STANDARD", isGift: true };

const at = (registrationId: number) => ({ registrationId, eventCode: "MSTS25" });
const preview = (registrationId: number, body: Move = STANDARD, by = sales) =>
	by.ask(calls.previewTicketMove, { params: at(registrationId), body });
async function move(registrationId: number, body: Move = STANDARD, by = sales, headers: Record<string, string> = {}) {
	const { fingerprint = "none" } = (await preview(registrationId, body, by)).json();
	return by.ask(calls.moveTicketPackage, { params: at(registrationId), body: { ...body, fingerprint }, headers });
}
const offers = async (registrationId: number) =>
	(await sales.ask(calls.getTicketMoves, { params: { registrationId } })).json();
const ordersOf = (accountId: string) =>
	one.db.select().from(salesOrder).where(eq(salesOrder.accountId, accountId)).orderBy(salesOrder.id);
const entries = (action: string) => one.db.select().from(auditEntry).where(eq(auditEntry.action, action));
const emailsTo = async (recipient: string, kind: string) =>
	(await emails(one.db, 1, 100)).rows.filter((mail) => mail.recipient === recipient && mail.kind === kind);

describe("a participant who pays the difference", () => {
	test("gets the order and the e-mail, and the package after the payment", async () => {
		expect(await offers(jan.id)).toEqual({
			refusal: null,
			packages: [
				expect.objectContaining({ code: "EXPO", netGrosz: 0, grossGrosz: 0 }),
				{ code: "STANDARD", name: "Standard", netGrosz: 45_000, grossGrosz: CHANGE, placesLeft: null },
			],
		});
		await one.limit("STANDARD", 5);
		const seen = (await preview(jan.id)).json();
		expect(seen.title).toBe(
			"Jan Łoś orders a change of package from Basic Online to Standard and pays PLN\u00a0553.50.",
		);
		expect(seen.figures.map(({ value }: { value: string }) => value)).toEqual([
			"PLN\u00a0450",
			"PLN\u00a0553.50",
			"PLN\u00a0553.50",
		]);
		expect(seen.effects).toContain("Places left in Standard afterwards: 4.");
		expect(seen.effects.at(-1)).toContain("jan@inna.example");
		expect([seen.emails, (await ordersOf(jan.accountId)).length]).toEqual([1, 1]);

		const done = await move(jan.id);
		const [, order] = await ordersOf(jan.accountId);
		expect(done.json()).toEqual({ sentence: `Order ${order!.number} awaits payment.` });
		expect(order).toMatchObject({ status: "reserved", method: "transfer", grossGrosz: CHANGE });
		expect(order!.payer.name).toBe("Jan Łoś");
		const [mail, ...more] = await emailsTo("jan@inna.example", "order-transfer");
		expect([mail!.text.includes("order.html?id="), mail!.text.includes(order!.number), more]).toEqual([true, true, []]);
		expect((await one.ticketOf(jan)).packageName).toBe("Basic Online");
		expect(await one.places()).toEqual({ EXPO: 1, "BASIC-ONLINE": 1, STANDARD: 1 });
		expect(await offers(jan.id)).toMatchObject({ refusal: expect.stringContaining(order!.number), packages: [] });

		expect(await one.pay(order!.id, CHANGE, "transfer")).toBe("paid");
		expect([(await one.ticketOf(jan)).packageName, (await one.ticketOf(anna)).packageName]).toEqual([
			"Standard",
			"Expo",
		]);
		expect(await one.places()).toEqual({ EXPO: 1, STANDARD: 1 });
		const [entry] = await entries("package.change-ordered");
		expect(entry).toMatchObject({
			actor: sales.accountId,
			eventId: one.event.id,
			subject: `registration:${jan.id}`,
			detail: { from: "BASIC-ONLINE", to: "STANDARD", grossGrosz: CHANGE },
		});
	});
});

describe("a gift of the foundation", () => {
	test("changes the ticket at once, and sends it", async () => {
		const before = await one.ticketOf(jan);
		const seen = (await preview(jan.id, GIFT)).json();
		expect(seen.title).toBe("Jan Łoś gets the package Standard in place of Basic Online, free of charge.");
		expect(seen.figures.map(({ value }: { value: string }) => value)).toEqual(["PLN\u00a0450", "PLN\u00a0553.50"]);
		expect((await move(jan.id, GIFT)).json()).toEqual({ sentence: "The ticket now has the package Standard." });
		const after = await one.ticketOf(jan);
		expect([after.packageName, after.number]).toEqual(["Standard", before.number]);
		const printed = (await one.server.app.inject(`/api/tickets/${before.token}`)).json();
		expect([printed.packageName, printed.status]).toEqual(["Standard", "confirmed"]);
		expect(await one.places()).toEqual({ EXPO: 1, STANDARD: 1 });
		const [, order] = await ordersOf(jan.accountId);
		expect(order).toMatchObject({ status: "confirmed", grossGrosz: 0, paidGrosz: 0 });
		const [mail, ...more] = await emailsTo("jan@inna.example", "package-given");
		expect([mail!.text.includes("Standard"), more]).toEqual([true, []]);
		expect((await one.ticketOf(anna)).packageName).toBe("Expo");
		const [entry] = await entries("package.change-given");
		expect([entry!.actor, entry!.subject]).toEqual([sales.accountId, `registration:${jan.id}`]);
		expect(["pl", "en"].map((lang) => sentenceOf("package.change-given", lang as "pl"))).toEqual([
			"zmiana pakietu bez dopłaty",
			"changed a package free of charge",
		]);
	});

	test("moves to a cheaper package, and names the lost rights", async () => {
		await move(jan.id, GIFT);
		const seen = (await preview(jan.id, { packageCode: "EXPO", isGift: true })).json();
		const lost = seen.effects.find((effect: string) => effect.startsWith("The ticket loses:"));
		for (const right of ["Lunch included", "Afterparty"]) expect(lost).toContain(right);
		expect(seen.effects.join(" ")).not.toContain("The foundation gives");
		expect((await move(jan.id, { packageCode: "EXPO", isGift: false })).json().message).toContain("nothing to pay");
		expect((await move(jan.id, { packageCode: "EXPO", isGift: true })).statusCode).toBe(200);
		expect((await one.ticketOf(jan)).packageName).toBe("Expo");
		expect(await one.places()).toEqual({ EXPO: 2 });
	});

	test("is undone by a refund of its order", async () => {
		await move(jan.id, GIFT);
		const [, order] = await ordersOf(jan.accountId);
		expect(await one.giveBack(order!.id)).toBe(200);
		expect((await one.ticketOf(jan)).packageName).toBe("Basic Online");
		expect(await one.places()).toEqual({ EXPO: 1, "BASIC-ONLINE": 1 });
	});

	test("is possible after the end of registration", async () => {
		await one.db.update(event).set({ allowRegistration: false });
		expect((await one.change(jan)).statusCode).toBe(403);
		expect((await move(jan.id, GIFT)).statusCode).toBe(200);
	});
});

describe("a change is refused", () => {
	test("for a full package, with its number", async () => {
		await one.limit("STANDARD", 1);
		await move(anna.id, GIFT);
		expect((await offers(jan.id)).packages.map(({ code }: { code: string }) => code)).toEqual(["EXPO"]);
		const full = await preview(jan.id);
		expect([full.statusCode, full.json().message]).toEqual([409, expect.stringContaining("1 of 1 places")]);
		expect((await move(jan.id)).statusCode).toBe(409);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, STANDARD: 1 });
	});

	test("for an unpaid, changing or returned ticket, with the step to take first", async () => {
		const messageOf = async (id: number) => {
			const answer = await preview(id);
			return [answer.statusCode, answer.json().message];
		};
		const unpaid = await one.bought({ email: "ola@firma.example" });
		await one.confirm("ola@firma.example");
		const [row] = await one.db.select().from(registration).where(eq(registration.orderId, unpaid.id));
		expect(await messageOf(row!.id)).toEqual([
			409,
			`Order ${unpaid.number} for this ticket is unpaid. Record its payment or cancel it, then change the package.`,
		]);
		const changing = await one.ordered(jan);
		expect(await messageOf(jan.id)).toEqual([409, expect.stringContaining(`${changing.number} already changes`)]);
		expect((await move(jan.id, GIFT)).statusCode).toBe(409);
		await one.cancel(changing.id);
		await one.giveBack(jan.order.id);
		expect(await messageOf(jan.id)).toEqual([409, "This ticket was returned. Register the person again."]);
	});

	test("for an unknown package, its own one, and another event's ticket", async () => {
		expect((await preview(jan.id, { packageCode: "NONE", isGift: true })).statusCode).toBe(422);
		expect((await preview(jan.id, { packageCode: "BASIC-ONLINE", isGift: true })).statusCode).toBe(422);
		const params = { registrationId: jan.id, eventCode: "NYC25" };
		expect((await owner.ask(calls.previewTicketMove, { params, body: GIFT })).statusCode).toBe(404);
		const body = { ...GIFT, fingerprint: "x" };
		expect((await owner.ask(calls.moveTicketPackage, { params, body })).statusCode).toBe(404);
		expect((await owner.ask(calls.getTicketMoves, { params })).statusCode).toBe(404);
		expect(await one.places()).toEqual({ EXPO: 1, "BASIC-ONLINE": 1 });
	});

	test("if the effects are not those of the preview", async () => {
		const { fingerprint } = (await preview(jan.id)).json();
		const run = (registrationId: number, body: Move) =>
			sales.ask(calls.moveTicketPackage, { params: { registrationId }, body: { ...body, fingerprint } });
		for (const [id, body] of [
			[jan.id, GIFT],
			[anna.id, STANDARD],
		] as const) {
			const answer = await run(id, body);
			expect([answer.statusCode, answer.json().type]).toEqual([409, "office/preview-changed"]);
		}
		expect((await run(jan.id, STANDARD)).statusCode).toBe(200);
	});
});

describe("simultaneous changes", () => {
	test("with one key run once", async () => {
		const key = { "idempotency-key": "once-and-no-more" };
		const { fingerprint } = (await preview(jan.id)).json();
		const body = { ...STANDARD, fingerprint };
		const run = () =>
			sales.ask(calls.moveTicketPackage, { params: { registrationId: jan.id }, body, headers: { ...key } });
		const answers = await Promise.all([run(), run()]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect(answers[0]!.json()).toEqual(answers[1]!.json());
		expect((await ordersOf(jan.accountId)).length).toBe(2);
	});

	test("by two organisers are done once", async () => {
		const prints = await Promise.all([sales, owner].map(async (by) => (await preview(jan.id, GIFT, by)).json()));
		const run = (by: TestOrganiser, { fingerprint }: { fingerprint: string }) =>
			by.ask(calls.moveTicketPackage, { params: at(jan.id), body: { ...GIFT, fingerprint } });
		const start = () => [run(sales, prints[0]!), run(owner, prints[1]!)];
		const answers = await whileLocked(one.server, jan.id, start);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
		expect(await one.places()).toEqual({ EXPO: 1, STANDARD: 1 });
	});

	test("by an organiser and a participant: one of them gets the last place", async () => {
		await one.limit("STANDARD", 1);
		const { fingerprint } = (await preview(anna.id, GIFT)).json();
		const body = { ...GIFT, fingerprint };
		const answers = await Promise.all([
			sales.ask(calls.moveTicketPackage, { params: { registrationId: anna.id }, body }),
			one.change(jan),
		]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		expect((await one.places())["STANDARD"]).toBe(1);
		const isGiven = answers[0]!.statusCode === 200;
		expect((await one.ticketOf(anna)).packageName).toBe(isGiven ? "Standard" : "Expo");
		const unpaid = await one.db
			.select()
			.from(salesOrder)
			.where(and(eq(salesOrder.accountId, jan.accountId), eq(salesOrder.status, "reserved")));
		expect(unpaid.length).toBe(isGiven ? 0 : 1);
	});
});
