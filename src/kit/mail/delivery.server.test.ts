import { describe, expect, test } from "vitest";
import { posting } from "../../../tests/harness/posting.ts";
import { freshServer } from "../../../tests/harness/server.ts";
import { messageIdOf } from "./smtp.ts";
import { claimEmails, failedEmails, sendAgain } from "./store.ts";

const { smtp, server, logged, mail, write, after, rows } = posting();
const header = (raw: string, name: string) => new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, "im").exec(raw)?.[1];

describe("an e-mail", () => {
	test("arrives unchanged once and is marked as sent", async () => {
		await write("anna@firma.example", { replyTo: "Biuro <biuro@foundation.example>" });
		await (await mail()).drain();
		await (await mail()).drain();
		expect(smtp().taken).toMatchObject([{ from: "estrada@foundation.example", to: "anna@firma.example" }]);
		const { raw } = smtp().taken[0]!;
		const [row] = await rows();
		expect(row).toMatchObject({ status: "sent", tries: 0, lastError: null, sentAt: server().clock.now() });
		expect(header(raw, "Message-ID")).toBe(messageIdOf(row!));
		expect(header(raw, "From")).toMatch(/^=\?UTF-8\?\S+\?=(\s+=\?UTF-8\?\S+\?=)* <estrada@foundation\.example>$/);
		expect(header(raw, "To")).toBe("anna@firma.example");
		expect(header(raw, "Reply-To")).toBe("Biuro <biuro@foundation.example>");
		expect(header(raw, "Subject")).toMatch(/^=\?UTF-8\?/);
		expect(header(raw, "Date")).toBe("Wed, 30 Apr 2025 10:00:00 +0000");
		expect(header(raw, "Auto-Submitted")).toBe("auto-generated");
		expect(header(raw, "Content-Language")).toBe("pl");
		expect(header(raw, "Content-Type")).toMatch(/^multipart\/alternative/);
	});

	test("has its attachments: bytes, and files made on sending", async () => {
		await write("anna@firma.example", {
			attachments: [
				{ name: "Faktura 1_2025.pdf", contentType: "application/pdf", content: Buffer.from("%PDF bytes") },
				{ name: "bilet.pdf", contentType: "application/pdf", content: { maker: "ticket", of: { order: 7 } } },
			],
		});
		await (await mail()).drain();
		const { raw } = smtp().taken[0]!;
		expect(header(raw, "Content-Type")).toMatch(/^multipart\/mixed/);
		expect(raw).toContain(Buffer.from("%PDF bytes").toString("base64"));
		expect(raw).toContain(Buffer.from('ticket {"order":7}').toString("base64"));
		expect(raw.indexOf("Faktura 1_2025.pdf")).toBeLessThan(raw.indexOf("bilet.pdf"));
	});

	test("has its inline pictures and omits a missing one", async () => {
		const imageTags = ["scene-7", "gone", "scene-7"].map((name) => `<img src="cid:${name}@estrada" alt="">`).join("");
		await write("anna@firma.example", { html: imageTags });
		await (await mail()).drain();
		const { raw } = smtp().taken[0]!;
		expect(raw.match(/^Content-Type: multipart\/\w+/gm)).toEqual([
			"Content-Type: multipart/alternative",
			"Content-Type: multipart/related",
		]);
		expect(raw.match(/^Content-ID: .*$/gm)).toEqual(["Content-ID: <scene-7@estrada>"]);
		expect(raw).toMatch(/^Content-Disposition: inline; filename=scene-7\.jpg/m);
		expect(raw).toContain(Buffer.from("picture scene-7").toString("base64"));
	});

	test("waits for a retry if its attachment cannot be made", async () => {
		const attachments = [{ name: "x", contentType: "text/plain", content: { maker: "nobody", of: 1 } }];
		await write("anna@firma.example", { attachments });
		await (await mail()).drain();
		expect(await rows()).toMatchObject([
			{ status: "waiting", tries: 1, lastError: 'there is no "nobody" that makes attachments' },
		]);
		expect(smtp().taken).toEqual([]);
	});

	test("goes to one recipient for any address text", async () => {
		await write("anna@firma.example, eve@evil.example");
		await write("anna@firma.example\r\nBcc: eve@evil.example");
		await (await mail()).drain();
		expect(
			smtp()
				.taken.map(({ to }) => to)
				.filter((to) => to.includes("eve@evil.example") && !to.includes(",")),
		).toEqual([]);
		for (const { raw } of smtp().taken) expect(header(raw, "Bcc")).toBeUndefined();
		expect((await rows()).every(({ status }) => status !== "waiting")).toBe(true);
	});
});

describe("a refusal", () => {
	test.each([
		["refused@firma.example", "550 5.1.1 No such user: refused@firma.example"],
		["content@firma.example", "554 5.7.1 This looks like spam"],
	])("that is permanent (%s) fails the e-mail at once and is stored", async (recipient, answer) => {
		await write(recipient);
		await (await mail()).drain();
		expect(await failedEmails(server().deps.db)).toMatchObject([{ recipient, tries: 1, lastError: answer }]);
		after(4000);
		await (await mail()).drain();
		expect(smtp().taken).toEqual([]);
		expect(JSON.stringify(logged)).not.toContain(recipient); // logs have no personal data
		expect(logged).toMatchObject([{ message: 1, kind: "test", code: answer.slice(0, 3) }]);
	});

	test("that is temporary is retried after 10 s, 56 s, 319 s and 1800 s, then fails with the answer", async () => {
		await write("later@firma.example");
		const postbox = await mail();
		for (const [index, seconds] of [10, 56, 319, 1800].entries()) {
			await postbox.drain();
			expect(await rows()).toMatchObject([
				{ status: "waiting", tries: index + 1, lastError: "452 4.2.2 Mailbox full" },
			]);
			after(seconds - 1);
			await postbox.drain();
			expect(smtp().refused).toHaveLength(index + 1);
			after(1);
		}
		await postbox.drain();
		expect(smtp().refused).toHaveLength(5);
		expect(await failedEmails(server().deps.db)).toMatchObject([{ tries: 5, lastError: "452 4.2.2 Mailbox full" }]);
		after(4000);
		await postbox.drain();
		expect(smtp().refused).toHaveLength(5);
	});

	test("by greylisting delays the e-mail and keeps its Message-ID", async () => {
		await write("grey2@firma.example");
		const postbox = await mail();
		for (const seconds of [10, 56, 0]) {
			await postbox.drain();
			after(seconds);
		}
		expect(smtp().refused).toHaveLength(2);
		expect(smtp().taken.map(({ raw }) => header(raw, "Message-ID"))).toEqual([messageIdOf((await rows())[0]!)]);
		expect(await rows()).toMatchObject([{ status: "sent", tries: 2 }]);
	});

	test("can be followed by sending the e-mail again", async () => {
		await write("grey5@firma.example");
		const postbox = await mail();
		for (let n = 0; n < 6; n++) {
			await postbox.drain();
			after(1800);
		}
		expect(await failedEmails(server().deps.db)).toHaveLength(1);
		const again = () => server().deps.db.transaction((tx) => sendAgain(tx, 1));
		expect(await again()).toEqual({ eventId: null });
		expect(await again()).toBeUndefined();
		await postbox.drain();
		expect(smtp().taken).toHaveLength(1);
	});

	test("of one e-mail delays no other", async () => {
		for (const name of ["refused", "a", "later", "b", "content", "c"]) await write(`${name}@firma.example`);
		await (await mail()).drain();
		expect(
			smtp()
				.taken.map(({ to }) => to[0])
				.toSorted(),
		).toEqual(["a", "b", "c"]);
	});
});

describe("an e-mail of a crashed process", () => {
	test("is locked for a minute, then sent by another", async () => {
		await write("anna@firma.example");
		expect(await claimEmails(server().deps.db, server().clock.now(), 10)).toHaveLength(1);
		after(59);
		await (await mail()).drain();
		expect(smtp().taken).toHaveLength(0);
		after(1);
		await (await mail()).drain();
		expect(smtp().taken).toHaveLength(1);
	});

	test("fails after twenty crashes", async () => {
		await write("anna@firma.example");
		for (let n = 0; n < 20; n++) {
			await claimEmails(server().deps.db, server().clock.now(), 10);
			after(60);
		}
		await (await mail()).drain();
		expect(await failedEmails(server().deps.db)).toMatchObject([
			{ lastError: "the process ended 20 times while sending it" },
		]);
	});
});

test("several processes share the e-mails and send each once", async () => {
	for (let n = 0; n < 30; n++) await write(`person-${n}@firma.example`);
	await Promise.all((await Promise.all([mail(), mail(), mail()])).map((one) => one.drain()));
	expect(new Set(smtp().taken.map(({ to }) => to)).size).toBe(30);
	expect(smtp().taken).toHaveLength(30);
});

describe("with a new mail server", () => {
	test("untried e-mails of the last day are sent, older ones are not", async () => {
		await write("old@firma.example", { createdAt: new Date("2025-04-29T10:00:00Z") });
		await write("young@firma.example", { createdAt: new Date("2025-04-29T10:00:01Z") });
		await (await mail()).start();
		await expect.poll(() => smtp().taken.map(({ to }) => to)).toEqual(["young@firma.example"]);
		expect(await failedEmails(server().deps.db)).toMatchObject([{ recipient: "old@firma.example", tries: 0 }]);
		expect(logged).toEqual([{ emails: 1 }]);
	});

	test("new e-mails are sent automatically, and the outbox page is gone", async () => {
		const postbox = await mail();
		await postbox.start();
		await write("anna@firma.example");
		await expect.poll(() => smtp().taken).toHaveLength(1);
		await postbox.stop();
		await write("late@firma.example");
		await new Promise((done) => setTimeout(done, 1200));
		expect(smtp().taken).toHaveLength(1);

		expect((await server().app.inject("/outbox")).statusCode).toBe(200);
		const withMail = await freshServer({ env: { SMTP_URL: smtp().url } });
		for (const url of ["/outbox", "/outbox/1", "/outbox/1/html"]) {
			expect((await withMail.app.inject(url)).statusCode).toBe(404);
		}
	});
});
