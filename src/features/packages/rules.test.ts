import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	daysUntil,
	endOfRound,
	lectureWays,
	nextMidnight,
	nextPriceChange,
	priceAt,
	pricedAt,
	type Round,
	runningRound,
	shownAsCards,
	shownPlaces,
} from "./rules.ts";

const WARSAW = "Europe/Warsaw";
const ends1 = endOfRound("2025-04-28", WARSAW);
const ends2 = endOfRound("2025-05-04", WARSAW);
const rounds: Round[] = [
	{ number: 3, endsAt: null },
	{ number: 1, endsAt: ends1 },
	{ number: 2, endsAt: ends2 },
];

describe("price rounds change to the millisecond, in the event's zone", () => {
	test.each([
		["2020-01-01T00:00:00+01:00", 1],
		["2025-04-28T23:59:59.999+02:00", 1],
		["2025-04-29T00:00:00+02:00", 2],
		["2025-05-04T23:59:59.999+02:00", 2],
		["2025-05-05T00:00:00+02:00", 3],
		["2031-12-31T23:59:59+01:00", 3],
	])("at %s round %i runs", (now, number) => expect(runningRound(rounds, new Date(now))?.number).toBe(number));

	test.each([
		["2025-04-28T23:59:59.999+02:00", ends1],
		["2025-04-29T00:00:00+02:00", ends2],
		["2025-05-05T00:00:00+02:00", undefined],
	])("at %s the next change is %s", (now, change) => expect(nextPriceChange(rounds, new Date(now))).toEqual(change));

	test("prices of an event elsewhere change at its local midnight", () => {
		expect(endOfRound("2025-04-28", "America/New_York").toISOString()).toBe("2025-04-29T04:00:00.000Z");
		expect(ends1.toISOString()).toBe("2025-04-28T22:00:00.000Z");
	});

	test("without rounds there is no price; the last round continues past its end", () => {
		expect(runningRound([], new Date())).toBeUndefined();
		expect(nextPriceChange([], new Date())).toBeUndefined();
		const closed: Round[] = [{ number: 1, endsAt: ends1 }];
		expect(runningRound(closed, new Date("2026-01-01"))?.number).toBe(1);
		expect(nextPriceChange(closed, new Date("2025-01-01"))).toBeUndefined();
	});

	test("rounds never go back, and the next change is where the number changes", () => {
		const moment = fc.date({ min: new Date("2025-04-01"), max: new Date("2025-06-01"), noInvalidDate: true });
		fc.assert(
			fc.property(moment, moment, (one, other) => {
				const [early, late] = one < other ? [one, other] : [other, one];
				expect(runningRound(rounds, early)!.number).toBeLessThanOrEqual(runningRound(rounds, late)!.number);
				const change = nextPriceChange(rounds, early);
				if (change) {
					expect(change > early).toBe(true);
					expect(runningRound(rounds, change)!.number).toBe(runningRound(rounds, early)!.number + 1);
				}
			}),
		);
	});
});

describe("days until the change", () => {
	test.each([
		["2025-04-30T12:00:00+02:00", 5],
		["2025-05-04T00:00:00+02:00", 1],
		["2025-05-04T23:59:59+02:00", 1],
		["2025-05-05T00:00:00+02:00", 0],
		["2025-05-06T00:00:00+02:00", 0],
	])("at %s: %i", (now, days) => expect(daysUntil(ends2, new Date(now), WARSAW)).toBe(days));

	test("change at midnight, also when clocks change", () => {
		expect(nextMidnight(new Date("2025-04-30T12:00:00+02:00"), WARSAW)).toEqual(new Date("2025-05-01T00:00:00+02:00"));
		expect(daysUntil(new Date("2025-03-31T00:00:00+02:00"), new Date("2025-03-29T00:00:00+01:00"), WARSAW)).toBe(2);
	});
});

describe("the price of a package", () => {
	const numbered = rounds.map((round) => ({ ...round, id: round.number * 10 }));
	const prices = new Map<number | null, number>([
		[10, 64900],
		[20, 74900],
		[30, 87900],
	]);

	test.each([
		["2025-04-28T23:59:59.999+02:00", { netGrosz: 64900, nextNetGrosz: 74900 }],
		["2025-04-29T00:00:00+02:00", { netGrosz: 74900, nextNetGrosz: 87900 }],
		["2025-05-05T00:00:00+02:00", { netGrosz: 87900, nextNetGrosz: null }],
	])("at %s is %o", (now, price) => expect(priceAt(prices, numbered, new Date(now))).toEqual(price));

	test("is the same in all rounds for a free package, and needs no rounds", () => {
		const free = new Map([[null, 0]]);
		expect(priceAt(free, numbered, ends1)).toEqual({ netGrosz: 0, nextNetGrosz: null });
		expect(priceAt(free, [], ends1)).toEqual({ netGrosz: 0, nextNetGrosz: null });
		expect(priceAt(new Map(), numbered, ends1)).toBeUndefined();
	});
});

test.each([
	["none", false, false],
	["online", true, false],
	["onsite", false, true],
	["both", true, true],
] as const)("lectures %s: attended online %s, on site %s", (lectures, online, onsite) => {
	expect(lectureWays({ lectures })).toEqual({ online, onsite });
});

test.each([
	[null, 5, null],
	[100, 79, null],
	[100, 80, 20],
	[100, 99, 1],
	[10, 10, 0],
	[10, 12, 0],
])("of %s places %i are taken: the price list shows %s", (capacity, taken, shown) =>
	expect(shownPlaces(capacity, taken)).toBe(shown),
);

test("packages with their prices at a time; packages without a price are not sold", () => {
	const rounds = [
		{ id: 10, number: 1, endsAt: ends1 },
		{ id: 20, number: 2, endsAt: null },
	];
	const byPackage = new Map([
		[
			1,
			new Map([
				[10, 100],
				[20, 150],
			]),
		],
	]);
	expect(pricedAt({ packages: [{ id: 1 }, { id: 2 }], rounds, byPackage }, new Date("2025-04-01"))).toEqual([
		{ id: 1, netGrosz: 100, nextNetGrosz: 150 },
		{ id: 2, netGrosz: undefined, nextNetGrosz: null },
	]);
});

describe("packages shown as cards", () => {
	const one = (code: string, netGrosz: number, isRecommended = false) => ({ code, netGrosz, isRecommended });
	const [expo, online, onsite] = [one("EXPO", 0), one("ONLINE", 299), one("ONSITE", 449)];
	const [standard, exec] = [one("STANDARD", 749, true), one("EXEC", 1249)];
	test.each([
		["none", [], []],
		["the only one", [expo], ["EXPO"]],
		["two", [standard, expo], ["EXPO", "STANDARD"]],
		[
			"the recommended one between its neighbours",
			[expo, online, onsite, standard, exec],
			["ONSITE", "STANDARD", "EXEC"],
		],
		["the dearest is recommended", [expo, online, onsite, standard], ["ONLINE", "ONSITE", "STANDARD"]],
		["the cheapest is recommended", [one("FREE", 0, true), online, onsite, exec], ["FREE", "ONLINE", "ONSITE"]],
		["none is recommended", [exec, onsite, online, expo], ["EXPO", "ONLINE", "ONSITE"]],
	])("%s", (_, packages, codes) => expect(shownAsCards(packages).map(({ code }) => code)).toEqual(codes));
});
