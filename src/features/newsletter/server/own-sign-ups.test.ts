import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addEvent } from "../../../../tests/harness/content.ts";
import { addOpenEvent, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emailsOf, reading } from "../../../../tests/harness/subscribers.ts";
import { account } from "../../account/server/tables.ts";
import type { OwnSignUps } from "../own-contract.ts";
import { sendDueReminders } from "./send-due-reminders.ts";
import { departuresOf, subscribersOf } from "./store.ts";
import { subscription } from "./tables.ts";

let server: TestServer;
let event: { id: number };
let other: { id: number };
type Who = Awaited<ReturnType<typeof person>>;
let [anna, piotr]: Who[] = [];

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	({ event } = await addOpenEvent(server));
	await addConsentText(server.deps, event, { kind: "marketing", version: 3, descriptionShortEn: "News by e-mail." });
	other = await addEvent(server.deps, { code: "NYC25", name: "Nowy Jork", nameEn: null });
	[anna, piotr] = [await person("anna@firma.example"), await person("piotr@firma.example")];
});

async function person(email: string) {
	const cookie = await loggedIn(server, email);
	const ask = (path: string, payload?: object) =>
		server.app.inject({
			url: `/api/event/${path}?lang=en`,
			headers: { cookie },
			...(payload && { method: "POST" as const, payload }),
		});
	return {
		email,
		ask,
		list: async (code = "MSTS25"): Promise<OwnSignUps[]> => (await ask(`${code}/own-sign-ups`)).json().events,
		newsletter: (isOn: boolean, code = "MSTS25") => ask(`${code}/own-sign-ups/newsletter`, { isOn }),
		remind: (dueDate: string, isOn: boolean, code = "MSTS25") =>
			ask(`${code}/own-sign-ups/reminder`, { isOn, dueDate }),
	};
}

const standing = async (of: { id: number }) => (await subscribersOf(server.deps.db, of.id)).map(({ email }) => email);

describe("the newsletter of a person's own address", () => {
	test("starts without a confirmation e-mail, stores the shown consent, and ends with proof", async () => {
		const before = (await emailsOf(server)).length;
		expect((await anna!.list())[0]).toMatchObject({ isNewsletterOn: false, consent: "News by e-mail." });
		expect((await anna!.newsletter(true)).json()).toMatchObject({ eventCode: "MSTS25", isNewsletterOn: true });
		expect([await standing(event), await standing(other)]).toEqual([["anna@firma.example"], []]);
		const [row] = await server.deps.db.select().from(subscription);
		expect(row).toMatchObject({ consentVersion: 3, confirmedAt: server.clock.now(), endedAt: null });
		expect((await emailsOf(server)).length).toBe(before);
		expect((await piotr!.list())[0]?.isNewsletterOn).toBe(false);

		expect((await anna!.newsletter(false)).json().isNewsletterOn).toBe(false);
		expect(await standing(event)).toEqual([]);
		expect(await departuresOf(server.deps.db, anna!.email)).toMatchObject([{ eventCode: "MSTS25", consentVersion: 3 }]);
		await anna!.newsletter(true);
		expect(await standing(event)).toEqual(["anna@firma.example"]);
	});

	test("requested by the form is shown, needs no link any more, and ends with its mobile sign-up", async () => {
		const does = reading(server);
		await does.signUp({ email: anna!.email });
		await does.signUp({ email: anna!.email, typeId: 5 }, "NYC25");
		expect((await anna!.list()).map((one) => [one.eventCode, one.isNewsletterOn])).toEqual([
			["MSTS25", false],
			["NYC25", false],
		]);
		await does.confirm();
		await anna!.newsletter(true);
		await anna!.newsletter(true, "NYC25");
		expect((await anna!.list()).map((one) => [one.eventCode, one.isNewsletterOn])).toEqual([
			["MSTS25", true],
			["NYC25", true],
		]);
		await anna!.newsletter(false, "NYC25");
		expect([await standing(event), await standing(other)]).toEqual([["anna@firma.example"], []]);
	});

	test("is stored once; an unconfirmed address can leave but not join", async () => {
		await Promise.all([anna!.newsletter(true), anna!.newsletter(true)]);
		expect(await server.deps.db.select().from(subscription)).toHaveLength(1);
		await server.deps.db.update(account).set({ emailVerified: false }).where(eq(account.email, anna!.email));
		expect((await anna!.newsletter(false)).statusCode).toBe(200);
		const refused = await anna!.newsletter(true);
		expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining("Confirm the address")]);
		expect((await server.app.inject("/api/event/MSTS25/own-sign-ups")).statusCode).toBe(401);
		expect((await anna!.ask("NOPE/own-sign-ups")).statusCode).toBe(404);
	});
});

describe("a reminder to a person's own address", () => {
	test("is offered for the eve, requested, sent once, and cancelled", async () => {
		const [offered] = (await anna!.list())[0]!.reminders;
		expect(offered).toMatchObject({ isOn: false });
		const { dueDate } = offered!;
		for (const who of [anna!, piotr!])
			expect((await who.remind(dueDate, true)).json().reminders).toEqual([{ dueDate, isOn: true }]);
		expect((await piotr!.remind(dueDate, false)).json().reminders).toEqual([{ dueDate, isOn: false }]);
		server.clock.set(new Date(Date.parse(dueDate) + 60_000).toISOString());
		await sendDueReminders(reading(server).people);
		await sendDueReminders(reading(server).people);
		const sent = (await emailsOf(server)).filter((one) => one.kind === "reminder");
		expect(sent.map(({ recipient }) => recipient)).toEqual(["anna@firma.example"]);
		expect((await anna!.list())[0]?.reminders.map((one) => one.dueDate)).not.toContain(dueDate);
	});

	test.each([
		["that has passed", "2025-04-30T09:00:00Z"],
		["after the event", "2026-04-30T09:00:00Z"],
	])("cannot be requested at a time %s", async (_what, dueDate) => {
		expect((await anna!.remind(dueDate, true)).statusCode).toBe(400);
		expect((await anna!.remind(dueDate, false)).statusCode).toBe(200);
	});

	test("at a chosen time, confirmed by link, is shown too", async () => {
		const does = reading(server);
		await does.remind({ email: anna!.email });
		await does.confirm();
		const reminders = (await anna!.list())[0]!.reminders;
		expect(reminders[0]).toEqual({ dueDate: "2025-05-05T07:30:00.000Z", isOn: true });
		await anna!.remind("2025-05-05T07:30:00.000Z", false);
		expect((await anna!.list())[0]!.reminders[0]).toEqual({ dueDate: "2025-05-05T07:30:00.000Z", isOn: false });
	});
});
