import { describe, expect, test } from "vitest";
import {
	accountPath,
	appRoot,
	arrivalAddress,
	documentKey,
	exhibitorPath,
	officePath,
	workerScopes,
} from "./addresses.ts";

test("the account of an event has an address on every host", () => {
	expect(accountPath("en", "TBF")).toBe("/en/e/TBF/account");
});

test("the office of an event has an address on every host", () => {
	expect(officePath("pl", "DSS25")).toBe("/pl/e/DSS25/office");
});

test("a company's area has addresses on every host, by its screens", () => {
	expect(exhibitorPath("en", "TBF", 12)).toBe("/en/e/TBF/exhibitor?company=12");
	expect(exhibitorPath("en", "TBF", 12, "/leads")).toBe("/en/e/TBF/exhibitor/leads?company=12");
});

test.each([
	["/account", "/account"],
	["/account/agenda", "/account"],
	["/en/account/ticket", "/en/account"],
	["/pl/e/DSS25/account/data", "/pl/e/DSS25/account"],
	["/e/DSS25/account", "/e/DSS25/account"],
	["/exhibitor/leads", "/exhibitor"],
	["/en/e/DSS25/exhibitor", "/en/e/DSS25/exhibitor"],
	["/en/e/DSS25/office/orders", "/en/e/DSS25/office"],
	["/exhibitors/12", undefined],
	["/offices", undefined],
	["/accounts", undefined],
	["/", undefined],
	["/api/account/me", undefined],
	["/x/account", undefined],
])("the app of %s begins at %s", (pathname, root) => {
	expect(appRoot(pathname)).toBe(root);
});

describe("log-in leads", () => {
	const here = { lang: "pl" as const, base: "", eventCode: "MSTS25", own: ["MSTS25", "TBF"], to: null, lecture: null };
	test.each([
		["to the event's account", {}, "/account"],
		["there as well without any registration", { own: [] }, "/account"],
		["to the next event of one's own where one has none here", { own: ["TBF", "DSS25"] }, "/pl/e/TBF/account"],
		["back to the screen that sent one here", { to: "/en/account/data?x=1" }, "/en/account/data?x=1"],
		["back to the exhibitors' area", { to: "/exhibitor/cvs" }, "/exhibitor/cvs"],
		["back to the office", { to: "/e/DSS25/office/orders?open=7" }, "/e/DSS25/office/orders?open=7"],
		["to no other page", { to: "/outbox" }, "/account"],
		["to no other site", { to: "https://evil.example/account" }, "/account"],
		["to no other site by two slashes", { to: "//evil.example/account" }, "/account"],
		["to no broken address", { to: "/\\evil.example/account" }, "/account"],
		["to the lecture whose seat one came for", { lecture: "12" }, "/account/agenda?lecture=12"],
		["to no lecture that is none", { lecture: "12&x" }, "/account"],
	])("%s", (_name, more, address) => {
		expect(arrivalAddress({ ...here, ...more })).toBe(address);
	});
});

test.each([
	["/account", "/account"],
	["/pl/account/ticket", "/account"],
	["/en/account", "/account"],
	["/en/e/DSS25/account/agenda", "/e/DSS25/account"],
	["/pl/exhibitor/leads", "/exhibitor"],
	["/en/registration.html", undefined],
])("the document of %s is cached under %s", (pathname, key) => expect(documentKey(pathname)).toBe(key));

test.each(["/account", "/pl/account", "/en/account"])("the worker registered at %s serves every language", (root) =>
	expect(workerScopes(root)).toEqual(["/account", "/pl/account", "/en/account"]),
);

test("the worker of an event's account serves only that account", () =>
	expect(workerScopes("/en/e/DSS25/account")).toEqual([
		"/e/DSS25/account",
		"/pl/e/DSS25/account",
		"/en/e/DSS25/account",
	]));
