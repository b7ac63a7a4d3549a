import { describe, expect, test } from "vitest";
import { CONVERSION_TYPES, clickCookies, isNetworkCookie, nameOfType, sourcesOf } from "./rules.ts";
import { consentSignals } from "./signals.ts";
import { isNecessary } from "./stored.ts";

describe("spec §9: conversion types", () => {
	test.each([
		["PageView", 0],
		["GoToRegistration", 1],
		["GoToDataForm", 2],
		["GoToPayment", 4],
		["GoToCFP", 5],
		["ClickSponsorModal", 6],
		["SubmitRegistration", 3],
	] as const)("%s is %i", (name, number) => {
		expect(CONVERSION_TYPES[name]).toBe(number);
		expect(nameOfType(number)).toBe(name);
	});
	test("an eighth type does not exist", () => expect(nameOfType(7)).toBeUndefined());
});

describe("the stored click of an ad", () => {
	const now = 1_746_007_200_000;
	const of = (query: string, cookies: Record<string, string> = {}) =>
		clickCookies(new URLSearchParams(query), (name) => cookies[name], now);

	test("comes from the URL; Meta's is built from fbclid and the time (spec §9)", () => {
		expect(of("?fbclid=AbC-1_x&gclid=Cj0KC&li_fat_id=fat-1&code=X")).toEqual({
			_fbc: `fb.1.${now}.AbC-1_x`,
			_gcl_aw: "GCL.1746007200.Cj0KC",
			li_fat_id: "fat-1",
		});
		expect(of("?code=X")).toEqual({});
	});
	test("is built once per click", () => {
		const stored = { _fbc: "fb.1.1745000000000.AbC-1_x", _gcl_aw: "GCL.1745000000.Cj0KC", li_fat_id: "fat-1" };
		expect(of("?fbclid=AbC-1_x&gclid=Cj0KC&li_fat_id=fat-1", stored)).toEqual({});
		expect(of("", stored)).toEqual({});
		expect(of("?fbclid=Next", stored)).toEqual({ _fbc: `fb.1.${now}.Next` });
		expect(of("?gclid=Next", stored)).toEqual({ _gcl_aw: "GCL.1746007200.Next" });
	});
	test.each(["?fbclid=", "?fbclid=a;path=/x", "?gclid=a%20b", "?li_fat_id=a%0d%0ab", `?gclid=${"a".repeat(501)}`])(
		"is nothing of %s",
		(query) => expect(of(query)).toEqual({}),
	);
});

test("the seven signals are granted or denied together", () => {
	expect(Object.keys(consentSignals(true))).toEqual([
		"ad_storage",
		"analytics_storage",
		"ad_user_data",
		"ad_personalization",
		"personalization_storage",
		"functionality_storage",
		"security_storage",
	]);
	expect(new Set(Object.values(consentSignals(true)))).toEqual(new Set(["granted"]));
	expect(new Set(Object.values(consentSignals(false)))).toEqual(new Set(["denied"]));
});

describe("sources that a page may load", () => {
	const none = { google: null, meta: null, linkedin: null };
	test("are none without tags", () => expect(sourcesOf(none)).toEqual({ script: [], img: [], connect: [] }));
	test.each([
		["google", "GTM-ABC1234", "https://*.googletagmanager.com"],
		["meta", "12345", "https://connect.facebook.net"],
		["linkedin", "12345", "https://snap.licdn.com"],
	])("with %s are its own", (kind, id, script) => expect(sourcesOf({ ...none, [kind]: id }).script).toEqual([script]));
});

test("include the tag's pictures and requests", () =>
	expect(sourcesOf({ google: null, meta: "12345", linkedin: "12345" })).toEqual({
		script: ["https://connect.facebook.net", "https://snap.licdn.com"],
		img: ["https://www.facebook.com", "https://px.ads.linkedin.com", "https://px4.ads.linkedin.com"],
		connect: ["https://www.facebook.com", "https://px.ads.linkedin.com"],
	}));

test.each(["_ga", "_ga_ABC", "_gcl_au", "_fbp", "_fbc", "li_fat_id"])("%s is a network's cookie", (name) =>
	expect(isNetworkCookie(name)).toBe(true),
);
test.each(["lang", "estrada_hint", "estrada.session_token", "conversion_external_id"])(
	"%s is not a network's cookie",
	(name) => expect(isNetworkCookie(name)).toBe(false),
);

test.each([
	["local", "consentMode", true],
	["cookie", "closed", true],
	["local", "order-of-12", true],
	["local", "order-of-", false],
	["session", "registration-MSTS25", true],
	["cookie", "lang", true],
	["cookie", "__Secure-estrada.session_token", true],
	["session", "lang", false],
	["local", "conversion_external_id", false],
	["cookie", "_fbp", false],
] as const)("the list of necessary items: %s %s %s", (place, name, isOne) =>
	expect(isNecessary(place, name)).toBe(isOne),
);
