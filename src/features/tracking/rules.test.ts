import { describe, expect, test } from "vitest";
import { CONVERSION_TYPES, clickIdOf, isNetworkCookie, nameOfType, sourcesOf } from "./rules.ts";
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
	test("there is no eighth", () => expect(nameOfType(7)).toBeUndefined());
});

describe("spec §9: Meta's click id", () => {
	test.each([
		["fb.1.1700000000000.kept", "new", "fb.1.1700000000000.kept"],
		[undefined, "AbC-1_x", "fb.1.1746007200000.AbC-1_x"],
		[undefined, null, undefined],
		[undefined, "", undefined],
	])("cookie %s and fbclid %s give %s", (cookie, fbclid, id) =>
		expect(clickIdOf(cookie, fbclid, 1_746_007_200_000)).toBe(id),
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

describe("what a page may load", () => {
	const none = { google: null, meta: null, linkedin: null };
	test("is nothing more without tags", () => expect(sourcesOf(none)).toEqual({ script: [], img: [], connect: [] }));
	test.each([
		["google", "GTM-ABC1234", "https://*.googletagmanager.com"],
		["meta", "12345", "https://connect.facebook.net"],
		["linkedin", "12345", "https://snap.licdn.com"],
	])("of %s only its own", (kind, id, script) => expect(sourcesOf({ ...none, [kind]: id }).script).toEqual([script]));
});

test.each(["_ga", "_ga_ABC", "_gcl_au", "_fbp", "_fbc", "li_fat_id"])("%s is a network's cookie", (name) =>
	expect(isNetworkCookie(name)).toBe(true),
);
test.each(["lang", "estrada_hint", "estrada.session_token", "conversion_external_id"])("%s is none", (name) =>
	expect(isNetworkCookie(name)).toBe(false),
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
] as const)("the list of what is necessary: %s %s %s", (place, name, isOne) =>
	expect(isNecessary(place, name)).toBe(isOne),
);
