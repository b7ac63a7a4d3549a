import { describe, expect, test } from "vitest";
import {
	type HandedTicket,
	type HandOverRefusal,
	handOverRefusal,
	paidPersonal,
	type TicketOption,
} from "./hand-over.ts";
import { handOverForm } from "./hand-over-form.ts";

const at = (day: string) => new Date(`2025-06-${day}T07:00:00Z`);
const option = (kind: TicketOption["kind"], choice: string | null, netGrosz: number): TicketOption => ({
	kind,
	choice,
	netGrosz,
});
const ticket: HandedTicket = {
	status: "confirmed",
	isHandedOver: false,
	isOwed: false,
	isHeld: false,
	isCheckedIn: false,
	options: [],
	startsAt: at("06"),
	endsAt: at("08"),
	handOverUntil: null,
};

describe("a ticket is handed over", () => {
	test.each<[string, Partial<HandedTicket>, string, HandOverRefusal | undefined]>([
		["before the event", {}, "05", undefined],
		["a returned one", { status: "cancelled" }, "05", "isCancelled"],
		["one that another person has", { status: "cancelled", isHandedOver: true }, "05", "isHandedOver"],
		["an unpaid one", { status: "reserved" }, "05", "isUnpaid"],
		["one with an unpaid extra", { isOwed: true }, "05", "isUnpaid"],
		["one that waits for the holder's address", { isHeld: true }, "05", "isUnconfirmed"],
		["a used one", { isCheckedIn: true }, "05", "isUsed"],
		["after the start", {}, "06", "isClosed"],
		["before a later closing date", { handOverUntil: at("07") }, "06", undefined],
		["after an earlier closing date", { handOverUntil: at("03") }, "05", "isClosed"],
		["after the end, before the closing date", { handOverUntil: at("12") }, "09", "isOver"],
		["with a free choice of lunch", { options: [option("lunch", "wege", 0)] }, "05", undefined],
		["with a paid afterparty", { options: [option("afterparty", null, 9900)] }, "05", undefined],
		["with a paid T-shirt", { options: [option("tshirt", "M", 5900)] }, "05", "hasPersonal"],
		["with a paid parcel", { options: [option("delivery", null, 1900)] }, "05", "hasPersonal"],
	])("%s", (_, change, day, refusal) => {
		expect(handOverRefusal({ ...ticket, ...change }, { now: at(day), isByOrganiser: false })).toBe(refusal);
	});

	test.each<[string, Partial<HandedTicket>, string, HandOverRefusal | undefined]>([
		["after the start and the closing date", { handOverUntil: at("03") }, "07", undefined],
		["not after the end", {}, "08", "isOver"],
		["not if it is used", { isCheckedIn: true }, "05", "isUsed"],
	])("by an organiser %s", (_, change, day, refusal) => {
		expect(handOverRefusal({ ...ticket, ...change }, { now: at(day), isByOrganiser: true })).toBe(refusal);
	});
});

test("paid extras with a choice stay with the person", () => {
	const options = [option("tshirt", "M", 5900), option("giftbag", null, 0), option("lunch", "wege", 0)];
	expect(paidPersonal(options).map(({ kind }) => kind)).toEqual(["tshirt"]);
});

test("the form wants an address and names", () => {
	const errors = handOverForm.errors(
		{ email: " Ola@Firma ", firstName: " ", lastName: "Nowak", lang: "pl" },
		undefined,
	);
	expect(Object.entries(errors).flatMap(([field, error]) => (error ? [field] : []))).toEqual(["email", "firstName"]);
	const typed = { email: " Ola@Firma.Example ", firstName: "Ola", lastName: "Nowak", lang: "pl" as const };
	expect(Object.values(handOverForm.errors(typed, undefined)).filter(Boolean)).toEqual([]);
});
