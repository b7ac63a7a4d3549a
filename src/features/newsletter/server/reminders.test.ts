import { isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../../tests/harness/content.ts";
import { databaseUrl, doDueWork, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emailsOf, reading } from "../../../../tests/harness/subscribers.ts";
import type { TakeDue } from "./reminder-store.ts";
import { sendDueReminders } from "./send-due-reminders.ts";
import { reminder } from "./tables.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
let does: ReturnType<typeof reading>;
const rows = () => server.deps.db.select().from(reminder);
const send = (take?: TakeDue) => sendDueReminders(does.people, take);
const reminders = async () => (await emailsOf(server)).filter((one) => one.kind === "reminder");
const DUE_AT_NINE = "2025-06-04T07:30:00Z";
const DUE = "2025-05-05T07:30:00Z";

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	does = reading(server);
	event = await addEvent(server.deps, { code: "MSTS25" });
});

describe("reminder", () => {
	test("is stored for its time in the event's zone and needs confirmation", async () => {
		const request = { email: "Anna@firma.example", date: "2025-05-05", time: "09:30" };
		const answer = await does.post("/API/event/msts25/Reminder", request);
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ message: "Zapisano poprawnie do powiadomień", nextStep: expect.stringMatching(/e-mail z linkiem/) },
		]);
		expect(await rows()).toMatchObject([{ dueAt: new Date(DUE), lang: "pl", confirmedAt: null, sentAt: null }]);
		const [message] = await emailsOf(server);
		expect(message).toMatchObject({ kind: "reminder-confirm", recipient: "anna@firma.example" });
		expect(message!.text).toContain("5 maja 2025, 9:30");
		expect((await does.post("/api/event/msts25/Reminder", request)).json()).toEqual(answer.json());
		expect([(await rows()).length, (await emailsOf(server)).length]).toEqual([1, 1]);
	});

	test.each([
		["no address", { email: "" }, 400, { email: ["Provide your email"] }],
		["a moment that has passed", { date: "2025-04-30", time: "12:00" }, 400, { date: [expect.any(String)] }],
		[
			"nothing",
			{ email: null, date: null, time: null },
			400,
			{
				email: ["Provide your email"],
				date: ["Provide the day"],
				time: ["Provide the time"],
			},
		],
		["too quick", { filledInMs: 10 }, 429, undefined],
	])("%s is refused and stores nothing", async (_name, change, status, modelState) => {
		const answer = await does.remind(change);
		expect([answer.statusCode, answer.json().modelState]).toEqual([status, modelState]);
		expect([await rows(), await emailsOf(server)]).toEqual([[], []]);
	});

	test("a past event, and a time after its end, are refused", async () => {
		expect((await does.remind({ date: "2025-06-07", time: "17:59" })).statusCode).toBe(200);
		const late = await does.remind({ date: "2025-06-07", time: "18:00" });
		expect([late.statusCode, late.json().modelState]).toEqual([400, { date: [expect.stringMatching(/over by then/)] }]);
		server.clock.set("2025-06-07T16:00:00Z");
		const over = await does.remind({ date: "2025-06-10" });
		expect([over.statusCode, over.json().message]).toEqual([403, expect.stringMatching(/This event is over/)]);
	});

	test("an unknown event is a 404, too many from one address a 429; invalid ones are not counted", async () => {
		expect((await does.post("/api/event/NOPE/reminder", {})).statusCode).toBe(404);
		await Promise.all(Array.from({ length: 20 }, () => does.remind({ email: "" })));
		const responses = await Promise.all(Array.from({ length: 20 }, () => does.remind()));
		expect(new Set(responses.map((one) => one.statusCode))).toEqual(new Set([200]));
		expect((await does.remind()).statusCode).toBe(429);
	});
});

describe("a requested reminder is sent", () => {
	test("at its time, once", async () => {
		await does.remind({ language: "en" });
		await does.confirm();
		server.clock.set("2025-05-05T07:29:59Z");
		await doDueWork(server);
		expect(await reminders()).toEqual([]);
		server.clock.set(DUE);
		await doDueWork(server);
		server.clock.set("2025-05-05T07:31:00Z");
		await doDueWork(server);
		const [message, ...more] = await reminders();
		expect(more).toEqual([]);
		expect(message).toMatchObject({ subject: "A reminder: Trial", lang: "en", createdAt: new Date(DUE) });
		expect(message!.text).toContain("begins: 6 June 2025, 09:00 (Hala).");
	});

	/** Spec §9, whose weekdays match no calendar, and an earlier workshop. */
	async function specDays() {
		const at = (start: string, end: string) => ({ startsAt: new Date(start), endsAt: new Date(end) });
		const online = { isOnsite: false, note: "online, na żywo", noteEn: "live online" };
		await addCalendar(server.deps, event, {
			code: "D1",
			...online,
			...at("2025-06-06T07:00:00Z", "2025-06-06T16:00:00Z"),
		});
		const friday = { code: "D2", name: "Piątek 07.06", nameEn: "Friday 07.06", isOnline: false };
		await addCalendar(server.deps, event, { ...friday, ...at("2025-06-07T07:00:00Z", "2025-06-07T16:00:00Z") });
		const workshops = { code: "W", name: "Środa 05.06", nameEn: "Wednesday 05.06", position: 2 };
		await addCalendar(server.deps, event, { ...workshops, ...at("2025-06-05T07:30:00Z", "2025-06-05T16:00:00Z") });
	}

	test.each([
		["before both days", "2025-06-04", DUE_AT_NINE, "pl", "Początek: Czwartek 06.06, 9:00 (online, na żywo)."],
		["in English", "2025-06-04", DUE_AT_NINE, "en", "begins: Thursday 06.06, 09:00 (live online)."],
		["on the first day", "2025-06-06", "2025-06-06T07:30:00Z", "pl", "Początek: Piątek 07.06, 9:00 (Hala)."],
		["sent when its day runs", "2025-06-05", "2025-06-06T10:00:00Z", "pl", "już trwa. Początek: Czwartek 06.06, 9:00"],
		[
			"sent late, in English",
			"2025-06-05",
			"2025-06-06T10:00:00Z",
			"en",
			"has begun: Thursday 06.06, 09:00 (live online).",
		],
		["sent when its day is over", "2025-06-05", "2025-06-06T18:00:00Z", "pl", "Początek: Piątek 07.06, 9:00 (Hala)."],
	])("with the day's name from the event: %s", async (_when, date, sentAt, language, words) => {
		await specDays();
		await does.remind({ date, language });
		await does.confirm();
		server.clock.set(sentAt);
		expect(await send()).toBe(1);
		const [message] = await reminders();
		expect(message!.text.replaceAll("\u00a0", " ")).toContain(words);
		expect(message!.text).not.toMatch(/piątek 06|friday 06|sobota|saturday|środa|wednesday/i);
	});

	test("not for a past event, and not retried", async () => {
		await does.remind();
		await does.confirm();
		server.clock.set("2025-06-07T16:00:00Z");
		await send();
		expect(await reminders()).toEqual([]);
		expect(await send()).toBe(0);
	});

	test("days later if no process ran at its minute", async () => {
		await does.remind();
		await does.confirm();
		server.clock.set("2025-05-09T03:00:00Z");
		expect([await send(), await send()]).toEqual([1, 0]);
	});

	test("not without confirmation, nor after leaving", async () => {
		await does.remind();
		await does.remind({ email: "left@firma.example" });
		await does.confirm();
		await does.post(`/api/letters/${await does.newestSecret()}/unsubscribe`);
		server.clock.set(DUE);
		expect(await send()).toBe(0);
	});

	async function many(): Promise<void> {
		for (let n = 0; n < 12; n++) {
			await does.remind({ email: `person-${n}@firma.example` });
			await does.confirm();
		}
		server.clock.set("2025-05-05T08:00:00Z");
	}

	test("once by four simultaneous processes", async () => {
		await many();
		const counts = await Promise.all([send(), send(), send(), send()]);
		expect(counts.reduce((sum, one) => sum + one)).toBe(12);
		const recipients = (await reminders()).map((one) => one.recipient);
		expect([recipients.length, new Set(recipients).size]).toEqual([12, 12]);
	});

	test.runIf(databaseUrl())("as a negative control, without row locks some are sent twice", async () => {
		await many();
		const all = Promise.withResolvers<void>();
		let looking = 0;
		const seen: TakeDue = async (tx) => {
			const [row] = await tx.select().from(reminder).where(isNull(reminder.sentAt)).orderBy(reminder.id).limit(1);
			// all three processes see the first reminder before any sends it
			if (++looking === 3) all.resolve();
			await all.promise;
			return row && { ...row, email: `person-${row.id}@firma.example` };
		};
		await Promise.all([send(seen), send(seen), send(seen)]);
		expect((await reminders()).length).toBeGreaterThan(12);
	});
});
