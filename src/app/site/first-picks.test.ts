import { expect, test } from "vitest";
import { firstPicks } from "./first-picks.ts";

const picks = ["onsite", "onsite", "onsite", "online", "online"].map((calendarCode, id) => ({ id, calendarCode }));

test.each<[string, string[][], number[]]>([
	["a ticket for both days", [["online", "onsite"]], [0, 1, 2]],
	["a ticket for the online day", [["online"]], [3, 4]],
	["a ticket without lectures", [[]], []],
	["a ticket without lectures and one for the online day", [[], ["online"]], [3, 4]],
	["no ticket of one's own", [], []],
])("%s suggests only lectures that it opens", (_, tickets, ids) => {
	const suggested = firstPicks(
		picks,
		tickets.map((lectureDays) => ({ lectureDays })),
	);
	expect(suggested.map((one) => one.id)).toEqual(ids);
});
