import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addBreak, addCalendar, addCategory, addEvent, addLecture } from "../../../../tests/harness/content.ts";
import { printedText } from "../../../../tests/harness/printed-text.ts";
import { forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent, seatDeps } from "../../../../tests/harness/seats.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { contactCard, event } from "../../event/server/tables.ts";
import { favourite } from "../../plan/server/tables.ts";
import { drawDueScenes } from "../../scenes/server/draw-due-scenes.ts";
import type { EncodedScene } from "../../scenes/server/encode.ts";
import { saveSeats } from "../../seats/server/save-seats.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import type { TicketInfo } from "../contract.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof addSeatedEvent>>["ids"];
let eventId: number;
let foreign: number;

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	const seated = await addSeatedEvent(server);
	ids = seated.ids;
	eventId = seated.event.id;
	const other = await addEvent(deps, { code: "DSS25" });
	const place = { event: other, category: await addCategory(deps, other), calendar: await addCalendar(deps, other) };
	foreign = (await addLecture(deps, place, { subject: "Gdzie indziej" })).id;
	await addBreak(deps, place.calendar, { name: "Obca przerwa" });
	await deps.db
		.update(event)
		.set({ address: "ul. Łukowa 3", arrival: "Tramwajem 13.", arrivalEn: "By tram 13." })
		.where(eq(event.id, eventId));
	for (const [id, name] of [
		[eventId, "Roch Zając"],
		[other.id, "Ktoś Inny"],
	] as const)
		await deps.db.insert(contactCard).values({
			eventId: id,
			kind: "participantContact",
			name,
			email: "pomoc@estrada.example",
			phone: "+48 22 555 01 20",
		});
});
beforeEach(async () => {
	await server.deps.db.delete(favourite);
	await server.deps.db.delete(registration);
	await forgetPeople(server);
});

async function person(email?: string) {
	const cookie = await loggedIn(server, email);
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	const star = (id: number) => ask("POST", `/api/user/favourites/${id}`, { isFavourite: true });
	const ticket = async () => (await ask("GET", "/api/user/tickets")).json().tickets[0] as TicketInfo;
	const paper = async (lang = "pl") => {
		const pdf = await server.app.inject(`${(await ticket()).pdfUrl}?lang=${lang}`);
		return (await printedText(pdf.rawPayload)).pages.join("");
	};
	return { star, ticket, paper };
}

describe("the printed ticket", () => {
	test("has only its holder's own plan at its event", async () => {
		const [one, other] = [await person(), await person("druga@firma.example")];
		for (const id of [ids.later, ids.open, foreign]) await one.star(id);
		await other.star(ids.b);
		const { registrationId } = await other.ticket();
		const holder = { registrationId, eventId, calendarId: null, isOnline: false };
		await server.deps.db.transaction((tx) =>
			saveSeats(tx, seatDeps(server), { ...holder, lectures: "onsite", hasExtendedSeats: false }, [ids.a]),
		);
		const [first, second] = [await one.paper(), await other.paper()];
		for (const part of ["9:00Otwarcie", "12:00Kubernetes"]) expect(first).toContain(part);
		for (const part of ["Sentinel", "Passkeys", "Gdzie indziej", "Obca", "zarezerwowane"])
			expect(first).not.toContain(part);
		for (const part of ["10:00Passkeys", "10:30Sentinel", "masz zarezerwowane miejsce"]) expect(second).toContain(part);
		expect(second).not.toContain("Kubernetes");
	});

	test("omits a starred lecture on a day that the ticket does not open", async () => {
		const one = await person();
		await one.star(ids.online);
		expect(await one.paper()).not.toContain("Zdalnie");
		expect(await one.paper()).toContain("Plan jest jeszcze pusty");
	});

	test("explains the way and names the contact of its event, in the requested language", async () => {
		const one = await person();
		const [pl, en] = [await one.paper(), await one.paper("en")];
		for (const part of ["ul. Łukowa 3", "Tramwajem 13.", "Roch Zając", "Bilet bez opłaty"]) expect(pl).toContain(part);
		for (const part of ["ul. Łukowa 3", "By tram 13.", "No charge to the participant."]) expect(en).toContain(part);
		expect(pl).not.toContain("Ktoś Inny");
	});
});

test("a ticket shows the event's own scene once it is drawn", async () => {
	const draw = async ({ code }: { code: string }): Promise<EncodedScene> => {
		const bytes = Buffer.from(code);
		const both = { avif: bytes, webp: bytes };
		return {
			wide: both,
			phone: both,
			preview: bytes,
			card: both,
			letter: bytes,
			tall: bytes,
			engraving: { width: 9, height: 9, strokes: [{ width: 1, path: `M0 ${code.length}H9` }] },
		};
	};
	const { ticketReads, db } = server.deps;
	const [first, second] = (await db.select().from(event).orderBy(event.id)).map((one) => one.id);
	const one = await person();
	const before = await one.paper();
	expect(await ticketReads.engraving(db, first!)).toBeNull();
	await drawDueScenes({ ...server.deps, draw });
	expect((await ticketReads.engraving(db, first!))?.strokes).toEqual([{ width: 1, path: "M0 6H9" }]);
	expect((await ticketReads.engraving(db, second!))?.strokes).toEqual([{ width: 1, path: "M0 5H9" }]);
	expect(await one.paper()).toBe(before);
});
