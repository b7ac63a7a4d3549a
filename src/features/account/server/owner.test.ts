import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload, newestSecret } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { event } from "../../event/server/tables.ts";
import { account, session } from "./tables.ts";

let server: TestServer;
type Answer = Awaited<ReturnType<typeof post>>;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
	server.app.inject({ method: "POST", url, headers, payload });
const cookiesOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const register = (more: object = {}) => post("/api/account/registerUser?lang=en", { ...goodPayload, ...more });
const open = (secret: string, payload: object, cookie = "") =>
	post(`/api/account/confirmEmail?lang=en&id=${secret}`, payload, { cookie });
const confirm = async (payload: object, cookie = "") => open(await newestSecret(server), payload, cookie);
const logIn = async (password: string) =>
	(await post("/api/auth/sign-in/email", { email: goodPayload.email, password })).statusCode;
const me = (cookie: string) => server.app.inject({ url: "/api/account/me", headers: { cookie } });
const isActive = async () => (await server.deps.db.select().from(account))[0]!.emailVerified;

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("a person who registered another person's address", () => {
	test("loses access when the owner sets a new password", async () => {
		await register();
		expect((await confirm({ newPassword: "wlasnehaslo" })).json()).toMatchObject({ isActivated: true });
		expect([await logIn(goodPayload.password), await logIn("wlasnehaslo")]).toEqual([401, 200]);
	});

	test("gets no access when the owner opens the link with an empty or different password", async () => {
		const other = await register({ email: "ewa@firma.example" });
		await register();
		for (const cookie of ["", cookiesOf(other), "estrada_registrant=x", "estrada_registrant="]) {
			for (const [typed, words] of [
				[{}, "in another browser"],
				[{ password: "wlasnehaslo" }, "not the password chosen"],
				[{ password: "" }, "not the password chosen"],
			] as const) {
				const answer = await confirm(typed, cookie);
				expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["password"]]);
				expect(answer.json().modelState.password[0]).toContain(words);
			}
		}
		expect([await isActive(), await logIn(goodPayload.password)]).toEqual([false, 403]);
	});

	test("cannot have a weak password set by the owner's link", async () => {
		await register();
		for (const weak of ["", "short", "password1", goodPayload.email]) {
			const answer = await confirm({ newPassword: weak });
			expect([weak, answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([weak, 400, ["newPassword"]]);
		}
		expect(await isActive()).toBe(false);
		expect((await confirm({ newPassword: "wlasnehaslo" })).statusCode).toBe(200);
	});
});

describe("an activation link on another device", () => {
	test("activates and logs in with the password chosen at registration", async () => {
		await register();
		const answer = await confirm({ password: goodPayload.password });
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: true, eventCode: "MSTS25", notice: null });
		expect((await me(cookiesOf(answer))).json()).toMatchObject({ email: goodPayload.email });
		expect(await logIn(goodPayload.password)).toBe(200);
	});

	test("still works after a wrong password", async () => {
		await register();
		expect((await confirm({ password: "pomylone-haslo" })).statusCode).toBe(400);
		expect((await confirm({ password: goodPayload.password })).statusCode).toBe(200);
	});
});

describe("an activation link in the registering browser", () => {
	test("keeps the password and logs in", async () => {
		const cookie = cookiesOf(await register());
		const answer = await confirm({}, cookie);
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: true, eventCode: "MSTS25", notice: null });
		expect((await me(cookiesOf(answer))).json()).toMatchObject({ email: goodPayload.email });
		expect(answer.cookies.map(({ name }) => name)).toContain("estrada_hint");
		expect(await logIn(goodPayload.password)).toBe(200);
	});

	test("logs nobody in before the event opens its log-in", async () => {
		await server.deps.db.update(event).set({ isLoginAvailable: false });
		const answer = await confirm({}, cookiesOf(await register()));
		await server.deps.db.update(event).set({ isLoginAvailable: true });
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: false, eventCode: "MSTS25", notice: null });
		expect([answer.cookies, await server.deps.db.select().from(session)]).toEqual([[], []]);
	});

	test("activates once and begins one session when it is opened many times at once", async () => {
		const cookie = cookiesOf(await register());
		// Reads the secret now: the first click sends a newer e-mail.
		const secret = await newestSecret(server);
		const answers = await Promise.all(Array.from({ length: 8 }, () => open(secret, {}, cookie)));
		expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
		expect(await server.deps.db.select().from(session)).toHaveLength(1);
	});

	test("registering an account without a ticket marks the browser as well", async () => {
		const answer = await post("/api/account/RegisterGlobal", goodPayload);
		expect((await confirm({}, cookiesOf(answer))).statusCode).toBe(200);
	});
});

test.each(["password1", "anna@firma.example", "szczepankowska1"])("registering refuses %s", async (weak) => {
	for (const url of ["registerUser", "RegisterGlobal"]) {
		const answer = await post(`/api/account/${url}?lang=en`, { ...goodPayload, password: weak, confirmPassword: weak });
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["password"]]);
		expect(answer.json().modelState.password[0]).toContain("choose another");
	}
});
