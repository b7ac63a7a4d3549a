import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cinema, FILM } from "../../../../tests/harness/recordings.ts";
import { logIn } from "../../../../tests/harness/registering.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { recording } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof cinema>>["ids"];
let ask: Awaited<ReturnType<typeof cinema>>["ask"];
let linkFor: Awaited<ReturnType<typeof cinema>>["linkFor"];
beforeAll(async () => {
	({ server, ids, ask, linkFor } = await cinema());
});

beforeEach(() => server.clock.set("2025-06-20T10:00:00Z"));

const logOut = (cookie: string) => {
	const headers = { cookie, origin: "http://estrada.test" };
	return server.app.inject({ method: "POST", url: "/api/auth/sign-out", headers, payload: {} });
};

describe("the link to a film", () => {
	test("works for one person in one session", async () => {
		const link = await linkFor("standard", ids.online);
		expect((await ask("standard", link)).statusCode).toBe(200);
		for (const who of ["exec", "expo", undefined] as const) expect((await ask(who, link)).statusCode).toBe(404);
		// the same person in another session
		const elsewhere = await logIn(server, "standard@ktos.example");
		expect((await server.app.inject({ url: link, headers: { cookie: elsewhere } })).statusCode).toBe(404);
		await logOut(elsewhere);
	});

	test("works for one film, and a changed link is refused", async () => {
		const link = await linkFor("standard", ids.online);
		const [, end] = /film\/(\d+)\./.exec(link)!;
		const others = [
			link.replace(`recording/${ids.online}/`, `recording/${ids.onsite}/`),
			link.replace(end!, String(Number(end) + 60_000)),
			`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`,
			link.replace(/\..*$/, "."),
		];
		for (const other of others) expect((await ask("standard", other)).statusCode).toBe(404);
	});

	test("is valid for a quarter of an hour", async () => {
		const link = await linkFor("standard", ids.online);
		server.clock.set("2025-06-20T10:14:59.999Z");
		expect((await ask("standard", link)).statusCode).toBe(200);
		server.clock.set("2025-06-20T10:15:00.000Z");
		expect((await ask("standard", link)).statusCode).toBe(404);
	});

	test("ends with the access, to the millisecond", async () => {
		server.clock.set("2025-09-18T09:59:59.000Z");
		const link = await linkFor("standard", ids.online);
		server.clock.set("2025-09-18T09:59:59.999Z");
		expect((await ask("standard", link)).statusCode).toBe(200);
		server.clock.set("2025-09-18T10:00:00.000Z");
		const refused = await ask("standard", `${link}?lang=en`);
		expect([refused.statusCode, refused.json().detail]).toEqual([403, "Access to this recording has ended."]);
	});

	test("ends with the ticket and with the session", async () => {
		const cookie = await logIn(server, "exec@ktos.example");
		const request = (url: string) => server.app.inject({ url, headers: { cookie } });
		const link = (await request(`/api/recording/${ids.online}`)).json().filmUrl;
		const [person] = await server.deps.db.select().from(account).where(eq(account.email, "exec@ktos.example"));
		const set = (status: "cancelled" | "confirmed") =>
			server.deps.db.update(registration).set({ status }).where(eq(registration.accountId, person!.id));
		await set("cancelled");
		expect((await request(link)).statusCode).toBe(403);
		await set("confirmed");
		expect((await request(link)).statusCode).toBe(200);
		await logOut(cookie);
		expect((await request(link)).statusCode).toBe(404);
	});

	test("a film itself has no URL", async () => {
		const [row] = await server.deps.db.select().from(recording).where(eq(recording.id, ids.online));
		for (const url of [`/files/${row!.file}`, `/files/../private/${row!.file}`, `/private/${row!.file}`])
			expect((await ask("standard", url)).statusCode).toBe(404);
	});
});

describe("the film's bytes", () => {
	const get = async (range?: string, more: object = {}) =>
		ask("standard", await linkFor("standard", ids.online), { headers: { ...(range && { range }), ...more } });

	test("are served whole, uncached, with their type", async () => {
		const answer = await get();
		expect(answer.rawPayload.equals(FILM)).toBe(true);
		expect(answer.headers).toMatchObject({
			"content-type": "video/webm",
			"content-disposition": `inline; filename="recording-${ids.online}.webm"`,
			"cache-control": "no-store",
			"accept-ranges": "bytes",
			"x-content-type-options": "nosniff",
			"content-length": "1000",
		});
	});

	test.each([
		["bytes=0-99", 206, "bytes 0-99/1000", 0, 100],
		["bytes=990-", 206, "bytes 990-999/1000", 990, 1000],
		["bytes=-10", 206, "bytes 990-999/1000", 990, 1000],
		["bytes=990-5000", 206, "bytes 990-999/1000", 990, 1000],
	])("%s", async (range, status, told, from, to) => {
		const answer = await get(range);
		expect([answer.statusCode, answer.headers["content-range"]]).toEqual([status, told]);
		expect(answer.rawPayload.equals(FILM.subarray(from, to))).toBe(true);
	});

	test("an invalid range is refused with the length", async () => {
		const answer = await get("bytes=1000-");
		expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */1000"]);
	});

	test("a range of a replaced film is answered whole", async () => {
		const { etag } = (await get()).headers as { etag: string };
		expect((await get("bytes=0-9", { "if-range": etag })).statusCode).toBe(206);
		expect((await get("bytes=0-9", { "if-range": '"other"' })).statusCode).toBe(200);
		expect((await get(undefined, { "if-none-match": etag })).statusCode).toBe(304);
	});

	test("HEAD follows the same access rules", async () => {
		const link = await linkFor("standard", ids.online);
		const answer = await ask("standard", link, { method: "HEAD" });
		expect([answer.statusCode, answer.headers["content-length"], answer.rawPayload.length]).toEqual([200, "1000", 0]);
		expect((await ask("exec", link, { method: "HEAD" })).statusCode).toBe(404);
	});

	test("captions exist per language", async () => {
		const answer = await ask("standard", `/api/recording/${ids.online}/captions/pl`);
		expect([answer.headers["content-type"], answer.body]).toEqual(["text/vtt; charset=utf-8", "WEBVTT\n\n1"]);
		expect((await ask("standard", `/api/recording/${ids.online}/captions/en`)).statusCode).toBe(404);
		expect((await ask("standard", `/api/recording/${ids.online}`)).json().captions).toEqual(["pl"]);
	});
});
