import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addExhibitor, addLecturer } from "../../../../tests/harness/content.ts";
import { freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { agendaCategory, lecture, track } from "../../agenda/server/tables.ts";
import { numbersForLanding, otherEventsChangeAt, otherEventsForLanding } from "./landing.ts";
import { otherEvent } from "./tables.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25", previousAttendance: 2300 });
	await addEvent(server.deps, { code: "EMPTY25" });
});

describe("the landing page", () => {
	test("counts lectures by track, and the other numbers of the page", async () => {
		const { deps } = server;
		const next = await addEvent(deps, {
			code: "NEXT26",
			landingLecturersEventCode: "MSTS25",
			landingExhibitorsEventCode: "MSTS25",
		});
		await addLecturer(deps, event);
		await addLecturer(deps, event, { position: null, councilPosition: 1 });
		await addExhibitor(deps, event);
		const day = await addCalendar(deps, next);
		const [category] = await deps.db.insert(agendaCategory).values({ eventId: next.id, name: "Online" }).returning();
		const [azure, data] = await deps.db
			.insert(track)
			.values([
				{ eventId: next.id, position: 1, name: "Azure", color: "#111111" },
				{ eventId: next.id, position: 0, name: "Dane", nameEn: "Data", color: "#222222" },
				{ eventId: next.id, position: 2, name: "Pusta" },
			])
			.returning();
		const at = { startsAt: new Date("2025-06-06T09:00:00Z"), endsAt: new Date("2025-06-06T10:00:00Z") };
		const common = { ...at, eventId: next.id, categoryId: category!.id, calendarId: day.id, subject: "Wykład" };
		await deps.db
			.insert(lecture)
			.values([azure, azure, data, null].map((one) => ({ ...common, trackId: one?.id ?? null })));
		const counts = {
			recruiting: 1,
			presenting: 0,
			languages: [{ name: "in Polish", lectures: 4 }],
			recordings: 0,
			meetings: 0,
		};
		expect(numbersForLanding(await landingRows(server, next), next, "en", counts)).toEqual({
			...counts,
			speakers: 1,
			lectures: 4,
			exhibitors: 1,
			previousAttendance: null,
			tracks: [
				{ name: "Data", color: "#222222", lectures: 1 },
				{ name: "Azure", color: "#111111", lectures: 2 },
			],
		});
	});

	test("lists the foundation's other events with addresses, future ones first", async () => {
		const row = { whenText: "marzec", whenTextEn: "March", year: 2025, color: "#2ee6b0" };
		const commonFields = { when: "March", year: 2025, note: "", color: "#2ee6b0" };
		const listed = async (now: string) => {
			const rows = await landingRows(server, event);
			const above = {
				hrefOf: (code: string) => `/e/${code}`,
				pictureOf: (code: string) => ({ avif: `${code}.avif`, webp: `${code}.webp` }),
			};
			return otherEventsForLanding(rows, event, "en", above, new Date(now));
		};
		await server.deps.db.insert(otherEvent).values([
			{ ...row, position: 2, name: "Gdzie indziej", endsOn: "2025-03-31" },
			{ ...row, position: 1, name: "Ten", eventCode: "msts25" },
		]);
		const picture = { avif: "msts25.avif", webp: "msts25.webp" };
		const own = {
			...commonFields,
			picture,
			place: "Warszawa and\u00a0online",
			name: "Ten",
			href: "/e/msts25",
			isThisOne: true,
		};
		const elsewhere = {
			...commonFields,
			picture: null,
			place: null,
			name: "Gdzie indziej",
			href: null,
			isThisOne: false,
		};
		expect(await listed("2025-03-31T21:59:59Z")).toEqual([
			{ ...own, isPast: false },
			{ ...elsewhere, isPast: false },
		]);
		expect((await listed("2025-03-31T22:00:00Z")).map((one) => [one.name, one.isPast])).toEqual([
			["Ten", false],
			["Gdzie indziej", true],
		]);
		expect((await listed("2025-06-07T16:00:00Z")).map((one) => [one.name, one.isPast])).toEqual([
			["Gdzie indziej", true],
			["Ten", true],
		]);
		const hold = async (now: string) => otherEventsChangeAt(await landingRows(server, event), event, new Date(now));
		expect((await hold("2025-03-01T00:00:00Z"))?.toISOString()).toBe("2025-03-31T22:00:00.000Z");
	});
});
