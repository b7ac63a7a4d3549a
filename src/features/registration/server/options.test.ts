import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FREE, LUNCH, optionShop, TSHIRT } from "../../../../tests/harness/options.ts";
import { goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { differencesOf } from "../../../../tests/harness/stock.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { soldOutOptions, takeOptions } from "../../options/server/store.ts";
import { optionChoice, optionStock, packageOption } from "../../options/server/tables.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { orderLine } from "../../orders/server/tables.ts";

const address = {
	deliveryFirstName: "Anna",
	deliveryLastName: "Maj",
	deliveryStreet: "Lniana 1",
	deliveryPostCode: "38400",
	deliveryCity: "Krosno",
};

let one: Awaited<ReturnType<typeof optionShop>>;
beforeAll(async () => {
	one = await optionShop();
});
beforeEach(() => one.empty());
const stockOf = async (name: string) =>
	(await one.db.select().from(optionStock).where(eq(optionStock.optionId, one.ids[name]!)))[0]?.taken ?? 0;
const limit = (name: string, capacity: number | null) =>
	one.db.update(packageOption).set({ capacity }).where(eq(packageOption.id, one.ids[name]!));

describe("options with a package", () => {
	test("are lines of its order at their own VAT; included ones are neither sold nor charged", async () => {
		const selection = { wantLunch: true, wantAfterpartyTicket: true, tShirtChoice: "M", wantGiftbag: true };
		const wanted = { packageCode: "STANDARD", ...selection, expectedGrossGrosz: 92_127 + TSHIRT };
		const order = (await one.buy(wanted)).json().order;
		const { secret } = order;
		expect(order.grossGrosz).toBe(92_127 + TSHIRT);
		expect(await one.db.select().from(orderLine).orderBy(orderLine.position)).toMatchObject([
			{ kind: "package", name: "Standard", netGrosz: 74_900 },
			{
				kind: "option",
				name: "Koszulka, rozmiar M",
				nameEn: "T-shirt, size M",
				optionId: one.ids["standard tshirt"],
				vatGrosz: 1357,
			},
		]);
		// the included lunch and the free gift bag are counted; the afterparty is not
		const stored = await one.db.select().from(optionChoice).orderBy(optionChoice.optionId);
		expect(stored.map(({ optionId, choice }) => [optionId, choice])).toEqual([
			[one.ids["standard lunch"], null],
			[one.ids["standard tshirt"], "M"],
			[one.ids["standard giftbag"], null],
		]);
		expect(await differencesOf(one.db, "option")).toEqual([]);
		const info = (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect(info.freeOptions).toEqual([
			{ name: "Lunch", nameEn: "Lunch" },
			{ name: "Torba z upominkami", nameEn: "Gift bag" },
		]);
	});

	test("with a free package make an order of their own, and free ones none", async () => {
		const bag = await one.buy({ ...FREE, wantGiftbag: true });
		expect(bag.json()).toMatchObject({ isRegistered: true, order: null });
		expect(await one.statuses()).toEqual(["confirmed"]);
		const lunch = { ...FREE, wantLunch: true, email: "b@firma.example" };
		expect(Object.keys((await one.buy(lunch)).json().modelState)).toEqual(["paymentMethod", "expectedGrossGrosz"]);
		const order = await one.bought({ ...lunch, paymentMethod: "card", expectedGrossGrosz: LUNCH });
		expect(order).toMatchObject({ status: "reserved", grossGrosz: LUNCH });
		expect(await one.db.select().from(orderLine).orderBy(orderLine.id)).toMatchObject([
			{ kind: "option", name: "Lunch", vatRate: 8 },
		]);
		expect(await one.statuses()).toEqual(["confirmed", "reserved"]);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("paid");
		expect(await one.statuses()).toEqual(["confirmed", "confirmed"]);
	});

	test("are delivered to the chosen address", async () => {
		const selection = {
			...FREE,
			wantGiftbag: true,
			wantDelivery: true,
			paymentMethod: "card",
			expectedGrossGrosz: 2337,
		};
		expect(Object.keys((await one.buy(selection)).json().modelState).sort()).toEqual(Object.keys(address).sort());
		const bought = await one.buy({ ...selection, ...address, deliveryComment: "Dzwonek nie działa" });
		const { secret } = bought.json().order;
		const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
		const [stored] = await one.db
			.select()
			.from(optionChoice)
			.where(eq(optionChoice.optionId, one.ids["expo delivery"]!));
		expect(stored!.delivery).toMatchObject({ street: "Lniana 1", postCode: "38-400", city: "Krosno" });
		const info = (await one.server.app.inject(`/api/payment/${secret}/info`)).json();
		expect(info.delivery).toMatchObject({ firstName: "Anna", street: "Lniana 1", comment: "Dzwonek nie działa" });
		expect((await emails(one.db, 1, 9)).rows.some(({ text }) => text.includes("Lniana"))).toBe(false);
		expect(await one.receive(id, { amountGrosz: 2337 })).toBe("paid");
		const [paid] = (await emails(one.db, 1, 1)).rows;
		expect([paid!.kind, paid!.text]).toEqual([
			"order-paid",
			expect.stringMatching(/: Anna Maj, Lniana 1, 38-400 Krosno$/m),
		]);
	});

	test.each([
		[
			"a price that was not shown",
			{ ...FREE, wantLunch: true, paymentMethod: "card", expectedGrossGrosz: 4900 },
			409,
			"expectedGrossGrosz",
		],
		[
			"a size that there is not",
			{ ...FREE, tShirtChoice: "XL", paymentMethod: "card", expectedGrossGrosz: TSHIRT },
			400,
			"tShirtChoice",
		],
		["what the package does not offer", { wantLunch: true, isOnline: true }, 400, "wantLunch"],
	])("%s is refused and nothing written", async (_, payload, status, field) => {
		const answer = await one.buy(payload);
		expect([answer.statusCode, Object.keys(answer.json().modelState)[0]]).toEqual([status, field]);
		expect(await one.statuses()).toEqual([]);
		expect(await stockOf("expo lunch")).toBe(0);
	});
});

describe("pieces of an option", () => {
	const lunching = (email = "anna@firma.example") =>
		one.buy({ ...FREE, email, wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH });

	test("that are sold out are named before anything is written", async () => {
		await limit("expo lunch", 0);
		const answer = await lunching();
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ message: "Sold out: Lunch. Untick this extra and confirm again." });
		expect(Object.keys(answer.json().modelState)).toEqual(["wantLunch"]);
		await limit("expo lunch", null);
	});

	test("are returned with their order, and taken again by late money if available", async () => {
		await limit("expo lunch", 1);
		const order = await one.bought({ ...FREE, wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH });
		one.later(31);
		expect(await one.expire()).toBe(1);
		expect(await stockOf("expo lunch")).toBe(0);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("paid");
		expect([await stockOf("expo lunch"), ...(await one.statuses())]).toEqual([1, "confirmed"]);
		expect(await differencesOf(one.db, "option")).toEqual([]);
		await limit("expo lunch", null);
	});

	test("taken by others leave the late money to the organiser", async () => {
		await limit("expo lunch", 1);
		const order = await one.bought({ ...FREE, wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH });
		one.later(31);
		await one.expire();
		expect((await lunching("b@firma.example")).statusCode).toBe(200);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("queued");
		expect(await one.statuses()).toEqual(["cancelled", "reserved"]);
		expect(await stockOf("expo lunch")).toBe(1);
		expect(await differencesOf(one.db, "option")).toEqual([]);
		await limit("expo lunch", null);
	});
});

describe("a refund", () => {
	const paid = async (payload: object, amountGrosz: number) => {
		const { secret } = (await one.buy({ ...payload, paymentMethod: "card", expectedGrossGrosz: amountGrosz })).json()
			.order;
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		expect(await one.receive(order.id, { amountGrosz })).toBe("paid");
		return (body: object) =>
			one.server.app.inject({ method: "POST", url: `/api/payment/${secret}/refund?lang=en`, payload: body });
	};
	beforeEach(() =>
		one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 60 * 86_400_000) }),
	);

	test("of a lunch alone keeps the free ticket", async () => {
		const giveBack = await paid({ packageCode: "EXPO", wantLunch: true, wantGiftbag: true }, LUNCH);
		expect((await giveBack({ expectedGrosz: LUNCH })).json()).toEqual({ status: "cancelled", refundedGrosz: LUNCH });
		expect(await one.statuses()).toEqual(["confirmed"]);
		expect([await stockOf("expo lunch"), await stockOf("expo giftbag")]).toEqual([0, 1]);
		expect(await differencesOf(one.db, "option")).toEqual([]);
	});

	test("of a ticket includes its added options", async () => {
		const total = 92_127 + TSHIRT;
		const giveBack = await paid({ packageCode: "STANDARD", tShirtChoice: "M", wantLunch: true }, total);
		const ticket = [{ position: 0, quantity: 1 }];
		expect((await giveBack({ tickets: ticket, expectedGrosz: 92_127 })).statusCode).toBe(409);
		expect((await giveBack({ tickets: ticket, expectedGrosz: total })).json()).toMatchObject({ refundedGrosz: total });
		expect(await one.statuses()).toEqual(["cancelled"]);
		expect([await stockOf("standard tshirt"), await stockOf("standard lunch")]).toEqual([0, 0]);
	});
});

describe("forty simultaneous buyers", () => {
	const buyers = Array.from({ length: 40 }, (_, index) => index);
	beforeAll(() => limit("expo lunch", 7));

	test("get the seven existing lunches", async () => {
		const selection = { ...FREE, wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH };
		const answers = await Promise.all(buyers.map((n) => one.buy({ ...selection, email: `p${n}@firma.example` })));
		expect(answers.filter((it) => it.statusCode === 200)).toHaveLength(7);
		expect(answers.every((it) => [200, 409].includes(it.statusCode))).toBe(true);
		expect([await stockOf("expo lunch"), (await one.statuses()).length]).toEqual([7, 7]);
		expect(await differencesOf(one.db, "option")).toEqual([]);
	});

	test("as a negative control, without the counter get more than seven", async () => {
		await loggedIn(one.server);
		const [person] = await one.db.select().from(account);
		const lunch = { objectId: one.ids["expo lunch"]!, kind: "lunch" as const, netGrosz: 0, vatRate: 8, choices: [] };
		const chosen = { ...lunch, isIncluded: false, choice: null, delivery: null };
		const by = (n: number) => ({ subject: `try:${n}`, accountId: person!.id, now: one.server.clock.now() });
		const looking = async (n: number) => {
			if ((await soldOutOptions(one.db, [chosen])).length > 0) return;
			const { objectId: optionId } = chosen;
			const { subject, accountId, now: takenAt } = by(n);
			await one.db.insert(optionChoice).values({ optionId, subject, accountId, takenAt });
		};
		await Promise.all(buyers.map(looking));
		const found = await differencesOf(one.db, "option");
		expect(found).toMatchObject([{ kind: "option", name: "MSTS25 EXPO lunch", counter: 0 }]);
		expect(found[0]!.facts).toBeGreaterThan(7);
		await one.db.delete(optionChoice);
		const taking = (n: number) => one.db.transaction((tx) => takeOptions(tx, [chosen], by(n)));
		const missing = await Promise.all(buyers.map(taking));
		expect(missing.filter((kinds) => kinds.length === 0)).toHaveLength(7);
	});
});

describe("packagesOptional/user", () => {
	const ask = (query = "", cookie = "") =>
		one.server.app.inject({ url: `/api/EVENT/msts25/PackagesOptional/user${query}`, headers: { cookie } });

	test("lists options with availability, uncached, and nothing personal", async () => {
		await limit("expo lunch", 0);
		const answer = await ask("?package=expo");
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json()).toMatchObject({
			options: [
				{
					packageCode: "EXPO",
					kind: "lunch",
					netGrosz: 4900,
					grossGrosz: LUNCH,
					isAvailable: false,
					isIncluded: false,
				},
				{ packageCode: "EXPO", kind: "tshirt", choices: ["S", "M"], isAvailable: true },
				{ packageCode: "EXPO", kind: "giftbag", netGrosz: 0 },
				{ packageCode: "EXPO", kind: "delivery" },
			],
			chosen: [],
		});
		expect((await ask()).json().options.filter((it: { isIncluded: boolean }) => it.isIncluded)).toMatchObject([
			{ packageCode: "STANDARD", kind: "lunch", netGrosz: 0 },
		]);
		expect((await ask("?package=BASIC-ONLINE")).json()).toEqual({ options: [], chosen: [] });
		await limit("expo lunch", null);
	});

	test("lists a person's chosen options; an unknown event or package is a 404", async () => {
		const cookie = await loggedIn(one.server, goodPayload.email, { wantGiftbag: true });
		const chosen = [{ packageCode: "EXPO", kind: "giftbag", choice: null, delivery: null }];
		expect((await ask("", cookie)).json().chosen).toEqual(chosen);
		expect((await ask("?package=STANDARD", cookie)).json().chosen).toEqual([]);
		expect((await ask("?package=GOLD")).statusCode).toBe(404);
		expect((await one.server.app.inject("/api/event/NOPE/packagesOptional/user")).statusCode).toBe(404);
	});
});
