import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { storedClosed } from "./choice.ts";
import { responseCache } from "./response-cache.ts";

const requested = (url: string, host: string) =>
	({ method: "GET", url, rawHeaders: ["Host", host], socket: {} }) as unknown as IncomingMessage;
const nowhere = { writeHead() {}, end() {} } as unknown as ServerResponse;

function content() {
	const state = { version: 1, roots: {} as Record<string, string> };
	const cache = responseCache(
		{ current: () => state.version, seen() {} },
		{
			headers: {},
			clock: { now: () => new Date(0) },
			hosts: { isTrustedProxy: undefined, roots: async () => new Map(Object.entries(state.roots)) },
		},
	);
	const make = () => Promise.resolve({ contentType: "text/plain", text: "x" });
	return { state, cache, make };
}

test("a host set during rendering is not answered with that page", async () => {
	const { state, cache, make } = content();
	const site = await cache.siteOf(requested("/", "main.test"));
	state.version = 2;
	state.roots = { "own.test": "OWN" };
	await cache.answer("main page", make);
	cache.remember(requested("/", "main.test"), "main page", site);
	expect(cache.tryServe(requested("/", "own.test"), nowhere)).toBe(false);
	expect((await cache.siteOf(requested("/", "own.test"))).root).toBe("OWN");
	expect(cache.tryServe(requested("/", "own.test"), nowhere)).toBe(false);
});

test("a page rendered while its host moves is not stored for the new owner", async () => {
	const { state, cache, make } = content();
	state.roots = { "own.test": "A" };
	const site = await cache.siteOf(requested("/", "own.test"));
	state.version = 2;
	state.roots = { "own.test": "B" };
	expect((await cache.siteOf(requested("/", "own.test"))).root).toBe("B");
	await cache.answer("page of A", make);
	cache.remember(requested("/", "own.test"), "page of A", site);
	expect(cache.tryServe(requested("/", "own.test"), nowhere)).toBe(false);
});

test("a page is stored by its URL, an API response by an API URL only", async () => {
	const { cache, make } = content();
	const main = requested("/", "main.test");
	await cache.answer("page", make);
	cache.remember(main, "page", await cache.siteOf(main));
	expect(cache.tryServe(main, nowhere)).toBe(true);
	await cache.answer("call", make);
	for (const [url, isCached] of [
		["/api/x", true],
		["/API/x", true],
		["/%61pi/x", false],
	] as const) {
		cache.remember(requested(url, "main.test"), "call");
		expect(cache.tryServe(requested(url, "other.test"), nowhere), url).toBe(isCached);
	}
});

test("closed promo bars have pages of their own; the API ignores them", async () => {
	const { cache, make } = content();
	const plain = requested("/", "main.test");
	const closer = { ...plain, rawHeaders: [...plain.rawHeaders, "Cookie", "lang=pl; closed=7"] } as IncomingMessage;
	await cache.answer("with it", make);
	cache.remember(
		{ ...closer, rawHeaders: ["Host", "main.test", "Cookie", "lang=pl"] } as IncomingMessage,
		"with it",
		await cache.siteOf(plain),
	);
	expect(cache.tryServe(closer, nowhere)).toBe(false);
	await cache.answer("without it", make);
	cache.remember(closer, "without it", await cache.siteOf(closer));
	expect(cache.tryServe(closer, nowhere)).toBe(true);
	cache.remember({ ...closer, url: "/api/x" } as IncomingMessage, "with it");
	expect(cache.tryServe(requested("/api/x", "main.test"), nowhere)).toBe(true);
});

test.each([
	["closed=7", "7"],
	["lang=pl; closed=7.12", "7.12"],
	["closed=7.12; x=1", "7.12"],
	["notclosed=7", undefined],
	["closed=<b>", undefined],
	[`closed=${"1".repeat(81)}`, undefined],
	[undefined, undefined],
])("of the cookie %s is read as closed: %s", (cookie, closed) => expect(storedClosed(cookie)).toBe(closed));
