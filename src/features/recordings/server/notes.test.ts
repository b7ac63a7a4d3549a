import { beforeAll, beforeEach, expect, test } from "vitest";
import { cinema, type Viewer } from "../../../../tests/harness/recordings.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { accountByEmail } from "../../account/server/store.ts";
import { MAX_NOTE } from "../notes.ts";
import { listRecordingNotes } from "./note-store.ts";
import { recordingNote } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof cinema>>["ids"];
let ask: Awaited<ReturnType<typeof cinema>>["ask"];
beforeAll(async () => {
	({ server, ids, ask } = await cinema());
});
beforeEach(async () => {
	server.clock.set("2025-06-20T10:00:00Z");
	await server.deps.db.delete(recordingNote);
});

const address = (id: number) => `/api/recording/${id}/note?lang=en`;
const write = async (who: Viewer | undefined, id: number, note: string) =>
	(await ask(who, address(id), { method: "POST", payload: { note } })).statusCode;
const read = async (who: Viewer, id: number) => (await ask(who, address(id))).json().note;

test("a note is private, one per recording", async () => {
	expect(await write("standard", ids.online, "0:10 Klucze\n0:20 Koniec")).toBe(200);
	expect(await write("standard", ids.onsite, "Inna")).toBe(200);
	expect(await write("exec", ids.online, "Cudza")).toBe(200);
	expect([await read("standard", ids.online), await read("standard", ids.onsite)]).toEqual([
		"0:10 Klucze\n0:20 Koniec",
		"Inna",
	]);
	expect([await read("exec", ids.online), await read("exec", ids.onsite), await read("online", ids.online)]).toEqual([
		"Cudza",
		"",
		"",
	]);
	const { id } = (await accountByEmail(server.deps.db, "standard@ktos.example"))!;
	const notes = await listRecordingNotes(server.deps.db, id);
	expect(notes.map((one) => [one.eventCode, one.text]).toSorted()).toEqual([
		["MSTS25", "0:10 Klucze\n0:20 Koniec"],
		["MSTS25", "Inna"],
	]);
});

test("writing needs access to the recording; reading and deleting also work afterwards", async () => {
	expect(await write(undefined, ids.online, "x")).toBe(401);
	expect([await write("expo", ids.online, "x"), await write("reserved", ids.online, "x")]).toEqual([403, 403]);
	expect([await write("exec", ids.later, "x"), await write("exec", 99_999, "x")]).toEqual([404, 404]);
	await write("standard", ids.online, "Zostaje");
	server.clock.set("2025-09-18T10:00:00Z");
	expect([await write("standard", ids.online, "Więcej"), await read("standard", ids.online)]).toEqual([403, "Zostaje"]);
	expect([await write("standard", ids.online, ""), await read("standard", ids.online)]).toEqual([200, ""]);
	expect(await server.deps.db.select().from(recordingNote)).toEqual([]);
});

test("it has a maximum length, and an empty one is deleted", async () => {
	expect(await write("standard", ids.online, "a".repeat(MAX_NOTE))).toBe(200);
	const tooLong = await ask("standard", address(ids.online), {
		method: "POST",
		payload: { note: "a".repeat(MAX_NOTE + 1) },
	});
	expect([tooLong.statusCode, Object.keys(tooLong.json().modelState)]).toEqual([400, ["note"]]);
	expect((await read("standard", ids.online)).length).toBe(MAX_NOTE);
	await write("standard", ids.online, " \n ");
	expect(await server.deps.db.select().from(recordingNote)).toEqual([]);
});
