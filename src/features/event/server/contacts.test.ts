import { beforeAll, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { contactsOf } from "./contacts-store.ts";
import { contactCard } from "./tables.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
});

test("contact people are in the order of their kinds, in the requested language", async () => {
	const card = { eventId: event.id, name: "Osoba", email: "o@estrada.example", phone: "+48 22 555 01 10" };
	await server.deps.db.insert(contactCard).values([
		{ ...card, kind: "programContact", role: "Program", roleEn: "Programme" },
		{ ...card, kind: "partnerContact", role: "Partnerzy" },
	]);
	const cards = await contactsOf(server.deps.db, event.id, "en");
	expect(cards.map((one) => [one.kind, one.role])).toEqual([
		["partnerContact", "Partnerzy"],
		["programContact", "Programme"],
	]);
	expect((await get("/API/Event/msts25/contacts?lang=en")).json()).toEqual(cards);
	expect((await get("/api/event/EMPTY25/Contacts")).json()).toEqual([]);
	expect((await get("/api/event/NOPE/Contacts")).statusCode).toBe(404);
});
