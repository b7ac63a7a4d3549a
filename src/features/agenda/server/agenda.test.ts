import { beforeAll, describe, expect, test } from "vitest";
import {
	addBreak,
	addCalendar,
	addCategory,
	addEvent,
	addExhibitor,
	addLecture,
	addLecturer,
	addTrack,
} from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import type { CategoryTree, Lecture } from "../contract.ts";
import { saveStatus } from "./store.ts";
import { lectureLink, trackPerson } from "./tables.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });
const json = async <T>(url: string) => (await get(url)).json() as T;
const at = (time: string) => new Date(`2025-06-06T${time}:00Z`);

/** Every call of the slice that names an event, to be tried with what does not exist. */
const EVENT_CALLS = [
	"agenda/categories",
	"agenda/categorytree/1",
	"agenda/fakecategory",
	"agenda/AgendaEventLecturesStatuses",
	"agenda/D1/calendar.ics",
	"lectures",
	"lectures/tags",
];

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	const event = await addEvent(deps);
	const online = await addCalendar(deps, event, { code: "D1", position: 0, isOnsite: false, isOnline: true });
	const onsite = await addCalendar(deps, event, { code: "D2", position: 1, isOnsite: true, isOnline: false });
	const main = await addCategory(deps, event, { position: 2, name: "Na miejscu", nameEn: "Onsite" });
	await addCategory(deps, event, { position: 1, name: "Warsztaty", nameEn: null, isHourlySignificant: false });
	const fake = await addCategory(deps, event, {
		position: 0,
		name: "Expo",
		nameEn: "Expo",
		isFake: true,
		isHourlySignificant: false,
	});
	const data = await addTrack(deps, event, { position: 2, name: "Dane" });
	const azure = await addTrack(deps, event, { position: 1, name: "Azure", color: "#ff5c9a", logoUrl: "/files/a.svg" });
	await addTrack(deps, event, { position: 3, name: "Pusta" });
	const hanna = await addLecturer(deps, event, { title: "dr" });
	const adam = await addLecturer(deps, event, {
		firstName: "Adam",
		lastName: "",
		organization: "Tatryx",
		jobPositionEn: "Engineer",
	});
	await deps.db.insert(trackPerson).values([
		{ trackId: azure.id, lecturerId: hanna.id, role: "chairman" },
		{ trackId: azure.id, lecturerId: adam.id, role: "carer" },
	]);
	const company = await addExhibitor(deps, event);
	await addBreak(deps, online);
	await addBreak(deps, online, { startsAt: at("20:00"), endsAt: at("20:30"), name: "Po wszystkim" });
	const place = { event, category: main, calendar: online };
	await addLecture(deps, { ...place, track: data }, { startsAt: at("07:00"), tags: ["SQL", "Żaba"] });
	await addLecture(
		deps,
		{ ...place, track: azure, lecturers: [adam, hanna] },
		{
			startsAt: at("07:00"),
			exhibitorId: company.id,
			language: "en",
			isHot: true,
			difficultyLevel: 3,
			status: 1,
			statusVip: 2,
			tags: ["SQL", "Azure", "SQL"],
			shortDescription: "Krótko.",
			description: '<p onclick="x()">Długo</p><script>alert(1)</script>',
		},
	);
	await addLecture(deps, place, { startsAt: at("09:00"), endsAt: at("10:00"), subject: "Bez ścieżki" });
	await addLecture(deps, { ...place, calendar: onsite }, { startsAt: at("06:00"), subject: "Na miejscu" });
	await addLecture(
		deps,
		{ event, category: fake, calendar: onsite },
		{ startsAt: at("12:00"), endsAt: at("18:00"), subject: "Targi" },
	);
	await addBreak(deps, onsite, { startsAt: at("13:00"), endsAt: at("14:00") });
	await deps.db.insert(lectureLink).values([
		{ lectureId: 2, position: 1, title: "Slajdy", url: "https://slides.example/2" },
		{ lectureId: 2, position: 0, title: "Atak", url: "javascript:alert(1)" },
	]);
	await addEvent(deps, { code: "EMPTY25" });
	const other = await addEvent(deps, { code: "OTHER25" });
	await addCategory(deps, other);
});

describe("categories", () => {
	test("answers with the tabs in the organiser's order and the fake one beside them, in any letter case", async () => {
		expect(await json("/API/Event/msts25/Agenda/Categories")).toEqual({
			categories: [
				{ objectId: 2, name: "Warsztaty", nameEn: null, icon: "list" },
				{ objectId: 1, name: "Na miejscu", nameEn: "Onsite", icon: "list" },
			],
			fakeCategory: { objectId: 3, name: "Expo", nameEn: "Expo", icon: "list" },
		});
	});

	test("an event without an agenda has none", async () => {
		expect(await json("/api/event/EMPTY25/agenda/categories")).toEqual({ categories: [], fakeCategory: null });
	});
});

describe("categorytree", () => {
	test("answers with days, tracks and lectures, each in its order", async () => {
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

	test("a break is shown where it lies between the category's lectures of that day", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/categorytree/1");
		expect(tree.calendars.map((day) => day.breaks.map((one) => one.name))).toEqual([["Przerwa na kawę"], []]);
		expect(tree.calendars[0]!.breaks[0]).toEqual({
			startDate: "2025-06-06T08:00:00.000Z",
			endDate: "2025-06-06T08:30:00.000Z",
			name: "Przerwa na kawę",
			nameEn: "Coffee break",
		});
	});

	test("a lecture carries every field of the contract", async () => {
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

	test("a category without lectures has no days", async () => {
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

	test("is made once per change of content: the next requests ask nothing", async () => {
		const url = "/api/event/MSTS25/agenda/categorytree/1";
		const first = await get(url, { "accept-encoding": "br" });
		expect(first.headers["content-encoding"]).toBe("br");
		const onPostgres = server.deps.engine === "postgres" ? 1 : 0; // the version is read there
		expect(await countingQueries(server, () => get(url))).toBe(onPostgres);
		expect((await get(url, { "if-none-match": first.headers.etag as string })).statusCode).toBe(304);
	});
});

describe("fakecategory", () => {
	test("answers with its tree", async () => {
		const tree = await json<CategoryTree>("/api/event/MSTS25/agenda/fakecategory");
		expect(
			tree.calendars.map((day) => day.tracks.map((one) => one.lectures.map((lecture) => lecture.subject))),
		).toEqual([[["Targi"]]]);
		expect(tree.calendars[0]!.breaks, "where the hour does not matter, breaks do not").toEqual([]);
	});

	test("an event without one answers with an empty tree", async () => {
		expect(await json("/api/event/EMPTY25/agenda/fakecategory")).toEqual({ isHourlySignificant: false, calendars: [] });
	});
});

describe("lectures and their tags", () => {
	const ids = (lectures: Lecture[]) => lectures.map((one) => one.objectId);
	test("all by start, or those of a calendar in any letter case", async () => {
		expect(ids(await json("/api/event/MSTS25/lectures"))).toEqual([4, 1, 2, 3, 5]);
		expect(ids(await json("/api/event/MSTS25/Lectures?calendar=%20d2"))).toEqual([4, 5]);
		expect(await json("/api/event/EMPTY25/lectures")).toEqual([]);
	});

	test("an unknown calendar is a 404, an overlong code a 400", async () => {
		expect((await get("/api/event/MSTS25/lectures?calendar=NOPE")).statusCode).toBe(404);
		const answer = await get(`/api/event/MSTS25/lectures?calendar=${"x".repeat(61)}`);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["calendar"]]);
	});

	test("tags by name, a lecture counted once", async () => {
		expect(await json("/api/event/MSTS25/lectures/tags")).toEqual([
			{ name: "Azure", count: 1 },
			{ name: "SQL", count: 2 },
			{ name: "Żaba", count: 1 },
		]);
		expect(await json("/api/event/EMPTY25/lectures/tags")).toEqual([]);
	});
});

describe("the description of a lecture", () => {
	test("is sanitised, with safe links and what stands around the lecture", async () => {
		expect(await json("/API/Lecture/2/Description")).toMatchObject({
			objectId: 2,
			description: "<p>Długo</p>",
			links: [{ title: "Slajdy", url: "https://slides.example/2" }],
			trackName: "Azure",
			trackNameEn: "Azure and cloud",
			calendarName: "Czwartek 06.06",
			calendarNameEn: "Thursday 06.06",
			isHourlySignificant: true,
			eventCode: "MSTS25",
			timeZone: "Europe/Warsaw",
		});
	});

	test("a lecture without description, links and track says so", async () => {
		expect(await json("/api/lecture/3/description")).toMatchObject({
			hasDescription: false,
			description: null,
			links: [],
			trackName: null,
			trackNameEn: null,
			lecturers: [],
			exhibitor: null,
		});
	});

	test.each([
		["99", 404],
		["abc", 400],
		["-1", 400],
	])("lecture %s is a %i", async (id, status) => {
		const answer = await get(`/api/lecture/${id}/description`);
		expect(answer.statusCode).toBe(status);
		if (status === 400) expect(Object.keys(answer.json().modelState)).toEqual(["id"]);
	});
});

describe("the v2 tree", () => {
	type Answer = { objectId: number; isFake: boolean; tree: CategoryTree }[];
	const shape = (answer: Answer) =>
		answer.map((one) => [one.objectId, one.isFake, one.tree.calendars.map((day) => day.code)]);
	const all = [
		[3, true, ["D2"]],
		[2, false, []],
		[1, false, ["D1", "D2"]],
	];

	test.each([
		["", all],
		["?virtualOnly=false", all],
		["?virtualOnly=true", [[1, false, ["D1"]]]],
		["?couponCode=FINALCALL", all],
		["?virtualOnly=true&couponCode=%20x", [[1, false, ["D1"]]]],
	])("%s: all categories, or the online days only; a code narrows nothing yet", async (query, expected) => {
		expect(shape(await json<Answer>(`/api/v2/event/MSTS25/lectures/tree${query}`))).toEqual(expected);
	});

	test("made-up codes do not fill the memory: one answer is kept for all of them", async () => {
		await get("/api/v2/event/MSTS25/lectures/tree");
		const before = server.deps.kept.count();
		for (const code of ["A1", "B2", "C3"]) await get(`/api/v2/event/MSTS25/lectures/tree?couponCode=${code}`);
		for (const calendar of ["D1", "d1", "%20D1"])
			await get(`/api/event/MSTS25/lectures?calendar=${calendar}&lang=pl-${calendar}`);
		expect(server.deps.kept.count()).toBeLessThanOrEqual(before + 1);
	});

	test("an event without an agenda has an empty tree; wrong values are a 400 that names them", async () => {
		expect(await json("/api/v2/event/EMPTY25/lectures/tree")).toEqual([]);
		expect((await get("/api/v2/event/NOPE/lectures/tree")).statusCode).toBe(404);
		const answer = await get(`/api/v2/event/MSTS25/lectures/tree?virtualOnly=maybe&couponCode=${"x".repeat(99)}`);
		expect([answer.statusCode, Object.keys(answer.json().modelState).sort()]).toEqual([
			400,
			["couponCode", "virtualOnly"],
		]);
	});
});

describe("seat statuses", () => {
	test("are never kept, and a change is seen by the next request here and in the tree", async () => {
		const url = "/api/event/MSTS25/agenda/agendaeventlecturesstatuses";
		const before = await get(url);
		expect(before.headers["cache-control"]).toBe("no-store");
		expect(before.json().statuses).toHaveLength(5);
		expect(before.json().statuses[1]).toEqual({ lectureId: 2, status: 1, statusVip: 2 });
		await get("/api/lecture/3/description");
		await changeContent(server.deps, (tx) => saveStatus(tx, 3, { status: 2, statusVip: 1 }));
		expect((await get(url)).json().statuses[2]).toEqual({ lectureId: 3, status: 2, statusVip: 1 });
		expect(await json("/api/lecture/3/description")).toMatchObject({ status: 2, statusVip: 1 });
	});

	test("an event without lectures has none; an unknown lecture cannot be changed", async () => {
		expect(await json("/api/event/EMPTY25/agenda/AgendaEventLecturesStatuses")).toEqual({ statuses: [] });
		const change = changeContent(server.deps, (tx) => saveStatus(tx, 99, { status: 2, statusVip: 1 }));
		await expect(change).rejects.toThrow("There is no such lecture.");
	});
});

describe("an unknown event is a 404, an overlong code a 400", () => {
	test.each(EVENT_CALLS)("%s", async (call) => {
		const unknown = await get(`/api/event/NOPE/${call}?lang=en`);
		expect([unknown.statusCode, unknown.json().title]).toEqual([404, "There is no such event."]);
		const overlong = await get(`/api/event/${"x".repeat(60)}/${call}`);
		expect([overlong.statusCode, Object.keys(overlong.json().modelState)]).toEqual([400, ["eventCode"]]);
	});
});
