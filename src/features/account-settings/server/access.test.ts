import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn, logIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { emails } from "../../../kit/mail/store.ts";
import type { OwnSession } from "../access-contract.ts";

let server: TestServer;
const { email, password } = goodPayload;
const next = "nowehaslo1";
const post = (url: string, cookie: string, payload: object = {}) =>
	server.app.inject({
		method: "POST",
		url: `${url}?lang=en`,
		headers: { cookie, origin: "http://estrada.test" },
		payload,
	});
const change = (cookie: string, more: object = {}) =>
	post("/api/user/password", cookie, { currentPassword: password, newPassword: next, ...more });
const sessions = async (cookie: string): Promise<OwnSession[]> =>
	(await server.app.inject({ url: "/api/user/sessions", headers: { cookie } })).json().sessions;
const isIn = async (cookie: string) =>
	(await server.app.inject({ url: "/api/account/me", headers: { cookie } })).statusCode === 200;
const logsIn = async (typed: string) =>
	(await post("/api/auth/sign-in/email", "", { email, password: typed })).statusCode;
const newest = async () => (await emails(server.deps.db, 1, 1)).rows[0]!;
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
	answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("a password", () => {
	test("is changed with the current password; other sessions end, this one stays, and an e-mail is sent", async () => {
		const other = await loggedIn(server);
		const own = await logIn(server);
		const answer = await change(own);
		expect([answer.statusCode, answer.json()]).toEqual([200, { isChanged: true }]);
		expect([await isIn(other), await isIn(own), await isIn(cookieOf(answer))]).toEqual([false, false, true]);
		expect([await logsIn(password), await logsIn(next)]).toEqual([401, 200]);
		const { recipient, kind, text } = await newest();
		expect([recipient, kind]).toEqual([email, "password-changed"]);
		expect(text).not.toContain(next);
	});

	test.each([
		[{ currentPassword: "niedobre1" }, "currentPassword", "not your current password"],
		[{ newPassword: "krotkie" }, "newPassword", "too short"],
		[{ newPassword: "password1" }, "newPassword", "choose another"],
		[{ newPassword: "Wójcik1985" }, "newPassword", "choose another"],
	])("%j is refused with a message, and no session ends", async (wrong, field, words) => {
		const own = await loggedIn(server);
		const answer = await change(own, wrong);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, [field]]);
		expect(answer.json().modelState[field][0]).toContain(words);
		expect([await isIn(own), await logsIn(password)]).toEqual([true, 200]);
	});

	test("cannot be guessed in an open account: attempts are limited", async () => {
		const own = await loggedIn(server);
		const statuses: number[] = [];
		for (let n = 0; n < 11; n++) statuses.push((await change(own, { currentPassword: `niedobre${n}` })).statusCode);
		expect(statuses).toEqual([...Array(10).fill(400), 429]);
	});

	test("is not changed without a log-in", async () => expect((await change("")).statusCode).toBe(401));
});

describe("sessions", () => {
	test("are listed with their device, the caller's first, without tokens", async () => {
		await loggedIn(server);
		await logIn(server);
		const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:137.0) Gecko/20100101 Firefox/137.0";
		const headers = { "user-agent": userAgent };
		const payload = { email, password };
		const answer = await server.app.inject({ method: "POST", url: "/api/auth/sign-in/email", headers, payload });
		const own = cookieOf(answer);
		const ownSessions = await sessions(own);
		expect(ownSessions.map(({ device, isThis }) => [device, isThis])).toEqual([
			["Firefox, Linux", true],
			[null, false],
			[null, false],
		]);
		const token = decodeURIComponent(/session_token=([^;.]+)/.exec(own)![1]!);
		expect(JSON.stringify(ownSessions)).not.toContain(token);
	});

	test("end one by one; ending one twice is refused", async () => {
		const other = await loggedIn(server);
		const own = await logIn(server);
		const [{ id }] = (await sessions(other)) as [OwnSession];
		const left = (await post(`/api/user/sessions/${id}/end`, own)).json().sessions as OwnSession[];
		expect(left.map((one) => one.id)).not.toContain(id);
		expect([await isIn(other), await isIn(own)]).toEqual([false, true]);
		expect((await post(`/api/user/sessions/${id}/end`, own)).statusCode).toBe(404);
	});

	test("end all at once, except the caller's", async () => {
		const other = await loggedIn(server);
		const own = await logIn(server);
		expect((await post("/api/user/sessions/end-others", own)).json().sessions).toHaveLength(1);
		expect([await isIn(other), await isIn(own)]).toEqual([false, true]);
		const actions = (await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).map(({ action }) => action);
		expect(actions).toContain("account.sessions-ended");
	});

	test("of other accounts are not found; ending one's own logs out", async () => {
		const stranger = await loggedIn(server, "ewa@firma.example");
		const own = await loggedIn(server);
		const [{ id }] = (await sessions(own)) as [OwnSession];
		expect((await post(`/api/user/sessions/${id}/end`, stranger)).statusCode).toBe(404);
		expect((await post(`/api/user/sessions/${id}/end`, own)).statusCode).toBe(409);
		expect(await isIn(own)).toBe(true);
		expect((await post(`/api/user/sessions/${id}/end`, "")).statusCode).toBe(401);
	});
});
