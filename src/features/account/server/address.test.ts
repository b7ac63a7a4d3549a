import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { forgetLogIns } from "./forget-log-ins.ts";
import { addressChange } from "./tables.ts";

let server: TestServer;
const { email: old, password } = goodPayload;
const wanted = "anna.nowa@firma.example";
const post = (url: string, cookie: string, payload: object = {}) =>
	server.app.inject({ method: "POST", url, headers: { cookie, origin: "http://estrada.test" }, payload });
const ask = (cookie: string, more: object = {}) =>
	post("/api/user/email?lang=en", cookie, {
		newEmail: ` ${wanted.toUpperCase()} `,
		currentPassword: password,
		...more,
	});
const confirm = (secret: string) => post(`/api/account/confirmAddress?lang=en&id=${secret}`, "");
const stop = (secret: string) => post(`/api/account/stopAddress?lang=en&id=${secret}`, "");
const at = (hours: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString());
const newest = async (count = 2) => (await emails(server.deps.db, 1, count)).rows.slice(0, count);
const secretIn = (text: string, name: "id" | "stop") =>
	decodeURIComponent(new RegExp(`address\\.html\\?${name}=([^&\\s]+)`).exec(text)![1]!);
const secrets = async () => {
	const [toNew, toOld] = await newest();
	return { id: secretIn(toNew!.text, "id"), stop: secretIn(toOld!.text, "stop") };
};
const me = async (cookie: string) => (await server.app.inject({ url: "/api/account/me", headers: { cookie } })).json();
const logsIn = async (email: string) => (await post("/api/auth/sign-in/email", "", { email, password })).statusCode;

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("a change to another address", () => {
	test("takes effect once, by its link; tickets stay, and both addresses get an e-mail", async () => {
		const cookie = await loggedIn(server);
		expect((await ask(cookie)).json()).toEqual({ isAccepted: true });
		const sentEmails = await newest();
		expect(sentEmails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
			[wanted, "address-confirm"],
			[old, "address-stop"],
		]);
		expect(sentEmails[0]!.text).not.toMatch(/Anna|anna@/);
		const storedJson = JSON.stringify(await server.deps.db.select().from(addressChange));
		const { id, stop: stopId } = await secrets();
		expect([storedJson.includes(id), storedJson.includes(stopId)]).toEqual([false, false]);
		expect([await logsIn(old), await logsIn(wanted)]).toEqual([200, 401]);
		const answers = await Promise.all([confirm(id), confirm(id)]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		expect([await logsIn(old), await logsIn(wanted)]).toEqual([401, 200]);
		expect((await me(cookie)).email).toBe(wanted);
		expect((await me(cookie)).registrations).toHaveLength(1);
	});

	test("requires the password and a valid address that differs from the present one", async () => {
		const cookie = await loggedIn(server);
		for (const [wrong, field, words] of [
			[{ currentPassword: "niedobre1" }, "currentPassword", "not your current password"],
			[{ newEmail: "anna" }, "newEmail", "correct e-mail"],
			[{ newEmail: old }, "newEmail", "already your address"],
		] as const) {
			const answer = await ask(cookie, wrong);
			expect([answer.statusCode, answer.json().modelState[field][0]]).toEqual([400, expect.stringContaining(words)]);
		}
		expect((await ask("")).statusCode).toBe(401);
	});

	test("gets the same answer if the address has an account, and does not change that account", async () => {
		await loggedIn(server, wanted);
		const cookie = await loggedIn(server);
		expect((await ask(cookie)).json()).toEqual({ isAccepted: true });
		expect((await newest()).map(({ recipient, kind }) => [recipient, kind])).toEqual([
			[wanted, "address-taken"],
			[old, "address-stop"],
		]);
		expect((await newest(1))[0]!.text).not.toContain("address.html");
	});

	test("is refused if the new address has got an account meanwhile", async () => {
		const cookie = await loggedIn(server);
		await ask(cookie);
		const { id } = await secrets();
		await loggedIn(server, wanted);
		expect((await confirm(id)).statusCode).toBe(409);
		expect((await me(cookie)).email).toBe(old);
	});

	test("may be requested three times an hour per address and five times per account", async () => {
		const cookies = [await loggedIn(server, "ewa@firma.example"), await loggedIn(server)];
		const statuses: number[] = [];
		for (const cookie of [...cookies, ...cookies]) statuses.push((await ask(cookie)).statusCode);
		expect(statuses).toEqual([200, 200, 200, 429]);
		const cookie = await loggedIn(server, "ola@firma.example");
		const others: number[] = [];
		for (let n = 0; n < 6; n++) others.push((await ask(cookie, { newEmail: `ola${n}@firma.example` })).statusCode);
		expect(others).toEqual([...Array(5).fill(200), 429]);
	});

	test("can be confirmed for 48 hours, until a newer request ends it", async () => {
		const cookie = await loggedIn(server);
		await ask(cookie);
		const { id: older } = await secrets();
		await ask(cookie);
		const { id } = await secrets();
		expect((await confirm(older)).statusCode).toBe(409);
		at(48);
		expect([(await confirm(id)).statusCode, (await confirm("none")).statusCode]).toEqual([410, 404]);
	});
});

describe("the old address", () => {
	test("stops an unconfirmed change", async () => {
		const cookie = await loggedIn(server);
		await ask(cookie);
		const { id, stop: stopId } = await secrets();
		expect((await stop(stopId)).json()).toEqual({ isPutBack: false });
		expect([(await confirm(id)).statusCode, (await stop(stopId)).statusCode]).toEqual([409, 409]);
		expect((await me(cookie)).email).toBe(old);
	});

	test("reverts all changes of a week and ends every session", async () => {
		const thief = await loggedIn(server);
		await ask(thief);
		const first = await secrets();
		await confirm(first.id);
		await ask(thief, { newEmail: "zlodziej@firma.example" });
		const second = await secrets();
		await confirm(second.id);
		at(167);
		expect((await stop(first.stop)).json()).toEqual({ isPutBack: true });
		expect((await me(thief)).email).toBeUndefined();
		expect((await stop(second.stop)).statusCode).toBe(409);
		expect(await logsIn(old)).toBe(401); // put-back.test.ts covers the end of the password.
	});

	test("cannot stop a change after a week, and then the change is deleted", async () => {
		const cookie = await loggedIn(server);
		await ask(cookie);
		const { stop: stopId } = await secrets();
		at(168);
		expect((await stop(stopId)).statusCode).toBe(410);
		at(1);
		await forgetLogIns(server.deps);
		expect(await server.deps.db.select().from(addressChange)).toEqual([]);
	});
});
