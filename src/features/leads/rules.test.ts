import { expect, test } from "vitest";
import { endedBefore, FILTERS, filterLeads, scanRefusal } from "./rules.ts";

const ticket = { eventId: 1, accountId: "anna", status: "confirmed" as const };

test.each([
	["a confirmed ticket of the event", ticket, undefined],
	["an unknown number", undefined, "noTicket"],
	["a refunded ticket of another event", { ...ticket, eventId: 2, status: "cancelled" as const }, "otherEvent"],
	["a refunded ticket", { ...ticket, status: "cancelled" as const }, "givenBack"],
	["an unpaid ticket", { ...ticket, status: "reserved" as const }, "unpaid"],
	["one's own ticket", { ...ticket, accountId: "staff" }, "own"],
])("%s at a stand: %s", (_, scanned, refusal) => {
	const scan = { eventId: 1, staffId: "staff", isCode: true };
	expect(scanRefusal(scanned, { ...scan, isOver: false })).toBe(refusal);
	expect(scanRefusal(scanned, { ...scan, isOver: true })).toBe("over");
});

test("a text that is no code gets its own message", () => {
	expect(scanRefusal(undefined, { eventId: 1, staffId: "staff", isCode: false, isOver: false })).toBe("noCode");
});

test("filters keep all contacts, one's own, or those without stars", () => {
	const leads = [
		{ isMine: true, rating: null },
		{ isMine: true, rating: 3 },
		{ isMine: true, rating: 4 },
		{ isMine: true, rating: 5 },
		{ isMine: false, rating: null },
	];
	expect(FILTERS.map((filter) => filterLeads(leads, filter).length)).toEqual([5, 4, 2]);
});

test("contacts are kept for twelve months", () => {
	expect(endedBefore(new Date("2026-06-07T16:00:00Z"))).toEqual(new Date("2025-06-07T16:00:00Z"));
});
