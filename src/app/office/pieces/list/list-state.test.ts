import { expect, test } from "vitest";
import { changedQuery, type ListChange } from "./list-state.ts";

test.each<[string, string, ListChange, string]>([
	[
		"a filter returns to the first page",
		"after=12.x&row=51&state=paid",
		{ filters: { method: "card" } },
		"state=paid&method=card",
	],
	["so does a search", "after=12.x&row=51", { q: "Maj" }, "q=Maj"],
	["so does a sort", "after=12.x&row=51&q=Maj", { sort: "-gross" }, "q=Maj&sort=-gross"],
	["the open row leaves the page", "after=12.x&row=51", { open: "7" }, "after=12.x&row=51&open=7"],
	["a hidden column leaves the page", "after=12.x", { hide: "buyer" }, "after=12.x&hide=buyer"],
	["another row closes the act of the former one", "open=7&do=refund", { open: "8" }, "open=8"],
	["the next page", "q=Maj&after=1.a&row=51", { after: "2.b", row: "101" }, "q=Maj&after=2.b&row=101"],
	["empty values leave the address", "q=Maj&open=7&state=paid", { q: "", filters: { state: "" } }, "open=7"],
])("%s", (_name, search, change, expected) => {
	expect(changedQuery(search, change)).toBe(expected);
});
