import { expect, test } from "vitest";
import type { AskedMeeting, ExhibitorMeetings } from "./staff-contract.ts";
import { countsOf, dayToShow, timetable } from "./timetable.ts";

const at = (startDate: string, table: string | null, slotId = 1) => ({
	slotId,
	startDate,
	endDate: startDate,
	isOnline: table === null,
	table,
});
const meeting = (meetingId: number, held: ReturnType<typeof at>, more: Partial<AskedMeeting> = {}): AskedMeeting => ({
	...held,
	meetingId,
	topic: null,
	note: "",
	state: "agreed",
	by: "person",
	roomUrl: null,
	isOver: false,
	move: null,
	refusedMove: null,
	firstName: "Ewa",
	lastName: "Maj",
	...more,
});
const of = (meetings: AskedMeeting[], freeSlots: ExhibitorMeetings["freeSlots"] = []) =>
	timetable({ exhibitor: { objectId: 3, name: "Norvika" }, timeZone: "Europe/Warsaw", meetings, freeSlots });
const kinds = (days: ReturnType<typeof of>) =>
	days.map(({ day, places }) => [day, places.map(({ table, cells }) => [table, cells.map(({ cell }) => cell?.kind)])]);

test("places and times, day by day in the event's zone: tables by number, online last", () => {
	const free = [
		at("2025-06-06T08:00:00Z", null, 1),
		at("2025-06-06T08:20:00Z", "B10", 2),
		at("2025-06-06T08:00:00Z", "B2", 3),
		at("2025-06-05T22:10:00Z", "B2", 4),
		at("2025-06-05T12:00:00Z", null, 5),
	];
	const days = of([], free);
	expect(kinds(days)).toEqual([
		["2025-06-05", [[null, ["free"]]]],
		[
			"2025-06-06",
			[
				["B2", ["free", "free", undefined]],
				["B10", [undefined, undefined, "free"]],
				[null, [undefined, "free", undefined]],
			],
		],
	]);
	expect(days[1]!.times).toEqual(["2025-06-05T22:10:00Z", "2025-06-06T08:00:00Z", "2025-06-06T08:20:00Z"]);
	expect(days[1]!.places[1]!.cells[2]!.cell).toEqual({ kind: "free", slotId: 2 });
});

test("a meeting is at its slot and at the requested one; a cancelled meeting is nowhere", () => {
	const now = at("2025-06-06T08:00:00Z", "B2");
	const move = (by: "person" | "exhibitor", time: string) => ({ ...at(time, "B2", 9), by, answerByDate: time });
	const days = of([
		meeting(1, now, { move: move("person", "2025-06-06T09:00:00Z") }),
		meeting(2, at("2025-06-06T08:20:00Z", "B2"), { move: move("exhibitor", "2025-06-06T09:20:00Z") }),
		meeting(3, at("2025-06-06T08:40:00Z", "B2"), { state: "asked" }),
		meeting(4, at("2025-06-06T10:00:00Z", "B2"), { state: "asked", by: "exhibitor" }),
		meeting(5, at("2025-06-06T07:00:00Z", "B2"), { state: "asked", isOver: true }),
		meeting(6, at("2025-06-06T11:00:00Z", "B2"), { state: "cancelled" }),
	]);
	expect(kinds(days)).toEqual([
		["2025-06-06", [["B2", ["unanswered", "agreed", "agreed", "toAnswer", "toAnswer", "waiting", "waiting"]]]],
	]);
	expect(days[0]!.places[0]!.cells[4]!.cell).toMatchObject({ meetingId: 1, firstName: "Ewa", lastName: "Maj" });
	expect(countsOf(days[0]!)).toEqual({ agreed: 2, waits: 4, free: 0 });
});

test("the shown day is the first with future entries, at the end the last one", () => {
	const days = of([], [at("2025-06-05T12:00:00Z", null), at("2025-06-06T12:00:00Z", null)]);
	const shownDay = (now: string) => dayToShow(days, new Date(now))?.day;
	expect(["2025-06-01T12:00:00Z", "2025-06-05T12:00:00Z", "2025-06-07T12:00:00Z"].map(shownDay)).toEqual([
		"2025-06-05",
		"2025-06-06",
		"2025-06-06",
	]);
	expect(dayToShow([], new Date())).toBeUndefined();
});
