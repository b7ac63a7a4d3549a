import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	addOpenEvent,
	forgetPeople,
	goodPayload,
	loggedIn,
	newestSecret,
} from "../../../../tests/harness/registering.ts";
import { freshServer, onHttps, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { passwordMessages, weakPasswordMessages } from "../password.ts";
import { account } from "./tables.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
	server.app.inject({ method: "POST", url, headers, ...(payload && { payload }) });
const register = () => post("/api/account/registerUser", goodPayload);
const logIn = (password = goodPayload.password, email = goodPayload.email, headers = {}) =>
	post("/api/auth/sign-in/email?lang=en", { email, password }, headers);

const later = (seconds: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("checkEmail", () => {
	const check = (email: string) => get(`/api/Event/msts25/CHECKEMAIL?email=${encodeURIComponent(email)}&lang=pl`);

	test("answers false for an address with an account and for an invalid one", async () => {
		expect((await check("anna@firma.example")).json()).toEqual({ isValid: true });
		await register();
		expect((await check(" ANNA@firma.example")).json()).toEqual({ isValid: false });
		expect((await check("anna")).json()).toEqual({ isValid: false });
	});

	test("answers 400 without an address and 404 for an unknown event", async () => {
		const answer = await get("/api/event/MSTS25/checkEmail");
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["email"]]);
		expect((await get("/api/event/NOPE/checkEmail?email=a@b.pl")).statusCode).toBe(404);
	});

	test("answers twenty requests a minute, then 429 with Retry-After", async () => {
		for (let n = 0; n < 20; n++) expect((await check("a@b.pl")).statusCode).toBe(200);
		const refused = await check("a@b.pl");
		expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
		later(60);
		expect((await check("a@b.pl")).statusCode).toBe(200);
	});
});

describe("checkPassword", () => {
	const about = { email: "anna.wojcik@firma.example", firstName: "Anna", lastName: "Wójcik" };
	test.each([
		["password123", weakPasswordMessages.common],
		["wojcik1985", weakPasswordMessages.own],
		["krotkie", passwordMessages.passwordShort],
		["z odstepem", passwordMessages.passwordSpaces],
		["kilka-slow-razem", undefined],
	])("%s gets the same answer as at registration", async (password, expected) => {
		const body = { ...goodPayload, ...about, password, confirmPassword: password };
		const answers = [
			await post("/api/account/checkPassword?lang=pl", { password, ...about }),
			await post("/api/account/registerUser?lang=pl", body),
		];
		for (const answer of answers) {
			expect(answer.statusCode).toBe(expected ? 400 : 200);
			if (expected) expect(answer.json().modelState.password).toEqual([expected.pl]);
		}
	});
});

describe("an activation link", () => {
	const confirm = (secret: string) =>
		post(`/api/Account/ConfirmEmail?id=${encodeURIComponent(secret)}&lang=en`, { password: goodPayload.password });

	test("works once; a second use is refused with 409", async () => {
		await register();
		const secret = await newestSecret(server);
		const first = await confirm(secret);
		expect([first.statusCode, first.json()]).toEqual([
			200,
			{ isActivated: true, isLoggedIn: true, eventCode: "MSTS25", notice: null },
		]);
		expect((await server.deps.db.select().from(account))[0]!.emailVerified).toBe(true);
		const second = await confirm(secret);
		expect(second.statusCode).toBe(409);
		expect(second.json().message).toContain("used already");
	});

	test("activates once when it is opened many times at once", async () => {
		await register();
		const secret = await newestSecret(server);
		const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(secret)));
		expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
		expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(9);
	});

	test("is refused with its own message when it is unknown or 48 hours old", async () => {
		await register();
		expect([(await confirm("nope")).statusCode, (await confirm("nope")).json().message]).toEqual([
			404,
			expect.stringContaining("not correct"),
		]);
		const secret = await newestSecret(server);
		later(48 * 3600);
		const late = await confirm(secret);
		expect([late.statusCode, late.json().message]).toEqual([410, expect.stringContaining("48 hours")]);
		expect((await post("/api/account/confirmEmail")).statusCode).toBe(400);
	});
});

describe("resendActivation", () => {
	const resend = (email: string) => post("/api/account/resendActivation", { email });
	const sent = async () => (await emails(server.deps.db, 1, 1)).count;

	test("gives everybody the same answer, and sends only to inactive accounts", async () => {
		await register();
		const [known, unknown, nonsense] = [
			await resend("Anna@firma.example"),
			await resend("b@b.example"),
			await resend("x"),
		];
		expect([known.json(), unknown.json(), nonsense.json()]).toEqual(Array(3).fill({ isAccepted: true }));
		expect(await sent()).toBe(2);
		const { password } = goodPayload;
		const confirmed = await post(`/api/account/confirmEmail?id=${await newestSecret(server)}`, { password });
		expect(confirmed.statusCode).toBe(200);
		expect(await sent()).toBe(3); // The ticket was waiting for the confirmation.
		await resend("anna@firma.example");
		expect(await sent()).toBe(3);
	});

	test("sends three e-mails an hour to one address", async () => {
		const statuses = [];
		for (let n = 0; n < 4; n++) statuses.push((await resend("b@b.example")).statusCode);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});
});

describe("log-in", () => {
	test("is refused before activation, and says so only with the right password", async () => {
		await register();
		const early = await logIn();
		expect([early.statusCode, early.json().message]).toEqual([403, expect.stringContaining("not active yet")]);
		expect((await logIn("niedobre1")).statusCode).toBe(401);
		expect((await logIn("niedobre1", "nobody@b.example")).json().message).toBe(
			"The e-mail address or the password is not correct.",
		);
	});

	test("sets a safe cookie; logging out removes it", async () => {
		const cookie = await loggedIn(server);
		const answer = await logIn();
		expect(answer.json()).toEqual({ isLoggedIn: true });
		const set = String(answer.headers["set-cookie"]);
		expect(set).toMatch(/^estrada\.session_token=/);
		expect(set).toMatch(/HttpOnly/i);
		expect(set).toMatch(/SameSite=Lax/i);
		expect((await get("/api/account/me", { cookie })).statusCode).toBe(200);
		expect((await post("/api/auth/sign-out", {}, { cookie, origin: "http://estrada.test" })).json()).toEqual({
			isLoggedIn: false,
		});
		expect((await get("/api/account/me", { cookie })).statusCode).toBe(401);
	});

	test("sets a cookie for https only if the site uses https", async () => {
		const plain = server;
		server = await onHttps(plain);
		await loggedIn(server);
		expect(String((await logIn()).headers["set-cookie"])).toMatch(/^__Secure-estrada.*; Secure/i);
		server = plain;
	});

	test("refuses another site's page and accepts the site's other address", async () => {
		await loggedIn(server);
		expect((await logIn(goodPayload.password, goodPayload.email, { origin: "https://evil.example" })).statusCode).toBe(
			403,
		);
		const own = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
		expect((await logIn(goodPayload.password, goodPayload.email, own)).statusCode).toBe(200);
	});

	test("answers 401 to a forged or broken cookie", async () => {
		const cookie = (await loggedIn(server)).split("; ").find((one) => one.includes("session_token"))!;
		for (const bad of [cookie.slice(0, -8), "estrada.session_token=x", "estrada.session_token=%E0%A4%A"]) {
			expect((await get("/api/account/me", { cookie: bad })).statusCode).toBe(401);
		}
	});

	test("allows ten attempts on one account from one network in 15 minutes", async () => {
		const statuses = [];
		for (let n = 0; n < 11; n++) statuses.push((await logIn("niedobre1")).statusCode);
		expect(statuses.slice(9)).toEqual([401, 429]);
	});

	test("offers none of better-auth's other paths", async () => {
		for (const path of ["sign-up/email", "update-user", "change-password", "delete-user"]) {
			expect((await post(`/api/auth/${path}`, {})).statusCode).toBe(404);
		}
	});
});

describe("Account/Language", () => {
	test.each([
		["pl", "pl"],
		["pl_PL", "pl"],
		["EN-gb", "en"],
		["de", "pl"],
	])("%s becomes %s, in a cookie for a year", async (requested, lang) => {
		const answer = await post(`/api/account/language/${requested}`);
		expect(answer.json()).toEqual({ lang });
		expect(answer.cookies).toEqual([
			expect.objectContaining({ name: "lang", value: lang, path: "/", maxAge: 31_536_000 }),
		]);
	});

	test("stores the language in the account of a logged-in person", async () => {
		const cookie = await loggedIn(server);
		await post("/api/Account/Language/en", undefined, { cookie });
		expect((await get("/api/account/me", { cookie })).json().lang).toBe("en");
	});
});
