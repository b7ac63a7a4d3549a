import { asc, eq } from "drizzle-orm";
import { account } from "../src/features/account/server/tables.ts";
import type { SeatCount } from "../src/features/agenda/seat-status.ts";
import { lecture, lectureStock } from "../src/features/agenda/server/tables.ts";
import { addCode } from "../src/features/codes/server/store.ts";
import { calendar } from "../src/features/event/server/tables.ts";
import { packageStock, ticketPackage } from "../src/features/packages/server/tables.ts";
import { promoBar } from "../src/features/promo/server/tables.ts";
import { lectureSeat } from "../src/features/seats/server/tables.ts";
import { registration } from "../src/features/ticket-holders/server/tables.ts";
import type { Tx } from "../src/kit/db/database.ts";
import { demoSeats } from "./seats.ts";

const FIRST_NAMES = "Ada Bartek Celina Darek Ewelina Filip Gosia Hubert Iga Janek Kaja Leon Marta Nikodem Ola Paweł";
const LAST_NAMES = "Nowak Wójcik Mazur Krawczyk Kaczmarek Sikora Baran Duda Szewczyk Pająk Wrona Kubiak Gołąb";
/** Packages with basic seats on site and online, and with extended seats. */
const PACKAGES = ["BASIC-ONSITE", "BASIC-ONLINE", "STANDARD"] as const;
type PackageCode = (typeof PACKAGES)[number];

const DAY_MS = 86_400_000;
/** Participants register on different days, the last ones a day before `now`. */
const registeredAt = (now: Date, index: number) => new Date(now.getTime() - (1 + ((index * 7) % 20)) * DAY_MS);

type Span = { startsAt: Date; endsAt: Date };
type Place = { lectureId: number; isExtended: boolean };
/** A participant's booked times and lectures at an event. */
type Person = { packageCode: PackageCode; spans: Span[]; places: Place[] };

/** Finds the package's first people who are free at that time, and adds people if needed. */
function sit(people: Person[], packageCode: PackageCode, count: number, span: Span, place: Place): void {
	const isFree = (one: Person) =>
		one.packageCode === packageCode &&
		one.spans.every(({ startsAt, endsAt }) => endsAt <= span.startsAt || span.endsAt <= startsAt);
	const sitting = people.filter(isFree).slice(0, count);
	while (sitting.length < count) {
		const person: Person = { packageCode, spans: [], places: [] };
		people.push(person);
		sitting.push(person);
	}
	for (const one of sitting) {
		one.spans.push(span);
		one.places.push(place);
	}
}

type SeatLecture = { id: number; span: Span; seats: SeatCount; basicPackage: PackageCode | undefined };

/** Lectures with seats, in the order of the programme's file. */
async function seatedLectures(tx: Tx, eventId: number, packages: ReadonlyMap<string, number>): Promise<SeatLecture[]> {
	const rows = await tx
		.select({ lecture, isOnsite: calendar.isOnsite })
		.from(lecture)
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(lecture.id));
	return rows.flatMap(({ lecture: one, isOnsite }) => {
		const code = isOnsite ? "BASIC-ONSITE" : "BASIC-ONLINE";
		const basicPackage = packages.has(code) ? code : undefined;
		const seats = demoSeats(one.basicSeats, one.extendedSeats, basicPackage !== undefined);
		return seats ? [{ id: one.id, span: { startsAt: one.startsAt, endsAt: one.endsAt }, seats, basicPackage }] : [];
	});
}

function peopleOf(lectures: readonly SeatLecture[]): Person[] {
	const people: Person[] = [];
	for (const { id: lectureId, span, seats, basicPackage } of lectures) {
		if (basicPackage) sit(people, basicPackage, seats.basicTaken, span, { lectureId, isExtended: false });
		sit(people, "STANDARD", seats.extendedTaken, span, { lectureId, isExtended: true });
	}
	return people;
}

function accountOf(packageCode: PackageCode, index: number, now: Date): typeof account.$inferInsert {
	const number = PACKAGES.indexOf(packageCode) * 1000 + index;
	const pick = (names: string, at: number) => names.split(" ")[at % names.split(" ").length]!;
	const firstName = pick(FIRST_NAMES, number);
	const lastName = pick(LAST_NAMES, number);
	return {
		id: `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`,
		email: `uczestnik.${number}@demo.example`,
		emailVerified: true,
		name: `${firstName} ${lastName}`,
		firstName,
		lastName,
		createdAt: new Date(now.getTime() - 30 * DAY_MS),
		updatedAt: now,
	};
}

/** Adds reservations that produce the lectures' seat labels, so that facts and counters agree. */
export async function addParticipants(tx: Tx, eventId: number, now: Date): Promise<void> {
	const rows = await tx.select().from(ticketPackage).where(eq(ticketPackage.eventId, eventId));
	const packages = new Map(rows.map((row) => [row.code, row.id]));
	const lectures = await seatedLectures(tx, eventId, packages);
	const people = peopleOf(lectures);
	if (people.length === 0) return;
	const counts = new Map<PackageCode, number>();
	const accounts = people.map(({ packageCode }) => {
		const index = counts.get(packageCode) ?? 0;
		counts.set(packageCode, index + 1);
		return accountOf(packageCode, index, now);
	});
	await tx.insert(account).values(accounts).onConflictDoNothing();
	const registered = await tx
		.insert(registration)
		.values(
			people.map(({ packageCode }, index) => ({
				accountId: accounts[index]!.id,
				eventId,
				packageId: packages.get(packageCode)!,
				profile: {},
				isOnline: packageCode === "BASIC-ONLINE",
				status: "confirmed" as const,
				createdAt: registeredAt(now, index),
			})),
		)
		.returning({ id: registration.id });
	await tx.insert(packageStock).values([...counts].map(([code, taken]) => ({ packageId: packages.get(code)!, taken })));
	const seats = people.flatMap(({ places }, index) =>
		places.map((place) => ({ ...place, registrationId: registered[index]!.id, takenAt: now })),
	);
	await tx.insert(lectureSeat).values(seats);
	await tx.insert(lectureStock).values(lectures.map(({ id: lectureId, seats: taken }) => ({ lectureId, ...taken })));
}

/** Adds FINALCALL of spec §1 if the promo bar names it, and an invitation to paid packages. */
export async function addCodes(tx: Tx, eventId: number, createdAt: Date): Promise<void> {
	const packages = await tx.select().from(ticketPackage).where(eq(ticketPackage.eventId, eventId));
	const idsOf = (codes: string[]) => packages.filter((one) => codes.includes(one.code)).map((one) => one.id);
	const bars = await tx.select().from(promoBar).where(eq(promoBar.eventId, eventId));
	for (const { promoCode } of bars) {
		if (!promoCode) continue;
		const packageIds = idsOf(["STANDARD", "EXEC"]);
		await addCode(tx, { eventId, code: promoCode, kind: "discount", percent: 20, packageIds, createdAt });
	}
	const standard = idsOf(["STANDARD"]);
	if (standard.length === 0) return;
	const invitation = { eventId, code: "ZAPROSZENIE", kind: "invitation", percent: 100, useLimit: 100 } as const;
	await addCode(tx, { ...invitation, packageIds: standard, createdAt });
}
