import { expect, test } from "vitest";
import { closedQuery } from "./use-act.ts";

test.each<[string, string, string, string | undefined]>([
	["an act leaves the address", "open=7&do=refund", "open=7&do=refund", "open=7"],
	["filters and pages chosen meanwhile stay", "open=7&do=refund", "q=Maj&open=7&do=refund", "q=Maj&open=7"],
	["another open record keeps its act", "open=7&do=refund", "open=8&do=refund", undefined],
	["another act stays open", "open=7&do=refund", "open=7&do=payer", undefined],
	["an act that is closed changes nothing", "open=7&do=refund", "open=7", undefined],
])("%s", (_name, opened, now, expected) => {
	expect(closedQuery(opened, now)).toBe(expected);
});
