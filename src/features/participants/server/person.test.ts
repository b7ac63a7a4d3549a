import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { newestEmailsTo } from "../../../kit/mail/event-email-store.ts";
import { account } from "../../account/server/tables.ts";
import { registerGuest } from "../../guests/contract.ts";
import { guestForm } from "../../guests/guest-form.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import * as calls from "../person-contract.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
beforeAll(async () => {
	one = await officePeople();
});

const look = async (organiser: TestOrganiser, personId: string, eventCode = "MSTS25"): Promise<calls.Person> =>
	(await organiser.ask(calls.getPerson, { params: { eventCode, personId } })).json();
const views = async () => {
	const { actor, subject } = auditEntry;
	return one.db.select({ actor, subject }).from(auditEntry).where(eq(auditEntry.action, "person.viewed"));
};

describe("the page of a person", () => {
	test("has tickets, orders, consents and history of the events that the organiser may see", async () => {
		const jan = await look(one.sales, one.jan.accountId);
		expect(jan).toMatchObject({
			firstName: "Jan",
			registrations: [{ objectId: one.jan.id, isOfThisEvent: true, can: { resend: true, cancel: false } }],
			details: {
				email: "jan@inna.example",
				isEmailConfirmed: true,
				data: { firstName: "Jan", lastName: "Łoś", lang: "en" },
				orders: [{ number: one.jan.order.number, status: "confirmed", grossGrosz: 36_777 }],
			},
			can: { change: true, export: true, erase: false },
		});
		expect(jan.details!.consents.map(({ kind, version, isGiven }) => [kind, version, isGiven])).toContainEqual([
			"processing",
			3,
			true,
		]);
		const kinds = new Set(jan.details!.timeline.map(({ kind }) => kind));
		expect([...kinds].toSorted()).toEqual(["consent", "email", "order", "ticket", "view"].toSorted());
		expect(jan.details!.timeline.map(({ title }) => title).join()).not.toContain("Wizyta");
	});

	test("shows an organiser of all events the tickets of all events, with commands for this one only", async () => {
		const { registrations, can } = await look(one.owner, one.jan.accountId);
		expect(registrations.map(({ eventCode, can }) => [eventCode, can.resend])).toEqual([
			["NYC25", false],
			["MSTS25", true],
		]);
		expect(can.export).toBe(true);
	});

	test("is not found at an event without a registration, nor for an unknown person", async () => {
		for (const [personId, eventCode] of [
			[one.anna.accountId, "NYC25"],
			["nobody", "MSTS25"],
		]) {
			const answer = await one.owner.ask(calls.getPerson, { params: { personId: personId!, eventCode: eventCode! } });
			expect(answer.statusCode).toBe(404);
		}
	});

	test("shows a host the name and the ticket only", async () => {
		const anna = await look(one.host, one.anna.accountId);
		expect(anna).toMatchObject({
			lastName: "Szczepankowska-Wójcik",
			registrations: [{ objectId: one.anna.id, can: { resend: false, cancel: false } }],
			details: null,
			can: { change: false, export: false },
		});
		expect(JSON.stringify(anna)).not.toContain("firma.example");
		for (const organiser of [one.viewer, one.editor]) {
			const answer = await organiser.ask(calls.getPerson, { params: { personId: one.anna.accountId } });
			expect(answer.statusCode).toBe(403);
		}
	});

	test("records a look once an hour per organiser and person, and shows who looked", async () => {
		await one.db.delete(auditEntry).where(eq(auditEntry.action, "person.viewed"));
		await Promise.all([look(one.sales, one.anna.accountId), look(one.sales, one.anna.accountId)]);
		await look(one.sales, one.jan.accountId);
		await look(one.host, one.anna.accountId);
		expect(await views()).toHaveLength(3);
		one.later(59);
		await look(one.sales, one.anna.accountId);
		expect(await views()).toHaveLength(3);
		one.later(2);
		const anna = await look(one.sales, one.anna.accountId);
		expect(anna.views.map(({ name }) => name.split(" ")[0])).toEqual(["Olga", "Olga", "Olga"]);
		const ofAnna = (await views()).filter(({ subject }) => subject === one.anna.accountId);
		expect(ofAnna.map(({ actor }) => actor)).toEqual([one.sales.accountId, one.host.accountId, one.sales.accountId]);
	});
});

describe("a change of data", () => {
	const NEW = { firstName: "Anna", lastName: "Wójcik", nick: "", phoneNo: "+48 601 234 567", lang: "pl" as const };
	const change = (organiser: TestOrganiser, version: string, more: Partial<typeof NEW> = {}) =>
		organiser.ask(calls.changePerson, {
			params: { eventCode: "MSTS25", personId: one.anna.accountId },
			body: { ...NEW, ...more, version },
		});

	test("is stored and audited without values; a save over it is refused and changes nothing", async () => {
		const { version } = (await look(one.sales, one.anna.accountId)).details!;
		const saved = await change(one.sales, version);
		expect(saved.json()).toMatchObject({ data: { lastName: "Wójcik" } });
		const late = await change(one.owner, version, { lastName: "Inna" });
		expect([late.statusCode, late.json().type]).toEqual([409, "office/version-changed"]);
		const { data, version: now } = (await look(one.owner, one.anna.accountId)).details!;
		expect([data.lastName, now]).toEqual(["Wójcik", saved.json().version]);
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "account.person-changed"));
		expect(entry).toMatchObject({
			actor: one.sales.accountId,
			subject: one.anna.accountId,
			detail: { fields: ["lastName"] },
		});
		const [jan] = await one.db.select().from(account).where(eq(account.id, one.jan.accountId));
		expect(jan!.lastName).toBe("Łoś");
	});

	test("follows the rules of registration", async () => {
		const { version } = (await look(one.sales, one.anna.accountId)).details!;
		const refused = await change(one.sales, version, { phoneNo: "12", firstName: " " });
		expect(refused.statusCode).toBe(400);
		expect(Object.keys(refused.json().modelState)).toEqual(["firstName", "phoneNo"]);
	});

	test("is refused to a host, and for a person of another event", async () => {
		expect((await change(one.host, "x")).statusCode).toBe(403);
		const params = { eventCode: "NYC25", personId: one.anna.accountId };
		const answer = await one.owner.ask(calls.changePerson, { params, body: { ...NEW, version: "x" } });
		expect(answer.statusCode).toBe(404);
	});
});

describe("the e-mail with the ticket", () => {
	const resend = (registrationId: number, organiser = one.sales) =>
		organiser.ask(calls.resendTicket, { params: { registrationId }, body: {} });
	const registeredEmails = async (recipient: string) =>
		(await newestEmailsTo(one.db, { recipient, eventIds: [one.event.id], limit: 50 })).filter(
			({ kind }) => kind === "registered",
		).length;

	test("is sent again to its holder only, and audited", async () => {
		const before = await registeredEmails("anna@firma.example");
		const sent = await resend(one.anna.id);
		expect(sent.json()).toEqual({ sentence: "The ticket is sent to anna@firma.example." });
		expect(await registeredEmails("anna@firma.example")).toBe(before + 1);
		expect(await registeredEmails("jan@inna.example")).toBe(0);
		const is = and(eq(auditEntry.action, "ticket.resent"), eq(auditEntry.subject, `registration:${one.anna.id}`));
		expect(await one.db.select().from(auditEntry).where(is)).toHaveLength(1);
	});

	test("is sent once per key", async () => {
		const headers = { "idempotency-key": "sent-once" };
		const before = await registeredEmails("anna@firma.example");
		const send = () =>
			one.sales.ask(calls.resendTicket, { params: { registrationId: one.anna.id }, body: {}, headers });
		const [first, again] = [await send(), await send()];
		expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
		expect(await registeredEmails("anna@firma.example")).toBe(before + 1);
	});

	test("leaves for a guest before the address is confirmed, with a new activation link", async () => {
		const guest = {
			...guestForm.empty,
			firstName: "Gość",
			lastName: "Żak",
			email: "gosc@inna.example",
			packageCode: "EXPO",
		};
		const { personId } = (await one.sales.ask(registerGuest, { body: guest })).json();
		const [ticket] = (await look(one.sales, personId)).registrations;
		expect(ticket).toMatchObject({ can: { resend: true } });
		expect((await resend(ticket!.objectId)).statusCode).toBe(200);
		const sent = await newestEmailsTo(one.db, { recipient: guest.email, eventIds: [one.event.id], limit: 50 });
		expect(sent.map(({ kind }) => kind)).toEqual(["activation", "activation"]);
		const { version, data } = (await look(one.sales, personId)).details!;
		const params = { personId };
		const saved = await one.sales.ask(calls.changePerson, { params, body: { ...data, firstName: "Gosia", version } });
		expect(saved.json().data).toMatchObject({ firstName: "Gosia", phoneNo: "" });
	});

	test("is refused for another event's ticket, to a host, and without a confirmed address", async () => {
		expect((await resend(one.abroad)).statusCode).toBe(404);
		expect((await resend(one.anna.id, one.host)).statusCode).toBe(403);
		const isAnna = eq(account.id, one.anna.accountId);
		await one.db.update(account).set({ emailVerified: false }).where(isAnna);
		expect((await resend(one.anna.id)).statusCode).toBe(409);
		await one.db.update(account).set({ emailVerified: true }).where(isAnna);
	});
});

describe("cancelling a registration", () => {
	const preview = (registrationId: number, organiser = one.sales) =>
		organiser.ask(calls.previewCancelParticipant, { params: { registrationId }, body: {} });
	const cancel = (registrationId: number, fingerprint: string, headers: Record<string, string> = {}) =>
		one.sales.ask(calls.cancelParticipant, { params: { registrationId }, body: { fingerprint }, headers });
	const status = async (id: number) =>
		(await one.db.select().from(registration).where(eq(registration.id, id)))[0]!.status;

	test("says its effects first and changes nothing by that", async () => {
		const answer = (await preview(one.anna.id)).json();
		expect(answer.title).toContain("Anna Wójcik");
		expect(answer).toMatchObject({ emails: 1, needsSecondPerson: false, figures: [] });
		expect(answer.effects.join(" ")).toContain("A place of Expo becomes free.");
		expect(await status(one.anna.id)).toBe("confirmed");
	});

	test("is refused for a paid ticket, another event's ticket, and to a host", async () => {
		const paid = await preview(one.jan.id);
		expect([paid.statusCode, paid.json().message]).toEqual([409, expect.stringContaining(one.jan.order.number)]);
		expect((await preview(one.abroad)).statusCode).toBe(404);
		expect((await preview(one.anna.id, one.host)).statusCode).toBe(403);
	});

	test("needs the preview's fingerprint, and runs once", async () => {
		const { fingerprint } = (await preview(one.anna.id)).json();
		const wrong = await cancel(one.anna.id, "another");
		expect([wrong.statusCode, wrong.json().type]).toEqual([409, "office/preview-changed"]);
		expect(await status(one.anna.id)).toBe("confirmed");
		const key = { "idempotency-key": "cancelled-once" };
		const answers = await Promise.all([cancel(one.anna.id, fingerprint, key), cancel(one.anna.id, fingerprint)]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		const again = await cancel(one.anna.id, fingerprint, key);
		expect(again.statusCode).toBe(answers[0]!.statusCode);
		expect([await status(one.anna.id), await status(one.jan.id)]).toEqual(["cancelled", "confirmed"]);
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "registration.cancelled"));
		expect(entry).toMatchObject({ actor: one.sales.accountId, subject: `registration:${one.anna.id}` });
	});
});

describe("the export of a person's data", () => {
	// the clock has moved on since their proofs
	beforeAll(async () => {
		await Promise.all([one.owner.prove(), one.sales.prove()]);
	});
	const exported = (organiser: TestOrganiser, personId: string, eventCode = "MSTS25") =>
		organiser.ask(calls.exportPerson, { params: { eventCode, personId } });

	test("is a file with all events, for organisers of all events, and audited", async () => {
		const answer = await exported(one.owner, one.jan.accountId);
		expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
		expect(answer.rawPayload.includes("orders.json")).toBe(true);
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "person.exported"));
		expect(entry).toMatchObject({ actor: one.owner.accountId, subject: one.jan.accountId });
	});

	test("is refused to hosts, and for a person of another event", async () => {
		expect((await exported(one.host, one.jan.accountId)).statusCode).toBe(403);
		expect((await exported(one.owner, one.anna.accountId, "NYC25")).statusCode).toBe(404);
	});

	test("is limited to 30 an hour for an organiser", async () => {
		const statuses = new Set<number>();
		for (let count = 0; count < 30; count++) statuses.add((await exported(one.owner, one.jan.accountId)).statusCode);
		expect((await exported(one.owner, one.jan.accountId)).statusCode).toBe(429);
		expect([...statuses]).toContain(200);
	});
});
