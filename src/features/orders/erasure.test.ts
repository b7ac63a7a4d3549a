import { expect, test } from "vitest";
import { type ErasedOrder, endsWithBuyer, obstacleOf } from "./erasure.ts";

const paid: ErasedOrder = {
	status: "confirmed",
	grossGrosz: 36_777,
	paidGrosz: 36_777,
	refundedGrosz: 0,
	kinds: ["package"],
	isOver: true,
	hasMoneyToGoBack: false,
	isRefundable: false,
};
const free = { grossGrosz: 0, paidGrosz: 0 };

test.each<[string, Partial<ErasedOrder>, string | undefined]>([
	["paid, of an event that is over", {}, undefined],
	["paid, of an event to come", { isOver: false }, "ahead"],
	["paid, of an event to come, that may be given back", { isOver: false, isRefundable: true }, "refundable"],
	["free, of an event to come", { ...free, isOver: false }, undefined],
	["free, for a team, of an event to come", { ...free, isOver: false, kinds: ["team"] }, "ahead"],
	["given back in part, of an event to come", { paidGrosz: 1, refundedGrosz: 36_776, isOver: false }, "ahead"],
	["to be paid by invoice", { paidGrosz: 0 }, "owed"],
	["paid in part by invoice, of an event to come", { paidGrosz: 1, isOver: false }, "owed"],
	["unpaid", { status: "reserved", paidGrosz: 0, isOver: false }, undefined],
	["paid in part", { status: "reserved", paidGrosz: 1, isOver: false }, "inParts"],
	["expired unpaid", { status: "expired", paidGrosz: 0, isOver: false }, undefined],
	["expired with a part of its money", { status: "expired", paidGrosz: 1 }, "moneyBack"],
	["cancelled with a part of its money", { status: "cancelled", paidGrosz: 1 }, "moneyBack"],
	["given back, its money on the way", { status: "cancelled", paidGrosz: 0, hasMoneyToGoBack: true }, "moneyBack"],
	["unpaid, with money that came twice", { status: "reserved", paidGrosz: 0, hasMoneyToGoBack: true }, "moneyBack"],
])("an order that is %s", (_what, values, obstacle) => {
	expect(obstacleOf({ ...paid, ...values })).toBe(obstacle);
});

test.each([
	["reserved", false, true],
	["reserved", true, true],
	["confirmed", false, true],
	["confirmed", true, false],
	["expired", false, false],
	["cancelled", false, false],
] as const)("%s, event over %s: ends %s", (status, isOver, ends) => {
	expect(endsWithBuyer({ status, isOver })).toBe(ends);
});
