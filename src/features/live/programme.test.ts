import { describe, expect, test } from "vitest";
import type { LiveLecture } from "./contract.ts";
import { canMoveOn, nextInStudio, onAirFor } from "./programme.ts";
import { studiosAt } from "./studios.ts";

const lecture = (objectId: number, place: string, from: string, to: string, calendarCode = "D1"): LiveLecture => ({
	objectId,
	place,
	calendarCode,
	calendarName: calendarCode,
	calendarNameEn: null,
	track: null,
	lecturers: [],
	subject: `Wykład ${objectId}`,
	subjectPl: null,
	subjectEn: null,
	language: "pl",
	startDate: `2025-06-06T${from}:00.000Z`,
	endDate: `2025-06-06T${to}:00.000Z`,
});
const at = (time: string) => new Date(`2025-06-06T${time}Z`);

const all = [
	lecture(1, "Studio 2", "08:00", "08:45"),
	lecture(2, "Studio 1", "08:00", "08:45"),
	lecture(3, "Studio 1", "08:55", "09:40"),
	lecture(4, "Studio 3", "12:00", "12:45"),
	lecture(5, "Studio 1", "14:00", "14:45", "D2"),
];

describe("the studios", () => {
	const studioRows = (time: string) =>
		studiosAt(all, at(time)).map(({ place, on, next }) => [place, on?.objectId, next?.objectId]);
	test.each<[string, (string | number | undefined)[][]]>([
		[
			"07:59:59",
			[
				["Studio 1", undefined, 2],
				["Studio 2", undefined, 1],
				["Studio 3", undefined, 4],
			],
		],
		[
			"08:00:00",
			[
				["Studio 1", 2, 3],
				["Studio 2", 1, undefined],
				["Studio 3", undefined, 4],
			],
		],
		[
			"08:45:00",
			[
				["Studio 1", undefined, 3],
				["Studio 3", undefined, 4],
			],
		],
		[
			"08:55:00",
			[
				["Studio 1", 3, undefined],
				["Studio 3", undefined, 4],
			],
		],
		["13:00:00", [["Studio 1", undefined, 5]]],
		["14:45:00", []],
	])("at %s", (time, studios) => expect(studioRows(time)).toEqual(studios));
});

describe("the following lecture", () => {
	test("is the next one in the same studio on the same day", () => {
		expect(all.map((one) => nextInStudio(all, one)?.objectId)).toEqual([undefined, 3, undefined, undefined, undefined]);
	});

	test.each([
		["08:44:59", false],
		["08:45:00", true],
		["09:54:59", true],
		["09:55:00", false],
	])("at %s the page moves on: %s", (time, isLed) => {
		expect(canMoveOn(all[1]!, all[2], at(time))).toBe(isLed);
		expect(canMoveOn(all[1]!, undefined, at(time))).toBe(false);
	});

	test("does not open before its stream", () => {
		const late = lecture(6, "Studio 1", "10:00", "10:45");
		expect(["09:44:59", "09:45:00"].map((time) => canMoveOn(all[1]!, late, at(time)))).toEqual([false, true]);
	});
});

describe("lectures on the air for a person", () => {
	const access = (lectureId: number, access: "open" | "unpaid" | "locked") => ({ lectureId, access });
	const found = (streams: ReturnType<typeof access>[], plannedIds: number[], time = "08:10:00") => {
		const { open, closed } = onAirFor(all, { streams, plannedIds, now: at(time) });
		return [open.map((one) => one.objectId), closed.map((one) => one.objectId)];
	};
	test.each<[string, ReturnType<typeof found>, number[][]]>([
		["all open", found([access(1, "open"), access(2, "open")], []), [[1, 2], []]],
		["the planned one first", found([access(1, "open"), access(2, "open")], [2]), [[2, 1], []]],
		[
			"a closed lecture is not offered, even if planned",
			found([access(1, "locked"), access(2, "open")], [1]),
			[[2], [1]],
		],
		["unpaid ones are closed", found([access(1, "unpaid"), access(2, "locked")], [2]), [[], [2, 1]]],
		["lectures with unknown access are closed", found([], []), [[], [1, 2]]],
		["no lecture is on", found([access(1, "open")], [1], "07:00:00"), [[], []]],
	])("%s", (_what, is, expected) => expect(is).toEqual(expected));
});
