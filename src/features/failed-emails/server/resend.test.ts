import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { existingEvent } from "../../event/server/store.ts";
import { type FailedEmail, getFailedEmails, previewResendEmail, resendEmail } from "../contract.ts";
import { resendRefusals } from "../texts.ts";

type Status = (typeof emailMessage.$inferSelect)["status"];

let one: Awaited<ReturnType<typeof officePeople>>;
let newYorkId: number;
beforeAll(async () => {
	one = await officePeople();
	newYorkId = (await existingEvent(one.db, "NYC25")).id;
});
beforeEach(async () => {
	await one.db.delete(emailMessage);
	await one.db.delete(auditEntry).where(eq(auditEntry.action, "email.retried"));
});

async function failed(kind: string, status: Status = "failed", eventId = one.event.id): Promise<number> {
	const content = { sender: "a@b.example", subject: `Temat ${kind}`, text: "t", html: "h", lang: "pl" as const, kind };
	const email = { ...content, recipient: "anna@firma.example", createdAt: one.server.clock.now(), eventId };
	await one.db.transaction((tx) => addEmail(tx, email));
	const all = await one.db.select({ id: emailMessage.id }).from(emailMessage).orderBy(emailMessage.id);
	const { id } = all.at(-1)!;
	await one.db.update(emailMessage).set({ status, tries: 5, lastError: "421 later" }).where(eq(emailMessage.id, id));
	return id;
}

const at = (emailId: number) => ({ eventCode: "MSTS25", emailId });
const preview = (emailId: number, who: TestOrganiser = one.sales) =>
	who.ask(previewResendEmail, { params: at(emailId) });
const run = (emailId: number, fingerprint: string, headers = {}, who: TestOrganiser = one.sales) =>
	who.ask(resendEmail, { params: at(emailId), body: { fingerprint }, headers });
const statusOf = async (id: number) => (await one.db.select().from(emailMessage).where(eq(emailMessage.id, id)))[0]!;
const entries = () => one.db.select().from(auditEntry).where(eq(auditEntry.action, "email.retried"));
const rows = async (): Promise<FailedEmail[]> => (await one.sales.ask(getFailedEmails)).json().rows;

test("an e-mail is previewed, queued again as it was written, and stands in the journal", async () => {
	const id = await failed("registered");
	const other = await failed("registered");
	expect((await rows()).map(({ can, refusal }) => [can.resend, refusal])).toEqual([
		[true, null],
		[true, null],
	]);
	const seen = (await preview(id)).json();
	expect([seen.effects, seen.emails]).toEqual([["The same e-mail is sent again to anna@firma.example."], 1]);
	expect((await statusOf(id)).status).toBe("failed");
	const done = await run(id, seen.fingerprint);
	expect(done.json()).toEqual({ sentence: "The e-mail to anna@firma.example is queued." });
	expect(await statusOf(id)).toMatchObject({ status: "waiting", tries: 0, text: "t", subject: "Temat registered" });
	expect((await statusOf(other)).status).toBe("failed");
	expect(await entries()).toMatchObject([
		{ actor: one.sales.accountId, subject: `email:${id}`, eventId: one.event.id, detail: {} },
	]);
	expect((await rows()).map(({ objectId }) => objectId)).toEqual([other]);
});

test("a request with one key queues once, and another one is refused", async () => {
	const id = await failed("registered");
	const { fingerprint } = (await preview(id)).json();
	const key = { "idempotency-key": "only-once" };
	const both = await Promise.all([run(id, fingerprint, key), run(id, fingerprint, key)]);
	expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	expect((await run(id, fingerprint, key)).json()).toEqual(both[0]!.json());
	const again = await run(id, fingerprint);
	expect([again.statusCode, again.json().message]).toEqual([409, resendRefusals.notFailed.en]);
	expect(await entries()).toHaveLength(1);
});

test("two organisers at once queue it once", async () => {
	const id = await failed("registered");
	const { fingerprint } = (await preview(id)).json();
	const both = await Promise.all([run(id, fingerprint), run(id, fingerprint, {}, one.owner)]);
	expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
	expect(await entries()).toHaveLength(1);
});

test.each([
	["organiser-invitation", "failed", "organiser"],
	["exhibitor-invitation", "failed", "exhibitor"],
	["newsletter-confirm", "failed", "subscription"],
	["registered", "bounced", "bounced"],
	["registered", "returned", "returned"],
] as const)("%s, %s, is refused with the step to take", async (kind, status, refusal) => {
	const id = await failed(kind, status);
	const [row] = await rows();
	expect([row!.can.resend, row!.refusal]).toEqual([false, resendRefusals[refusal].en]);
	for (const answer of [await preview(id), await run(id, "x")])
		expect([answer.statusCode, answer.json().message]).toEqual([409, resendRefusals[refusal].en]);
	expect([(await statusOf(id)).status, await entries()]).toEqual([status, []]);
});

test("a link that expires after the preview is not sent", async () => {
	const id = await failed("activation");
	const { fingerprint } = (await preview(id)).json();
	await one.db
		.update(emailMessage)
		.set({ createdAt: new Date(one.server.clock.now().getTime() - 48 * 3_600_000) })
		.where(eq(emailMessage.id, id));
	const late = await run(id, fingerprint);
	expect([late.statusCode, late.json().message]).toEqual([409, resendRefusals.activation.en]);
	expect((await statusOf(id)).status).toBe("failed");
});

test("another event's e-mail, and one of an account, are unknown", async () => {
	const foreign = await failed("registered", "failed", newYorkId);
	expect((await preview(foreign)).statusCode).toBe(404);
	expect((await run(foreign, "x")).statusCode).toBe(404);
	const ofAccount = await failed("password-reset");
	await one.db.update(emailMessage).set({ eventId: null }).where(eq(emailMessage.id, ofAccount));
	expect((await preview(ofAccount)).statusCode).toBe(404);
	for (const who of [one.host, one.editor, one.viewer]) expect((await preview(foreign, who)).statusCode).toBe(403);
});
