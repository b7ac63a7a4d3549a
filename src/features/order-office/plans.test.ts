import { describe, expect, test } from "vitest";
import { transferPlan } from "./plans.ts";
import { refundFacts } from "./refund-facts.ts";

const order = {
	number: "MSTS25-7K3QF9XD",
	status: "reserved" as const,
	grossGrosz: 10_000,
	paidGrosz: 0,
	refundedGrosz: 0,
	accountId: "a",
};

describe("the plan of a transfer", () => {
	const transfer = { amountGrosz: 10_000, reference: "BANK/1", isRecorded: false };
	test.each([
		["the amount due", order, transfer, ["The order will be paid"], 1],
		["a part", order, { ...transfer, amountGrosz: 4000 }, ["PLN\u00a060 remains due"], 1],
		["more", order, { ...transfer, amountGrosz: 10_500 }, ["The order will be paid", "The surplus of PLN\u00a05"], 1],
		["money after the end", { ...order, status: "expired" as const }, transfer, ["The order has expired"], 1],
		[
			"money for a cancelled order",
			{ ...order, status: "cancelled" as const },
			transfer,
			["The order awaits no money"],
			1,
		],
		["a known reference", order, { ...transfer, isRecorded: true }, ["The transfer with this reference is already"], 0],
		["an erased buyer", { ...order, accountId: null }, transfer, ["The order will be paid"], 0],
	])("says the effects of %s", (_, of, typed, effects, emails) => {
		const plan = transferPlan(of, typed);
		expect(plan.effects.map((one) => one.en)).toEqual(effects.map((one) => expect.stringContaining(one)));
		expect([plan.emails, plan.effects.every((one) => one.pl !== one.en)]).toEqual([emails, true]);
	});
});

const line = {
	position: 0,
	name: "Standard",
	kind: "team" as const,
	quantity: 3,
	refundedQuantity: 0,
	reducedGrosz: 0,
	unitNetGrosz: 1000,
	vatRate: 0,
};
test.each([
	["all", 3000, undefined, { grossGrosz: 3000, backGrosz: 3000, isWhole: true, teamPieces: 3, remaining: [] }],
	[
		"a part",
		3000,
		1,
		{
			grossGrosz: 1000,
			backGrosz: 1000,
			isWhole: false,
			refunded: [{ name: "Standard", quantity: 1, grossGrosz: 1000 }],
		},
	],
	["a part of a partly paid order", 1500, 1, { grossGrosz: 1000, backGrosz: 0, isWhole: false }],
	["more than there is", 3000, 4, undefined],
])("a refund of %s", (_, paidGrosz, quantity, facts) => {
	const wanted = quantity === undefined ? undefined : [{ position: 0, quantity }];
	const found = refundFacts({ grossGrosz: 3000, paidGrosz, refundedGrosz: 0 }, [line], wanted);
	if (facts) expect(found).toMatchObject(facts);
	else expect(found).toBeUndefined();
});
