import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { diskFiles } from "../../../kit/files/files.ts";
import type { SceneFacts } from "../facts.ts";
import { drawDueScenes } from "./draw-due-scenes.ts";
import type { EncodedScene } from "./encode.ts";
import { forgetScenes, scenePictures } from "./scene-files.ts";

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
/** The server's dependencies with a folder of this test. */
let deps: TestServer["deps"];
let ids: number[];

/** Returns a scene whose crops contain its name and kind. */
async function stub({ code, kind }: SceneFacts): Promise<EncodedScene> {
	const bytes = (cut: string) => Buffer.from(`${code} ${kind} ${cut}`);
	const both = (cut: string) => ({ avif: bytes(`${cut} avif`), webp: bytes(`${cut} webp`) });
	return {
		wide: both("wide"),
		phone: both("phone"),
		card: both("card"),
		preview: bytes("preview"),
		letter: bytes("letter"),
		tall: bytes("tall"),
		engraving: { width: 1, height: 1, strokes: [{ width: 1, path: `${code} ${kind}` }] },
	};
}
const draw = () => drawDueScenes({ ...deps, draw: stub });
const folder = () => join(deps.files.folder, "scenes");
const files = () => readdirSync(folder()).toSorted();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

beforeEach(async () => {
	server = await freshServer();
	const own = mkdtempSync(join(tmpdir(), "estrada-scenes-"));
	deps = { ...server.deps, files: diskFiles(own) };
	ids = [];
	for (const code of ["MSTS25", "DSS25"]) ids.push((await addEvent(deps, { code })).id);
	await draw();
	return () => rmSync(own, { recursive: true });
});

test("old files are deleted a week after they were replaced; current ones stay", async () => {
	const former = files();
	expect(former).toHaveLength(18);
	// the grace period begins when they are replaced
	for (const name of former) utimesSync(join(folder(), name), inDays(-30), inDays(-30));
	await deps.db.execute(sql`update event set scene_kind = 'data' where code = 'MSTS25'`);
	expect(await draw()).toEqual(["MSTS25"]);
	await forgetScenes(deps, inDays(6));
	expect(files()).toHaveLength(27);
	await forgetScenes(deps, inDays(8));
	expect(files()).toHaveLength(18);
	expect(files().filter((name) => former.includes(name))).toEqual(former.filter((name) => name.startsWith("dss25")));
});

test("a deleted event leaves no files", async () => {
	await deps.db.execute(sql`delete from event where code = 'DSS25'`);
	await forgetScenes(deps, inDays(8));
	expect(files().every((name) => name.startsWith("msts25"))).toBe(true);
});

test("a scene with missing files is drawn again", async () => {
	const [first] = files();
	rmSync(join(folder(), first!));
	expect(await draw()).toEqual(["DSS25"]);
	expect(files()).toContain(first);
});

test("documents get an event's own pictures, and none before they are drawn", async () => {
	const pictures = await scenePictures(deps, ids[1]!);
	expect(String(pictures?.tall)).toBe("DSS25 ramp tall");
	expect(pictures?.engraving.strokes).toEqual([{ width: 1, path: "DSS25 ramp" }]);
	const other = await addEvent(deps, { code: "PYS25" });
	expect(await scenePictures(deps, other.id)).toBeNull();
	// as in an earlier release
	await deps.db.execute(sql`update event_scene set pictures = pictures - 'tall'`);
	expect(await scenePictures(deps, ids[0]!)).toBeNull();
});
