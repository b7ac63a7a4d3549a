import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { getOfficeMe } from "../me-contract.ts";
import { organiserRole } from "./tables.ts";

let server: TestServer;
let owner: TestOrganiser;
let sales: TestOrganiser;
beforeAll(async () => {
	server = await freshServer();
	for (const code of ["MSTS25", "NYC25"]) await addEvent(server.deps, { code, name: code });
	owner = await organiserOf(server, { role: "owner", eventCode: null });
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
});

describe("the calling organiser", () => {
	test("has roles, rights and events; a role of the foundation counts at every event", async () => {
		const own = (await sales.ask(getOfficeMe)).json();
		expect(own).toMatchObject({
			roles: [{ role: "sales", name: "sales", isOfFoundation: false }],
			events: [{ code: "MSTS25" }],
			isFactorMissing: false,
			isProofNeeded: true,
			proof: { hasPasskey: true, needsCode: false, untilDate: "2025-04-30T10:15:00.000Z" },
		});
		expect([own.rights.includes("orders.refund"), own.rights.includes("organisers.manage")]).toEqual([true, false]);
		const everywhere = (await owner.ask(getOfficeMe, { params: { eventCode: "NYC25" } })).json();
		expect(everywhere.roles).toMatchObject([{ role: "owner", isOfFoundation: true }]);
		expect(everywhere.events.map((one: { code: string }) => one.code).toSorted()).toEqual(["MSTS25", "NYC25"]);
		const { body } = await server.app.inject({ url: "/api/office/events", headers: sales.headers });
		expect(JSON.parse(body).events).toMatchObject([{ code: "MSTS25" }]);
	});

	test("is told that a second factor is missing", async () => {
		const bare = await organiserOf(server, { role: "viewer", eventCode: "MSTS25", hasFactor: false });
		expect((await bare.ask(getOfficeMe)).json()).toMatchObject({ isFactorMissing: true });
	});

	test("a removed role refuses the next call", async () => {
		const host = await organiserOf(server, { role: "host", eventCode: "MSTS25" });
		expect((await host.ask(getOfficeMe)).statusCode).toBe(200);
		await server.deps.db.delete(organiserRole).where(eq(organiserRole.accountId, host.accountId));
		expect((await host.ask(getOfficeMe)).statusCode).toBe(404);
	});
});
