import { beforeAll, describe, expect, test } from "vitest";
import {
	addBreak,
	addCalendar,
	addCategory,
	addEvent,
	addExhibitor,
	addLecture,
	addLecturer,
	addNews,
	addTrack,
} from "../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../tests/harness/server.ts";
import { categoriesOf, treeSelects } from "../../features/agenda/server/store.ts";
import { newsOf } from "../../features/news/server/store.ts";
import { speakersOf } from "../../features/speakers/server/store.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;

/** Adds a company's lecture, one without a speaker, and texts with JSON's special characters. */
async function addDay(number: number): Promise<void> {
	const { deps } = server;
	const calendar = await addCalendar(deps, event, { code: `D${number}`, name: `"Dzień" \\ ${number} 🎪` });
	const category = await addCategory(deps, event, { name: `Zakładka ${number}` });
	const track = await addTrack(deps, event);
	const exhibitor = await addExhibitor(deps, event, { position: number });
	const lecturers = [await addLecturer(deps, event, { position: number }), await addLecturer(deps, event)];
	await addBreak(deps, calendar);
	await addNews(deps, event, { tags: ["a", "b"] });
	const place = { event, category, calendar, lecturers };
	await addLecture(deps, { ...place, track }, { exhibitorId: exhibitor.id, tags: ["x, y", "{z}"] });
	await addLecture(deps, { ...place, lecturers: [] }, { startsAt: new Date("2025-06-06T07:30:00.125Z") });
}

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps);
	await addDay(1);
});

describe("combined selects", () => {
	test("return the same rows as separate selects", async () => {
		const { db, clock } = server.deps;
		const together = await landingRows(server, event);
		for (const [name, select] of Object.entries(treeSelects(db, event.id))) {
			const alone = await select;
			expect(alone.length, name).toBeGreaterThan(name === "trackPeople" ? -1 : 0);
			expect(together[name as keyof typeof together], name).toEqual(alone);
		}
		expect(together.cards.map((one) => one.company?.name ?? null)).toContain(null);
		expect(together.categories).toEqual(await categoriesOf(db, event.id));
		expect(together.news).toEqual(await newsOf(db, event.id, clock.now()));
		expect(together.speakers).toEqual(await speakersOf(db, event.id));
		expect(together.packages).toEqual([]);
	});

	test("need the same number of queries for any amount of data", async () => {
		const count = () => countingQueries(() => landingRows(server, event));
		const few = await count();
		await addDay(2);
		await addDay(3);
		expect(await count()).toBe(few);
		expect((await landingRows(server, event)).cards).toHaveLength(6);
	});
});
