import { expect, test } from "vitest";
import { bounceReport } from "../../../tests/harness/bounces.ts";
import { posting } from "../../../tests/harness/posting.ts";
import { bouncesIn } from "./bounce.ts";
import { allowAddress } from "./bounce-store.ts";
import { receiveBounces } from "./receive-bounces.ts";
import { messageIdOf } from "./smtp.ts";
import { failedEmails, sendAgain } from "./store.ts";

const { smtp, server, mail, write, rows } = posting();

/** Sends an e-mail to each address. Returns the rows, newest first. */
async function sent(...recipients: string[]) {
	for (const recipient of recipients) await write(recipient);
	await (await mail()).drain();
	return rows();
}

const receive = (report: Parameters<typeof bounceReport>[0]) =>
	receiveBounces(server().deps, bouncesIn(bounceReport(report)));

test("an address with a missing mailbox gets no more e-mails in any letter case; others do", async () => {
	const [, anna] = await sent("Anna@firma.example", "jan@firma.example");
	await receive({ messageId: messageIdOf(anna!), recipient: "anna@firma.example", status: "5.1.1" });
	const [jan, again] = await sent("anna@firma.example", "jan@firma.example");
	expect([jan?.status, again?.status]).toEqual(["sent", "failed"]);
	const recipients = smtp().taken.map(({ to }) => to);
	expect(recipients.toSorted()).toEqual(["Anna@firma.example", "jan@firma.example", "jan@firma.example"]); // in parallel
	expect((await failedEmails(server().deps.db)).map(({ recipient, lastError }) => [recipient, lastError])).toEqual([
		[
			"anna@firma.example",
			"not sent: the e-mail of 2025-04-30 to this address came back (550 5.1.1 The server's answer)",
		],
		["Anna@firma.example", "550 5.1.1 The server's answer"],
	]);
});

test("an address that is allowed again gets suppressed e-mails; the bounced one is not resent", async () => {
	const { db } = server().deps;
	const [anna] = await sent("anna@firma.example");
	await receive({ messageId: messageIdOf(anna!), recipient: "anna@firma.example", status: "5.1.1" });
	const [held] = await sent("anna@firma.example");
	expect(await db.transaction((tx) => allowAddress(tx, "ANNA@firma.example"))).toBe(true);
	expect(await db.transaction((tx) => sendAgain(tx, held!.id))).toBeDefined();
	expect(await db.transaction((tx) => sendAgain(tx, anna!.id))).toBeUndefined();
	await (await mail()).drain();
	expect(smtp().taken).toHaveLength(2);
});

test("a full mailbox, a forwarding target and a guessed Message-ID suppress nothing", async () => {
	const [, other, anna] = await sent("anna@firma.example", "ola@firma.example", "jan@firma.example");
	await receive({ messageId: messageIdOf(anna!), recipient: "anna@firma.example", status: "5.2.2" });
	await receive({ messageId: messageIdOf(other!), recipient: "old@elsewhere.example", status: "5.1.1" });
	const guessed = messageIdOf({ ...other!, token: crypto.randomUUID() });
	expect(await receive({ messageId: guessed, recipient: "ola@firma.example", status: "5.1.1" })).toEqual([]);
	expect((await rows()).map(({ status }) => status)).toEqual(["sent", "returned", "returned"]);
	await sent("anna@firma.example", "ola@firma.example");
	expect(smtp().taken).toHaveLength(5);
});
