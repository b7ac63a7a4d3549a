import { beforeAll, describe, expect, test } from "vitest";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { endOfRound } from "../rules.ts";
import { pricesForLanding } from "./landing.ts";
import { additionalInput, packagePrice, priceRound } from "./tables.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	const { db } = server.deps;
	const rounds = await db
		.insert(priceRound)
		.values([
			{ eventId: event.id, number: 1, endsAt: endOfRound("2025-04-28", "Europe/Warsaw") },
			{ eventId: event.id, number: 2, endsAt: endOfRound("2025-05-04", "Europe/Warsaw") },
			{ eventId: event.id, number: 3, endsAt: null },
		])
		.returning();
	const expo = await addPackage(server.deps, event);
	const standard = await addPackage(server.deps, event, {
		code: "STANDARD",
		name: "Standard",
		position: 1,
		forWhomEn: "Both days",
		isRecommended: true,
	});
	await addPackage(server.deps, event, { code: "UNPRICED", position: 2 });
	await db.insert(packagePrice).values([
		{ packageId: expo.id, roundId: null, netGrosz: 0 },
		...[64900, 74900, 87900].map((netGrosz, index) => ({
			packageId: standard.id,
			roundId: rounds[index]!.id,
			netGrosz,
		})),
	]);
	const options = [{ value: "Ryba", valueEn: "Fish" }];
	await db.insert(additionalInput).values([
		{ packageId: standard.id, position: 1, name: "Dieta", nameEn: "Diet", type: 1, isRequired: true, options },
		{ packageId: standard.id, position: 0, name: "Uwagi", type: 0 },
	]);
});

describe("AdditionalInput", () => {
	test("lists a package's questions in order with options as JSON, for a code in any letter case", async () => {
		expect((await get("/api/EVENT/msts25/additionalinput/standard")).json()).toEqual([
			{ objectId: 2, name: "Uwagi", nameEn: null, type: 0, isRequired: false, options: "[]" },
			{
				objectId: 1,
				name: "Dieta",
				nameEn: "Diet",
				type: 1,
				isRequired: true,
				options: `[{"value":"Ryba","valueEn":"Fish"}]`,
			},
		]);
	});

	test("is empty for a package without questions", async () => {
		expect((await get("/api/event/MSTS25/AdditionalInput/EXPO")).json()).toEqual([]);
	});

	test("refuses an unknown event or package with 404, an overlong code with a 400 that names it", async () => {
		expect((await get("/api/event/NOPE/AdditionalInput/EXPO")).statusCode).toBe(404);
		expect((await get("/api/event/MSTS25/AdditionalInput/GOLD?lang=en")).json().title).toBe(
			"There is no such package.",
		);
		expect(Object.keys((await get(`/api/event/MSTS25/AdditionalInput/${"x".repeat(60)}`)).json().modelState)).toEqual([
			"packageCode",
		]);
	});

	test("the number of queries does not grow with the list", async () => {
		const growing = await addPackage(server.deps, event, { code: "GROW", position: 9 });
		const grow = (count: number) =>
			changeContent(server.deps, async (tx) => {
				for (let index = 0; index < count; index++)
					await tx.insert(additionalInput).values({ packageId: growing.id, name: "?", type: 0 });
			});
		const count = () => countingQueries(() => get("/api/event/MSTS25/AdditionalInput/GROW"));
		await grow(1);
		const one = await count();
		await grow(2);
		expect(await count()).toBe(one);
		expect((await get("/api/event/MSTS25/AdditionalInput/GROW")).json()).toHaveLength(3);
	});
});

describe("the landing page's price list", () => {
	const at = async (now: string, lang: "pl" | "en" = "pl") =>
		pricesForLanding(await landingRows(server, event), {
			lang,
			timeZone: event.timeZone,
			now: new Date(now),
			publicCode: null,
		});

	test("in the second round", async () => {
		expect(await at("2025-04-30T12:00:00+02:00")).toMatchObject({
			rounds: [
				{ number: 1, state: "past", range: "do 28 kwietnia" },
				{ number: 2, state: "running", range: "29 kwietnia – 4 maja" },
				{ number: 3, state: "coming", range: "od 5 maja do wyczerpania miejsc" },
			],
			rise: { day: "5 maja", inDays: 5 },
			packages: [
				{ code: "EXPO", netGrosz: 0, grossGrosz: 0, nextNetGrosz: null },
				{ code: "STANDARD", netGrosz: 74900, grossGrosz: 92127, nextNetGrosz: 87900, isRecommended: true },
			],
			until: new Date("2025-05-01T00:00:00+02:00"),
		});
	});

	test("in the second round's last millisecond, and in the third, which has no end", async () => {
		expect(await at("2025-05-04T23:59:59.999+02:00")).toMatchObject({
			rise: { inDays: 1 },
			until: new Date("2025-05-05T00:00:00+02:00"),
		});
		const third = await at("2025-05-05T00:00:00+02:00", "en");
		expect(third).toMatchObject({ rise: null, until: undefined });
		expect(third.packages[1]).toMatchObject({ netGrosz: 87900, nextNetGrosz: null, forWhom: "Both days" });
	});

	test("of an event without packages is empty", async () => {
		const empty = await addEvent(server.deps, { code: "EMPTY25" });
		expect(
			pricesForLanding(await landingRows(server, empty), {
				lang: "pl",
				timeZone: empty.timeZone,
				now: new Date(),
				publicCode: null,
			}),
		).toEqual({
			rounds: [],
			rise: null,
			packages: [],
			until: undefined,
		});
	});
});

describe("the packages on sale", () => {
	const soldAt = async (moment: string, code = "MSTS25") => {
		server.clock.set(moment);
		return get(`/api/event/${code}/packages`);
	};

	test("have current and next prices, are uncached, and exclude unpriced packages", async () => {
		const answer = await soldAt("2025-04-30T12:00:00+02:00", "msts25");
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json().changesAt).toBe("2025-05-04T22:00:00.000Z");
		expect(answer.json().packages).toMatchObject([
			{ code: "EXPO", netGrosz: 0, grossGrosz: 0, nextNetGrosz: null },
			{ code: "STANDARD", netGrosz: 74_900, grossGrosz: 92_127, vatRate: 23, nextNetGrosz: 87_900 },
		]);
		expect((await soldAt("2025-05-05T00:00:00+02:00")).json()).toMatchObject({
			packages: [{ code: "EXPO" }, { code: "STANDARD", netGrosz: 87_900, nextNetGrosz: null }],
			changesAt: null,
		});
	});

	test("of an event without any are none; of an unknown event a 404", async () => {
		await addEvent(server.deps, { code: "BARE25" });
		expect((await soldAt("2025-04-30T12:00:00+02:00", "BARE25")).json()).toEqual({ packages: [], changesAt: null });
		expect((await get("/api/event/NOPE/packages")).statusCode).toBe(404);
	});

	test("need the same number of queries for few or many", async () => {
		const queriesOf = (code: string) => countingQueries(() => get(`/api/event/${code}/packages`));
		const few = await addEvent(server.deps, { code: "FEW25" });
		await addPackage(server.deps, few);
		const many = await addEvent(server.deps, { code: "MANY25" });
		for (const code of ["A", "B", "C"]) await addPackage(server.deps, many, { code });
		expect(await queriesOf("FEW25")).toEqual(await queriesOf("MANY25"));
	});
});
