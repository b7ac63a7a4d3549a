import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addAgenda } from "../../../../tests/harness/agenda.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture, lectureTag } from "./tables.ts";

let site: TestServer;

beforeAll(async () => {
	site = await freshServer();
	await addAgenda(site.deps);
	await site.deps.db.insert(lectureTag).values({ eventId: 1, name: "Żaba", namePl: "Żaba", nameEn: "Frog" });
	await site.deps.db
		.update(lecture)
		.set({
			subjectEn: "A landing zone without pain",
			shortDescriptionEn: "In short",
			descriptionEn: "<p>At length<script>no()</script></p>",
		})
		.where(eq(lecture.id, 1));
});

const json = async (url: string) => (await site.app.inject({ url })).json();

test("a lecture has its translations, and its tags in the same order", async () => {
	const [tree, flat, whole] = await Promise.all([
		json("/api/v2/event/MSTS25/lectures/tree"),
		json("/api/event/MSTS25/lectures"),
		json("/api/lecture/1/description"),
	]);
	const sentence = {
		subject: "Landing zone bez bólu",
		subjectPl: null,
		subjectEn: "A landing zone without pain",
		shortDescriptionPl: null,
		shortDescriptionEn: "In short",
		tags: ["SQL", "Żaba"],
		tagsPl: [null, "Żaba"],
		tagsEn: [null, "Frog"],
	};
	const inTree = tree.flatMap(
		(category: { tree: { calendars: { tracks: { lectures: { objectId: number }[] }[] }[] } }) =>
			category.tree.calendars.flatMap((day) => day.tracks.flatMap((track) => track.lectures)),
	);
	for (const lectures of [inTree, flat])
		expect(lectures.find((one: { objectId: number }) => one.objectId === 1)).toMatchObject(sentence);
	expect(whole).toMatchObject({ ...sentence, descriptionPl: null, descriptionEn: "<p>At length</p>" });
});

test("tags are listed with both names", async () => {
	const tags = await json("/api/event/MSTS25/lectures/tags");
	expect(tags).toContainEqual({ name: "Żaba", namePl: "Żaba", nameEn: "Frog", count: 1 });
	expect(tags).toContainEqual({ name: "Azure", namePl: null, nameEn: null, count: 1 });
});

test("the calendar file names the lecture in the requested language", async () => {
	const file = async (lang: string) => (await site.app.inject(`/api/lecture/1/calendar.ics?lang=${lang}`)).body;
	expect(await file("en")).toContain("SUMMARY:A landing zone without pain");
	expect(await file("pl")).toContain("SUMMARY:Landing zone bez bólu");
});
