import { afterEach, expect, test, vi } from "vitest";
import { call } from "../../kit/api/call.ts";
import { logIn, logOut } from "./contract.ts";

afterEach(() => vi.unstubAllGlobals());

test("a log-out is sent even if its page is left at once; a log-in is cancelled with its page", async () => {
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ isLoggedIn: false }));
	vi.stubGlobal("fetch", fetched);
	await call(logOut, { query: { lang: "pl" } });
	await call(logIn, { body: { email: "anna@firma.example", password: "sekretne-haslo" } });
	expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
});
