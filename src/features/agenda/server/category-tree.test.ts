import { beforeAll, describe, expect, test } from "vitest";
import { addAgenda } from "../../../../tests/harness/agenda.ts";
import { countingQueries, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import type { CategoryTree } from "../contract.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });
const json = async <T>(url: string) => (await get(url)).json() as T;

beforeAll(async () => {
	server = await freshServer();
	await addAgenda(server.deps);
});

describe("categories", () => {
	test("answers tabs in the organiser's order with their days, and the fake category separately", async () => {
		const days = [
			{ startDate: "2025-06-06T06:00:00.000Z", endDate: "2025-06-06T08:00:00.000Z", isOnsite: true },
			{ startDate: "2025-06-06T07:00:00.000Z", endDate: "2025-06-06T10:00:00.000Z", isOnsite: false },
		];
		expect(await json("/API/Event/msts25/Agenda/Categories")).toEqual({
			categories: [
				{ objectId: 2, name: "Warsztaty", nameEn: null, icon: "list", days: [] },
				{ objectId: 1, name: "Na miejscu", nameEn: "Onsite", icon: "list", days },
			],
			fakeCategory: { objectId: 3, name: "Expo", nameEn: "Expo", icon: "list", days: [] },
		});
	});

	test("answers an empty list for an event without an agenda", async () => {
		expect(await json("/api/event/EMPTY25/agenda/categories")).toEqual({ categories: [], fakeCategory: null });
	});
});

describe("categorytree", () => {
	test("answers days, tracks and lectures in order", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/CategoryTree/1");
		expect(tree.isHourlySignificant).toBe(true);
		expect(tree.calendars.map((day) => day.code)).toEqual(["D1", "D2"]);
		const day = tree.calendars[0]!;
		expect(day.tracks.map((one) => [one.name, one.objectId, one.lectures.map((lecture) => lecture.objectId)])).toEqual([
			["Azure", 2, [2]],
			["Dane", 1, [1]],
			["", 0, [3]],
		]);
		expect(day.tracks[0]).toMatchObject({
			color: "#ff5c9a",
			logoUrl: "/files/a.svg",
			chairmans: [{ objectId: 1, name: "Hanna Wróblewska" }],
			carers: [{ objectId: 2, name: "Adam" }],
		});
		expect(day.lectureSlots).toEqual([
			{ startDate: "2025-06-06T07:00:00.000Z", lectureIds: [2, 1] },
			{ startDate: "2025-06-06T09:00:00.000Z", lectureIds: [3] },
		]);
	});

	test("shows a break between the category's lectures of that day", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/categorytree/1");
		expect(tree.calendars.map((day) => day.breaks.map((one) => one.name))).toEqual([["Przerwa na kawę"], []]);
		expect(tree.calendars[0]!.breaks[0]).toEqual({
			startDate: "2025-06-06T08:00:00.000Z",
			endDate: "2025-06-06T08:30:00.000Z",
			name: "Przerwa na kawę",
			nameEn: "Coffee break",
		});
	});

	test("answers every field of a lecture's contract", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/categorytree/1");
		expect(tree.calendars[0]!.tracks[0]!.lectures[0]).toEqual({
			objectId: 2,
			subject: "Landing zone bez bólu",
			startDate: "2025-06-06T07:00:00.000Z",
			endDate: "2025-06-06T08:00:00.000Z",
			place: "Sala Łuków",
			difficultyLevel: 3,
			isInEnglish: true,
			language: "en",
			isHot: true,
			hasDescription: true,
			shortDescription: "Krótko.",
			tags: ["SQL", "Azure", "SQL"],
			subjectPl: null,
			subjectEn: null,
			shortDescriptionPl: null,
			shortDescriptionEn: null,
			tagsPl: [null, null, null],
			tagsEn: [null, null, null],
			lecturers: [
				{
					objectId: 2,
					title: null,
					firstName: "Adam",
					lastName: "",
					jobPosition: "Architektka",
					jobPositionEn: "Engineer",
					organization: "Tatryx",
					imageUrl: null,
				},
				{
					objectId: 1,
					title: "dr",
					firstName: "Hanna",
					lastName: "Wróblewska",
					jobPosition: "Architektka",
					jobPositionEn: null,
					organization: "",
					imageUrl: null,
				},
			],
			exhibitor: { objectId: 1, name: "Norvika", logoUrl: "/files/n.svg" },
			status: 1,
			statusVip: 2,
			calendarCode: "D1",
		});
	});

	test("answers no days for a category without lectures", async () => {
		expect(await json("/api/event/MSTS25/agenda/categorytree/2")).toEqual({
			isHourlySignificant: false,
			calendars: [],
		});
	});

	test.each([
		["99", 404],
		["4", 404],
		["0", 400],
		["1.5", 400],
		["abc", 400],
		["99999999999", 400],
	])("category %s is a %i (4 belongs to another event)", async (id, status) => {
		const answer = await get(`/api/event/MSTS25/agenda/categorytree/${id}?lang=en`);
		expect(answer.statusCode).toBe(status);
		if (status === 400) expect(Object.keys(answer.json().modelState)).toEqual(["categoryId"]);
		else expect(answer.json().title).toBe("There is no such part of the agenda.");
	});

	test("is computed once per content version; further requests need no query", async () => {
		const url = "/api/event/MSTS25/agenda/categorytree/1";
		const first = await get(url, { "accept-encoding": "br" });
		expect(first.headers["content-encoding"]).toBe("br");
		const onPostgres = server.deps.engine === "postgres" ? 1 : 0; // Only the version is read.
		expect(await countingQueries(() => get(url))).toBe(onPostgres);
		expect((await get(url, { "if-none-match": first.headers.etag as string })).statusCode).toBe(304);
	});
});

describe("fakecategory", () => {
	test("answers its tree", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/fakecategory");
		expect(
			tree.calendars.map((day) => day.tracks.map((one) => one.lectures.map((lecture) => lecture.subject))),
		).toEqual([[["Targi"]]]);
		expect(tree.calendars[0]!.breaks, "where the hour does not matter, breaks do not").toEqual([]);
	});

	test("answers an empty tree for an event without one", async () => {
		expect(await json("/api/event/EMPTY25/agenda/fakecategory")).toEqual({ isHourlySignificant: false, calendars: [] });
	});
});
