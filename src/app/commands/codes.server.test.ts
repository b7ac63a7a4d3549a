import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { packageStock } from "../../features/packages/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { addEmail, claimEmails, markRefused } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

const run = (typed: string) => runCommand(one.server, typed);
const list = async () => (await run("codes list --event msts25")).data;

describe("codes create", () => {
	test("makes a named discount that buyers can use", async () => {
		const made = await run(
			"codes create --event msts25 --kind discount --percent 20 --code finalcall --package basic-online",
		);
		expect([made.text, made.data]).toEqual(["FINALCALL", ["FINALCALL"]]);
		expect(await list()).toMatchObject([
			{
				code: "FINALCALL",
				kind: "discount",
				percent: 20,
				packageCodes: ["BASIC-ONLINE"],
				useLimit: null,
				state: "usable",
			},
		]);
		expect((await one.buy({ code: "FINALCALL", expectedGrossGrosz: 29_422 })).statusCode).toBe(200);
		expect(await list()).toMatchObject([{ used: 1 }]);
	});

	test("makes random single-use invitations with one audit entry", async () => {
		const { data, text } = await run("codes create --event MSTS25 --kind invitation --count 30");
		expect(new Set(data as string[]).size).toBe(30);
		expect(text.split("\n")[7]).toMatch(/^[2-9A-HJ-NP-Z]{5}(-[2-9A-HJ-NP-Z]{5}){2}$/);
		expect(await list()).toMatchObject(Array(30).fill({ percent: 100, useLimit: 1, packageCodes: [] }));
		const entries = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "codes.created"));
		expect(entries).toMatchObject([{ actor: "command:codes", detail: { kind: "invitation", useLimit: 1 } }]);
		expect((entries[0]!.detail["codeIds"] as []).length).toBe(30);
	});

	test("counts days in the event's zone and includes the last one", async () => {
		await run("codes create --event MSTS25 --kind invitation --code A1 --uses 5 --from 2025-04-29 --until 2030-06-01");
		await run("codes create --event MSTS25 --kind invitation --code A2 --uses unlimited --until 2024-12-01T12:30");
		expect(await list()).toMatchObject([
			{ useLimit: 5, validFrom: "2025-04-28T22:00:00.000Z", validUntil: "2030-06-01T22:00:00.000Z", state: "usable" },
			{ useLimit: null, validFrom: null, validUntil: "2024-12-01T11:30:00.000Z", state: "expired" },
		]);
		expect((await run("codes list --event MSTS25")).text).toContain("2024-12-01 12:30");
	});

	test.each([
		["--kind discount --percent 20", "Give --event CODE."],
		["--event MSTS25", "Give --kind discount or --kind invitation."],
		["--event MSTS25 --kind gift", '--kind is "gift", but must be one of discount, invitation.'],
		["--event NOPE --kind invitation", "There is no such event."],
		[
			"--event MSTS25 --kind discount",
			"Say how many percent the discount code takes off: a whole number from 1 to 100.",
		],
		["--event MSTS25 --kind discount --percent 101", "from 1 to 100"],
		["--event MSTS25 --kind invitation --percent 50", "An invitation is always free and has no percentage."],
		["--event MSTS25 --kind invitation --package GOLD", "The event has no package GOLD. It has: EXPO, BASIC-ONLINE."],
		["--event MSTS25 --kind invitation --code A/B", "A code has 1 to 40 letters and digits"],
		["--event MSTS25 --kind invitation --code A --count 3", "Give --code or --count, not both."],
		["--event MSTS25 --kind invitation --count 5001", "There can be 1 to 5000 codes at a time."],
		["--event MSTS25 --kind invitation --uses 0", '--uses is "0", but must be a whole number of at least 1.'],
		["--event MSTS25 --kind invitation --from 2025-06-31", '--from is "2025-06-31", but must be a day'],
		[
			"--event MSTS25 --kind invitation --from 2025-06-02 --until 2025-06-01",
			"A code has to begin to work before it ends.",
		],
	])("%s is refused", async (typed, sentence) => {
		expect(await refusal(one.server, `codes create ${typed}`)).toContain(sentence);
		expect(await list()).toEqual([]);
	});

	test("refuses an existing name, in any letter case", async () => {
		await run("codes create --event MSTS25 --kind invitation --code gość");
		expect(await refusal(one.server, "codes create --event MSTS25 --kind invitation --code GOŚĆ")).toBe(
			"The event has this code already. Choose another one.",
		);
	});
});

test("codes list shows a team's codes with their order, and exports CSV", async () => {
	expect((await run("codes list --event MSTS25")).text).toBe("MSTS25 has no codes.");
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
	const answer = await one.buy({ packageCode: undefined, tickets, expectedGrossGrosz: 73_554 });
	const { number } = answer.json().order;
	await run(`order paid ${number} --amount 735.54`);
	expect(await list()).toMatchObject([{ orderNumber: number, useLimit: 1 }, { orderNumber: number }]);
	const { text } = await run("codes list --event MSTS25 --csv");
	const [head, first] = text.split("\r\n");
	expect(head).toMatch(/^\uFEFF"CODE";"KIND"/);
	expect(first).toContain(`"BASIC-ONLINE";"0";"1";"";"";"usable";"${number}"`);
});

test("stock check exits with 1 for a difference and repairs it", async () => {
	expect(await run("stock check")).toMatchObject({ text: "All counters are correct." });
	await one.bought();
	await one.db.update(packageStock).set({ taken: 7 });
	const wrong = await run("stock check");
	expect([wrong.isWrong, wrong.text.split("\n")[1]]).toEqual([
		true,
		"places of package  MSTS25 BASIC-ONLINE  7        1",
	]);
	const repaired = await run("stock check --repair");
	expect([repaired.isWrong, repaired.text.split("\n").at(-1)]).toEqual([false, "All counters are correct."]);
	expect(await one.taken()).toBe(1);
});

test("lists failed e-mails with the server's answer and queues them again", async () => {
	expect((await run("emails failed")).text).toBe("No e-mail has failed.");
	const now = one.server.clock.now();
	const message = { sender: "a@b.example", subject: "S", html: "", text: "", lang: "pl" as const, kind: "activation" };
	for (const recipient of ["ewa@firma.example", "jan@firma.example"]) {
		await one.db.transaction((tx) => addEmail(tx, { ...message, recipient, createdAt: now }));
	}
	for (const claimed of await claimEmails(one.db, now, 9)) {
		await markRefused(one.db, claimed, { lastError: "550 5.1.1\nNo such user", nextTryAt: undefined, now });
	}
	const failed = await run("emails failed");
	expect(failed.text).toMatch(/\d+ +2\d{3}-.* +ewa@firma\.example +activation +1 +550 5\.1\.1 No such user/);
	const [jan, ewa] = failed.data as { id: number }[];
	expect((await run(`emails retry ${ewa!.id}`)).text).toBe(`Queued again: ${ewa!.id}.`);
	expect(await refusal(one.server, `emails retry ${ewa!.id}`)).toBe(`E-mail ${ewa!.id} has not failed.`);
	expect(await refusal(one.server, "emails retry")).toBe("Give one e-mail by its ID, or --all.");
	expect((await run("emails retry --all")).data).toEqual({ retried: [jan!.id] });
	expect((await run("emails retry --all")).text).toBe("No e-mail has failed.");
	const entries = await one.db.select().from(auditEntry).where(eq(auditEntry.actor, "command:emails"));
	expect(entries.map((it) => it.subject)).toEqual([`email:${ewa!.id}`, `email:${jan!.id}`]);
});
