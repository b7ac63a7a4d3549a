import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { account } from "../../account/server/tables.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { signer } from "../../tickets/server/sign.ts";
import { consentSentence } from "../texts.ts";
import { forgetLeads } from "./store.ts";
import { lead } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let staff: TestPerson;
let colleague: TestPerson;
let elsewhere: TestPerson;
let norvika: number;
let number: string;
const numberOf = async (who: TestPerson) => {
	const [row] = await site.deps.db.select().from(registration).where(eq(registration.accountId, who.id));
	return ticketNumber(row!.id);
};

beforeAll(async () => {
	site = await meeting();
	const { deps, event } = site;
	norvika = (await addExhibitor(deps, event, { name: "Norvika" })).id;
	[anna, staff, colleague] = [
		await site.person("anna", "expo"),
		await site.person("staff", "expo"),
		await site.person("colleague", "expo"),
	];
	elsewhere = await site.person("elsewhere", "elsewhere");
	for (const { id: accountId } of [staff, colleague])
		await changeStaff(deps, { exhibitorId: norvika, eventId: event.id, accountId, isStaff: true, actor: "test" });
	number = await numberOf(anna);
});
beforeEach(async () => {
	site.server.clock.set("2025-06-06T10:00:00Z");
	await site.deps.db.delete(lead);
});

const at = (path = "") => `/api/exhibitor/${norvika}/leads${path}?lang=en`;
const look = (who: TestPerson, code: string) => who.ask(at("/look"), { method: "POST", payload: { code } });
const agreed = { isAgreed: true, version: consentSentence.version };
const take = (who: TestPerson, code = number, more: object = {}) =>
	who.ask(at(), { method: "POST", payload: { code, ...agreed, ...more } });
const leads = async (who: TestPerson) => (await who.ask(at())).json().leads;

describe("a contact", () => {
	test("shows only initials until the person consents; then it is stored with the consent", async () => {
		const seen = await look(staff, number.toLowerCase());
		expect(seen.json()).toMatchObject({ initials: "A. S.", lead: null, consent: { version: consentSentence.version } });
		expect(seen.body).not.toMatch(/Szczepankowska|anna@/);
		expect((await take(staff, number, { isAgreed: false })).statusCode).toBe(400);
		expect((await take(staff, number, { version: 9 })).statusCode).toBe(409);
		expect(await leads(staff)).toEqual([]);
		await site.deps.db.update(account).set({ phoneNo: "+48600100201" }).where(eq(account.id, anna.id));
		const leadResponse = (await take(staff)).json();
		const phone = { phoneNo: "+48600100201", phoneText: "+48 600 100 201" };
		expect(leadResponse).toMatchObject({
			isNew: true,
			lead: { firstName: "Anna", email: anna.email, ...phone, rating: null, isMine: true },
		});
		const [row] = await site.deps.db.select().from(lead);
		expect(row).toMatchObject({ consentVersion: consentSentence.version, consentLang: "en", takenBy: staff.id });
		expect(row!.consentText).toMatch(/^I agree that Norvika gets my name/);
		const { rows } = await site.deps.db.execute(
			sql`select subject, text from email_message where recipient = ${anna.email} and kind = 'lead-taken'`,
		);
		expect(rows).toEqual([
			{ subject: expect.stringContaining("Norvika"), text: expect.stringContaining("account/data") },
		]);
	});

	test("is stored once, also by repeated and concurrent scans", async () => {
		const answers = await Promise.all([staff, colleague, staff, colleague, staff].map((who) => take(who)));
		expect(answers.map((one) => one.json().isNew).filter(Boolean)).toHaveLength(1);
		expect(new Set(answers.map((one) => one.json().lead.objectId)).size).toBe(1);
		expect(await leads(colleague)).toHaveLength(1);
		expect((await look(colleague, number)).json().lead).toMatchObject({ firstName: "Anna" });
	});

	test("can be taken by QR code; another event's, own, unpaid and cancelled tickets are refused", async () => {
		const [ticket] = await site.deps.db.select().from(registration).where(eq(registration.accountId, anna.id));
		const sign = await signer(site.deps);
		const ticketFields = {
			eventCode: "MSTS25",
			packageCode: "EXPO",
			calendarCode: null,
			isOnline: false,
			initials: "AS",
		};
		const code = sign({ registrationId: ticket!.id, issuedAt: new Date("2025-05-01T10:00:00Z"), ...ticketFields });
		expect((await look(staff, code)).json().initials).toBe("A. S.");
		const refused = [
			await look(staff, "7Q4K-2F9"),
			await look(staff, "7Q4K-2F9B"),
			await look(staff, ticketNumber(2_000_000_000)),
			await look(staff, `${code.slice(0, -3)}AAA`),
			await look(staff, await numberOf(elsewhere)),
			await look(staff, await numberOf(staff)),
		];
		await site.setTicket(anna.id, { status: "cancelled" });
		refused.push(await look(staff, number), await take(staff));
		await site.setTicket(anna.id, { status: "reserved" });
		refused.push(await look(staff, number));
		await site.setTicket(anna.id, { status: "confirmed" });
		expect(refused.map((one) => [one.statusCode, one.json().detail.slice(0, 32)])).toEqual([
			[404, "This is not a ticket code. Scan "],
			[404, "There is no such ticket for this"],
			[404, "There is no such ticket for this"],
			[404, "This is not a ticket code. Scan "],
			[409, "This is a ticket for another eve"],
			[409, "This is your own ticket."],
			[409, "This ticket was returned or canc"],
			[409, "This ticket was returned or canc"],
			[409, "This ticket is not confirmed yet"],
		]);
		expect(await leads(staff)).toEqual([]);
	});

	test("has stars and a note, and its CSV file runs no formula", async () => {
		const { objectId } = (await take(staff)).json().lead;
		const payload = { rating: 3, note: '=HYPERLINK("http://zlo.example")' };
		const saved = await colleague.ask(at(`/${objectId}`), { method: "POST", payload });
		expect(saved.json()).toMatchObject({ ...payload, isMine: false, takenBy: "Anna Szczepankowska-Wójcik" });
		const wrong = [
			{ rating: 4, note: "" },
			{ rating: null, note: "x".repeat(1001) },
		];
		for (const one of wrong)
			expect((await staff.ask(at(`/${objectId}`), { method: "POST", payload: one })).statusCode).toBe(400);
		const file = await staff.ask(at(".csv"));
		expect(file.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
		expect(file.body).toContain(`"3";"'=HYPERLINK(""http://zlo.example"")"`);
	});

	test("disappears from the exhibitor when the person withdraws; nobody else can withdraw it", async () => {
		const { objectId } = (await take(staff)).json().lead;
		const mine = async (who: TestPerson) => (await who.ask("/api/user/contacts-given?lang=en")).json().contacts;
		expect(await mine(anna)).toMatchObject([{ objectId, exhibitorName: "Norvika", version: consentSentence.version }]);
		const withdraw = (who: TestPerson) =>
			who.ask(`/api/user/contacts-given/${objectId}/withdraw?lang=en`, { method: "POST" });
		expect([(await withdraw(site.nobody)).statusCode, (await withdraw(staff)).statusCode]).toEqual([401, 404]);
		expect((await withdraw(anna)).json()).toEqual({ isWithdrawn: true });
		expect([await mine(anna), await leads(staff)]).toEqual([[], []]);
		expect((await staff.ask(at(".csv"))).body).not.toContain("Anna");
		const late = await staff.ask(at(`/${objectId}`), { method: "POST", payload: { rating: 1, note: "" } });
		expect([late.statusCode, late.json().detail]).toEqual([404, expect.stringContaining("withdrawn")]);
	});

	test("can be taken until the event's last day ends", async () => {
		site.server.clock.set("2025-06-07T21:59:59Z");
		expect((await take(staff)).statusCode).toBe(200);
		await site.deps.db.delete(lead);
		for (const late of ["2025-06-07T22:00:00Z", "2025-06-28T10:00:00Z"]) {
			site.server.clock.set(late);
			const refused = [await look(staff, number), await take(staff)];
			expect(refused.map((one) => [one.statusCode, one.json().detail])).toEqual(
				Array(2).fill([409, expect.stringMatching(/^The event is over/)]),
			);
		}
		expect(await leads(staff)).toEqual([]);
	});

	test("is deleted by the staff, or a year after the event", async () => {
		const { objectId } = (await take(staff)).json().lead;
		expect((await staff.ask(at(`/${objectId}`), { method: "DELETE" })).json()).toEqual({ isRemoved: true });
		await take(staff);
		await forgetLeads(site.deps.db, site.event.endsAt);
		expect(await leads(staff)).toHaveLength(1);
		await forgetLeads(site.deps.db, new Date(site.event.endsAt.getTime() + 1));
		expect(await leads(staff)).toEqual([]);
	});
});

test("people outside the company learn nothing about its contacts", async () => {
	const { objectId } = (await take(staff)).json().lead;
	const statusCodes = async (who: TestPerson) => [
		(await look(who, number)).statusCode,
		(await take(who)).statusCode,
		(await who.ask(at())).statusCode,
		(await who.ask(at(".csv"))).statusCode,
		(await who.ask(at(`/${objectId}`), { method: "POST", payload: { rating: null, note: "" } })).statusCode,
		(await who.ask(at(`/${objectId}`), { method: "DELETE" })).statusCode,
	];
	expect(await statusCodes(site.nobody)).toEqual(Array(6).fill(401));
	expect(await statusCodes(anna)).toEqual(Array(6).fill(404));
	expect(await leads(staff)).toHaveLength(1);
});

test("an account can try 240 codes an hour", async () => {
	const others = await site.person("trying", "expo");
	const statuses = new Set<number>();
	for (let n = 0; n < 8; n++) {
		const answers = await Promise.all(Array.from({ length: 30 }, () => look(others, "7Q4K-2F9B")));
		for (const { statusCode } of answers) statuses.add(statusCode);
	}
	expect([...statuses]).toEqual([404]);
	expect((await look(others, "7Q4K-2F9B")).statusCode).toBe(429);
	expect((await look(staff, number)).statusCode).toBe(200);
});
