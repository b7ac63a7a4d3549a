import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANGE, changeShop } from "../../../../tests/harness/changing.ts";
import { addCalendar, addCategory, addLecture } from "../../../../tests/harness/content.ts";
import { FREE, LUNCH } from "../../../../tests/harness/options.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { emails } from "../../../kit/mail/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { packagePrice, ticketPackage } from "../../packages/server/tables.ts";
import { lecturesByIds, seatsHeld } from "../../seats/server/store.ts";

let one: Awaited<ReturnType<typeof changeShop>>;
beforeAll(async () => {
	one = await changeShop();
	const { id: _, ...rest } = await one.packageOf("STANDARD");
	const [exec] = await one.db
		.insert(ticketPackage)
		.values({ ...rest, code: "EXEC", name: "Exec" })
		.returning();
	await one.db.insert(packagePrice).values({ packageId: exec!.id, roundId: null, netGrosz: 124_900 });
});
beforeEach(async () => {
	await one.empty();
	const startsAt = new Date(one.server.clock.now().getTime() + 60 * 86_400_000);
	const endsAt = new Date(startsAt.getTime() + 86_400_000);
	await one.db.update(event).set({ startsAt, endsAt, allowRegistration: true, refundDays: 7 });
});

const changed = async (email: string, payload: object = {}) => {
	const who = await one.holder(email);
	const order = await one.ordered(who, payload);
	await one.pay(order.id, CHANGE);
	return { who, order };
};
const packageNow = async (who: { cookie: string }) => (await one.ticketOf(who)).packageName;

describe("a refunded change", () => {
	test("by the organiser restores the package, with a correction and a refund; the buyer cannot", async () => {
		const { who, order } = await changed("ada@firma.example", { ...company, wantInvoice: true });
		const response = await one.server.app.inject({
			method: "POST",
			url: `/api/payment/${order.secret}/refund?lang=en`,
			payload: { expectedGrosz: CHANGE },
		});
		expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining("Only the organiser")]);
		expect(await packageNow(who)).toBe("Standard");
		expect(await one.giveBack(order.id)).toBe(200);
		expect([await packageNow(who), (await one.ticketOf(who)).isOnline]).toEqual(["Basic Online", true]);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1 });
		expect(await one.orderNow(order.id)).toMatchObject({ status: "cancelled", refundedGrosz: CHANGE, paidGrosz: 0 });
		const documents = await documentsOf(one.db, `order:${order.id}`);
		expect(documents.map((it) => [it.kind, it.totals.grossGrosz])).toEqual([
			["invoice", CHANGE],
			["correction", -CHANGE],
		]);
		expect(documents[1]!.correction).toMatchObject({ reason: expect.stringMatching(/^Cofnięcie zmiany pakietu/) });
		const mail = (await emails(one.db, 1, 50)).rows.find((it) => it.kind === "order-refunded");
		expect(mail!.text).toContain("Your ticket has its previous package again.");
		// the paid price counts again, and the ticket can be refunded alone
		expect((await one.offered(who)).json().packages[0]).toMatchObject({ paidNetGrosz: 29_900, netGrosz: 45_000 });
		expect(await one.giveBack(who.order.id)).toBe(200);
		expect(await one.places()).toEqual({});
	});

	test("disables returns on the ticket's page with an explanation; other tickets can be returned", async () => {
		const { who, order } = await changed("ola@firma.example");
		const other = await one.holder("iga@firma.example");
		const info = async (secret: string, lang = "pl") =>
			(await one.server.app.inject(`/api/payment/${secret}/info?lang=${lang}`)).json();
		expect(await info(who.order.secret)).toMatchObject({
			refundableUntil: null,
			returnRefusal: expect.stringMatching(/opłacone cofa organizator\. Dopiero potem można zwrócić bilet\.$/),
		});
		expect((await info(who.order.secret, "en")).returnRefusal).toContain(order.number);
		expect(await info(other.order.secret)).toMatchObject({ returnRefusal: null, refundableUntil: expect.any(String) });
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await info(who.order.secret)).toMatchObject({ returnRefusal: null, refundableUntil: expect.any(String) });
	});

	test("must precede the ticket's refund, and later changes precede earlier ones", async () => {
		const { who, order } = await changed("bea@firma.example");
		const second = await one.ordered(who, { packageCode: "EXEC", expectedGrossGrosz: 61_500 });
		await one.pay(second.id, 61_500);
		expect([await packageNow(who), await one.places()]).toEqual(["Exec", { EXEC: 1 }]);
		expect([await one.giveBack(who.order.id), await one.giveBack(order.id)]).toEqual([409, 409]);
		expect([await packageNow(who), await one.places()]).toEqual(["Exec", { EXEC: 1 }]);
		expect(await one.giveBack(second.id)).toBe(200);
		expect(await packageNow(who)).toBe("Standard");
		expect([await one.giveBack(order.id), await one.giveBack(who.order.id)]).toEqual([200, 200]);
		expect(await one.places()).toEqual({});
	});

	test("is refused while the previous package is full", async () => {
		const { who, order } = await changed("cel@firma.example");
		await one.holder("dan@firma.example");
		await one.limit("BASIC-ONLINE", 1);
		expect(await one.giveBack(order.id)).toBe(409);
		expect([await packageNow(who), await one.places()]).toEqual(["Standard", { "BASIC-ONLINE": 1, STANDARD: 1 }]);
		await one.limit("BASIC-ONLINE", 2);
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 2 });
	});

	test("removes what only the better package opens: free options, extended seats, onsite lectures", async () => {
		await one.db.update(ticketPackage).set({ hasExtendedSeats: true }).where(eq(ticketPackage.code, "STANDARD"));
		const lectures = { includes: { ...(await one.packageOf("BASIC-ONLINE")).includes, lectures: "online" as const } };
		await one.db.update(ticketPackage).set(lectures).where(eq(ticketPackage.code, "BASIC-ONLINE"));
		const whole = { includes: { ...(await one.packageOf("STANDARD")).includes, lectures: "both" as const } };
		await one.db.update(ticketPackage).set(whole).where(eq(ticketPackage.code, "STANDARD"));
		const calendar = await addCalendar(one.server.deps, one.event, { isOnline: true, isOnsite: true });
		const category = await addCategory(one.server.deps, one.event);
		const place = { event: one.event, category, calendar };
		const { id } = await addLecture(one.server.deps, place, { basicSeats: 0, extendedSeats: 5 });
		const { who, order } = await changed("ewa@firma.example");
		const reserve = (lectureIds: number[]) =>
			one.server.app.inject({
				method: "POST",
				url: `/api/user/saveUserReservations/${who.id}?lang=en`,
				payload: lectureIds,
				headers: { cookie: who.cookie },
			});
		expect((await reserve([id])).statusCode).toBe(200);
		expect(await one.add(who, { wantGiftbag: true })).toBe(200);
		expect(await seatsHeld(one.db, who.id)).toEqual([{ lectureId: id, isExtended: true }]);
		expect(await one.giveBack(order.id)).toBe(200);
		expect(await seatsHeld(one.db, who.id)).toEqual([]);
		expect((await one.ticketOf(who)).options).toEqual([]);
		expect((await lecturesByIds(one.db, [id]))[0]).toMatchObject({ extendedTaken: 0 });
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1 });
	});
});

describe("late money", () => {
	const expired = async (email: string) => {
		const who = await one.holder(email);
		const order = await one.ordered(who);
		one.later(31);
		await one.expire();
		return { who, order };
	};

	test("still changes the package if a place is left", async () => {
		const { who, order } = await expired("fil@firma.example");
		expect(await one.pay(order.id, CHANGE)).toBe("paid");
		expect([await packageNow(who), await one.places()]).toEqual(["Standard", { STANDARD: 1 }]);
		expect(await one.pay(order.id, CHANGE)).toBe("queued");
	});

	test("is queued if none is left", async () => {
		const { who, order } = await expired("gaj@firma.example");
		await one.limit("STANDARD", 0);
		expect(await one.pay(order.id, CHANGE)).toBe("queued");
		expect([await packageNow(who), await one.places()]).toEqual(["Basic Online", { "BASIC-ONLINE": 1 }]);
	});

	test("is queued if the ticket was refunded, or another change is pending or done", async () => {
		const { who, order } = await expired("hal@firma.example");
		const again = await one.ordered(who);
		expect(await one.pay(order.id, CHANGE)).toBe("queued");
		await one.pay(again.id, CHANGE);
		expect(await packageNow(who)).toBe("Standard");
		const other = await expired("iga@firma.example");
		expect(await one.giveBack(other.who.order.id)).toBe(200);
		expect(await one.pay(other.order.id, CHANGE)).toBe("queued");
		expect(await one.places()).toEqual({ STANDARD: 1 });
	});

	test("is queued if a deducted extra was refunded", async () => {
		const bought = { ...FREE, wantLunch: true, expectedGrossGrosz: LUNCH, paymentMethod: "card" };
		const who = await one.holder("jan@firma.example", bought, LUNCH);
		const order = await one.ordered(who, { expectedGrossGrosz: 86_100 });
		one.later(31);
		await one.expire();
		expect(await one.giveBack(who.order.id, [{ position: 0, quantity: 1 }])).toBe(200);
		expect(await one.pay(order.id, 86_100)).toBe("queued");
	});
});
