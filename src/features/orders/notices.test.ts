import { describe, expect, test } from "vitest";
import { isOwedLate, noticeOf } from "./notices.ts";

const placed = new Date("2025-04-30T10:00:00Z");
const money = { grossGrosz: 100, paidGrosz: 0, refundedGrosz: 0, notices: 0, createdAt: placed };
const transfer = {
	...money,
	status: "reserved" as const,
	method: "transfer" as const,
	dueOn: null,
	holdsUntil: new Date("2025-05-07T10:00:00Z"),
};
const deferred = {
	...money,
	status: "confirmed" as const,
	method: "deferred" as const,
	holdsUntil: null,
	dueOn: "2025-05-14",
};

describe("reminders of unpaid orders", () => {
	test.each([
		["2025-05-06T09:59:00Z", {}, undefined],
		["2025-05-06T10:00:00Z", {}, "transferSoon"],
		["2025-05-07T09:59:00Z", {}, "transferSoon"],
		["2025-05-07T10:00:00Z", {}, undefined],
		["2025-05-06T10:00:00Z", { notices: 1 }, undefined],
		["2025-05-06T10:00:00Z", { status: "expired" as const }, undefined],
		["2025-05-06T10:00:00Z", { method: "card" as const }, undefined],
		["2025-04-30T10:05:00Z", { holdsUntil: new Date("2025-04-30T10:30:00Z") }, undefined],
		["2025-04-30T11:00:00Z", { holdsUntil: new Date("2025-05-01T10:00:00Z") }, undefined],
	])("of a transfer at %s, %o: %s", (now, values, kind) =>
		expect(noticeOf({ ...transfer, ...values }, { now: new Date(now), today: now.slice(0, 10) })?.kind).toBe(kind),
	);

	test.each([
		["2025-05-10", {}, undefined],
		["2025-05-11", {}, "dueSoon"],
		["2025-05-13", { notices: 1 }, undefined],
		["2025-05-14", { notices: 1 }, "dueToday"],
		["2025-05-14", {}, "dueToday"],
		["2025-05-15", {}, undefined],
		["2025-05-16", {}, undefined],
		["2025-05-17", { notices: 2 }, "overdue"],
		["2025-06-17", {}, "overdue"],
		["2025-06-17", { notices: 3 }, undefined],
		["2025-05-17", { paidGrosz: 100 }, undefined],
		["2025-05-17", { paidGrosz: 40, refundedGrosz: 60 }, undefined],
		["2025-05-17", { paidGrosz: 40 }, "overdue"],
		["2025-05-17", { status: "cancelled" as const }, undefined],
		["2025-05-17", { method: "card" as const }, undefined],
	])("of a deferred invoice due on 14 May, on %s, %o: %s", (today, values, kind) =>
		expect(noticeOf({ ...deferred, ...values }, { now: placed, today })?.kind).toBe(kind),
	);
});

test("an invoice is late from the day after its due day, while an amount is due", () => {
	expect(isOwedLate(deferred, "2025-05-14")).toBe(false);
	expect(isOwedLate(deferred, "2025-05-15")).toBe(true);
	expect(isOwedLate({ ...deferred, paidGrosz: 100 }, "2025-05-15")).toBe(false);
	expect(isOwedLate({ ...deferred, status: "cancelled" }, "2025-05-15")).toBe(false);
});
