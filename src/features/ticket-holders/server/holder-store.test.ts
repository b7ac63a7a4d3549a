import { beforeAll, expect, test } from "vitest";
import { addCalendar, addCategory, addEvent, addLecture, addPackage } from "../../../../tests/harness/content.ts";
import { freshServer } from "../../../../tests/harness/server.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/tables.ts";
import { lectureSeat } from "../../seats/server/tables.ts";
import {
	confirmedAmong,
	confirmedAt,
	packagesOfAccount,
	seatHolders,
	seatsWithoutTicket,
	ticketsAt,
	ticketsHeld,
	ticketsHeldBy,
	workOf,
} from "./holder-store.ts";
import { registration } from "./tables.ts";

const createdAt = new Date("2025-04-30T10:00:00Z");
const PEOPLE = ["ada", "ewa", "iga"] as const;

let db: Database;
let june: { id: number };
let autumn: { id: number };
let day: { id: number };
let lectureId: number;
/** Iga's registration is unpaid. */
let ids: Record<"cancelled" | "adaAutumn" | "adaJune" | "adaMeetup" | "ewaJune" | "igaJune", number>;

const JUNE = { eventCode: "MSTS25", code: "EXPO", name: "Expo", isOnline: false, hasExtendedSeats: false };
const AUTUMN = { eventCode: "THS25", code: "VIP", name: "Vip", isOnline: true, hasExtendedSeats: true };

// long: two of everything
beforeAll(async () => {
	const { deps } = await freshServer();
	db = deps.db;
	const date = new Date("2025-11-20T08:00:00Z");
	autumn = await addEvent(deps, { code: "THS25", startsAt: date, endsAt: date });
	june = await addEvent(deps);
	day = await addCalendar(deps, june);
	const expo = await addPackage(deps, june);
	const vip = await addPackage(deps, autumn, { code: "VIP", name: "Vip", hasExtendedSeats: true });
	const dates = { createdAt, updatedAt: createdAt };
	await db
		.insert(account)
		.values(
			PEOPLE.map((id) => ({ id, email: `${id}@firma.example`, name: id, firstName: id, lastName: id, ...dates })),
		);
	const atJune = { eventId: june.id, packageId: expo.id, createdAt, status: "confirmed" as const };
	const atAutumn = { eventId: autumn.id, packageId: vip.id, createdAt, isOnline: true, status: "confirmed" as const };
	const added = await db
		.insert(registration)
		.values([
			{ ...atJune, accountId: "ada", status: "cancelled", profile: { companyName: "Dawna" } },
			{ ...atAutumn, accountId: "ada", profile: { companyName: "Norvika", companyPosition: "Architektka" } },
			{ ...atJune, accountId: "ada", status: "reserved", calendarId: day.id, profile: {} },
			{ ...atJune, accountId: "ada", scope: "meetup", profile: {} },
			{ ...atJune, accountId: "ewa", profile: { companyPosition: "Analityczka" } },
			{ ...atJune, accountId: "iga", status: "reserved", profile: { companyName: "Jantarex" } },
		])
		.returning({ id: registration.id });
	const [cancelled, adaAutumn, adaJune, adaMeetup, ewaJune, igaJune] = added.map(({ id }) => id) as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	ids = { cancelled, adaAutumn, adaJune, adaMeetup, ewaJune, igaJune };
	const category = await addCategory(deps, june);
	lectureId = (await addLecture(deps, { event: june, category, calendar: day })).id;
});

test("both reads find only a person's own registration", async () => {
	const of = { accountId: "ada", registrationId: ids.adaJune };
	const expected = {
		registrationId: ids.adaJune,
		eventId: june.id,
		calendarId: day.id,
		isOnline: false,
		lectures: "none",
		hasExtendedSeats: false,
		eventCode: "MSTS25",
		timeZone: "Europe/Warsaw",
		isCancelled: false,
	};
	expect(await seatHolders.own(db, of)).toEqual(expected);
	expect(await db.transaction((tx) => seatHolders.held(tx, of))).toEqual(expected);
	const cancelled = { ...of, registrationId: ids.cancelled };
	expect(await seatHolders.own(db, cancelled)).toMatchObject({ isCancelled: true, calendarId: null });
	for (const one of [
		{ ...of, accountId: "ewa" },
		{ ...of, registrationId: ids.ewaJune },
	]) {
		expect(await seatHolders.own(db, one)).toBeUndefined();
		expect(await db.transaction((tx) => seatHolders.held(tx, one))).toBeUndefined();
	}
});

test("an account's packages come from its valid registrations, by event", async () => {
	const packages = await packagesOfAccount(db, "ada");
	expect(packages.map(({ includes: _, ...one }) => one)).toEqual([
		{ registrationId: ids.adaJune, status: "reserved", ...JUNE },
		{ registrationId: ids.adaMeetup, status: "confirmed", ...JUNE },
		{ registrationId: ids.adaAutumn, status: "confirmed", ...AUTUMN },
	]);
	expect(packages[0]!.includes).toMatchObject({ expo: true, lectures: "none" });
	expect((await packagesOfAccount(db, "ewa")).map((one) => one.registrationId)).toEqual([ids.ewaJune]);
});

test("an account's valid tickets at an event", async () => {
	const ticket = {
		eventId: june.id,
		isOnline: false,
		hasExtendedSeats: false,
		lectures: "none",
		recordings: "none",
	};
	expect(await ticketsAt(db, { accountId: "ada", eventId: june.id })).toEqual([
		{ ...ticket, registrationId: ids.adaJune, calendarId: day.id },
		{ ...ticket, registrationId: ids.adaMeetup, calendarId: null },
	]);
	expect(await ticketsAt(db, { accountId: "ewa", eventId: autumn.id })).toEqual([]);
});

test("valid tickets of one account and of several at an event", async () => {
	const includes = expect.objectContaining({ lectures: "none" });
	const ofAda = [
		{ registrationId: ids.adaJune, status: "reserved", calendarId: day.id },
		{ registrationId: ids.adaMeetup, status: "confirmed", calendarId: null },
	].map((one) => ({ ...one, accountId: "ada", packageName: "Expo", includes }));
	expect(await ticketsHeld(db, { accountId: "ada", eventId: june.id })).toEqual(ofAda);
	const ofEwa = { ...ofAda[1], registrationId: ids.ewaJune, accountId: "ewa" };
	expect(await ticketsHeldBy(db, { accountIds: ["ewa", "ada"], eventId: june.id })).toEqual([...ofAda, ofEwa]);
	expect(await ticketsHeldBy(db, { accountIds: ["ewa"], eventId: autumn.id })).toEqual([]);
});

test("confirmed tickets, each event and account once", async () => {
	expect((await confirmedAt(db, "ada")).toSorted((a, b) => a - b)).toEqual([autumn.id, june.id]);
	expect(await confirmedAt(db, "ewa")).toEqual([june.id]);
	expect(await confirmedAt(db, "iga")).toEqual([]);
	expect(await confirmedAmong(db, june.id, [...PEOPLE])).toEqual(new Set(["ada", "ewa"]));
	expect(await confirmedAmong(db, june.id, ["ewa", "iga"])).toEqual(new Set(["ewa"]));
	expect(await confirmedAmong(db, autumn.id, [...PEOPLE])).toEqual(new Set(["ada"]));
});

test("job details come from the latest registration with some", async () => {
	expect(await workOf(db, "ada")).toEqual({ headline: "Architektka", company: "Norvika" });
	expect(await workOf(db, "ewa")).toEqual({ headline: "Analityczka", company: "" });
	expect(await workOf(db, "iga")).toEqual({ headline: "", company: "Jantarex" });
	expect(await workOf(db, "nobody")).toEqual({ headline: "", company: "" });
});

test("seats of cancelled and missing registrations are reported until released", async () => {
	const missing = Math.max(...Object.values(ids)) + 1;
	const seat = { lectureId, isExtended: false, takenAt: createdAt };
	await db
		.insert(lectureSeat)
		.values([
			...[ids.cancelled, missing, ids.adaJune].map((registrationId) => ({ ...seat, registrationId })),
			{ ...seat, registrationId: missing + 1, releasedAt: createdAt },
		]);
	const found = await seatsWithoutTicket(db);
	expect(found.toSorted((a, b) => a.registrationId - b.registrationId)).toEqual([
		{ lectureId, registrationId: ids.cancelled },
		{ lectureId, registrationId: missing },
	]);
});
