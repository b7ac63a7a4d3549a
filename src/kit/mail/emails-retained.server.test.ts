import { expect, test } from "vitest";
import { posting } from "../../../tests/harness/posting.ts";
import { doDueWork } from "../../../tests/harness/server.ts";
import { emailById, failedEmails, sendAgain } from "./store.ts";
import { emailAttachment } from "./tables.ts";

const { smtp, server, mail, write, rows } = posting();
const secretive = {
	html: '<a href="https://estrada.example/reset.html?token=tajne">x</a>',
	text: "https://estrada.example/reset.html?token=tajne",
	unsubscribeUrl: "https://estrada.example/api/letters/tajne/unsubscribe",
	attachments: [{ name: "x.txt", contentType: "text/plain", content: Buffer.from("tajne") }],
};
const everything = async () =>
	JSON.stringify([
		await rows(),
		(await server().deps.db.select().from(emailAttachment)).map((one) => String(one.bytes)),
	]);
/** Runs recurring work that is due at `iso`. */
const workAt = async (iso: string) => {
	server().clock.set(iso);
	await doDueWork(server());
	server().clock.set(new Date(new Date(iso).getTime() + 2 * 3_600_000).toISOString());
	await doDueWork(server());
};

test("a sent e-mail keeps only recipient, time and subject", async () => {
	await write("anna@firma.example", { ...secretive, unsubscribeUrl: undefined });
	expect(await everything()).toContain("tajne");
	await (await mail()).drain();
	expect(smtp().taken[0]!.raw).toContain("token=tajne");
	expect(await everything()).not.toContain("tajne");
	expect(await rows()).toMatchObject([
		{ recipient: "anna@firma.example", kind: "test", status: "sent", html: "", text: "", sentAt: expect.any(Date) },
	]);
	const page = await server().app.inject("/outbox/1?lang=en");
	expect(page.body).toContain("its content is erased");
});

test("a withdrawn e-mail keeps no more", async () => {
	await write("anna@firma.example", secretive);
	await (await mail()).drain(); // no account has this key, so the e-mail is not wanted
	expect(smtp().taken).toEqual([]);
	expect(JSON.stringify(await rows())).not.toContain("tajne");
	expect(await rows()).toMatchObject([{ status: "withdrawn", text: "", unsubscribeUrl: null }]);
});

test("a failed e-mail keeps its content for a retry, then loses it", async () => {
	await write("refused@firma.example", { ...secretive, unsubscribeUrl: undefined });
	await (await mail()).drain();
	expect(await failedEmails(server().deps.db)).toMatchObject([{ text: secretive.text }]);
	await server().deps.db.transaction((tx) => sendAgain(tx, 1));
	expect(await emailById(server().deps.db, 1)).toMatchObject({ status: "waiting", text: secretive.text });
});

test("without a mail server e-mails stay complete for 30 days, then are deleted", async () => {
	await write("dev@firma.example", secretive);
	await workAt("2025-05-30T07:59:00Z");
	expect(await rows()).toMatchObject([{ status: "waiting", text: secretive.text }]);
	expect((await server().app.inject("/outbox/1")).body).toContain("token=tajne");
	await workAt("2025-05-30T10:01:00Z");
	expect(await rows()).toEqual([]);
	expect(await everything()).not.toContain("tajne");
});
