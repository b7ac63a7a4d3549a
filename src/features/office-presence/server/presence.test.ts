import { beforeEach, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addOpenEvent } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { type Colleague, showPresence } from "../contract.ts";
import { officePresence } from "./tables.ts";

let server: TestServer;
let anna: TestOrganiser;
let jan: TestOrganiser;
let eventId: number;

beforeEach(async () => {
	server = await freshServer();
	eventId = (await addOpenEvent(server)).event.id;
	await addEvent(server.deps, { code: "DSS25" });
	anna = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
	jan = await organiserOf(server, { role: "owner", eventCode: null });
});

async function othersOf(organiser: TestOrganiser, place: string, isEditing = false, eventCode = "MSTS25") {
	const answer = await organiser.ask(showPresence, { params: { eventCode }, body: { place, isEditing } });
	expect(answer.statusCode).toBe(200);
	return answer.json().others as Colleague[];
}

test("organisers see each other at the same record of the same event only", async () => {
	expect(await othersOf(anna, "/orders/7", true)).toEqual([]);
	expect(await othersOf(jan, "/orders/7")).toMatchObject([{ accountId: anna.accountId, isEditing: true }]);
	expect(await othersOf(anna, "/orders/7")).toMatchObject([{ accountId: jan.accountId, isEditing: false }]);
	expect(await othersOf(jan, "/orders/8")).toEqual([]);
	expect(await othersOf(jan, "/orders/7", false, "DSS25")).toEqual([]);
	// the edit has ended
	expect(await othersOf(jan, "/orders/7")).toMatchObject([{ isEditing: false }]);
});

test("an organiser who is silent has left, and is forgotten after an hour", async () => {
	const row = { eventId, accountId: jan.accountId, isEditing: true };
	const ago = (ms: number) => new Date(Date.now() - ms);
	await server.deps.db.insert(officePresence).values([
		{ ...row, place: "/orders/7", seenAt: ago(26_000) },
		{ ...row, place: "/orders/8", seenAt: ago(3_601_000) },
	]);
	expect(await othersOf(anna, "/orders/7")).toEqual([]);
	const places = (await server.deps.db.select().from(officePresence)).map(({ place }) => place);
	expect(places.sort()).toEqual(["/orders/7", "/orders/7"]);
});

test("without a role at the event there is nothing to see", async () => {
	const nobody = await organiserOf(server, { role: null, eventCode: null });
	const body = { place: "/orders/7", isEditing: false };
	expect((await nobody.ask(showPresence, { params: { eventCode: "MSTS25" }, body })).statusCode).toBe(404);
	expect((await anna.ask(showPresence, { params: { eventCode: "DSS25" }, body })).statusCode).toBe(404);
});
