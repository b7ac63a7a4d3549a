import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { confirmInWaitingList, loggedIn, waitingSecret } from "../../../../tests/harness/registering.ts";
import { doDueWork } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { serveWaiting } from "./offers.ts";
import { ticketPackage, waitingEntry } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
	await doDueWork(one.server); // from here on it is due each minute
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(waitingEntry);
	await one.db.update(ticketPackage).set({ capacity: 1 });
});

/** Each person from their own network. */
let joiners = 0;
const join = (email: string, payload: object = {}, cookie = "") =>
	one.server.app.inject({
		method: "POST",
		url: "/api/event/msts25/packages/basic-online/waitinglist?lang=en",
		remoteAddress: `198.19.0.${++joiners % 250}`,
		headers: { ...(cookie && { cookie }) },
		payload: { email, firstName: "Ewa", ...payload },
	});
/** Joins with a confirmed address. */
const wait = async (email: string) => {
	await join(email);
	await confirmInWaitingList(one.server, email);
};
const post = (url: string) => one.server.app.inject({ method: "POST", url });
const waitingStatus = async (secret: string) => (await one.server.app.inject(`/api/waitingList/${secret}`)).json();
const secretTo = (email: string) => waitingSecret(one.server, email);
const states = async () => {
	const waits = await one.db.select().from(waitingEntry).orderBy(waitingEntry.id);
	return Object.fromEntries(waits.map(({ email, state }) => [email.split("@")[0], state]));
};
/** Frees the only ticket's place. */
const free = async () => {
	one.later(31);
	await doDueWork(one.server);
};

test("a full package has a waiting list with each address once, and none while places are left", async () => {
	expect((await join("ewa@firma.example")).json().message).toContain("There are still places");
	await one.bought();
	expect((await join("ewa@firma.example")).json()).toEqual({ position: 1, isConfirmed: false });
	expect((await join("jan@firma.example")).json()).toEqual({ position: 2, isConfirmed: false });
	expect((await join(" EWA@firma.example")).json()).toEqual({ position: 1, isConfirmed: false });
	expect(await waitingStatus(await secretTo("jan@firma.example"))).toMatchObject({
		state: "waiting",
		isConfirmed: false,
		packageCode: "BASIC-ONLINE",
	});
	expect(Object.keys((await join("nobody")).json().modelState)).toEqual(["email"]);
	expect(Object.keys((await join("a@b.example", { firstName: " " })).json().modelState)).toEqual(["firstName"]);
	expect((await one.server.app.inject("/api/waitingList/nope")).statusCode).toBe(404);
	expect((await post("/api/waitingList/nope/confirm")).statusCode).toBe(404);
});

test("a freed place is held for the next in line, and nobody else can buy it", async () => {
	await one.bought();
	await wait("ewa@firma.example");
	await wait("jan@firma.example");
	await free();
	expect(await one.taken()).toBe(1);
	expect((await one.buy({ email: "x@firma.example" })).statusCode).toBe(409);
	const offer = await secretTo("ewa@firma.example");
	expect(await waitingStatus(offer)).toMatchObject({ state: "offered", offeredUntil: expect.any(String) });
	const waiting = await secretTo("jan@firma.example");
	expect((await one.buy({ email: "x@firma.example", offer: waiting })).statusCode).toBe(409);
	const both = await Promise.all([1, 2].map((n) => one.buy({ email: `e${n}@firma.example`, offer })));
	expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
	expect(await waitingStatus(offer)).toMatchObject({ state: "taken" });
	expect(await one.taken()).toBe(1);
});

test("an offer that expires or is declined goes to the next, and finally to the stock", async () => {
	await one.bought();
	await wait("ewa@firma.example");
	await wait("jan@firma.example");
	await free();
	const first = await secretTo("ewa@firma.example");
	one.later(24 * 60 - 1);
	await doDueWork(one.server);
	expect(await waitingStatus(first)).toMatchObject({ state: "offered" });
	one.later(2);
	await doDueWork(one.server);
	expect(await waitingStatus(first)).toMatchObject({ state: "expired" });
	expect((await one.buy({ email: "y@firma.example", offer: first })).json().message).toContain(
		"The offer from the waiting list has expired",
	);
	const second = await secretTo("jan@firma.example");
	expect(await waitingStatus(second)).toMatchObject({ state: "offered" });
	expect((await post(`/api/waitingList/${second}/leave`)).json()).toMatchObject({ state: "left" });
	expect(await one.taken()).toBe(0);
	expect((await one.buy({ email: "x@firma.example" })).statusCode).toBe(200);
});

test("a raised capacity causes offers", async () => {
	await one.bought();
	await wait("ewa@firma.example");
	await one.db.update(ticketPackage).set({ capacity: 3 });
	await doDueWork(one.server);
	expect(await waitingStatus(await secretTo("ewa@firma.example"))).toMatchObject({ state: "offered" });
	expect(await one.taken()).toBe(2);
});

test("unconfirmed addresses are skipped, and the first confirmed one gets the offer", async () => {
	await one.bought();
	for (let n = 0; n < 5; n++) await join(`zmyslony${n}@firma.example`);
	await wait("ewa@firma.example");
	await free();
	expect(await states()).toMatchObject({ zmyslony0: "waiting", zmyslony4: "waiting", ewa: "offered" });
	await post(`/api/waitingList/${await secretTo("ewa@firma.example")}/leave`);
	// nobody confirmed waits, so the place is on sale
	expect(await one.taken()).toBe(0);
	await doDueWork(one.server);
	expect((await one.buy({ email: "x@firma.example" })).statusCode).toBe(200);
});

test("a late confirmation keeps the position", async () => {
	await one.bought();
	await join("pierwsza@firma.example");
	await wait("druga@firma.example");
	expect((await join("trzecia@firma.example")).json()).toEqual({ position: 3, isConfirmed: false });
	const secret = await secretTo("pierwsza@firma.example");
	expect((await post(`/api/waitingList/${secret}/confirm`)).json()).toMatchObject({ isConfirmed: true });
	await free();
	expect(await states()).toEqual({ pierwsza: "offered", druga: "waiting", trzecia: "waiting" });
});

test("the e-mail asks for confirmation, and is sent again until then", async () => {
	await one.bought();
	await join("ewa@firma.example");
	const lost = await secretTo("ewa@firma.example");
	await join("ewa@firma.example");
	const secret = await secretTo("ewa@firma.example");
	expect((await one.server.app.inject(`/api/waitingList/${lost}`)).statusCode).toBe(404);
	await post(`/api/waitingList/${secret}/confirm`);
	expect((await join("ewa@firma.example")).json()).toEqual({ position: 1, isConfirmed: true });
	expect(await waitingStatus(secret)).toMatchObject({ state: "waiting", isConfirmed: true });
	const { rows } = await emails(one.db, 1, 50);
	const emailsToEwa = rows.filter((row) => row.recipient === "ewa@firma.example");
	expect(emailsToEwa.map((row) => row.kind)).toEqual(["waiting-joinedUnconfirmed", "waiting-joinedUnconfirmed"]);
	expect(emailsToEwa[0]!.text).toContain("Confirm your address on the page that the button opens");
});

test("a logged-in person's own address needs no link; activating an account confirms too", async () => {
	await one.db.update(ticketPackage).set({ capacity: null }).where(eq(ticketPackage.code, "EXPO"));
	const cookie = await loggedIn(one.server, "ewa@firma.example");
	await one.bought();
	expect((await join("ewa@firma.example", {}, cookie)).json()).toEqual({ position: 1, isConfirmed: true });
	expect((await join("jan@firma.example", {}, cookie)).json()).toEqual({ position: 2, isConfirmed: false });
	await loggedIn(one.server, "jan@firma.example");
	await post(`/api/waitingList/${await secretTo("ewa@firma.example")}/leave`);
	await free();
	expect(await states()).toEqual({ ewa: "left", jan: "offered" });
});

test("the longest waiting person is next, also during concurrent changes", async () => {
	for (let round = 0; round < 20; round++) {
		await one.bought({ email: `b${round}@firma.example` });
		await wait("ewa@firma.example");
		await wait("jan@firma.example");
		one.later(61);
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
