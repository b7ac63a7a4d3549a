import { expect, test } from "vitest";
import { seatLabels } from "../../src/features/agenda/rules.ts";
import { seatStatuses } from "../../src/features/agenda/seat-status.ts";
import { demonstration } from "../seed.ts";
import { lectureSeats } from "./lecture-seats.ts";

const lectures = demonstration(new Date("2025-04-30T10:00:00Z")).flatMap((demo) =>
	demo.lectures.map((lecture) => ({ lecture, seats: lectureSeats(demo, lecture) })),
);

test("the reservations of the demonstration give every lecture the statuses that its content wants", () => {
	for (const { lecture, seats } of lectures) {
		const { status = 0, statusVip = 0, key } = lecture;
		const found = seats ? seatStatuses(seats) : { status: 0, statusVip: 0 };
		expect({ key, ...found }).toEqual({ key, status, statusVip });
	}
});

test("every label of spec §4 is shown, and there is something to reserve", () => {
	const shown = lectures.flatMap(({ lecture: { status = 0, statusVip = 0, isHot = false } }) =>
		seatLabels({ status, statusVip, isHot }),
	);
	expect([...new Set(shown)].sort()).toEqual(["hot", "last", "lastExtended", "none", "noneBasic", "noneExtended"]);
	expect(lectures.filter(({ seats }) => seats && seatStatuses(seats).status === 0).length).toBeGreaterThan(3);
});
