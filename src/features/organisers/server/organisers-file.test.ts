import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { getOrganisersFile, inviteOrganiser, listOrganisers } from "../manage-contract.ts";

let server: TestServer;
let owner: TestOrganiser;
let eventOwner: TestOrganiser;
let elsewhere: TestOrganiser;
beforeAll(async () => {
	server = await freshServer();
	for (const code of ["MSTS25", "NYC25"]) await addEvent(server.deps, { code, name: code });
	owner = await organiserOf(server, { role: "owner", eventCode: null });
	eventOwner = await organiserOf(server, { role: "owner", eventCode: "MSTS25" });
	elsewhere = await organiserOf(server, { role: "owner", eventCode: "NYC25" });
});

const fileOf = (who: TestOrganiser, query: Record<string, string> = {}) =>
	who.ask(getOrganisersFile, { params: { eventCode: "MSTS25" }, query: query as never });

describe("the organisers as a file", () => {
	test("have a row per role here and of the foundation, and per open invitation", async () => {
		const body = { email: "nowa@biuro.example", role: "sales" as const, isOfFoundation: false };
		await eventOwner.ask(inviteOrganiser, { body });
		const [head, ...rows] = (await fileOf(eventOwner)).body.trim().split("\r\n");
		expect(head).toContain('"Last name";"First name";"E-mail";"Role";"Where";"State"');
		expect(rows).toHaveLength(3);
		const of = (email: string) => rows.find((row) => row.includes(`"${email}"`));
		expect(of(owner.email)).toMatch(/"owner";"all events";"active";"2025-\d\d-\d\d";"";"yes";"1";"2025/);
		expect(of(eventOwner.email)).toContain('"owner";"this event";"active"');
		expect(of("nowa@biuro.example")).toMatch(/^"";"";"nowa@biuro.example";"sales";"this event";"invited";"2025/);
		expect(rows.join()).not.toContain(elsewhere.email);
	});

	test("are a workbook on demand, recorded, and refused to others", async () => {
		const answer = await fileOf(eventOwner, { format: "xlsx", lang: "pl" });
		expect(answer.headers["content-disposition"]).toMatch(/filename="MSTS25-organizatorzy-[\d-]+\.xlsx"/);
		expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
		const entries = await server.deps.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.action, "organiser.list-exported"));
		expect(entries.at(-1)).toMatchObject({ actor: eventOwner.accountId });
		expect((await eventOwner.ask(listOrganisers)).json().can).toMatchObject({ export: true });
		expect((await fileOf(elsewhere)).statusCode).toBe(404);
		const sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
		expect((await fileOf(sales)).statusCode).toBe(403);
	});
});
