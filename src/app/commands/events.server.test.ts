import { beforeEach, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { event } from "../../features/event/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer({ env: { PUBLIC_URL: "https://estrada.test:8443" } });
});

const sitemapOf = async (host: string) =>
	(await server.app.inject({ url: "/sitemap.xml", headers: { host: `${host}:8443` } })).body;

describe("events", () => {
	test("shows events with their hosts", async () => {
		expect((await runCommand(server, "events list")).text).toBe("There are no events.");
		await addEvent(server.deps, { code: "DSS25", name: "Szczyt", host: "dss.test", allowRegistration: true });
		expect((await runCommand(server, "events list")).text).toMatch(/DSS25 +Szczyt +dss\.test +open/);
	});

	test("sets and clears a host; the running site follows, and the audit names the actor", async () => {
		await addEvent(server.deps);
		await addEvent(server.deps, { code: "DSS25" });
		const output = await runCommand(server, "events host --event dss25 DSS.Żółw.test");
		expect(output.data).toEqual({
			code: "DSS25",
			host: "dss.xn--w-uga1v8h.test",
			url: "https://dss.xn--w-uga1v8h.test:8443",
		});
		expect(await sitemapOf("dss.xn--w-uga1v8h.test")).toContain("<loc>https://dss.xn--w-uga1v8h.test:8443/</loc>");
		await runCommand(server, "events host --event DSS25 none");
		expect(await sitemapOf("dss.xn--w-uga1v8h.test")).not.toContain("dss.xn--w-uga1v8h.test");
		const entries = await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id);
		expect(entries.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
			["command:events", "event.host-changed", { before: null, after: "dss.xn--w-uga1v8h.test" }],
			["command:events", "event.host-changed", { before: "dss.xn--w-uga1v8h.test", after: null }],
		]);
	});

	test.each([
		["--event DSS25 https://dss.test", '"https://dss.test" is not a host name. Give it without https://'],
		["--event DSS25 dss.test:80", "is not a host name"],
		["--event DSS25 dss", "is not a host name"],
		["--event DSS25 dss-.test", "is not a host name"],
		["--event DSS25 estrada.test", "estrada.test is the host of PUBLIC_URL, which shows MSTS25."],
		["--event DSS25 other.test", "That host name belongs to the event YAVA25. Free it there first, or choose another."],
		["--event NOPE dss.test", "There is no such event."],
		["--event DSS25", "Give one host name, or none."],
		["dss.test", "Give --event DSS25."],
	])("host %s is refused, and nothing changes", async (typed, sentence) => {
		await addEvent(server.deps, { code: "DSS25" });
		await addEvent(server.deps, { code: "YAVA25", host: "other.test" });
		expect(await refusal(server, `events host ${typed}`)).toContain(sentence);
		expect(await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).toEqual([]);
	});

	test("the event's own host may be set again", async () => {
		await addEvent(server.deps, { code: "DSS25", host: "dss.test" });
		expect((await runCommand(server, "events host --event DSS25 dss.test")).text).toContain("https://dss.test:8443");
	});
});

describe("events hand-over", () => {
	test("sets the last moment in the event's zone, restores the start, and the audit has both", async () => {
		const { id } = await addEvent(server.deps, { code: "DSS25" });
		await addEvent(server.deps, { code: "YAVA25" });
		const until = async () =>
			(await server.deps.db.select({ code: event.code, until: event.handOverUntil }).from(event)).map((one) => [
				one.code,
				one.until?.toISOString() ?? null,
			]);
		const output = await runCommand(server, "events hand-over --event dss25 2025-06-01T12:00");
		expect(output.data).toEqual({ code: "DSS25", handOverUntil: "2025-06-01T10:00:00.000Z" });
		expect(await until()).toEqual(
			expect.arrayContaining([
				["DSS25", "2025-06-01T10:00:00.000Z"],
				["YAVA25", null],
			]),
		);
		await runCommand(server, "events hand-over --event DSS25 start");
		expect(await until()).toContainEqual(["DSS25", null]);
		const entries = await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id);
		expect(entries.map(({ action, eventId, detail }) => [action, eventId, detail])).toEqual([
			["event.hand-over-changed", id, { before: null, after: "2025-06-01T10:00:00.000Z" }],
			["event.hand-over-changed", id, { before: "2025-06-01T10:00:00.000Z", after: null }],
		]);
	});

	test.each([
		["--event DSS25 soon", "must be a day, 2025-05-01, or a moment"],
		["--event NOPE start", "There is no such event."],
		["--event DSS25", "Give one moment such as"],
	])("%s is refused", async (typed, sentence) => {
		await addEvent(server.deps, { code: "DSS25" });
		expect(await refusal(server, `events hand-over ${typed}`)).toContain(sentence);
	});
});
