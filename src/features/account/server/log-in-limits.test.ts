import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { doDueWork, freshServer, otherProcess, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { knownBrowser } from "./tables.ts";

let server: TestServer;
const { email, password } = goodPayload;
const at = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
const tryIt = (typed: string, { address = "192.0.2.1", cookie = "", app = server.app, to = email } = {}) =>
	app.inject({
		method: "POST",
		url: "/api/auth/sign-in/email?lang=en",
		payload: { email: to, password: typed },
		headers: { cookie, origin: "http://estrada.test" },
		remoteAddress: address,
	});
/** Sorts the statuses: the attempts run at once. */
const wrong = async (times: number, options: { address?: string; cookie?: string } = {}) => {
	const answers = await Promise.all(Array.from({ length: times }, () => tryIt("niedobre1", options)));
	return answers.map(({ statusCode }) => statusCode).toSorted();
};
const browserIn = (cookie: string) => cookie.split("; ").find((one) => one.startsWith("estrada_browser="))!;

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("wrong passwords", () => {
	test("block their network for 15 minutes, in all processes, and no other network", async () => {
		await loggedIn(server);
		const other = await otherProcess(server);
		expect(await wrong(12)).toEqual([...Array(10).fill(401), 429, 429]);
		const refused = await tryIt(password, { app: other });
		expect([refused.statusCode, refused.json().message]).toEqual([
			429,
			expect.stringContaining("Forgot your password"),
		]);
		expect((await tryIt(password, { address: "192.0.2.2" })).statusCode).toBe(200);
		expect((await tryIt("niedobre1", { to: "ewa@firma.example" })).statusCode).toBe(401);
		at(900);
		expect((await tryIt(password)).statusCode).toBe(200);
		await other.close();
	});

	test("from many networks block every browser that is not known to the account", async () => {
		const cookie = browserIn(await loggedIn(server));
		const statuses: number[] = [];
		for (let n = 0; n < 21; n++) statuses.push(...(await wrong(10, { address: `198.51.100.${n}` })));
		expect(statuses).toEqual([...Array(200).fill(401), ...Array(10).fill(429)]);
		expect((await tryIt(password, { address: "203.0.113.9" })).statusCode).toBe(429);
		expect((await tryIt(password, { address: "198.51.100.1", cookie })).statusCode).toBe(200);
		at(3600);
		expect((await tryIt(password, { address: "203.0.113.9" })).statusCode).toBe(200);
	});

	test("from one blocked network do not count against the limit of all networks", async () => {
		await loggedIn(server);
		for (let n = 0; n < 8; n++) {
			await wrong(29, { address: "198.51.100.7" });
			at(60);
		}
		expect((await tryIt(password, { address: "192.0.2.3" })).statusCode).toBe(200);
	});

	test("are limited in a known browser too; its cookie is worth nothing for another account", async () => {
		const cookie = browserIn(await loggedIn(server));
		await loggedIn(server, "ewa@firma.example");
		const statuses: number[] = [];
		for (let n = 0; n < 32; n++) statuses.push((await wrong(1, { cookie, address: `192.0.2.${n}` }))[0]!);
		expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
		for (let n = 0; n < 11; n++) await tryIt("niedobre1", { to: "ewa@firma.example", cookie, address: "192.0.2.77" });
		const to = "ewa@firma.example";
		expect((await tryIt(password, { to, cookie, address: "192.0.2.77" })).statusCode).toBe(429);
	});
});

describe("a known browser", () => {
	test("has a cookie that scripts cannot read; only its hash is stored", async () => {
		await loggedIn(server);
		const answer = await tryIt(password);
		const set = answer.cookies.find(({ name }) => name === "estrada_browser")!;
		expect(set).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/api", maxAge: 31_536_000 });
		expect(JSON.stringify(await server.deps.db.select().from(knownBrowser))).not.toContain(set.value);
	});

	test("is known to every account that logged in with it, until a reset or for a year", async () => {
		await loggedIn(server);
		await loggedIn(server, "ewa@firma.example");
		const cookie = browserIn((await tryIt(password)).cookies.map((one) => `${one.name}=${one.value}`).join("; "));
		await tryIt(password, { to: "ewa@firma.example", cookie });
		const hash = (await server.deps.db.select().from(knownBrowser)).map((one) => one.tokenHash);
		expect(Math.max(...[...Map.groupBy(hash, (one) => one).values()].map((group) => group.length))).toBe(2);
		const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
		await post("/api/auth/request-password-reset", { email });
		const { text } = (await emails(server.deps.db, 1, 1)).rows[0]!;
		const token = decodeURIComponent(/reset\.html\?token=([^&\s]+)/.exec(text)![1]!);
		expect((await post("/api/auth/reset-password", { token, newPassword: "nowehaslo1" })).statusCode).toBe(200);
		expect(await wrong(11, { cookie, address: "192.0.2.5" })).toEqual([...Array(10).fill(401), 429]);
		at(366 * 24 * 3600);
		await doDueWork(server);
		at(2 * 3600);
		await doDueWork(server);
		expect(await server.deps.db.select().from(knownBrowser)).toEqual([]);
	});
});
