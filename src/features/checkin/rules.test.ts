import { describe, expect, test } from "vitest";
import {
	attendedOnsite,
	type DoorRefusal,
	type DoorTicket,
	doorRefusal,
	lectureInRoom,
	type OnsiteLecture,
	type Presence,
} from "./rules.ts";

const WARSAW = "Europe/Warsaw";
const ticket: DoorTicket = {
	eventId: 1,
	status: "confirmed",
	isHandedOver: false,
	calendarId: null,
	isOnline: false,
	isOnsitePackage: true,
	lectures: "both",
};
const day = { id: 7, eventId: 1, isOnsite: true, startsAt: new Date("2025-06-07T06:00:00Z") };
const morning = new Date("2025-06-07T05:40:00Z");

describe("at the door", () => {
	const cases: [DoorRefusal | undefined, ticket: Partial<DoorTicket>, door?: object][] = [
		[undefined, {}],
		[undefined, { calendarId: 7 }],
		[undefined, { lectures: "none" }],
		["otherEvent", { eventId: 2 }],
		["givenBack", { status: "cancelled" }],
		["handedOver", { status: "cancelled", isHandedOver: true }],
		["unpaid", { status: "reserved" }],
		["onlineDay", {}, { day: { ...day, isOnsite: false } }],
		["otherDay", { calendarId: 8 }],
		["onlineTicket", { isOnline: true }],
		["onlineTicket", { isOnsitePackage: false }],
		["noLectures", { lectures: "none" }, { isRoom: true }],
		["noLectures", { lectures: "online" }, { isRoom: true }],
		[undefined, { lectures: "onsite" }, { isRoom: true }],
		["later", {}, { now: new Date(morning.getTime() - 1) }],
		[undefined, {}, { now: morning }],
		// The first moment of the day in its own zone.
		[undefined, {}, { at: new Date("2025-06-06T22:00:00Z") }],
		["early", {}, { at: new Date("2025-06-06T21:59:59.999Z") }],
	];
	test.each(cases)("%s: %j %j", (refusal, more, door = {}) => {
		const at = { day, at: morning, now: new Date("2025-06-07T20:00:00Z"), zone: WARSAW, isRoom: false };
		expect(doorRefusal({ ...ticket, ...more }, { ...at, ...door })).toBe(refusal);
	});
});

const time = (hour: string) => new Date(`2025-06-07T${hour}:00Z`);
const lecture = (id: number, from: string, to: string, more: Partial<OnsiteLecture> = {}): OnsiteLecture => ({
	id,
	startsAt: time(from),
	endsAt: time(to),
	calendarId: 7,
	place: "Sala Echo",
	dayIsOnsite: true,
	hasHours: true,
	...more,
});

test.each([
	["08:00", undefined],
	["08:30", 1],
	["09:20", 1],
	["09:21", 2],
	["09:45", 2],
	["10:39", 2],
	["10:40", undefined],
])("at %s the hall scans for lecture %s", (hour, id) => {
	const lectures = [
		lecture(1, "09:00", "09:40"),
		lecture(2, "09:41", "10:40"),
		lecture(3, "08:00", "18:00", { place: "Rampa" }),
	];
	expect(lectureInRoom(lectures, " sala  ECHO ", time(hour))?.id).toBe(id);
});

describe("attended lectures", () => {
	const lectures = [
		lecture(1, "08:00", "09:00"),
		lecture(2, "09:00", "10:00"),
		lecture(3, "09:30", "10:30", { place: "Rampa" }),
		lecture(4, "11:00", "12:00", { place: "Rampa" }),
		lecture(5, "08:00", "18:00", { hasHours: false }),
		lecture(6, "12:00", "13:00", { calendarId: 8, dayIsOnsite: false }),
	];
	const nobody: Presence = {
		days: [],
		scanned: new Set(),
		scannedByAnybody: new Set(),
		seated: new Set(),
		starred: new Set(),
		tickets: [{ calendarId: null, isOnline: false, lectures: "both" }],
	};
	const all = new Set([1, 2, 3, 4, 5, 6]);
	const came = [{ calendarId: 7, at: time("07:45") }];
	const cases: [string, Partial<Presence>, number[]][] = [
		["no check-in", { starred: all, seated: all }, []],
		["a check-in with an empty plan", { days: came }, []],
		[
			"a check-in with a plan: one of two overlapping lectures, no films, no other day",
			{ days: came, starred: all },
			[1, 2, 4],
		],
		["a seat is a stronger proof than a star", { days: came, starred: all, seated: new Set([3]) }, [1, 3, 4]],
		["a late check-in, after a lecture ended", { days: [{ calendarId: 7, at: time("09:00") }], starred: all }, [2, 4]],
		[
			"a check-in just before the end of a lecture",
			{ days: [{ calendarId: 7, at: time("08:59") }], starred: all },
			[1, 2, 4],
		],
		["a check-in at another day", { days: [{ calendarId: 8, at: time("07:45") }], starred: all }, []],
		["Expo has no lectures", { days: came, starred: all, tickets: [{ ...nobody.tickets[0]!, lectures: "none" }] }, []],
		["a ticket for another day", { days: came, starred: all, tickets: [{ ...nobody.tickets[0]!, calendarId: 8 }] }, []],
		["an online ticket", { days: came, starred: all, tickets: [{ ...nobody.tickets[0]!, isOnline: true }] }, []],
		[
			"a hall with scans counts only scans, another hall the day",
			{ days: came, starred: all, scanned: new Set([4]), scannedByAnybody: new Set([3, 4]) },
			[1, 2, 4],
		],
		[
			"a person without a scan in a hall with scans",
			{ days: came, starred: new Set([2, 4]), scannedByAnybody: new Set([3]) },
			[2],
		],
		[
			"a scan is a stronger proof than a seat",
			{ days: came, scanned: new Set([2]), scannedByAnybody: new Set([2]), seated: new Set([3]) },
			[2],
		],
		[
			"a scan without plan and package",
			{ days: came, scanned: new Set([2]), scannedByAnybody: new Set([2]), tickets: [] },
			[2],
		],
	];
	test.each(cases)("%s", (_name, presence, ids) => {
		expect(
			attendedOnsite(lectures, { ...nobody, ...presence })
				.map((one) => one.id)
				.toSorted(),
		).toEqual(ids);
	});
});
