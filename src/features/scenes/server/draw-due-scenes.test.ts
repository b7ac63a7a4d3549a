import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import {
	addCalendar,
	addCategory,
	addEvent,
	addExhibitor,
	addLecture,
	addTrack,
} from "../../../../tests/harness/content.ts";
import { generatedEvent } from "../../../../tests/harness/scenes.ts";
import { freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { SceneFacts } from "../facts.ts";
import { drawDueScenes, sceneTending } from "./draw-due-scenes.ts";
import { drawElsewhere } from "./draw-elsewhere.ts";
import type { EncodedScene } from "./encode.ts";
import { sceneRowsOf, scenesOfEvents } from "./store.ts";

let server: TestServer;
const ids = new Map<string, number>();
const hero = async (code: string) => {
	const rows = await landingRows(server, { id: invariant(ids.get(code), "an event of this test") });
	return rows.scene[0]?.pictures.wide.avif;
};

beforeAll(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	for (const code of ["MSTS25", "DSS25"]) {
		const event = await addEvent(server.deps, { code });
		ids.set(code, event.id);
		const calendar = await addCalendar(server.deps, event);
		const category = await addCategory(server.deps, event);
		const track = await addTrack(server.deps, event);
		await addLecture(server.deps, { event, calendar, category, track });
	}
});

/** Returns a scene whose crops contain its facts. */
async function stub(facts: SceneFacts): Promise<EncodedScene> {
	const bytes = Buffer.from(JSON.stringify(facts));
	const both = { avif: bytes, webp: bytes };
	return {
		wide: both,
		phone: both,
		card: both,
		letter: bytes,
		preview: bytes,
		tall: bytes,
		engraving: { width: 1, height: 1, strokes: [] },
	};
}
const draw = () => drawDueScenes({ ...server.deps, draw: stub });

test("each event gets its own scene once, and another when its programme changes", async () => {
	expect(await hero("MSTS25")).toBeUndefined();
	expect(await draw()).toEqual(["MSTS25", "DSS25"]);
	const first = await hero("MSTS25");
	expect(first).toMatch(/^\/files\/scenes\/msts25-wide\./);
	const other = await hero("DSS25");
	expect(other).toMatch(/^\/files\/scenes\/dss25-wide\./);
	const file = await server.app.inject({ method: "GET", url: first! });
	expect(file.headers["content-type"]).toBe("image/avif");
	expect(await draw()).toEqual([]);
	await server.deps.db.execute(sql`update event set scene_kind = 'data' where code = 'MSTS25'`);
	expect(await draw()).toEqual(["MSTS25"]);
	expect(await hero("MSTS25")).not.toBe(first);
	expect(await hero("DSS25")).toBe(other);
});

test("as a recurring job it runs only after the content has changed", async () => {
	const tend = sceneTending(server.deps);
	await tend();
	const hashes = async () => (await scenesOfEvents(server.deps.db)).map((one) => one.hash);
	const before = await hashes();
	await server.deps.db.execute(sql`update event set scene_kind = 'pair' where code = 'DSS25'`);
	await tend();
	expect(await hashes()).toEqual(before);
	await server.deps.db.execute(sql`update content_version set version = version + 1`);
	server.deps.versions.seen(1000);
	await tend();
	expect(await hashes()).not.toEqual(before);
});

test("shutdown waits for the current scene, and starts no other", async () => {
	await server.deps.db.execute(sql`update event set scene_kind = 'search'`);
	const ending = new AbortController();
	let count = 0;
	const counting = async (facts: SceneFacts) => {
		count++;
		ending.abort();
		return stub(facts);
	};
	const tend = sceneTending({ ...server.deps, draw: counting });
	await tend(ending.signal);
	expect(count).toBe(1);
	await tend(); // the same content version, so the rest is still due
	expect(count).toBe(2);
});

const rename = (kind: string) => server.deps.db.execute(sql`update event set scene_kind = ${kind}`);

test("a scene that fails blocks no other, is logged, keeps the old pictures, and is retried", async () => {
	await draw();
	const before = await hero("MSTS25");
	await rename("steam");
	const log = { error: vi.fn() };
	const drawOther = async (facts: SceneFacts) => {
		if (facts.code === "MSTS25") throw new Error("no light");
		return stub(facts);
	};
	expect(await drawDueScenes({ ...server.deps, log, draw: drawOther })).toEqual(["DSS25"]);
	expect(log.error).toHaveBeenCalledWith({ error: "Error: no light", event: "MSTS25" }, expect.any(String));
	expect(await hero("MSTS25")).toBe(before);
	expect(await draw()).toEqual(["MSTS25"]);
	expect(await hero("MSTS25")).not.toBe(before);
});

test("a failing thread throws, and a successful one returns every crop", async () => {
	const facts = generatedEvent("thread", "lamp", 1);
	await expect(drawElsewhere({ ...facts, lectures: null as never })).rejects.toThrow("null");
	const { letter } = await drawElsewhere(facts);
	expect((await sharp(letter).metadata()).format).toBe("jpeg");
});

test("a company's window is dark until an invitation is accepted; without invitations it is lit", async () => {
	const event = { id: invariant(ids.get("DSS25"), "an event of this test") };
	const { db } = server.deps;
	for (const name of ["Norvika", "Polarum", "Kwarnet"]) await addExhibitor(server.deps, event, { name });
	await db.execute(sql`insert into exhibitor_invitation (exhibitor_id, email, secret_hash, invited_at, expires_at)
		select id, name || '@a.example', name, now(), now() from exhibitor where name <> 'Norvika'`);
	await db.execute(sql`insert into account (id, email, name, first_name, last_name, created_at, updated_at)
		values ('a', 'a@a.example', 'A', 'A', 'A', now(), now())`);
	await db.execute(sql`insert into exhibitor_staff (exhibitor_id, account_id, granted_at)
		select id, 'a', now() from exhibitor where name = 'Polarum'`);
	const rows = await sceneRowsOf(db, event.id);
	expect(rows.stands).toEqual([{ isConfirmed: true }, { isConfirmed: true }, { isConfirmed: false }]);
});
