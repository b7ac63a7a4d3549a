import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { promoBar } from "./tables.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });
const fact = { icon: "ticket", title: "Runda 2", titleEn: "Round 2", note: "do 4 maja", noteEn: "" } as const;

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25", facts: [fact], previousAttendance: 2300 });
	await addEvent(server.deps, { code: "EMPTY25" });
});

describe("InfoBar", () => {
	test("has the facts in the path's language; missing English falls back to Polish", async () => {
		expect((await get("/API/infobar/AVAILABLE/msts25/PL")).json()).toEqual({
			isAvailable: true,
			items: [{ icon: "ticket", title: "Runda 2", note: "do 4 maja" }],
		});
		expect((await get("/api/InfoBar/Available/MSTS25/en_GB")).json().items).toEqual([
			{ icon: "ticket", title: "Round 2", note: "do 4 maja" },
		]);
		expect((await get("/api/InfoBar/Available/MSTS25/de")).json().items[0].title).toBe("Runda 2");
	});

	test("is not available for an event without facts", async () => {
		expect((await get("/api/InfoBar/Available/EMPTY25/pl")).json()).toEqual({ isAvailable: false, items: [] });
	});

	test("an unknown event is a 404, an overlong language a 400 that names it", async () => {
		expect((await get("/api/InfoBar/Available/NOPE/en")).statusCode).toBe(404);
		expect(Object.keys((await get(`/api/InfoBar/Available/MSTS25/${"x".repeat(30)}`)).json().modelState)).toEqual([
			"language",
		]);
	});
});

describe("promobars", () => {
	test("has current bars in the requested language, newest first, without empty ones", async () => {
		const bar = { eventId: event.id, text: "Ostatni dzwonek", textEn: "Last call", promoCode: "FINALCALL" };
		await server.deps.db.insert(promoBar).values([
			{ ...bar, text: "Bez kodu", textEn: null, promoCode: null, isFloating: false },
			{ ...bar, endsAt: new Date("2025-04-30T11:00:00Z") },
			{ ...bar, endsAt: new Date("2025-04-30T09:00:00Z") },
			{ ...bar, text: "" },
		]);
		expect((await get("/API/event/msts25/PromoBars?lang=en")).json()).toEqual([
			{ key: "2", text: "Last call", code: "FINALCALL", isFloating: true },
			{ key: "1", text: "Bez kodu", code: null, isFloating: false },
		]);
		server.clock.set("2025-04-30T11:00:01Z"); // cached until the end
		expect((await get("/api/event/MSTS25/promobars?lang=pl")).json()).toMatchObject([{ key: "1", text: "Bez kodu" }]);
		expect((await get("/api/event/MSTS25/promobars?lang=en")).json()).toHaveLength(1);
	});

	test("is empty for an event without any, a 404 for an unknown one", async () => {
		expect((await get("/api/event/EMPTY25/promobars?lang=pl")).json()).toEqual([]);
		expect((await get("/api/event/NOPE/promobars?lang=pl")).statusCode).toBe(404);
	});
});
