import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addFilmOf, type Conference, conference, participant, star } from "../../../../tests/harness/attending.ts";
import { refusal, runCommand } from "../../../../tests/harness/commanding.ts";
import { printedText } from "../../../../tests/harness/printed-text.ts";
import { forgetPeople } from "../../../../tests/harness/registering.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { account } from "../../account/server/tables.ts";
import { checkInTicket } from "../../checkin/server/check-in.ts";
import { event as eventTable } from "../../event/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { checkedCertificate } from "./certificates.ts";
import { certificate, certificateWording } from "./tables.ts";

let one: Conference;
let film: number;
beforeAll(async () => {
	one = await conference();
	film = await addFilmOf(one.server, one.lectures.film.id);
});
beforeEach(async () => {
	await forgetPeople(one.server);
	one.server.clock.set("2025-06-07T05:45:00Z");
});

type Someone = Awaited<ReturnType<typeof participant>>;
const END = "2025-06-07T16:00:00.000Z";
const ask = (cookie: string, method: "GET" | "POST" = "GET", eventCode = "msts25") =>
	one.server.app.inject({
		method,
		url: `/api/event/${eventCode}/certificate?lang=en`,
		headers: { cookie },
		...(method === "POST" && { payload: {} }),
	});
const issued = async ({ cookie }: Someone) => (await ask(cookie, "POST")).json().certificate;
const pdf = (cookie: string, lang = "en") =>
	one.server.app.inject({ url: `/api/event/MSTS25/certificate.pdf?lang=${lang}`, headers: { cookie } });
const checkIn = ({ ticket }: Someone, values: object = {}) =>
	checkInTicket(
		one.server.deps,
		{ event: one.event, day: one.days.onsite, code: ticket, at: one.server.clock.now(), ...values },
		"command:door",
	);
/** Watches the film from one second to another, in steps of ten. */
const watch = async ({ cookie }: Someone, from: number, to: number) => {
	for (let seconds = from; seconds <= to; seconds += 10) {
		one.server.clock.set(new Date(one.server.clock.now().getTime() + 10_000).toISOString());
		const url = `/api/recording/${film}/place`;
		await one.server.app.inject({ method: "POST", url, payload: { seconds }, headers: { cookie } });
	}
};

test("a checked-in person gets a certificate after the event, with one starred lecture per hour", async () => {
	const anna = await participant(one, "anna@firma.example");
	await star(one, anna.accountId, Object.values(one.lectures));
	await checkIn(anna);
	one.server.clock.set("2025-06-07T15:59:59.999Z");
	expect((await ask(anna.cookie)).json()).toMatchObject({ refusal: "early", endDate: END, certificate: null });
	const early = await ask(anna.cookie, "POST");
	expect([early.statusCode, early.json().detail]).toEqual([409, "The certificate is issued when the event is over."]);
	one.server.clock.set(END);
	const { refusal: none, attendance, lectures } = (await ask(anna.cookie)).json();
	expect([none, attendance]).toEqual([
		null,
		{
			days: [{ name: "Piątek 07.06", nameEn: "Friday 07.06" }],
			lectures: 2,
			minutes: 105,
			sources: ["onsite"],
			tracks: [{ name: "Dane i AI", nameEn: "Data and AI", color: "#ff5c9a", lectures: 2 }],
		},
	]);
	expect(lectures.map((it: { subject: string; source: string }) => [it.subject, it.source])).toEqual([
		["Agenci", "onsite"],
		["Potoki", "onsite"],
	]);
	const certificateNow = await issued(anna);
	expect(certificateNow).toMatchObject({ holder: "Anna Szczepankowska-Wójcik", issuedDate: END, isOutdated: false });
	expect(certificateNow.checkUrl).toBe(`http://estrada.test/en/certificate/${certificateNow.number}`);
	const text = (await printedText((await pdf(anna.cookie)).rawPayload)).pages.join(" ").replace(/\s/g, "");
	for (const phrase of [
		"CertificateofparticipationAnnaSzczepankowska-Wójcik",
		certificateNow.number,
		"1h45min",
		"Friday07.06",
	])
		expect(text).toContain(phrase);
	const twice = await Promise.all([pdf(anna.cookie), pdf(anna.cookie)]);
	expect(twice[0]!.rawPayload.equals(twice[1]!.rawPayload)).toBe(true);
});

test("a recording counts if 80 % were watched; skipped parts do not count", async () => {
	const ewa = await participant(one, "ewa@firma.example");
	one.server.clock.set(END);
	await watch(ewa, 10, 30);
	await watch(ewa, 90, 90);
	await watch(ewa, 100, 100);
	expect((await ask(ewa.cookie)).json()).toMatchObject({ refusal: "notAttended", lectures: [] });
	expect((await ask(ewa.cookie, "POST")).statusCode).toBe(409);
	await watch(ewa, 30, 60);
	expect((await ask(ewa.cookie)).json().refusal).toBe("notAttended");
	await watch(ewa, 70, 70);
	expect((await ask(ewa.cookie)).json()).toMatchObject({
		refusal: null,
		attendance: { lectures: 1, minutes: 2, days: [] },
	});
	expect((await issued(ewa)).attendance.sources).toEqual(["recording"]);
});

describe("a certificate", () => {
	const tickets: [string, object, expected: string | null, lectures: number][] = [
		["Standard", { status: "confirmed" }, null, 2],
		["unpaid", { status: "reserved" }, "noTicket", 0],
		["refunded", { status: "cancelled" }, "noTicket", 0],
	];
	test.each(tickets)("needs a paid ticket: %s", async (_name, ticket, expected, lectures) => {
		const person = await participant(one, "anna@firma.example");
		await star(one, person.accountId, [one.lectures.echo, one.lectures.echo2]);
		await checkIn(person);
		await one.server.deps.db.update(registration).set(ticket);
		one.server.clock.set(END);
		const own = (await ask(person.cookie)).json();
		expect([own.refusal, own.attendance.lectures]).toEqual([expected, lectures]);
		expect(own.hasRecordings).toBe(expected === null);
	});

	test("is refused without advice about recordings if the ticket has none", async () => {
		const person = await participant(one, "expo@firma.example", { packageId: one.expo.id });
		one.server.clock.set(END);
		expect((await ask(person.cookie)).json()).toMatchObject({ refusal: "notAttended", hasRecordings: false });
	});

	test("of an Expo ticket lists only the day: its package has no lectures", async () => {
		const person = await participant(one, "expo@firma.example", { packageId: one.expo.id });
		await star(one, person.accountId, [one.lectures.echo]);
		await checkIn(person);
		one.server.clock.set(END);
		expect((await issued(person)).attendance).toMatchObject({ lectures: 0, days: [{ nameEn: "Friday 07.06" }] });
	});

	test("is refused without a log-in and to other people, as is its file", async () => {
		const anna = await participant(one, "anna@firma.example");
		const stranger = await participant(one, "obcy@firma.example");
		await checkIn(anna);
		one.server.clock.set(END);
		await issued(anna);
		for (const answer of [await ask(""), await ask("", "POST"), await pdf("")]) expect(answer.statusCode).toBe(401);
		expect((await ask(stranger.cookie)).json()).toMatchObject({ refusal: "notAttended", certificate: null });
		expect((await pdf(stranger.cookie)).statusCode).toBe(404);
		expect((await ask(anna.cookie, "GET", "NOPE")).statusCode).toBe(404);
	});

	test("does not exist for a meetup", async () => {
		const anna = await participant(one, "anna@firma.example");
		await checkIn(anna);
		one.server.clock.set(END);
		await one.server.deps.db.update(eventTable).set({ isMeeting: true });
		expect((await ask(anna.cookie)).json().refusal).toBe("meetup");
		await one.server.deps.db.update(eventTable).set({ isMeeting: false });
	});
});

test("concurrent requests issue one number; a changed name keeps it", async () => {
	const { db } = one.server.deps;
	const anna = await participant(one, "anna@firma.example");
	await checkIn(anna);
	one.server.clock.set(END);
	const both = await Promise.all([issued(anna), issued(anna), issued(anna)]);
	expect(new Set(both.map((it) => it.number)).size).toBe(1);
	const { number } = both[0];
	expect(await db.select({ number: certificate.number }).from(certificate)).toContainEqual({ number });
	expect(await db.select().from(certificateWording)).toHaveLength(1);
	await db.update(account).set({ lastName: "Wójcik" });
	const before = (await ask(anna.cookie)).json().certificate;
	expect([before.holder, before.isOutdated]).toEqual(["Anna Szczepankowska-Wójcik", true]);
	one.server.clock.set("2025-06-20T10:00:00Z");
	expect(await issued(anna)).toMatchObject({ number, holder: "Anna Wójcik", issuedDate: "2025-06-20T10:00:00.000Z" });
	one.server.clock.set("2025-06-21T10:00:00Z");
	expect(await issued(anna)).toMatchObject({ number, isOutdated: false, issuedDate: "2025-06-20T10:00:00.000Z" });
	const entries = await db.select().from(auditEntry).where(eq(auditEntry.actor, anna.accountId));
	expect(entries.flatMap(({ action }) => (action.startsWith("certificate") ? [action] : []))).toContain(
		"certificate.issued-anew",
	);
});

test("withdrawing is final; after an erasure the public page names nobody", async () => {
	const { db } = one.server.deps;
	const ewa = await participant(one, "ewa@firma.example");
	const anna = await participant(one, "anna@firma.example");
	await checkIn(anna);
	one.server.clock.set(END);
	const { number } = await issued(anna);
	expect((await checkedCertificate(db, number)).state).toBe("real");
	const typed = number.toLowerCase().replace("-", "");
	expect((await runCommand(one.server, `certificates withdraw ${typed}`)).text).toBe(`${number} is withdrawn.`);
	expect((await runCommand(one.server, `certificates withdraw ${number}`)).text).toContain("already");
	expect(await refusal(one.server, "certificates withdraw 00000-00000")).toContain("no such certificate");
	expect(await refusal(one.server, "certificates withdraw 12345")).toContain("mistake");
	expect((await ask(anna.cookie)).json()).toMatchObject({ refusal: "withdrawn", certificate: null });
	expect([(await ask(anna.cookie, "POST")).statusCode, (await pdf(anna.cookie)).statusCode]).toEqual([409, 409]);
	expect(await checkedCertificate(db, number)).toMatchObject({ state: "withdrawn", number });

	await checkIn(ewa, { at: new Date("2025-06-07T06:00:00Z") });
	const other = await issued(ewa);
	await db.delete(account);
	expect(await checkedCertificate(db, other.number)).toEqual({
		state: "withdrawn",
		number: other.number,
		event: expect.objectContaining({ code: "MSTS25" }),
	});
});
