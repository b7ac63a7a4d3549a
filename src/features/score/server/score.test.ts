import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { addAgenda } from "../../../../tests/harness/agenda.ts";
import { addCalendar, addCategory, addEvent, addLecture, addTrack } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { addRecordings } from "../../recordings/server/store.ts";
import type { Score } from "../contract.ts";

let server: TestServer;
const get = (url: string) => server.app.inject({ method: "GET", url });
const scoreOf = async (eventCode: string, query = "") =>
	(await get(`/api/event/${eventCode}/score${query}`)).json() as Score;
const lampsOf = (score: Score) => score.days.flatMap((day) => day.lines.flatMap((line) => line.lamps));

beforeEach(async () => {
	server = await freshServer();
	await addAgenda(server.deps);
});

test("an event's days, tracks and lectures in both languages; other events have none of them", async () => {
	const score = await scoreOf("msts25", "?lang=en");
	expect(score.days.map((day) => [day.code, day.lines.map((line) => [line.name, line.lamps.length])])).toEqual([
		[
			"D1",
			[
				["Azure and cloud", 1],
				["Azure and cloud", 1],
				["Outside the tracks", 1],
			],
		],
	]);
	expect((await scoreOf("MSTS25")).days[0]!.lines[2]!.name).toBe("Poza ścieżkami");
	expect(lampsOf(score)).toMatchObject([{ from: 540, to: 600, isHot: true }, { from: 540 }, { from: 660, to: 720 }]);
	expect((await scoreOf("EMPTY25")).days).toEqual([]);
	expect((await get("/api/event/NOPE/score")).statusCode).toBe(404);
});

test("taken seats are hidden before the end; afterwards they are quarters, with recordings", async () => {
	const seatsOf = async () =>
		lampsOf(await scoreOf("MSTS25")).map((one) => [one.objectId, one.takenQuarters, one.recordingId]);
	const film = { file: "film.webm", seconds: 30, chapters: [], captions: null, captionsEn: null };
	await addRecordings(server.deps.db, [{ ...film, lectureId: 2, publishedAt: new Date("2025-06-18T10:00:00Z") }]);
	expect(await seatsOf()).toEqual([
		[2, null, null],
		[1, null, null],
		[3, null, null],
	]);
	server.clock.set("2025-06-07T16:00:00Z");
	expect(await seatsOf()).toEqual([
		[2, 4, null],
		[1, null, null],
		[3, null, null],
	]);
	server.clock.set("2025-06-18T10:00:00Z");
	expect((await seatsOf())[0]).toEqual([2, 4, 1]);
	server.clock.set("2025-09-18T10:00:00Z");
	expect((await seatsOf())[0]).toEqual([2, 4, null]);
});

test("without scripts it is a picture whose lamps link to lectures, with escaped names", async () => {
	const event = await addEvent(server.deps, { code: "LONG25" });
	const place = {
		event,
		category: await addCategory(server.deps, event),
		calendar: await addCalendar(server.deps, event),
	};
	const { id } = await addLecture(server.deps, place, { subject: `</svg><script>"${"Długo ".repeat(40)}` });
	const { headers, body } = await get("/en/e/LONG25/score.svg");
	expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
	expect(body.match(/<a href="[^"]+"/g)).toEqual([`<a href="http://estrada.test/en/e/LONG25/lectures/${id}"`]);
	expect(body).not.toContain("<script>");
	expect((await get("/e/EMPTY25/score.svg")).statusCode).toBe(200);
});

test("150 lectures are at most 12 kB", async () => {
	const event = await addEvent(server.deps, { code: "BIG25" });
	const [category, calendar] = [await addCategory(server.deps, event), await addCalendar(server.deps, event)];
	const tracks = [];
	for (let position = 0; position < 8; position++) {
		tracks.push(await addTrack(server.deps, event, { position, name: `Ścieżka numer ${position}` }));
	}
	const words =
		"Jak w trzy lata przenieśliśmy czterdzieści systemów banku do chmury i czego nie zrobilibyśmy drugi raz".split(" ");
	for (let n = 0; n < 150; n++) {
		const startsAt = new Date(Date.UTC(2025, 5, 6, 7, Math.floor(n / 8) * 30));
		// titles differ this much
		const subject = words
			.map((_, place) => words[(place * (n + 3) + n) % words.length])
			.slice(0, 8 + (n % 5))
			.join(" ");
		await addLecture(
			server.deps,
			{ event, category, calendar, track: tracks[n % 8]! },
			{ startsAt, endsAt: new Date(+startsAt + 1_500_000), subject, tags: [`Temat ${n % 30}`, `Dziedzina ${n % 11}`] },
		);
	}
	expect(gzipSync((await get("/api/event/BIG25/score")).body).length).toBeLessThanOrEqual(12_000);
	// The document has the score's size, not its content.
	const score = await scoreOf("BIG25");
	expect(lampsOf(score).length).toBe(150);
});
