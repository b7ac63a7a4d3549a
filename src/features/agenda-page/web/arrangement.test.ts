import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryCalendar, Track } from "../../agenda/contract.ts";
import { hourRows, timeSlots } from "../../agenda/rules.ts";
import {
	evenColumns,
	type Folds,
	firstLectures,
	firstPlaces,
	flatDays,
	foundDays,
	foundTracks,
	hourColumns,
	initialDay,
	isClosed,
	lectureTotal,
	onlyColumn,
	placesOf,
	restOf,
	rowsByHour,
	rowsOver,
	shapeOf,
	toggleFold,
	wholeTotal,
} from "./arrangement.ts";

const at = (hour: number, length = 1) => ({
	objectId: hour,
	startDate: new Date(Date.UTC(2025, 5, 6, hour)).toISOString(),
	endDate: new Date(Date.UTC(2025, 5, 6, hour + length)).toISOString(),
});
const tracks = (...hours: number[][]) => hours.map((list) => ({ lectures: list.map((hour) => at(hour)) }));
const shape = (...hours: number[][]) => shapeOf(timeSlots(tracks(...hours)), hours.length);

describe("shapeOf", () => {
	it("is a grid if tracks share hours", () => expect(shape([9, 10, 11], [9, 10, 11], [9, 11])).toBe("grid"));
	it("is a grid with a common lecture before parallel ones", () =>
		expect(shape([8, 9, 10, 11], [9, 10, 11], [9, 10, 11])).toBe("grid"));
	it("is columns if a grid would be mostly empty", () => expect(shape([9, 12], [10, 13], [9, 13])).toBe("columns"));
	it("is columns if each lecture is alone in its row", () => expect(shape([9, 11], [10, 12])).toBe("columns"));
	it("is columns if a track has several lectures at once", () => expect(shape([9, 9, 9, 10], [9, 10])).toBe("columns"));
	it("is cards if tracks have very different lengths", () =>
		expect(shape([9, 10, 11, 12, 13, 14], [9], [15])).toBe("cards"));
	it("is cards for one track and without tracks", () => {
		expect(shape([9, 10])).toBe("cards");
		expect(shape()).toBe("cards");
	});
});

describe("aloneIn", () => {
	it("finds the only lecture of a row", () => {
		const [first, second] = timeSlots(tracks([9], [8, 9]));
		expect(onlyColumn(first as never)).toBe(1);
		expect(onlyColumn(second as never)).toBeUndefined();
	});
});

describe("placesOf", () => {
	const pauses = [at(11), at(14)];
	it("keeps breaks between a track's lectures, and drops those before and after", () => {
		const rows = timeSlots(tracks([9, 12], [12]), pauses);
		expect(placesOf(rows, 0).map((place) => ("pause" in place ? "pause" : place.lectures.length))).toEqual([
			1,
			"pause",
			1,
		]);
		expect(placesOf(rows, 1).map((place) => place.row)).toEqual([3]);
	});
	it("is empty for a track without lectures", () =>
		expect(placesOf(timeSlots(tracks([9], []), pauses), 1)).toEqual([]));
});

describe("restOf", () => {
	const lectures = (...counts: number[]) =>
		counts.map((count, row) => (count === 0 ? { row, pause: {} } : { row, lectures: Array(count).fill({}) }));
	it.each([
		{ places: [1, 1, 1, 1, 1], from: 3, count: 2 },
		{ places: [1, 0, 1, 0, 1, 0, 1, 1], from: 5, count: 2 },
		{ places: [2, 2, 1, 1], from: 2, count: 2 },
	])("hides the lectures after the third of $places", ({ places, from, count }) =>
		expect(restOf(lectures(...places))).toEqual({ from, count }),
	);
	it("does not hide a single lecture", () => {
		expect(restOf(lectures(1, 1, 1, 1))).toBeUndefined();
		expect(restOf(lectures(1, 1))).toBeUndefined();
		expect(restOf(lectures())).toBeUndefined();
	});
	it("shows or hides each lecture once", () =>
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (counts) => {
				const rest = restOf(lectures(...counts));
				if (!rest) return;
				const sum = (part: number[]) => part.reduce((all, one) => all + one, 0);
				expect(sum(counts.slice(0, rest.from))).toBeGreaterThanOrEqual(3);
				expect(sum(counts.slice(rest.from))).toBe(rest.count);
			}),
		));
});

describe("firstPlaces", () => {
	const places = [
		{ row: 1, lectures: [1] },
		{ row: 2, pause: "lunch" },
		{ row: 3, lectures: [2, 3] },
		{ row: 4, pause: "coffee" },
		{ row: 5, lectures: [4] },
	];
	it.each([
		[1, 1],
		[2, 3],
		[3, 3],
		[4, 5],
		[9, 5],
	])("the first %i lectures have %i places", (count, length) =>
		expect(firstPlaces(places, count)).toEqual(places.slice(0, length)),
	);
	it("returns the same array if nothing is omitted", () => expect(firstPlaces(places, 4)).toBe(places));
});

describe("columns", () => {
	it.each([
		[1, 4, 1],
		[4, 4, 4],
		[5, 4, 3],
		[6, 4, 3],
		[7, 4, 4],
		[8, 4, 4],
		[9, 4, 3],
		[7, 3, 3],
		[0, 4, 1],
	])("%i items, at most %i side by side: %i columns", (count, limit, columns) =>
		expect(evenColumns(count, limit)).toBe(columns),
	);
	it("needs as few rows as possible and no more columns than allowed", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 }), (count, limit) => {
				const columns = evenColumns(count, limit);
				expect(columns).toBeLessThanOrEqual(limit);
				expect(Math.ceil(count / columns)).toBe(Math.ceil(count / limit));
			}),
		);
	});
	it.each([
		[[6, 6, 3], 3],
		[[4, 4, 2], 4],
		[[1, 1], 3],
		[[], 4],
	])("hours with %j lectures have %i columns", (sizes, columns) => {
		const lectures = (sizes as number[]).flatMap((size, hour) => Array.from({ length: size }, () => at(hour)));
		expect(hourColumns(hourRows(lectures))).toBe(columns);
	});
});

describe("filters", () => {
	const lecture = (subject: string, difficultyLevel: number) =>
		({
			subject,
			difficultyLevel,
			language: "pl",
			place: "",
			lecturers: [],
			exhibitor: null,
			tags: [],
			tagsPl: [],
			tagsEn: [],
		}) as never;
	const all = [
		{ objectId: 1, lectures: [lecture("Azure", 1), lecture("AKS", 1)] },
		{ objectId: 2, lectures: [lecture("Fabric", 2)] },
	] as unknown as Track[];
	it("keeps unchanged tracks as the same objects and drops empty ones", () => {
		expect(foundTracks(all, { levels: [1] })).toEqual([all[0]]);
		expect(foundTracks(all, { levels: [1] })[0]).toBe(all[0]);
		expect(foundTracks(all, { text: "aks" })[0]!.lectures).toHaveLength(1);
		expect(foundTracks(all, { text: "nic" })).toEqual([]);
	});
});

describe("folds", () => {
	const open: Folds = { all: false, except: new Set() };
	it("closes and opens one part", () => {
		const once = toggleFold(open, "t1");
		expect([isClosed(once, "t1"), isClosed(once, "t2")]).toEqual([true, false]);
		expect(isClosed(toggleFold(once, "t1"), "t1")).toBe(false);
		expect(isClosed(open, "t1")).toBe(false);
	});
	it("keeps one part open if all others are closed", () => {
		const closed: Folds = { all: true, except: new Set() };
		expect([isClosed(toggleFold(closed, "d1"), "d1"), isClosed(closed, "d1")]).toEqual([false, true]);
	});
});

describe("days", () => {
	const one = (objectId: number, hour: number, calendarCode: string) => ({
		...at(hour),
		objectId,
		calendarCode,
		subject: `Lecture ${objectId}`,
		tags: [],
		tagsPl: [],
		tagsEn: [],
		place: "",
		lecturers: [],
		exhibitor: null,
		difficultyLevel: 1,
		language: "pl",
	});
	const day = (code: string, ...lists: ReturnType<typeof one>[][]) =>
		({
			code,
			breaks: [at(10)],
			tracks: lists.map((lectures, index) => ({ objectId: index + 1, name: `T${index}`, lectures })),
		}) as unknown as CategoryCalendar;
	const days = [
		day("TBF-1", [one(1, 12, "TBF-1")], [one(2, 9, "TBF-1")]),
		day("TBF-2", [one(3, 9, "TBF-2")]),
		day("TBF-3"),
	];

	it("are flat: one track without a name, by start, without empty editions", () => {
		const flat = flatDays(days, null);
		expect(flat.map((one) => one.tracks.map((track) => [track.name, track.lectures.map((l) => l.objectId)]))).toEqual([
			[["", [2, 1]]],
			[["", [3]]],
		]);
	});
	it("are limited to an edition, in any letter case", () => {
		expect(flatDays(days, "tbf-2").map((one) => one.code)).toEqual(["TBF-2"]);
		expect(flatDays(days, "TBF-3")).toEqual([]);
	});
	it("keep matching lectures, and are the same objects without a filter", () => {
		expect(foundDays(days, { text: " " })[0]).toBe(days[0]);
		const found = foundDays(days, { text: "lecture 3" });
		expect(found.map((one) => [one.code, one.breaks])).toEqual([["TBF-2", []]]);
		expect(lectureTotal(found)).toBe(1);
		expect(lectureTotal(days)).toBe(3);
		expect(lectureTotal([])).toBe(0);
	});
});

describe("a day by hour", () => {
	const at = (time: string) => `2025-06-06T${time}:00.000Z`;
	const row = (start: string, end: string) => ({ startDate: at(start), endDate: at(end) });
	const rows = [row("07:00", "08:00"), row("07:45", "08:30"), row("09:10", "10:00")];
	it("groups rows by the hour in which they start", () => {
		expect(rowsByHour(rows)).toEqual([
			{ hour: Date.parse(at("07:00")), rows: rows.slice(0, 2) },
			{ hour: Date.parse(at("09:00")), rows: rows.slice(2) },
		]);
	});
	it.each([
		["06:59", 0],
		["07:30", 0],
		["08:00", 1],
		["08:30", 2],
		["09:59", 2],
		["10:00", 0],
	])("at %s %i rows are over", (time, count) => expect(rowsOver(rows, new Date(at(time)))).toBe(count));
	it("without rows none is over", () => expect(rowsOver([], new Date(at("08:00")))).toBe(0));
});

describe("large agendas", () => {
	const day = (code: string, ...sizes: number[]) =>
		({
			code,
			tracks: sizes.map((size, objectId) => ({ objectId, lectures: Array.from({ length: size }, (_, n) => n) })),
		}) as never as CategoryCalendar;
	it.each([
		["D2", ["D3"], "D2"],
		["gone", ["D3"], "D3"],
		[null, ["D1", "D3"], "D3"],
		[null, [], "D2"],
	])("the day to open: requested %j, today %j: %s", (requested, today, expected) => {
		expect(initialDay([day("D1"), day("D2", 1), day("D3", 2)], { requested, today })?.code).toBe(expected);
	});
	it("an agenda without lectures opens its first day", () => {
		expect(initialDay([day("D1"), day("D2")], { requested: null, today: [] })?.code).toBe("D1");
		expect(initialDay([], { requested: null, today: [] })).toBeUndefined();
	});
	it("drops the last lectures, and keeps whole tracks as the same objects", () => {
		const days = [day("D1", 3, 2), day("D2", 4)];
		const cut = firstLectures(days, 4);
		expect(cut.map((one) => one.tracks.map((track) => track.lectures.length))).toEqual([[3, 1], []]);
		expect(cut[0]!.tracks[0]).toBe(days[0]!.tracks[0]);
		expect(lectureTotal(firstLectures(days, 100))).toBe(9);
	});
	it("counts omitted lectures", () => {
		expect(
			wholeTotal([
				{ ...day("D1", 2), omitted: 0 },
				{ ...day("D2"), omitted: 40 },
			]),
		).toBe(42);
	});
});
