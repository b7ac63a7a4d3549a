import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { posting } from "../../../../tests/harness/posting.ts";
import { reading } from "../../../../tests/harness/subscribers.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { sendDueReminders } from "./send-due-reminders.ts";
import { sendNewsletter } from "./send-newsletter.ts";

const { smtp, server, mail, rows } = posting();
let event: EventRecord;
beforeEach(async () => {
	event = await addEvent(server().deps, { code: "MSTS25" });
});

/** The last received e-mail: raw headers and readable text. */
async function received() {
	await (await mail()).drain();
	const { raw, to } = smtp().taken.at(-1)!;
	const [head = ""] = raw.split("\r\n\r\n", 1);
	const headers = head.replace(/\r\n[ \t]+/g, " ");
	const readable = raw.replace(/=\r\n/g, "").replace(/=3D/g, "=");
	return {
		to,
		unsubscribe: /^List-Unsubscribe: <(.*)>$/m.exec(headers)?.[1],
		post: /^List-Unsubscribe-Post: (.*)$/m.exec(headers)?.[1],
		link: /http:\/\/estrada\.test\S*?letters\.html\?id=([\w-]+)/.exec(readable),
	};
}

/** Sends a mail program's one-click request to the address of a header. */
const oneClick = (address: string | undefined) =>
	server().app.inject({
		method: "POST",
		url: new URL(address!).pathname,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: "List-Unsubscribe=One-Click",
	});

describe.each(["pl", "en"] as const)("through a mail server, in %s", (lang) => {
	test("a sign-up is confirmed by link, gets a newsletter, and ends by the mail program's button", async () => {
		const does = reading(server());
		const words = { subject: "Wieści", text: "Dzień dobry" };
		const send = () => sendNewsletter(does.people, { event, pl: words, en: words });
		await does.signUp({ language: lang });
		const requested = await received();
		expect(requested.to).toBe("anna@firma.example");
		expect(requested.link![0]).toContain(lang === "en" ? "test/en/letters" : "test/letters");
		expect(await send()).toMatchObject({ subscribers: 0 });
		await does.post(`/api/letters/${requested.link![1]}/confirm`);
		expect(await send()).toMatchObject({ written: 1 });
		const message = await received();
		for (const one of [requested, message]) {
			expect(one.post).toBe("List-Unsubscribe=One-Click");
			expect(one.unsubscribe).toBe(`http://estrada.test/api/letters/${one.link![1]}/unsubscribe`);
		}
		expect(smtp().taken).toHaveLength(2);
		const answer = await oneClick(message.unsubscribe);
		expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["message"]]);
		server().clock.set("2025-05-30T10:00:00Z");
		expect(await send()).toMatchObject({ subscribers: 0, written: 0 });
		expect((await does.opened(message.link![1]!)).json().newsletters).toMatchObject([
			{ endedDate: expect.any(String) },
		]);
	});
});

describe("a queued e-mail is not sent after its subscriber leaves", () => {
	const words = { subject: "Wieści", text: "Dzień dobry" };
	const wrote = async (does: ReturnType<typeof reading>) => {
		await does.signUp();
		await does.confirm();
		await does.remind();
		await does.confirm();
		server().clock.set("2025-05-05T07:30:00Z");
		await (await mail()).drain();
		smtp().taken.length = 0;
		await sendNewsletter(does.people, { event, pl: words, en: words });
		await sendDueReminders(does.people);
	};
	const states = async () => (await rows()).slice(0, 2).map((one) => `${one.kind} ${one.status}`);

	test.each([
		["everything", { everything: true }, ["reminder withdrawn", "newsletter withdrawn"]],
		["the newsletter on the page", { newsletter: "MSTS25" }, ["reminder sent", "newsletter withdrawn"]],
		["the reminder on the page", { reminder: 1 }, ["reminder withdrawn", "newsletter sent"]],
		["nothing", {}, ["reminder sent", "newsletter sent"]],
	])("left: %s", async (_what, left, expected) => {
		const does = reading(server());
		await wrote(does);
		await does.post(`/api/letters/${await does.newestSecret()}/leave`, left);
		await (await mail()).drain();
		expect(await states()).toEqual(expected);
		expect(smtp().taken).toHaveLength(expected.filter((one) => one.endsWith("sent")).length);
	});

	test("by one click while the mail server delays; an unconfirmed new sign-up restores nothing", async () => {
		const does = reading(server());
		await does.signUp({ email: "grey2@firma.example" });
		const requested = await does.newestSecret();
		await does.post(`/api/letters/${requested}/confirm`);
		await sendNewsletter(does.people, { event, pl: words, en: words });
		await (await mail()).drain();
		expect((await rows())[0]).toMatchObject({ kind: "newsletter", status: "waiting", tries: 1 });
		await does.post(`/api/letters/${requested}/unsubscribe`);
		await does.signUp({ email: "grey2@firma.example" });
		server().clock.set("2025-04-30T10:01:00Z");
		await (await mail()).drain();
		expect((await rows()).find((one) => one.kind === "newsletter")).toMatchObject({ status: "withdrawn" });
	});
});
