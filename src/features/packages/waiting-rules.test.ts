import { expect, test } from "vitest";
import { offerEnd } from "./waiting-rules.ts";

test("a freed place is offered for 24 hours, also when clocks change", () => {
	expect(offerEnd(new Date("2025-03-29T10:00:00Z"))).toEqual(new Date("2025-03-30T10:00:00Z"));
});
