import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { lineAmounts, sumOf } from "../../kit/money/money.ts";
import {
	DEFERRED_FEE_NET_GROSZ,
	FEE_VAT_RATE,
	holdsUntil,
	isOverdue,
	type OrderStatus,
	orderNumber,
	paymentEffect,
} from "./rules.ts";

const now = new Date("2025-04-30T10:00:00Z");

test.each([
	["card", "2025-04-30T10:30:00.000Z"],
	["transfer", "2025-05-07T10:00:00.000Z"],
	["deferred", undefined],
] as const)("an unpaid order by %s holds its places until %s", (method, until) =>
	expect(holdsUntil(method, now)?.toISOString()).toBe(until),
);

describe("amounts", () => {
	it("are 921.27 zł for one Standard of 749 zł net", () =>
		expect(lineAmounts(1, 74_900, 23)).toEqual({
			netGrosz: 74_900,
			vatGrosz: 17_227,
			grossGrosz: 92_127,
		}));
	it("round VAT once for a line of five, not five times", () =>
		expect(lineAmounts(5, 59_919, 23).vatGrosz).toBe(68_907));
	it("take 60.27 zł for a deferred invoice", () => {
		expect(lineAmounts(1, DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE).grossGrosz).toBe(6027);
	});
	it("lose no grosz between lines and total, for any basket", () => {
		const pick = fc.record({
			quantity: fc.integer({ min: 1, max: 500 }),
			unitNetGrosz: fc.integer({ min: 0, max: 10_000_000 }),
			vatRate: fc.constantFrom(0, 5, 8, 23),
		});
		fc.assert(
			fc.property(fc.array(pick), (picks) => {
				const lines = picks.map((one) => lineAmounts(one.quantity, one.unitNetGrosz, one.vatRate));
				const total = sumOf(lines);
				expect(total.netGrosz + total.vatGrosz).toBe(total.grossGrosz);
				for (const amount of Object.values(total)) expect(Number.isSafeInteger(amount)).toBe(true);
				expect(total.netGrosz).toBe(picks.reduce((sum, one) => sum + one.quantity * one.unitNetGrosz, 0));
			}),
		);
	});
});

describe("paymentEffect", () => {
	const order = (status: OrderStatus, paidGrosz = 0) => ({ status, grossGrosz: 92_127, paidGrosz, refundedGrosz: 0 });
	const paid = { amountGrosz: 92_127, isKnown: false };
	test.each([
		["in time", order("reserved"), paid, "confirm"],
		["of a deferred invoice", order("confirmed"), paid, "confirm"],
		["told again", order("confirmed", 92_127), { ...paid, isKnown: true }, "none"],
		["twice", order("confirmed", 92_127), paid, "queue"],
		["after its time", order("expired"), paid, "retake"],
		["after cancelling", order("cancelled"), paid, "queue"],
		["without an order", undefined, paid, "queue"],
		["too little", order("reserved"), { amountGrosz: 92_126, isKnown: false }, "queue"],
		["too much", order("reserved"), { amountGrosz: 92_128, isKnown: false }, "queue"],
	] as const)("%s", (_, one, payment, effect) => expect(paymentEffect(one, payment)).toBe(effect));
});

test.each([
	["reserved", "2025-04-30T09:59:59Z", true],
	["reserved", "2025-04-30T10:00:00Z", true],
	["reserved", "2025-04-30T10:00:01Z", false],
	["confirmed", "2025-04-30T09:59:59Z", false],
	["expired", "2025-04-30T09:59:59Z", false],
] as const)("%s until %s is overdue: %s", (status, until, overdue) =>
	expect(isOverdue({ status, holdsUntil: new Date(until) }, now)).toBe(overdue),
);

test("numbers have 8 letters without 0, O, 1 and I", () =>
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
			expect(orderNumber("msts25", random)).toMatch(/^MSTS25-[2-9A-HJ-NP-Z]{8}$/);
		}),
	));
