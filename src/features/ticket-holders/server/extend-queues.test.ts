import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { organiserOf } from "../../../../tests/harness/organiser.ts";
import { loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { doByItself, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { getPriceList, type ListedPackage } from "../../packages/office-contract.ts";
import { previewPackageRights, savePackageRights } from "../../packages/rights-contract.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { seatMiscounts } from "../../seats/server/store.ts";

let server: TestServer;
let lectureId: number;

beforeAll(async () => {
	server = await freshServer();
	lectureId = (await addSeatedEvent(server)).ids.a;
	await server.deps.db.update(ticketPackage).set({ hasExtendedSeats: false });
	await server.deps.db.update(lecture).set({ basicSeats: 1, extendedSeats: 1 }).where(eq(lecture.id, lectureId));
});

async function comes(name: string, packageCode: string) {
	const cookie = await loggedIn(server, `${name}@firma.example`, { packageCode });
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const id = (await ask("GET", "/api/account/me")).json().registrations[0].objectId as number;
	return {
		take: () => ask("POST", `/api/user/saveUserReservations/${id}?lang=en`, { lectureIds: [lectureId] }),
		join: () => ask("POST", `/api/user/seatQueue/${id}/join?lang=en`, { lectureId }),
		state: async () => (await ask("GET", "/api/user/seatQueues/MSTS25")).json().places[0]?.state,
	};
}

test("people who wait get a free extended seat once their package gives extended seats", async () => {
	const seated = await comes("anna", "EXPO");
	const [first, second, third] = [
		await comes("ewa", "EXPO"),
		await comes("jan", "STANDARD"),
		await comes("ola", "STANDARD"),
	];
	await seated.take();
	for (const one of [first, second, third]) expect((await one.join()).statusCode).toBe(200);
	await doByItself(server, "seat-queues");
	expect(await second.state()).toBe("waiting");

	const sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
	const { packages } = (await sales.ask(getPriceList)).json();
	const { objectId, rights, rightsVersion } = packages.find(({ code }: ListedPackage) => code === "STANDARD");
	const at = { params: { packageId: objectId } };
	const body = { ...rights, hasExtendedSeats: true, version: rightsVersion };
	const { fingerprint } = (await sales.ask(previewPackageRights, { ...at, body })).json();
	expect((await sales.ask(savePackageRights, { ...at, body: { ...body, fingerprint } })).statusCode).toBe(200);
	await doByItself(server, "seat-queues");
	expect([await first.state(), await second.state(), await third.state()]).toEqual(["waiting", "offered", "waiting"]);
	expect(await seatMiscounts(server.deps.db)).toEqual([]);
});
