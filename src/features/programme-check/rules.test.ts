import fc from "fast-check";
import { expect, test } from "vitest";
import { type CheckedLecture, findClashes } from "./rules.ts";

const at = (time: string) => `2025-06-06T${time}:00.000Z`;
const ANNA = { objectId: 1, name: "Anna Nowak" };
const JAN = { objectId: 2, name: "Jan Łoś" };

function lecture(objectId: number, start: string, end: string, values: Partial<CheckedLecture> = {}): CheckedLecture {
	return {
		objectId,
		subject: `Wykład ${objectId}`,
		startDate: at(start),
		endDate: at(end),
		hasHours: true,
		place: "Sala A",
		lecturers: [],
		...values,
	};
}

test.each<[string, CheckedLecture[], string[]]>([
	["one after the other", [lecture(1, "09:00", "10:00"), lecture(2, "10:00", "11:00")], []],
	["an overlap in a hall", [lecture(2, "09:30", "11:00"), lecture(1, "09:00", "10:00")], ["hall-1-2"]],
	[
		"the same hall in another case",
		[lecture(1, "09:00", "10:00"), lecture(2, "09:00", "10:00", { place: " sala a " })],
		["hall-1-2"],
	],
	["other halls", [lecture(1, "09:00", "10:00"), lecture(2, "09:00", "10:00", { place: "Sala B" })], []],
	["no hall", [lecture(1, "09:00", "10:00", { place: "" }), lecture(2, "09:00", "10:00", { place: " " })], []],
	["an item without hours", [lecture(1, "09:00", "10:00"), lecture(2, "09:00", "10:00", { hasHours: false })], []],
	[
		"a long lecture with two short ones, of which the first is over",
		[lecture(1, "09:00", "12:00"), lecture(2, "09:10", "09:20"), lecture(3, "11:00", "11:30")],
		["hall-1-2", "hall-1-3"],
	],
	[
		"speakers in two halls",
		[
			lecture(1, "09:00", "10:00", { lecturers: [ANNA, JAN] }),
			lecture(2, "09:30", "10:00", { place: "Sala B", lecturers: [JAN, ANNA] }),
		],
		["speaker-1-1-2", "speaker-2-1-2"],
	],
	[
		"a speaker in one hall",
		[lecture(1, "09:00", "10:00", { lecturers: [ANNA] }), lecture(2, "09:30", "10:00", { lecturers: [ANNA] })],
		["hall-1-2", "speaker-1-1-2"],
	],
])("%s", (_, lectures, keys) => {
	expect(findClashes(lectures).map(({ key }) => key)).toEqual(keys);
});

test("a clash has the hall or the speaker, and both lectures by start", () => {
	const [hall, speaker] = findClashes([
		lecture(2, "09:30", "10:30", { lecturers: [ANNA] }),
		lecture(1, "09:00", "10:00", { lecturers: [ANNA] }),
	]);
	expect([hall!.clash!.name, speaker!.clash!.name]).toEqual(["Sala A", "Anna Nowak"]);
	expect(hall!.clash!.lectures.map(({ subject }) => subject)).toEqual(["Wykład 1", "Wykład 2"]);
});

test("every overlapping pair of a hall is found, and no other", () => {
	const minute = fc.integer({ min: 0, max: 90 });
	const drawn = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 40 }), fc.constantFrom("A", "B")), {
		maxLength: 14,
	});
	fc.assert(
		fc.property(drawn, (items) => {
			const begin = Date.parse(at("09:00"));
			const moment = (minutes: number) => new Date(begin + minutes * 60_000).toISOString();
			const lectures = items.map(([start, length, place], index) =>
				lecture(index + 1, "09:00", "09:00", { startDate: moment(start), endDate: moment(start + length), place }),
			);
			const expected = items.flatMap(([start, length, place], i) =>
				items.slice(i + 1).flatMap(([start2, length2, place2], j) => {
					const isSame = place === place2 && start < start2 + length2 && start2 < start + length;
					return isSame ? [[i + 1, i + j + 2].toSorted((a, b) => a - b).join()] : [];
				}),
			);
			const found = findClashes(lectures).map(({ clash }) =>
				clash!.lectures
					.map(({ objectId }) => objectId)
					.toSorted((a, b) => a - b)
					.join(),
			);
			expect(found.toSorted()).toEqual(expected.toSorted());
		}),
	);
});
