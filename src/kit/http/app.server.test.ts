import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";

let server: TestServer;
let port: string;
beforeAll(async () => {
	server = await freshServer();
	await addEvent(server.deps, { code: "MSTS25" });
	({ port } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })));
});
const get = (url: string) => server.app.inject({ method: "GET", url });
const post = (payload: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
	server.app.inject({ method: "POST", url: "/api/account/registerUser", payload, headers });

describe("invalid requests get a clear 4xx, never a 500", () => {
	test.each([
		["/api/event/%E0%A4%A/settings", 400],
		["/api/event/%00/settings", 400],
		["/api/event/MSTS25%27%20or%201=1--/settings", 404],
		["/api/event/%3Cscript%3E/settings", 404],
		["/api/event/%F0%9F%8E%AA/settings", 404],
		["/api/lecture/1e99/description", 400],
		["/api/lecture/-1/description", 400],
		["/api/lecture/99999999999/description", 400],
		["/api/nothing/here", 404],
	])("GET %s", async (url, status) => {
		const answer = await get(url);
		expect(answer.statusCode).toBe(status);
		expect(answer.headers["content-type"]).toContain("application/problem+json");
		expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
		expect(answer.json().status).toBe(status);
	});

	test.each([
		["broken JSON", '{"email":', 400],
		["a list", "[]", 400],
		["a number", "7", 400],
		["nested a hundred thousand deep", "[".repeat(100_000) + "]".repeat(100_000), 400],
		["larger than the limit", JSON.stringify({ email: "x".repeat(300_000) }), 413],
		["a NUL byte", '{"email":"a\\u0000b@example.com"}', 400],
		["half a surrogate", '{"firstName":"\\ud800"}', 400],
		["wrong types", '{"email":{"$gt":""},"password":7}', 400],
	])("POST %s", async (_what, payload, status) => {
		const answer = await post(payload);
		expect(answer.statusCode).toBe(status);
		expect(answer.json().title.length).toBeGreaterThan(5);
	});

	test("an idle connection outlives the 60 seconds of proxies", async () => {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
		await answer.text();
		expect(answer.headers.get("keep-alive")).toBe("timeout=75");
	});

	test("a JSON request without a body is answered at once", async () => {
		const socket = connect(Number(port), "127.0.0.1");
		socket.write(
			"POST /api/account/registerUser HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n",
		);
		const answer = await Promise.race([text(socket), delay(10_000, "nothing")]);
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	});

	test("a content type other than JSON is refused", async () => {
		expect((await post("<x/>", { "content-type": "text/xml" })).statusCode).toBe(415);
	});

	test("prototype keys are refused", async () => {
		expect((await post('{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400);
	});
});

test("cached and ordinary responses have the same security headers", async () => {
	const names = [
		"content-security-policy",
		"x-content-type-options",
		"referrer-policy",
		"x-frame-options",
		"permissions-policy",
	];
	for (const url of [
		"/api/event/MSTS25/settings",
		"/api/event/MSTS25/settings",
		"/healthz",
		"/api/event/NOPE/settings",
	]) {
		const answer = await get(url);
		for (const name of names) expect(answer.headers[name], `${url} ${name}`).toBeTruthy();
		expect(answer.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
	}
});

test("API responses and refusals are not cached, except responses that depend on content alone", async () => {
	const cacheControlOf = async (url: string) => (await get(url)).headers["cache-control"];
	expect(await cacheControlOf("/api/account/me")).toBe("no-store");
	expect(await cacheControlOf("/api/event/NOPE/CheckLimits/D1")).toBe("no-store");
	expect(await cacheControlOf("/api/payment/nothing/document/x.pdf")).toBe("no-store");
	expect(await cacheControlOf("/api/event/MSTS25/settings")).toBe("public, max-age=0, must-revalidate");
	expect(await cacheControlOf("/api/tickets/keys")).toBe("public, max-age=60");
});

test("health and readiness", async () => {
	expect((await get("/healthz")).json()).toEqual({ status: "ok" });
	expect((await get("/readyz")).json()).toEqual({ status: "ready" });
});
