import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { standOf, talk } from "../../../../tests/harness/chat.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { closeConversation } from "./conversations.ts";
import { sendChatEmails } from "./send-emails.ts";

let one: Awaited<ReturnType<typeof talk>>;
beforeEach(async () => {
	one = await talk();
});
const at = (iso: string) => one.server.clock.set(iso);
const letters = async () =>
	(await emails(one.server.deps.db, 1, 100)).rows.filter(({ kind }) => kind === "chat-waiting");
const written = async () => {
	await sendChatEmails(one.writing);
	return (await letters()).length;
};

test("an hour after an unseen message one e-mail names its author and does not quote it", async () => {
	await one.send("anna", "Tajne słowa");
	at("2025-06-05T10:59:59Z");
	expect(await written()).toBe(0);
	at("2025-06-05T11:00:00Z");
	expect([await written(), await written()]).toEqual([1, 1]);
	const [letter] = await letters();
	expect(letter).toMatchObject({ recipient: "hubert@ktos.example", subject: expect.stringContaining("Anna Nowak") });
	expect(letter!.text).toContain("/account/chats");
	expect(letter!.text).not.toContain("Tajne");
});

test("a person gets one e-mail a day at most, none twice for a message, and none for seen messages", async () => {
	await one.send("anna", "Raz");
	at("2025-06-05T11:30:00Z");
	expect(await written()).toBe(1);
	await one.send("anna", "Dwa");
	at("2025-06-06T11:29:00Z");
	expect(await written()).toBe(1);
	at("2025-06-06T11:30:00Z");
	expect(await written()).toBe(2);
	at("2025-06-09T11:30:00Z");
	expect(await written()).toBe(2);
	await one.send("anna", "Trzy");
	await one.seen("hubert", 3);
	at("2025-06-09T13:30:00Z");
	expect(await written()).toBe(2);
});

test("no e-mail goes to a person who switched them off or closed the conversation", async () => {
	const off = await one.ask("hubert", "emails", { wantsEmails: false });
	expect(off.json()).toEqual({ wantsEmails: false });
	expect((await one.ask("hubert", "conversations")).json().wantsEmails).toBe(false);
	await one.send("anna", "Raz");
	at("2025-06-05T12:00:00Z");
	expect(await written()).toBe(0);
	await one.ask("hubert", "emails", { wantsEmails: true });
	await one.server.deps.db.transaction((tx) =>
		closeConversation(tx, { ...one.pair("anna", "hubert"), closedBy: one.idOf("hubert"), now: one.server.clock.now() }),
	);
	await one.send("anna", "Dwa");
	at("2025-06-05T14:00:00Z");
	expect(await written()).toBe(0);
});

test("e-mails to staff name the visitor and the company; the visitor's e-mail names the company", async () => {
	const stand = await standOf(one, ["hubert", "ola"]);
	const { objectId: id } = (await stand.open("anna")).json();
	await one.sendTo(id, "anna", "Ile osób?");
	at("2025-06-05T11:00:00Z");
	expect(await written()).toBe(2);
	const emailLines = (await letters()).map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted();
	expect(emailLines).toEqual([
		"hubert@ktos.example Czeka na Ciebie wiadomość: Anna Nowak (Norvika)",
		"ola@ktos.example Czeka na Ciebie wiadomość: Anna Nowak (Norvika)",
	]);
	expect((await letters())[0]!.text).toContain(`/exhibitor/inbox?company=${stand.id}`);
	await one.sendTo(id, "ola", "Osiem.");
	await one.ask("ola", `conversations/${id}/seen`, { number: 2 });
	at("2025-06-05T12:30:00Z");
	expect(await written()).toBe(3);
	expect((await letters())[0]).toMatchObject({
		recipient: "anna@ktos.example",
		subject: expect.stringMatching(/: Norvika$/),
	});
});

test("a name that looks like an address is no link in the e-mail", async () => {
	const name = { firstName: "https://zly.example/wygrana", lastName: "a@b.example" };
	await one.server.deps.db
		.update(account)
		.set(name)
		.where(eq(account.id, one.idOf("anna")));
	await one.send("anna", "Raz");
	at("2025-06-05T11:00:00Z");
	expect(await written()).toBe(1);
	const { subject, text, html } = invariant((await letters())[0], "the e-mail");
	for (const part of [subject, text, html]) {
		expect(part).toContain("wygrana");
		expect(part).not.toMatch(/:\/\/zly|zly\.example|@b\.example/);
	}
});
