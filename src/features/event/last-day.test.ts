import { expect, test } from "vitest";
import { endOfLastDay } from "./last-day.ts";

test.each([
	["with the midnight after its last day", "2025-06-05T06:00:00Z", "2025-06-07T16:00:00Z", "2025-06-07T22:00:00.000Z"],
	["after an evening past midnight", "2025-06-05T06:00:00Z", "2025-06-07T23:30:00Z", "2025-06-07T22:00:00.000Z"],
	["over a change of the clock", "2025-10-25T06:00:00Z", "2025-10-26T16:00:00Z", "2025-10-26T23:00:00.000Z"],
])("the last day ends %s", (_, startsAt, endsAt, ends) => {
	const event = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone: "Europe/Warsaw" };
	expect(endOfLastDay(event).toISOString()).toBe(ends);
});
