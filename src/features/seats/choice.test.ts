import { expect, test } from "vitest";
import { lecturesOpenedBy, overlappingChoices, seatDays, toggled } from "./choice.ts";
import type { OfferedLecture } from "./contract.ts";

function lecture(lectureId: number, hours: string, values: Partial<OfferedLecture> = {}): OfferedLecture {
	const [start, end] = hours.split("-") as [string, string];
	return {
		lectureId,
		subject: `Wykład ${lectureId}`,
		language: "pl",
		subjectPl: null,
		subjectEn: null,
		startDate: `2025-06-07T${start}:00.000Z`,
		endDate: `2025-06-07T${end}:00.000Z`,
		place: "Aula",
		calendarCode: "D2",
		calendarName: "Piątek",
		calendarNameEn: null,
		isOnline: false,
		isOnsite: true,
		basic: 0,
		extended: 0,
		...values,
	};
}
const online = { calendarCode: "D1", isOnline: true, isOnsite: false };
const lectures = [
	lecture(1, "08:00-09:00"),
	lecture(2, "08:00-09:00"),
	lecture(3, "08:30-10:30"),
	lecture(4, "09:00-10:00"),
	lecture(5, "12:00-13:00", online),
];

test("lectures stand under their day and start", () => {
	expect(
		seatDays(lectures).map((day) => [day.code, day.slots.map((slot) => slot.lectures.map((one) => one.lectureId))]),
	).toEqual([
		["D2", [[1, 2], [3], [4]]],
		["D1", [[5]]],
	]);
});

test.each([
	[[], 1, [1]],
	[[1], 1, []],
	[[1], 2, [2]],
	[[1, 4, 5], 3, [5, 3]],
	[[1], 4, [1, 4]],
	[[5], 99, [5, 99]],
])("with %j chosen, toggling %i gives %j", (chosen, id, expected) =>
	expect(toggled(chosen, id, lectures)).toEqual(expected),
);

test("the lectures that a requested one would replace", () => {
	expect(overlappingChoices(3, [1, 4, 5], lectures).map((one) => one.lectureId)).toEqual([1, 4]);
	expect(overlappingChoices(1, [1], lectures)).toEqual([]);
});

test.each([
	[{ lectures: "both", isOnline: false, calendarCode: null }, [1, 2, 3, 4, 5]],
	[{ lectures: "both", isOnline: true, calendarCode: null }, [5]],
	[{ lectures: "both", isOnline: false, calendarCode: "D1" }, [5]],
	[{ lectures: "onsite", isOnline: false, calendarCode: null }, [1, 2, 3, 4]],
	[{ lectures: "none", isOnline: false, calendarCode: null }, []],
] as const)("%j opens %j", (ticket, expected) => {
	expect(lecturesOpenedBy(ticket, lectures).map((one) => one.lectureId)).toEqual(expected);
});
