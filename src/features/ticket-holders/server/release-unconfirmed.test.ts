import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { freePlaces } from "../../../../tests/harness/free-places.ts";
import { TSHIRT } from "../../../../tests/harness/options.ts";
import { goodPayload, loggedIn, waitingSecret } from "../../../../tests/harness/registering.ts";
import { otherProcess } from "../../../../tests/harness/server.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { addCode } from "../../codes/server/store.ts";
import { calendar } from "../../event/server/tables.ts";
import { serveWaiting } from "../../packages/server/offers.ts";
import { packagePrice, packageStock, ticketPackage, waitingEntry } from "../../packages/server/tables.ts";
import { releaseUnconfirmed } from "./release-unconfirmed.ts";
import { registration } from "./tables.ts";

let site: Awaited<ReturnType<typeof freePlaces>>;
let one: typeof site.one;
let other: Awaited<ReturnType<typeof otherProcess>>;
beforeAll(async () => {
	site = await freePlaces();
	one = site.one;
	other = await otherProcess(one.server);
});
afterAll(() => other.close());
beforeEach(() => site.empty());

const register: typeof site.register = (...of) => site.register(...of);
const mailsTo = (email: string) => site.mailsTo(email);
const confirm: typeof site.confirm = (...of) => site.confirm(...of);
const statuses = () => site.statuses();
const pass = (minutes: number) => site.pass(minutes);
const capacity = (places: number | null) => site.capacity(places);
const takenPlaces = async () => {
	const rows = await one.db
		.select()
		.from(packageStock)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageStock.packageId));
	return rows.find((row) => row.ticket_package.code === "EXPO")?.package_stock.taken ?? 0;
};

describe("a free place of a limited package", () => {
	test("is held half an hour, so sixty invented addresses cannot empty the package", async () => {
		await capacity(60);
		const invented = await Promise.all(Array.from({ length: 60 }, (_, n) => register(`zmyslony${n}@firma.example`)));
		expect(invented.map((it) => it.statusCode)).toEqual(Array(60).fill(200));
		expect((await register("ewa@firma.example")).statusCode).toBe(409);
		await pass(29);
		expect(await takenPlaces()).toBe(60);
		await pass(2);
		expect(await takenPlaces()).toBe(0);
		expect((await register("ewa@firma.example")).statusCode).toBe(200);
		expect(await stockDifferences(one.db)).toEqual([]);
	});

	test("is available to a class in one network, each with the same browser", async () => {
		await capacity(40);
		const cookie = "estrada_buyer=klasa";
		const pupils = [];
		for (let n = 0; n < 30; n++)
			pupils.push(await register(`uczen${n}@szkola.example`, {}, { ip: "192.0.2.7", cookie }));
		expect(pupils.map((it) => it.statusCode)).toEqual(Array(30).fill(200));
	});

	test.each([
		[1, 1],
		[24, 1],
		[99, 1],
		[149, 2],
		[300, 5],
	])("of a day with %i places is given to one origin %i times; each day counts separately", async (places, most) => {
		await capacity(null);
		await addCalendar(one.server.deps, one.event, { code: "D1", onsiteCapacity: places, onlineCapacity: places });
		await addCalendar(one.server.deps, one.event, { code: "D2", onsiteCapacity: places });
		const ofDay = (email: string, ip: string, more: object = {}) =>
			register(email, { calendarCode: "D1", isOnline: false, ...more }, { ip });
		const network = `192.0.2.${places % 250}`;
		const invented = [];
		for (let n = 0; n <= most; n++) invented.push(await ofDay(`zmyslony${n}@firma.example`, network));
		const free = places - most;
		expect(invented.map((it) => it.statusCode)).toEqual([...Array(most).fill(200), 409]);
		if (free > 0) {
			expect(invented[most]!.json().message).toMatch(new RegExp(`at most: ${most}\\..*send the form again`));
			// the account exists
			expect(await confirm(`zmyslony${most}@firma.example`)).toMatchObject({ isActivated: true });
			expect((await ofDay("ewa@firma.example", "198.51.100.77")).statusCode).toBe(200);
		}
		expect((await ofDay("obok@firma.example", network, { calendarCode: "D2" })).statusCode).toBe(200);
		expect((await ofDay("zdalnie@firma.example", network, { isOnline: true })).statusCode).toBe(200);
		await confirm("zmyslony0@firma.example");
		const isFull = most === places;
		expect((await ofDay("nastepny@firma.example", network)).statusCode).toBe(isFull ? 409 : 200);
	});

	test("of a day is counted by mailbox, browser and network, also with an option or code", async () => {
		await capacity(null);
		await addCalendar(one.server.deps, one.event, { code: "D1", onsiteCapacity: 40 });
		const common = { eventId: one.event.id, packageIds: [], createdAt: one.server.clock.now() };
		await one.db.transaction((tx) =>
			addCode(tx, { ...common, code: "GOSC", kind: "invitation", percent: 100, useLimit: 9 }),
		);
		const there = { calendarCode: "D1", isOnline: false };
		const cookie = "estrada_buyer=jedna";
		expect((await register("ewa@firma.example", there, { ip: "192.0.2.61", cookie })).statusCode).toBe(200);
		const withCode = { ...there, packageCode: "STANDARD", code: "GOSC" };
		const bought = { tShirtChoice: "M", paymentMethod: "card", expectedGrossGrosz: TSHIRT };
		const seconds = [
			await register("ewa+2@firma.example", there),
			await register("jan@firma.example", there, { cookie }),
			await register("ala@firma.example", there, { ip: "192.0.2.61" }),
			await register("ola@firma.example", { ...there, ...bought }, { ip: "192.0.2.61" }),
			await register("iza@firma.example", withCode, { ip: "192.0.2.61" }),
		];
		for (const refused of seconds) {
			expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/at most: 1\./)]);
		}
		expect((await one.db.select().from(calendar)).map((it) => it.onsiteTaken)).toEqual([1]);
		expect((await register("inna@firma.example", there)).statusCode).toBe(200);
		expect(await stockDifferences(one.db)).toEqual([]);
	});

	test("at one event does not count at another", async () => {
		const meetups = await Promise.all(
			["SPOTKANIE1", "SPOTKANIE2"].map(async (code) => {
				const event = await addEvent(one.server.deps, {
					code,
					isMeeting: true,
					allowRegistration: true,
					freePackageCode: "WOLNY",
				});
				const free = await addPackage(one.server.deps, event, { code: "WOLNY", name: "Wolny" });
				await one.db.insert(packagePrice).values({ packageId: free.id, roundId: null, netGrosz: 0 });
				await addCalendar(one.server.deps, event, { code: `${code}-D`, onsiteCapacity: 24 });
				return code;
			}),
		);
		const at = (eventCode: string, email: string) =>
			register(
				email,
				{ eventCode, packageCode: "WOLNY", calendarCode: `${eventCode}-D`, isOnline: false },
				{ ip: "192.0.2.71" },
			);
		for (const [n, code] of meetups.entries()) {
			expect((await at(code, `pierwszy${n}@firma.example`)).statusCode).toBe(200);
			expect((await at(code, `drugi${n}@firma.example`)).statusCode).toBe(409);
		}
	});

	test("is kept once its address is confirmed; before, its deadline is shown", async () => {
		const registered = await register("ewa@firma.example");
		expect(registered.json().placeHeldUntil).toBe(
			new Date(one.server.clock.now().getTime() + 30 * 60_000).toISOString(),
		);
		expect((await mailsTo("ewa@firma.example"))[0]!.text).toMatch(/We hold your place until .*Otherwise we will write/);
		expect(await confirm("ewa@firma.example")).toMatchObject({ isActivated: true, notice: null });
		await pass(60 * 24);
		expect([await statuses(), await takenPlaces()]).toEqual([["confirmed"], 1]);
	});

	test("is taken again if the address is confirmed late, with its ticket", async () => {
		await register("ewa@firma.example");
		await register("jan@firma.example");
		await pass(31);
		expect([await statuses(), await takenPlaces()]).toEqual([["cancelled", "cancelled"], 0]);
		expect(await confirm("ewa@firma.example")).toMatchObject({ notice: null });
		expect([await statuses(), await takenPlaces()]).toEqual([["confirmed", "cancelled"], 1]);
		expect((await mailsTo("ewa@firma.example")).map((row) => row.kind)).toContain("registered");
		await pass(31);
		expect([await statuses(), await takenPlaces()]).toEqual([["confirmed", "cancelled"], 1]);
	});

	test("that is gone leads to the waiting list, and loses nothing else", async () => {
		await register("pozna@firma.example");
		await pass(31);
		for (const who of ["a", "b"]) {
			await register(`${who}@firma.example`);
			await confirm(`${who}@firma.example`);
		}
		expect((await confirm("pozna@firma.example")).notice).toMatch(/the package is full by now.*waiting list/);
		expect(await statuses()).toEqual(["cancelled", "confirmed", "confirmed"]);
		const kinds = (await mailsTo("pozna@firma.example")).map((row) => row.kind);
		expect(kinds).toEqual(["waiting-placeGone", "activation"]);
		await capacity(3);
		await serveWaiting(one.people);
		const offer = await waitingSecret(one.server, "pozna@firma.example");
		const logIn = await one.server.app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			payload: { email: "pozna@firma.example", password: goodPayload.password },
		});
		const cookie = logIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
		const mine = { eventCode: "MSTS25", packageCode: "EXPO", processAgreement: true, offer };
		const answer = await one.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			headers: { cookie },
			payload: mine,
		});
		expect(answer.statusCode).toBe(200);
		expect([await takenPlaces(), await stockDifferences(one.db)]).toEqual([3, []]);
	});

	test("goes to the next in line on release", async () => {
		await register("a@firma.example");
		await register("b@firma.example");
		await one.server.app.inject({
			method: "POST",
			url: "/api/event/MSTS25/packages/EXPO/waitingList",
			payload: { email: "czeka@firma.example", firstName: "Ewa" },
		});
		await one.server.app.inject({
			method: "POST",
			url: `/api/waitingList/${await waitingSecret(one.server, "czeka@firma.example")}/confirm`,
		});
		await pass(31);
		expect((await one.db.select().from(waitingEntry)).map((it) => it.state)).toEqual(["offered"]);
		expect([await takenPlaces(), await stockDifferences(one.db)]).toEqual([1, []]);
	});

	test("is not counted for unlimited packages, confirmed accounts or cancelled registrations", async () => {
		await capacity(null);
		expect((await register("ewa@firma.example")).json().placeHeldUntil).toBeNull();
		const cookie = await loggedIn(one.server, "jan@firma.example", { packageCode: "EXPO" });
		await one.db.delete(registration);
		await capacity(10);
		const again = await one.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			headers: { cookie },
			payload: { eventCode: "MSTS25", packageCode: "EXPO", processAgreement: true },
		});
		expect(again.json()).toMatchObject({ isRegistered: true, placeHeldUntil: null });
		await pass(31);
		expect(await statuses()).toEqual(["confirmed"]);
		await register("zofia@firma.example");
		await runCommand(one.server, "registrations cancel zofia@firma.example --event MSTS25");
		expect(await confirm("zofia@firma.example")).toMatchObject({ notice: null });
		expect(await statuses()).toEqual(["confirmed", "cancelled"]);
	});
});

describe("simultaneously", () => {
	test("a confirmation and the release leave one place, held by the person", async () => {
		await capacity(40);
		const people = Array.from({ length: 16 }, (_, n) => `razem${n}@firma.example`);
		for (const email of people) await register(email);
		one.later(31);
		const confirming = people.map((email, n) => confirm(email, n % 2 ? other : one.server.app));
		await Promise.all([releaseUnconfirmed(one.people), releaseUnconfirmed(one.people), ...confirming]);
		expect(await statuses()).toEqual(Array(16).fill("confirmed"));
		expect([await takenPlaces(), await stockDifferences(one.db)]).toEqual([16, []]);
		expect(await releaseUnconfirmed(one.people)).toBe(0);
	});

	test("six confirm for the last place: one gets it, and the others queue in order", async () => {
		await capacity(6);
		const people = Array.from({ length: 6 }, (_, n) => `ostatni${n}@firma.example`);
		for (const email of people) await register(email);
		await pass(31);
		await capacity(1);
		await Promise.all(people.map((email, n) => confirm(email, n % 2 ? other : one.server.app)));
		expect((await statuses()).toSorted()).toEqual([...Array(5).fill("cancelled"), "confirmed"]);
		expect((await one.db.select().from(waitingEntry)).map((it) => it.state)).toEqual(Array(5).fill("waiting"));
		expect([await takenPlaces(), await stockDifferences(one.db)]).toEqual([1, []]);
	});
});
