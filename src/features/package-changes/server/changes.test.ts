import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { CHANGE, changeShop } from "../../../../tests/harness/changing.ts";
import { FREE, LUNCH } from "../../../../tests/harness/options.ts";
import { company, logIn } from "../../../../tests/harness/registering.ts";
import { emails } from "../../../kit/mail/store.ts";
import { addCode } from "../../codes/server/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { codesOfOrder } from "../../orders/server/team-code-store.ts";
import { waitingEntry } from "../../packages/server/tables.ts";
import { addWaiting } from "../../packages/server/waiting-store.ts";
import { packageChange, registration } from "../../ticket-holders/server/tables.ts";

let one: Awaited<ReturnType<typeof changeShop>>;
beforeAll(async () => {
	one = await changeShop();
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(waitingEntry);
	const startsAt = new Date(one.server.clock.now().getTime() + 60 * 86_400_000);
	const endsAt = new Date(startsAt.getTime() + 86_400_000);
	await one.db.update(event).set({ startsAt, endsAt, allowRegistration: true });
});

const WITH_LUNCH = { ...FREE, wantLunch: true, expectedGrossGrosz: LUNCH, paymentMethod: "card" };
const linesOf = async (orderId: number) =>
	(await documentsOf(one.db, `order:${orderId}`)).map(({ kind, lines }) => [
		kind,
		...lines.map((line) => [line.name, line.netGrosz, line.vatGrosz]),
	]);
const newest = async (kind: string) => (await emails(one.db, 1, 50)).rows.find((mail) => mail.kind === kind);

describe("a change of package", () => {
	test("is an order that keeps the ticket until payment; then the ticket has the better package", async () => {
		const who = await one.holder("ada@firma.example");
		const before = await one.ticketOf(who);
		const { packages, own, refusal } = (await one.offered(who)).json();
		expect([own.name, refusal, packages.length]).toEqual(["Basic Online", null, 1]);
		expect(packages[0]).toMatchObject({
			code: "STANDARD",
			dayNetGrosz: 74_900,
			paidNetGrosz: 29_900,
			countedNetGrosz: 0,
			netGrosz: 45_000,
			grossGrosz: CHANGE,
			placesLeft: null,
			isOnline: false,
		});
		const asCompany = { ...company, wantInvoice: true, paymentMethod: "transfer" };
		const order = await one.ordered(who, asCompany);
		expect(order).toMatchObject({ status: "reserved", method: "transfer", grossGrosz: CHANGE });
		const line = [expect.stringMatching(/^Zmiana pakietu z Basic Online na Standard, /), 45_000, 10_350];
		expect(await linesOf(order.id)).toEqual([["proforma", line]]);
		expect((await one.ticketOf(who)).packageName).toBe("Basic Online");
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, STANDARD: 1 });

		expect(await one.pay(order.id, CHANGE, "transfer")).toBe("paid");
		const after = await one.ticketOf(who);
		expect([after.packageName, after.isOnline, after.number]).toEqual(["Standard", false, before.number]);
		expect(await one.places()).toEqual({ STANDARD: 1 });
		const printed = (await one.server.app.inject(`/api/tickets/${before.token}`)).json();
		expect([printed.packageName, printed.status]).toEqual(["Standard", "confirmed"]);
		expect((await linesOf(order.id)).at(-1)).toEqual(["invoice", line]);
		expect(await linesOf(who.order.id)).toEqual([]);
		const mail = await newest("order-paid");
		expect(mail!.text).toContain("A code you printed earlier still lets you in.");
		const info = (await one.server.app.inject(`/api/payment/${order.secret}/info`)).json();
		expect([info.isAddition, info.refundableUntil, info.tickets.length]).toEqual([true, null, 1]);
		expect((await one.offered(who)).json()).toMatchObject({ refusal: null, packages: [] });
	});

	test("by an accepted invoice takes effect at once, with its fee; without acceptance it awaits payment", async () => {
		const who = await one.holder("bea@firma.example");
		const more = { ...company, wantInvoice: true, paymentMethod: "deferred", expectedGrossGrosz: CHANGE + 6027 };
		const order = await one.ordered(who, more);
		expect(order.status).toBe("confirmed");
		expect((await one.ticketOf(who)).packageName).toBe("Standard");
		expect(await one.places()).toEqual({ STANDARD: 1 });
		expect((await one.offered(who)).json()).toMatchObject({ refusal: "isUnpaid", unpaidOrder: order.number });
		expect(await one.pay(order.id, CHANGE + 6027, "transfer")).toBe("paid");
		expect((await one.offered(who)).json()).toMatchObject({ refusal: null });
		expect((await one.ticketOf(who)).packageName).toBe("Standard");
	});

	test("that expires or is cancelled leaves the ticket unchanged", async () => {
		const who = await one.holder("cel@firma.example");
		const first = await one.ordered(who);
		one.later(31);
		expect(await one.expire()).toBe(1);
		expect((await one.orderNow(first.id)).status).toBe("expired");
		const second = await one.ordered(who);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, STANDARD: 1 });
		expect(await one.cancel(second.id)).toBe(200);
		expect((await one.ticketOf(who)).packageName).toBe("Basic Online");
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1 });
		const states = (await one.db.select().from(packageChange).orderBy(packageChange.id)).map((it) => it.state);
		expect(states).toEqual(["ended", "ended"]);
	});

	test("is ordered once per key, and one at a time", async () => {
		const who = await one.holder("dan@firma.example");
		const key = { "idempotency-key": "once-and-no-more" };
		const [first, again] = [await one.change(who, {}, key), await one.change(who, {}, key)];
		expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
		const other = await one.change(who, {}, { "idempotency-key": "another-key" });
		expect([other.statusCode, other.json().detail]).toEqual([409, expect.stringContaining("is awaiting payment")]);
		expect((await one.offered(who)).json()).toMatchObject({
			refusal: "isWaiting",
			unpaidOrder: first.json().order.number,
		});
		const additions = async ({ cookie }: { cookie: string }) =>
			(await one.server.app.inject({ url: "/api/user/options", headers: { cookie } })).json().registrations;
		expect(await additions(who)).toMatchObject([{ refusal: "isChanging", options: [] }]);
		expect(await additions(await one.holder("eda@firma.example"))).toMatchObject([{ refusal: null }]);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2, STANDARD: 1 });
	});

	test("is ordered by one of two simultaneous devices", async () => {
		const who = await one.holder("ewa@firma.example");
		const answers = await Promise.all([one.change(who), one.change(who)]);
		expect(answers.map((it) => it.statusCode).sort()).toEqual([200, 409]);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, STANDARD: 1 });
	});

	test("simultaneous with another gets the last place or not; the freed place goes to the next in line", async () => {
		const people = [await one.holder("fil@firma.example"), await one.holder("gaj@firma.example")];
		await one.limit("STANDARD", 1);
		await one.limit("BASIC-ONLINE", 2);
		const answers = await Promise.all(people.map((who) => one.change(who)));
		expect(answers.map((it) => it.statusCode).sort()).toEqual([200, 409]);
		const late = answers.find((it) => it.statusCode === 409)!;
		expect(late.json().detail).toContain("no places left");
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2, STANDARD: 1 });
		const { id: packageId } = await one.packageOf("BASIC-ONLINE");
		const waits = { packageId, email: "czeka@firma.example", firstName: "Iga", lang: "pl" as const };
		const createdAt = one.server.clock.now();
		await one.db.transaction((tx) =>
			addWaiting(tx, { ...waits, state: "waiting", secretHash: "x", createdAt, confirmedAt: createdAt }),
		);
		const [held] = await one.db.select().from(packageChange).orderBy(packageChange.id);
		expect(await one.pay(held!.orderId, CHANGE)).toBe("paid");
		expect(await newest("waiting-offered")).toMatchObject({ recipient: "czeka@firma.example" });
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2, STANDARD: 1 });
	});
});

describe("earlier payments", () => {
	test("for a lunch count if the package includes it, and cannot be refunded while the change is valid", async () => {
		const who = await one.holder("hal@firma.example", WITH_LUNCH, LUNCH);
		const [better] = (await one.offered(who)).json().packages;
		expect(better).toMatchObject({ code: "BASIC-ONLINE", paidNetGrosz: 0, countedNetGrosz: 0, netGrosz: 29_900 });
		const [, standard] = (await one.offered(who)).json().packages;
		expect(standard).toMatchObject({ paidNetGrosz: 0, countedNetGrosz: 4900, netGrosz: 70_000, grossGrosz: 86_100 });
		const order = await one.ordered(who, { expectedGrossGrosz: 86_100 });
		expect(await one.giveBack(who.order.id)).toBe(409);
		await one.pay(order.id, 86_100);
		expect((await one.ticketOf(who)).options).toEqual([{ kind: "lunch", choice: null }]);
		expect(await one.giveBack(who.order.id)).toBe(409);
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await one.giveBack(who.order.id)).toBe(200);
		expect([await one.places(), (await one.ticketOf(who)).packageName]).toEqual([{ EXPO: 1 }, "Expo"]);
	});

	test("with a code count reduced by a discount, and not at all with an invitation", async () => {
		await one.addDiscount();
		const price = 29_422; // 239.20 zł + 23 %
		const who = await one.holder("iga@firma.example", { code: "FINALCALL", expectedGrossGrosz: price }, price);
		expect((await one.offered(who)).json().packages[0]).toMatchObject({ paidNetGrosz: 23_920, netGrosz: 50_980 });
		const code = { eventId: one.event.id, kind: "invitation" as const, percent: 100, packageIds: [] };
		const createdAt = one.server.clock.now();
		await one.db.transaction((tx) => addCode(tx, { ...code, code: "GOSC", createdAt }));
		const guest = await one.guest("jan@firma.example", { packageCode: "BASIC-ONLINE", code: "GOSC" });
		expect((await one.offered(guest)).json().packages[0]).toMatchObject({ paidNetGrosz: 0, netGrosz: 74_900 });
	});

	test("by a team for a ticket count, and the team's place stays with its code", async () => {
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
		const team = await one.bought({ packageCode: undefined, tickets, expectedGrossGrosz: 73_554 });
		await one.confirm();
		await one.pay(team.id, 73_554);
		const [code] = await codesOfOrder(one.db, team.id);
		const who = await one.guest("kaj@firma.example", { packageCode: "BASIC-ONLINE", code: code!.code });
		expect((await one.offered(who)).json().packages[0]).toMatchObject({ paidNetGrosz: 29_900, netGrosz: 45_000 });
		const order = await one.ordered(who);
		await one.pay(order.id, CHANGE);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2, STANDARD: 1 });
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2 });
		expect((await one.ticketOf(who)).packageName).toBe("Basic Online");
	});
});

describe("is refused", () => {
	test("without log-in, and for others' or unknown tickets", async () => {
		const who = await one.holder("leo@firma.example");
		const stranger = await one.guest("obcy@firma.example", FREE);
		const nobody = { id: who.id, cookie: "" };
		expect([(await one.change(nobody)).statusCode, (await one.offered(nobody)).statusCode]).toEqual([401, 401]);
		const theirs = { ...who, cookie: stranger.cookie };
		expect([(await one.change(theirs)).statusCode, (await one.offered(theirs)).statusCode]).toEqual([404, 404]);
		const unknown = { ...who, id: 999_999 };
		expect([(await one.change(unknown)).statusCode, (await one.offered(unknown)).statusCode]).toEqual([404, 404]);
	});

	test("for an unavailable package, price or buyer", async () => {
		const who = await one.holder("mia@firma.example");
		for (const packageCode of ["EXPO", "BASIC-ONLINE", "NONE", ""])
			expect((await one.change(who, { packageCode })).statusCode).toBe(422);
		expect((await one.change(who, { expectedGrossGrosz: CHANGE - 1 })).json()).toMatchObject({
			status: 409,
			modelState: { expectedGrossGrosz: [expect.any(String)] },
		});
		const wrong = await one.change(who, { ...company, payerNip: "PL 526-025-09-96", wantInvoice: true });
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["payerNip"]]);
		expect((await one.change(who, { paymentMethod: null })).statusCode).toBe(400);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1 });
	});

	test("if nothing is sold, or the ticket does not allow it", async () => {
		const who = await one.holder("nel@firma.example");
		const refused = async () => [(await one.offered(who)).json().refusal, (await one.change(who)).statusCode];
		await one.db.update(event).set({ allowRegistration: false });
		expect(await refused()).toEqual(["isClosed", 403]);
		await one.db.update(event).set({ allowRegistration: true, endsAt: one.server.clock.now() });
		expect(await refused()).toEqual(["isOver", 403]);
		await one.db.update(event).set({ endsAt: new Date(one.server.clock.now().getTime() + 86_400_000) });
		expect(await one.giveBack(who.order.id)).toBe(200);
		expect(await refused()).toEqual(["isCancelled", 409]);
		const unpaid = await one.bought({ email: "ola@firma.example" });
		await one.confirm("ola@firma.example");
		const [row] = await one.db.select().from(registration).where(eq(registration.orderId, unpaid.id));
		const ola = { id: row!.id, cookie: await logIn(one.server, "ola@firma.example") };
		expect((await one.offered(ola)).json()).toMatchObject({ refusal: "isUnpaid", unpaidOrder: unpaid.number });
		expect((await one.change(ola)).statusCode).toBe(409);
	});

	test("while an addition is pending, and the other way round", async () => {
		const who = await one.guest("pat@firma.example", FREE);
		const lunch = { wantLunch: true, paymentMethod: "card" as const, expectedGrossGrosz: LUNCH };
		expect(await one.add(who, lunch)).toBe(200);
		const free = { expectedGrossGrosz: 92_127 };
		expect((await one.change(who, free)).statusCode).toBe(409);
		one.later(31);
		await one.expire();
		await one.ordered(who, free);
		expect(await one.add(who, lunch)).toBe(409);
	});

	test("for a ticket whose refund is requested", async () => {
		const who = await one.holder("rut@firma.example");
		const order = await one.ordered(who);
		expect(await one.giveBack(who.order.id)).toBe(409);
		expect(await one.cancel(order.id)).toBe(200);
		expect(await one.giveBack(who.order.id)).toBe(200);
		expect(await one.places()).toEqual({});
		expect(GROSS).toBe((await one.orderNow(who.order.id)).refundedGrosz);
	});
});
