import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Amounts, lineAmounts, sumOf } from "../../kit/money/money.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE } from "./price.ts";
import {
	holdsUntil,
	isOverdue,
	type OrderStatus,
	orderNumber,
	paymentEffect,
	type RefundableLine,
	refundableUntil,
	refundPlan,
	worthOf,
} from "./rules.ts";

const now = new Date("2025-04-30T10:00:00Z");

test.each([
	["card", "2025-04-30T10:30:00.000Z"],
	["transfer", "2025-05-07T10:00:00.000Z"],
	["deferred", "2025-05-07T10:00:00.000Z"],
] as const)("an unpaid order by %s holds its places until %s", (method, until) =>
	expect(holdsUntil(method, now).toISOString()).toBe(until),
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

	test("parts confirm an order once and never count more than it costs, however it is split", () =>
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
] as const)("%s until %s is overdue: %s", (status, until, overdue) =>
	expect(isOverdue({ status, holdsUntil: new Date(until) }, now)).toBe(overdue),
);

test("numbers have 8 letters without 0, O, 1 and I", () =>
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
			expect(orderNumber("msts25", random)).toMatch(/^MSTS25-[2-9A-HJ-NP-Z]{8}$/);
		}),
	));

describe("refundPlan", () => {
	const line = (values: Partial<RefundableLine> = {}): RefundableLine => ({
		position: 0,
		kind: "team",
		quantity: 5,
		refundedQuantity: 0,
		reducedGrosz: 0,
		unitNetGrosz: 29_900,
		vatRate: 23,
		...values,
	});
	const fee = line({ position: 1, kind: "fee", quantity: 1, unitNetGrosz: DEFERRED_FEE_NET_GROSZ });

	const ticketAndLunch = [
		line({ kind: "package", quantity: 1 }),
		line({ position: 1, kind: "option", quantity: 1, unitNetGrosz: 4900, vatRate: 8 }),
	];

	test.each<[string, RefundableLine[], { position: number; quantity: number }[] | undefined, number, boolean]>([
		["everything", [line(), fee], undefined, 183_885 + 6027, true],
		["some tickets", [line(), fee], [{ position: 0, quantity: 2 }], 73_554, false],
		[
			"the last tickets, with the fee",
			[line({ refundedQuantity: 4 }), fee],
			[{ position: 0, quantity: 1 }],
			42_804,
			true,
		],
		["the own ticket, with its options", ticketAndLunch, [{ position: 0, quantity: 1 }], 36_777 + 5292, true],
		["an option alone", ticketAndLunch, [{ position: 1, quantity: 1 }], 5292, false],
	])("%s", (_, lines, wanted, grossGrosz, isWhole) => {
		expect(refundPlan(lines, wanted)).toMatchObject({ amounts: { grossGrosz }, isWhole });
	});

	test.each([
		["more than there are", [line()], [{ position: 0, quantity: 6 }]],
		[
			"more in two parts",
			[line()],
			[
				{ position: 0, quantity: 3 },
				{ position: 0, quantity: 3 },
			],
		],
		["another line", [line()], [{ position: 7, quantity: 1 }]],
		["the fee alone", [line(), fee], [{ position: 1, quantity: 1 }]],
		["nothing left", [line({ refundedQuantity: 5 })], undefined],
	])("refuses %s", (_, lines, wanted) => expect(refundPlan(lines, wanted)).toBeUndefined());

	test("of a lowered price takes its part with each ticket", () => {
		const lowered = line({ reducedGrosz: 5001 });
		expect(refundPlan([lowered], [{ position: 0, quantity: 2 }])).toMatchObject({
			amounts: { grossGrosz: 73_554 - 2000 },
			reduced: [{ position: 0, reducedGrosz: 3001 }],
		});
		expect(refundPlan([lowered], undefined)).toMatchObject({ amounts: { grossGrosz: 183_885 - 5001 }, isWhole: true });
		expect(refundPlan([line()], undefined)!.reduced).toEqual([]);
	});

	test("gives back all of it, to the grosz, however it is split and its price is lowered", () => {
		const lines = fc.array(
			fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitNetGrosz: fc.integer({ min: 1, max: 99_999 }) }),
			{ minLength: 1, maxLength: 4 },
		);
		fc.assert(
			fc.property(lines, fc.infiniteStream(fc.nat()), (made, draws) => {
				const left = made.map((one, position) => line({ ...one, position }));
				const total = sumOf(left.map((one) => lineAmounts(one.quantity, one.unitNetGrosz, one.vatRate)));
				const back: Amounts[] = [];
				while (left.some((one) => one.refundedQuantity < one.quantity)) {
					const open = left.filter((one) => one.refundedQuantity < one.quantity);
					const one = open[draws.next().value! % open.length]!;
					const worth = worthOf(one);
					if (draws.next().value! % 3 === 0 && worth.grossGrosz > 0) {
						one.reducedGrosz += 1 + (draws.next().value! % worth.grossGrosz);
						back.push(lessThan(worth, worthOf(one)));
						continue;
					}
					const quantity = 1 + (draws.next().value! % (one.quantity - one.refundedQuantity));
					const plan = refundPlan(left, [{ position: one.position, quantity }])!;
					expect(plan.amounts.grossGrosz).toBeGreaterThanOrEqual(0);
					back.push(plan.amounts);
					one.refundedQuantity += quantity;
					one.reducedGrosz = plan.reduced[0]?.reducedGrosz ?? one.reducedGrosz;
					expect(worthOf(one).grossGrosz).toBeGreaterThanOrEqual(0);
				}
				expect(sumOf(back)).toEqual(total);
			}),
		);
	});
});

function lessThan(one: Amounts, other: Amounts): Amounts {
	const [netGrosz, vatGrosz] = [one.netGrosz - other.netGrosz, one.vatGrosz - other.vatGrosz];
	return { netGrosz, vatGrosz, grossGrosz: netGrosz + vatGrosz };
}

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

test("tickets are given back to the last millisecond of their time, and not at its end", () => {
	const startsAt = new Date("2025-06-30T07:00:00Z");
	const end = new Date("2025-06-16T07:00:00Z");
	const at = (now: Date) => refundableUntil({ status: "confirmed" }, { startsAt, refundDays: 14 }, now);
	expect(at(new Date(end.getTime() - 1))).toEqual(end);
	expect(at(end)).toBeNull();
});
