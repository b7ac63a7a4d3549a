import { describe, expect, test } from "vitest";
import { ticketNumber } from "../tickets/rules.ts";
import { isCancellable, resendRefusal, targetOf } from "./rules.ts";

const NUMBER = ticketNumber(7);

describe("a search", () => {
	test.each<[string, string, boolean, object]>([
		["a ticket number", NUMBER, true, { by: "ticket", registrationId: 7 }],
		["a ticket number in small letters", NUMBER.toLowerCase(), false, { by: "ticket", registrationId: 7 }],
		["an address", " Anna@Firma", true, { by: "email", start: "anna@firma" }],
		["an address without the right to contact data", "Anna@Firma", false, { by: "name" }],
		["a name with eight letters of ticket numbers", "STEFANEK", true, { by: "name" }],
		["a double name", "Nowak-Mazur", true, { by: "name" }],
	])("%s", (_, q, seesDetails, wanted) => {
		expect(targetOf(q, seesDetails)).toEqual(wanted);
	});
});

describe("a ticket is sent again", () => {
	test.each([
		["confirmed", "confirmed", false, false, undefined],
		["confirmed", null, true, false, undefined],
		["confirmed", null, false, false, "unconfirmed"],
		["confirmed", null, false, true, undefined],
		["reserved", "reserved", true, false, "notValid"],
		["cancelled", null, true, false, "notValid"],
		["cancelled", null, false, true, "notValid"],
	] as const)(
		"%s, order %s, confirmed address %s, guest %s: %s",
		(status, orderStatus, isEmailConfirmed, isGuest, refusal) => {
			expect(resendRefusal({ status, orderStatus, isEmailConfirmed, isGuest })).toBe(refusal);
		},
	);
});

describe("a registration is cancelled", () => {
	test.each([
		["confirmed", null, true],
		["reserved", null, true],
		["confirmed", "expired", true],
		["confirmed", "cancelled", true],
		["confirmed", "confirmed", false],
		["reserved", "reserved", false],
		["cancelled", null, false],
	] as const)("%s, order %s: %s", (status, orderStatus, is) => {
		expect(isCancellable({ status, orderStatus })).toBe(is);
	});
});
