import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { phoneCode, wrongCode } from "../../../../tests/harness/authenticator.ts";
import { examplePath } from "../../../../tests/harness/example-path.ts";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { coded } from "../../../../tests/harness/second-factor.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account, activation, secondFactor, verification } from "../../account/server/tables.ts";

let server: TestServer;
let does: ReturnType<typeof coded>;
const { email, password } = goodPayload;

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-04-30T10:00:00Z") });
	server = await freshServer();
	await addOpenEvent(server);
	does = coded(server);
});
afterAll(() => vi.useRealTimers());
beforeEach(() => forgetPeople(server));

describe("turning the second factor on", () => {
	test("requires the password and a first code; other sessions end, and an e-mail is sent", async () => {
		const other = await loggedIn(server);
		const own = does.cookieOf(await does.givePassword());
		const wrong = await does.post("/api/user/second-factor/begin", own, { currentPassword: "niedobre1" });
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["currentPassword"]]);
		const { key, uri, qr, recoveryCodes } = (
			await does.post("/api/user/second-factor/begin", own, { currentPassword: password })
		).json();
		expect(uri).toBe(
			`otpauth://totp/estrada.test:${encodeURIComponent(email)}?secret=${key}&issuer=estrada.test&digits=6&period=30`,
		);
		expect([key.length, qr.size > 20, new Set(recoveryCodes).size]).toEqual([52, true, 10]);
		expect(await does.state(own)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
		expect((await does.givePassword()).json()).toEqual({ isLoggedIn: true }); // Log-in does not require an unconfirmed factor.
		for (const code of [phoneCode(key, 5), recoveryCodes[0]]) {
			expect((await does.post("/api/user/second-factor/confirm", own, { code })).statusCode).toBe(400);
		}
		const done = await does.post("/api/user/second-factor/confirm", own, { code: phoneCode(key) });
		expect([done.statusCode, done.json()]).toEqual([200, { isOn: true, recoveryCodesLeft: 10 }]);
		expect([await does.isIn(other), await does.isIn(own), await does.isIn(does.cookieOf(done))]).toEqual([
			false,
			false,
			true,
		]);
		expect(await does.newestKind()).toBe("second-factor-on");
		const again = await does.post("/api/user/second-factor/begin", does.cookieOf(done), { currentPassword: password });
		expect(again.statusCode).toBe(409);
	});

	test("is refused without a log-in or before it has begun", async () => {
		expect((await does.post("/api/user/second-factor/begin", "", { currentPassword: password })).statusCode).toBe(401);
		const own = await loggedIn(server);
		expect((await does.post("/api/user/second-factor/confirm", own, { code: "123456" })).statusCode).toBe(409);
		const proof = { currentPassword: password, code: "123456" };
		expect((await does.post("/api/user/second-factor/end", own, proof)).statusCode).toBe(409);
	});

	test("stores neither key nor recovery codes in plain text", async () => {
		const { key, codes } = await does.withFactor();
		const storedJson = JSON.stringify(await server.deps.db.select().from(secondFactor));
		for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
			expect(storedJson).not.toContain(secret);
		}
		expect(storedJson).toContain(hashOf(codes[0]!.replaceAll("-", "")));
	});
});

describe("between password and code", () => {
	test("the person is not logged in: there is no session, and account calls answer 401", async () => {
		const { own } = await does.withFactor();
		const sessions = (await server.app.inject({ url: "/api/user/sessions", headers: { cookie: own } })).json();
		const answer = await does.givePassword();
		expect([answer.statusCode, answer.json()]).toEqual([200, { isLoggedIn: false }]);
		// Includes cookies that are cleared at once.
		const everything = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
		expect(answer.cookies.map(({ name }) => name)).not.toContain("estrada_hint");
		const { paths } = (await server.app.inject({ url: "/api/openapi.json" })).json() as {
			paths: Record<string, Record<string, { security?: object[]; parameters?: Parameters<typeof examplePath>[1] }>>;
		};
		let requestCount = 0;
		for (const [path, calls] of Object.entries(paths)) {
			for (const [method, { security, parameters }] of Object.entries(calls)) {
				if (security?.length !== 1) continue;
				const named = examplePath(path.replace("{eventCode}", "MSTS25"), parameters, "1");
				const url = `${named}?eventCode=MSTS25`;
				for (const cookie of [everything, does.cookieOf(answer)]) {
					const headers = { cookie, origin: "http://estrada.test" };
					const upper = method.toUpperCase() as "GET" | "POST";
					const { statusCode } = await server.app.inject({
						method: upper,
						url,
						headers,
						...(upper !== "GET" && { payload: {} }),
					});
					expect([method, path, statusCode]).toEqual([
						method,
						path,
						expect.toSatisfy((one) => one === 401 || one === 400),
					]);
					if (upper === "GET") expect([path, statusCode]).toEqual([path, 401]);
				}
				requestCount++;
			}
		}
		expect(requestCount).toBeGreaterThan(25);
		expect((await server.app.inject({ url: "/api/user/sessions", headers: { cookie: own } })).json()).toEqual(sessions);
	});

	test("a code without the password is refused, also ten minutes after the password", async () => {
		const { key } = await does.withFactor();
		expect((await does.giveCode("", phoneCode(key))).statusCode).toBe(401);
		const forged = (await does.awaited()).replace(/two_factor=[^;.]+/, "two_factor=ABCDEFGHIJ");
		expect((await does.giveCode(forged, phoneCode(key))).statusCode).toBe(401);
		const cookie = await does.awaited();
		does.pass(601);
		const late = await does.giveCode(cookie, phoneCode(key));
		expect(does.said(late)).toEqual([401, expect.stringContaining("Ten minutes")]);
	});

	test("another account's session in the same browser does not replace the password", async () => {
		const { key } = await does.withFactor();
		const ewa = await does.withFactor("ewa@firma.example");
		const cookie = `${ewa.own}; ${await does.awaited()}`;
		expect((await does.giveCode(cookie, phoneCode(ewa.key))).statusCode).toBe(400);
		const answer = await does.giveCode(cookie, phoneCode(key));
		const me = await server.app.inject({ url: "/api/account/me", headers: { cookie: does.cookieOf(answer) } });
		expect(me.json().email).toBe(email);
	});
});

describe("a phone's code", () => {
	test("logs in once, in any browser with the password; the clock may differ by one step", async () => {
		const { key } = await does.withFactor();
		for (const [steps, status] of [
			[-2, 400],
			[-1, 200],
			[0, 200],
			[1, 200],
			[2, 400],
		] as const) {
			const answer = await does.giveCode(await does.awaited(), ` ${phoneCode(key, steps).replace(/(...)/, "$1 ")}`);
			expect([steps, answer.statusCode]).toEqual([steps, status]);
			expect(await does.isIn(does.cookieOf(answer))).toBe(status === 200);
		}
		const used = await does.giveCode(await does.awaited(), phoneCode(key));
		expect(does.said(used)).toEqual([400, expect.stringContaining("used already")]);
		does.pass(30);
		expect(does.said(await does.giveCode(await does.awaited(), wrongCode(key, 0)))[1]).toContain("every 30 seconds");
		does.pass(30);
		expect((await does.giveCode(await does.awaited(), phoneCode(key))).statusCode).toBe(200);
	});

	test("begins one session when it is sent twice at once", async () => {
		const { key } = await does.withFactor();
		const waiting = await Promise.all(Array.from({ length: 5 }, () => does.awaited()));
		const answers = await Promise.all(waiting.map((cookie) => does.giveCode(cookie, phoneCode(key))));
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400]);
	});

	test("can be typed again after a wrong attempt", async () => {
		const { key } = await does.withFactor();
		const next = phoneCode(key, 3);
		expect(does.said(await does.giveCode(await does.awaited(), next))[1]).toContain("not right");
		expect(does.said(await does.giveCode(await does.awaited(), next))[1]).toContain("not right");
		does.pass(90);
		expect((await does.giveCode(await does.awaited(), next)).statusCode).toBe(200);
	});
});

describe("a recovery code", () => {
	test("logs in once in any notation, and the remaining codes are counted", async () => {
		const { codes, own } = await does.withFactor();
		const [first, second] = codes as [string, string];
		expect((await does.giveCode(await does.awaited(), first)).statusCode).toBe(200);
		expect((await does.giveCode(await does.awaited(), second.toUpperCase().replaceAll("-", " "))).statusCode).toBe(200);
		expect(await does.state(own)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
		const again = await does.giveCode(await does.awaited(), first);
		expect(does.said(again)).toEqual([400, expect.stringContaining("used already")]);
		const hash = `sha256:${hashOf(codes[2]!.replaceAll("-", ""))}`;
		expect((await does.giveCode(await does.awaited(), hash)).statusCode).toBe(400); // The stored values log nobody in.
	});

	test("begins one session when it is sent several times at once", async () => {
		const { codes } = await does.withFactor();
		const waiting = await Promise.all(Array.from({ length: 5 }, () => does.awaited()));
		const answers = await Promise.all(waiting.map((cookie) => does.giveCode(cookie, codes[0]!)));
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
		expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
	});

	test("is replaced with password and code, and the old codes end", async () => {
		const { codes, own, key } = await does.withFactor();
		const renew = (proof: object) => does.post("/api/user/second-factor/recovery-codes", own, proof);
		expect((await renew({ currentPassword: password, code: wrongCode(key, 0) })).statusCode).toBe(400);
		expect((await renew({ currentPassword: "niedobre1", code: phoneCode(key) })).statusCode).toBe(400);
		const answer = await renew({ currentPassword: password, code: phoneCode(key) });
		const [fresh] = answer.json().recoveryCodes as [string];
		expect(await does.state(own)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
		expect((await does.giveCode(await does.awaited(), codes[0]!)).statusCode).toBe(400);
		expect((await does.giveCode(await does.awaited(), fresh)).statusCode).toBe(200);
	});
});

describe("a second factor that is on", () => {
	test("stays on after a password reset in its second week, and the reset does not log in", async () => {
		const { key, own } = await does.withFactor();
		await server.deps.db.update(secondFactor).set({ since: new Date(server.clock.now().getTime() - 8 * 86_400_000) });
		const cookie = await does.awaited();
		await does.post("/api/auth/request-password-reset", "", { email });
		const { text } = (await emails(server.deps.db, 1, 1)).rows[0]!;
		const token = decodeURIComponent(/reset\.html\?token=([^&\s]+)/.exec(text)![1]!);
		const answer = await does.post("/api/auth/reset-password", "", { token, newPassword: "nowehaslo1" });
		expect([answer.statusCode, await does.isIn(does.cookieOf(answer)), await does.isIn(own)]).toEqual([
			200,
			false,
			false,
		]);
		expect((await does.giveCode(cookie, phoneCode(key))).statusCode).toBe(401); // This log-in began with the old password.
		const next = await does.givePassword("", "nowehaslo1");
		expect(next.json()).toEqual({ isLoggedIn: false });
		expect((await does.giveCode(does.cookieOf(next), phoneCode(key))).statusCode).toBe(200);
	});

	test("stays on after a change of password", async () => {
		const { own } = await does.withFactor();
		const change = { currentPassword: password, newPassword: "nowehaslo1" };
		expect((await does.post("/api/user/password", own, change)).statusCode).toBe(200);
		expect((await does.givePassword("", "nowehaslo1")).json()).toEqual({ isLoggedIn: false });
	});

	test("is still required after an activation link", async () => {
		await does.withFactor();
		const now = server.clock.now();
		const [person] = await server.deps.db.select({ id: account.id }).from(account);
		const expiresAt = new Date(now.getTime() + 3_600_000);
		const link = {
			tokenHash: hashOf("left over"),
			accountId: person!.id,
			eventCode: "MSTS25",
			createdAt: now,
			expiresAt,
		};
		await server.deps.db.insert(activation).values(link);
		const answer = await does.post("/api/account/confirmEmail?id=left%20over", "", { password });
		expect(answer.json()).toMatchObject({ isActivated: true, isLoggedIn: false });
		expect(await does.isIn(does.cookieOf(answer))).toBe(false);
	});
});

describe("turning the second factor off", () => {
	test("requires password and code; afterwards the password is enough, and an e-mail is sent", async () => {
		const { key, own } = await does.withFactor();
		const end = (cookie: string, proof: object) => does.post("/api/user/second-factor/end", cookie, proof);
		expect((await end("", { currentPassword: password, code: phoneCode(key) })).statusCode).toBe(401);
		const wrongPassword = await end(own, { currentPassword: "niedobre1", code: phoneCode(key) });
		expect(Object.keys(wrongPassword.json().modelState)).toEqual(["currentPassword"]);
		expect(Object.keys((await end(own, { currentPassword: password, code: "1" })).json().modelState)).toEqual(["code"]);
		const answer = await end(own, { currentPassword: password, code: phoneCode(key) });
		expect([answer.statusCode, answer.json()]).toEqual([200, { isOn: false, recoveryCodesLeft: 0 }]);
		expect(await does.isIn(does.cookieOf(answer))).toBe(true);
		expect((await does.givePassword()).json()).toEqual({ isLoggedIn: true });
		expect(await does.newestKind()).toBe("second-factor-off");
		const actions = (await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).map(({ action }) => action);
		expect(actions).toEqual(expect.arrayContaining(["account.second-factor-on", "account.second-factor-off"]));
		expect(await server.deps.db.select().from(secondFactor)).toEqual([]);
	});

	test("accepts a recovery code, for a person without the phone", async () => {
		const { codes, own } = await does.withFactor();
		const proof = { currentPassword: password, code: codes[3] };
		expect((await does.post("/api/user/second-factor/end", own, proof)).json().isOn).toBe(false);
	});
});

test("the table keeps only hashes of used codes", async () => {
	const { key } = await does.withFactor();
	const code = phoneCode(key);
	await does.giveCode(await does.awaited(), code);
	expect(JSON.stringify(await server.deps.db.select().from(verification))).not.toContain(code);
});
