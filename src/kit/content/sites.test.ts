import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { trustedProxy } from "../http/proxies.ts";
import { hostOf, rememberAddress, siteAmong, sitesOf } from "./sites.ts";

/** A request with only the parts that determine its host. */
function requested(headers: Record<string, string>, remoteAddress = "192.0.2.7"): IncomingMessage {
	return { rawHeaders: Object.entries(headers).flat(), socket: { remoteAddress } } as unknown as IncomingMessage;
}

/** A content with a settable version and hosts. */
function content(roots: Record<string, string>) {
	const state = { version: 1, roots, reads: 0 };
	const hosts = {
		isTrustedProxy: undefined,
		roots: async () => {
			state.reads++;
			return new Map(Object.entries(state.roots));
		},
	};
	const sites = sitesOf({ current: () => state.version, seen() {} }, hosts);
	return { state, hosts, sites, site: (host: string) => sites.of(requested({ Host: host })) };
}

describe("the requested host", () => {
	const oneProxy = trustedProxy("1")!;
	const inside = trustedProxy("10.0.0.0/8")!;
	const forwarded = { Host: "inside:3000", "X-Forwarded-Host": "forged.test, DSS.test:443" };
	test.each([
		["as it stands", requested({ host: "DSS.test." }), undefined, "dss.test"],
		["without its port", requested({ HOST: "dss.test:8443" }), undefined, "dss.test"],
		["none", requested({}), undefined, ""],
		["a proxy's word, untrusted", requested(forwarded), undefined, "inside"],
		["a proxy's word, one hop", requested(forwarded), oneProxy, "dss.test"],
		["a proxy's word, trusted address", requested(forwarded, "::ffff:10.1.2.3"), inside, "dss.test"],
		["a proxy's word, another address", requested(forwarded, "192.0.2.7"), inside, "inside"],
		["no word of the proxy", requested({ Host: "dss.test" }, "10.1.2.3"), inside, "dss.test"],
	])("%s", (_what, request, proxy, host) => expect(hostOf(request, proxy ?? undefined)).toBe(host));
});

test("hosts are read once per version; changed hosts discard the stored URLs", async () => {
	const { state, sites, site } = content({ "dss.test": "DSS25" });
	const first = await site("dss.test");
	expect([first.root, (await site("other.test")).root, state.reads]).toEqual(["DSS25", undefined, 1]);
	rememberAddress(first.addresses, 0, "/", "a key");
	state.version = 2;
	expect(await site("dss.test")).toBe(first); // same hosts: the stored addresses stay
	state.version = 3;
	state.roots = { "dss.test": "YAVA25" };
	const moved = await site("dss.test");
	expect([moved.root, moved.addresses[0].size, sites.known().version, state.reads]).toEqual(["YAVA25", 0, 3, 3]);
});

test("unknown hosts share one site and use no memory", async () => {
	const { hosts, sites, site } = content({ "dss.test": "DSS25" });
	const main = await site("estrada.test");
	for (let n = 0; n < 1000; n++) {
		const madeUp = await site(`made-up-${n}.test`);
		expect(madeUp).toBe(main);
		rememberAddress(madeUp.addresses, 0, "/", "main");
	}
	expect([...sites.known().byHost.keys()]).toEqual(["dss.test"]);
	expect(main.addresses[0].size).toBe(1);
	expect(siteAmong(sites.known(), requested({ Host: "__proto__" }), hosts)).toBe(main);
});

test("a site's stored URLs are limited", async () => {
	const { addresses } = await content({}).site("estrada.test");
	for (let n = 0; n < 12_000; n++) rememberAddress(addresses, 0, `/?n=${n}`, "key");
	expect(addresses[0].size).toBeGreaterThan(5000);
	const long = "x".repeat(400);
	for (let n = 0; n < 12_000; n++) rememberAddress(addresses, 0, `/?n=${n}${long}`, "key");
	expect(addresses[0].size).toBeLessThanOrEqual(2100); // a megabyte
	rememberAddress(addresses, 0, `/?${long}${long}`, "key");
	expect(addresses[0].get(`/?${long}${long}`)).toBeUndefined();
});
