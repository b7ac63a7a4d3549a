import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshModule } from "../../../tests/harness/fresh-module.ts";
import { OWN_CACHE, PUBLIC_CACHE } from "../client/kept.ts";

const ORIGIN = "https://estrada.test";
const TICKETS = `${ORIGIN}/api/user/tickets`;
const ACCOUNT_URL = `${ORIGIN}/en/MSTS25/account`;

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let stored: Map<string, Map<string, Response>>;
let isFull: boolean;
const fetching = vi.fn<() => Promise<Response>>();

const keyOf = (key: Request | string) => (typeof key === "string" ? key : key.url);

beforeEach(async () => {
	vi.useFakeTimers();
	listeners = new Map();
	stored = new Map();
	isFull = false;
	fetching.mockReset();
	vi.stubGlobal("fetch", fetching);
	vi.stubGlobal("caches", {
		async open(name: string) {
			const entries = stored.get(name) ?? new Map<string, Response>();
			stored.set(name, entries);
			return {
				match: async (key: Request | string) => entries.get(keyOf(key))?.clone(),
				async put(key: Request | string, response: Response) {
					if (isFull) throw new DOMException("full", "QuotaExceededError");
					entries.set(keyOf(key), response);
				},
			};
		},
		delete: async (name: string) => stored.delete(name),
	});
	vi.stubGlobal("self", {
		addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
		registration: { scope: `${ORIGIN}/en/MSTS25/account` },
		location: { origin: ORIGIN },
	});
	await freshModule(import.meta.resolve("./worker.ts"));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Returns undefined if the worker leaves the request to the browser. */
function ask(url: string, { mode = "cors", method = "GET" } = {}): Promise<string> | undefined {
	let response: Promise<Response> | undefined;
	const request = { url, mode, method };
	listeners.get("fetch")!({ request, respondWith: (one: Promise<Response>) => (response = one) });
	return response?.then((one) => one.text());
}

const online = (text: string, init?: ResponseInit) => fetching.mockImplementation(async () => new Response(text, init));
const offline = () => fetching.mockRejectedValue(new TypeError("offline"));
const slow = (text: string, ms: number) =>
	fetching.mockImplementation(() => new Promise((done) => setTimeout(() => done(new Response(text)), ms)));
const namesIn = (cache: string) => [...(stored.get(cache)?.keys() ?? [])];

describe("tickets", () => {
	test("are fresh online and cached offline", async () => {
		online("first");
		expect(await ask(TICKETS)).toBe("first");
		online("second");
		expect(await ask(TICKETS)).toBe("second");
		offline();
		expect(await ask(TICKETS)).toBe("second");
		expect(namesIn(OWN_CACHE)).toEqual([TICKETS]);
	});

	test("fail offline if they were never fetched", async () => {
		offline();
		await expect(ask(TICKETS)).rejects.toThrow("offline");
	});

	test.each([
		[3999, "fresh"],
		[4001, "old"],
	])("if the server answers after %i ms, are the %s ones", async (ms, text) => {
		online("old");
		await ask(TICKETS);
		slow("fresh", ms);
		const answer = ask(TICKETS);
		await vi.advanceTimersByTimeAsync(ms);
		expect(await answer).toBe(text);
	});

	test.each([
		["a failing server", 503],
		["a refusal", 403],
	])("are not replaced by %s", async (_name, status) => {
		online("good");
		await ask(TICKETS);
		online("bad", { status });
		expect(await ask(TICKETS)).toBe("bad");
		offline();
		expect(await ask(TICKETS)).toBe("good");
	});

	test("are deleted when the session is over", async () => {
		online("own");
		await ask(TICKETS);
		online("", { status: 401 });
		await ask(TICKETS);
		offline();
		await expect(ask(TICKETS)).rejects.toThrow("offline");
	});

	test("are not cached by a response that arrives after log-out", async () => {
		slow("own", 1000);
		const answer = ask(TICKETS);
		await vi.advanceTimersByTimeAsync(500);
		stored.delete(OWN_CACHE);
		await vi.advanceTimersByTimeAsync(500);
		expect(await answer).toBe("own");
		offline();
		await expect(ask(TICKETS)).rejects.toThrow("offline");
	});
});

test("are served online even if storage is full", async () => {
	isFull = true;
	online("fresh");
	expect(await ask(TICKETS)).toBe("fresh");
	expect(await ask(ACCOUNT_URL, { mode: "navigate" })).toBe("fresh");
	expect(await ask(`${ORIGIN}/assets/account-1.js`)).toBe("fresh");
});

test("the worker fetches built files once and retries failed ones", async () => {
	const file = `${ORIGIN}/assets/account-1.js`;
	online("", { status: 503 });
	await ask(file);
	online("built");
	expect([await ask(file), await ask(file)]).toEqual(["built", "built"]);
	expect(fetching).toHaveBeenCalledTimes(2);
	expect(namesIn(PUBLIC_CACHE)).toEqual([file]);
});

test.each([
	["a call that changes something", TICKETS, { method: "POST" }],
	["another person's data", `${ORIGIN}/api/user/profile`, {}],
	["another site", "https://elsewhere.test/api/user/tickets", {}],
])("%s is left to the browser", (_name, url, values) => {
	expect(ask(url, values)).toBeUndefined();
	expect(stored.size).toBe(0);
});
