import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { addOpenEvent, goodPayload, peopleCounts } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { packagePrice } from "../../packages/server/tables.ts";
import { NO_ADDRESS } from "../../registration-page/address.ts";
import { formDataOf } from "../../registration-page/server/form-data.ts";
import { refusals } from "../messages.ts";

const END = "2025-06-07T16:00:00.000Z";
const LAST_MOMENT = "2025-06-07T15:59:59.999Z";

let server: TestServer;
const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
const register = (more: object = {}) => post("/api/account/registerUser", { ...goodPayload, ...more });
const get = async (url: string) => (await server.app.inject({ method: "GET", url })).json();

beforeEach(async () => {
	server = await freshServer();
});

describe("a past event refuses registrations", () => {
	test.each([
		["a person", {}],
		["a person who pays", { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: 36_777 }],
		["a team", { tickets: [{ packageCode: "BASIC-ONLINE", quantity: 2 }] }],
	])("%s accepts registrations until the event's last millisecond", async (_who, more) => {
		await addOpenEvent(server);
		server.clock.set(LAST_MOMENT);
		expect((await register(more)).json().message).not.toBe(refusals.over.pl);
		const before = await peopleCounts(server);
		server.clock.set(END);
		const answer = await register({ ...more, email: "bruno@firma.example" });
		expect([answer.statusCode, answer.json().message]).toEqual([403, refusals.over.pl]);
		expect(await peopleCounts(server)).toEqual(before);
	});

	test("the settings change to closed at each deadline", async () => {
		await addOpenEvent(server);
		const settings = () => get("/api/event/MSTS25/settings");
		server.clock.set(LAST_MOMENT);
		expect((await settings()).allowRegistration).toBe(true);
		server.clock.set(END);
		expect((await settings()).allowRegistration).toBe(false);
	});

	test("its waiting lists are closed", async () => {
		const { event } = await addOpenEvent(server);
		const full = await addPackage(server.deps, event, { code: "FULL", capacity: 0 });
		await server.deps.db.insert(packagePrice).values({ packageId: full.id, roundId: null, netGrosz: 100 });
		const join = () =>
			post("/api/event/MSTS25/packages/FULL/waitinglist", { email: "anna@firma.example", firstName: "Anna" });
		server.clock.set(LAST_MOMENT);
		expect((await join()).statusCode).toBe(200);
		server.clock.set(END);
		expect([(await join()).statusCode, (await join()).json().message]).toEqual([403, refusals.over.pl]);
	});
});

describe("editions of a meetup", () => {
	const OLD = {
		code: "TBF-2024-10-08",
		startsAt: new Date("2024-10-08T16:00:00Z"),
		endsAt: new Date("2024-10-08T20:00:00Z"),
	};
	const NEXT = {
		code: "TBF-2025-10-28",
		startsAt: new Date("2025-10-28T17:00:00Z"),
		endsAt: new Date("2025-10-28T21:00:00Z"),
	};
	const meetup = async () => {
		const event = await addEvent(server.deps, {
			code: "TBF",
			isMeeting: true,
			allowRegistration: true,
			freePackageCode: "EXPO",
		});
		const pass = await addPackage(server.deps, event);
		await server.deps.db.insert(packagePrice).values({ packageId: pass.id, roundId: null, netGrosz: 0 });
		for (const edition of [OLD, NEXT]) await addCalendar(server.deps, event, edition);
		return event;
	};
	const come = (calendarCode: string, email: string) =>
		register({ eventCode: "TBF", calendarCode, isOnline: false, email });

	test("a past one is refused, also online, while the next accepts people until it ends", async () => {
		await meetup();
		for (const isOnline of [true, false]) {
			const late = await register({ eventCode: "TBF", calendarCode: OLD.code, isOnline });
			expect([late.statusCode, late.json().message]).toEqual([403, refusals.editionOver.pl]);
		}
		server.clock.set("2025-10-28T20:59:59.999Z");
		expect((await come(NEXT.code, "anna@firma.example")).json().message).not.toBe(refusals.over.pl);
		server.clock.set("2025-10-28T21:00:00Z");
		expect((await come(NEXT.code, "bruno@firma.example")).json().message).toBe(refusals.over.pl);
	});

	test("places of a past one are not shown", async () => {
		await meetup();
		const limits = await get(`/api/event/TBF/CheckLimits/${OLD.code}`);
		expect(limits).toEqual({ isOnsiteAvailable: false, isOnlineAvailable: false });
	});

	test("a past form says so and links to the next one; without a choice it shows the next one", async () => {
		const event = await meetup();
		const form = async (calendarCode: string | undefined, now: string) => {
			const requested = {
				event,
				lang: "pl" as const,
				cardPayments: "test" as const,
				base: "/e/TBF",
				calendarCode,
				isCalendarUnknown: false,
				address: NO_ADDRESS,
				publicCode: null,
				next: null,
				now: new Date(now),
			};
			return (await formDataOf(server.deps.db, requested)).form;
		};
		expect(await form(OLD.code, "2025-04-30T10:00:00Z")).toMatchObject({
			calendar: { code: OLD.code },
			event: { isOver: true, next: { href: "/e/TBF/meetup.html" } },
			packages: [],
		});
		expect(await form(undefined, "2025-04-30T10:00:00Z")).toMatchObject({
			calendar: { code: NEXT.code },
			event: { isOver: false, next: null },
		});
		expect((await form(undefined, "2026-04-30T10:00:00Z")).event).toMatchObject({ isOver: true, next: null });
	});
});
