import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { existingEvent } from "../../event/server/store.ts";
import { getToday } from "../../today/contract.ts";
import { type FailedEmail, getFailedEmails } from "../contract.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
beforeAll(async () => {
	one = await officePeople();
	await one.db.delete(emailMessage);
	const newYork = await existingEvent(one.db, "NYC25");
	await write("anna@firma.example", "failed", one.event.id);
	await write("obcy@inna.example", "bounced", one.event.id);
	await write("jan@inna.example", "returned", newYork.id);
	await write("jan@inna.example", "sent", one.event.id);
	await write("jan@inna.example", "failed", null);
});

async function write(recipient: string, status: (typeof emailMessage.$inferSelect)["status"], eventId: number | null) {
	const subject = `${status} ${recipient}`;
	const content = { sender: "a@b.example", subject, text: "", html: "", lang: "pl" as const, kind: "registered" };
	const email = { ...content, recipient, createdAt: one.server.clock.now(), eventId: eventId ?? undefined };
	await one.db.transaction((tx) => addEmail(tx, email));
	await one.db
		.update(emailMessage)
		.set({ status, lastError: `550 ${status}` })
		.where(eq(emailMessage.subject, subject));
}

const read = async (who: TestOrganiser, query = {}): Promise<{ rows: FailedEmail[]; next: string | null }> =>
	(await who.ask(getFailedEmails, { params: { eventCode: "MSTS25" }, query: query as never })).json();

test("an event's failed e-mails have their answers and participants", async () => {
	const { rows } = await read(one.sales);
	expect(rows.map(({ recipient, status, answer, person }) => [recipient, status, answer, person?.personId])).toEqual([
		["obcy@inna.example", "bounced", "550 bounced", undefined],
		["anna@firma.example", "failed", "550 failed", one.anna.accountId],
	]);
	const { tasks } = (await one.sales.ask(getToday)).json();
	expect(tasks).toContainEqual(
		expect.objectContaining({ kind: "failedEmails", count: 2, path: "office/today/emails" }),
	);
});

test("they are read by roles that see contact data", async () => {
	for (const who of [one.host, one.editor, one.viewer]) expect((await who.ask(getFailedEmails)).statusCode).toBe(403);
	expect((await one.host.ask(getToday)).json().tasks).toEqual([]);
	expect((await one.sales.ask(getFailedEmails, { params: { eventCode: "NYC25" } })).statusCode).toBe(404);
});

test("pages follow each other without gaps", async () => {
	for (let n = 0; n < 60; n++) await write(`p${n}@inna.example`, "failed", one.event.id);
	const seen: number[] = [];
	let after: string | null = "";
	while (after !== null) {
		const page: Awaited<ReturnType<typeof read>> = await read(one.owner, after && { after });
		seen.push(...page.rows.map(({ objectId }) => objectId));
		after = page.next;
	}
	expect(seen).toHaveLength(62);
	expect(seen).toEqual(seen.toSorted((a, b) => b - a));
	expect(new Set(seen).size).toBe(62);
});
