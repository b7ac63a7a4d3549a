import { describe, expect, test } from "vitest";
import { trustedProxy } from "./proxies.ts";

describe("which proxies are trusted", () => {
	test.each(["off", "OFF", " off ", "0"])("%s: none", (setting) => expect(trustedProxy(setting)).toBeNull());

	test.each([
		"on",
		"true",
		"-1",
		"1.5",
		"100",
		"1x",
		"",
		"10.0.0.0/33",
		"::1/129",
		"10.0.0.0/8/8",
		"10.0.0",
		"proxy.test",
		"10.0.0.1,,",
		"0.0.0.0/0",
		"::/0",
		"0.0.0.0/00",
		"::/00",
	])("%s is invalid", (setting) => expect(trustedProxy(setting)).toBeUndefined());

	test.each([
		["1", "192.0.2.7", 0, true],
		["1", "192.0.2.7", 1, false],
		["2", "192.0.2.7", 1, true],
		[" 10 ", "192.0.2.7", 9, true],
		["10", "192.0.2.7", 10, false],
		["10.0.0.0/8, 192.0.2.7", "10.200.0.1", 0, true],
		["10.0.0.0/8, 192.0.2.7", "192.0.2.7", 3, true],
		["10.0.0.0/8, 192.0.2.7", "192.0.2.8", 0, false],
		["10.0.0.0/8", "::ffff:10.0.0.1", 0, true],
		["fd00::/8", "fd12::1", 0, true],
		["fd00::/8", "2001:db8::1", 0, false],
		["loopback", "127.0.0.9", 0, true],
		["Loopback,UniqueLocal", "172.20.1.1", 0, true],
		["loopback", "unknown", 0, false],
	])("%s: %s at hop %i", (setting, address, hop, isTrusted) => {
		expect(trustedProxy(setting)!(address, hop)).toBe(isTrusted);
	});

	test("a connection without an address is not trusted", () =>
		expect(trustedProxy("loopback")!(undefined, 0)).toBe(false));
});
