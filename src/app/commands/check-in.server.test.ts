import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Conference, conference, participant } from "../../../tests/harness/attending.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { forgetPeople } from "../../../tests/harness/registering.ts";
import { checkInTicket } from "../../features/checkin/server/check-in.ts";
import { presentDays } from "../../features/checkin/server/store.ts";
import { checkIn } from "../../features/checkin/server/tables.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";
import { ticketById } from "../../features/tickets/server/store.ts";
import { ticketInfo } from "../../features/tickets/server/tickets.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { scansIn } from "./check-in.ts";

let one: Conference;
beforeAll(async () => {
	one = await conference();
});
beforeEach(async () => {
	await forgetPeople(one.server);
	one.server.clock.set("2025-06-07T05:45:00Z");
});

const scan = (typed: string) => runCommand(one.server, `check-in tickets ${typed}`);
const refused = (typed: string) => refusal(one.server, `check-in tickets ${typed}`);
const AT_DOOR = "--event msts25 --day d2";
const rows = () => one.server.deps.db.select().from(checkIn).orderBy(checkIn.id);

test("accepts the number or the QR code once; a repeat says when it was used", async () => {
	const anna = await participant(one, "anna@firma.example");
	const first = await scan(`${anna.ticket.toLowerCase()} ${AT_DOOR}`);
	expect([first.text, first.isWrong]).toEqual([
		expect.stringMatching(/in +Anna Szczepankowska-Wójcik +2025-06-07 07:45/),
		false,
	]);
	one.server.clock.set("2025-06-07T09:00:00Z");
	const { token } = await ticketInfo(one.server.deps, (await ticketById(one.server.deps.db, anna.registrationId))!);
	const again = await scan(`${token} ${AT_DOOR}`);
	expect(again.data).toMatchObject([{ ticket: anna.ticket, state: "again", at: "2025-06-07T05:45:00.000Z" }]);
	expect(await rows()).toMatchObject([
		{
			registrationId: anna.registrationId,
			calendarId: one.days.onsite.id,
			lectureId: null,
			scannedBy: "command:check-in",
		},
	]);
	const entries = await one.server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "ticket.checked-in"));
	expect(entries).toMatchObject([{ actor: "command:check-in", subject: `registration:${anna.registrationId}` }]);
	expect((await runCommand(one.server, "check-in list --event MSTS25")).text).toContain("STANDARD");
	const of = { accountId: anna.accountId, eventId: one.event.id };
	expect(await presentDays(one.server.deps.db, of)).toMatchObject([{ nameEn: "Friday 07.06" }]);
	await one.server.deps.db.update(registration).set({ status: "cancelled" });
	expect(await presentDays(one.server.deps.db, of)).toEqual([]);
});

test("two simultaneous scans at different doors count once", async () => {
	const { deps } = one.server;
	const anna = await participant(one, "anna@firma.example");
	const wanted = { event: one.event, day: one.days.onsite, code: anna.ticket, at: one.server.clock.now() };
	const both = await Promise.all([1, 2].map((door) => checkInTicket(deps, wanted, `command:door-${door}`)));
	expect(both.map((it) => it.isNew).toSorted()).toEqual([false, true]);
	expect(await rows()).toHaveLength(1);
});

test("at a room, checks in to the current lecture; another lecture is another scan", async () => {
	const anna = await participant(one, "anna@firma.example");
	const lectureOf = async () => (await rows()).map((it) => it.lectureId);
	const { deps } = one.server;
	const at = (iso: string) => ({
		event: one.event,
		day: one.days.onsite,
		code: anna.ticket,
		room: "sala echo",
		at: new Date(iso),
	});
	one.server.clock.set("2025-06-07T16:00:00Z");
	for (const iso of ["2025-06-07T07:55:00Z", "2025-06-07T08:05:00Z", "2025-06-07T08:58:00Z"]) {
		await checkInTicket(deps, at(iso), "command:room");
	}
	expect(await lectureOf()).toEqual([one.lectures.echo.id, one.lectures.echo2.id]);
	await expect(checkInTicket(deps, at("2025-06-07T12:00:00Z"), "command:room")).rejects.toThrow("Nothing is on");
});

test("gives the reason for each refused ticket and admits the others in a list", async () => {
	const anna = await participant(one, "anna@firma.example");
	const unpaid = await participant(one, "ewa@firma.example", { status: "reserved" });
	const back = await participant(one, "jan@firma.example", { status: "cancelled" });
	const online = await participant(one, "ola@firma.example", { isOnline: true });
	const file = join(mkdtempSync(join(tmpdir(), "estrada-list-")), "list.csv");
	const tickets = [unpaid.ticket, back.ticket, online.ticket, "2222-2222", `${anna.ticket};2025-06-07T07:40`];
	writeFileSync(file, `\uFEFF${tickets.join("\r\n")}\r\n\r\n`);
	const done = await scan(`--list ${file} ${AT_DOOR}`);
	expect(done.isWrong).toBe(true);
	const outcomes = (done.data as { state: string; reason: string; at: string | null }[]).map(
		(it) => it.at ?? it.reason,
	);
	expect(outcomes).toEqual([
		"This ticket is not paid.",
		"This ticket was returned.",
		"This ticket is for taking part online.",
		"There is no such ticket.",
		"2025-06-07T05:40:00.000Z",
	]);
	expect(await refused(`${anna.ticket} --event MSTS25 --day NOPE`)).toBe("There is no such calendar.");
	expect((await scan(`${anna.ticket} --event MSTS25 --day D1 --at 2025-06-06T10:00`)).text).toContain(
		"This day is online only.",
	);
	one.server.clock.set("2025-06-06T21:00:00Z");
	expect((await scan(`${anna.ticket} ${AT_DOOR}`)).text).toContain("This day has not come yet.");
	expect((await scan(`${anna.ticket} ${AT_DOOR} --at 2025-06-07T08:00`)).text).toContain("still to come");
	one.server.clock.set("2025-06-07T16:00:00Z");
	expect(await refused(`${anna.ticket} ${AT_DOOR}`)).toContain("D2 is over. Give the time");
	expect(await refused(AT_DOOR)).toContain("Give tickets");
	expect(await refused("X --event MSTS25")).toContain("--day");
});

test("accepts a list of tickets with or without times", () => {
	expect(scansIn('7Q4K-2F9B\n\n"AAAA-BBBB" , 2025-06-07T08:30 \r\n')).toEqual([
		{ code: "7Q4K-2F9B", at: null },
		{ code: "AAAA-BBBB", at: "2025-06-07T08:30" },
	]);
	expect(() => scansIn("7Q4K-2F9B,yesterday")).toThrow("the time in line 1");
	expect(() => scansIn("7Q4K-2F9B,2025-06-07")).toThrow("the time in line 1");
});
