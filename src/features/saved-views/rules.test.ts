import { expect, test } from "vitest";
import { viewAddressOf } from "./rules.ts";

test.each([
	["filters in one order", "state=paid&method=card", "method=card&state=paid"],
	["sort and hidden columns", "?sort=-gross&hide=nip,buyer", "hide=buyer%2Cnip&sort=-gross"],
	["no search, which may be a name", "q=Kowalska&state=paid", "state=paid"],
	["no place in the list", "after=12.x&row=51&open=7&do=refund&state=paid", "state=paid"],
	["no empty filters", "state=&method=card", "method=card"],
	["nothing", "", ""],
])("a view stores %s", (_, search, address) => {
	expect(viewAddressOf(search)).toBe(address);
	expect(viewAddressOf(address)).toBe(address);
});
