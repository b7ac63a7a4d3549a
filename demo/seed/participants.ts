import { account } from "../../src/features/account/server/tables.ts";
import { lectureStock } from "../../src/features/agenda/server/tables.ts";
import { packageStock } from "../../src/features/packages/server/tables.ts";
import { registration } from "../../src/features/registration/server/tables.ts";
import { lectureSeat } from "../../src/features/seats/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { basicPackageOf, lectureSeats } from "./lecture-seats.ts";
import type { Moments } from "./moments.ts";
import type { SeededEvent } from "./rows.ts";

const FIRST_NAMES = "Ada Bartek Celina Darek Ewelina Filip Gosia Hubert Iga Janek Kaja Leon Marta Nikodem Ola Paweł";
const LAST_NAMES = "Nowak Wójcik Mazur Krawczyk Kaczmarek Sikora Baran Duda Szewczyk Pająk Wrona Kubiak Gołąb";
/** Who sits on basic seats on site and online, and who on those of extended packages. */
const PACKAGES = ["BASIC-ONSITE", "BASIC-ONLINE", "STANDARD"] as const;
type PackageCode = (typeof PACKAGES)[number];

type Span = { startsAt: Date; endsAt: Date };
type Place = { lectureId: number; isExtended: boolean };
/** A participant of an event: where and when they sit. */
type Person = { packageCode: PackageCode; spans: Span[]; places: Place[] };

/** Seats the first people of a package who have nothing else at that time; more people come where none has. */
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

function peopleOf({ demo }: SeededEvent, lectureIds: number[], moments: Moments): Person[] {
	const people: Person[] = [];
	for (const [index, lecture] of demo.lectures.entries()) {
		const seats = lectureSeats(demo, lecture);
		if (!seats) continue;
		const day = demo.calendars.find((one) => one.code === lecture.calendar)!.day;
		const span = moments.span(moments.day(day), lecture.start, lecture.end);
		const lectureId = lectureIds[index]!;
		const basicPackage = basicPackageOf(demo, lecture);
		if (basicPackage) sit(people, basicPackage, seats.basicTaken, span, { lectureId, isExtended: false });
		sit(people, "STANDARD", seats.extendedTaken, span, { lectureId, isExtended: true });
	}
	return people;
}

/** The account of the n-th holder of a package, the same person at every event; nobody can log in to it. */
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
		createdAt: now,
		updatedAt: now,
	};
}

/** Writes the people whose reservations give the lectures their seat labels: facts and counters agree. */
export async function addParticipants(
	tx: Tx,
	seeded: SeededEvent,
	ids: { lectures: number[]; packages: Map<string, number> },
	moments: Moments,
): Promise<void> {
	const people = peopleOf(seeded, ids.lectures, moments);
	if (people.length === 0) return;
	const now = moments.at(moments.day(0), "00:00");
	const counts = new Map<PackageCode, number>();
	const accounts = people.map(({ packageCode }) => {
		const index = counts.get(packageCode) ?? 0;
		counts.set(packageCode, index + 1);
		return accountOf(packageCode, index, now);
	});
	await tx.insert(account).values(accounts).onConflictDoNothing();
	const rows = await tx
		.insert(registration)
		.values(
			people.map(({ packageCode }, index) => ({
				accountId: accounts[index]!.id,
				eventId: seeded.id,
				packageId: ids.packages.get(packageCode)!,
				isOnline: packageCode === "BASIC-ONLINE",
				status: "confirmed" as const,
				profile: {},
				createdAt: now,
			})),
		)
		.returning({ id: registration.id });
	await tx
		.insert(packageStock)
		.values([...counts].map(([code, taken]) => ({ packageId: ids.packages.get(code)!, taken })));
	const seats = people.flatMap(({ places }, index) =>
		places.map((place) => ({ ...place, registrationId: rows[index]!.id, takenAt: now })),
	);
	await tx.insert(lectureSeat).values(seats);
	await tx.insert(lectureStock).values(
		seeded.demo.lectures.flatMap((lecture, index) => {
			const taken = lectureSeats(seeded.demo, lecture);
			return taken ? [{ lectureId: ids.lectures[index]!, ...taken }] : [];
		}),
	);
}
