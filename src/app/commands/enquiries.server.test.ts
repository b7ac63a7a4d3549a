import { beforeAll, expect, test } from "vitest";
import { runCommand } from "../../../tests/harness/commanding.ts";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";

let server: TestServer;
const list = (more = "") => runCommand(server, `enquiries list --event msts25${more}`);

beforeAll(async () => {
	server = await freshServer();
	await addEvent(server.deps);
});

test("enquiries list prints a table and writes CSV", async () => {
	expect((await list()).text).toBe("Nobody has written to MSTS25 yet.");
	const person = { name: "Ewa Maj", companyName: "Len; Krosno", email: "ewa@firma.example" };
	const payload = { eventCode: "MSTS25", modalType: 2, ...person };
	await server.app.inject({ method: "POST", url: "/api/event/MSTS25/modal?lang=en", payload });
	expect((await list()).data).toEqual([
		{
			createdAt: "2025-04-30T10:00:00.000Z",
			kind: "lecturer",
			name: "Ewa Maj",
			companyName: "Len; Krosno",
			email: "ewa@firma.example",
			phoneNo: null,
			lang: "en",
		},
	]);
	expect((await list()).text).toMatch(/2025-04-30 12:00 +lecturer +Ewa Maj +Len; Krosno +ewa@firma.example/);
	expect((await list(" --csv")).text).toContain("Ewa Maj");
});
