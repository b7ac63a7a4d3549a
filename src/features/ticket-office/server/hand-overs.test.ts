import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeShop } from "../../../../tests/harness/changing.ts";
import { addEvent } from "../../../../tests/harness/content.ts";
import { FREE } from "../../../../tests/harness/options.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { whileLocked } from "../../../../tests/harness/while-locked.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { event } from "../../event/server/tables.ts";
import { getParticipants, type Participant } from "../../participants/contract.ts";
import { getPerson } from "../../participants/person-contract.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import * as calls from "../contract.ts";

let one: Awaited<ReturnType<typeof changeShop>>;
let sales: TestOrganiser;
let owner: TestOrganiser;
let host: TestOrganiser;
let anna: Awaited<ReturnType<typeof one.guest>>;
let jan: Awaited<ReturnType<typeof one.holder>>;
beforeAll(async () => {
	one = await changeShop();
	await addEvent(one.server.deps, { code: "NYC25", name: "Nowy Jork" });
});
beforeEach(async () => {
	await one.empty();
	const now = one.server.clock.now().getTime();
	await one.db.update(event).set({ startsAt: new Date(now - 3_600_000), endsAt: new Date(now + 86_400_000) });
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(one.server, { role: "owner", eventCode: null });
	host = await organiserOf(one.server, { role: "host", eventCode: "MSTS25" });
	anna = await one.guest("anna@firma.example", FREE);
	jan = await one.holder("jan@inna.example", { firstName: "Jan", lastName: "Łoś" });
});

const OLA = { email: "ola@nowa.example", firstName: "Ola", lastName: "Nowak", lang: "pl" as const };
type To = typeof OLA;
const preview = (registrationId: number, to: To = OLA, by = sales) =>
	by.ask(calls.previewTicketHandOver, { params: { registrationId }, body: to });
async function handOver(registrationId: number, to: To = OLA, by = sales) {
	const { fingerprint = "none" } = (await preview(registrationId, to, by)).json();
	return by.ask(calls.handTicketOver, { params: { registrationId }, body: { ...to, fingerprint } });
}
const ticketsOf = (orderId: number) => one.db.select().from(registration).where(eq(registration.orderId, orderId));

describe("an organiser hands a ticket over", () => {
	test("also after the start of the event; both people's pages and the journal say it", async () => {
		const seen = (await preview(jan.id)).json();
		expect(seen.title).toMatch(/^Ticket \w{4}-\w{4} \(Jan Łoś, Basic Online\) goes to Ola Nowak, ola@nowa\.example\.$/);
		expect([seen.emails, seen.effects.join(" ")]).toEqual([2, expect.stringContaining("payer stay")]);
		expect((await one.ticketOf(jan)).status).toBe("confirmed");
		expect((await handOver(jan.id)).json()).toEqual({ sentence: "The ticket is handed over to Ola Nowak." });
		const [received] = await ticketsOf(jan.order.id);
		const { id, accountId } = received!;
		const page = async (personId: string) =>
			(await sales.ask(getPerson, { params: { eventCode: "MSTS25", personId } })).json();
		const [olas, jans] = [await page(accountId), await page(jan.accountId)];
		expect(olas).toMatchObject({ firstName: "Ola", registrations: [{ status: "confirmed", can: { handOver: true } }] });
		expect(jans.registrations).toMatchObject([
			{
				status: "cancelled",
				isHandedOver: true,
				handedTo: { personId: accountId, name: "Ola Nowak" },
				can: { handOver: false, changePackage: false },
			},
		]);
		expect(olas.registrations).toMatchObject([{ isHandedOver: false, handedTo: null }]);
		const { rows } = (await sales.ask(getParticipants)).json();
		const states = rows.map((row: Participant) => [row.firstName, row.isHandedOver, row.handedTo?.personId]);
		expect(states).toContainEqual(["Jan", true, accountId]);
		expect(states).toContainEqual(["Ola", false, undefined]);
		expect(jans.details.timeline.map(({ title }: { title: string }) => title)).toContain(
			"Ticket handed to another person",
		);
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "ticket.handed-over"));
		expect(entry).toMatchObject({ actor: sales.accountId, subject: `registration:${jan.id}`, detail: { to: id } });
		expect((await one.ticketOf(anna)).status).toBe("confirmed");
	});

	test("again to a third person, before the second confirms", async () => {
		await handOver(jan.id);
		const [received] = await ticketsOf(jan.order.id);
		expect((await handOver(received!.id, { ...OLA, email: "nel@nowa.example", firstName: "Nel" })).statusCode).toBe(
			200,
		);
		expect((await ticketsOf(jan.order.id)).length).toBe(1);
		expect(await one.places()).toEqual({ EXPO: 1, "BASIC-ONLINE": 1 });
	});

	test("not after the end, of another event's ticket, to a registered person, or as a host", async () => {
		expect((await preview(jan.id, OLA, host)).statusCode).toBe(403);
		const params = { registrationId: jan.id, eventCode: "NYC25" };
		expect((await owner.ask(calls.previewTicketHandOver, { params, body: OLA })).statusCode).toBe(404);
		const body = { ...OLA, fingerprint: "x" };
		expect((await owner.ask(calls.handTicketOver, { params, body })).statusCode).toBe(404);
		const registered = await preview(jan.id, { ...OLA, email: "anna@firma.example" });
		expect([registered.statusCode, registered.json().message]).toEqual([
			409,
			expect.stringContaining("already has a ticket"),
		]);
		expect((await preview(jan.id, { ...OLA, email: "ola" })).statusCode).toBe(400);
		await one.db.update(event).set({ endsAt: one.server.clock.now() });
		expect((await preview(jan.id)).statusCode).toBe(409);
		expect((await one.ticketOf(jan)).status).toBe("confirmed");
	});

	test("with the preview's fingerprint only", async () => {
		const { fingerprint } = (await preview(jan.id)).json();
		const run = (to: To) =>
			sales.ask(calls.handTicketOver, { params: { registrationId: jan.id }, body: { ...to, fingerprint } });
		const other = await run({ ...OLA, email: "nel@nowa.example" });
		expect([other.statusCode, other.json().type]).toEqual([409, "office/preview-changed"]);
		expect((await run(OLA)).statusCode).toBe(200);
	});

	test("at the same moment as another one and the holder: one of them does", async () => {
		await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 3_600_000) });
		const params = { registrationId: jan.id, eventCode: "MSTS25" };
		const recipients: To[] = ["ewa", "nel"].map((name) => ({ ...OLA, email: `${name}@nowa.example` }));
		const bodies = await Promise.all(
			recipients.map(async (to) => ({ ...to, fingerprint: (await preview(jan.id, to)).json().fingerprint })),
		);
		const answers = await whileLocked(one.server, jan.id, () => [
			sales.ask(calls.handTicketOver, { params, body: bodies[0]! }),
			owner.ask(calls.handTicketOver, { params, body: bodies[1]! }),
			one.server.app.inject({
				method: "POST",
				url: `/api/user/registrations/${jan.id}/handOver?lang=en`,
				payload: OLA,
				headers: { cookie: jan.cookie },
			}),
		]);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
		expect((await ticketsOf(jan.order.id)).map(({ status }) => status)).toEqual(["confirmed"]);
	});
});
