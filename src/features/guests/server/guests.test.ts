import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import {
	addOpenEvent,
	forgetPeople,
	goodPayload,
	loggedIn,
	newestSecret,
} from "../../../../tests/harness/registering.ts";
import { databaseUrl, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { attachmentsOf, emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { offeredConsents } from "../../consent/server/offered-consents.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { event as eventTable } from "../../event/server/tables.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { packagePrice, packageStock, ticketPackage } from "../../packages/server/tables.ts";
import { ONE_REGISTRATION } from "../../ticket-holders/server/inserts.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { getGuestPlaces, registerGuest } from "../contract.ts";
import { type GuestValues, guestForm } from "../guest-form.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addOpenEvent>>;
let sales: TestOrganiser;
let other: TestOrganiser;

beforeAll(async () => {
	server = await freshServer();
	event = await addOpenEvent(server);
	const meetup = await addEvent(server.deps, { code: "TBF", name: "TBF", isMeeting: true });
	const pass = await addPackage(server.deps, meetup, { code: "PASS", name: "Wejściówka" });
	await server.deps.db.insert(packagePrice).values({ packageId: pass.id, roundId: null, netGrosz: 0 });
	for (const [code, onsiteCapacity] of [
		["TBF-2025-09-10", 1],
		["TBF-2025-10-10", null],
	] as const)
		await addCalendar(server.deps, meetup, { code, name: code, isOnsite: true, isOnline: false, onsiteCapacity });
});

beforeEach(async () => {
	const { db } = server.deps;
	await db.delete(registration);
	await forgetPeople(server);
	await capacity(null);
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
	other = await organiserOf(server, { role: "sales", eventCode: "TBF" });
});

const KAROL = { firstName: "Karol", lastName: "Żak", email: "karol@inna.example", packageCode: "BASIC-ONLINE" };
const ask = (values: Partial<GuestValues> = {}, by = sales, headers: Record<string, string> = {}) =>
	by.ask(registerGuest, { body: { ...guestForm.empty, ...KAROL, ...values }, headers });
/** Changes content, which servers cache. */
const change = (write: (db: Database) => Promise<unknown>) => changeContent(server.deps, write);
const capacity = (places: number | null, packageId = event.paid.id) =>
	change((db) => db.update(ticketPackage).set({ capacity: places }).where(eq(ticketPackage.id, packageId)));
const accountOf = async (email: string) =>
	(await server.deps.db.select().from(account).where(eq(account.email, email)))[0]!;
const registrations = () => server.deps.db.select().from(registration).orderBy(registration.id);
const mails = async () => (await emails(server.deps.db, 1, 50)).rows;
const filesOf = async ({ id }: { id: number }) => (await attachmentsOf(server.deps.db, id)).map(({ name }) => name);
const placesTakenOf = async (packageId: number) =>
	(await server.deps.db.select().from(packageStock).where(eq(packageStock.packageId, packageId)))[0]?.taken ?? 0;

describe("a guest without an account", () => {
	test("gets a free place, an account without a password, and one e-mail with the ticket and the link", async () => {
		const answer = await ask({ companyName: "Krosno", companyPosition: "Dyrektor", lang: "en" });
		const [row] = await registrations();
		const person = await accountOf(KAROL.email);
		expect(answer.json()).toEqual({
			outcome: "registered",
			personId: person.id,
			ticketNumber: ticketNumber(row!.id),
		});
		expect(row).toMatchObject({
			accountId: person.id,
			packageId: event.paid.id,
			status: "confirmed",
			isOnline: true,
			orderId: null,
			placeHeldUntil: null,
			profile: { companyName: "Krosno", companyPosition: "Dyrektor" },
		});
		expect(person).toMatchObject({ firstName: "Karol", lastName: "Żak", lang: "en", emailVerified: false });
		expect(await server.deps.db.select().from(salesOrder)).toEqual([]);
		expect(await placesTakenOf(event.paid.id)).toBe(1);
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ recipient: KAROL.email, kind: "activation", lang: "en" });
		expect(mail!.text).toContain("registered you as a guest");
		expect(await filesOf(mail!)).toContain("bilet-MSTS25.pdf");
	});

	test("consents to nothing before they do so themselves", async () => {
		await ask();
		expect(await server.deps.db.select().from(consentGiven)).toEqual([]);
		const { id } = await accountOf(KAROL.email);
		const offered = await offeredConsents(server.deps.db, id, "en");
		expect(offered.map(({ kind }) => kind)).toEqual(["marketing", "recruitment"]);
	});

	test("sets a password by the link, which then logs in, and keeps the ticket", async () => {
		await ask();
		const url = `/api/account/confirmEmail?lang=en&id=${await newestSecret(server)}`;
		const open = (payload: object) => server.app.inject({ method: "POST", url, payload });
		expect((await open({})).json().modelState).toEqual({ newPassword: [expect.any(String)] });
		expect((await open({ password: "sekretne1" })).json().modelState).toEqual({ newPassword: [expect.any(String)] });
		expect((await accountOf(KAROL.email)).emailVerified).toBe(false);
		expect((await open({ newPassword: "Zupelnie8nowe" })).json()).toMatchObject({ isActivated: true });
		const payload = { email: KAROL.email, password: "Zupelnie8nowe" };
		const logIn = await server.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
		expect(logIn.statusCode).toBe(200);
		expect((await registrations()).map(({ status }) => status)).toEqual(["confirmed"]);
	});

	test("gets no second e-mail about the ticket after setting the password", async () => {
		await ask();
		const url = `/api/account/confirmEmail?lang=en&id=${await newestSecret(server)}`;
		const before = (await mails()).length;
		await server.app.inject({ method: "POST", url, payload: { newPassword: "Zupelnie8nowe" } });
		expect((await accountOf(KAROL.email)).emailVerified).toBe(true);
		expect(await mails()).toHaveLength(before);
	});

	test("is written to the journal by reference", async () => {
		await ask();
		const [row] = await registrations();
		const entries = await server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "registration.guest"));
		expect(entries).toMatchObject([
			{ actor: sales.accountId, subject: `registration:${row!.id}`, eventId: event.event.id },
		]);
		expect(JSON.stringify(entries)).not.toMatch(/karol|żak/i);
	});
});

describe("a guest with an account", () => {
	test("keeps name and language, and gets the ticket at once", async () => {
		await loggedIn(server, "anna@firma.example", { packageCode: "EXPO" });
		await server.deps.db.delete(registration);
		const before = (await mails()).length;
		await ask({ email: " Anna@Firma.example ", firstName: "Ania", lang: "en" });
		const person = await accountOf("anna@firma.example");
		expect(person).toMatchObject({ firstName: "Anna", lang: "pl" });
		const all = await mails();
		expect(all).toHaveLength(before + 1);
		expect(all[0]).toMatchObject({ kind: "registered", recipient: "anna@firma.example", lang: "pl" });
		expect(all[0]!.text).toContain("zarejestrowali Cię jako gościa");
		expect(await filesOf(all[0]!)).toContain("bilet-MSTS25.pdf");
	});

	test("gets ticket and activation link if the address is not confirmed yet", async () => {
		const payload = { ...goodPayload, packageCode: "EXPO" };
		await server.app.inject({ method: "POST", url: "/api/account/registerUser", payload });
		await server.deps.db.delete(registration);
		expect((await ask({ email: goodPayload.email })).json().outcome).toBe("registered");
		const [mail] = await mails();
		expect(mail).toMatchObject({ kind: "activation", recipient: goodPayload.email });
		expect(await filesOf(mail!)).toContain("bilet-MSTS25.pdf");
	});

	test("who has a place already stays as they are, and the answer names the person", async () => {
		await loggedIn(server, "anna@firma.example", { packageCode: "EXPO" });
		const before = await registrations();
		const answer = await ask({ email: "anna@firma.example" });
		expect(answer.json()).toEqual({
			outcome: "already",
			personId: (await accountOf("anna@firma.example")).id,
			ticketNumber: ticketNumber(before[0]!.id),
		});
		expect(await registrations()).toEqual(before);
		expect(await placesTakenOf(event.paid.id)).toBe(0);
	});

	test("gets a place again after the registration was cancelled", async () => {
		await ask();
		await server.deps.db.update(registration).set({ status: "cancelled" });
		expect((await ask()).json()).toMatchObject({ outcome: "registered" });
		expect((await registrations()).map(({ status }) => status)).toEqual(["cancelled", "confirmed"]);
	});
});

describe("the place", () => {
	test("is one of the package: a full one refuses with the number of places and what to do", async () => {
		const { db } = server.deps;
		await capacity(1);
		expect((await ask()).json()).toMatchObject({ outcome: "registered" });
		const full = await ask({ email: "druga@inna.example" });
		expect(full.statusCode).toBe(409);
		expect(full.json().modelState.packageCode[0]).toMatch(/^Free places in package Basic Online: 0 of 1\. Raise/);
		expect(await registrations()).toHaveLength(1);
		expect(await accountOf("druga@inna.example")).toBeUndefined();
		expect((await mails()).map(({ recipient }) => recipient)).toEqual([KAROL.email]);
		expect((await ask({ email: "druga@inna.example", packageCode: "EXPO" })).json().outcome).toBe("registered");
		expect(await stockDifferences(db)).toEqual([]);
	});

	test.each<[string, Partial<GuestValues>, string, RegExp]>([
		["an unknown package", { packageCode: "VIP" }, "packageCode", /no “VIP” here.*EXPO, BASIC-ONLINE/],
		["no package", { packageCode: " " }, "packageCode", /Choose a package/],
		["another event's package", { packageCode: "PASS" }, "packageCode", /no “PASS”/],
		["a wrong address", { email: "karol@" }, "email", /incorrect format/],
		["no name", { firstName: " " }, "firstName", /provide/],
		["a name of two lines", { lastName: "Żak\nBcc: x" }, "lastName", /one line/],
		["on site with an online package", { mode: "onsite" }, "mode", /attending online only/],
		["a day that the event does not have", { calendarCode: "TBF-2025-09-10" }, "calendarCode", /no “TBF-2025-09-10”/],
	])("refuses %s", async (_, values, field, sentence) => {
		const answer = await ask(values);
		expect(answer.statusCode).toBe(400);
		expect(answer.json().modelState[field][0]).toMatch(sentence);
		expect(await registrations()).toEqual([]);
		expect((await mails()).length).toBe(0);
	});

	test("of a package that is not on sale, while registration is closed, but not after the event", async () => {
		const allow = (allowRegistration: boolean) =>
			change((db) => db.update(eventTable).set({ allowRegistration }).where(eq(eventTable.id, event.event.id)));
		await change((db) => db.delete(packagePrice).where(eq(packagePrice.packageId, event.paid.id)));
		await allow(false);
		expect((await ask()).json()).toMatchObject({ outcome: "registered" });
		const now = server.clock.now().toISOString();
		server.clock.set(event.event.endsAt.toISOString());
		const late = await ask({ email: "druga@inna.example" });
		server.clock.set(now);
		expect(late.statusCode).toBe(403);
		const price = { packageId: event.paid.id, roundId: null, netGrosz: 29_900 };
		await change((db) => db.insert(packagePrice).values(price));
		await allow(true);
	});

	test("of a meetup is one per edition, and a full edition refuses", async () => {
		const guest = (calendarCode: string, email = KAROL.email) =>
			ask({ packageCode: "PASS", calendarCode, email }, other);
		expect((await guest("")).json().modelState.calendarCode[0]).toMatch(/Choose the edition/);
		expect((await guest("tbf-2025-09-10")).json().outcome).toBe("registered");
		expect((await guest("TBF-2025-09-10")).json().outcome).toBe("already");
		expect((await guest("TBF-2025-10-10")).json().outcome).toBe("registered");
		const full = await guest("TBF-2025-09-10", "druga@inna.example");
		expect([full.statusCode, full.json().modelState.calendarCode[0]]).toEqual([
			409,
			expect.stringContaining("no free"),
		]);
		expect((await registrations()).map(({ scope }) => scope)).toEqual(["TBF-2025-09-10", "TBF-2025-10-10"]);
	});
});

test("the choices are the event's packages with free places, and a meetup's coming editions", async () => {
	await ask();
	await server.deps.db.update(ticketPackage).set({ capacity: 3 }).where(eq(ticketPackage.id, event.paid.id));
	expect((await sales.ask(getGuestPlaces)).json()).toMatchObject({
		packages: [
			{ code: "EXPO", left: null },
			{ code: "BASIC-ONLINE", left: 2, isOnsite: false },
		],
		editions: [],
	});
	const { packages, editions } = (await other.ask(getGuestPlaces)).json();
	expect(packages).toMatchObject([{ code: "PASS" }]);
	expect(editions).toMatchObject([{ code: "TBF-2025-09-10" }, { code: "TBF-2025-10-10" }]);
});

describe("at once", () => {
	const COUNT = 8;

	test("organisers register one address once", { repeats: 9 }, async () => {
		const answers = await Promise.all(Array.from({ length: COUNT }, () => ask()));
		const outcomes = answers.map((one) => one.json().outcome).toSorted();
		expect(outcomes).toEqual([...Array(COUNT - 1).fill("already"), "registered"]);
		expect(new Set(answers.map((one) => one.json().personId)).size).toBe(1);
		expect(await registrations()).toHaveLength(1);
		expect(await mails()).toHaveLength(1);
		expect(await placesTakenOf(event.paid.id)).toBe(1);
	});

	/** Somebody with an account and no place here. */
	const withAccount = async () => {
		await loggedIn(server, "anna@firma.example", { packageCode: "EXPO" });
		await server.deps.db.delete(registration);
		return Promise.all(Array.from({ length: COUNT }, () => ask({ email: "anna@firma.example" })));
	};

	test("organisers register an account once", async () => {
		const outcomes = (await withAccount()).map((one) => one.json().outcome);
		expect(outcomes.toSorted()).toEqual([...Array(COUNT - 1).fill("already"), "registered"]);
		expect(await registrations()).toHaveLength(1);
	});

	// PGlite runs one transaction at a time
	test.skipIf(!databaseUrl())("negative control: without the unique index several register it", async () => {
		const { db } = server.deps;
		const rows = await db.execute<{ indexdef: string }>(
			sql`select indexdef from pg_indexes where indexname = ${ONE_REGISTRATION}`,
		);
		await db.execute(sql.raw(`drop index ${ONE_REGISTRATION}`));
		try {
			await withAccount();
			expect((await registrations()).length).toBeGreaterThan(1);
		} finally {
			await db.delete(registration);
			await db.execute(sql.raw(rows.rows[0]!.indexdef));
		}
	});

	test("organisers do not take more places than there are", async () => {
		await capacity(3);
		const answers = await Promise.all(
			Array.from({ length: COUNT }, (_, index) => ask({ email: `gosc${index}@inna.example` })),
		);
		expect(answers.map((one) => one.statusCode).toSorted()).toEqual([200, 200, 200, ...Array(COUNT - 3).fill(409)]);
		expect(await placesTakenOf(event.paid.id)).toBe(3);
	});

	test("a repeated request with its key returns the same answer", async () => {
		const headers = { "idempotency-key": "gosc-1" };
		const [first, second] = [await ask({}, sales, headers), await ask({}, sales, headers)];
		expect(second.json()).toEqual(first.json());
		expect(first.json().outcome).toBe("registered");
	});
});
