import { beforeEach, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addEvent } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { conversion } from "../../features/tracking/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer();
	await addEvent(server.deps);
});

describe("tags", () => {
	test("are absent by default, set and removed one by one, and visible on a running site", async () => {
		expect((await runCommand(server, "tags show --event msts25")).data).toMatchObject({ google: null, meta: null });
		const version = await server.deps.versions.current();
		await runCommand(server, "tags set --event MSTS25 --gtm gtm-abc1234 --meta 1234567890");
		expect(await server.deps.versions.current()).toBeGreaterThan(version);
		await runCommand(
			server,
			"tags set --event MSTS25 --linkedin 4567 --linkedin-conversion pageview=71,GoToPayment=74",
		);
		await runCommand(server, "tags set --event MSTS25 --meta none --linkedin-conversion PageView=none");
		const google = "--google-conversion SubmitRegistration=555/63";
		const { text, data } = await runCommand(server, `tags set --event MSTS25 ${google}`);
		expect(data).toEqual({
			google: "GTM-ABC1234",
			meta: null,
			linkedin: "4567",
			linkedinConversions: { GoToPayment: "74" },
			googleConversions: { SubmitRegistration: "555/63" },
		});
		expect(text).toContain("Google    GTM-ABC1234");
		expect(await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).toHaveLength(4);
	});

	test.each([
		["--gtm UA-1", '--gtm is "UA-1", but must be a value such as GTM-ABC1234 or G-ABC1234567, or none.'],
		["--meta <script>", '--meta is "<script>", but must be a value such as 123456789012345, or none.'],
		[
			"--linkedin-conversion Buy=1",
			'--linkedin-conversion names "Buy", but must name one of PageView, GoToRegistration',
		],
		[
			"--google-conversion PageView=61",
			'--google-conversion PageView is "61", but must be a value such as 1234567890/987654321',
		],
		["", "Give a value to set, such as --gtm GTM-ABC1234."],
	])("set %s is refused", async (typed, sentence) => {
		expect(await refusal(server, `tags set --event MSTS25 ${typed}`)).toContain(sentence);
	});

	test("of an unknown event are refused", async () => {
		expect(await refusal(server, "tags set --event NOPE --gtm none")).toBe("There is no such event.");
	});

	test("failed lists conversions after their last attempt", async () => {
		expect((await runCommand(server, "tags failed")).text).toBe("No conversion has failed.");
		const row = {
			eventId: 1,
			visitorId: "6f1c1a52-9f1e-4c63-9f0e-2f6f5d0f9a01",
			name: "PageView",
			eventKey: "a",
		} as const;
		const ended = { network: "meta", state: "given-up", tries: 5, lastError: "500 down" } as const;
		await server.deps.db.insert(conversion).values({ ...row, ...ended, createdAt: server.clock.now() });
		expect((await runCommand(server, "tags failed --event MSTS25")).text).toMatch(
			/MSTS25 +meta +PageView +5 +500 down/,
		);
		expect((await runCommand(server, "tags show --event MSTS25")).text).toMatch(/meta +given-up +1/);
	});
});
