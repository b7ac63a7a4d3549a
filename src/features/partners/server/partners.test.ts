import { beforeAll, describe, expect, test } from "vitest";
import { addEvent, addPartner } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
	await addPartner(server.deps, event, { name: "Radio", tier: "media", position: 0 });
	await addPartner(server.deps, event, { name: "Meridiano", position: 2 });
	await addPartner(server.deps, event, { name: "Jantarex", position: 1, url: "https://jantarex.example" });
});

describe("Partners", () => {
	test("are sorted by tier and order, for a code in any letter case", async () => {
		const answer = (await get("/api/event/msts25/PARTNERS")).json();
		expect(answer.map((one: { name: string }) => one.name)).toEqual(["Jantarex", "Meridiano", "Radio"]);
		expect(answer[0]).toEqual({
			objectId: 3,
			name: "Jantarex",
			tier: "main",
			logoUrl: "/files/j.svg",
			url: "https://jantarex.example",
		});
	});

	test("may be another event's; without any the list is empty; an unknown event is a 404", async () => {
		const next = await addEvent(server.deps, { code: "NEXT26", landingPartnersEventCode: "MSTS25" });
		expect((await get("/api/event/NEXT26/Partners")).json()).toHaveLength(3);
		expect((await landingRows(server, next)).partners).toHaveLength(3);
		expect((await get("/api/event/EMPTY25/Partners")).json()).toEqual([]);
		expect((await get("/api/event/NOPE/Partners?lang=en")).json()).toMatchObject({
			status: 404,
			title: "There is no such event.",
		});
	});

	test("the number of queries does not grow with the list", async () => {
		const growing = await addEvent(server.deps, { code: "GROW25" });
		const grow = (count: number) =>
			changeContent(server.deps, async (tx) => {
				for (let index = 0; index < count; index++) await addPartner({ db: tx }, growing);
			});
		const count = () => countingQueries(() => get("/api/event/GROW25/Partners"));
		await grow(1);
		const one = await count();
		await grow(2);
		expect(await count()).toBe(one);
		expect((await get("/api/event/GROW25/Partners")).json()).toHaveLength(3);
	});
});
