import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { device, phoneCode } from "../../../../tests/harness/authenticator.ts";
import { organiserOf } from "../../../../tests/harness/organiser.ts";
import { addOpenEvent, goodPayload } from "../../../../tests/harness/registering.ts";
import { coded } from "../../../../tests/harness/second-factor.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { account, session } from "../../account/server/tables.ts";
import { NEEDS_PROOF } from "../proof.ts";
import { addRole } from "./role-store.ts";

let server: TestServer;
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-04-30T10:00:00Z") });
	server = await freshServer();
	await addOpenEvent(server);
});
afterAll(() => vi.useRealTimers());

const { password } = goodPayload;
const INVITE = "/api/office/event/MSTS25/organisers/invite";
const post = (cookie: string, url: string, payload: object) =>
	server.app.inject({
		method: "POST",
		url: `${url}?lang=en`,
		payload,
		headers: { cookie, origin: "http://estrada.test" },
	});
const invite = (cookie: string) =>
	post(cookie, INVITE, { email: "ola@biuro.example", role: "viewer", isOfFoundation: false });
const pass = (minutes: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());

test("the password proves the session, alone, for 15 minutes", async () => {
	const owner = await organiserOf(server, { role: "owner", eventCode: "MSTS25", isProved: false });
	const elsewhere = await post("", "/api/auth/sign-in/email", { email: owner.email, password });
	const otherCookie = elsewhere.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	expect((await invite(owner.cookie)).json().type).toBe(NEEDS_PROOF);
	const wrong = await post(owner.cookie, "/api/office/proof", { currentPassword: "nie-to" });
	expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["currentPassword"]]);
	expect((await invite(owner.cookie)).statusCode).toBe(403);
	const proved = await post(owner.cookie, "/api/office/proof", { currentPassword: password });
	expect(proved.json()).toEqual({ untilDate: new Date(server.clock.now().getTime() + 900_000).toISOString() });
	expect([(await invite(owner.cookie)).statusCode, (await invite(otherCookie)).statusCode]).toEqual([200, 403]);
	pass(15);
	expect((await invite(owner.cookie)).json().type).toBe(NEEDS_PROOF);
});

test("an account without any role has nothing to prove", async () => {
	const { cookie } = await organiserOf(server, { role: null, eventCode: null });
	const answers = [
		await post(cookie, "/api/office/proof", { currentPassword: password }),
		await post(cookie, "/api/office/proof/begin", {}),
	];
	expect(answers.map((one) => one.statusCode)).toEqual([404, 404]);
});

test("log-in with a code needs the code too, once", async () => {
	const { withFactor } = coded(server);
	const { own, key } = await withFactor("kod@biuro.example");
	const [person] = await server.deps.db.select().from(account).where(eq(account.email, "kod@biuro.example"));
	const role = { accountId: person!.id, eventId: null, role: "owner" as const };
	await server.deps.db.transaction((tx) => addRole(tx, role, server.clock.now()));
	const bare = await post(own, "/api/office/proof", { currentPassword: password });
	expect(Object.keys(bare.json().modelState)).toEqual(["code"]);
	const code = phoneCode(key);
	expect((await post(own, "/api/office/proof", { currentPassword: password, code })).statusCode).toBe(200);
	expect((await invite(own)).statusCode).toBe(200);
	expect((await post(own, "/api/office/proof", { currentPassword: password, code })).statusCode).toBe(400);
});

test("a passkey proves its owner alone, and its session replaces the calling one", async () => {
	const organiser = await organiserOf(server, {
		role: "owner",
		eventCode: "MSTS25",
		hasFactor: false,
		isProved: false,
	});
	const other = await organiserOf(server, { role: "owner", eventCode: "MSTS25", isProved: false });
	const phone = device("estrada.test");
	const begun = await post(organiser.cookie, "/api/user/passkeys/begin", {
		currentPassword: password,
		name: "Telefon",
	});
	const cookieOf = (answer: typeof begun, before: string) =>
		[before, ...answer.cookies.filter(({ maxAge }) => maxAge !== 0).map(({ name, value }) => `${name}=${value}`)].join(
			"; ",
		);
	const added = await post(cookieOf(begun, organiser.cookie), "/api/user/passkeys", {
		response: phone.make(begun.json().options),
		name: "Telefon",
	});
	expect(added.statusCode).toBe(200);

	const ask = async (cookie: string) => {
		const options = await post(cookie, "/api/office/proof/begin", {});
		return { cookie: cookieOf(options, cookie), passkey: phone.logIn(options.json().options) };
	};
	const foreign = await ask(other.cookie);
	const refused = await post(foreign.cookie, "/api/office/proof", { passkey: foreign.passkey });
	expect(refused.statusCode).toBe(400);
	expect((await invite(other.cookie)).statusCode).toBe(403);

	const own = await ask(organiser.cookie);
	const proved = await post(own.cookie, "/api/office/proof", { passkey: own.passkey });
	expect(proved.statusCode).toBe(200);
	const [newCookie] = proved.cookies.filter(({ name }) => name.includes("session_token"));
	expect((await invite(`${newCookie!.name}=${newCookie!.value}`)).statusCode).toBe(200);
	expect((await invite(organiser.cookie)).statusCode).toBe(401);
	const left = await server.deps.db.select().from(session).where(eq(session.userId, organiser.accountId));
	expect(left).toHaveLength(1);
});

test("is limited to ten tries in a quarter of an hour", async () => {
	const { cookie } = await organiserOf(server, { role: "owner", eventCode: "MSTS25" });
	const statuses = [];
	for (let n = 0; n < 11; n++)
		statuses.push((await post(cookie, "/api/office/proof", { currentPassword: "nie-to" })).statusCode);
	expect(statuses).toEqual([...Array(10).fill(400), 429]);
});
