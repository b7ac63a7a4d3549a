import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Lecture } from "./contract.ts";
import {
	hourRows,
	initialTab,
	isFlatList,
	isFound,
	isOutdated,
	lectureSlots,
	lecturesOfCalendar,
	MESSAGE_TIMEOUT_MS,
	offersSort,
	onlineLabel,
	seatLabels,
	sortChoice,
	startsCollapsed,
	type Timed,
	timeSlots,
	withStatuses,
} from "./rules.ts";
import { agendaTexts, inTracks, languageText, lectureCount, levelText, seatSentence } from "./texts.ts";

const tab = (objectId: number, name: string, nameEn: string | null = null) => ({ objectId, name, nameEn });
const lecture = (values: Partial<Lecture> = {}): Lecture => ({
	objectId: 1,
	subject: "Zażółć gęślą jaźń",
	startDate: "2025-06-06T07:00:00.000Z",
	endDate: "2025-06-06T08:00:00.000Z",
	place: "Sala Łuków",
	difficultyLevel: 2,
	isInEnglish: false,
	language: "pl",
	isHot: false,
	hasDescription: false,
	shortDescription: "",
	tags: ["SQL"],
	lecturers: [],
	exhibitor: null,
	status: 0,
	statusVip: 0,
	calendarCode: "D1",
	...values,
});

describe("the initial tab (spec §4)", () => {
	const both = [tab(1, "Online na żywo", "Live online"), tab(2, "Na miejscu", "OnSite")];
	test.each([
		["MSTS25", both, 2, "the one that contains 'onsite' in English"],
		["MSTS25", [tab(1, "Online"), tab(2, "Na miejscu (ONSITE)")], 2, "or in Polish, in any letter case"],
		["MSTS25", [tab(1, "Online"), tab(2, "Warsztaty")], 1, "the first where none does"],
		["MSTS25", [tab(1, "A"), tab(2, "onsite 1"), tab(3, "onsite 2")], 2, "the first of several"],
		["DEVAI25", both, 1, "the first for DEVAI"],
		["yava25", both, 1, "the first for YAVA"],
		["PYS26", both, 1, "the first for PYS"],
		["PYSX25", both, 2, "another series is not forced"],
		["MSTS25", [tab(7, "Onsite")], 7, "the single one"],
		["MSTS25", [], undefined, "none"],
	])("%s: %#", (code, categories, expected, reason) => expect(initialTab(code, categories), reason).toBe(expected));
});

describe("an outdated agenda (spec §4)", () => {
	test.each([
		["MSTS25", "2025-06-06T12:00:00Z", "Europe/Warsaw", false],
		["MSTS25", "2026-01-01T12:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2024-12-31T12:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2025-12-31T22:59:59Z", "Europe/Warsaw", false],
		["MSTS25", "2025-12-31T23:00:00Z", "Europe/Warsaw", true],
		["MSTS25", "2025-12-31T23:00:00Z", "America/New_York", false],
		["TBF", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["EY-MEETUP", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["DSW", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
		["LIVE", "2030-01-01T12:00:00Z", "Europe/Warsaw", false],
	])("%s at %s in %s: %s", (code, now, zone, expected) => expect(isOutdated(code, new Date(now), zone)).toBe(expected));
});

describe("what depends on the event's code", () => {
	test.each(["DSSML25", "THS25", "DSS26", "dss25"])("%s starts collapsed", (code) =>
		expect(startsCollapsed(code)).toBe(true),
	);
	test.each(["MSTS25", "DSSX", "DSSX25", "DSW", "THSA25"])("%s starts open", (code) =>
		expect(startsCollapsed(code)).toBe(false),
	);
	test.each(["TBF", "ey-meetup", "DSW"])("%s is a flat list", (code) => expect(isFlatList(code)).toBe(true));
	test.each(["MSTS25", "DSS25"])("%s is not", (code) => expect(isFlatList(code)).toBe(false));
	test.each([
		["TBF-2024-10-08", "Dostęp do nagrań VoD", "VoD recordings access"],
		["tbf-2025-10-28", "Dostęp do nagrań VoD", "VoD recordings access"],
		["TBF-2023-09-27", "Online", "Online"],
		["MSTS25-ONLINE", "Online", "Online"],
	])("online in %s is called %s", (code, pl, en) => expect(onlineLabel(code)).toEqual({ pl, en }));
});

test("the sort switch is offered where the hour matters, and the stored choice is by track unless by hour", () => {
	expect([offersSort({ isHourlySignificant: true }), offersSort({ isHourlySignificant: false })]).toEqual([
		true,
		false,
	]);
	expect(["sortByHour", "sortDefault", "junk", "", null, undefined].map(sortChoice)).toEqual([
		"sortByHour",
		"sortDefault",
		"sortDefault",
		"sortDefault",
		"sortDefault",
		"sortDefault",
	]);
});

test("messages leave after 7 seconds", () => expect(MESSAGE_TIMEOUT_MS).toBe(7000));

test("a meetup's list is filtered by its calendar's code, in any letter case", () => {
	const all = [lecture({ objectId: 1, calendarCode: "TBF-1" }), lecture({ objectId: 2, calendarCode: "TBF-2" })];
	expect(lecturesOfCalendar(all, "tbf-2").map((one) => one.objectId)).toEqual([2]);
	expect(lecturesOfCalendar(all, "nope")).toEqual([]);
	expect(lecturesOfCalendar(all, null)).toHaveLength(2);
});

describe("seat labels (spec §4)", () => {
	test.each([
		[0, 0, []],
		[0, 1, ["lastExtended"]],
		[0, 2, ["noneExtended"]],
		[1, 0, ["last"]],
		[1, 1, ["last", "lastExtended"]],
		[1, 2, ["last", "noneExtended"]],
		[2, 0, ["noneBasic"]],
		[2, 1, ["noneBasic", "lastExtended"]],
		[2, 2, ["none"]],
	])("status %i, VIP %i: %j; HOT comes first", (status, statusVip, expected) => {
		expect(seatLabels({ status, statusVip, isHot: false })).toEqual(expected);
		expect(seatLabels({ status, statusVip, isHot: true })).toEqual(["hot", ...expected]);
		expect(seatSentence("pl", { status, statusVip }) === null).toBe(status + statusVip === 0);
	});
});

describe("looking for lectures", () => {
	const one = lecture({
		lecturers: [
			{
				objectId: 1,
				title: null,
				firstName: "Łukasz",
				lastName: "Świerk",
				jobPosition: "",
				jobPositionEn: null,
				organization: "Wiślanix",
				imageUrl: null,
			},
		],
		exhibitor: { objectId: 1, name: "Norvika", logoUrl: "" },
	});
	test.each([
		[{}, true],
		[{ text: "  " }, true],
		[{ text: "zazolc GESLA" }, true],
		[{ text: "lukasz swierk" }, true],
		[{ text: "sql łuków" }, true],
		[{ text: "norvika" }, true],
		[{ text: "sql java" }, false],
		[{ level: 2, language: "pl" }, true],
		[{ level: 3 }, false],
		[{ language: "en" }, false],
	])("%j: %s", (wish, expected) => expect(isFound(one, wish)).toBe(expected));
});

const at = (time: string) => `2025-06-06T${time}:00.000Z`;
const timed = (objectId: number, start: string, end: string) => ({ objectId, startDate: at(start), endDate: at(end) });
const drawn = (rows: ReturnType<typeof timeSlots<ReturnType<typeof timed>, Timed>>) =>
	rows.map((row) =>
		row.kind === "break" ? "break" : row.cells.map((cell) => cell.map((one) => one.objectId).join("+")).join("|"),
	);

describe("the rows of the grid", () => {
	test("the same hour stands on one line, breaks between", () => {
		const tracks = [
			{ lectures: [timed(1, "09:15", "10:00"), timed(2, "10:15", "11:00"), timed(3, "11:30", "12:15")] },
			{ lectures: [timed(4, "09:15", "10:00"), timed(5, "11:30", "12:15")] },
		];
		const rows = timeSlots(tracks, [timed(0, "11:00", "11:30")]);
		expect(drawn(rows)).toEqual(["1|4", "2|", "break", "3|5"]);
		expect(rows[0]).toMatchObject({ startDate: at("09:15"), endDate: at("10:00") });
	});

	test("a workshop does not swallow the talks beside it", () => {
		const tracks = [
			{ lectures: [timed(1, "09:00", "12:00")] },
			{ lectures: [timed(2, "09:00", "10:00"), timed(3, "10:00", "11:00"), timed(4, "11:00", "12:00")] },
		];
		const rows = timeSlots(tracks);
		expect(drawn(rows)).toEqual(["1|2", "|3", "|4"]);
		expect(rows[0]).toMatchObject({ endDate: at("12:00") });
	});

	test("odd starts share a line when they are near, and not when they are far", () => {
		const tracks = [
			{ lectures: [timed(1, "09:00", "09:45"), timed(2, "09:45", "10:30")] },
			{ lectures: [timed(3, "09:05", "09:50"), timed(4, "09:40", "10:20")] },
		];
		expect(drawn(timeSlots(tracks))).toEqual(["1|3", "2|4"]);
	});

	test("lectures of a track that overlap share its cell", () => {
		expect(drawn(timeSlots([{ lectures: [timed(2, "09:10", "10:00"), timed(1, "09:00", "10:00")] }]))).toEqual(["1+2"]);
	});

	test("a break parts what would share a line, and stands before what starts with it", () => {
		const tracks = [{ lectures: [timed(1, "09:00", "12:00")] }, { lectures: [timed(2, "09:30", "10:30")] }];
		expect(drawn(timeSlots(tracks, [timed(0, "09:30", "09:40")]))).toEqual(["1|", "break", "|2"]);
	});

	test("nothing gives nothing; breaks alone stay", () => {
		expect(timeSlots([])).toEqual([]);
		expect(drawn(timeSlots([{ lectures: [] }], [timed(0, "11:00", "11:30")]))).toEqual(["break"]);
	});
});

test("the rows of the hours: one per start, until its latest end, breaks between", () => {
	const rows = hourRows(
		[timed(1, "10:00", "11:00"), timed(2, "09:00", "09:30"), timed(3, "09:00", "09:45")],
		[timed(9, "09:45", "10:00")],
	);
	expect(rows.map((row) => (row.kind === "break" ? "break" : row.lectures.map((one) => one.objectId)))).toEqual([
		[2, 3],
		"break",
		[1],
	]);
	expect(rows[0]).toMatchObject({ startDate: at("09:00"), endDate: at("09:45") });
});

test("lecture slots: grouped by start, earliest first, in the order given within a start", () => {
	expect(lectureSlots([timed(3, "10:00", "11:00"), timed(2, "09:00", "09:30"), timed(1, "10:00", "10:30")])).toEqual([
		{ startDate: at("09:00"), lectureIds: [2] },
		{ startDate: at("10:00"), lectureIds: [3, 1] },
	]);
	expect(lectureSlots([])).toEqual([]);
});

const minute = (value: number) => new Date(Date.UTC(2025, 5, 6, 22) + value * 60_000).toISOString();
const anyTimed = fc
	.tuple(fc.nat(600), fc.integer({ min: -5, max: 240 }))
	.map(([start, length]) => ({ startDate: minute(start), endDate: minute(start + length) }));
const anyDay = fc
	.record({
		tracks: fc.array(fc.array(anyTimed, { maxLength: 8 }), { maxLength: 5 }),
		breaks: fc.array(anyTimed, { maxLength: 4 }),
	})
	.map(({ tracks, breaks }) => {
		let next = 0;
		return {
			tracks: tracks.map((lectures) => ({ lectures: lectures.map((one) => ({ ...one, objectId: ++next })) })),
			breaks,
		};
	});

describe("whatever the day (across midnight, overlapping, broken ends)", () => {
	test("every lecture stands once in the grid, in its track's column; every break once; rows follow the time", () => {
		fc.assert(
			fc.property(anyDay, ({ tracks, breaks }) => {
				const rows = timeSlots(tracks, breaks);
				tracks.forEach((track, column) => {
					const shown = rows.flatMap((row) => (row.kind === "lectures" ? row.cells[column]! : []));
					expect(shown.map((one) => one.objectId).sort()).toEqual(track.lectures.map((one) => one.objectId).sort());
				});
				expect(rows.filter((row) => row.kind === "break")).toHaveLength(breaks.length);
				const starts = rows.map((row) => row.startDate);
				expect(starts).toEqual(starts.toSorted());
			}),
		);
	});

	test("lectures that start together stand on one line, and no line reaches over the start of a break", () => {
		fc.assert(
			fc.property(anyDay, ({ tracks, breaks }) => {
				const lineOf = new Map<string, number>();
				timeSlots(tracks, breaks).forEach((row, line) => {
					if (row.kind === "break") return;
					for (const one of row.cells.flat()) {
						expect(lineOf.get(one.startDate) ?? line).toBe(line);
						lineOf.set(one.startDate, line);
						expect(breaks.some((b) => b.startDate > row.startDate && b.startDate <= one.startDate)).toBe(false);
					}
				});
			}),
		);
	});

	test("every lecture stands once in the slots and once in the rows of the hours", () => {
		fc.assert(
			fc.property(anyDay, ({ tracks, breaks }) => {
				const lectures = tracks.flatMap((track) => track.lectures);
				const ids = lectures.map((one) => one.objectId).sort();
				const slots = lectureSlots(lectures);
				expect(slots.flatMap((slot) => slot.lectureIds).sort()).toEqual(ids);
				expect(new Set(slots.map((slot) => slot.startDate)).size).toBe(slots.length);
				const rows = hourRows(lectures, breaks);
				expect(
					rows.flatMap((row) => (row.kind === "lectures" ? row.lectures.map((one) => one.objectId) : [])).sort(),
				).toEqual(ids);
			}),
		);
	});
});

test("fresh statuses replace the old ones, and what did not change stays the same object", () => {
	const track = (objectId: number, lectures: Lecture[]) => ({
		objectId,
		name: "",
		nameEn: null,
		logoUrl: null,
		color: "",
		chairmans: [],
		carers: [],
		lectures,
	});
	const day = { objectId: 1, code: "D1", name: "", nameEn: null, note: "", noteEn: null, breaks: [], lectureSlots: [] };
	const tree = {
		isHourlySignificant: true,
		calendars: [
			{
				...day,
				tracks: [track(1, [lecture({ objectId: 1 }), lecture({ objectId: 2 })]), track(2, [lecture({ objectId: 3 })])],
			},
		],
	};
	const fresh = withStatuses(tree, [
		{ lectureId: 1, status: 2, statusVip: 1 },
		{ lectureId: 3, status: 0, statusVip: 0 },
		{ lectureId: 99, status: 2, statusVip: 2 },
	]);
	const [before, after] = [tree.calendars[0]!.tracks, fresh.calendars[0]!.tracks];
	expect(after[0]!.lectures[0]).toMatchObject({ objectId: 1, status: 2, statusVip: 1, subject: "Zażółć gęślą jaźń" });
	expect(after[0]!.lectures[1]).toBe(before[0]!.lectures[1]);
	expect(after[1]).toBe(before[1]);
	expect(before[0]!.lectures[0]!.status).toBe(0);
	expect(withStatuses(tree, [])).toBe(tree);
});

describe("phrases", () => {
	test("no phrase is empty or the same by mistake", () => {
		for (const [key, text] of Object.entries(agendaTexts))
			expect([text.pl.trim(), text.en.trim()], key).toEqual([text.pl, text.en]);
		expect(agendaTexts.unavailable.en).toBe(
			"Unfortunately, the event agenda is temporarily unavailable. Please check back in a while.",
		);
	});
	test.each([
		[0, "0 wykładów", "0 lectures"],
		[1, "1 wykład", "1 lecture"],
		[2, "2 wykłady", "2 lectures"],
		[5, "5 wykładów", "5 lectures"],
		[22, "22 wykłady", "22 lectures"],
		[112, "112 wykładów", "112 lectures"],
	])("%i lectures", (count, pl, en) =>
		expect([lectureCount("pl", count), lectureCount("en", count)]).toEqual([pl, en]),
	);
	test("tracks, levels and languages", () => {
		expect([inTracks("pl", 1), inTracks("pl", 4), inTracks("en", 4)]).toEqual([
			"w 1 ścieżce",
			"w 4 ścieżkach",
			"in 4 tracks",
		]);
		expect([levelText("pl", 2), levelText("en", 3)]).toEqual(["Poziom 2", "Level 3"]);
		expect(["pl", "en", "de", "no code"].map((code) => languageText("pl", code))).toEqual([
			"po polsku",
			"po angielsku",
			"język niemiecki",
			"no code",
		]);
		expect(["pl", "en", "de"].map((code) => languageText("en", code))).toEqual([
			"in Polish",
			"in English",
			"in German",
		]);
	});
});
