import { expect, test } from "vitest";
import type { Right } from "../organisers/rights.ts";
import type { OrderCan } from "./contract.ts";
import {
	buyerKindOf,
	extendedDeadline,
	isPaymentReturnable,
	isTransferDue,
	orderCanOf,
	refundablePieces,
	restoredDeadline,
} from "./rules.ts";

const PAID = {
	status: "confirmed",
	state: "paid",
	method: "card",
	isHeld: false,
	dueOn: null,
	dueGrosz: 0,
	pieces: 1,
	unusedCodes: 0,
	isTeam: false,
} as const;
const HELD = {
	...PAID,
	status: "reserved",
	state: "transfer",
	method: "transfer",
	isHeld: true,
	dueGrosz: 100,
} as const;

test.each<[string, Parameters<typeof orderCanOf>[0], (keyof OrderCan)[]]>([
	["a paid order", PAID, ["refund"]],
	["an order without pieces", { ...PAID, pieces: 0 }, []],
	["a team with unused codes", { ...PAID, isTeam: true, unusedCodes: 2 }, ["refund", "resendCodes"]],
	["a team with used codes only", { ...PAID, isTeam: true }, ["refund"]],
	["a team in a list", { ...PAID, isTeam: true, unusedCodes: undefined }, ["refund", "resendCodes"]],
	["a transfer", HELD, ["recordTransfer", "cancel", "extend", "changePayer"]],
	[
		"a card that is paid now",
		{ ...HELD, state: "paying", method: "card" },
		["recordTransfer", "cancel", "changePayer"],
	],
	[
		"an approval",
		{ ...HELD, state: "approval", method: "deferred" },
		["recordTransfer", "approve", "cancel", "extend", "changePayer"],
	],
	["an ended reservation", { ...HELD, state: "expired", isHeld: false }, ["recordTransfer"]],
	[
		"an expired order",
		{ ...HELD, status: "expired", state: "expired", isHeld: false, dueGrosz: 0 },
		["recordTransfer"],
	],
	["a cancelled order", { ...PAID, status: "cancelled", state: "cancelled" }, []],
	[
		"a deferred invoice",
		{ ...PAID, state: "deferred", method: "deferred", dueOn: "2025-05-14", dueGrosz: 100 },
		["recordTransfer", "refund", "extend"],
	],
])("the commands on %s", (_, order, commands) => {
	const can = orderCanOf(order, () => true);
	expect(Object.entries(can).flatMap(([name, is]) => (is ? [name] : []))).toEqual(commands);
	expect(Object.values(orderCanOf(order, () => false))).not.toContain(true);
	const readOnly = orderCanOf(order, (right: Right) => right === "orders.refund");
	expect(Object.entries(readOnly).flatMap(([name, is]) => (is ? [name] : []))).toEqual(
		commands.filter((name) => name === "refund"),
	);
});

test.each([
	["", [{ kind: "package" }], "person"],
	["5260250995", [{ kind: "package" }, { kind: "option" }], "company"],
	["5260250995", [{ kind: "team" }], "team"],
	["", [{ kind: "team" }], "team"],
] as const)("the buyer with tax number %j and lines %j is a %s", (nip, lines, kind) => {
	expect(buyerKindOf(nip, lines)).toBe(kind);
});

const line = { id: 1, kind: "team" as const, quantity: 5, refundedQuantity: 1 };
const code = (values: object = {}) => ({ orderLineId: 1, used: 0, revokedAt: null, ...values });
test.each([
	["codes that are not issued", line, [], 4],
	["unused codes", line, [code(), code(), code(), code()], 4],
	["a used code", line, [code(), code(), code(), code({ used: 1 })], 3],
	["revoked codes", line, [code(), code({ revokedAt: new Date() })], 1],
	["codes of another line", line, [code(), code({ orderLineId: 2 })], 1],
	["a person's ticket", { ...line, kind: "package" as const }, [], 4],
	["a fee", { ...line, kind: "fee" as const }, [], 0],
])("the refundable pieces with %s", (_, of, codes, pieces) => {
	expect(refundablePieces(of, codes)).toBe(pieces);
});

test.each([
	["queued", "confirmed", 0, 100, true],
	["queued", "confirmed", 0, 0, false],
	["paid", "confirmed", 100, 100, false],
	["paid", "expired", 100, 100, true],
	["paid", "cancelled", 0, 100, false],
	["settled", "expired", 100, 100, false],
] as const)(
	"a %s payment of a %s order with %d paid and %d left is returnable: %s",
	(state, status, paidGrosz, left, is) => {
		expect(isPaymentReturnable({ status, paidGrosz }, { state }, left)).toBe(is);
	},
);

test.each([
	["due", true, true],
	["due", false, false],
	["failed", false, true],
	["sent", true, false],
	["elsewhere", true, false],
] as const)("a %s refund, by hand %s, is to be transferred: %s", (state, isByHand, is) => {
	expect(isTransferDue(state, isByHand)).toBe(is);
});

const now = new Date("2025-04-30T10:00:00Z");
const until = new Date("2025-05-02T10:00:00Z");
const unpaid = {
	status: "reserved",
	method: "transfer",
	holdsUntil: until,
	dueOn: null,
	grossGrosz: 100,
	paidGrosz: 0,
	refundedGrosz: 0,
} as const;
test.each([
	["a transfer", unpaid, { holdsUntil: new Date("2025-05-05T10:00:00Z") }],
	["a card", { ...unpaid, method: "card" as const }, undefined],
	["an ended reservation", { ...unpaid, holdsUntil: now }, undefined],
	[
		"a deferred invoice",
		{ ...unpaid, status: "confirmed", method: "deferred", holdsUntil: null, dueOn: "2025-05-30" } as const,
		{ dueOn: "2025-06-02" },
	],
	[
		"a paid invoice",
		{ ...unpaid, status: "confirmed", method: "deferred", dueOn: "2025-05-30", paidGrosz: 100 } as const,
		undefined,
	],
	["a cancelled order", { ...unpaid, status: "cancelled" as const }, undefined],
])("the deadline of %s three days later", (_, order, deadline) => {
	expect(extendedDeadline(order, 3, now)).toEqual(deadline);
});

const extension = { before: "2025-05-01T10:00:00.000Z", after: until.toISOString() };
const invoice = { ...unpaid, status: "confirmed", method: "deferred", holdsUntil: null, dueOn: "2025-05-30" } as const;
const later = { before: "2025-05-27", after: "2025-05-30" };
test.each([
	["a reservation", unpaid, extension, { holdsUntil: new Date("2025-05-01T10:00:00Z") }],
	["an invoice", invoice, later, { dueOn: "2025-05-27" }],
	["an invoice that was due today", invoice, { ...later, before: "2025-04-30" }, { dueOn: "2025-04-30" }],
	["an invoice that was due before", invoice, { ...later, before: "2025-04-29" }, { refusal: "deadlinePassed" }],
	["an earlier end that passed", unpaid, { ...extension, before: now.toISOString() }, { refusal: "deadlinePassed" }],
	["another deadline", unpaid, { ...extension, after: "2025-05-03T10:00:00.000Z" }, { refusal: "deadlineChanged" }],
	["another day", invoice, { ...later, after: "2025-05-31" }, { refusal: "deadlineChanged" }],
	["a reminder", { ...unpaid, notices: 1 }, extension, { refusal: "deadlineReminded" }],
	["a paid order", { ...unpaid, paidGrosz: 100 }, extension, { refusal: "notExtendable" }],
	["an ended one", { ...unpaid, holdsUntil: now }, extension, { refusal: "notExtendable" }],
])("an extension is taken back: %s", (_, order, recorded, deadline) => {
	expect(restoredDeadline({ notices: 0, ...order }, recorded, { now, today: "2025-04-30" })).toEqual(deadline);
});
