import { expect, test } from "vitest";
import { priceAt } from "../../../../features/packages/rules.ts";
import { priceOfRound } from "./price-of-round.ts";

const FIRST = { roundId: 1, netGrosz: 64_900 };
const EVERY = { roundId: null, netGrosz: 29_900 };

test.each([
	["a round's own price", [FIRST, EVERY], 1, FIRST],
	["the price of every round, in a round without an own", [FIRST, EVERY], 2, EVERY],
	["the price of every round, without rounds", [EVERY], null, EVERY],
	["nothing, in a round without any", [FIRST], 2, undefined],
])("the sheet shows %s, as it is sold", (_name, prices, roundId, expected) => {
	expect(priceOfRound(prices, roundId)).toBe(expected);
	const byRound = new Map(prices.map((one) => [one.roundId, one.netGrosz]));
	const rounds = roundId === null ? [] : [{ id: roundId, number: roundId, endsAt: null }];
	expect(priceAt(byRound, rounds, new Date("2025-04-30T10:00:00Z"))?.netGrosz).toBe(expected?.netGrosz);
});
