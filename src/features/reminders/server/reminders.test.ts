import { isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { lettersOf, reading } from "../../../../tests/harness/readers.ts";
import { databaseUrl, doDueWork, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { sendDueReminders } from "./send-due.ts";
import type { TakeDue } from "./store.ts";
import { reminder } from "./tables.ts";

let server: TestServer;
let does: ReturnType<typeof reading>;
const rows = () => server.deps.db.select().from(reminder);
const send = (take?: TakeDue) => sendDueReminders(does.people, take);
const reminders = async () => (await lettersOf(server)).filter((one) => one.kind === "reminder");
const DUE = "2025-05-05T07:30:00Z";

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	does = reading(server);
	await addEvent(server.deps, { code: "MSTS25" });
});

describe("reminder", () => {
	test("is kept for its moment in the event's zone and asks for a yes", async () => {
		const wish = { email: "Anna@firma.example", date: "2025-05-05", time: "09:30" };
		const answer = await does.post("/API/event/msts25/Reminder", wish);
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ message: "Zapisano poprawnie do powiadomień", nextStep: expect.stringMatching(/e-mail z linkiem/) },
		]);
		expect(await rows()).toMatchObject([{ dueAt: new Date(DUE), lang: "pl", confirmedAt: null, sentAt: null }]);
		const [letter] = await lettersOf(server);
		expect(letter).toMatchObject({ kind: "reminder-confirm", recipient: "anna@firma.example" });
		expect(letter!.text).toContain("5 maja 2025, 9:30");
		expect((await does.post("/api/event/msts25/Reminder", wish)).json()).toEqual(answer.json());
		expect([(await rows()).length, (await lettersOf(server)).length]).toEqual([1, 1]);
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
	])("%s is refused and keeps nothing", async (_name, change, status, modelState) => {
		const answer = await does.remind(change);
		expect([answer.statusCode, answer.json().modelState]).toEqual([status, modelState]);
		expect([await rows(), await lettersOf(server)]).toEqual([[], []]);
	});

	test("an unknown event is a 404, too many from one address a 429; what is wrong is not counted", async () => {
		expect((await does.post("/api/event/NOPE/reminder", {})).statusCode).toBe(404);
		await Promise.all(Array.from({ length: 20 }, () => does.remind({ email: "" })));
		const taken = await Promise.all(Array.from({ length: 20 }, () => does.remind()));
		expect(new Set(taken.map((one) => one.statusCode))).toEqual(new Set([200]));
		expect((await does.remind()).statusCode).toBe(429);
	});
});

describe("what was asked for is sent", () => {
	test("at its moment, once, and not before", async () => {
		await does.remind({ language: "en" });
		await does.confirm();
		server.clock.set("2025-05-05T07:29:59Z");
		await doDueWork(server);
		expect(await reminders()).toEqual([]);
		server.clock.set(DUE);
		await doDueWork(server);
		server.clock.set("2025-05-05T07:31:00Z");
		await doDueWork(server);
		const [letter, ...more] = await reminders();
		expect(more).toEqual([]);
		expect(letter).toMatchObject({ subject: "A reminder: Trial", lang: "en", createdAt: new Date(DUE) });
		expect(letter!.text).toContain("It begins on 6 June 2025, 09:00, Hala.");
	});

	test("days later where nobody ran at that minute", async () => {
		await does.remind();
		await does.confirm();
		server.clock.set("2025-05-09T03:00:00Z");
		expect([await send(), await send()]).toEqual([1, 0]);
	});

	test("not to who has not said yes, or left", async () => {
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

	test("by four processes at once, each once", async () => {
		await many();
		const counts = await Promise.all([send(), send(), send(), send()]);
		expect(counts.reduce((sum, one) => sum + one)).toBe(12);
		const recipients = (await reminders()).map((one) => one.recipient);
		expect([recipients.length, new Set(recipients).size]).toEqual([12, 12]);
	});

	test.runIf(databaseUrl())("negative control: taken without being held, some are sent twice", async () => {
		await many();
		const seen: TakeDue = async (tx) => {
			const [row] = await tx.select().from(reminder).where(isNull(reminder.sentAt)).orderBy(reminder.id).limit(1);
			return row && { ...row, email: `person-${row.id}@firma.example` };
		};
		await Promise.all([send(seen), send(seen), send(seen)]);
		expect((await reminders()).length).toBeGreaterThan(12);
	});
});
