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
	"/api/event/MSTS25/Calendars",
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

describe("the number of queries does not grow with lectures, days and categories", () => {
	const costs: Record<string, number>[] = [];
	test.each([
		[1, 1],
		[3, 1],
		[12, 1],
		[3, 3],
	])("%i lectures on as many days in %i categories", async (count, categoryCount) => {
		const small = await freshServer();
		const event = await addEvent(small.deps);
		const categories = [await addCategory(small.deps, event, { isFake: true })];
		while (categories.length < categoryCount) categories.push(await addCategory(small.deps, event));
		for (let index = 0; index < count; index++) {
			const calendar = await addCalendar(small.deps, event, { code: `D${index}` });
			const track = await addTrack(small.deps, event);
			const category = categories[index % categoryCount]!;
			const lecturers = [await addLecturer(small.deps, event), await addLecturer(small.deps, event)];
			await addBreak(small.deps, calendar);
			await addLecture(small.deps, { event, category, calendar, track, lecturers }, { tags: [`tag ${index}`] });
		}
		const cost: Record<string, number> = {};
		for (const url of CALLS) {
			cost[url] = await countingQueries(async () => {
				expect((await small.app.inject(url)).statusCode).toBe(200);
			});
		}
		costs.push(cost);
		expect(Math.max(...Object.values(cost))).toBeLessThan(12);
		expect(cost).toEqual(costs[0]);
	});
});
