import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { emailsOf, reading } from "../../../tests/harness/subscribers.ts";
import { auditEntry } from "../../kit/audit/tables.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-newsletter-"));
const [file, blank] = [join(folder, "may.txt"), join(folder, "blank.txt")];
const sending = `newsletter send --event msts25 --subject Maj --text ${file}`;
let server: TestServer;
let eventId: number;

beforeAll(async () => {
	writeFileSync(file, "\uFEFFDzień dobry\n\nDo zobaczenia\n");
	writeFileSync(blank, " \n\n");
	server = await freshServer();
	eventId = (await addEvent(server.deps)).id;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("newsletter list shows each sign-up's state, as a table and as CSV", async () => {
	expect((await runCommand(server, "newsletter list --event msts25")).text).toBe(
		"Nobody signed up for the newsletter of MSTS25.",
	);
	const does = reading(server);
	for (const name of ["left", "yes", "waits"]) {
		await does.signUp({ email: `${name}@firma.example`, typeId: name === "yes" ? 5 : 0 });
		if (name !== "waits") await does.confirm();
		if (name === "left") await does.post(`/api/letters/${await does.newestSecret()}/unsubscribe`);
	}
	const { text, data } = await runCommand(server, "newsletter list --event MSTS25");
	expect(data).toMatchObject([{ email: "left@firma.example", lang: "en" }, { typeId: 5 }, { confirmedAt: null }]);
	expect(text.split("\n").map((line) => line.split(/\s+/).slice(1, 3).join(" "))).toEqual([
		"STATE KIND",
		"left default",
		"confirmed mobile",
		"waiting default",
	]);
	expect((await runCommand(server, "newsletter list --event MSTS25 --csv")).text).toContain(
		'"yes@firma.example";"confirmed"',
	);
});

test("newsletter send counts first, sends at most monthly, and leaves an audit entry", async () => {
	const newsletters = async () => (await emailsOf(server)).filter((one) => one.kind === "newsletter").length;
	expect((await runCommand(server, `${sending} --dry-run`)).data).toEqual({ subscribers: 1, written: 1, hadOne: 0 });
	expect(await newsletters()).toBe(0);
	expect((await runCommand(server, sending)).text).toBe(
		"Confirmed subscribers: 1. Already had a marketing e-mail this month: 0. Written: 1.",
	);
	expect((await runCommand(server, sending)).data).toEqual({ subscribers: 1, written: 0, hadOne: 1 });
	expect(await newsletters()).toBe(1);
	const entries = await server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "newsletter.sent"));
	expect(entries).toMatchObject([
		{ eventId, subject: `event:${eventId}` },
		{ eventId, subject: `event:${eventId}` },
	]);
});

test("newsletter left lists only people who left", async () => {
	const { data } = await runCommand(server, "newsletter left Left@firma.example");
	expect(data).toMatchObject([{ eventCode: "MSTS25", typeId: 0, endedAt: server.clock.now().toISOString() }]);
	expect((await runCommand(server, "newsletter left yes@firma.example")).data).toEqual([]);
});

test.each([
	["newsletter send", "Give --event CODE."],
	["newsletter send --event msts25 --text x", "Give --subject TEXT."],
	[`newsletter send --event NOPE --subject Maj --text ${file}`, "There is no such event."],
	["newsletter send --event msts25 --subject Maj --text /none.txt", "/none.txt cannot be read (ENOENT)."],
	[`newsletter send --event msts25 --subject Maj --text ${blank}`, `${blank} is empty.`],
	[`${sending} --subject-en May`, "Give both --subject-en and --text-en, or neither."],
])("%s is refused", async (typed, sentence) => expect(await refusal(server, typed)).toBe(sentence));
