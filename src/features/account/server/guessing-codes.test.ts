import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { phoneCode, wrongCode } from "../../../../tests/harness/authenticator.ts";
import { addOpenEvent, forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { coded } from "../../../../tests/harness/second-factor.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";

let server: TestServer;
let does: ReturnType<typeof coded>;
const { password } = goodPayload;

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-04-30T10:00:00Z") });
	server = await freshServer();
	await addOpenEvent(server);
	does = coded(server);
});
afterAll(() => vi.useRealTimers());
beforeEach(() => forgetPeople(server));

describe("guessing second-factor codes", () => {
	test("ends after five wrong codes; the password is required again", async () => {
		const { key } = await does.withFactor();
		const cookie = await does.awaited();
		for (let n = 0; n < 5; n++) expect((await does.giveCode(cookie, wrongCode(key, n))).statusCode).toBe(400);
		expect(does.said(await does.giveCode(cookie, phoneCode(key)))).toEqual([
			401,
			expect.stringContaining("password again"),
		]);
		expect((await does.giveCode(await does.awaited(), phoneCode(key))).statusCode).toBe(200);
	});

	test("from many networks ends after ten codes, but not for the owner's known browser", async () => {
		const { key, browser } = await does.withFactor();
		const statuses: number[] = [];
		for (let n = 0; n < 12; n++) {
			const address = `198.51.100.${n}`;
			statuses.push((await does.giveCode(await does.awaited(address), wrongCode(key, n), address)).statusCode);
		}
		expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
		const refused = await does.giveCode(await does.awaited("203.0.113.9"), phoneCode(key), "203.0.113.9");
		expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining("knows your password")]);
		const trustedCookies = `${browser}; ${does.cookieOf(await does.givePassword(browser, password, "203.0.113.9"))}`;
		expect((await does.giveCode(trustedCookies, phoneCode(key), "203.0.113.9")).statusCode).toBe(200);
		does.pass(900);
		expect((await does.giveCode(await does.awaited("203.0.113.9"), phoneCode(key), "203.0.113.9")).statusCode).toBe(
			200,
		);
	});

	test("is limited to fifty codes a day", async () => {
		const { key } = await does.withFactor();
		does.pass(14 * 3600); // A new day of the counter begins here.
		for (let n = 0; n < 5; n++) {
			for (let m = 0; m < 10; m++) {
				const address = `198.51.${n}.${m}`;
				expect((await does.giveCode(await does.awaited(address), wrongCode(key, 10 * n + m), address)).statusCode).toBe(
					400,
				);
			}
			does.pass(900);
		}
		expect((await does.giveCode(await does.awaited("203.0.113.9"), phoneCode(key), "203.0.113.9")).statusCode).toBe(
			429,
		);
	});

	test("counts together with wrong passwords in the account settings", async () => {
		const { own, key } = await does.withFactor();
		does.pass(900);
		const statuses: number[] = [];
		for (let n = 0; n < 11; n++) {
			const proof = { currentPassword: password, code: wrongCode(key, n) };
			statuses.push((await does.post("/api/user/second-factor/end", own, proof)).statusCode);
		}
		expect(statuses).toEqual([...Array(10).fill(400), 429]);
	});
});
