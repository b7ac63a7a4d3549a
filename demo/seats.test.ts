import { expect, test } from "vitest";
import { seatLabels } from "../src/features/agenda/rules.ts";
import { seatStatuses } from "../src/features/agenda/seat-status.ts";
import { demoBundle, demoEvents } from "./bundles.ts";
import { demoSeats } from "./seats.ts";

test("every label of spec §4 is shown, and some seats are free", async () => {
	const firstStart = new Date("2025-04-30T10:00:00Z");
	const bundles = await Promise.all(demoEvents(firstStart, "MSTS25").map((one) => demoBundle(one, firstStart)));
	const lectureStatuses = bundles.flatMap(({ lists }) =>
		lists.lectures.map(({ basicSeats = null, extendedSeats, isHot }) => {
			const seats = demoSeats(basicSeats as number | null, extendedSeats as number, lists.packages.length > 1);
			return {
				...(seats ? seatStatuses(seats) : { status: 0, statusVip: 0 }),
				isHot: isHot as boolean,
				hasSeats: !!seats,
			};
		}),
	);
	const labels = lectureStatuses.flatMap((one) => seatLabels(one));
	expect([...new Set(labels)].sort()).toEqual(["hot", "last", "lastExtended", "none", "noneBasic", "noneExtended"]);
	expect(lectureStatuses.filter(({ hasSeats, status }) => hasSeats && status === 0).length).toBeGreaterThan(3);
});
