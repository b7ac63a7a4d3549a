import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device, phoneCode } from "../../../../tests/harness/authenticator.ts";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import type { OwnPasskey } from "../passkey-contract.ts";

let server: TestServer;
const { email, password } = goodPayload;
const origin = "http://estrada.test";

const post = (url: string, cookie: string, payload: object = {}, headers: object = {}) =>
	server.app.inject({
		method: "POST",
		url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
		headers: { cookie, origin, ...headers },
		payload,
	});
type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const personIn = async (cookie: string) =>
	(await server.app.inject({ url: "/api/account/me", headers: { cookie } })).json().email;
const passkeys = async (cookie: string): Promise<OwnPasskey[]> =>
	(await server.app.inject({ url: "/api/user/passkeys", headers: { cookie } })).json().passkeys;
const newest = async () => (await emails(server.deps.db, 1, 1)).rows[0]!;

type Device = ReturnType<typeof device>;
const begin = (cookie: string, proof: object = {}) =>
	post("/api/user/passkeys/begin", cookie, { currentPassword: password, ...proof });
async function add(cookie: string, one: Device, manner: Parameters<Device["make"]>[1] = {}, name = "Phone") {
	const begun = await begin(cookie);
	const response = one.make(begun.json().options, manner);
	return post("/api/user/passkeys", `${cookie}; ${cookieOf(begun)}`, { name, response });
}
async function enter(one: Device, manner: Parameters<Device["logIn"]>[1] = {}, headers: object = {}) {
	const begun = await post("/api/auth/passkey/begin", "", {}, headers);
	const { options } = begun.json();
	const response = one.logIn(options, manner);
	const answer = await post("/api/auth/passkey", cookieOf(begun), { response }, headers);
	return { options, response, answer, challenge: cookieOf(begun) };
}

beforeAll(async () => {
	// A phone's code lasts half a minute and must not expire between two calls.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-04-30T10:00:00Z") });
	server = await freshServer();
	await addOpenEvent(server);
});
afterAll(() => vi.useRealTimers());
beforeEach(() => forgetPeople(server));

describe("a passkey", () => {
	test("is added with the password, causes an e-mail, and logs in alone", async () => {
		const own = await loggedIn(server);
		const one = device("estrada.test");
		const { options } = (await begin(own)).json();
		expect(options).toMatchObject({
			rp: { id: "estrada.test", name: "estrada.test" },
			user: { name: email },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		});
		const answer = await add(own, one, {}, " Mój telefon ");
		expect(answer.json().passkeys).toMatchObject([{ name: "Mój telefon", usedDate: null }]);
		const { kind, recipient, text } = await newest();
		expect([kind, recipient]).toEqual(["passkey-added", email]);
		expect(text).toContain("Mój telefon");
		const entered = await enter(one);
		expect(entered.options).toMatchObject({ rpId: "estrada.test", userVerification: "required" });
		expect([entered.answer.json(), await personIn(cookieOf(entered.answer))]).toEqual([{ isLoggedIn: true }, email]);
		expect(entered.answer.cookies.map(({ name }) => name)).toContain("estrada_hint");
		expect((await passkeys(own))[0]!.usedDate).toBe(server.clock.now().toISOString());
	});

	test.each([
		[{ currentPassword: "niedobre1" }, "currentPassword"],
		[{ currentPassword: "" }, "currentPassword"],
	])("is not added with %j", async (proof, field) => {
		const answer = await begin(await loggedIn(server), proof);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, [field]]);
	});

	test("is refused without user verification, for another page, or for another account", async () => {
		const own = await loggedIn(server);
		const refused = await add(own, device("estrada.test"), { isVerified: false });
		expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining("PIN")]);
		expect((await add(own, device("estrada.test"), { origin: "https://evil.example" })).statusCode).toBe(400);
		expect((await add(own, device("evil.example"))).statusCode).toBe(400);
		const begun = await begin(own);
		const stranger = await loggedIn(server, "ewa@firma.example");
		const response = device("estrada.test").make(begun.json().options);
		const stolen = await post("/api/user/passkeys", `${stranger}; ${cookieOf(begun)}`, { name: "x", response });
		expect(stolen.statusCode).toBe(401);
		expect([await passkeys(own), await passkeys(stranger)]).toEqual([[], []]);
		expect((await begin("")).statusCode).toBe(401);
		expect((await post("/api/user/passkeys", cookieOf(begun), { name: "x", response })).statusCode).toBe(401);
	});

	test("must have a name", async () => {
		const own = await loggedIn(server);
		for (const name of [" ", "x".repeat(61)]) {
			const answer = await add(own, device("estrada.test"), {}, name);
			expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["name"]]);
		}
	});

	test("is renamed and removed only by its owner; removing causes an e-mail and ends its log-in", async () => {
		const own = await loggedIn(server);
		const one = device("estrada.test");
		const [{ id }] = (await add(own, one)).json().passkeys as [OwnPasskey];
		const stranger = await loggedIn(server, "ewa@firma.example");
		for (const [way, body] of [
			["rename", { name: "Mine" }],
			["remove", {}],
		] as const) {
			expect((await post(`/api/user/passkeys/${id}/${way}`, stranger, body)).statusCode).toBe(404);
			expect((await post(`/api/user/passkeys/${id}/${way}`, "", body)).statusCode).toBe(401);
		}
		const renamed = await post(`/api/user/passkeys/${id}/rename`, own, { name: "Laptop" });
		expect(renamed.json().passkeys).toMatchObject([{ id, name: "Laptop" }]);
		expect((await post(`/api/user/passkeys/${id}/remove`, own)).json()).toEqual({ passkeys: [] });
		expect([(await newest()).kind, (await newest()).text]).toEqual([
			"passkey-removed",
			expect.stringContaining("Laptop"),
		]);
		const { answer } = await enter(one);
		expect([answer.statusCode, answer.json().message]).toEqual([401, expect.stringContaining("removed")]);
		expect((await post(`/api/user/passkeys/${id}/remove`, own)).statusCode).toBe(404);
	});
});

describe("logging in with a passkey", () => {
	test("accepts an answer once, only from this site's page and with user verification", async () => {
		const one = device("estrada.test");
		await add(await loggedIn(server), one);
		const { answer, response, challenge } = await enter(one);
		expect(answer.statusCode).toBe(200);
		const again = await post("/api/auth/passkey", challenge, { response });
		expect([again.statusCode, again.json().message]).toEqual([410, expect.stringContaining("too long")]);
		expect((await enter(one, { isVerified: false })).answer.statusCode).toBe(400);
		expect((await enter(one, { origin: "https://evil.example" })).answer.statusCode).toBe(401);
		expect((await enter(device("estrada.test"))).answer.statusCode).toBe(401);
		const empty = await post("/api/auth/passkey", challenge, {
			response: { id: "x", response: { clientDataJSON: "" } },
		});
		expect(empty.statusCode).toBe(410);
	});

	test("refuses a copied authenticator, whose counter does not rise", async () => {
		const one = device("estrada.test");
		await add(await loggedIn(server), one);
		expect((await enter(one, { counter: 7 })).answer.statusCode).toBe(200);
		expect((await enter(one, { counter: 7 })).answer.statusCode).toBe(401);
		expect((await enter(one, { counter: 8 })).answer.statusCode).toBe(200);
	});

	test("works on an event's own host below the site's host", async () => {
		const one = device("estrada.test");
		await add(await loggedIn(server), one);
		const at = { host: "dss.estrada.test", origin: "https://dss.estrada.test" };
		expect((await enter(one, { origin: at.origin }, at)).answer.statusCode).toBe(200);
		expect((await enter(one, { origin: at.origin })).answer.statusCode).toBe(401);
		const foreign = await post(
			"/api/auth/passkey/begin",
			"",
			{},
			{ ...at, host: "estrada.test", "sec-fetch-site": "same-site" },
		);
		expect(foreign.statusCode).toBe(403);
	});

	test("requires no code; adding a passkey does if the second factor is on", async () => {
		const before = await loggedIn(server);
		const { key } = (await post("/api/user/second-factor/begin", before, { currentPassword: password })).json();
		const code = phoneCode(key, -1);
		const own = cookieOf(await post("/api/user/second-factor/confirm", before, { code }));
		const refused = await begin(own);
		expect([refused.statusCode, Object.keys(refused.json().modelState)]).toEqual([400, ["code"]]);
		expect((await begin(own, { code })).json().modelState.code[0]).toContain("used already");
		const begun = await begin(own, { code: phoneCode(key) });
		const one = device("estrada.test");
		const response = one.make(begun.json().options);
		const added = await post("/api/user/passkeys", `${own}; ${cookieOf(begun)}`, { name: "Phone", response });
		expect(added.statusCode).toBe(200);
		const { answer } = await enter(one);
		expect([answer.json(), await personIn(cookieOf(answer))]).toEqual([{ isLoggedIn: true }, email]);
	});
});
