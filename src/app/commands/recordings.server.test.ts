import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { cinema } from "../../../tests/harness/recordings.ts";
import { recording } from "../../features/recordings/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { ROOT } from "../boot/root.ts";

const FILM = join(ROOT, "demo/films/azure-policy-as-a-brake-not-a-wall.webm");

let one: Awaited<ReturnType<typeof cinema>>;
let lectureId: number;
const folder = mkdtempSync(join(tmpdir(), "estrada-films-"));
beforeAll(async () => {
	one = await cinema();
	const [row] = await one.server.deps.db.select().from(recording).where(eq(recording.id, one.ids.online));
	lectureId = row!.lectureId;
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (typed: string) => runCommand(one.server, typed);
const refused = (typed: string) => refusal(one.server, typed);
const named = (name: string, text: string | Buffer) => {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
};
const row = async () =>
	(await one.server.deps.db.select().from(recording).where(eq(recording.lectureId, lectureId)))[0]!;
const publish = (more: string) => `recordings publish --event MSTS25 --lecture ${lectureId} ${more}`;

/** Returns the film as browsers record it, with an empty duration element. */
function withoutDuration(film: Buffer): Buffer {
	const at = film.indexOf(Buffer.from([0x44, 0x89, 0x88]));
	film.set([0xec, 0x89], at);
	return film;
}

describe("recordings publish", () => {
	test("copies a film, measures it, keeps chapters and captions, and deletes the old film", async () => {
		const before = await row();
		const chapters = named("chapters.txt", "0:00 Hamulec | A brake\n0:12 Mur | A wall\n");
		const captions = named("pl.vtt", "\uFEFFWEBVTT\n\n00:00.000 --> 00:02.000\nDzień dobry\n");
		const output = await run(
			publish(`${FILM} --from 2025-06-19T08:00 --chapters ${chapters} --captions-pl ${captions}`),
		);
		expect(output.text).toMatch(/^".+" \(0:00:30\) may be watched from 2025-06-19 08:00 on\.$/);
		const after = await row();
		expect(after).toMatchObject({ id: before.id, seconds: 30, publishedAt: new Date("2025-06-19T06:00:00Z") });
		expect(after.chapters).toEqual([
			{ seconds: 0, title: "Hamulec", titleEn: "A brake" },
			{ seconds: 12, title: "Mur", titleEn: "A wall" },
		]);
		expect([after.captions?.slice(0, 6), after.captionsEn]).toEqual(["WEBVTT", null]);
		const isStored = (file: string) => existsSync(join(one.server.deps.privateFiles.folder, file));
		expect([isStored(after.file), isStored(before.file)]).toEqual([true, false]);
		one.server.clock.set("2025-06-20T10:00:00Z");
		const film = await one.ask("standard", await one.linkFor("standard", before.id));
		expect([film.statusCode, film.headers["content-type"], film.rawPayload.length > 50_000]).toEqual([
			200,
			"video/webm",
			true,
		]);
		const entries = await one.server.deps.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.action, "recording.published"));
		expect(entries).toMatchObject([{ actor: "command:recordings", subject: `lecture:${lectureId}` }]);
	});

	test("changes only the given fields", async () => {
		const before = await row();
		const captions = named("en.vtt", "WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning\n");
		await run(publish(`--captions-en ${captions}`));
		const { captionsEn, ...after } = await row();
		expect(after).toEqual({ ...before, captionsEn: undefined });
		expect(captionsEn).toContain("Good morning");
	});

	test.each([
		["--lecture 999999 FILM", "This event has no such lecture."],
		["FILM/nothing", "This file cannot be read."],
		["--lecture LECTURE text.webm", "This is no film that browsers play: give a WebM or an MP4 file."],
		["--lecture LECTURE cut.webm", "This film does not say how long it is."],
		["--lecture LECTURE FILM --chapters late.txt", "Chapters, line 2: the film ends before that."],
		["--lecture LECTURE FILM --captions-pl late.txt", "Captions must be a WebVTT file"],
		["--lecture LECTURE FILM --chapters none.txt", `--chapters is "${folder}/none.txt", which cannot be read.`],
		["--lecture LECTURE FILM --from 2025-06-31", "--from is"],
		["--lecture LECTURE FILM FILM", "Give one film."],
	])("%s is refused, and nothing is changed", async (typed, sentence) => {
		const before = await row();
		named("text.webm", "A film that is none");
		named("cut.webm", withoutDuration(readFileSync(FILM)));
		named("late.txt", "0:00 A\n0:30 B");
		const full = typed
			.replaceAll(/(\w+)\.(webm|txt)/g, (name) => join(folder, name))
			.replaceAll("FILM", FILM)
			.replace("LECTURE", String(lectureId));
		const lecture = typed.includes("--lecture") ? "" : `--lecture ${lectureId} `;
		expect(await refused(`recordings publish --event MSTS25 ${lecture}${full}`)).toContain(sentence);
		expect(await row()).toEqual(before);
	});
});

test("recordings withdraw hides a film; publishing without a file shows it again", async () => {
	const { id, publishedAt } = await row();
	const link = await one.linkFor("standard", id);
	expect((await one.ask("standard", link)).statusCode).toBe(200);
	await run(`recordings withdraw --event msts25 --lecture ${lectureId}`);
	expect((await one.ask("standard", link)).statusCode).toBe(404);
	expect(await row()).toMatchObject({ publishedAt: null });
	one.server.clock.set("2025-06-20T10:01:00Z");
	await run(publish(""));
	expect(await row()).toMatchObject({ publishedAt: new Date("2025-06-20T10:01:00Z") });
	expect(publishedAt).not.toBeNull();
	expect((await one.ask("standard", link)).statusCode).toBe(200);
});

test("recordings list shows lectures with and without films", async () => {
	const { data, text } = await run("recordings list --event MSTS25");
	expect(data).toContainEqual(expect.objectContaining({ lectureId, seconds: 30 }));
	expect(text).toMatch(/^LECTURE {2}LENGTH/);
});
