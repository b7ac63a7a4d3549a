import { eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "../../tests/harness/commanding.ts";
import { addCalendar } from "../../tests/harness/content.ts";
import { type ErasureShop, leaving } from "../../tests/harness/leaving.ts";
import { organiserOf } from "../../tests/harness/organiser.ts";
import { goodPayload, logIn } from "../../tests/harness/registering.ts";
import { filesHolding, foundIn, type Words } from "../../tests/harness/searching.ts";
import { doDueWork } from "../../tests/harness/server.ts";
import { stockDifferences } from "../../tests/harness/stock.ts";
import { COLLEAGUE, WHOLE } from "../../tests/harness/whole-person.ts";
import { account } from "../features/account/server/tables.ts";
import { ticketCode } from "../features/codes/server/tables.ts";
import { taxDocument } from "../features/documents/server/tables.ts";
import { event } from "../features/event/server/tables.ts";
import { salesOrder } from "../features/orders/server/tables.ts";
import { organiserRole } from "../features/organisers/server/tables.ts";
import { waitingEntry } from "../features/packages/server/tables.ts";
import { forgetFarewells } from "../features/privacy/server/erase-account.ts";
import { lectureSeat } from "../features/seats/server/tables.ts";
import { registration } from "../features/ticket-holders/server/tables.ts";
import { auditEntry } from "../kit/audit/tables.ts";
import { hashOf } from "../kit/hash/hash.ts";
import { emails } from "../kit/mail/store.ts";
import { emailMessage } from "../kit/mail/tables.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

let one: ErasureShop["one"];
let person: ErasureShop["person"];
let erase: ErasureShop["erase"];
const { password } = goodPayload;
const preview = async (lang = "en") =>
	(await one.server.app.inject({ url: `/api/user/erasure?lang=${lang}`, headers: { cookie: person.cookie } })).json();
const isIn = async (cookie: string) =>
	(await one.server.app.inject({ url: "/api/account/me", headers: { cookie } })).statusCode === 200;
const found = async (words: Words) => [...(await foundIn(one.db, words)).keys()];
/** Schedules the recurring jobs, then runs them at `iso`. */
const workAt = async (iso: string) => {
	one.server.clock.set(iso);
	await doDueWork(one.server);
	one.later(61);
	await doDueWork(one.server);
};

beforeEach(async () => {
	({ one, person, erase } = await leaving());
}, 60_000);

test("before erasure every personal table has the person; afterwards only what the law requires", async () => {
	const { words } = person;
	const before = await foundIn(one.db, words);
	const tables = new Set([...before.keys()].map((place) => place.split(".")[0]!));
	// the seller's contact data belongs to no account
	const personal = Object.keys(PERSONAL_TABLES).filter((table) => table !== "contact_card");
	expect(personal.filter((table) => !tables.has(table))).toEqual([]);
	// proves that the search finds every word
	expect(new Set([...before.values()].flat())).toEqual(new Set(Object.keys(words)));
	const { files, privateFiles, versions } = one.server.deps;
	expect(filesHolding(privateFiles.folder, words)).not.toEqual([]);
	const version = await versions.current();

	expect((await erase()).json()).toEqual({ isErased: true });
	expect(await versions.current(), "cached pages count people's meetings and duties").toBeGreaterThan(version);
	const after = await foundIn(one.db, words);
	expect(Object.fromEntries(after)).toEqual({
		"email_message.recipient": ["e-mail"],
		"tax_document.content": ["first name", "last name", "street"],
	});
	expect(await found({ hash: hashOf(WHOLE.email) })).toEqual(["newsletter_departure.email_hash"]);
	expect([...filesHolding(files.folder, words), ...filesHolding(privateFiles.folder, words)]).toEqual([]);
	const kinds = (await one.db.select().from(taxDocument).orderBy(taxDocument.id)).map((it) => [
		it.kind,
		(it.content.buyer as { name: string }).name,
	]);
	expect(kinds.toSorted()).toEqual([
		["invoice", "Zdzimira Znikająca-Kot"],
		["invoice", "Zdzimira Znikająca-Kot"],
		["proforma", "(usunięto / erased)"],
	]);
	expect(await stockDifferences(one.db)).toEqual([]);
	// the last e-mail is deleted too
	await workAt("2025-09-05T10:00:00Z");
	expect(await found({ "e-mail": WHOLE.email })).toEqual([]);
}, 60_000);

test("the preview lists deleted and kept data, with the last day of keeping and the person's figures", async () => {
	const { goes, kept, obstacles } = await preview();
	expect(obstacles).toEqual([]);
	const counts = Object.fromEntries(goes.map((it: { title: string; count: number }) => [it.title, it.count]));
	expect(counts).toMatchObject({
		"Account: about you, addresses, devices": null,
		"Registrations: tickets, seats, extras": 2,
		"Plan: starred lectures, and whether your contacts see which lectures you have in common": 1,
		"Orders: payments, refunds, documents, a team’s codes": 2,
		"Newsletters and reminders to your address": 2,
		"Enquiries to the organiser": 1,
	});
	expect(kept.map((it: { until: string }) => it.until)).toEqual(["2030-12-31", "2030-12-31"]);
	expect(kept[0].number).toMatch(/^FV\/2025\/\d{4}$/);
	expect((await preview("pl")).goes[1].title).toBe("Zgody: na co, kiedy, gdzie i w jakiej wersji");
});

test("places go to the next in the queue, used codes stay used, and others keep their data", async () => {
	const { autumn, codes, words, ticket } = person;
	const waits = { email: "czeka@firma.example", firstName: "Czesława", lang: "pl" as const, state: "waiting" as const };
	const line = { packageId: autumn.guest.id, ...waits, secretHash: "next", createdAt: one.server.clock.now() };
	const confirmed = { ...line, confirmedAt: line.createdAt };
	await one.db.insert(waitingEntry).values(confirmed);
	const other = { colleague: "Jadwiga" };
	const before = await found(other);
	await erase();
	expect(await found(other)).toEqual(before);
	expect(await one.db.select().from(waitingEntry).orderBy(waitingEntry.id)).toMatchObject([
		{ email: waits.email, state: "offered" },
	]);
	const [used] = await one.db.select().from(ticketCode).where(eq(ticketCode.id, codes[0].objectId));
	expect(used).toMatchObject({ used: 1, sentTo: null });
	expect((await one.db.select().from(registration).orderBy(registration.id)).map((it) => it.accountId)).not.toContain(
		words["account"],
	);
	expect(await one.db.select().from(lectureSeat)).toEqual([]);
	const output = await runCommand(one.server, `order show ${ticket.number}`);
	expect(output.text).toContain("FV/2025/");
	expect(output.text + JSON.stringify(output.data)).not.toContain(WHOLE.lastName);
	expect(await one.giveBack(ticket.id)).toBe(200); // the organiser may still refund
	expect(
		(await one.db.select().from(salesOrder).orderBy(salesOrder.id)).map((it) => [it.accountId, it.payer.name]),
	).toEqual([
		[null, ""],
		[null, ""],
	]);
	expect(await stockDifferences(one.db)).toEqual([]);
});

test.each([
	["can be used again where they were to come", "2025-05-20T10:00:00Z", 0],
	["stays used where they came", "2025-06-08T10:00:00Z", 1],
])("an erased person's code %s", async (_what, iso, used) => {
	await one.db.update(account).set({ emailVerified: true }).where(eq(account.email, COLLEAGUE));
	const cookie = await logIn(one.server, COLLEAGUE);
	one.server.clock.set(iso);
	expect((await erase(password, cookie)).json()).toEqual({ isErased: true });
	const [code] = await one.db.select().from(ticketCode).where(eq(ticketCode.id, person.codes[0].objectId));
	expect(code).toMatchObject({ used, sentTo: null });
	expect(await stockDifferences(one.db)).toEqual([]);
});

test("all devices are logged out, the password is void, an e-mail confirms, and the address can register again", async () => {
	const answer = await erase();
	expect(answer.headers["clear-site-data"]).toBe('"cookies", "storage"');
	expect([await isIn(person.cookie), await isIn(person.secondDevice)]).toEqual([false, false]);
	const again = { email: WHOLE.email, password };
	const logsIn = await one.server.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload: again });
	expect(logsIn.statusCode).toBe(401);
	const mails = (await emails(one.db, 1, 99)).rows.filter((it) => it.recipient === WHOLE.email);
	expect(mails.map((it) => [it.kind, it.lang])).toEqual([["account-erased", "pl"]]);
	expect(mails[0]!.text).toContain("31 grudnia 2030");
	expect(mails[0]!.text).not.toContain(WHOLE.firstName);
	const audit = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).filter(
		(it) => it.action === "account.erased",
	);
	expect(audit).toMatchObject([{ actor: "erased", subject: "erased", detail: {} }]);
	const anew = { ...goodPayload, ...WHOLE, eventCode: "THS25", packageCode: "GUEST", savedReservations: [] };
	const registered = await one.server.app.inject({ method: "POST", url: "/api/account/registerUser", payload: anew });
	expect(registered.json()).toMatchObject({ isRegistered: true });
	expect((await one.db.select().from(account).where(eq(account.email, WHOLE.email)))[0]!.id).not.toBe(person.accountId);
});

test.each([
	["waiting", "2025-09-04T10:00:00.000Z", true],
	["waiting", "2025-09-04T10:00:00.001Z", false],
	["sent", "2025-09-01T10:00:00.000Z", false],
] as const)("the last e-mail, %s, is there at %s: %s", async (status, iso, isThere) => {
	one.server.clock.set("2025-09-01T10:00:00Z");
	await erase();
	const last = eq(emailMessage.kind, "account-erased");
	await one.db.update(emailMessage).set({ status }).where(last);
	one.server.clock.set(iso);
	await forgetFarewells(one.server.deps);
	expect((await one.db.select().from(emailMessage).where(last)).length > 0).toBe(isThere);
});

describe("is refused", () => {
	test("without log-in, with a wrong password, and after ten tries", async () => {
		expect((await erase(password, "")).statusCode).toBe(401);
		const wrong = await erase("niedobre1");
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["currentPassword"]]);
		for (let n = 0; n < 9; n++) await erase("niedobre1");
		expect((await erase()).statusCode).toBe(429);
		expect(await isIn(person.cookie)).toBe(true);
	});

	test("of the last owner of all events, until there is another one", async () => {
		one.server.clock.set("2025-09-01T10:00:00Z");
		const own = { eventId: null, role: "owner" as const, grantedAt: one.server.clock.now() };
		await one.db.insert(organiserRole).values({ ...own, accountId: person.accountId });
		const answer = await erase();
		expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining("last owner")]);
		expect((await preview()).obstacles).toHaveLength(1);
		const other = await organiserOf(one.server, { role: "owner", eventCode: null });
		expect((await erase()).statusCode).toBe(200);
		const owners = await one.db
			.select({ id: organiserRole.accountId })
			.from(organiserRole)
			.where(isNull(organiserRole.eventId));
		expect(owners).toEqual([{ id: other.accountId }]);
	});

	test("before a refund is sent or a paid ticket's event, with the order's number", async () => {
		const { ticket } = person;
		one.server.clock.set("2025-05-20T10:00:00Z");
		const answer = await erase();
		expect([answer.statusCode, answer.json().message]).toEqual([
			409,
			expect.stringContaining("paid tickets to an event"),
		]);
		const orderNumbers = (await preview()).obstacles.map((it: { orderNumber: string }) => it.orderNumber);
		expect(orderNumbers).toContain(ticket.number);
		expect(await one.giveBack(ticket.id)).toBe(200);
		const { obstacles } = await preview();
		expect(obstacles.map((it: { text: string }) => it.text)).toContainEqual(
			expect.stringContaining(`Money of order ${ticket.number} is waiting`),
		);
		expect(await isIn(person.cookie)).toBe(true);
		expect(await stockDifferences(one.db)).toEqual([]);
	});
});

test("a meetup's ticket blocks erasure until its own edition ends", async () => {
	const { ticket, team } = person;
	const editions = ["2025-06-01T16:00:00Z", "2026-06-01T16:00:00Z"].map((iso, index) =>
		addCalendar(one.server.deps, one.event, { code: `TBF-${index}`, endsAt: new Date(iso) }),
	);
	const [past, coming] = await Promise.all(editions);
	await one.db.update(event).set({ isMeeting: true });
	const inTheWay = async (edition: { id: number }) => {
		await one.db.update(registration).set({ calendarId: edition.id }).where(eq(registration.orderId, ticket.id));
		return (await preview()).obstacles.map((it: { orderNumber: string }) => it.orderNumber).toSorted();
	};
	expect(await inTheWay(past!)).toEqual([team.number]);
	expect(await inTheWay(coming!)).toEqual([ticket.number, team.number].toSorted());
});

test("in 2031 the kept documents lose their names; numbers and amounts stay", async () => {
	await erase();
	const documents = () => one.db.select().from(taxDocument).orderBy(taxDocument.id);
	const before = await documents();
	const due = async () =>
		(await runCommand(one.server, "privacy due")).data as { documents: string[]; isDue: boolean }[];
	const numbers = before.filter((it) => it.kind === "invoice").map((it) => it.number);
	expect((await due()).flatMap((it) => it.documents).toSorted()).toEqual(numbers);
	await workAt("2030-12-31T20:00:00Z");
	one.server.clock.set("2030-12-31T22:59:59Z");
	await doDueWork(one.server);
	expect(await documents()).toEqual(before);
	expect(await due()).toMatchObject([{ until: "2030-12-31", isDue: false }, { isDue: false }]);
	one.server.clock.set("2030-12-31T23:00:00Z");
	expect(await due()).toMatchObject([{ isDue: true }, { isDue: true }]);
	one.server.clock.set("2030-12-31T23:59:59Z");
	await doDueWork(one.server);
	expect(await due()).toEqual([]);
	const after = await documents();
	expect(after.map(({ content: _, ...row }) => row)).toEqual(before.map(({ content: _, ...row }) => row));
	expect(await foundIn(one.db, { ...person.words, company: "Znikająca" })).toEqual(new Map());
	expect(await stockDifferences(one.db)).toEqual([]);
});
