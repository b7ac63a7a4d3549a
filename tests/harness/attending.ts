import { eq } from "drizzle-orm";
import { account } from "../../src/features/account/server/tables.ts";
import { favourite } from "../../src/features/plan/server/tables.ts";
import { addRecordings } from "../../src/features/recordings/server/store.ts";
import { recording } from "../../src/features/recordings/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { ticketNumber } from "../../src/features/tickets/rules.ts";
import { addCalendar, addCategory, addLecture, addPackage, addTrack } from "./content.ts";
import { addOpenEvent, loggedIn } from "./registering.ts";
import { freshServer, type TestServer } from "./server.ts";

/**
 * MSTS25 in Warsaw, ending on 7 June at 18:00. It has an online day, an onsite day with three lectures, and a package
 * STANDARD.
 */
export async function conference() {
	const server = await freshServer({ now: "2025-06-01T10:00:00Z" });
	const { deps } = server;
	const { event, expo } = await addOpenEvent(server);
	const standard = await addPackage(deps, event, {
		code: "STANDARD",
		name: "Standard",
		includes: { ...expo.includes, lectures: "both", recordings: "all" },
	});
	const online = await addCalendar(deps, event, { isOnsite: false });
	const onsite = await addCalendar(deps, event, {
		code: "D2",
		name: "Piątek 07.06",
		nameEn: "Friday 07.06",
		isOnline: false,
		startsAt: new Date("2025-06-07T06:00:00Z"),
		endsAt: new Date("2025-06-07T16:00:00Z"),
	});
	const category = await addCategory(deps, event);
	const track = await addTrack(deps, event, { name: "Dane i AI", nameEn: "Data and AI", color: "#ff5c9a" });
	const around = { event, category, track, lecturers: [] };
	const lecture = (calendar: { id: number }, subject: string, from: string, to: string, place: string) => {
		const at = (hour: string) => new Date(`2025-06-${calendar.id === onsite.id ? "07" : "06"}T${hour}:00Z`);
		return addLecture(deps, { ...around, calendar }, { subject, place, startsAt: at(from), endsAt: at(to) });
	};
	const lectures = {
		echo: await lecture(onsite, "Agenci", "08:00", "08:45", "Sala Echo"),
		echo2: await lecture(onsite, "Potoki", "09:00", "10:00", "Sala Echo"),
		rampa: await lecture(onsite, "Łączność", "09:30", "10:00", "Sala Rampa"),
		film: await lecture(online, "Studio", "08:00", "08:45", "Studio 1"),
	};
	return { server, event, expo, standard, days: { online, onsite }, lectures };
}

export type Conference = Awaited<ReturnType<typeof conference>>;

/** A logged-in account with a ticket. */
export async function participant(
	{ server, standard }: Conference,
	email: string,
	ticket: Partial<typeof registration.$inferInsert> = {},
) {
	const { db } = server.deps;
	const cookie = await loggedIn(server, email);
	const [person] = await db.select().from(account).where(eq(account.email, email));
	const [held] = await db
		.update(registration)
		.set({ packageId: standard.id, status: "confirmed", ...ticket })
		.where(eq(registration.accountId, person!.id))
		.returning();
	return { cookie, accountId: person!.id, registrationId: held!.id, ticket: ticketNumber(held!.id) };
}

export async function star({ server }: Conference, accountId: string, lectures: readonly { id: number }[]) {
	const { clock, deps } = server;
	const at = { startsAt: clock.now(), endsAt: clock.now(), place: "", addedAt: clock.now() };
	await deps.db.insert(favourite).values(lectures.map(({ id }) => ({ ...at, accountId, lectureId: id })));
}

/** Publishes a film of 100 seconds for a lecture. Returns the recording's id. */
export async function addFilmOf({ deps }: TestServer, lectureId: number): Promise<number> {
	const film = { lectureId, file: "film.webm", seconds: 100, chapters: [], captions: null, captionsEn: null };
	await addRecordings(deps.db, [{ ...film, publishedAt: new Date("2025-06-01T09:00:00Z") }]);
	const [row] = await deps.db.select().from(recording).where(eq(recording.lectureId, lectureId));
	return row!.id;
}
