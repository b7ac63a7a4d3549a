import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderDesk, PERSON, rows } from "../../../../tests/harness/manual-order.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { lockOption } from "../../options/server/office-store.ts";
import { optionChoice, optionStock, packageOption } from "../../options/server/tables.ts";
import { orderLine } from "../../orders/server/tables.ts";
import { getOrderChoices, type OrderPackage } from "../contract.ts";
import type { ManualOrderValues } from "../form.ts";

let desk: Awaited<ReturnType<typeof orderDesk>>;
let sales: TestOrganiser;
let other: TestOrganiser;
beforeAll(async () => {
	desk = await orderDesk();
});
beforeEach(async () => {
	await desk.anew();
	await sell("expo lunch", { capacity: null, closedAt: null });
	sales = await organiserOf(desk.server, { role: "sales", eventCode: "MSTS25" });
	other = await organiserOf(desk.server, { role: "owner", eventCode: null });
});

const sell = (name: string, terms: Partial<typeof packageOption.$inferInsert>) =>
	desk.change((db) => db.update(packageOption).set(terms).where(eq(packageOption.id, desk.ids[name]!)));

/** The free package on site, with paid extras. */
const EXPO: Partial<ManualOrderValues> = { ...PERSON, tickets: rows(["EXPO"]) };
const ADDRESS = {
	wantDelivery: true,
	deliveryFirstName: "Karol",
	deliveryLastName: "Żak",
	deliveryStreet: "Lniana 1",
	deliveryPostCode: "38400",
	deliveryCity: "Krosno",
};
const PARCEL = { ...EXPO, wantLunch: true, tShirtChoice: "M", wantGiftbag: true, ...ADDRESS };
const choices = () => desk.db.select().from(optionChoice).orderBy(optionChoice.optionId);
const refused = async (values: Partial<ManualOrderValues>) => {
	const answer = await desk.preview(sales, values);
	return [answer.statusCode, Object.keys(answer.json().modelState ?? {})];
};

test("extras of a ticket are offered, priced, previewed and taken as in the registration", async () => {
	const { packages } = (await sales.ask(getOrderChoices)).json() as { packages: OrderPackage[] };
	const offered = (code: string) => packages.find((one) => one.code === code)!.options.map(({ kind }) => kind);
	expect(offered("EXPO")).toEqual(["lunch", "tshirt", "giftbag", "delivery"]);
	expect(offered("BASIC-ONLINE")).toEqual([]);

	const seen = (await desk.preview(sales, PARCEL)).json();
	expect(seen.title).toContain("1 × Expo, Lunch, T-shirt, size M, Gift bag, Delivery");
	expect(seen.effects.join(" ")).toMatch(/Gift bag is free.*delivery goes to Lniana 1, 38-400 Krosno/);
	const net = 4900 + 5900 + 1900;
	expect(seen.figures[0].value).toBe("PLN\u00a0127");
	expect(await choices()).toEqual([]);

	expect((await desk.place(sales, PARCEL)).statusCode).toBe(200);
	const order = await desk.newest();
	expect(order).toMatchObject({ status: "reserved", netGrosz: net, isByOrganiser: true });
	const lines = await desk.db.select().from(orderLine).where(eq(orderLine.orderId, order.id));
	expect(lines.map(({ kind, name, unitNetGrosz }) => [kind, name, unitNetGrosz])).toEqual([
		["option", "Lunch", 4900],
		["option", "Koszulka, rozmiar M", 5900],
		["option", "Wysyłka", 1900],
	]);
	expect((await choices()).map(({ choice, delivery }) => [choice, delivery?.postCode])).toEqual([
		[null, undefined],
		["M", undefined],
		[null, undefined],
		[null, "38-400"],
	]);
	const [entry] = await desk.entries("order.made");
	const options = desk.ids;
	expect((entry!.detail as { options: unknown }).options).toEqual([
		{ optionId: options["expo lunch"], choice: null, netGrosz: 4900 },
		{ optionId: options["expo tshirt"], choice: "M", netGrosz: 5900 },
		{ optionId: options["expo giftbag"], choice: null, netGrosz: 0 },
		{ optionId: options["expo delivery"], choice: null, netGrosz: 1900 },
	]);
	expect(JSON.stringify(entry)).not.toMatch(/lniana|krosno/i);

	await desk.cancel(order.id);
	expect((await choices()).filter(({ releasedAt }) => releasedAt === null)).toEqual([]);
	expect(await stockDifferences(desk.db)).toEqual([]);
});

test("an included extra is counted without a price", async () => {
	const standard = { ...PERSON, wantLunch: true };
	expect((await desk.preview(sales, standard)).json().effects).toContain("The extra Lunch is free of charge.");
	await desk.place(sales, standard);
	expect((await desk.newest()).netGrosz).toBe(74_900);
	expect((await choices()).map(({ optionId }) => optionId)).toEqual([desk.ids["standard lunch"]]);
});

test.each<[string, Partial<ManualOrderValues>, string]>([
	[
		"an extra that the package does not have",
		{ ...PERSON, tickets: rows(["BASIC-ONLINE"]), wantLunch: true },
		"wantLunch",
	],
	["an unknown size", { ...EXPO, wantLunch: true, tShirtChoice: "XXL" }, "tShirtChoice"],
	["a wrong post code", { ...PARCEL, deliveryPostCode: "1" }, "deliveryPostCode"],
	["an address without a number", { ...PARCEL, deliveryStreet: "Lniana" }, "deliveryStreet"],
])("%s is refused at its field", async (_, values, field) => {
	expect(await refused(values)).toEqual([400, [field]]);
	expect([await desk.orders(), await choices()]).toEqual([0, []]);
});

test("a sold-out or closed extra is refused, in the preview too", async () => {
	const lunch = { ...EXPO, wantLunch: true };
	await sell("expo lunch", { capacity: 1 });
	expect((await desk.place(sales, lunch)).statusCode).toBe(200);
	expect(await refused({ ...lunch, email: "druga@inna.example" })).toEqual([409, ["wantLunch"]]);
	await sell("expo lunch", { capacity: null, closedAt: desk.server.clock.now() });
	expect(await refused({ ...lunch, email: "druga@inna.example" })).toEqual([400, ["wantLunch"]]);
	await sell("expo lunch", { closedAt: null });
	expect((await desk.place(sales, { ...lunch, email: "druga@inna.example" })).statusCode).toBe(200);
});

/** Two organisers confirm their previews of one order each while another transaction holds the option. */
async function twoAtOnce(): Promise<number[]> {
	const orders = ["pierwsza@inna.example", "druga@inna.example"].map((email) => ({ ...EXPO, wantLunch: true, email }));
	const sellers = [sales, other] as const;
	const seen = await Promise.all(orders.map((order, index) => desk.preview(sellers[index]!, order)));
	let started: ReturnType<typeof desk.run>[] = [];
	await desk.db.transaction(async (tx) => {
		await lockOption(tx, { eventId: desk.event.id, optionId: desk.ids["expo lunch"]! });
		started = orders.map((order, index) => desk.run(sellers[index]!, order, seen[index]!.json().fingerprint));
		await setTimeout(300);
	});
	return (await Promise.all(started)).map(({ statusCode }) => statusCode).toSorted();
}

test("two organisers do not sell the last piece twice", async () => {
	await sell("expo lunch", { capacity: 1 });
	expect(await twoAtOnce()).toEqual([200, 409]);
	const [stock] = await desk.db.select().from(optionStock).where(eq(optionStock.optionId, desk.ids["expo lunch"]!));
	expect([stock!.taken, await desk.orders()]).toEqual([1, 1]);
});

test("negative control: without a limit both sell", async () => {
	expect(await twoAtOnce()).toEqual([200, 200]);
	expect(await desk.orders()).toBe(2);
});
