import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { FREE, LUNCH, optionShop } from "../../../../tests/harness/options.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { differencesOf } from "../../../../tests/harness/stock.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import * as calls from "../office-contract.ts";
import type { NewOptionValues, OptionValues } from "../office-form.ts";
import { optionRefusals as refusals } from "../office-texts.ts";
import { lockOption, saveOption } from "./office-store.ts";
import { takeOptions } from "./store.ts";
import { packageOption } from "./tables.ts";

let one: Awaited<ReturnType<typeof optionShop>>;
let foreignId: number;
let sales: TestOrganiser;
let elsewhere: TestOrganiser;

beforeAll(async () => {
	one = await optionShop();
	const other = await addEvent(one.server.deps, { code: "DSS25" });
	const pack = await addPackage(one.server.deps, other);
	const [row] = await one.db
		.insert(packageOption)
		.values({ packageId: pack.id, kind: "lunch", netGrosz: 1 })
		.returning();
	foreignId = row!.id;
});
beforeEach(async () => {
	await one.empty();
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	elsewhere = await organiserOf(one.server, { role: "sales", eventCode: "DSS25" });
	for (const id of [one.ids["expo lunch"]!, one.ids["expo tshirt"]!]) await reset(id);
});

const reset = async (optionId: number) => {
	const listed = await optionOf(optionId);
	if (listed.isClosed) await setSale(optionId, false);
	const values = listed.kind === "lunch" ? { net: "49", capacity: "" } : { net: "59", capacity: "", sizes: "S, M: 5" };
	expect((await save(await optionOf(optionId), values)).statusCode).toBe(200);
};
const listed = async (by = sales): Promise<calls.ListedOption[]> =>
	(await by.ask(calls.getOfficeOptions)).json().options;
const optionOf = async (optionId: number) => (await listed()).find(({ objectId }) => objectId === optionId)!;
const lunch = () => optionOf(one.ids["expo lunch"]!);
const save = (
	{ objectId, capacity, sizes, netGrosz, version }: calls.ListedOption,
	changed: Partial<OptionValues>,
	by = sales,
) => {
	const values = { net: String(netGrosz / 100), capacity: capacity === null ? "" : String(capacity), sizes };
	return by.ask(calls.savePackageOption, {
		params: { optionId: objectId },
		body: { ...values, ...changed, version },
	});
};
const setSale = async (optionId: number, isClosed: boolean, by = sales) => {
	const params = { optionId };
	const preview = await by.ask(calls.previewOptionSale, { params, body: { isClosed } });
	const fingerprint = preview.json().fingerprint ?? "none";
	return { preview, answer: await by.ask(calls.setOptionSale, { params, body: { isClosed, fingerprint } }) };
};
const add = (values: Partial<NewOptionValues>, by = sales) => {
	const body = { kind: "afterparty", package: "EXPO", net: "99", vat: "23", capacity: "10", sizes: "", ...values };
	return by.ask(calls.addPackageOption, { body });
};
const offered = async (kind: string) => {
	const answer = await one.server.app.inject("/api/event/MSTS25/packagesOptional/user?package=EXPO");
	return answer.json().options.find((option: { kind: string }) => option.kind === kind);
};
const withLunch = (n: number) => ({
	...FREE,
	paymentMethod: "card",
	wantLunch: true,
	expectedGrossGrosz: LUNCH,
	email: `p${n}@firma.example`,
});

test("the sheet lists the event's options with their taken pieces", async () => {
	await one.bought({ ...withLunch(1), tShirtChoice: "M", expectedGrossGrosz: LUNCH + 7257 });
	const all = await listed();
	expect(all).toHaveLength(8);
	expect(all.find(({ objectId }) => objectId === one.ids["expo tshirt"])).toMatchObject({
		kind: "tshirt",
		packageCode: "EXPO",
		netGrosz: 5900,
		grossGrosz: 7257,
		capacity: null,
		taken: 1,
		sizes: "S, M: 5",
		takenBySize: [
			{ size: "S", taken: 0 },
			{ size: "M", taken: 1 },
		],
		isClosed: false,
		can: { change: true, close: true, open: false },
	});
	expect((await lunch()).taken).toBe(1);
	expect((await listed(elsewhere)).map(({ objectId }) => objectId)).toEqual([foreignId]);
	const viewer = await organiserOf(one.server, { role: "viewer", eventCode: "MSTS25" });
	expect((await listed(viewer))[0]!.can).toEqual({ change: false, close: false, open: false });
});

describe("a change of an option", () => {
	test("is on sale at the next request; placed orders keep their price", async () => {
		const order = await one.bought(withLunch(1));
		expect((await save(await lunch(), { net: "60", capacity: "1" })).statusCode).toBe(200);
		expect(await offered("lunch")).toMatchObject({ netGrosz: 6000, isAvailable: false });
		expect((await one.orderNow(order.id)).grossGrosz).toBe(LUNCH);
		expect((await one.buy({ ...withLunch(2), expectedGrossGrosz: 6480 })).statusCode).toBe(409);
		const [entry] = (await auditEntriesOf(one.db, [`option:${one.ids["expo lunch"]}`])).slice(-1);
		expect(entry).toMatchObject({
			actor: sales.accountId,
			action: "option.changed",
			detail: { before: { netGrosz: 4900, capacity: null }, after: { netGrosz: 6000, capacity: 1 } },
		});
	});

	test("keeps its limits above the taken pieces", async () => {
		await one.bought({ ...withLunch(1), tShirtChoice: "M", expectedGrossGrosz: LUNCH + 7257 });
		const refused = await save(await lunch(), { capacity: "0" });
		expect([refused.statusCode, refused.json().modelState.capacity]).toEqual([400, [refusals.belowTaken(1).en]]);
		expect((await save(await lunch(), { capacity: "1" })).statusCode).toBe(200);
		const shirt = await optionOf(one.ids["expo tshirt"]!);
		const gone = refusals.belowTakenSize("M", 1).en;
		expect((await save(shirt, { sizes: "S" })).json().modelState.sizes).toEqual([gone]);
		expect((await save(shirt, { sizes: "M: 0" })).json().modelState.sizes).toEqual([gone]);
		expect((await save(shirt, { sizes: "" })).json().modelState.sizes).toEqual([refusals.noSizes.en]);
		expect((await save(shirt, { sizes: "M: 1" })).statusCode).toBe(200);
	});

	test("over another's change is refused, also when both save at once", async () => {
		const read = await lunch();
		const answers = await Promise.all([save(read, { net: "51" }), save(read, { net: "52" })]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ statusCode }) => statusCode === 409)!.json().type).toBe("office/version-changed");
	});

	test("of another event's option is 404", async () => {
		expect((await save(await lunch(), {}, elsewhere)).statusCode).toBe(404);
		expect((await save({ ...(await lunch()), objectId: foreignId }, {})).statusCode).toBe(404);
	});
});

describe("a purchase at the same moment", () => {
	const take = (tx: Tx) => {
		const objectId = one.ids["expo lunch"]!;
		const chosen = { objectId, kind: "lunch" as const, netGrosz: 0, vatRate: 8, choices: [], isIncluded: false };
		const taker = { subject: "registration:900", accountId: sales.accountId, now: one.server.clock.now() };
		return takeOptions(tx, [{ ...chosen, choice: null, delivery: null }], taker);
	};
	const pause = () => new Promise((done) => setTimeout(done, 200));

	test("obeys the lower limit that it waited for", async () => {
		await save(await lunch(), { capacity: "5" });
		let waiting: ReturnType<typeof take> | undefined;
		await one.db.transaction(async (tx) => {
			const locked = await lockOption(tx, { eventId: one.event.id, optionId: one.ids["expo lunch"]! });
			waiting = one.db.transaction(take);
			await pause();
			await saveOption(tx, locked!.id, { ...locked!, capacity: 0 });
		});
		expect(await waiting).toEqual([{ kind: "lunch", choice: null }]);
	});

	test("counts for the limit that waited for it", async () => {
		const read = await lunch();
		let waiting: ReturnType<typeof save> | undefined;
		await one.db.transaction(async (tx) => {
			expect(await take(tx)).toEqual([]);
			waiting = save(read, { capacity: "0" });
			await pause();
		});
		expect((await waiting)!.json().modelState.capacity).toEqual([refusals.belowTaken(1).en]);
		expect(await differencesOf(one.db, "option")).toEqual([]);
	});
});

describe("the sale of an option", () => {
	test("closes after a preview, and taken pieces stay", async () => {
		await one.bought(withLunch(1));
		const id = one.ids["expo lunch"]!;
		const { preview, answer } = await setSale(id, true);
		expect(preview.json()).toMatchObject({
			title: "Nobody else can take this extra: Lunch, Expo.",
			effects: ["Taken pieces (1) stay with the people who have them.", expect.any(String)],
		});
		expect(answer.json()).toEqual({ sentence: "The sale is closed: Lunch, Expo." });
		expect(await offered("lunch")).toBeUndefined();
		expect((await one.buy(withLunch(2))).statusCode).toBe(400);
		expect(await lunch()).toMatchObject({ taken: 1, isClosed: true, can: { close: false, open: true } });
		expect((await setSale(id, true)).answer.json().message).toBe(refusals.isClosed.en);
	});

	test("opens again", async () => {
		const id = one.ids["expo lunch"]!;
		await setSale(id, true);
		expect((await setSale(id, false)).answer.json()).toEqual({ sentence: "The sale is open again: Lunch, Expo." });
		expect((await one.buy(withLunch(1))).statusCode).toBe(200);
		const actions = (await auditEntriesOf(one.db, [`option:${id}`])).map(({ action }) => action);
		expect(actions.slice(-2)).toEqual(["option.closed", "option.opened"]);
	});

	test("stays closed for the late payment of an expired order", async () => {
		const order = await one.bought(withLunch(1));
		one.later(31);
		await one.expire();
		await setSale(one.ids["expo lunch"]!, true);
		expect(await one.receive(order.id, { amountGrosz: LUNCH })).toBe("queued");
		expect((await lunch()).taken).toBe(0);
	});

	test("of another event's option is 404", async () => {
		expect((await setSale(foreignId, true)).answer.statusCode).toBe(404);
	});
});

describe("a new option", () => {
	test("is offered at once, and once per package", async () => {
		const answers = await Promise.all([add({}), add({})]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
		const refused = answers.find(({ statusCode }) => statusCode === 400)!;
		expect(refused.json().modelState.kind).toEqual([refusals.exists.en]);
		expect(await offered("afterparty")).toMatchObject({ netGrosz: 9900, vatRate: 23, isAvailable: true });
	});

	test("needs sizes if it is a T-shirt, and a package of the event", async () => {
		const shirt = { kind: "tshirt", package: "BASIC-ONLINE" };
		expect((await add(shirt)).json().modelState.sizes).toEqual([refusals.noSizes.en]);
		expect((await add({ package: "BASIC-ONLINE" }, elsewhere)).statusCode).toBe(404);
		expect((await add({ ...shirt, sizes: "S, L: 4" })).statusCode).toBe(200);
		expect((await listed()).find(({ packageCode }) => packageCode === "BASIC-ONLINE")?.sizes).toBe("S, L: 4");
	});
});
