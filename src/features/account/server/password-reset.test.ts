import { beforeAll, beforeEach, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { verification } from "./tables.ts";

let server: TestServer;
const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
const ask = (email: string, more: object = {}) => post("/api/Auth/Request-Password-Reset?lang=en", { email, ...more });
const set = (token: string, newPassword: string) => post("/api/auth/reset-password?lang=en", { token, newPassword });
const logIn = async (password: string) =>
	(await post("/api/auth/sign-in/email", { email: goodPayload.email, password })).statusCode;
const newest = async () => (await emails(server.deps.db, 1, 1)).rows[0]!;
const secretIn = (text: string) => decodeURIComponent(/reset\.html\?token=([^&\s]+)/.exec(text)![1]!);

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(async () => {
	await forgetPeople(server);
	await server.deps.db.delete(verification);
});

test("a reset link sets a new password once and ends every session", async () => {
	const cookie = await loggedIn(server);
	expect((await ask(" ANNA@firma.example", { eventCode: "nope" })).json()).toEqual({ isAccepted: true });
	const { subject, text, recipient, kind } = await newest();
	expect([recipient, kind, subject]).toEqual([
		goodPayload.email,
		"password-reset",
		expect.stringContaining("Nowe hasło do konta"),
	]);
	const secret = secretIn(text);
	expect((await server.deps.db.select().from(verification))[0]!.identifier).not.toContain(secret);
	expect(Object.keys((await set(secret, "krótkie")).json().modelState)).toEqual(["newPassword"]);
	const answers = await Promise.all(["nowehaslo1", "nowehaslo2"].map((one) => set(secret, one)));
	expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 410]);
	const stored = answers[0]!.statusCode === 200 ? "nowehaslo1" : "nowehaslo2";
	expect([await logIn(goodPayload.password), await logIn(stored)]).toEqual([401, 200]);
	expect((await server.app.inject({ url: "/api/account/me", headers: { cookie } })).statusCode).toBe(401);
	expect((await set(secret, "jeszczejedno")).json().message).toContain("Ask for a new one");
});

test("a reset ends all older reset links", async () => {
	await loggedIn(server);
	await ask(goodPayload.email);
	const older = secretIn((await newest()).text);
	await ask(goodPayload.email);
	expect((await set(secretIn((await newest()).text), "nowehaslo1")).json()).toEqual({ isReset: true });
	expect((await set(older, "cudzehaslo1")).statusCode).toBe(410);
	expect([await logIn("cudzehaslo1"), await logIn("nowehaslo1")]).toEqual([401, 200]);
});

test("a weak password, or one made of the owner's address or name, is refused with a message", async () => {
	await loggedIn(server);
	await ask(goodPayload.email);
	const secret = secretIn((await newest()).text);
	for (const weak of ["password1", "anna@firma.example", "Wójcik1985"]) {
		const answer = await set(secret, weak);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["newPassword"]]);
		expect(answer.json().modelState.newPassword[0]).toContain("choose another");
	}
	expect((await set(secret, "nowehaslo1")).statusCode).toBe(200);
});

test("a reset confirms an address that was never confirmed", async () => {
	await post("/api/account/registerUser", goodPayload);
	expect(await logIn(goodPayload.password)).toBe(403);
	await ask(goodPayload.email);
	expect((await set(secretIn((await newest()).text), "nowehaslo1")).json()).toEqual({ isReset: true });
	expect(await logIn("nowehaslo1")).toBe(200);
});

test("a reset request does not reveal accounts, and sends three e-mails an hour to an address", async () => {
	expect((await ask("nobody@firma.example")).json()).toEqual({ isAccepted: true });
	expect((await emails(server.deps.db, 1, 1)).count).toBe(0);
	expect(Object.keys((await ask("nobody")).json().modelState)).toEqual(["email"]);
	expect([(await ask("nobody@firma.example")).statusCode, (await ask("nobody@firma.example")).statusCode]).toEqual([
		200, 200,
	]);
	expect((await ask("nobody@firma.example")).statusCode).toBe(429);
	expect((await set("nope", "nowehaslo1")).statusCode).toBe(410);
});
