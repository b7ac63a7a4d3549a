import type { SeatCount } from "../../src/features/agenda/seat-status.ts";
import type { DemoEvent, DemoLecture } from "../content/shape.ts";

type Seats = { seats: number; taken: number };

/** What gives each status: free, last places, none. */
const BASIC: readonly Seats[] = [
	{ seats: 24, taken: 5 },
	{ seats: 9, taken: 6 },
	{ seats: 8, taken: 8 },
];
const EXTENDED: readonly Seats[] = [
	{ seats: 10, taken: 2 },
	{ seats: 7, taken: 4 },
	{ seats: 4, taken: 4 },
];

/** The package whose holders sit on basic seats of a lecture; undefined where the event sells none for it. */
export function basicPackageOf(demo: DemoEvent, lecture: DemoLecture): "BASIC-ONSITE" | "BASIC-ONLINE" | undefined {
	const day = demo.calendars.find((one) => one.code === lecture.calendar)!;
	const code = day.isOnsite ? "BASIC-ONSITE" : "BASIC-ONLINE";
	return demo.packages.some((one) => one.code === code) ? code : undefined;
}

/** The seats of a lecture that yield the statuses which the content wants; undefined where nobody needs a seat. */
export function lectureSeats(demo: DemoEvent, lecture: DemoLecture): SeatCount | undefined {
	const { status = 0, statusVip = 0, category } = lecture;
	const isWorkshop = category.endsWith("workshops");
	if (status + statusVip === 0 && !isWorkshop) return undefined;
	const isSold = basicPackageOf(demo, lecture) !== undefined;
	const basic = isSold ? BASIC[status]! : { seats: status === 2 ? 0 : 24, taken: 0 };
	const extended = EXTENDED[statusVip]!;
	return {
		basicSeats: basic.seats,
		basicTaken: basic.taken,
		extendedSeats: extended.seats,
		extendedTaken: extended.taken,
	};
}
