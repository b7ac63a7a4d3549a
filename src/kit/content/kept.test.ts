import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { storedClosed } from "./choice.ts";
import { keptAnswers } from "./kept.ts";

const asked = (url: string, host: string) =>
	({ method: "GET", url, rawHeaders: ["Host", host], socket: {} }) as unknown as IncomingMessage;
const nowhere = { writeHead() {}, end() {} } as unknown as ServerResponse;

/** Kept answers of a content whose version and hosts a test sets. */
function content() {
	const state = { version: 1, roots: {} as Record<string, string> };
	const kept = keptAnswers(
		{ current: () => state.version, seen() {} },
		{
			headers: {},
			clock: { now: () => new Date(0) },
			hosts: { isTrustedProxy: undefined, roots: async () => new Map(Object.entries(state.roots)) },
		},
	);
	const make = () => Promise.resolve({ contentType: "text/plain", text: "x" });
	return { state, kept, make };
}

test("a host that is given while a page is being made is not answered with that page", async () => {
	const { state, kept, make } = content();
	const site = await kept.siteOf(asked("/", "main.test"));
	state.version = 2;
	state.roots = { "own.test": "OWN" };
	await kept.answer("main page", make);
	kept.remember(asked("/", "main.test"), "main page", site);
	expect(kept.tryServe(asked("/", "own.test"), nowhere)).toBe(false);
	expect((await kept.siteOf(asked("/", "own.test"))).root).toBe("OWN");
	expect(kept.tryServe(asked("/", "own.test"), nowhere)).toBe(false);
});

test("a page that is made while its host moves is not remembered for the new owner", async () => {
	const { state, kept, make } = content();
	state.roots = { "own.test": "A" };
	const site = await kept.siteOf(asked("/", "own.test"));
	state.version = 2;
	state.roots = { "own.test": "B" };
	expect((await kept.siteOf(asked("/", "own.test"))).root).toBe("B");
	await kept.answer("page of A", make);
	kept.remember(asked("/", "own.test"), "page of A", site);
	expect(kept.tryServe(asked("/", "own.test"), nowhere)).toBe(false);
});

test("a page is kept for its address; an API answer for an address of the API only", async () => {
	const { kept, make } = content();
	const main = asked("/", "main.test");
	await kept.answer("page", make);
	kept.remember(main, "page", await kept.siteOf(main));
	expect(kept.tryServe(main, nowhere)).toBe(true);
	await kept.answer("call", make);
	for (const [url, isKept] of [
		["/api/x", true],
		["/API/x", true],
		["/%61pi/x", false],
	] as const) {
		kept.remember(asked(url, "main.test"), "call");
		expect(kept.tryServe(asked(url, "other.test"), nowhere), url).toBe(isKept);
	}
});

test("who has closed something has pages of their own; the API is the same for all", async () => {
	const { kept, make } = content();
	const plain = asked("/", "main.test");
	const closer = { ...plain, rawHeaders: [...plain.rawHeaders, "Cookie", "lang=pl; closed=7"] } as IncomingMessage;
	await kept.answer("with it", make);
	kept.remember(
		{ ...closer, rawHeaders: ["Host", "main.test", "Cookie", "lang=pl"] } as IncomingMessage,
		"with it",
		await kept.siteOf(plain),
	);
	expect(kept.tryServe(closer, nowhere)).toBe(false);
	await kept.answer("without it", make);
	kept.remember(closer, "without it", await kept.siteOf(closer));
	expect(kept.tryServe(closer, nowhere)).toBe(true);
	kept.remember({ ...closer, url: "/api/x" } as IncomingMessage, "with it");
	expect(kept.tryServe(asked("/api/x", "main.test"), nowhere)).toBe(true);
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
