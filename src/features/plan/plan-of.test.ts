import { describe, expect, test } from "vitest";
import { type PlannedLecture, type PlanTicket, planOf } from "./plan-of.ts";
import { withStar } from "./rules.ts";

const at = (time: string) => `2025-06-07T${time}:00.000Z`;

describe("a plan", () => {
	const lecture = (id: number, start: string, end: string, more: Partial<PlannedLecture> = {}): PlannedLecture => ({
		id,
		eventId: 1,
		calendarId: 1,
		subject: `Wykład ${id}`,
		subjectPl: null,
		subjectEn: null,
		language: "pl",
		startsAt: new Date(at(start)),
		endsAt: new Date(at(end)),
		place: "Sala A",
		isHourlySignificant: true,
		basicSeats: 10,
		extendedSeats: 0,
		basicTaken: 0,
		extendedTaken: 0,
		dayIsOnline: false,
		dayIsOnsite: true,
		calendarCode: "D1",
		calendarName: "Piątek",
		calendarNameEn: null,
		...more,
	});
	const ticket: PlanTicket = {
		registrationId: 7,
		eventId: 1,
		calendarId: null,
		isOnline: false,
		lectures: "onsite",
		hasExtendedSeats: false,
		recordings: "none",
	};
	const now = new Date(at("07:00"));
	const starred = (lectureId: number) => ({ lectureId, before: null });
	const plan = (lectures: PlannedLecture[], favourites: number[], more: object = {}) =>
		planOf("MSTS25", {
			lectures,
			favourites: favourites.map(starred),
			moved: [],
			tickets: [ticket],
			held: [],
			now,
			...more,
		});

	test("has starred or reserved lectures once", () => {
		const heldSeats = [{ registrationId: 7, lectureId: 2, isExtended: false }];
		const { lectures } = plan(
			[lecture(1, "08:00", "09:00"), lecture(2, "09:00", "10:00"), lecture(3, "10:00", "11:00")],
			[1, 2],
			{ held: heldSeats },
		);
		expect(lectures.map((one) => [one.lectureId, one.isFavourite, one.isReserved])).toEqual([
			[1, true, false],
			[2, true, true],
		]);
	});

	test.each([
		["at another time", lecture(3, "12:00", "13:00", { subject: " WYKŁAD  1" }), 3],
		["of another title", lecture(3, "12:00", "13:00"), undefined],
		["while the plan is not free", lecture(3, "09:30", "10:30", { subject: "Wykład 1" }), undefined],
		["at the same time", lecture(3, "08:30", "09:30", { subject: "Wykład 1" }), undefined],
		["in the past", lecture(3, "05:00", "06:00", { subject: "Wykład 1" }), undefined],
		["at no hour", lecture(3, "12:00", "13:00", { subject: "Wykład 1", isHourlySignificant: false }), undefined],
	])("shows a repetition: %s", (_, other, expected) => {
		const { lectures } = plan([lecture(1, "08:00", "09:00"), lecture(2, "10:00", "11:00"), other], [1, 2]);
		expect(lectures[0]?.repetition?.lectureId).toBe(expected);
	});

	test("shows the first of two repetitions", () => {
		const again = { subject: "Wykład 1" };
		const all = [
			lecture(1, "08:00", "09:00"),
			lecture(2, "14:00", "15:00", again),
			lecture(3, "12:00", "13:00", again),
		];
		expect(plan(all, [1]).lectures[0]?.repetition?.lectureId).toBe(3);
	});

	test.each([
		["none", true, false],
		["online", true, true],
		["online", false, false],
		["all", false, true],
	] as const)("a ticket with %s recordings, a day online %s: recorded %s", (recordings, dayIsOnline, expected) => {
		const tickets = [{ ...ticket, recordings }];
		expect(plan([lecture(1, "08:00", "09:00", { dayIsOnline })], [1], { tickets }).lectures[0]?.isRecorded).toBe(
			expected,
		);
	});

	test("shows the seats that a ticket opens, with the ticket that has one", () => {
		const other = { ...ticket, registrationId: 8, hasExtendedSeats: true };
		const heldSeats = [{ registrationId: 8, lectureId: 2, isExtended: true }];
		const all = [
			lecture(1, "08:00", "09:00", { basicSeats: 0 }),
			lecture(2, "09:00", "10:00"),
			lecture(3, "10:00", "11:00", { basicSeats: null }),
			lecture(4, "06:00", "06:30"),
		];
		expect(plan(all, [], { tickets: [ticket, other], held: heldSeats }).seats).toEqual([
			{ lectureId: 1, registrationId: 7, status: 2, isReserved: false, isExtended: false, isOver: false },
			{ lectureId: 2, registrationId: 8, status: 0, isReserved: true, isExtended: true, isOver: false },
			{ lectureId: 4, registrationId: 7, status: 0, isReserved: false, isExtended: false, isOver: true },
		]);
		expect(plan(all, [1], { tickets: [] })).toMatchObject({ seats: [], lectures: [{ lectureId: 1 }] });
	});

	test("shows a star at once; without stars it has only lectures with a seat", () => {
		const heldSeats = [{ registrationId: 7, lectureId: 2, isExtended: false }];
		const all = [lecture(1, "08:00", "09:00"), lecture(2, "09:00", "10:00"), lecture(3, "10:00", "11:00")];
		const { seats, ...known } = plan(all, [1, 2, 3], { held: heldSeats });
		const lectures = known.lectures.map((one) => ({ ...one, lecturers: [] }));
		const [first, second, third] = lectures;
		const now = { eventCode: "MSTS25", timeZone: "Europe/Warsaw", lectures, seats, feedSince: null };
		const without = withStar(withStar(now, first!, false), second!, false);
		expect(without.lectures).toEqual([{ ...second, isFavourite: false }, third]);
		expect(withStar(withStar(without, first!, true), second!, true)).toEqual(now);
	});

	test("shows when and where a favourite was before a change", () => {
		const favourites = [{ lectureId: 1, before: { startsAt: new Date(at("06:00")), place: "Sala B" } }, starred(2)];
		const lectures = [lecture(1, "08:00", "09:00"), lecture(2, "09:00", "10:00")];
		expect(planOf("MSTS25", { lectures, favourites, moved: [], tickets: [], held: [], now }).lectures).toMatchObject([
			{ lectureId: 1, change: { startDate: at("06:00"), place: "Sala B" } },
			{ lectureId: 2, change: null },
		]);
	});

	test("of a meetup always has hours", () => {
		const lectures = [lecture(1, "08:00", "09:00", { isHourlySignificant: false })];
		const facts = { lectures, favourites: [starred(1)], moved: [], tickets: [], held: [], now };
		expect(planOf("TBF", facts).lectures[0]?.hasHours).toBe(true);
		expect(planOf("MSTS25", facts).lectures[0]?.hasHours).toBe(false);
	});
});
