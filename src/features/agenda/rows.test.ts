import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hourRows, lectureSlots, type TimeSpan, timeSlots } from "./rules.ts";

const at = (time: string) => `2025-06-06T${time}:00.000Z`;
const timed = (objectId: number, start: string, end: string) => ({ objectId, startDate: at(start), endDate: at(end) });
const drawn = (rows: ReturnType<typeof timeSlots<ReturnType<typeof timed>, TimeSpan>>) =>
	rows.map((row) =>
		row.kind === "break" ? "break" : row.cells.map((cell) => cell.map((one) => one.objectId).join("+")).join("|"),
	);

describe("the rows of the grid", () => {
	test("lectures of the same hour share a row; breaks are rows of their own", () => {
		const tracks = [
			{ lectures: [timed(1, "09:15", "10:00"), timed(2, "10:15", "11:00"), timed(3, "11:30", "12:15")] },
			{ lectures: [timed(4, "09:15", "10:00"), timed(5, "11:30", "12:15")] },
		];
		const rows = timeSlots(tracks, [timed(0, "11:00", "11:30")]);
		expect(drawn(rows)).toEqual(["1|4", "2|", "break", "3|5"]);
		expect(rows[0]).toMatchObject({ startDate: at("09:15"), endDate: at("10:00") });
	});

	test("a workshop does not hide shorter talks beside it", () => {
		const tracks = [
			{ lectures: [timed(1, "09:00", "12:00")] },
			{ lectures: [timed(2, "09:00", "10:00"), timed(3, "10:00", "11:00"), timed(4, "11:00", "12:00")] },
		];
		const rows = timeSlots(tracks);
		expect(drawn(rows)).toEqual(["1|2", "|3", "|4"]);
		expect(rows[0]).toMatchObject({ endDate: at("12:00") });
	});

	test("near starts share a row, distant ones do not", () => {
		const tracks = [
			{ lectures: [timed(1, "09:00", "09:45"), timed(2, "09:45", "10:30")] },
			{ lectures: [timed(3, "09:05", "09:50"), timed(4, "09:40", "10:20")] },
		];
		expect(drawn(timeSlots(tracks))).toEqual(["1|3", "2|4"]);
	});

	test("a start in the middle of the shortest lecture begins the next row", () => {
		const tracks = [{ lectures: [timed(1, "09:00", "10:00")] }, { lectures: [timed(2, "09:30", "10:30")] }];
		expect(drawn(timeSlots(tracks))).toEqual(["1|", "|2"]);
	});

	test("a break before, after or at the start of a row does not split it", () => {
		const tracks = [{ lectures: [timed(1, "09:00", "09:45")] }, { lectures: [timed(2, "09:05", "09:50")] }];
		const breaks = [timed(0, "08:30", "08:40"), timed(0, "09:00", "09:01"), timed(0, "12:00", "13:00")];
		expect(drawn(timeSlots(tracks, breaks))).toEqual(["break", "break", "1|2", "break"]);
	});

	test("overlapping lectures of a track share its cell", () => {
		expect(drawn(timeSlots([{ lectures: [timed(2, "09:10", "10:00"), timed(1, "09:00", "10:00")] }]))).toEqual(["1+2"]);
	});

	test("a break splits a row, and comes before lectures with the same start", () => {
		const tracks = [{ lectures: [timed(1, "09:00", "12:00")] }, { lectures: [timed(2, "09:30", "10:30")] }];
		expect(drawn(timeSlots(tracks, [timed(0, "09:30", "09:40")]))).toEqual(["1|", "break", "|2"]);
	});

	test("without lectures, breaks remain", () => {
		expect(timeSlots([])).toEqual([]);
		expect(drawn(timeSlots([{ lectures: [] }], [timed(0, "11:00", "11:30")]))).toEqual(["break"]);
	});
});

test("the by-hour view has a row per start, until the latest end, with breaks between", () => {
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

test("lecture slots are grouped by start, earliest first; within a start the order stays", () => {
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

describe("for any day, also across midnight, with overlaps or wrong ends", () => {
	test("each lecture has one cell in its track's column, each break one row; rows are in order of time", () => {
		fc.assert(
			fc.property(anyDay, ({ tracks, breaks }) => {
				const rows = timeSlots(tracks, breaks);
				tracks.forEach((track, column) => {
					const columnLectures = rows.flatMap((row) => (row.kind === "lectures" ? row.cells[column]! : []));
					expect(columnLectures.map((one) => one.objectId).sort()).toEqual(
						track.lectures.map((one) => one.objectId).sort(),
					);
				});
				expect(rows.filter((row) => row.kind === "break")).toHaveLength(breaks.length);
				const starts = rows.map((row) => row.startDate);
				expect(starts).toEqual(starts.toSorted());
			}),
		);
	});

	test("lectures with the same start share a row, and no row extends past the start of a break", () => {
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

	test("each lecture is once in the slots and once in the by-hour view", () => {
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
