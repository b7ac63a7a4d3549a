import { beforeAll, describe, expect, test } from "vitest";
import { addEvent, addNews } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { newsForLanding } from "./landing.ts";
import { addNews as writeNews } from "./store.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const NOON = new Date("2025-04-30T10:00:00Z");
const get = (url: string) => server.app.inject({ method: "GET", url });
const titles = async () => (await get("/api/News/MSTS25/List")).json().map((one: { title: string }) => one.title);

beforeAll(async () => {
	server = await freshServer({ now: NOON.toISOString() });
	event = await addEvent(server.deps, { code: "MSTS25", timeZone: "Europe/Lisbon" });
	await addEvent(server.deps, { code: "EMPTY25" });
	await addNews(server.deps, event, { title: "Starsza", publicationDate: new Date("2025-04-01T10:00:00Z") });
	await addNews(server.deps, event, { title: "Nowsza", publicationDate: NOON });
	await addNews(server.deps, event, {
		title: "Wyróżniona",
		isHighlighted: true,
		publicationDate: new Date("2025-03-01T10:00:00Z"),
	});
	await addNews(server.deps, event, { title: "Jutro", publicationDate: new Date("2025-05-01T10:00:00Z") });
	await addNews(server.deps, event, { title: "Pojutrze", publicationDate: new Date("2025-05-02T10:00:00Z") });
});

describe("List", () => {
	test("has published news with the spec's fields, highlighted first, then newest", async () => {
		expect(await titles()).toEqual(["Wyróżniona", "Nowsza", "Starsza"]);
		expect((await get("/API/news/msts25/LIST")).json()[1]).toEqual({
			objectId: 2,
			title: "Nowsza",
			titleEn: null,
			description: "<p>Treść</p>",
			descriptionEn: null,
			imageFilename: null,
			isHighlighted: false,
			publicationDate: "2025-04-30T10:00:00.000Z",
			tags: [],
		});
	});

	test("a cached response expires exactly at the next publication", async () => {
		const first = newsForLanding(await landingRows(server, event), "pl", event.timeZone);
		expect(first.until).toEqual(new Date("2025-05-01T10:00:00Z"));
		server.clock.set("2025-05-01T09:59:59.999Z");
		expect(await titles()).not.toContain("Jutro");
		server.clock.set("2025-05-01T10:00:00Z");
		expect(await titles()).toEqual(["Wyróżniona", "Jutro", "Nowsza", "Starsza"]);
		server.clock.set("2025-05-02T10:00:00Z");
		expect(await titles()).toContain("Pojutrze");
		expect(newsForLanding(await landingRows(server, event), "pl", event.timeZone).until).toBeUndefined();
		server.clock.set(NOON.toISOString());
	});

	test("is empty for an event without news; an unknown one is a 404, an overlong code a 400", async () => {
		expect((await get("/api/News/EMPTY25/List")).json()).toEqual([]);
		expect((await get("/api/News/NOPE/List")).statusCode).toBe(404);
		const answer = await get(`/api/News/${"x".repeat(60)}/List`);
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["eventCode"]);
	});

	test("the number of queries does not grow with the list", async () => {
		const growing = await addEvent(server.deps, { code: "GROW25" });
		const grow = (count: number) =>
			changeContent(server.deps, async (tx) => {
				for (let index = 0; index < count; index++) await addNews({ db: tx }, growing);
			});
		const count = () => countingQueries(() => get("/api/News/GROW25/List"));
		await grow(1);
		const one = await count();
		await grow(2);
		expect(await count()).toBe(one);
		expect((await get("/api/News/GROW25/List")).json()).toHaveLength(3);
	});
});

describe("Item", () => {
	test("has a published item with sanitised HTML", async () => {
		const id = await changeContent(server.deps, (tx) =>
			writeNews(tx, {
				eventId: event.id,
				title: "Czysta",
				description: `<p>Tekst<iframe src="//evil.example"></iframe></p>`,
				publicationDate: new Date("2025-01-01T10:00:00Z"),
			}),
		);
		expect((await get(`/api/News/MSTS25/Item/${id}`)).json()).toMatchObject({
			title: "Czysta",
			description: "<p>Tekst</p>",
			timeZone: "Europe/Lisbon",
		});
	});

	test("refuses unpublished, other events' and unknown items with 404, an invalid id with a 400 that names it", async () => {
		for (const path of ["MSTS25/Item/4", "EMPTY25/Item/1", "MSTS25/Item/999", "NOPE/Item/1"]) {
			expect((await get(`/api/News/${path}`)).statusCode).toBe(404);
		}
		const answer = await get("/api/News/MSTS25/Item/x");
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["id"]);
	});
});

test("the landing page's cards are plain text in its language", async () => {
	const other = await addEvent(server.deps, { code: "LAND25" });
	await addNews(server.deps, other, {
		title: "Tytuł",
		titleEn: "Title",
		description: "<p>Raz &amp; dwa</p><p>trzy</p>",
	});
	const { items } = newsForLanding(await landingRows(server, other), "en", other.timeZone);
	expect(items).toEqual([
		expect.objectContaining({
			title: "Title",
			excerpt: "Raz & dwa trzy",
			dateText: "28 April 2025",
			date: "2025-04-28T10:00:00.000Z",
		}),
	]);
});
