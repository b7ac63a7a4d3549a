import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { demonstration } from "../../../demo/demonstration.ts";
import { PEOPLE, PEOPLE_IDS } from "../../../demo/people/people.ts";
import { addOpenEvent } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { lockOut } from "../../features/account/server/log-in-store.ts";
import { account, credential, session } from "../../features/account/server/tables.ts";
import { demoPassword, ensurePasswords } from "../../features/demonstration/server/password.ts";
import { texts } from "../../features/demonstration/texts.ts";
import { readConfig } from "../boot/config.ts";
import { markIn, noteBeginning } from "../boot/demonstration-mark.ts";
import { render } from "../site/render.tsx";
import { buildServer } from "./server.ts";

const [one] = PEOPLE;
const renderer = {
	render: async (page: Parameters<typeof render>[0]) => render(page),
	assets: () => ({ script: "/s.js", styles: [], fonts: [] }),
};
const HERE = { host: "localhost:3000" };
type More = { headers?: Record<string, string>; remoteAddress?: string; url?: string; payload?: string };

let server: TestServer;
let app: TestServer["app"];
beforeAll(async () => {
	server = await freshServer({ env: { PUBLIC_URL: "http://localhost:3000" }, demonstration });
	await addOpenEvent(server);
	const { id, email, firstName, lastName } = one!;
	const now = server.clock.now();
	const times = { createdAt: now, updatedAt: now };
	await server.deps.db.insert(account).values([
		{
			id,
			email,
			emailVerified: true,
			name: firstName,
			firstName,
			lastName,
			image: "/files/people/x-640.webp",
			...times,
		},
		{
			id: "stranger",
			email: "a@b.example",
			emailVerified: true,
			name: "A",
			firstName: "A",
			lastName: "B",
			...times,
		},
	]);
	app = await buildServer(server.deps, { renderer });
});

/** Posts what the log-in form sends. */
const enter = (person: string, { headers, ...more }: More = {}, to = app) =>
	to.inject({
		method: "POST",
		url: "/api/demonstration/enter?lang=en",
		payload: `person=${person}`,
		headers: { "content-type": "application/x-www-form-urlencoded", ...HERE, ...headers },
		...more,
	});
const page = (more: More = {}, to = app) =>
	to.inject({ method: "GET", url: "/en/user.html", ...more, headers: { ...HERE, ...more.headers } });

/** Requests from other machines, direct and forwarded. */
const OTHERS: [string, More][] = [
	["another machine", { remoteAddress: "192.0.2.7" }],
	["a proxy", { headers: { "x-forwarded-for": "127.0.0.1" } }],
	["a proxy that tells the host", { headers: { "x-forwarded-host": "localhost:3000" } }],
	["a proxy of the new kind", { headers: { forwarded: "for=127.0.0.1" } }],
	["a tunnel", { headers: { "cf-connecting-ip": "127.0.0.1" } }],
	["a proxy that names itself", { headers: { via: "1.1 proxy" } }],
	["a proxy that tells the scheme alone", { headers: { "x-forwarded-proto": "https" } }],
	["a foreign name that points here", { headers: { host: "evil.example" } }],
	["a name that only looks like this machine's", { headers: { host: "localhost.evil.example" } }],
];

describe("on this machine", () => {
	test("one press logs in, without scripts, in the page's language", async () => {
		const answer = await enter(one!.key);
		expect([answer.statusCode, answer.headers.location]).toEqual([303, "/en/e/MSTS25/account"]);
		expect(answer.headers["cache-control"]).toBe("no-store");
		const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
		const me = await app.inject({ method: "GET", url: "/api/account/me", headers: { cookie } });
		expect(me.json()).toMatchObject({ email: one!.email, lang: "en" });
	});

	test.each([
		["/account/data", "/account/data"],
		["/en/e/DSS25/exhibitor?company=2", "/en/e/DSS25/exhibitor?company=2"],
		["https://evil.example/account/data", "/en/e/MSTS25/account"],
		["/registration.html", "/en/e/MSTS25/account"],
	])("a visitor sent to log-in from %s returns to %s", async (to, address) => {
		expect((await page({ url: `/en/user.html?to=${encodeURIComponent(to)}` })).body).toContain(
			`name="to" value="${to}"`,
		);
		const payload = `person=${one!.key}&to=${encodeURIComponent(to)}`;
		expect((await enter(one!.key, { payload })).headers.location).toBe(address);
	});

	test("the log-in page says that the demonstration is still being prepared", async () => {
		const { dataDir } = server.deps.config;
		const notice = '<p class="notice text-pretty">';
		noteBeginning(dataDir, server.clock.now());
		expect((await page()).body).toContain(notice);
		rmSync(markIn(dataDir));
		expect((await page()).body).not.toContain(notice);
	});

	test("the log-in page offers exactly the existing people", async () => {
		const { body, headers } = await page();
		expect(body).toContain(texts.title.en);
		expect(body).toContain(`value="${one!.key}"`);
		expect(body).toContain("/files/people/x-320.webp");
		expect(body).not.toContain(`value="${PEOPLE[1]!.key}"`);
		expect(body).toContain(await demoPassword(server.deps));
		expect(headers["cache-control"]).toBe("private, no-store");
	});

	test.each([PEOPLE[1]!.key, "stranger", one!.id, ""])("%j is no demonstration person", async (key) =>
		expect((await enter(key)).statusCode).toBe(404),
	);

	test("another site's page cannot log in", async () => {
		for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }] as const) {
			const answer = await enter(one!.key, { headers: { ...headers } });
			expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
		}
	});
});

describe("from elsewhere", () => {
	test.each(OTHERS)("is refused: %s", async (_, more) => {
		const answer = await enter(one!.key, more);
		expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
	});

	test.each(OTHERS)("sees no offer, even right after this machine did: %s", async (_, more) => {
		await page();
		const answer = await page(more);
		expect([answer.statusCode, answer.body.includes("/api/demonstration")]).toEqual([200, false]);
		expect(answer.body).not.toContain(await demoPassword(server.deps));
	});

	test.each([
		["a public site", { PUBLIC_URL: "https://estrada.example" }],
		["a public site that shows its outbox", { PUBLIC_URL: "https://estrada.example", OUTBOX: "on" }],
		["a site behind a proxy", { PUBLIC_URL: "http://localhost:3000", TRUST_PROXY: "loopback" }],
		["a site with a mail server", { PUBLIC_URL: "http://localhost:3000", SMTP_URL: "smtp://127.0.0.1:25" }],
		["a site that is no demonstration", { PUBLIC_URL: "http://localhost:3000", DEMO: "off" }],
	])("%s has no such call and no offer for any request", async (_, env) => {
		const { deps } = server;
		const { enterAs } = readConfig(env);
		const site = await buildServer({ ...deps, config: { ...deps.config, enterAs } }, { renderer });
		for (const host of ["localhost:3000", "127.0.0.1", "estrada.example"]) {
			const payload = { person: one!.key };
			const response = await site.inject({
				method: "POST",
				url: "/api/demonstration/enter",
				headers: { host },
				payload,
			});
			expect([response.statusCode, response.cookies]).toEqual([404, []]);
			const { body } = await page({ headers: { host } }, site);
			expect([body.includes("/api/demonstration"), body.includes(await demoPassword(deps))]).toEqual([false, false]);
		}
		expect((await site.inject("/api/openapi.json")).body).not.toContain("/api/demonstration");
		await site.close();
	});
});

test("a public site ends their sessions and deletes their passwords", async () => {
	const { db } = server.deps;
	await enter(one!.key);
	const now = server.clock.now();
	const times = { createdAt: now, updatedAt: now };
	const passwordOf = (userId: string) => ({ id: `c-${userId}`, accountId: userId, providerId: "credential", userId });
	await db
		.insert(credential)
		.values([one!.id, "stranger"].map((id) => ({ ...passwordOf(id), password: "x", ...times })));
	await lockOut(db, PEOPLE_IDS);
	expect(await db.select().from(session).where(eq(session.userId, one!.id))).toEqual([]);
	expect((await db.select().from(credential)).map((row) => row.userId)).toEqual(["stranger"]);
	const { email } = one!;
	const logIn = async () => {
		const payload = { email, password: await demoPassword(server.deps) };
		return (await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload })).statusCode;
	};
	expect(await logIn()).toBe(401);
	await ensurePasswords(server.deps, PEOPLE_IDS);
	expect(await logIn()).toBe(200);
});
