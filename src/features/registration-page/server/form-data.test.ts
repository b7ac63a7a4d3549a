import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { addOpenEvent } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { packagePrice, priceRound } from "../../packages/server/tables.ts";
import { NO_ADDRESS } from "../address.ts";
import { formDataOf } from "./form-data.ts";

let server: TestServer;
let event: EventRecord;
let meetup: EventRecord;
const dataOf = (of: EventRecord, more: { calendarCode?: string; now?: string; lang?: "pl" | "en" } = {}) =>
	formDataOf(server.deps.db, {
		cardPayments: "test",
		event: of,
		lang: more.lang ?? "pl",
		base: "",
		calendarCode: more.calendarCode,
		isCalendarUnknown: false,
		next: null,
		address: NO_ADDRESS,
		publicCode: null,
		now: new Date(more.now ?? "2025-04-30T10:00:00Z"),
	});
const day = (date: string) => ({ startsAt: new Date(`${date}T16:00:00Z`), endsAt: new Date(`${date}T20:00:00Z`) });

beforeAll(async () => {
	server = await freshServer();
	({ event } = await addOpenEvent(server));
	await addCalendar(server.deps, event, { code: "D1", isOnsite: false });
	await addCalendar(server.deps, event, { code: "D2", name: "Piątek 07.06", nameEn: "Friday 07.06", isOnline: false });
	const [round] = await server.deps.db
		.insert(priceRound)
		.values({ eventId: event.id, number: 1, endsAt: new Date("2025-05-04T22:00:00Z") })
		.returning();
	const [next] = await server.deps.db.insert(priceRound).values({ eventId: event.id, number: 2 }).returning();
	const soonPaid = await addPackage(server.deps, event, { code: "LATE", isOnline: false });
	await server.deps.db.insert(packagePrice).values([
		{ packageId: soonPaid.id, roundId: round!.id, netGrosz: 0 },
		{ packageId: soonPaid.id, roundId: next!.id, netGrosz: 100 },
	]);
	meetup = await addEvent(server.deps, { code: "TBF", isMeeting: true, allowRegistration: true });
	await addCalendar(server.deps, meetup, { code: "TBF-2025-10-28", isOnline: false, ...day("2025-10-28") });
	await addCalendar(server.deps, meetup, { code: "TBF-2024-10-08", isOnline: false, ...day("2024-10-08") });
});

describe("what the registration form shows", () => {
	test("packages on sale with current prices, the ticket's days, and when prices change", async () => {
		const { form, until } = await dataOf(event, { lang: "en" });
		expect(form.packages.map(({ code, netGrosz, nextNetGrosz }) => [code, netGrosz, nextNetGrosz])).toEqual([
			["EXPO", 0, null],
			["BASIC-ONLINE", 29_900, null],
			["LATE", 0, 100],
		]);
		expect(form.riseDay).toBe("5 May");
		expect(form.packages[0]!.days).toEqual([
			{ name: "Thursday 06.06", isOnsite: false },
			{ name: "Friday 07.06", isOnsite: true },
		]);
		expect(form.consents.map((consent) => consent.kind)).toEqual(["processing", "marketing", "recruitment"]);
		expect([form.isRiseTomorrow, until?.toISOString()]).toEqual([false, "2025-05-03T22:00:00.000Z"]);
		const eve = await dataOf(event, { now: "2025-05-03T22:00:00Z" });
		expect([eve.form.isRiseTomorrow, eve.until?.toISOString()]).toEqual([true, "2025-05-04T22:00:00.000Z"]);
		const later = await dataOf(event, { now: "2025-05-04T22:00:00Z" });
		expect(later.form.packages.at(-1)!).toMatchObject({ netGrosz: 100, nextNetGrosz: null });
		expect(later.until).toEqual(event.endsAt);
	});

	test.each([
		[undefined, "2025-04-30T10:00:00Z", "TBF-2025-10-28", true],
		[undefined, "2024-10-01T10:00:00Z", "TBF-2024-10-08", true],
		[undefined, "2026-01-01T10:00:00Z", "TBF-2025-10-28", false],
		["TBF-2024-10-08", "2026-01-01T10:00:00Z", "TBF-2024-10-08", false],
	])("a meetup's form of calendar %s at %s is for %s, on site %s", async (calendarCode, now, code, isOnsite) => {
		const { form } = await dataOf(meetup, { now, ...(calendarCode && { calendarCode }) });
		expect(form.calendar).toMatchObject({ code, isOnsite, isOnline: isOnsite, isWithoutOnline: true });
	});

	test("an event's form has a calendar only if the URL names one", async () => {
		expect((await dataOf(event)).form.calendar).toBeNull();
		expect((await dataOf(event, { calendarCode: "D2" })).form.calendar).toMatchObject({ code: "D2", isOnline: false });
	});
});
