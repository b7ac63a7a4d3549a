import { describe, expect, test } from "vitest";
import {
	areOverlapping,
	hasSeatFor,
	isStillOpen,
	type SeatHolder,
	type SeatLecture,
	seatPlan,
	ticketRefusal,
} from "./rules.ts";

const holder: SeatHolder = {
	eventId: 1,
	calendarId: null,
	isOnline: false,
	lectures: "both",
	hasExtendedSeats: false,
};
const at = (time: string) => new Date(`2025-06-06T${time}:00Z`);

function lecture(id: number, hours: string, values: Partial<SeatLecture> = {}): SeatLecture {
	const [start, end] = hours.split("-") as [string, string];
	return {
		id,
		eventId: 1,
		calendarId: 10,
		subject: `Wykład ${id}`,
		startsAt: at(start),
		endsAt: at(end),
		dayIsOnline: false,
		dayIsOnsite: true,
		basicSeats: 30,
		extendedSeats: 0,
		basicTaken: 0,
		extendedTaken: 0,
		...values,
	};
}

describe("which lectures a ticket opens", () => {
	const online = { dayIsOnline: true, dayIsOnsite: false };
	const both = { dayIsOnline: true, dayIsOnsite: true };
	test.each([
		[{}, {}, undefined],
		[{}, online, undefined],
		[{}, { eventId: 2 }, "unknown"],
		[{}, { basicSeats: null }, "noSeatNeeded"],
		[{ lectures: "none" }, {}, "noLectures"],
		[{ calendarId: 10 }, {}, undefined],
		[{ calendarId: 11 }, {}, "otherDay"],
		[{ isOnline: true }, {}, "onsiteOnly"],
		[{ isOnline: true }, online, undefined],
		[{ isOnline: true }, both, undefined],
		[{ lectures: "online" }, {}, "onsiteOnly"],
		[{ lectures: "online" }, both, undefined],
		[{ lectures: "onsite" }, {}, undefined],
		[{ lectures: "onsite" }, online, "onlineOnly"],
		[{ lectures: "onsite", isOnline: true }, both, "onsiteOnly"],
	] as [Partial<SeatHolder>, Partial<SeatLecture>, string | undefined][])("%j, %j: %s", (own, values, expected) => {
		expect(ticketRefusal({ ...holder, ...own }, lecture(1, "09:00-10:00", values))).toBe(expected);
	});
});

describe("a held seat after a change of package", () => {
	test.each([
		["is open with the ticket", {}, {}, false, true],
		["is open although the lecture needs no seat any more", {}, { basicSeats: null }, false, true],
		["is lost with the event", {}, { eventId: 2 }, false, false],
		["is lost with the lectures", { lectures: "none" }, {}, false, false],
		["is lost with the day", { calendarId: 11 }, {}, false, false],
		["is lost if it is extended and the new package has none", {}, {}, true, false],
		["is open if it is extended and the new package has them", { hasExtendedSeats: true }, {}, true, true],
		["is open if it is basic in a package with extended ones", { hasExtendedSeats: true }, {}, false, true],
		[
			"is lost with the lectures although it may be extended",
			{ hasExtendedSeats: true, lectures: "none" },
			{},
			true,
			false,
		],
	] as [string, Partial<SeatHolder>, Partial<SeatLecture>, boolean, boolean][])(
		"%s",
		(_name, own, values, isExtended, expected) => {
			const reserved = lecture(1, "09:00-10:00", values);
			expect(isStillOpen({ ...holder, ...own }, reserved, { isExtended })).toBe(expected);
		},
	);
});

test.each([
	["09:00-10:00", "10:00-11:00", false],
	["09:00-10:00", "09:59-11:00", true],
	["09:00-12:00", "10:00-11:00", true],
	["09:00-10:00", "09:00-10:00", true],
	["09:00-10:00", "11:00-12:00", false],
])("%s and %s at the same time: %s", (a, b, expected) => {
	expect(areOverlapping(lecture(1, a), lecture(2, b))).toBe(expected);
	expect(areOverlapping(lecture(2, b), lecture(1, a))).toBe(expected);
});

test.each([
	[{ basicTaken: 29 }, true, true],
	[{ basicTaken: 30 }, false, false],
	[{ basicTaken: 30, extendedSeats: 1 }, false, true],
	[{ basicTaken: 30, extendedSeats: 1, extendedTaken: 1 }, false, false],
])("of 30 seats, with %j: a seat for a basic ticket %s, for an extended one %s", (values, basic, extended) => {
	const count = lecture(1, "09:00-10:00", values);
	expect([hasSeatFor(count, false), hasSeatFor(count, true)]).toEqual([basic, extended]);
});

describe("the result of a changed choice", () => {
	const lectures = [
		lecture(1, "09:00-10:00"),
		lecture(2, "09:30-10:30"),
		lecture(3, "11:00-12:00"),
		lecture(4, "13:00-14:00", { basicTaken: 30 }),
		lecture(5, "06:00-07:00"),
		lecture(6, "08:00-08:30"),
		lecture(7, "15:00-16:00", { basicSeats: null }),
	];
	const plan = (requested: number[], held: number[] = []) => {
		const { take, release, refused } = seatPlan(holder, { requested, held, lectures, now: at("08:00") });
		return [take.map((one) => one.id), release, refused.map(({ lectureId, reason }) => [lectureId, reason])];
	};
	test.each([
		[[], [], [[], [], []]],
		[[3, 1, 3], [], [[1, 3], [], []]],
		[[1], [1], [[], [], []]],
		[[3], [1], [[3], [1], []]],
		// A held lecture wins, otherwise the first of overlapping lectures.
		[[2, 1], [], [[2], [], [[1, "overlap"]]]],
		[[2, 1], [1], [[], [], [[2, "overlap"]]]],
		[[2], [1], [[2], [1], []]],
		[[], [3, 1, 2], [[], [1, 2, 3], []]],
		[[7], [], [[], [], [[7, "noSeatNeeded"]]]],
		[[6], [], [[], [], [[6, "begun"]]]],
		[[4, 3], [], [[3], [], [[4, "full"]]]],
		// a held seat stays although the lecture is full or has begun
		[
			[4, 5],
			[4, 5],
			[[], [], []],
		],
		[
			[5, 9],
			[],
			[
				[],
				[],
				[
					[5, "begun"],
					[9, "unknown"],
				],
			],
		],
	])("requested %j, held %j", (requested, held, expected) => expect(plan(requested, held)).toEqual(expected));
});
