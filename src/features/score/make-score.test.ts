import { expect, test } from "vitest";
import type { Lecture } from "../agenda/contract.ts";
import { makeScore, type ScoreInput } from "./make-score.ts";
import { groupsOf, hourMarks, isCoveredByNow, lampTotal, sheetHeights } from "./sheet.ts";
import { lampsMeant } from "./texts.ts";

const day = (date: string, id = 1) => ({
	id,
	code: `D${id}`,
	name: `Dzień ${id}`,
	nameEn: `Day ${id}`,
	startsAt: new Date(`${date}T07:00:00Z`),
	endsAt: new Date(`${date}T18:00:00Z`),
});
const track = (id: number, color = "#6b5cff", name = `Ścieżka ${id}`) => ({ id, name, nameEn: null, color });

type LectureInput = {
	start: string;
	minutes?: number;
	track?: number | null;
	calendar?: number;
	tags?: string[];
	category?: number;
};
let lastId = 0;
const placed = ({ start, minutes = 45, track: trackId = 1, calendar = 1, tags = [], category = 1 }: LectureInput) => {
	const startsAt = new Date(start);
	const lecture = {
		objectId: ++lastId,
		subject: "Temat",
		subjectPl: null,
		subjectEn: "Subject",
		language: "pl",
		place: "Sala",
		startDate: startsAt.toISOString(),
		endDate: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
		isHot: false,
		status: 0,
		difficultyLevel: 1,
		tags,
		tagsPl: tags,
		tagsEn: tags.map((one) => `${one} EN`),
	} as unknown as Lecture;
	return { categoryId: category, calendarId: calendar, trackId, lecture };
};

const input = (more: Partial<ScoreInput>): ScoreInput => ({
	lang: "pl",
	event: {
		isMeeting: false,
		timeZone: "Europe/Warsaw",
		startsAt: new Date("2025-06-06T06:00:00Z"),
		theme: { accent: "#777", accentStrong: "#777", accentSoft: "#777", key: "#333333", beams: [] },
	} as unknown as ScoreInput["event"],
	isOver: false,
	calendars: [day("2025-06-06")],
	categories: [
		{ id: 1, isHourlySignificant: true, isFake: false },
		{ id: 2, isHourlySignificant: false, isFake: false },
		{ id: 3, isHourlySignificant: true, isFake: true },
	],
	tracks: [track(1)],
	lectures: [],
	...more,
});
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

test("minutes are in the event's zone, and whole hours span all days", () => {
	const lectures = [placed({ start: "2025-06-06T07:15:00Z" }), placed({ start: "2025-06-06T16:20:00Z", minutes: 50 })];
	const score = makeScore(input({ lectures }));
	expect([score.from, score.to]).toEqual([9 * 60, 20 * 60]);
	expect(score.days[0]?.lines[0]?.lamps.map(({ from, to }) => [from, to])).toEqual([
		[9 * 60 + 15, 10 * 60],
		[18 * 60 + 20, 19 * 60 + 10],
	]);
	expect(hourMarks(score).at(-1)).toBe(20 * 60);
});

test.each([
	[600, [600]],
	[627, [600]],
	[628, []],
	[632, []],
	[633, [660]],
	[660, [660]],
])("at minute %i the word now covers the numbers of the hours %j", (now, covered) => {
	expect([540, 600, 660, 720].filter((mark) => isCoveredByNow(mark, now))).toEqual(covered);
});

test("the sheet has only lectures with a time on a day of the event", () => {
	const lectures = [
		placed({ start: "2025-06-06T07:00:00Z" }),
		placed({ start: "2025-06-06T07:00:00Z", category: 2 }),
		placed({ start: "2025-06-06T07:00:00Z", category: 3 }),
		placed({ start: "2025-06-05T07:00:00Z", calendar: 2 }),
	];
	const calendars = [day("2025-06-05", 2), day("2025-06-06")];
	expect(lampTotal(makeScore(input({ lectures, calendars })))).toBe(1);
	expect(lampTotal(makeScore(input({ lectures, calendars, event: { ...input({}).event, isMeeting: true } })))).toBe(0);
});

test("topics are tags by frequency, in the page's language, or tracks without tags", () => {
	const start = "2025-06-06T07:00:00Z";
	const tagged = [
		placed({ start, tags: ["SQL"] }),
		placed({ start, tags: ["LLM", "SQL"] }),
		...many(2, () => placed({ start })),
	];
	tagged[1]!.lecture.language = "en"; // its tags have the same names as the others'
	const score = makeScore(input({ lang: "en", lectures: tagged }));
	expect(score.topics.map(({ name, tag }) => [name, tag])).toEqual([
		["SQL EN", "SQL"],
		["LLM EN", "LLM"],
	]);
	expect(score.days[0]?.lines[0]?.lamps.map((one) => one.topics)).toEqual([[0], [1, 0], [], []]);
	const untagged = makeScore(
		input({ tracks: [track(1), track(2)], lectures: [placed({ start, track: 2 }), placed({ start })] }),
	);
	expect(untagged.topics.map(({ trackId }) => trackId)).toEqual([2, 1]);
	expect(untagged.days[0]?.lines.map((one) => one.lamps[0]?.topics)).toEqual([[1], [0]]);
});

test("a tag of all lectures is no topic; then tracks are", () => {
	const start = "2025-06-06T07:00:00Z";
	const lectures = [
		placed({ start, tags: ["devroom", "SQL"] }),
		...many(9, () => placed({ start, tags: ["devroom"] })),
	];
	expect(makeScore(input({ lectures })).topics.map((one) => one.name)).toEqual(["Ścieżka 1"]);
});

test("concurrent lectures of a track are in lanes, at most three", () => {
	const start = "2025-06-06T07:00:00Z";
	const lectures = [...many(5, () => placed({ start })), placed({ start: "2025-06-06T08:00:00Z" })];
	const [line] = makeScore(input({ lectures })).days[0]!.lines;
	expect(line?.lamps.map((one) => one.lane)).toEqual([0, 1, 2, 0, 0, 0]);
	expect(line?.lanes).toBe(3);
	const inTurn = [placed({ start }), placed({ start: "2025-06-06T07:45:00Z" })];
	expect(makeScore(input({ lectures: inTurn })).days[0]!.lines[0]!.lanes).toBe(1);
});

test.each([
	["no tracks", 0],
	["one track", 1],
	["twelve tracks", 12],
	["62 tracks", 62],
])("with %s each lecture appears once, and the sheet is at most a few screens high", (_, count) => {
	const tracks = many(count, (index) => track(index + 1, "#777", "Ścieżka ".repeat(25)));
	const lectures = many(Math.max(1, count) * 14, (index) =>
		placed({
			start: `2025-06-06T${String(7 + (index % 10)).padStart(2, "0")}:00:00Z`,
			track: count ? (index % count) + 1 : null,
		}),
	);
	const score = makeScore(input({ tracks, lectures }));
	expect(lampTotal(score)).toBe(lectures.length);
	const groups = groupsOf(score.days[0]!);
	expect(groups.length).toBe(count === 62 ? 11 : 0);
	if (count === 62) {
		expect(groups.flatMap((one) => one.lines)).toEqual(score.days[0]?.lines);
		expect(Math.max(...groups.map((one) => one.lines.length))).toBeLessThanOrEqual(6);
	}
	const { wide, phone } = sheetHeights(score, 0);
	expect(Math.max(wide, phone)).toBeLessThan(1500);
});

test("a programme of ten minutes has two hours, one of ten days has a block per day", () => {
	const short = makeScore(input({ lectures: [placed({ start: "2025-06-06T07:00:00Z", minutes: 10 })] }));
	expect(short.to - short.from).toBe(120);
	const lectures = many(10, (index) => placed({ start: `2025-06-${String(6 + index).padStart(2, "0")}T07:00:00Z` }));
	const long = makeScore(input({ lectures }));
	expect(long.days.map((one) => one.date).at(-1)).toBe("2025-06-15");
	expect(long.days[1]?.name).toBe("7 czerwca");
});

test("lectures after midnight are on the previous day's sheet", () => {
	const noon = placed({ start: "2025-06-06T10:00:00Z" });
	const night = placed({ start: "2025-06-06T22:15:00Z" });
	const next = placed({ start: "2025-06-07T10:00:00Z" });
	const score = makeScore(input({ lectures: [noon, night, next] }));
	const starts = score.days.map(({ date, lines }) => [date, lines[0]?.lamps.map((one) => one.from)]);
	expect(starts).toEqual([
		["2025-06-06", [12 * 60, 24 * 60 + 15]],
		["2025-06-07", [12 * 60]],
	]);
	expect([score.from, score.to]).toEqual([12 * 60, 25 * 60]);
	const alone = makeScore(input({ lectures: [night] }));
	expect(alone.days.map(({ date, lines }) => [date, lines[0]?.lamps[0]?.from])).toEqual([["2025-06-07", 15]]);
});

test.each([
	[{ hasSeats: false, hasRecordings: false }, "Each lamp is a lecture on the line of its track."],
	[{ hasSeats: true, hasRecordings: false }, "Each lamp is a lecture: the brighter, the more seats were taken."],
	[
		{ hasSeats: false, hasRecordings: true },
		"Each lamp is a lecture on the line of its track. Lamps open the recordings that are published.",
	],
])("after an event with %o the sheet mentions nothing else", (of, text) => {
	expect(lampsMeant("en", of)).toBe(text);
});

test("a score has seats if a lecture limits them", () => {
	const lectures = [placed({ start: "2025-06-06T07:00:00Z" }), placed({ start: "2025-06-06T08:00:00Z" })];
	expect(makeScore(input({ lectures })).hasSeats).toBe(false);
	lectures[1]!.lecture.status = 1;
	expect(makeScore(input({ lectures })).hasSeats).toBe(true);
});

test("a lecture that ends before it begins takes a minute, and one of several days ends in the morning", () => {
	const lectures = [
		placed({ start: "2025-06-06T07:00:00Z", minutes: -30 }),
		placed({ start: "2025-06-06T17:00:00Z", minutes: 3000 }),
	];
	const { lamps } = makeScore(input({ lectures })).days[0]!.lines[0]!;
	expect(lamps.map(({ from, to }) => [from, to])).toEqual([
		[540, 541],
		[1140, 1800],
	]);
});

test("after the event lamps show the taken seats and the recording", () => {
	const lectures = [placed({ start: "2025-06-06T07:00:00Z" }), placed({ start: "2025-06-06T08:00:00Z" })];
	const id = lectures[0]!.lecture.objectId;
	const score = makeScore(
		input({ lectures, isOver: true, takenQuarters: new Map([[id, 3]]), recordings: new Map([[id, 9]]) }),
	);
	expect(score.days[0]?.lines[0]?.lamps.map((one) => [one.takenQuarters, one.recordingId])).toEqual([
		[3, 9],
		[null, null],
	]);
});
