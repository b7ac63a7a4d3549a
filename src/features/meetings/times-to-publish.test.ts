import { expect, test } from "vitest";
import { timesToPublish } from "./times-to-publish.ts";

/** A slot of 20 minutes in Warsaw's summer time. */
const at = (day: number, hour: string) => {
	const startDate = `2025-06-0${day}T${hour}:00+02:00`;
	return { startDate, endDate: new Date(Date.parse(startDate) + 20 * 60_000).toISOString() };
};
const MAY = "2025-05-02T09:00:00+02:00";

test.each([
	["without slots: from ten on the first day", MAY, [], "2025-06-05T10:00", "2025-06-05T12:00"],
	["after the last slot of that day", MAY, [at(5, "11:40"), at(5, "10:00")], "2025-06-05T12:00", "2025-06-05T14:00"],
	["not after slots of another day", MAY, [at(6, "15:00")], "2025-06-05T10:00", "2025-06-05T12:00"],
	["not before ten", MAY, [at(5, "08:00")], "2025-06-05T10:00", "2025-06-05T12:00"],
	["over midnight", MAY, [at(5, "23:50")], "2025-06-06T00:10", "2025-06-06T02:10"],
	["on the day itself: at once", "2025-06-05T13:10:00+02:00", [], "2025-06-05T13:30", "2025-06-05T15:30"],
	["a full half hour is past", "2025-06-05T13:30:00+02:00", [], "2025-06-05T14:00", "2025-06-05T16:00"],
	["late in the evening: the day after", "2025-06-05T23:40:00+02:00", [], "2025-06-06T10:00", "2025-06-06T12:00"],
	["on the second day", "2025-06-06T09:00:00+02:00", [at(6, "10:00")], "2025-06-06T10:20", "2025-06-06T12:20"],
] as const)("%s", (_, now, published, from, to) => {
	const begun = { day: "2025-06-05", timeZone: "Europe/Warsaw", published, now: new Date(now) };
	expect(timesToPublish(begun)).toEqual({ from, to });
});
