import { describe, expect, test } from "vitest";
import type { PaymentInfo } from "./contract.ts";
import { isOrderNumber, nextAskIn, orderView } from "./state.ts";

const reserved = {
	status: "reserved",
	method: "card",
	isPayable: true,
	lastPayment: null,
	paidGrosz: 0,
	refundedGrosz: 0,
	refunds: [] as PaymentInfo["refunds"],
	dueGrosz: 92_127,
	waitsFor: null,
	unwantedGrosz: 0,
} as PaymentInfo;

describe("the view of an order's page", () => {
	test.each<[string, Partial<PaymentInfo>, string]>([
		["nothing tried yet", {}, "wait"],
		["a refused try", { lastPayment: "failed" }, "failed"],
		["a begun payment", { lastPayment: "pending" }, "await"],
		["a transfer, whatever was tried before", { method: "transfer", lastPayment: "pending" }, "transfer"],
		["time over, job not yet there", { isPayable: false, lastPayment: "pending" }, "expired"],
		["to be confirmed first", { method: "transfer", waitsFor: "confirmation" }, "confirm"],
		["to be approved", { method: "deferred", isPayable: false, waitsFor: "approval" }, "approval"],
		["ended, its money came late", { status: "expired", isPayable: false, unwantedGrosz: 1 }, "late"],
		["cancelled, its money came late", { status: "cancelled", isPayable: false, unwantedGrosz: 1 }, "late"],
		[
			"ended, what it waited for is told no more",
			{ status: "expired", isPayable: false, waitsFor: "confirmation" },
			"expired",
		],
		["ended", { status: "expired", isPayable: false }, "expired"],
		["cancelled", { status: "cancelled", isPayable: false, lastPayment: "failed" }, "cancelled"],
		["given back", { status: "cancelled", isPayable: false, refundedGrosz: 1, dueGrosz: 0 }, "returned"],
		["paid", { status: "confirmed", isPayable: false, dueGrosz: 0, lastPayment: "paid" }, "paid"],
		["paid, and once more", { status: "confirmed", isPayable: false, dueGrosz: 0, unwantedGrosz: 1 }, "paid"],
		["deferred", { status: "confirmed", method: "deferred", isPayable: false }, "deferred"],
		["deferred and paid since", { status: "confirmed", method: "deferred", dueGrosz: 0, isPayable: false }, "paid"],
	])("%s", (_, values, view) => expect(orderView({ ...reserved, ...values })).toBe(view));
});

test("an awaited message is polled every 2 s for a minute, then slower; a finished order is not polled", () => {
	const nextOf = (values: Partial<PaymentInfo>, requested = 0) => nextAskIn({ ...reserved, ...values }, requested);
	expect([0, 29, 30].map((requested) => nextOf({ lastPayment: "pending" }, requested))).toEqual([2000, 2000, 15_000]);
	expect(nextOf({ method: "transfer" })).toBe(15_000);
	const ended: Partial<PaymentInfo>[] = [
		{ status: "confirmed", dueGrosz: 0 },
		{ status: "confirmed", method: "deferred" },
		{ status: "expired" },
		{ status: "cancelled" },
	];
	expect(ended.map((values) => nextOf(values))).toEqual(ended.map(() => undefined));
	const refund = (state: "due" | "sent" | "failed") => [{ amountGrosz: 1, state, createdDate: "" }];
	for (const status of ["confirmed", "cancelled"] as const) {
		const returned = { status, refundedGrosz: 1, dueGrosz: 0 };
		expect([0, 30].map((requested) => nextOf({ ...returned, refunds: refund("due") }, requested))).toEqual([
			2000, 15_000,
		]);
		expect(nextOf({ ...returned, refunds: [...refund("sent"), ...refund("failed")] })).toBeUndefined();
	}
});

test.each([
	["MSTS25-7K3QF9XD", true],
	["ey-meetup-7k3qf9xd", true],
	[`${"A".repeat(30)}-7K3QF9XD`, true],
	["1BCGKx3GZgCmsuWg4hPoQ7-8SB2Z82Sa2x615Yy_XsM", false],
	["1BCGKx3GZgCmsuWg4hPoQ7_8SB2Z82Sa2x-7K3QF9XD", false],
	["MSTS25-7K3QF9XDM", false],
	["?MSTS25-7K3QF9XD", false],
	["-7K3QF9XD", false],
	["", false],
])("%j is an order's number and not its secret: %s", (id, isNumber) => expect(isOrderNumber(id)).toBe(isNumber));
