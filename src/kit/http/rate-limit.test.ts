import { describe, expect, test } from "vitest";
import { countedKey, rateLimit, tooMany } from "./rate-limit.ts";

describe("the key that a visitor counts under", () => {
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
	])("%s counts as %s", (address, key) => expect(countedKey(address)).toBe(key));
});

test("a window starts at its first use, refuses uses past the limit and says how long to wait", () => {
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

test("a limit may have its own sentence", () => {
	const refusal = { pl: "Za szybko.", en: "Too fast." };
	const limit = rateLimit({ now: () => new Date(0) }, { max: 1, windowSeconds: 60, refusal });
	limit.take("a");
	expect(() => limit.take("a")).toThrowError(expect.objectContaining({ status: 429, title: refusal }));
});

describe("above ten thousand keys", () => {
	/** A limit of one use a minute, after each of `keys` was used at its second. */
	function used(keys: Iterable<[string, number]>) {
		let now = 0;
		const limit = rateLimit({ now: () => new Date(now) }, { max: 1, windowSeconds: 60 });
		const take = (key: string, second: number) => {
			now = second * 1000;
			limit.take(key);
		};
		for (const [key, second] of keys) take(key, second);
		return take;
	}
	const many = (count: number, second = 0) =>
		Array.from({ length: count }, (_, n) => [`${second}-${n}`, second] as const);
	const filled = (...parts: (readonly (readonly [string, number])[])[]) => used(parts.flat() as [string, number][]);

	test("the first of them is still counted", () => {
		const take = filled([["a", 0]], many(9_999));
		expect(() => take("a", 0)).toThrow();
	});

	test("exactly the oldest thousand are dropped", () => {
		const take = filled([["a", 0]], many(999), [["b", 0]], many(8_999, 1), [["one more", 1]]);
		expect(() => take("b", 1)).toThrow();
		expect(() => take("a", 1)).not.toThrow();
	});

	test("dropping expired keys first is enough", () => {
		const take = filled([["over", 0]], [["a", 50]], many(9_998, 50), [["one more", 60]]);
		expect(() => take("a", 60)).toThrow();
	});

	test("a renewed key is not among the oldest", () => {
		const take = filled([["a", 0]], many(9_998, 59), [["a", 60]], many(2, 60));
		expect(() => take("a", 60)).toThrow();
	});
});

test.each([
	[1, "Odczekaj chwilę", "Wait a moment"],
	[60, "Odczekaj chwilę", "Wait a moment"],
	[61, "za 2 min", "in 2 min"],
	[121, "za 3 min", "in 3 min"],
])("a wait of %i seconds is %j", (seconds, pl, en) => {
	const { title, headers } = tooMany(seconds);
	expect(title).toEqual({ pl: expect.stringContaining(pl), en: expect.stringContaining(en) });
	expect(headers).toEqual({ "retry-after": String(seconds) });
	const own = { pl: "Dość.", en: "Enough." };
	expect(tooMany(seconds, own).title).toBe(own);
});
