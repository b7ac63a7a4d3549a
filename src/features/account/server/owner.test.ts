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

describe("whoever registered somebody else's address", () => {
	test("loses their password where the owner sets another", async () => {
		await register();
		expect((await confirm({ newPassword: "wlasnehaslo" })).json()).toMatchObject({ isActivated: true });
		expect([await logIn(goodPayload.password), await logIn("wlasnehaslo")]).toEqual([401, 200]);
	});

	test("is not let in by the owner who opens the link and types nothing, or a password of their own", async () => {
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

	test("gets no weak password by the owner's link either", async () => {
		await register();
		for (const weak of ["", "short", "password1", goodPayload.email]) {
			const answer = await confirm({ newPassword: weak });
			expect([weak, answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([weak, 400, ["newPassword"]]);
		}
		expect(await isActive()).toBe(false);
		expect((await confirm({ newPassword: "wlasnehaslo" })).statusCode).toBe(200);
	});
});

describe("on another device", () => {
	test("the password chosen at registration activates the account and logs in", async () => {
		await register();
		const answer = await confirm({ password: goodPayload.password });
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: true, eventCode: "MSTS25", notice: null });
		expect((await me(cookiesOf(answer))).json()).toMatchObject({ email: goodPayload.email });
		expect(await logIn(goodPayload.password)).toBe(200);
	});

	test("a wrong password spends nothing: the link still activates", async () => {
		await register();
		expect((await confirm({ password: "pomylone-haslo" })).statusCode).toBe(400);
		expect((await confirm({ password: goodPayload.password })).statusCode).toBe(200);
	});
});

describe("in the browser that registered", () => {
	test("the link keeps the password and logs in", async () => {
		const cookie = cookiesOf(await register());
		const answer = await confirm({}, cookie);
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: true, eventCode: "MSTS25", notice: null });
		expect((await me(cookiesOf(answer))).json()).toMatchObject({ email: goodPayload.email });
		expect(answer.cookies.map(({ name }) => name)).toContain("estrada_hint");
		expect(await logIn(goodPayload.password)).toBe(200);
	});

	test("it logs nobody in while the event's log-in is not open", async () => {
		await server.deps.db.update(event).set({ isLoginAvailable: false });
		const answer = await confirm({}, cookiesOf(await register()));
		await server.deps.db.update(event).set({ isLoginAvailable: true });
		expect(answer.json()).toEqual({ isActivated: true, isLoggedIn: false, eventCode: "MSTS25", notice: null });
		expect([answer.cookies, await server.deps.db.select().from(session)]).toEqual([[], []]);
	});

	test("many clicks at once activate once, and begin one session", async () => {
		const cookie = cookiesOf(await register());
		// Afterwards the first click's own e-mail would be the newest.
		const secret = await newestSecret(server);
		const answers = await Promise.all(Array.from({ length: 8 }, () => open(secret, {}, cookie)));
		expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
		expect(await server.deps.db.select().from(session)).toHaveLength(1);
	});

	test("an account of the foundation alone is marked as well", async () => {
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
