import { beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emailsOf, goodSignUp, reading, secretOf } from "../../../../tests/harness/subscribers.ts";
import { reminder, subscriber, subscription } from "./tables.ts";

let server: TestServer;
let does: ReturnType<typeof reading>;
let marketing: { id: number };
const stored = () => server.deps.db.select().from(subscription);
const after = (minutes: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString());

beforeEach(async () => {
	server = await freshServer();
	does = reading(server);
	const event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
	marketing = await addConsentText(server.deps, event, { kind: "marketing", version: 3 });
});

describe("subscription", () => {
	test("stores the address with language, time and consent version, and asks for confirmation", async () => {
		const sent = { ...goodSignUp, email: " Anna@Firma.Example", language: "en" };
		const answer = await does.post("/API/Event/msts25/Subscription", sent);
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{
				message: "Zapisano poprawnie do newslettera",
				nextStep: expect.stringMatching(/^Jeśli tego adresu nie było na liście/),
			},
		]);
		expect(await stored()).toEqual([
			{
				id: 1,
				subscriberId: 1,
				eventId: 1,
				typeId: 0,
				lang: "en",
				wantsReminder: false,
				consentTextId: marketing.id,
				consentVersion: 3,
				confirmedAt: null,
				endedAt: null,
				requestedAt: new Date("2025-04-30T10:00:00Z"),
			},
		]);
		const [message, ...more] = await emailsOf(server);
		expect(more).toEqual([]);
		expect(message).toMatchObject({ recipient: "anna@firma.example", lang: "en", kind: "newsletter-confirm" });
		expect(message!.subject).toBe("Confirm your newsletter sign-up: Trial");
		expect(message!.text).toContain(`http://estrada.test/en/letters.html?id=${secretOf(message)}`);
		expect(message!.unsubscribeUrl).toBe(`http://estrada.test/api/letters/${secretOf(message)}/unsubscribe`);
	});

	test("an event without a marketing consent stores no version; the consent's id is accepted too", async () => {
		expect((await does.signUp({}, "EMPTY25")).statusCode).toBe(200);
		expect((await does.signUp({ gdprs: { [marketing.id]: true } })).statusCode).toBe(200);
		expect((await stored()).map((row) => row.consentVersion)).toEqual([null, 3]);
	});

	test("twice is one sign-up with one e-mail in ten minutes and equal responses; another type is separate", async () => {
		const first = await does.signUp();
		const second = await does.signUp({ email: " ANNA@firma.example " });
		expect(second.json()).toEqual(first.json());
		expect(first.json().message).toBe("Signed up for our newsletter successfuly");
		expect([(await stored()).length, (await emailsOf(server)).length]).toEqual([1, 1]);
		after(10);
		await does.signUp();
		expect((await emailsOf(server)).length).toBe(2);
		await does.signUp({ typeId: 5 });
		expect((await stored()).map((row) => row.typeId)).toEqual([0, 5]);
		// still confirms
		const oldest = (await emailsOf(server)).at(-1);
		expect((await does.post(`/api/letters/${secretOf(oldest)}/confirm`)).json().signUp.state).toBe("confirmed");
	});

	test("a confirmed one gets the same response and no e-mail; an ended one is confirmed again", async () => {
		const first = await does.signUp();
		const secret = await does.newestSecret();
		await does.confirm();
		after(20);
		const again = await does.signUp();
		expect([again.json(), (await emailsOf(server)).length]).toEqual([first.json(), 1]);
		await does.post(`/api/letters/${secret}/unsubscribe`);
		expect((await does.post(`/api/letters/${secret}/confirm`)).json().signUp.state).toBe("ended");
		await does.signUp();
		expect((await emailsOf(server)).length).toBe(2);
		expect(await stored()).toMatchObject([{ confirmedAt: null, endedAt: null, requestedAt: server.clock.now() }]);
		expect((await does.post(`/api/letters/${secret}/confirm`)).statusCode).toBe(410); // from before they left
	});

	test("an address gets at most three confirmation e-mails a day", async () => {
		await addEvent(server.deps, { code: "THIRD25" });
		for (const code of ["MSTS25", "EMPTY25", "THIRD25"]) await does.signUp({}, code);
		await does.remind();
		expect((await emailsOf(server)).length).toBe(3);
		after(24 * 60);
		await does.remind();
		expect((await emailsOf(server)).length).toBe(4);
	});

	test("five at once leave one subscriber, one sign-up and one e-mail", async () => {
		const answers = await Promise.all(Array.from({ length: 5 }, () => does.signUp()));
		expect(answers.map((one) => one.statusCode)).toEqual(Array(5).fill(200));
		const subscribers = await server.deps.db.select().from(subscriber);
		expect([subscribers.length, (await stored()).length, (await emailsOf(server)).length]).toEqual([1, 1, 1]);
	});

	test("from a phone with a reminder: confirmation adds one for the eve", async () => {
		const answer = await does.signUp({ typeId: 5, wantMobileReminder: true });
		expect(answer.json().message).toBe("Signed up for notifications successfully");
		expect(await server.deps.db.select().from(reminder)).toEqual([]);
		await does.confirm();
		const made = { dueAt: new Date("2025-06-05T16:00:00Z"), confirmedAt: server.clock.now(), sentAt: null };
		expect(await server.deps.db.select().from(reminder)).toMatchObject([made]);
		// an active newsletter: only the reminder needs confirmation
		await does.signUp({ email: "ola@firma.example", typeId: 5 });
		await does.confirm();
		await does.signUp({ email: "ola@firma.example", typeId: 5, wantMobileReminder: true });
		expect((await emailsOf(server))[0]).toMatchObject({ kind: "reminder-confirm", recipient: "ola@firma.example" });
		// after the last day
		server.clock.set("2025-06-07T10:00:00Z");
		const late = await does.signUp({ email: "ewa@firma.example", typeId: 5, wantMobileReminder: true });
		expect(late.json().message).toBe("Signed up for our newsletter successfuly");
	});

	test.each([
		["no consent", { gdprs: { marketing: false } }, 400, { gdprs: ["Consent required"] }],
		["no address", { email: "" }, 400, { email: ["Provide your email"] }],
		["a wrong address", { email: "anna@firma" }, 400, { email: ["Incorrect email address"] }],
		["neither", { email: null, gdprs: null }, 400, { email: ["Provide your email"], gdprs: ["Consent required"] }],
		["an unknown type", { typeId: 3 }, 400, { typeId: ["Not a correct value."] }],
		["a no", { wantInform: false }, 400, { wantInform: [expect.stringMatching(/requires consent/)] }],
		["a filled-in trap", { website: "x" }, 400, { website: [expect.any(String)] }],
		["too quick", { filledInMs: 10 }, 429, undefined],
	])("%s is refused, names the field and stores nothing", async (_name, change, status, modelState) => {
		const answer = await does.signUp(change);
		expect([answer.statusCode, answer.json().modelState]).toEqual([status, modelState]);
		expect([await stored(), await emailsOf(server)]).toEqual([[], []]);
	});

	test("an unknown event is a 404", async () => {
		expect((await does.signUp({}, "NOPE")).statusCode).toBe(404);
	});

	test("too many from one address are a 429; invalid ones are not counted", async () => {
		await Promise.all(Array.from({ length: 20 }, () => does.signUp({ email: "" })));
		const responses = await Promise.all(Array.from({ length: 20 }, () => does.signUp()));
		expect(new Set(responses.map((one) => one.statusCode))).toEqual(new Set([200]));
		expect((await does.signUp({ email: "" })).statusCode).toBe(400);
		const answer = await does.signUp();
		expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
	});
});
