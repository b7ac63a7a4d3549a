import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { databaseUrl, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emailsOf, reading, secretOf } from "../../../../tests/harness/subscribers.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { newsletterCount, sendNewsletter } from "./send-newsletter.ts";

const pl = { subject: "Nowi prelegenci", text: "Dzień dobry,\nmamy nowe nazwiska.\n\n\nDo zobaczenia" };
const en = { subject: "New speakers", text: "Hello" };

let server: TestServer;
let does: ReturnType<typeof reading>;
let event: EventRecord;
let other: EventRecord;
const send = (to: EventRecord = event) => sendNewsletter(does.people, { event: to, pl, en });
const newsletters = async () => (await emailsOf(server)).filter((one) => one.kind === "newsletter");

async function subscribers(count: number, eventCode = "MSTS25", change: object = {}): Promise<void> {
	for (let n = 0; n < count; n++) {
		await does.signUp({ email: `person-${n}@firma.example`, language: n % 2 ? "en" : "pl", ...change }, eventCode);
		await does.confirm();
	}
}

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	does = reading(server);
	event = await addEvent(server.deps, { code: "MSTS25" });
	other = await addEvent(server.deps, { code: "OTHER25" });
});

describe("a newsletter", () => {
	test("goes once to each confirmed subscriber in their language, with unsubscribe links", async () => {
		await subscribers(2);
		await subscribers(1, "MSTS25", { typeId: 5 });
		await does.signUp({ email: "waits@firma.example" });
		await does.signUp({ email: "left@firma.example" });
		await does.confirm();
		await does.post(`/api/letters/${await does.newestSecret()}/unsubscribe`);
		expect(await newsletterCount(does.people, event)).toEqual({ subscribers: 2, written: 2, hadOne: 0 });
		expect(await newsletters()).toEqual([]);
		expect(await send()).toEqual({ subscribers: 2, written: 2, hadOne: 0 });
		const [second, first, ...more] = await newsletters();
		expect(more).toEqual([]);
		expect([first, second]).toMatchObject([
			{ recipient: "person-0@firma.example", lang: "pl", subject: "Nowi prelegenci" },
			{ recipient: "person-1@firma.example", lang: "en", subject: "New speakers" },
		]);
		expect(first!.text).toContain("Dzień dobry, mamy nowe nazwiska.\n\nDo zobaczenia");
		expect(first!.text).toContain(`http://estrada.test/letters.html?id=${secretOf(first)}`);
		expect(first!.unsubscribeUrl).toBe(`http://estrada.test/api/letters/${secretOf(first)}/unsubscribe`);
	});

	test("a subscriber who leaves during sending gets none", async () => {
		await subscribers(2);
		const last = await does.newestSecret();
		const { db } = does.people;
		const transaction: typeof db.transaction = async (work) => {
			const result = await db.transaction(work);
			await does.post(`/api/letters/${last}/unsubscribe`); // after the first e-mail
			return result;
		};
		const people = { ...does.people, db: Object.create(db, { transaction: { value: transaction } }) };
		expect(await sendNewsletter(people, { event, pl, en })).toEqual({ subscribers: 2, written: 1, hadOne: 0 });
		expect((await newsletters()).map((one) => one.recipient)).toEqual(["person-0@firma.example"]);
	});
});

describe("one marketing e-mail per address and calendar month of Warsaw", () => {
	test.each([
		["later in the month", "2025-04-30T21:59:59Z", 0],
		["when Warsaw has the next month and UTC has not", "2025-04-30T22:00:00Z", 1],
	])("%s: %s", async (_when, now, written) => {
		await subscribers(1);
		await subscribers(1, "OTHER25");
		expect(await send()).toMatchObject({ written: 1 });
		server.clock.set(now);
		expect(await newsletterCount(does.people, other)).toEqual({ subscribers: 1, written, hadOne: 1 - written });
		expect(await send(other)).toEqual({ subscribers: 1, written, hadOne: 1 - written });
		expect((await newsletters()).length).toBe(1 + written);
	});

	test("also after leaving and signing up again", async () => {
		await subscribers(1);
		await send();
		await does.post(`/api/letters/${await does.newestSecret()}/leave`, { everything: true });
		server.clock.set("2025-04-30T10:01:00Z");
		await subscribers(1);
		expect(await send()).toEqual({ subscribers: 1, written: 0, hadOne: 1 });
	});

	test("with four processes sending for two events", async () => {
		await subscribers(8);
		await subscribers(8, "OTHER25");
		await Promise.all([send(), send(other), send(), send(other)]);
		const recipients = (await newsletters()).map((one) => one.recipient);
		expect([recipients.length, new Set(recipients).size]).toEqual([8, 8]);
	});

	test.runIf(databaseUrl())("as a negative control, without the ledger's key they send several", async () => {
		const { db } = server.deps;
		await subscribers(8);
		await db.execute(sql`alter table marketing_email drop constraint marketing_email_once_a_month`);
		try {
			await Promise.all([send(), send()]);
			expect((await newsletters()).length).toBeGreaterThan(8);
		} finally {
			await db.execute(sql`truncate marketing_email`);
			await db.execute(
				sql`alter table marketing_email add constraint marketing_email_once_a_month primary key (email, month)`,
			);
		}
	});
});
