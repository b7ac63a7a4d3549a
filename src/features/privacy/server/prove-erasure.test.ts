import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { phoneCode } from "../../../../tests/harness/authenticator.ts";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { coded } from "../../../../tests/harness/second-factor.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { factorRefusals } from "../../account/factor-refusals.ts";
import { account } from "../../account/server/tables.ts";

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

const preview = async (cookie: string) =>
	(await server.app.inject({ url: "/api/user/erasure?lang=en", headers: { cookie } })).json();
const erase = (cookie: string, proof: object) => does.post("/api/user/erasure", cookie, proof);
const isThere = async (address = email) =>
	(await server.deps.db.select().from(account).where(eq(account.email, address))).length === 1;

test("without a second factor the password is enough", async () => {
	const own = await loggedIn(server);
	expect(await preview(own)).toMatchObject({ needsCode: false });
	expect((await erase(own, { currentPassword: password })).json()).toEqual({ isErased: true });
	expect(await isThere()).toBe(false);
});

test("with one, a code of the phone is required too", async () => {
	const { key, own } = await does.withFactor();
	expect(await preview(own)).toMatchObject({ needsCode: true });
	for (const code of [undefined, "", "12345", phoneCode(key, 5)]) {
		const refused = await erase(own, { currentPassword: password, code });
		expect([refused.statusCode, Object.keys(refused.json().modelState)]).toEqual([400, ["code"]]);
	}
	// a wrong password uses up no code
	const code = phoneCode(key);
	const guessed = await erase(own, { currentPassword: "niedobre1", code });
	expect([guessed.statusCode, Object.keys(guessed.json().modelState)]).toEqual([400, ["currentPassword"]]);
	expect(await isThere()).toBe(true);
	expect((await erase(own, { currentPassword: password, code })).json()).toEqual({ isErased: true });
	expect([await isThere(), await does.isIn(own)]).toEqual([false, false]);
});

test("a code used for something else, or another person's, is refused", async () => {
	const other = await does.withFactor("ewa@firma.example");
	const { key, own } = await does.withFactor();
	const code = phoneCode(key);
	const proof = { currentPassword: password, code };
	expect((await does.post("/api/user/second-factor/recovery-codes", own, proof)).statusCode).toBe(200);
	expect(does.said(await erase(own, proof))).toEqual([400, factorRefusals.usedCode.en]);
	expect((await erase(own, { ...proof, code: phoneCode(other.key) })).statusCode).toBe(400);
	expect((await erase(own, { ...proof, code: other.codes[0] })).statusCode).toBe(400);
	expect(await isThere()).toBe(true);
});

test("a recovery code works once", async () => {
	const { codes, own } = await does.withFactor();
	await does.giveCode(await does.awaited(), codes[0]!);
	expect((await erase(own, { currentPassword: password, code: codes[0] })).statusCode).toBe(400);
	expect(await isThere()).toBe(true);
	expect((await erase(own, { currentPassword: password, code: codes[1] })).json()).toEqual({ isErased: true });
});

test("after ten tries all are refused", async () => {
	const { key, own } = await does.withFactor();
	does.pass(3600);
	const wrong = { currentPassword: password, code: "000000" };
	for (let n = 0; n < 10; n++) expect((await erase(own, wrong)).statusCode).toBe(400);
	expect((await erase(own, { ...wrong, code: phoneCode(key) })).statusCode).toBe(429);
	expect(await isThere()).toBe(true);
});
