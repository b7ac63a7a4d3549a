import { describe, expect, test } from "vitest";
import { addressOf, baseOf, pageLang, placeOf } from "./paths.ts";

describe("placeOf", () => {
	test.each([
		["/", undefined, undefined, ""],
		["/en", "en", undefined, ""],
		["/pl/", "pl", undefined, ""],
		["/en/e/DSS25/registration.html", "en", "DSS25", "registration.html"],
		["/e/EY-MEETUP/meetup.html", undefined, "EY-MEETUP", "meetup.html"],
		["/registration.html", undefined, undefined, "registration.html"],
		["/e", undefined, undefined, "e"],
	])("%s", (path, prefix, eventCode, rest) => {
		expect(placeOf(path)).toEqual({ prefix, eventCode, rest });
	});
	test("a broken percent sign is no place", () => expect(placeOf("/e/%E0%A4%A")).toBeUndefined());
});

test("addresses of events and languages", () => {
	const defaults = { defaultEvent: "MSTS25", defaultLang: "pl" as const };
	expect(addressOf(baseOf(defaults, "pl", "msts25"), "")).toBe("/");
	expect(addressOf(baseOf(defaults, "en", "MSTS25"), "")).toBe("/en");
	expect(addressOf(baseOf(defaults, "en", "DSS25"), "user.html")).toBe("/en/e/DSS25/user.html");
	expect(baseOf({ defaultEvent: "MSTS25", defaultLang: "en" }, "pl", "MSTS25")).toBe("/pl");
});

test("the language: path, then the query, then the stored choice, then the default", () => {
	expect(pageLang("pl", "en", "en", "en")).toBe("pl");
	expect(pageLang(undefined, "en_GB", "pl", "pl")).toBe("en");
	expect(pageLang(undefined, null, "en", "pl")).toBe("en");
	expect(pageLang(undefined, null, undefined, "pl")).toBe("pl");
});
