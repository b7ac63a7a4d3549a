import { expect, test } from "vitest";
import { addressIn } from "./address.ts";

const NONE = { packageCode: null, code: null, isOnline: null, step: null, offer: null };
const LONG = "x".repeat(200);

test.each([
	["", {}],
	["package=STANDARD&code=RABAT10", { packageCode: "STANDARD", code: "RABAT10" }],
	["package=%20EXPO%20&code=%20", { packageCode: "EXPO" }],
	["package=&offer=", {}],
	[
		`package=${LONG}&code=${LONG}&offer=${LONG}`,
		{ packageCode: LONG.slice(0, 60), code: LONG.slice(0, 60), offer: LONG.slice(0, 100) },
	],
	["type=online", { isOnline: true }],
	["type=Online", { isOnline: true }],
	["type=onsite", {}],
	["step=package", { step: "package" }],
	["step=data", { step: "data" }],
	["step=extras", { step: "extras" }],
	["step=payment", {}],
	["offer=a/b", { offer: "a/b" }],
])("the query %j", (query, address) => {
	expect(addressIn(new URLSearchParams(query))).toEqual({ ...NONE, ...address });
});
