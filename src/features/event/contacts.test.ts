import { describe, expect, test } from "vitest";
import { telOf } from "./contacts.ts";

describe("phone addresses", () => {
	test.each([
		["+48 22 555 01 10", "tel:+48225550110"],
		["22 555-01-10", "tel:225550110"],
	])("%s has the link %s", (phone, address) => expect(telOf(phone)).toBe(address));
});
