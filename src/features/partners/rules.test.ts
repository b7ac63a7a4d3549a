import { describe, expect, test } from "vitest";
import type { Partner } from "./contract.ts";
import { inTierOrder, telOf } from "./rules.ts";

const partner = (name: string, tier: Partner["tier"]): Partner => ({
	objectId: 1,
	name,
	tier,
	logoUrl: "/x.svg",
	url: null,
});

describe("partners", () => {
	test("stand by tier, inside a tier as given", () => {
		const mixed = [partner("a", "media"), partner("b", "main"), partner("c", "content"), partner("d", "main")];
		expect(inTierOrder(mixed).map((one) => one.name)).toEqual(["b", "d", "c", "a"]);
	});
});

describe("phone addresses", () => {
	test.each([
		["+48 22 555 01 10", "tel:+48225550110"],
		["22 555-01-10", "tel:225550110"],
	])("%s is called at %s", (phone, address) => expect(telOf(phone)).toBe(address));
});
