import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });

beforeAll(async () => {
	server = await freshServer();
	const event = await addEvent(server.deps, { code: "MSTS25", allowRegistration: true, freePackageCode: "EXPO" });
	await addCalendar(server.deps, event, { code: "D1", isOnsite: true, isOnline: false });
	await addEvent(server.deps, { code: "EMPTY25" });
});

describe("settings", () => {
	test("answers the spec's fields, in any letter case", async () => {
		const answer = await get("/API/Event/msts25/Settings");
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({
			allowRegistration: true,
			freePackageCode: "EXPO",
			isMeeting: false,
			landingLecturersEventCode: null,
			landingProgrammeCouncilEventCode: null,
			landingExhibitorsEventCode: null,
			landingPartnersEventCode: null,
		});
	});

	test("answers 404 for an unknown event, in the requested language", async () => {
		const answer = await get("/api/event/NOPE/settings?lang=en");
		expect(answer.statusCode).toBe(404);
		expect(answer.headers["content-type"]).toContain("application/problem+json");
		expect(answer.json()).toMatchObject({ status: 404, title: "There is no such event." });
		expect((await get("/api/event/NOPE/settings")).json().title).toBe("Nie ma takiego wydarzenia.");
	});

	test("answers 304 if unchanged; the next request shows a change", async () => {
		const first = await get("/api/event/MSTS25/settings");
		const etag = first.headers.etag as string;
		expect((await get("/api/event/MSTS25/settings", { "if-none-match": etag })).statusCode).toBe(304);
		await changeContent(server.deps, (tx) => addCalendar({ db: tx }, { id: 1 }, { code: "D2" }));
		expect((await get("/api/event/MSTS25/Calendars")).json()).toHaveLength(2);
	});
});

describe("Calendars and CheckLimits", () => {
	test("answers the days with the contract's fields, in any letter case", async () => {
		expect((await get("/API/Event/msts25/calendars")).json()[0]).toEqual({
			objectId: 1,
			code: "D1",
			name: "Czwartek 06.06",
			nameEn: "Thursday 06.06",
			note: "",
			noteEn: null,
			startDate: "2025-06-06T07:00:00.000Z",
			endDate: "2025-06-06T16:00:00.000Z",
			isOnline: false,
			isOnsite: true,
		});
	});

	test("answers an empty list for an event without calendars", async () => {
		expect((await get("/api/event/EMPTY25/Calendars")).json()).toEqual([]);
	});

	test.each(["Calendars", "CheckLimits/D1"])("%s of an unknown event answers 404", async (call) => {
		const answer = await get(`/api/event/NOPE/${call}?lang=en`);
		expect([answer.statusCode, answer.json().title]).toEqual([404, "There is no such event."]);
	});

	test("limits say which way of attending has places", async () => {
		const answer = await get("/api/event/MSTS25/checklimits/d1");
		expect(answer.json()).toEqual({ isOnsiteAvailable: true, isOnlineAvailable: false });
		expect(answer.headers["cache-control"]).toBe("no-store");
	});

	test("confInfo answers the conference in brief, with its days", async () => {
		const info = (await get("/api/Event/msts25/ConfInfo")).json();
		expect(info).toMatchObject({ eventCode: "MSTS25", timeZone: "Europe/Warsaw", isMeeting: false });
		expect(info.calendars.map((one: { code: string }) => one.code)).toEqual(["D1", "D2"]);
		expect((await get("/api/event/EMPTY25/confInfo")).json().calendars).toEqual([]);
		expect((await get("/api/event/NOPE/confInfo")).statusCode).toBe(404);
	});

	test("an unknown calendar answers 404", async () => {
		expect((await get("/api/event/MSTS25/CheckLimits/NOPE")).statusCode).toBe(404);
	});

	test("an overlong code answers 400 with the parameter", async () => {
		const answer = await get(`/api/event/${"x".repeat(60)}/settings`);
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["eventCode"]);
	});
});
