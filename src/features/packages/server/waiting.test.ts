import { beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { doDueWork } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { serveWaiting } from "./offers.ts";
import { ticketPackage, waitingEntry } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
	await doDueWork(one.server); // from now on it is due each minute
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(waitingEntry);
	await one.db.update(ticketPackage).set({ capacity: 1 });
});

const join = (email: string, payload: object = {}) =>
	one.server.app.inject({
		method: "POST",
		url: "/api/event/msts25/packages/basic-online/waitinglist?lang=en",
		payload: { email, firstName: "Ewa", ...payload },
	});
const shown = async (secret: string) => (await one.server.app.inject(`/api/waitingList/${secret}`)).json();
/** The secret in the newest e-mail to an address. */
async function secretTo(email: string): Promise<string> {
	const { rows } = await emails(one.db, 1, 50);
	return /offer=([^&\s]+)/.exec(rows.find((row) => row.recipient === email)!.text)![1]!;
}

test("a full package takes a line, each address once, and none while there are places", async () => {
	expect((await join("ewa@firma.example")).json().message).toContain("There are still places");
	await one.bought();
	expect((await join("ewa@firma.example")).json()).toEqual({ position: 1 });
	expect((await join("jan@firma.example")).json()).toEqual({ position: 2 });
	expect((await join(" EWA@firma.example")).json()).toEqual({ position: 1 });
	expect(await shown(await secretTo("jan@firma.example"))).toMatchObject({
		state: "waiting",
		packageCode: "BASIC-ONLINE",
	});
	expect(Object.keys((await join("nobody")).json().modelState)).toEqual(["email"]);
	expect(Object.keys((await join("a@b.example", { firstName: " " })).json().modelState)).toEqual(["firstName"]);
	expect((await one.server.app.inject("/api/waitingList/nope")).statusCode).toBe(404);
});

test("a freed place is held for the next in line, who buys it, and nobody else", async () => {
	await one.bought();
	await join("ewa@firma.example");
	await join("jan@firma.example");
	one.later(31);
	await doDueWork(one.server);
	expect(await one.taken()).toBe(1);
	expect((await one.buy({ email: "x@firma.example" })).statusCode).toBe(409);
	const offer = await secretTo("ewa@firma.example");
	expect(await shown(offer)).toMatchObject({ state: "offered", offeredUntil: expect.any(String) });
	const waiting = await secretTo("jan@firma.example");
	expect((await one.buy({ email: "x@firma.example", offer: waiting })).statusCode).toBe(409);
	const both = await Promise.all([1, 2].map((n) => one.buy({ email: `e${n}@firma.example`, offer })));
	expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
	expect(await shown(offer)).toMatchObject({ state: "taken" });
	expect(await one.taken()).toBe(1);
});

test("an offer that nobody takes goes on after 24 hours, one that is given up at once, and then to the stock", async () => {
	await one.bought();
	await join("ewa@firma.example");
	await join("jan@firma.example");
	one.later(31);
	await doDueWork(one.server);
	const first = await secretTo("ewa@firma.example");
	one.later(24 * 60 - 1);
	await doDueWork(one.server);
	expect(await shown(first)).toMatchObject({ state: "offered" });
	one.later(2);
	await doDueWork(one.server);
	expect(await shown(first)).toMatchObject({ state: "expired" });
	expect((await one.buy({ email: "y@firma.example", offer: first })).json().message).toContain(
		"The offer from the waiting list has expired",
	);
	const second = await secretTo("jan@firma.example");
	expect(await shown(second)).toMatchObject({ state: "offered" });
	const left = await one.server.app.inject({ method: "POST", url: `/api/waitingList/${second}/leave` });
	expect(left.json()).toMatchObject({ state: "left" });
	expect(await one.taken()).toBe(0);
	expect((await one.buy({ email: "x@firma.example" })).statusCode).toBe(200);
});

test("a raised capacity serves the line", async () => {
	await one.bought();
	await join("ewa@firma.example");
	await one.db.update(ticketPackage).set({ capacity: 3 });
	await doDueWork(one.server);
	expect(await shown(await secretTo("ewa@firma.example"))).toMatchObject({ state: "offered" });
	expect(await one.taken()).toBe(2);
});

test("who waits longest is next, also when a place is given back while the line is looked through", async () => {
	for (let round = 0; round < 20; round++) {
		await one.bought({ email: `b${round}@firma.example` });
		await join("ewa@firma.example");
		await join("jan@firma.example");
		one.later(31);
		const giving = { isDone: false };
		const looking = async () => {
			while (!giving.isDone) await serveWaiting(one.people);
		};
		await Promise.all([looking(), looking(), one.expire().then(() => Object.assign(giving, { isDone: true }))]);
		const waits = await one.db.select().from(waitingEntry).orderBy(waitingEntry.id);
		expect(waits.map(({ state }) => state)).toEqual(["offered", "waiting"]);
		await one.empty();
		await one.db.delete(waitingEntry);
		await one.db.update(ticketPackage).set({ capacity: 1 });
	}
});
