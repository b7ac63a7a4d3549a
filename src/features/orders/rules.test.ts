import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { lineAmounts, sumOf } from "../../kit/money/amounts.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE } from "./price.ts";
import {
	dueGrosz,
	holdsUntil,
	isOverdue,
	type OrderStatus,
	orderNumber,
	paidBackGrosz,
	paymentEffect,
	refundableUntil,
	unconfirmedUntil,
	waitsFor,
} from "./rules.ts";

const now = new Date("2025-04-30T10:00:00Z");

test.each([
	["card", "2025-04-30T10:30:00.000Z"],
	["transfer", "2025-05-07T10:00:00.000Z"],
	["deferred", "2025-05-07T10:00:00.000Z"],
] as const)("an unpaid order by %s holds its places until %s", (method, until) =>
	expect(holdsUntil(method, now).toISOString()).toBe(until),
);

test("an unconfirmed address reserves places for an hour and a half", () =>
	expect(unconfirmedUntil(now).toISOString()).toBe("2025-04-30T11:30:00.000Z"));

test.each([
	["reserved", "card", 100, false, undefined],
	["reserved", "card", 100, true, undefined],
	["reserved", "card", 0, false, "confirmation"],
	["reserved", "card", 0, true, undefined],
	["reserved", "transfer", 100, false, "confirmation"],
	["reserved", "transfer", 100, true, undefined],
	["reserved", "deferred", 100, false, "confirmation"],
	["reserved", "deferred", 100, true, "approval"],
	["confirmed", "deferred", 100, true, undefined],
	["expired", "transfer", 100, false, undefined],
] as const)(
	"%s, by %s, of %i grosz, address confirmed %s: waits for %s",
	(status, method, grossGrosz, isConfirmed, what) =>
		expect(waitsFor({ status, method, grossGrosz }, isConfirmed)).toBe(what),
);

describe("a reduction refunds what was paid", () => {
	test.each([
		["all of a paid order", 100, 0, 100, 100],
		["a part of a paid order", 100, 0, 40, 40],
		["a part of one of which a part went back", 60, 40, 60, 60],
		["nothing of what is not paid", 0, 0, 100, 0],
		["nothing while the rest still costs what was paid", 30, 0, 70, 0],
		["what is beyond the rest", 30, 0, 80, 10],
	])("%s", (_, paidGrosz, refundedGrosz, off, back) =>
		expect(paidBackGrosz({ grossGrosz: 100, paidGrosz, refundedGrosz }, off)).toBe(back),
	);

	test("the amount due is never negative", () => {
		const sum = fc.integer({ min: 0, max: 1_000_000 });
		fc.assert(
			fc.property(sum, sum, sum, (paidGrosz, unpaid, draw) => {
				const order = { grossGrosz: paidGrosz + unpaid, paidGrosz, refundedGrosz: 0 };
				const off = draw % (order.grossGrosz + 1);
				const back = paidBackGrosz(order, off);
				expect(dueGrosz({ ...order, paidGrosz: paidGrosz - back, refundedGrosz: off })).toBe(Math.max(0, unpaid - off));
			}),
		);
	});
});

describe("amounts", () => {
	it("of one Standard at 749 zł net are 921.27 zł", () =>
		expect(lineAmounts(1, 74_900, 23)).toEqual({
			netGrosz: 74_900,
			vatGrosz: 17_227,
			grossGrosz: 92_127,
		}));
	it("of a line of five round VAT once, not five times", () =>
		expect(lineAmounts(5, 59_919, 23).vatGrosz).toBe(68_907));
	it("of a deferred payment include 60.27 zł", () => {
		expect(lineAmounts(1, DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE).grossGrosz).toBe(6027);
	});
	it("lose no grosz between lines and total, for any order", () => {
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
	const part = (amountGrosz: number) => ({ amountGrosz, isKnown: false, inParts: true });
	test.each([
		["in time", order("reserved"), paid, "confirm", 92_127],
		["of a deferred invoice", order("confirmed"), paid, "confirm", 92_127],
		["told again", order("confirmed", 92_127), { ...paid, isKnown: true }, "none", 0],
		["twice", order("confirmed", 92_127), paid, "queue", 0],
		["after its time", order("expired"), paid, "retake", 92_127],
		["after cancelling", order("cancelled"), paid, "queue", 0],
		["without an order", undefined, paid, "queue", 0],
		["too little", order("reserved"), { amountGrosz: 92_126, isKnown: false }, "queue", 0],
		["too much", order("reserved"), { amountGrosz: 92_128, isKnown: false }, "queue", 0],
		["a part of a transfer", order("reserved"), part(92_126), "part", 92_126],
		["a part of a deferred invoice", order("confirmed"), part(1), "part", 1],
		["the last part", order("reserved", 92_126), part(1), "confirm", 1],
		["the last part, and more", order("reserved", 92_126), part(5), "confirm", 1],
		["a part after its time", order("expired"), part(5), "queue", 0],
		["the last part after its time", order("expired", 92_000), part(127), "retake", 127],
		["a part after the last one", order("confirmed", 92_127), part(1), "queue", 0],
		["a part after cancelling", order("cancelled"), part(5), "queue", 0],
	] as const)("%s", (_, one, payment, effect, countedGrosz) =>
		expect(paymentEffect(one, payment)).toEqual({ effect, countedGrosz }),
	);

	test("partial payments confirm an order once and never exceed its price", () =>
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 1_000_000 }),
				fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 20 }),
				(grossGrosz, amounts) => {
					let order = { status: "reserved" as OrderStatus, grossGrosz, paidGrosz: 0, refundedGrosz: 0 };
					const effects = amounts.map((amount) => {
						const { effect, countedGrosz } = paymentEffect(order, part(amount));
						order = { ...order, paidGrosz: order.paidGrosz + countedGrosz };
						if (effect === "confirm") order = { ...order, status: "confirmed" };
						return effect;
					});
					const came = amounts.reduce((sum, one) => sum + one, 0);
					expect(order.paidGrosz).toBe(Math.min(came, grossGrosz));
					expect(effects.filter((one) => one === "confirm")).toHaveLength(came >= grossGrosz ? 1 : 0);
				},
			),
		));
});

test.each([
	["reserved", "2025-04-30T09:59:59Z", true],
	["reserved", "2025-04-30T10:00:00Z", true],
	["reserved", "2025-04-30T10:00:01Z", false],
	["confirmed", "2025-04-30T09:59:59Z", false],
	["expired", "2025-04-30T09:59:59Z", false],
	["reserved", null, false],
] as const)("%s until %s is overdue: %s", (status, until, overdue) =>
	expect(isOverdue({ status, holdsUntil: until === null ? null : new Date(until) }, now)).toBe(overdue),
);

test("numbers have 8 characters without 0, O, 1 and I", () =>
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 8, maxLength: 20 }), (random) => {
			expect(orderNumber("msts25", random)).toMatch(/^MSTS25-[2-9A-HJ-NP-Z]{8}$/);
		}),
	));

test.each<[string, OrderStatus, number | null, boolean]>([
	["before", "confirmed", 14, true],
	["after", "confirmed", 61, false],
	["of an event that takes nothing back", "confirmed", null, false],
	["of an order that is not confirmed", "reserved", 14, false],
])("refundableUntil %s", (_, status, refundDays, isRefundable) => {
	const startsAt = new Date("2025-06-30T07:00:00Z");
	const until = refundableUntil({ status }, { startsAt, refundDays }, new Date("2025-05-01T07:00:00Z"));
	expect(until !== null).toBe(isRefundable);
});

test("tickets can be returned until the last millisecond before the deadline", () => {
	const startsAt = new Date("2025-06-30T07:00:00Z");
	const end = new Date("2025-06-16T07:00:00Z");
	const at = (now: Date) => refundableUntil({ status: "confirmed" }, { startsAt, refundDays: 14 }, now);
	expect(at(new Date(end.getTime() - 1))).toEqual(end);
	expect(at(end)).toBeNull();
});
