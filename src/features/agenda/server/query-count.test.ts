import { describe, expect, test } from "vitest";
import {
	addBreak,
	addCalendar,
	addCategory,
	addEvent,
	addLecture,
	addLecturer,
	addTrack,
} from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer } from "../../../../tests/harness/server.ts";

const CALLS = [
	"/api/event/MSTS25/agenda/categories",
	"/api/event/MSTS25/agenda/categorytree/1",
	"/api/event/MSTS25/agenda/fakecategory",
	"/api/event/MSTS25/agenda/AgendaEventLecturesStatuses",
	"/api/event/MSTS25/agenda/D0/calendar.ics",
	"/api/event/MSTS25/lectures",
	"/api/event/MSTS25/lectures?calendar=D0",
	"/api/event/MSTS25/lectures/tags",
	"/api/v2/event/MSTS25/lectures/tree",
	"/api/lecture/1/description",
	"/api/lecture/1/calendar.ics",
];

describe("one lecture or more: the same number of queries", () => {
	const cost: Record<number, Record<string, number>> = {};
	test.each([1, 3, 12])("%i lectures", async (count) => {
		const small = await freshServer();
		const event = await addEvent(small.deps);
		const category = await addCategory(small.deps, event, { isFake: true });
		for (let index = 0; index < count; index++) {
			const calendar = await addCalendar(small.deps, event, { code: `D${index}` });
			const track = await addTrack(small.deps, event);
			const lecturers = [await addLecturer(small.deps, event), await addLecturer(small.deps, event)];
			await addBreak(small.deps, calendar);
			await addLecture(small.deps, { event, category, calendar, track, lecturers }, { tags: [`tag ${index}`] });
		}
		cost[count] = {};
		for (const url of CALLS) {
			cost[count][url] = await countingQueries(async () => {
				expect((await small.app.inject(url)).statusCode).toBe(200);
			});
		}
		expect(Math.max(...Object.values(cost[count]))).toBeLessThan(12);
		expect(cost[count]).toEqual(cost[1]);
	});
});
