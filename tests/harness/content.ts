import type { Database } from "../../src/kit/db/database.ts";
import { calendar, event } from "../../src/features/event/server/tables.ts";

type Db = { db: Database };

/** Adds an event with sensible values for what a test does not say. */
export async function addEvent(deps: Db, values: Partial<typeof event.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(event)
		.values({
			code: "MSTS25",
			name: "Próba",
			nameEn: "Trial",
			headline: "Nagłówek",
			lead: "Wstęp",
			place: "Hala",
			city: "Warszawa",
			agendaIntro: "Agenda",
			agendaIntroOutdated: "Agenda minionej edycji",
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-07T16:00:00Z"),
			theme: { accent: "#3d2bff", accentStrong: "#2a19d6", accentSoft: "#e9e6ff", key: "#ffc53d", beams: [] },
			...values,
		})
		.returning();
	return rows[0]!;
}

/** Adds a calendar (a day) to an event. */
export async function addCalendar(deps: Db, event: { id: number }, values: Partial<typeof calendar.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(calendar)
		.values({
			eventId: event.id,
			code: "D1",
			name: "Czwartek 06.06",
			nameEn: "Thursday 06.06",
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-06T16:00:00Z"),
			...values,
		})
		.returning();
	return rows[0]!;
}
