import { beforeAll, describe, expect, test } from "vitest";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer({ env: { PUBLIC_URL: "https://estrada.test" } });
	await addOpenEvent(server);
});

const FOREIGN = { origin: "https://evil.example", "sec-fetch-site": "cross-site", host: "estrada.test" };

describe("another site's page", () => {
	test("can change nothing by any call except a mail program's unsubscribing", async () => {
		const { paths } = (await server.app.inject("/api/openapi.json")).json();
		const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
			Object.keys(methods)
				.filter((method) => method !== "get")
				.map((method) => ({ method: method.toUpperCase() as "POST", url: path.replace(/\{\w+\}/g, "1") })),
		);
		expect(calls.length).toBeGreaterThan(25);
		for (const call of calls) {
			const { statusCode } = await server.app.inject({ ...call, headers: FOREIGN, payload: {} });
			expect([call.url, statusCode === 403]).toEqual([call.url, !call.url.endsWith("/unsubscribe")]);
		}
	});

	test("cannot register anybody, unlike our own page", async () => {
		const register = (headers: Record<string, string>) =>
			server.app.inject({
				method: "POST",
				url: "/api/account/registerUser?lang=en",
				payload: goodPayload,
				headers: { host: "estrada.test", ...headers },
			});
		const refused = await register(FOREIGN);
		expect(refused.statusCode).toBe(403);
		expect(refused.json().detail).toBe("Another site's page sent this request. Open our site and do it there.");
		// An older browser, and http, which a network attacker could forge.
		expect((await register({ origin: "https://evil.example" })).statusCode).toBe(403);
		expect((await register({ origin: "http://estrada.test" })).statusCode).toBe(403);
		expect((await register({ origin: "https://estrada.test", "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
	});
});

describe("log-in over https", () => {
	test.each([
		["https://estrada.test", 401],
		["http://estrada.test", 403],
	])("from a page of %s is answered with %i", async (origin, status) => {
		const answer = await server.app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			headers: { host: "estrada.test", origin, cookie: "a=b" },
			payload: { email: "nobody@example.com", password: "a password" },
		});
		expect(answer.statusCode).toBe(status);
	});
});
