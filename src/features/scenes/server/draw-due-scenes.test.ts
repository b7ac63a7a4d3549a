import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addCalendar, addCategory, addEvent, addLecture, addTrack } from "../../../../tests/harness/content.ts";
import { freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { must } from "../../../kit/must/must.ts";
import { drawDueScenes, sceneTending } from "./draw-due-scenes.ts";
import { scenesOfEvents } from "./store.ts";

let server: TestServer;
const ids = new Map<string, number>();
const hero = async (code: string) => {
	const rows = await landingRows(server, { id: must(ids.get(code), "an event of this test") });
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

test("each event gets its own scene, once, and another when its programme changes", async () => {
	expect(await hero("MSTS25")).toBeUndefined();
	expect(await drawDueScenes(server.deps)).toEqual(["MSTS25", "DSS25"]);
	const first = await hero("MSTS25");
	expect(first).toMatch(/^\/files\/scenes\/msts25-wide\./);
	const other = await hero("DSS25");
	expect(other).toMatch(/^\/files\/scenes\/dss25-wide\./);
	const file = await server.app.inject({ method: "GET", url: first! });
	expect(file.headers["content-type"]).toBe("image/avif");
	expect(await drawDueScenes(server.deps)).toEqual([]);
	await server.deps.db.execute(sql`update event set scene_kind = 'data' where code = 'MSTS25'`);
	expect(await drawDueScenes(server.deps)).toEqual(["MSTS25"]);
	expect(await hero("MSTS25")).not.toBe(first);
	expect(await hero("DSS25")).toBe(other);
});

test("as recurring work it looks at events only once the content has changed", async () => {
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
