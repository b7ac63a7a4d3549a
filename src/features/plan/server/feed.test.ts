import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { planFeed } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];

beforeAll(async () => {
	server = await freshServer();
	ids = (await addSeatedEvent(server)).ids;
});

beforeEach(() => forgetPeople(server));

async function person(email?: string) {
	const cookie = await loggedIn(server, email);
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const change = async (isOn: boolean, lang = "pl") =>
		(await ask("POST", `/api/user/plan/MSTS25/feed?lang=${lang}`, { isOn })).json().url as string;
	return { ask, change, star: (id: number) => ask("POST", `/api/user/favourites/${id}`, { isFavourite: true }) };
}

/** Requests like a calendar program, without a cookie. */
const follow = (url: string, headers: Record<string, string> = {}) =>
	server.app.inject({ url: new URL(url).pathname, headers });

test("a calendar program reads the plan by URL, and gets a 304 if nothing changed", async () => {
	const { ask, change, star } = await person();
	expect((await ask("GET", "/api/user/plan/MSTS25")).json().feedSince).toBeNull();
	const url = await change(true);
	expect((await ask("GET", "/api/user/plan/MSTS25")).json().feedSince).toBe(server.clock.now().toISOString());
	const empty = await follow(url);
	expect([empty.statusCode, empty.headers["content-type"], empty.headers["cache-control"]]).toEqual([
		200,
		"text/calendar; charset=utf-8",
		"private, max-age=300",
	]);
	expect(empty.body).not.toContain("BEGIN:VEVENT");
	await star(ids.later);
	await star(ids.open);
	const { body, headers } = await follow(url);
	expect(body.match(/^SUMMARY:.*(?=\r)/gm)).toEqual(["SUMMARY:Otwarcie", "SUMMARY:Kubernetes"]);
	expect(body).toContain("X-WR-CALNAME:Mój plan: ");
	server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
	const again = await follow(url, { "if-none-match": String(headers["etag"]) });
	expect([again.statusCode, again.body]).toEqual([304, ""]);
	expect((await follow(url, { "if-none-match": String(empty.headers["etag"]) })).statusCode).toBe(200);
});

test("a new URL revokes the old one; switched off there is none; each person has their own", async () => {
	const [anna, piotr] = [await person(), await person("piotr@firma.example")];
	await anna.star(ids.a);
	const [first, other] = [await anna.change(true), await piotr.change(true)];
	const second = await anna.change(true, "en");
	expect((await follow(second)).body).toContain("X-WR-CALNAME:My plan: ");
	expect((await follow(second)).body).toContain("SUMMARY:Passkeys");
	expect((await follow(other)).body).not.toContain("SUMMARY:");
	const gone = await follow(first);
	expect([gone.statusCode, gone.json().message]).toEqual([
		404,
		"Nie ma takiego kalendarza. Adres mógł zostać zmieniony na koncie.",
	]);
	expect(await anna.change(false)).toBeNull();
	expect([(await follow(second)).statusCode, (await follow(other)).statusCode]).toEqual([404, 200]);
	expect(
		(await server.app.inject({ method: "POST", url: "/api/user/plan/MSTS25/feed", payload: { isOn: true } }))
			.statusCode,
	).toBe(401);
});

test("only the hash of the secret is stored", async () => {
	const { change } = await person();
	const secret = /plan\/([^/]+)\/plan\.ics$/.exec(await change(true))![1]!;
	expect(secret.length).toBeGreaterThan(40);
	expect(JSON.stringify(await server.deps.db.select().from(planFeed))).not.toContain(secret);
});
