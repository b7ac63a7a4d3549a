import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Amounts, lineAmounts, sumOf } from "../../kit/money/amounts.ts";
import { DEFERRED_FEE_NET_GROSZ } from "./price.ts";
import { type RefundableLine, refundPlan, worthOf } from "./rules.ts";

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

	const workshop = line({ position: 2, kind: "option", quantity: 1, unitNetGrosz: 5854, vatRate: 23 });
	const ticketAndTwo = [...ticketAndLunch, workshop];

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
		[
			"the own ticket beside a team's",
			[ticketAndLunch[0]!, line({ position: 1 })],
			[{ position: 0, quantity: 1 }],
			36_777,
			false,
		],
		[
			"the own ticket and one of its options, with the other",
			ticketAndTwo,
			[
				{ position: 0, quantity: 1 },
				{ position: 1, quantity: 1 },
			],
			36_777 + 5292 + 7200,
			true,
		],
		["one option of two", ticketAndTwo, [{ position: 1, quantity: 1 }], 5292, false],
		["the own ticket, with its options", ticketAndLunch, [{ position: 0, quantity: 1 }], 36_777 + 5292, true],
		["an option alone", ticketAndLunch, [{ position: 1, quantity: 1 }], 5292, false],
	])("%s", (_, lines, wanted, grossGrosz, isWhole) => {
		expect(refundPlan(lines, wanted)).toMatchObject({ amounts: { grossGrosz }, isWhole });
	});

	test.each<
		[string, RefundableLine[], { position: number; quantity: number }[] | undefined, number[], number, boolean]
	>([
		["the ticket alone", ticketAndTwo, [{ position: 0, quantity: 1 }], [0], 36_777, false],
		["all tickets but not the fee", [line(), fee], [{ position: 0, quantity: 5 }], [0], 183_885, false],
		[
			"every line by its name",
			ticketAndLunch,
			[0, 1].map((position) => ({ position, quantity: 1 })),
			[0, 1],
			42_069,
			true,
		],
		["all that is left", [line({ refundedQuantity: 5 }), fee], undefined, [1], 6027, true],
	])("the organiser gives back only what is named: %s", (_, lines, wanted, positions, grossGrosz, isWhole) => {
		const plan = refundPlan(lines, wanted, { isExact: true })!;
		expect(plan).toMatchObject({ amounts: { grossGrosz }, isWhole });
		expect(plan.taken.map(({ position }) => position)).toEqual(positions);
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
		[
			"no pieces of a line",
			[line(), line({ position: 1 })],
			[
				{ position: 0, quantity: 1 },
				{ position: 1, quantity: 0 },
			],
		],
		[
			"fewer than none",
			[line()],
			[
				{ position: 0, quantity: 2 },
				{ position: 0, quantity: -1 },
			],
		],
		["another line", [line()], [{ position: 7, quantity: 1 }]],
		["the fee alone", [line(), fee], [{ position: 1, quantity: 1 }]],
		["nothing left", [line({ refundedQuantity: 5 })], undefined],
	])("refuses %s", (_, lines, wanted) => expect(refundPlan(lines, wanted)).toBeUndefined());

	test("splits a price reduction over the returned tickets", () => {
		const lowered = line({ reducedGrosz: 5001 });
		expect(refundPlan([lowered], [{ position: 0, quantity: 2 }])).toMatchObject({
			taken: [{ position: 0, quantity: 2 }],
			amounts: { grossGrosz: 73_554 - 2000 },
			reduced: [{ position: 0, reducedGrosz: 3001 }],
		});
		expect(refundPlan([lowered], undefined)).toMatchObject({ amounts: { grossGrosz: 183_885 - 5001 }, isWhole: true });
		expect(refundPlan([line()], undefined)!.reduced).toEqual([]);
		// two tickets at 2.46 grosz cost 5 with VAT and one costs 2, so the discount on the rest cannot exceed 2
		const lowest = line({ quantity: 2, unitNetGrosz: 2, reducedGrosz: 5 });
		expect(refundPlan([lowest], [{ position: 0, quantity: 1 }])).toMatchObject({
			amounts: { grossGrosz: 0 },
			reduced: [{ position: 0, reducedGrosz: 2 }],
		});
	});

	test("returns every grosz for any order of returns and reductions", () => {
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
