import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { addAgenda } from "../../../tests/harness/agenda.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { lecture } from "../../features/agenda/server/tables.ts";
import { event } from "../../features/event/server/tables.ts";
import { drawDueScenes } from "../../features/scenes/server/draw-due-scenes.ts";
import type { EncodedScene } from "../../features/scenes/server/encode.ts";
import { changeContent } from "../../kit/content/version.ts";
import { render } from "../site/render.tsx";
import { buildServer } from "./server.ts";

const renderer = {
	render: async (page: Parameters<typeof render>[0]) => render(page),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};
let server: TestServer;
let app: TestServer["app"];

beforeEach(async () => {
	server = await freshServer();
	await addAgenda(server.deps);
	app = await buildServer(server.deps, { renderer });
	return () => app.close();
});

async function noise(): Promise<EncodedScene> {
	const size = { width: 1440, height: 860, channels: 3 } as const;
	const image = sharp({ create: { ...size, background: "#000", noise: { type: "gaussian", mean: 90, sigma: 30 } } });
	const webp = await image.webp().toBuffer();
	const both = { avif: webp, webp };
	const engraving = { width: 1, height: 1, strokes: [] };
	return { wide: both, phone: both, preview: webp, card: both, letter: webp, tall: webp, engraving };
}
const drawScenes = () => drawDueScenes({ ...server.deps, draw: noise });

const get = (url: string) => app.inject({ method: "GET", url });
const rename = (subject: string) =>
	changeContent(server.deps, (tx) => tx.update(lecture).set({ subject }).where(eq(lecture.id, 1)));

async function pictureOf(path: string): Promise<string> {
	const { body } = await get(path);
	expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
	return /og:image" content="http:\/\/estrada\.test([^"]+)"/.exec(body)?.[1] ?? "none";
}

test.each(["/", "/en", "/lectures/1", "/en/lectures/2", "/speakers/1", "/en/speakers/2"])(
	"%s has its own share picture in its language",
	async (path) => {
		const picture = await pictureOf(path);
		expect(picture).toMatch(path.startsWith("/en") ? /-en-/ : /-pl-/);
		const { statusCode, headers, rawPayload } = await get(picture);
		expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
		expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect((await get(picture)).rawPayload.equals(rawPayload)).toBe(true);
	},
);

test("a share picture shows its event's scene and changes with it", async () => {
	const before = await pictureOf("/lectures/1");
	const plain = (await get(before)).rawPayload;
	expect(await drawScenes()).toContain("MSTS25");
	const after = await pictureOf("/lectures/1");
	expect(after).not.toBe(before);
	const { statusCode, rawPayload } = await get(after);
	expect(statusCode).toBe(200);
	expect(rawPayload.length).toBeGreaterThan(plain.length);
});

test("an event's picture shows its scene, whatever its name, unless the organiser has set one", async () => {
	const before = await pictureOf("/");
	expect(before).toMatch(/^\/share\/events-/);
	await drawScenes();
	const onScene = await pictureOf("/");
	expect(onScene).not.toBe(before);
	expect((await get(onScene)).rawPayload.length).toBeGreaterThan(8_000);
	const change = (values: Partial<typeof event.$inferInsert>) =>
		changeContent(server.deps, (tx) => tx.update(event).set(values).where(eq(event.code, "MSTS25")));
	await change({ name: "王伟" });
	expect((await get(await pictureOf("/"))).statusCode).toBe(200);
	await change({ name: "Niezapomnianakonferencja".repeat(9) });
	expect((await get(await pictureOf("/"))).statusCode).toBe(200);
	await change({ socialImageUrl: "/files/own.png" });
	expect(await pictureOf("/")).toBe("/files/own.png");
});

test("renaming a lecture changes the picture's URL and deletes the old picture", async () => {
	const folder = join(server.deps.files.folder, "share");
	const own = () => readdirSync(folder).filter((name) => name.startsWith("lectures-1-pl-"));
	const before = await pictureOf("/lectures/1");
	await get(before);
	await rename("Zażółć gęślą jaźń: bardzo długi tytuł, który nie mieści się w jednym wierszu ani w dwóch wierszach");
	const after = await pictureOf("/lectures/1");
	expect(after).not.toBe(before);
	expect((await get(after)).statusCode).toBe(200);
	expect(own()).toEqual([after.slice("/share/".length)]);
	expect((await get(before)).statusCode).toBe(404);
});

test("without the glyphs, an event's picture has no name, and other pictures are not drawn", async () => {
	await rename("王伟の講演");
	expect((await get("/lectures/1")).body).not.toContain("/share/lectures-1-");
	const mark = "a".repeat(22);
	for (const name of [`lectures-2-pl-${mark}.jpg`, `lectures-999-pl-${mark}.jpg`, "x.jpg", "..%2f..%2fpackage.json"]) {
		expect((await get(`/share/${name}`)).statusCode, name).toBe(404);
	}
});
