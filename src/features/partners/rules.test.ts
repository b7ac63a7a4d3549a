import { describe, expect, test } from "vitest";
import type { Partner } from "./contract.ts";
import { inTierOrder } from "./rules.ts";

const partner = (name: string, tier: Partner["tier"]): Partner => ({
	objectId: 1,
	name,
	tier,
	logoUrl: "/x.svg",
	url: null,
});

describe("partners", () => {
	test("are sorted by tier and keep their order", () => {
		const mixed = [partner("a", "media"), partner("b", "main"), partner("c", "content"), partner("d", "main")];
		expect(inTierOrder(mixed).map((one) => one.name)).toEqual(["b", "d", "c", "a"]);
	});
});
