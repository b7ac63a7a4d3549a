import { describe, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer } from "../../../tests/harness/server.ts";

/** The limit of `checkEmail` per visitor and minute. */
const LIMIT = 20;

async function statuses(env: Record<string, string>, forwardedFor: (n: number) => string | undefined, from: string) {
	const { app, deps } = await freshServer({ env });
	await addEvent(deps, { code: "MSTS25" });
	const answers: number[] = [];
	for (let n = 0; n <= LIMIT; n++) {
		const forwarded = forwardedFor(n);
		const { statusCode } = await app.inject({
			method: "GET",
			url: "/api/event/MSTS25/checkEmail?email=a@example.com",
			remoteAddress: from,
			headers: forwarded ? { "x-forwarded-for": forwarded, "x-real-ip": forwarded, forwarded: `for=${forwarded}` } : {},
		});
		answers.push(statusCode);
	}
	return answers.at(-1);
}

const madeUp = (n: number) => `198.51.100.${n}`;

describe("the address that limits count", () => {
	test.each([
		["off: a made-up address does not help", {}, madeUp, "192.0.2.7", 429],
		["off: even from this machine", {}, madeUp, "127.0.0.1", 429],
		["one proxy: its visitors are counted apart", { TRUST_PROXY: "1" }, madeUp, "10.0.0.1", 200],
		[
			"one proxy: what stands before its word is made up",
			{ TRUST_PROXY: "1" },
			(n: number) => `${madeUp(n)}, 203.0.113.5`,
			"10.0.0.1",
			429,
		],
		["a named proxy: its visitors are counted apart", { TRUST_PROXY: "10.0.0.0/8" }, madeUp, "10.0.0.1", 200],
		[
			"a named proxy: what stands before its word is made up",
			{ TRUST_PROXY: "10.0.0.0/8" },
			(n: number) => `${madeUp(n)}, 203.0.113.5`,
			"10.0.0.1",
			429,
		],
		["a named proxy: another address cannot say it", { TRUST_PROXY: "10.0.0.0/8" }, madeUp, "192.0.2.7", 429],
		[
			"two named proxies: both are passed over",
			{ TRUST_PROXY: "10.0.0.0/8" },
			(n: number) => `${madeUp(n)}, 10.0.0.2`,
			"10.0.0.1",
			200,
		],
	])("%s", async (_what, env, forwardedFor, from, last) => {
		expect(await statuses(env as Record<string, string>, forwardedFor, from)).toBe(last);
	});

	test("one visitor's IPv6 addresses count together", async () => {
		const proxy = { TRUST_PROXY: "1" };
		expect(await statuses(proxy, (n) => `2001:db8:1:${n}::1`, "10.0.0.1")).toBe(429);
		expect(await statuses(proxy, (n) => `2001:db8:${n}::1`, "10.0.0.1")).toBe(200);
	});
});
