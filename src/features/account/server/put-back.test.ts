import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { device, phoneCode } from "../../../../tests/harness/authenticator.ts";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { planFeed } from "../../plan/server/tables.ts";
import type { AccountAccess } from "../access-list-contract.ts";
import { endSessions, lockAccount } from "./address-store.ts";
import { setPassword } from "./store.ts";
import { addressChange, knownBrowser, passkey, secondFactor, session } from "./tables.ts";

let server: TestServer;
const start = Date.parse("2025-04-30T10:00:00Z");
let testNumber = 0;
const { email: owner, password: known } = goodPayload;
const thief = "zlodziej@firma.example";
const chosen = "nowe-haslo-wlasciciela";

const post = (url: string, cookie: string, payload: object = {}, remoteAddress = "192.0.2.1") =>
	server.app.inject({
		method: "POST",
		url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
		headers: { cookie, origin: "http://estrada.test", "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" },
		payload,
		remoteAddress,
	});
type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const logIn = (email: string, password: string) => post("/api/auth/sign-in/email", "", { email, password });
const statusOf = async (email: string, password: string) => (await logIn(email, password)).statusCode;
const isIn = async (cookie: string) =>
	(await server.app.inject({ url: "/api/account/me", headers: { cookie } })).statusCode === 200;
const askReset = (email: string) => post("/api/auth/request-password-reset", "", { email });
const mailTo = async (recipient: string) =>
	(await emails(server.deps.db, 1, 100)).rows.filter((one) => one.recipient === recipient);
const changedEmails = async () => (await mailTo(owner)).filter(({ kind }) => kind === "password-changed");
const secretOf = async (recipient: string, pattern: RegExp) => {
	const found = (await mailTo(recipient)).map(({ text }) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
	return decodeURIComponent(found!);
};
const stopSecret = () => secretOf(owner, /address\.html\?stop=([^&\s]+)/);
const resetSecret = () => secretOf(owner, /reset\.html\?token=([^&\s]+)/);

async function moveTo(cookie: string, newEmail: string, code?: string) {
	const body = { newEmail, currentPassword: known, code };
	expect((await post("/api/user/email", cookie, body)).statusCode).toBe(200);
	const stop = await stopSecret();
	const id = await secretOf(newEmail, /address\.html\?id=([^&\s]+)/);
	expect((await post(`/api/account/confirmAddress?id=${id}`, "")).statusCode).toBe(200);
	return stop;
}
const putBack = (secret: string, body: object = {}) => post(`/api/account/stopAddress?id=${secret}`, "", body);
const view = (secret: string) => post(`/api/account/stopAddress/view?id=${secret}`, "");
async function addPasskey(cookie: string, one: ReturnType<typeof device>, name: string) {
	const begun = await post("/api/user/passkeys/begin", cookie, { currentPassword: known });
	const response = one.make(begun.json().options);
	const added = await post("/api/user/passkeys", `${cookie}; ${cookieOf(begun)}`, { name, response });
	expect(added.statusCode).toBe(200);
}
async function turnOnFactor(cookie: string) {
	const { key } = (await post("/api/user/second-factor/begin", cookie, { currentPassword: known })).json();
	const done = await post("/api/user/second-factor/confirm", cookie, { code: phoneCode(key, -1) });
	expect(done.statusCode).toBe(200);
	return { own: cookieOf(done), codes: [phoneCode(key), phoneCode(key, 1)] as const };
}
async function enterBy(one: ReturnType<typeof device>) {
	const begun = await post("/api/auth/passkey/begin", "");
	const response = one.logIn(begun.json().options);
	return (await post("/api/auth/passkey", cookieOf(begun), { response })).statusCode;
}
const passDays = (days: number) => {
	const now = new Date(server.clock.now().getTime() + days * 86_400_000);
	server.clock.set(now.toISOString());
};
const kinds = (access: AccountAccess[]) => access.map(({ kind, name }) => [kind, name]);
const rowCounts = async () =>
	Promise.all(
		[session, passkey, knownBrowser, planFeed, secondFactor].map(
			async (table) => (await server.deps.db.select().from(table)).length,
		),
	);

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(start) });
	server = await freshServer();
	await addOpenEvent(server);
});
afterAll(() => vi.useRealTimers());
beforeEach(async () => {
	await forgetPeople(server);
	server.clock.set(new Date(start + ++testNumber * 120_000).toISOString());
});

describe("reverting an address change", () => {
	test("returns the account to its owner even if the thief used up the owner's resets", async () => {
		await loggedIn(server, "ewa@firma.example"); // Another account stays as it is.
		const own = await loggedIn(server);
		const stop = await moveTo(own, thief);
		const stolen = "haslo-zlodzieja-9";
		const changed = { currentPassword: known, newPassword: stolen };
		expect((await post("/api/user/password", own, changed)).statusCode).toBe(200);
		for (let n = 0; n < 4; n++) await askReset(owner);
		expect((await putBack(stop, { newPassword: chosen })).json()).toEqual({ isPutBack: true });
		expect((await mailTo(owner))[0]!.kind).toBe("address-put-back");
		for (const lost of [known, stolen]) expect([lost, await statusOf(owner, lost)]).toEqual([lost, 401]);
		expect([await statusOf(owner, chosen), await statusOf(thief, stolen), await isIn(own)]).toEqual([200, 401, false]);
		expect((await askReset(owner)).statusCode).toBe(200);
		expect((await mailTo(owner))[0]!.kind).toBe("password-reset");
		expect(await statusOf("ewa@firma.example", known)).toBe(200);
	});

	test("ends all access, however old, and lists it with age and device", async () => {
		const first = await loggedIn(server);
		const old = device("estrada.test");
		await addPasskey(first, old, "Old phone");
		const feed = (await post("/api/user/plan/MSTS25/feed", first, { isOn: true })).json().url as string;
		passDays(30);
		const { own, codes } = await turnOnFactor(cookieOf(await logIn(owner, known)));
		const stop = await moveTo(own, thief, codes[0]);
		const again = { newEmail: "drugi@firma.example", currentPassword: known, code: codes[1] };
		await post("/api/user/email", own, again);
		const { email, isPutBack, access } = (await view(stop)).json();
		expect([email, isPutBack]).toEqual([owner, true]);
		expect(kinds(access)).toEqual([
			["session", "Firefox, Windows"],
			["passkey", "Old phone"],
			["browser", "Firefox, Windows"],
			["browser", null],
			["feed", expect.any(String)],
			["second-factor", null],
		]);
		expect(access.every((one: AccountAccess) => one.isEnded && one.addedDate !== null)).toBe(true);
		const named = access.filter(({ kind }: AccountAccess) => kind === "passkey" || kind === "feed");
		expect(named.map(({ addedFrom }: AccountAccess) => addedFrom)).toEqual(["Firefox, Windows", "Firefox, Windows"]);
		expect(await rowCounts()).toEqual([1, 1, 2, 1, 1]); // The preview changed nothing.
		const waiting = await secretOf("drugi@firma.example", /address\.html\?id=([^&\s]+)/);
		expect((await putBack(stop, { newPassword: chosen })).statusCode).toBe(200);
		expect(await rowCounts()).toEqual([0, 0, 1, 0, 0]); // The browser that chose the password is known.
		expect((await post(`/api/account/confirmAddress?id=${waiting}`, "")).statusCode).toBe(409);
		expect(await enterBy(old)).toBe(401);
		expect((await server.app.inject({ url: new URL(feed).pathname })).statusCode).toBe(404);
		expect((await logIn(owner, chosen)).json()).toEqual({ isLoggedIn: true });
	});

	test("keeps the access that the reader selected, and none of another account", async () => {
		const own = await loggedIn(server);
		const [kept, other] = [device("estrada.test"), device("estrada.test")];
		await addPasskey(own, kept, "Mine");
		await addPasskey(own, other, "Whose?");
		const stop = await moveTo(own, thief);
		const { access } = (await view(stop)).json();
		const keep = access.filter((one: AccountAccess) => one.name === "Mine").map((one: AccountAccess) => one.id);
		const invented = ["feed:99999999999", "session:x", "passkey:x", "second-factor:x", "x"];
		expect((await putBack(stop, { newPassword: chosen, keep: [...keep, ...invented] })).statusCode).toBe(200);
		expect([await enterBy(kept), await enterBy(other)]).toEqual([200, 401]);
	});

	test("works by an older link after a newer request or a new password", async () => {
		const own = await loggedIn(server);
		await post("/api/user/email", own, { newEmail: "pierwszy@firma.example", currentPassword: known });
		const first = await stopSecret();
		await moveTo(own, thief);
		await post("/api/user/password", own, { currentPassword: known, newPassword: "haslo-zlodzieja-9" });
		expect((await putBack(first, { newPassword: chosen })).json()).toEqual({ isPutBack: true });
		expect([await statusOf(owner, chosen), await isIn(own)]).toEqual([200, false]);
	});

	test("undoes two changes, and the thief's own link then does nothing", async () => {
		const own = await loggedIn(server);
		const stop = await moveTo(own, thief);
		await post("/api/user/email", own, { newEmail: "drugi@firma.example", currentPassword: known });
		const theirs = await secretOf(thief, /address\.html\?stop=([^&\s]+)/);
		const id = await secretOf("drugi@firma.example", /address\.html\?id=([^&\s]+)/);
		await post(`/api/account/confirmAddress?id=${id}`, "");
		expect((await putBack(stop, { newPassword: chosen })).json()).toEqual({ isPutBack: true });
		expect((await putBack(theirs, { newPassword: "haslo-zlodzieja-9" })).statusCode).toBe(409);
		expect(await statusOf(owner, chosen)).toBe(200);
	});

	test("works although a new account uses the old address", async () => {
		const own = await loggedIn(server);
		const stop = await moveTo(own, thief);
		const { isValid } = (
			await server.app.inject({ url: `/api/event/MSTS25/checkEmail?email=${encodeURIComponent(owner)}` })
		).json();
		const registered = await post("/api/account/registerUser", "", goodPayload);
		const global = await post("/api/account/RegisterGlobal", "", goodPayload);
		expect([isValid, registered.statusCode, global.statusCode]).toEqual([false, 409, 409]);
		expect((await putBack(stop, { newPassword: chosen })).json()).toEqual({ isPutBack: true });
	});

	test("works within a week because the account cannot be deleted in that time", async () => {
		const own = await loggedIn(server);
		const stop = await moveTo(own, thief);
		const erased = await post("/api/user/erasure", own, { currentPassword: known });
		expect([erased.statusCode, erased.json().message]).toEqual([
			409,
			expect.stringContaining("can still take it back"),
		]);
		expect((await putBack(stop, { newPassword: chosen })).json()).toEqual({ isPutBack: true });
		const again = cookieOf(await logIn(owner, chosen));
		expect((await post("/api/user/erasure", again, { currentPassword: chosen })).statusCode).toBe(200);
	});

	test("is over after a week; the old address is then free", async () => {
		await moveTo(await loggedIn(server), thief);
		passDays(7);
		expect((await post("/api/account/registerUser", "", goodPayload)).statusCode).toBe(200);
	});

	test("refuses a weak password and changes nothing; without a password it removes the old one", async () => {
		const own = await loggedIn(server);
		const stop = await moveTo(own, thief);
		const weak = await putBack(stop, { newPassword: "password1" });
		expect([weak.statusCode, Object.keys(weak.json().modelState)]).toEqual([400, ["newPassword"]]);
		expect([await isIn(own), await statusOf(thief, known)]).toEqual([true, 200]);
		expect((await putBack(stop)).json()).toEqual({ isPutBack: true });
		expect([await statusOf(owner, known), await isIn(own)]).toEqual([401, false]);
	});
});

test("changing the address requires a code if the second factor is on", async () => {
	const { own, codes } = await turnOnFactor(await loggedIn(server));
	const ask = (more: object) => post("/api/user/email", own, { newEmail: thief, currentPassword: known, ...more });
	const refused = [await ask({}), await ask({ code: "000000" })];
	expect(refused.map((it) => [it.statusCode, Object.keys(it.json().modelState)])).toEqual([
		[400, ["code"]],
		[400, ["code"]],
	]);
	expect(await mailTo(thief)).toEqual([]);
	expect((await ask({ code: codes[0] })).statusCode).toBe(200);
	expect((await mailTo(thief)).map(({ kind }) => kind)).toEqual(["address-confirm"]);
});

describe("a log-in in progress", () => {
	/** Runs `then` after a password is verified, before its log-in continues. */
	const onceVerified = (then: () => Promise<unknown>) => {
		const { passwords } = server.deps;
		const verify = passwords.verify.bind(passwords);
		return vi.spyOn(passwords, "verify").mockImplementationOnce(async (hash, password) => {
			const isRight = await verify(hash, password);
			await then();
			return isRight;
		});
	};

	test("is refused if the address is reverted after the password check", async () => {
		const stop = await moveTo(await loggedIn(server), thief);
		onceVerified(() => putBack(stop, { newPassword: chosen }));
		const answer = await logIn(thief, known);
		expect([answer.statusCode, await isIn(cookieOf(answer))]).toEqual([401, false]);
		expect((await rowCounts())[0]).toBe(0);
	});

	test("waits for an uncommitted revert and is then refused", async () => {
		const { db } = server.deps;
		const own = await loggedIn(server);
		const userId = (await db.select().from(session))[0]!.userId;
		let commit = () => {};
		const isReleased = new Promise<void>((resolve) => {
			commit = resolve;
		});
		let change: Promise<unknown> = Promise.resolve();
		onceVerified(
			() =>
				new Promise<void>((resolve) => {
					change = db.transaction(async (tx) => {
						await lockAccount(tx, userId);
						await setPassword(tx, userId, null, server.clock.now());
						await endSessions(tx, userId, []);
						resolve();
						await isReleased;
					});
				}),
		);
		const answer = logIn(owner, known);
		const isWaiting = async () => {
			const { rows } = await db.execute<{ waiting: number }>(
				sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
			);
			return rows[0]!.waiting > 0;
		};
		await Promise.race([answer, vi.waitUntil(isWaiting, { timeout: 20_000, interval: 20 })]);
		commit();
		await change;
		expect([(await answer).statusCode, await isIn(cookieOf(await answer)), await isIn(own)]).toEqual([
			401,
			false,
			false,
		]);
	});

	test("continues if another person's password changes", async () => {
		await loggedIn(server);
		const other = await loggedIn(server, "ewa@firma.example");
		const changed = { currentPassword: known, newPassword: chosen };
		onceVerified(() => post("/api/user/password", other, changed));
		expect((await logIn(owner, known)).statusCode).toBe(200);
	});
});

describe("stopping an unconfirmed change", () => {
	test("keeps other access, or ends it together with the password", async () => {
		const own = await loggedIn(server);
		await post("/api/user/email", own, { newEmail: thief, currentPassword: known });
		expect((await putBack(await stopSecret())).json()).toEqual({ isPutBack: false });
		expect(await isIn(own)).toBe(true);
		await post("/api/user/email", own, { newEmail: thief, currentPassword: known });
		expect((await putBack(await stopSecret(), { newPassword: chosen })).json()).toEqual({ isPutBack: false });
		expect([await isIn(own), await statusOf(owner, known), await statusOf(owner, chosen)]).toEqual([false, 401, 200]);
		expect((await changedEmails()).map(({ text }) => text)).toEqual([expect.stringMatching(/Zalogowane urządzenie/)]);
	});
});

describe("a password reset", () => {
	test("lists and ends other access, including a pending address change", async () => {
		const own = await loggedIn(server);
		const theirs = device("estrada.test");
		await addPasskey(own, theirs, "Whose?");
		await post("/api/user/email", own, { newEmail: thief, currentPassword: known });
		await askReset(owner);
		const token = await resetSecret();
		const { access } = (await post("/api/auth/reset-password/view", "", { token })).json();
		expect(kinds(access)).toEqual([
			["session", null],
			["passkey", "Whose?"],
			["browser", null],
		]);
		const set = await post("/api/auth/reset-password", "", { token, newPassword: chosen });
		expect(set.json()).toEqual({ isReset: true });
		expect([await isIn(own), await enterBy(theirs)]).toEqual([false, 401]);
		const [changed, ...others] = await changedEmails();
		expect([others, changed!.subject]).toEqual([[], expect.stringContaining("Hasło do konta zostało zmienione")]);
		expect(changed!.text).toContain("Klucz dostępu: Whose?");
		expect(changed!.text).not.toContain("Drugi składnik");
		const id = await secretOf(thief, /address\.html\?id=([^&\s]+)/);
		expect((await post(`/api/account/confirmAddress?id=${id}`, "")).statusCode).toBe(409);
		expect((await post("/api/auth/reset-password/view", "", { token })).statusCode).toBe(410);
	});

	test("can be requested again after a new password ended the links", async () => {
		const own = await loggedIn(server);
		for (let n = 0; n < 3; n++) await askReset(owner);
		await post("/api/user/password", own, { currentPassword: known, newPassword: "haslo-zlodzieja-9" });
		expect((await askReset(owner)).statusCode).toBe(200);
		const token = await resetSecret();
		expect((await post("/api/auth/reset-password", "", { token, newPassword: chosen })).statusCode).toBe(200);
	});

	test("counts sent e-mails, and answers the same without an account", async () => {
		const statuses = async (email: string) => {
			const all: number[] = [];
			for (let n = 0; n < 4; n++) all.push((await askReset(email)).statusCode);
			return all;
		};
		expect(await statuses(owner)).toEqual([200, 200, 200, 429]);
		await loggedIn(server);
		expect(await statuses(owner)).toEqual([200, 200, 200, 429]);
		expect((await mailTo(owner)).filter(({ kind }) => kind === "password-reset")).toHaveLength(3);
	});

	test("keeps the sessions and passkeys that the reader selected", async () => {
		const [own, other] = [await loggedIn(server), cookieOf(await logIn(owner, known))];
		await askReset(owner);
		const token = await resetSecret();
		const { access } = (await post("/api/auth/reset-password/view", "", { token })).json();
		const keep = access
			.filter((one: AccountAccess) => one.name === "Firefox, Windows")
			.map(({ id }: AccountAccess) => id);
		await post("/api/auth/reset-password", "", { token, newPassword: chosen, keep });
		expect([await isIn(own), await isIn(other)]).toEqual([false, true]);
		const [changed] = await changedEmails();
		const ended = new Set(changed!.text.match(/Zalogowane urządzenie: .*/g));
		expect([...ended]).toEqual(["Zalogowane urządzenie: nieznane urządzenie"]);
	});

	test.each([
		[6, true],
		[8, false],
	])("a second factor that is %d days old: ended is %s", async (days, isEnded) => {
		await turnOnFactor(await loggedIn(server));
		passDays(days);
		await askReset(owner);
		const token = await resetSecret();
		const { access } = (await post("/api/auth/reset-password/view", "", { token })).json();
		expect(access.find((one: AccountAccess) => one.kind === "second-factor").isEnded).toBe(isEnded);
		await post("/api/auth/reset-password", "", { token, newPassword: chosen });
		expect((await logIn(owner, chosen)).json()).toEqual({ isLoggedIn: isEnded });
		expect((await changedEmails())[0]!.text.includes("Drugi składnik: kod z telefonu")).toBe(isEnded);
	});
});

test("a stopped change is deleted after a week", async () => {
	const stop = await moveTo(await loggedIn(server), thief);
	passDays(7);
	expect([(await view(stop)).statusCode, (await putBack(stop)).statusCode]).toEqual([410, 410]);
	expect((await server.deps.db.select().from(addressChange))[0]!.stoppedAt).toBeNull();
});
