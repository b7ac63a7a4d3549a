import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addRounds } from "../../../../tests/harness/registering.ts";
import { landingRows } from "../../../../tests/harness/server.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getPriceList, type ListedPackage, savePackagePrice } from "../office-contract.ts";
import * as calls from "../round-contract.ts";
import { roundRefusals as refusals } from "../round-texts.ts";
import { pricesForLanding } from "./landing.ts";
import { packagePrice, priceRound, ticketPackage } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
let other: { id: number };
let sales: TestOrganiser;
let elsewhere: TestOrganiser;

beforeAll(async () => {
	one = await shop();
	other = await addEvent(one.server.deps, { code: "DSS25" });
	const foreign = await addPackage(one.server.deps, other);
	await one.db.insert(packagePrice).values({ packageId: foreign.id, roundId: null, netGrosz: 100 });
});
beforeEach(async () => {
	one.server.clock.set("2025-04-30T12:00:00+02:00");
	await one.empty();
	await one.db.delete(priceRound);
	await one.db.delete(ticketPackage).where(eq(ticketPackage.code, "STANDARD"));
	await addRounds(one.server, one.event);
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	elsewhere = await organiserOf(one.server, { role: "sales", eventCode: "DSS25" });
});

type List = { rounds: calls.ListedRound[]; packages: ListedPackage[] };
const listed = async (by = sales): Promise<List> => (await by.ask(getPriceList)).json();
/** The last day and the price of Standard, by round. */
const sheet = async () => {
	const { rounds, packages } = await listed();
	const prices = packages.find(({ code }) => code === "STANDARD")!.prices;
	return rounds.map(({ objectId, lastDay }) => [lastDay, prices.find((one) => one.roundId === objectId)?.netGrosz]);
};
const BEFORE = [
	["2025-04-28", 64_900],
	["2025-05-04", 74_900],
	[null, 87_900],
];
const roundAt = async (number: number) => (await listed()).rounds[number - 1]!;
const add = (firstDay: string, names = { name: "", nameEn: "" }, by = sales) =>
	by.ask(calls.addPriceRound, { body: { firstDay, ...names } });
const at = (round: calls.ListedRound) => ({ params: { roundId: round.objectId } });
const save = (
	round: calls.ListedRound,
	changed: Partial<{ name: string; nameEn: string; lastDay: string }>,
	by = sales,
) => {
	const { name, nameEn, lastDay, version } = round;
	const values = { name: name ?? "", nameEn: nameEn ?? "", lastDay: lastDay ?? "" };
	return by.ask(calls.savePriceRound, { ...at(round), body: { ...values, ...changed, version } });
};
const preview = (round: calls.ListedRound, by = sales) => by.ask(calls.previewRoundRemoval, { ...at(round), body: {} });
const remove = async (round: calls.ListedRound, fingerprint?: string, by = sales) => {
	const confirmed = fingerprint ?? (await preview(round, by)).json().fingerprint ?? "none";
	return by.ask(calls.removePriceRound, { ...at(round), body: { fingerprint: confirmed } });
};
const publicRounds = async (lang: Lang) => {
	const { timeZone } = one.event;
	const rows = await landingRows(one.server, one.event);
	const now = one.server.clock.now();
	return pricesForLanding(rows, { lang, timeZone, now, publicCode: null }).rounds.map(({ name, range }) => [
		name,
		range,
	]);
};

test("the sheet lists the event's rounds, their orders and what can be done", async () => {
	await one.bought();
	const rounds = (await listed()).rounds.map(({ version: _v, objectId: _id, ...rest }) => rest);
	expect(rounds).toEqual([
		{
			number: 1,
			name: null,
			nameEn: null,
			firstDay: null,
			lastDay: "2025-04-28",
			isRunning: false,
			orders: 0,
			can: { change: true, move: false, remove: true },
		},
		{
			number: 2,
			name: null,
			nameEn: null,
			firstDay: "2025-04-29",
			lastDay: "2025-05-04",
			isRunning: true,
			orders: 1,
			can: { change: true, move: true, remove: false },
		},
		{
			number: 3,
			name: null,
			nameEn: null,
			firstDay: "2025-05-05",
			lastDay: null,
			isRunning: false,
			orders: 0,
			can: { change: true, move: false, remove: true },
		},
	]);
	expect((await listed(elsewhere)).rounds).toEqual([]);
	const viewer = await organiserOf(one.server, { role: "viewer", eventCode: "MSTS25" });
	const { rounds: read } = await listed(viewer);
	expect(read.map(({ can }) => Object.values(can))).toEqual(Array(3).fill([false, false, false]));
});

describe("a new round", () => {
	test("divides the round of its first day, at its prices, and is public at once", async () => {
		expect((await add("2025-05-02", { name: "Majówka", nameEn: "May days" })).statusCode).toBe(200);
		expect(await sheet()).toEqual([BEFORE[0], ["2025-05-01", 74_900], ["2025-05-04", 74_900], BEFORE[2]]);
		expect(await publicRounds("en")).toEqual([
			["Round 1", "until 28 April"],
			["Round 2", "29 April – 1 May"],
			["May days", "2 May – 4 May"],
			["Round 4", "from 5 May while places last"],
		]);
		const { objectId } = await roundAt(3);
		const [entry] = await auditEntriesOf(one.db, [`round:${objectId}`]);
		expect(entry).toMatchObject({ actor: sales.accountId, action: "round.added" });
	});

	test("at the end leaves the last one without an end", async () => {
		await add("2025-05-20");
		expect(await sheet()).toEqual([BEFORE[0], BEFORE[1], ["2025-05-19", 87_900], [null, 87_900]]);
	});

	test("begins tomorrow at the earliest, and on a day of its own", async () => {
		const refused = await add("2025-04-30");
		expect(refused.statusCode).toBe(400);
		expect(refused.json().modelState.firstDay).toEqual([refusals.startIsPast.en]);
		expect((await add("2025-05-05")).json().modelState.firstDay).toEqual([refusals.startIsTaken.en]);
		expect((await add("2025-05-06", { name: "Sama", nameEn: "" })).json().modelState.nameEn).toEqual([
			refusals.bothNames.en,
		]);
		expect(await sheet()).toEqual(BEFORE);
		expect((await add("2025-05-01")).statusCode).toBe(200);
	});

	test("of an event without rounds makes two, at the price of all rounds", async () => {
		expect((await add("2025-05-20", undefined, elsewhere)).statusCode).toBe(200);
		const { rounds, packages } = await listed(elsewhere);
		expect(rounds.map(({ lastDay }) => lastDay)).toEqual(["2025-05-19", null]);
		expect(packages[0]!.prices).toMatchObject([{ roundId: null, netGrosz: 100 }]);
		expect(await sheet()).toEqual(BEFORE);
	});

	test("that two organisers add at once exists once", async () => {
		const owner = await organiserOf(one.server, { role: "owner", eventCode: "MSTS25" });
		const answers = await Promise.all([add("2025-05-20"), add("2025-05-20", undefined, owner)]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
		expect(await sheet()).toHaveLength(4);
	});
});

describe("a change of a round", () => {
	test("is public at the next request, and stands in the journal", async () => {
		const round = await roundAt(2);
		expect((await save(round, { name: "Wczesna", nameEn: "Early", lastDay: "2025-05-07" })).statusCode).toBe(200);
		expect(await publicRounds("pl")).toEqual([
			["Runda 1", "do 28 kwietnia"],
			["Wczesna", "29 kwietnia – 7 maja"],
			["Runda 3", "od 8 maja do wyczerpania miejsc"],
		]);
		const answer = await one.server.app.inject("/api/event/MSTS25/packages");
		expect(answer.json().changesAt).toBe("2025-05-07T22:00:00.000Z");
		const [entry] = await auditEntriesOf(one.db, [`round:${round.objectId}`]);
		expect(entry).toMatchObject({
			actor: sales.accountId,
			action: "round.changed",
			detail: {
				before: { name: null, nameEn: null, endsAt: "2025-05-04T22:00:00.000Z" },
				after: { name: "Wczesna", nameEn: "Early", endsAt: "2025-05-07T22:00:00.000Z" },
			},
		});
	});

	test("ends today at the earliest", async () => {
		const refused = await save(await roundAt(2), { lastDay: "2025-04-29" });
		expect([refused.statusCode, refused.json().modelState.lastDay]).toEqual([400, [refusals.endIsPast.en]]);
		expect((await save(await roundAt(2), { lastDay: "2025-04-30" })).statusCode).toBe(200);
	});

	test("of one that has ended is its name alone", async () => {
		expect((await save(await roundAt(1), { lastDay: "2025-05-01" })).statusCode).toBe(400);
		expect((await save(await roundAt(1), { name: "Pierwsza", nameEn: "First" })).statusCode).toBe(200);
	});

	test("over another's change is refused, also when both save at once", async () => {
		const round = await roundAt(3);
		const answers = await Promise.all([
			save(round, { name: "Ostatnia", nameEn: "Last" }),
			save(round, { name: "Trzecia", nameEn: "Third" }),
		]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		const refused = answers.find(({ statusCode }) => statusCode === 409)!;
		expect(refused.json().type).toBe("office/version-changed");
	});

	test("of another event's round is 404", async () => {
		expect((await save(await roundAt(2), {}, elsewhere)).statusCode).toBe(404);
	});
});

describe("the removal of a round", () => {
	test("gives its time to the round before it, after a preview", async () => {
		const round = await roundAt(3);
		expect((await preview(round)).json()).toMatchObject({
			title: "The round “Round 3” leaves the price list.",
			effects: ["The round “Round 2” has no end then.", "Prices of this round disappear: 1."],
		});
		expect((await remove(round)).json()).toEqual({ sentence: "The round “Round 3” is removed." });
		expect(await sheet()).toEqual([BEFORE[0], [null, 74_900]]);
		expect(await publicRounds("en")).toEqual([
			["Round 1", "until 28 April"],
			["Round 2", "from 29 April while places last"],
		]);
	});

	test("of the first one gives it to the second", async () => {
		await remove(await roundAt(1));
		expect(await sheet()).toEqual([BEFORE[1], BEFORE[2]]);
		expect((await listed()).rounds.map(({ number }) => number)).toEqual([1, 2]);
	});

	test("is refused once an order was placed in it, and not for one that has expired", async () => {
		const order = await one.bought();
		const round = await roundAt(2);
		const { fingerprint } = (await preview(await roundAt(3))).json();
		const refused = await remove(round, fingerprint);
		expect([refused.statusCode, refused.json().message]).toEqual([409, refusals.hasOrders(1).en]);
		expect((await preview(round)).statusCode).toBe(409);
		expect(await sheet()).toEqual(BEFORE);
		await one.cancel(order.id);
		expect((await remove(round)).statusCode).toBe(200);
	});

	test("is refused if the rounds have changed since the preview", async () => {
		const round = await roundAt(3);
		const { fingerprint } = (await preview(round)).json();
		await save(await roundAt(2), { lastDay: "2025-05-06" });
		const refused = await remove(round, fingerprint);
		expect([refused.statusCode, refused.json().type]).toEqual([409, "office/preview-changed"]);
	});

	test("of the only round, or of another event's, is refused", async () => {
		await remove(await roundAt(3));
		const round = await roundAt(2);
		expect((await preview(round, elsewhere)).statusCode).toBe(404);
		await remove(round);
		expect((await preview(await roundAt(1))).json().message).toBe(refusals.onlyRound.en);
		expect((await roundAt(1)).can.remove).toBe(false);
	});

	test("leaves prices of other rounds as they are", async () => {
		const second = await roundAt(2);
		const standard = (await listed()).packages.find(({ code }) => code === "STANDARD")!;
		const body = { packageId: standard.objectId, roundId: second.objectId, netGrosz: 75_000, expectedNetGrosz: 74_900 };
		expect((await sales.ask(savePackagePrice, { body })).statusCode).toBe(200);
		await remove(await roundAt(3));
		expect(await sheet()).toEqual([BEFORE[0], [null, 75_000]]);
	});
});
