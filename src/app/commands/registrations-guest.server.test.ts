import { beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { emails } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

const KAROL = "KAROL@inna.example --event msts25 --package basic-online --first-name Karol --last-name Zak";

test("a guest gets a place and the ticket, once, by the same function as in the office", async () => {
	const { text } = await runCommand(one.server, `registrations guest ${KAROL} --lang en --mode online`);
	expect(text).toMatch(/^Registered with ticket [A-Z0-9-]+\. The e-mail/);
	expect([await one.taken(), await one.statuses()]).toEqual([1, ["confirmed"]]);
	expect((await emails(one.db, 1, 9)).rows).toMatchObject([
		{ recipient: "karol@inna.example", kind: "activation", lang: "en" },
	]);
	const entries = await one.db.select().from(auditEntry);
	expect(entries).toMatchObject([{ action: "registration.guest", actor: "command:registrations" }]);
	expect(await refusal(one.server, `registrations guest ${KAROL}`)).toMatch(/^This person has a place already, ticket/);
	expect(await one.taken()).toBe(1);
});

test.each([
	["karol@", /incorrect format/],
	["karol@inna.example --mode maybe", /--mode is "maybe"/],
	["karol@inna.example --mode onsite", /attending online only/],
])("registrations guest refuses %s", async (typed, sentence) => {
	const rest = KAROL.replace(/^\S+/, "");
	expect(await refusal(one.server, `registrations guest ${typed}${rest}`)).toMatch(sentence);
	expect(await one.taken()).toBe(0);
});
