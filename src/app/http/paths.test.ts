import { describe, expect, test } from "vitest";
import { addressOf, baseOf, originalOf, originOf, pageLang, placeOf } from "./paths.ts";

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
	test("invalid percent encoding is refused", () => expect(placeOf("/e/%E0%A4%A")).toBeUndefined());
});

test("base paths of events and languages", () => {
	const root = { eventCode: "MSTS25", lang: "pl" as const };
	expect(addressOf(baseOf(root, "pl", "msts25"), "")).toBe("/");
	expect(addressOf(baseOf(root, "en", "MSTS25"), "")).toBe("/en");
	expect(addressOf(baseOf(root, "en", "DSS25"), "user.html")).toBe("/en/e/DSS25/user.html");
	expect(baseOf({ eventCode: "MSTS25", lang: "en" }, "pl", "MSTS25")).toBe("/pl");
});

describe("the canonical URL of a page", () => {
	const settings = { publicUrl: "https://estrada.test:8443", defaultEvent: "MSTS25", defaultLang: "pl" as const };
	test.each([
		["MSTS25", null, "https://estrada.test:8443/en"],
		["MSTS25", "msts.test", "https://msts.test:8443/en"],
		["DSS25", null, "https://estrada.test:8443/en/e/DSS25"],
		["DSS25", "dss.test", "https://dss.test:8443/en"],
		["DSS25", "estrada.test", "https://estrada.test:8443/en/e/DSS25"],
	])("%s on %s", (code, host, address) => {
		expect(originalOf(settings, "en", { code, host }, "")).toBe(address);
	});
	test("without a port, a page", () => {
		const here = { ...settings, publicUrl: "http://estrada.test" };
		expect(originalOf(here, "pl", { code: "DSS25", host: "dss.test" }, "user.html")).toBe("http://dss.test/user.html");
		expect(originOf(here, { host: "dss.test" })).toBe("http://dss.test");
	});
});

test("the language comes from path, query, stored choice or default, in this order", () => {
	expect(pageLang("pl", "en", "en", "en")).toBe("pl");
	expect(pageLang(undefined, "en_GB", "pl", "pl")).toBe("en");
	expect(pageLang(undefined, null, "en", "pl")).toBe("en");
	expect(pageLang(undefined, null, undefined, "pl")).toBe("pl");
});
