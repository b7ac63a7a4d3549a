import { describe, expect, test } from "vitest";
import { countedKey, rateLimit } from "./rate-limit.ts";

describe("what is counted as one visitor", () => {
	test.each([
		["192.0.2.7", "192.0.2.7"],
		["::ffff:192.0.2.7", "192.0.2.7"],
		["::ffff:c000:207", "192.0.2.7"],
		["0:0:0:0:0:FFFF:c000:0207", "192.0.2.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
		["2001:0DB8:1:ffff::6", "2001:db8:1::/48"],
		["2001:db8::6", "2001:db8:0::/48"],
		["2001:db8:0:0:1:2:3:4", "2001:db8:0::/48"],
		["1::", "1:0:0::/48"],
		["fe80::1%eth0", "fe80:0:0::/48"],
		["::1", "0:0:0::/48"],
		["::1:2:192.0.2.7", "0:0:0::/48"],
		["a@example.com", "a@example.com"],
	])("%s is counted as %s", (address, key) => expect(countedKey(address)).toBe(key));
});

test("a window begins with its first use, refuses what is too much and tells how long to wait", () => {
	let now = 0;
	const limit = rateLimit({ now: () => new Date(now) }, { max: 2, windowSeconds: 60 });
	limit.take("a");
	now = 50_000;
	limit.take("a");
	expect(() => limit.take("a")).toThrowError(
		expect.objectContaining({ status: 429, headers: { "retry-after": "10" } }),
	);
	limit.take("b");
	now = 60_000;
	limit.take("a");
});

test("many visitors do not make it forget the one that was just refused", () => {
	const limit = rateLimit({ now: () => new Date(0) }, { max: 1, windowSeconds: 60 });
	for (let n = 0; n < 9_500; n++) limit.take(`early-${n}`);
	limit.take("a");
	for (let n = 0; n < 2_000; n++) limit.take(`late-${n}`);
	expect(() => limit.take("a")).toThrow();
});
