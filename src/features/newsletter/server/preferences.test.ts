import { beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emailsOf, reading, secretOf } from "../../../../tests/harness/subscribers.ts";
import { forgetReading } from "./forget.ts";
import { sendDueReminders } from "./send-due-reminders.ts";
import { sendNewsletter } from "./send-newsletter.ts";
import { departuresOf } from "./store.ts";
import { marketingEmail, newsletterDeparture, reminder, subscriber, subscriberKey, subscription } from "./tables.ts";

let server: TestServer;
let does: ReturnType<typeof reading>;
let event: Awaited<ReturnType<typeof addEvent>>;
const after = (days: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + days * 24 * 3_600_000).toISOString());
const stateOf = async (secret: string) => (await does.opened(secret)).json().signUp.state;

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	does = reading(server);
	event = await addEvent(server.deps, { code: "MSTS25", nameEn: "Trial" });
	await addConsentText(server.deps, event, { kind: "marketing", version: 3 });
	await addEvent(server.deps, { code: "OTHER25", name: "Inne", nameEn: null });
});

describe("confirming", () => {
	test("works once, repetitions do nothing, and opening the link is not enough", async () => {
		await does.signUp();
		const secret = await does.newestSecret();
		expect((await does.opened(secret)).headers["cache-control"]).toBe("no-store");
		expect(await stateOf(secret)).toBe("pending");
		const first = await does.post(`/API/Letters/${secret}/Confirm?lang=en`);
		expect(first.json()).toEqual({
			email: "anna@firma.example",
			signUp: { kind: "newsletter", state: "confirmed", eventCode: "MSTS25", eventName: "Trial" },
			newsletters: [
				{
					eventCode: "MSTS25",
					eventName: "Trial",
					typeId: 0,
					consentVersion: 3,
					wantsReminder: false,
					askedDate: "2025-04-30T10:00:00.000Z",
					confirmedDate: "2025-04-30T10:00:00.000Z",
					endedDate: null,
				},
			],
			reminders: [],
			marketingLetters: [],
		});
		after(1);
		expect((await does.post(`/api/letters/${secret}/confirm?lang=en`)).json()).toEqual(first.json());
	});

	test("twice at once is stored once", async () => {
		await does.signUp();
		const answers = await Promise.all([does.confirm(), does.confirm()]);
		expect(answers.map((one) => one.json().signUp.state)).toEqual(["confirmed", "confirmed"]);
	});

	test.each([
		["a newsletter after a week", 7.01, () => does.signUp()],
		["a reminder after its moment", 5, () => does.remind()],
	])("is too late for %s", async (_what, days, ask) => {
		await ask();
		const secret = await does.newestSecret();
		after(days);
		const answer = await does.post(`/api/letters/${secret}/confirm`);
		expect([answer.statusCode, answer.json().message]).toEqual([
			410,
			"Ten link jest już za stary. Zapisz się jeszcze raz, wyślemy nowy.",
		]);
		expect(await stateOf(secret)).toBe("expired");
	});

	test.each(["none", "x".repeat(100)])("an invalid secret is a 404: %s", async (secret) => {
		const answers = [
			await does.opened(secret),
			await does.post(`/api/letters/${secret}/confirm`),
			await does.post(`/api/letters/${secret}/leave`, { everything: true }),
			await does.post(`/api/letters/${secret}/unsubscribe`),
			await server.app.inject(`/api/letters/${secret}/unsubscribe`),
		];
		expect(answers.map((one) => one.statusCode)).toEqual([404, 404, 404, 404, 404]);
	});
});

describe("leaving", () => {
	async function everything(): Promise<string> {
		for (const code of ["MSTS25", "OTHER25"]) {
			await does.signUp({}, code);
			await does.confirm();
		}
		await does.remind();
		await does.confirm();
		return does.newestSecret();
	}
	const standing = async (secret: string) => {
		const { newsletters, reminders } = (await does.opened(secret)).json();
		const codes = newsletters.filter((one: { endedDate: unknown }) => !one.endedDate);
		return [
			...codes.map((one: { eventCode: string }) => one.eventCode),
			...reminders.filter((one: { endedDate: unknown }) => !one.endedDate).map(() => "reminder"),
		];
	};

	test("ends one newsletter, one reminder, or everything", async () => {
		const secret = await everything();
		expect(await standing(secret)).toEqual(["MSTS25", "OTHER25", "reminder"]);
		await does.post(`/api/letters/${secret}/leave`, { newsletter: "msts25" });
		expect(await standing(secret)).toEqual(["OTHER25", "reminder"]);
		await does.post(`/api/letters/${secret}/leave`, { reminder: 1 });
		await does.post(`/api/letters/${secret}/leave`, { newsletter: "NOPE", reminder: 99 });
		expect(await standing(secret)).toEqual(["OTHER25"]);
		await does.post(`/api/letters/${secret}/leave`, { everything: true });
		expect(await standing(secret)).toEqual([]);
		expect((await does.post(`/api/letters/${secret}/leave`, { reminder: "x" })).statusCode).toBe(400);
	});

	test("cannot end another subscriber's reminder", async () => {
		const secret = await everything();
		await does.remind({ email: "ola@firma.example" });
		const other = await does.newestSecret();
		await does.post(`/api/letters/${other}/leave`, { reminder: 1 });
		expect(await standing(secret)).toContain("reminder");
	});

	const oneClick = (secret: string, type: string, payload: string) =>
		server.app.inject({
			method: "POST",
			url: `/api/letters/${secret}/unsubscribe`,
			headers: { "content-type": type },
			payload,
		});

	test.each([
		["a form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
		[
			"a form in parts",
			"multipart/form-data; boundary=B",
			'--B\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--B--\r\n',
		],
	])("by one click (RFC 8058), sent as %s, works repeatedly", async (_what, type, payload) => {
		await everything();
		const emails = (await emailsOf(server)).toReversed();
		const [first, , third] = emails.map(secretOf);
		expect([
			(await oneClick(first!, type, payload)).statusCode,
			(await oneClick(first!, type, payload)).statusCode,
		]).toEqual([200, 200]);
		expect(await standing(first!)).toEqual(["OTHER25", "reminder"]);
		await oneClick(third!, type, payload);
		expect(await standing(first!)).toEqual(["OTHER25"]);
	});

	test("a GET of the one-click address ends nothing and redirects to the page, in the e-mail's language", async () => {
		await does.signUp({ language: "en" }, "OTHER25");
		await does.confirm();
		const secret = await does.newestSecret();
		const answer = await server.app.inject(`/api/letters/${secret}/unsubscribe`);
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`http://estrada.test/en/e/OTHER25/letters.html?id=${secret}`,
		]);
		expect(await standing(secret)).toEqual(["OTHER25"]);
	});
});

test("the page lists all stored data, also months with an e-mail, and sent and ended reminders", async () => {
	await does.signUp();
	await does.confirm();
	const words = { subject: "A", text: "B" };
	await sendNewsletter(does.people, { event, pl: words, en: words });
	await does.remind();
	await does.confirm();
	after(6);
	await sendDueReminders(does.people);
	const secret = await does.newestSecret();
	await does.post(`/api/letters/${secret}/leave`, { everything: true });
	expect((await does.opened(secret)).json()).toMatchObject({
		signUp: null,
		newsletters: [{ endedDate: "2025-05-06T10:00:00.000Z" }],
		reminders: [{ sentDate: "2025-05-06T10:00:00.000Z", endedDate: "2025-05-06T10:00:00.000Z" }],
		marketingLetters: [{ month: "2025-04", eventName: "Trial" }],
	});
});

describe("deleting", () => {
	const left = async () => {
		const { db } = server.deps;
		const tables = [subscriber, subscriberKey, subscription, reminder, marketingEmail];
		return Promise.all(tables.map(async (table) => (await db.select().from(table)).length));
	};

	test("removes unconfirmed sign-ups after a week with their address, and keeps others", async () => {
		await does.signUp();
		await does.confirm();
		await does.signUp({ email: "nobody@firma.example" });
		await does.remind({ email: "nobody@firma.example", date: "2025-06-05" });
		await server.deps.db.insert(marketingEmail).values([
			{ email: "a@firma.example", month: "2025-04-01", writtenAt: server.clock.now() },
			{ email: "a@firma.example", month: "2025-05-01", writtenAt: server.clock.now() },
		]);
		after(7);
		await forgetReading(server.deps);
		expect(await left()).toEqual([2, 3, 2, 1, 1]);
		after(0.001);
		await forgetReading(server.deps);
		expect(await left()).toEqual([1, 1, 1, 0, 1]);
	});

	test("removes ended ones after 30 days; the anonymous proof stays three years", async () => {
		await does.signUp();
		await does.confirm();
		after(1);
		await does.post(`/api/letters/${await does.newestSecret()}/unsubscribe`);
		const proof = () => departuresOf(server.deps.db, "anna@firma.example");
		after(30);
		await forgetReading(server.deps);
		expect((await left())[2]).toBe(1);
		after(0.001);
		await forgetReading(server.deps);
		expect(await left()).toEqual([0, 0, 0, 0, 0]);
		expect(JSON.stringify(await server.deps.db.select().from(newsletterDeparture))).not.toContain("anna");
		expect(await proof()).toMatchObject([{ eventCode: "MSTS25", consentVersion: 3 }]);
		server.clock.set("2028-05-01T10:00:00.001Z");
		await forgetReading(server.deps);
		expect(await proof()).toEqual([]);
	});

	test("removes a reminder 30 days after sending, and its subscriber", async () => {
		await does.remind();
		await does.confirm();
		server.clock.set("2025-05-05T07:30:00Z");
		await sendDueReminders(does.people);
		after(30);
		await forgetReading(server.deps);
		expect((await left())[3]).toBe(1);
		after(0.001);
		await forgetReading(server.deps);
		expect(await left()).toEqual([0, 0, 0, 0, 0]);
	});
});
