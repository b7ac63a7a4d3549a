import { afterEach, beforeEach, expect, test } from "vitest";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { sentenceOf } from "../commands/command.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer();
	server.deps.log.error = () => {};
	await addOpenEvent(server);
	await server.deps.pool.query(`create function no_room() returns trigger language plpgsql as
		$$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
	await server.deps.pool.query("create trigger no_room before insert on account execute function no_room()");
});
afterEach(() => server.deps.pool.query("drop function no_room cascade"));

const register = (lang: string) =>
	server.app.inject({
		method: "POST",
		url: "/api/account/registerUser",
		payload: goodPayload,
		headers: { "accept-language": lang },
	});

test("a full disk causes a 507 with a sentence, and the process is not ready", async () => {
	expect((await server.app.inject("/readyz")).statusCode).toBe(200);
	const answer = await register("en");
	expect(answer.statusCode).toBe(507);
	expect(answer.json().title).toMatch(/^The site cannot save anything right now: its disk is full/);
	expect((await register("pl")).body).toContain("brakuje mu miejsca na dysku");
	const ready = await server.app.inject("/readyz");
	expect([ready.statusCode, ready.json()]).toEqual([503, { status: "disk full" }]);
});

test("a command reports it in a sentence", async () => {
	const failed = await server.deps.pool.query("insert into account default values").catch((error: unknown) => error);
	expect(sentenceOf(failed)).toMatch(/^The disk is full\. .*free some space and try again\./);
	expect(sentenceOf(Object.assign(new Error("write"), { code: "ENOSPC" }))).toMatch(/^The disk is full/);
});
