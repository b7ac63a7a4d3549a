import {
	agendaCategory,
	calendarBreak,
	lecture,
	lectureLecturer,
	track,
} from "../../src/features/agenda/server/tables.ts";
import { consentText } from "../../src/features/consent/server/tables.ts";
import { calendar, event } from "../../src/features/event/server/tables.ts";
import { exhibitor } from "../../src/features/exhibitors/server/tables.ts";
import { news } from "../../src/features/news/server/tables.ts";
import { ticketPackage } from "../../src/features/packages/server/tables.ts";
import { partner } from "../../src/features/partners/server/tables.ts";
import type { SellerDetails } from "../../src/features/seller/seller.ts";
import { addSeller } from "../../src/features/seller/server/store.ts";
import { lecturer } from "../../src/features/speakers/server/tables.ts";
import type { Database } from "../../src/kit/db/database.ts";

type Db = { db: Database };

export const SELLER: SellerDetails = {
	name: "Fundacja Próba",
	address: { street: "ul. Próbna 1", postCode: "00-001", city: "Warszawa", country: "PL" },
	nip: "5252344078",
	registers: ["KRS 0000111111"],
	email: "ksiegowosc@proba.example",
	bank: { account: "PL61109010140000071219812874", name: "Bank Próbny" },
	footer: { pl: "Fundacja Próba organizuje próby.", en: "The Trial Foundation holds trials." },
	signer: null,
};

export async function addEvent(deps: Db, values: Partial<typeof event.$inferInsert> = {}) {
	await deps.db.transaction((tx) => addSeller(tx, { details: SELLER, sender: null, isInvented: false }));
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

export async function addLecturer(deps: Db, event: { id: number }, values: Partial<typeof lecturer.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(lecturer)
		.values({
			eventId: event.id,
			position: 0,
			firstName: "Hanna",
			lastName: "Wróblewska",
			jobPosition: "Architektka",
			...values,
		})
		.returning();
	return rows[0]!;
}

export async function addExhibitor(
	deps: Db,
	event: { id: number },
	values: Partial<typeof exhibitor.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(exhibitor)
		.values({
			eventId: event.id,
			name: "Norvika",
			type: 0,
			logoUrl: "/files/n.svg",
			rodoName: "Norvika sp. z o.o.",
			...values,
		})
		.returning();
	return rows[0]!;
}

export async function addPartner(deps: Db, event: { id: number }, values: Partial<typeof partner.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(partner)
		.values({ eventId: event.id, name: "Jantarex", tier: "main", logoUrl: "/files/j.svg", ...values })
		.returning();
	return rows[0]!;
}

export async function addNews(deps: Db, event: { id: number }, values: Partial<typeof news.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(news)
		.values({
			eventId: event.id,
			title: "Wiadomość",
			description: "<p>Treść</p>",
			publicationDate: new Date("2025-04-28T10:00:00Z"),
			...values,
		})
		.returning();
	return rows[0]!;
}

export async function addPackage(
	deps: Db,
	event: { id: number },
	values: Partial<typeof ticketPackage.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(ticketPackage)
		.values({
			eventId: event.id,
			code: "EXPO",
			name: "Expo",
			forWhom: "Targi",
			isOnline: true,
			isOnsite: true,
			includes: {
				expo: true,
				lectures: "none",
				afterparty: false,
				recordings: "none",
				lunch: "buy",
				matchmaking: "none",
			},
			...values,
		})
		.returning();
	return rows[0]!;
}

export async function addConsentText(
	deps: Db,
	event: { id: number },
	values: Partial<typeof consentText.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(consentText)
		.values({
			eventId: event.id,
			kind: "processing",
			name: "Regulamin",
			descriptionShort: "Akceptuję",
			descriptionLong: "Akceptuję regulamin.",
			...values,
		})
		.returning();
	return rows[0]!;
}

export async function addCategory(
	deps: Db,
	event: { id: number },
	values: Partial<typeof agendaCategory.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(agendaCategory)
		.values({ eventId: event.id, name: "Na miejscu", nameEn: "Onsite", ...values })
		.returning();
	return rows[0]!;
}

export async function addTrack(deps: Db, event: { id: number }, values: Partial<typeof track.$inferInsert> = {}) {
	const rows = await deps.db
		.insert(track)
		.values({ eventId: event.id, name: "Azure i chmura", nameEn: "Azure and cloud", ...values })
		.returning();
	return rows[0]!;
}

export async function addBreak(
	deps: Db,
	calendar: { id: number },
	values: Partial<typeof calendarBreak.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(calendarBreak)
		.values({
			calendarId: calendar.id,
			startsAt: new Date("2025-06-06T08:00:00Z"),
			endsAt: new Date("2025-06-06T08:30:00Z"),
			name: "Przerwa na kawę",
			nameEn: "Coffee break",
			...values,
		})
		.returning();
	return rows[0]!;
}

/** Adds a lecture (9:00 to 10:00 in Warsaw) to a category and a calendar, with lecturers in the given order. */
export async function addLecture(
	deps: Db,
	place: {
		event: { id: number };
		category: { id: number };
		calendar: { id: number };
		track?: { id: number };
		lecturers?: { id: number }[];
	},
	values: Partial<typeof lecture.$inferInsert> = {},
) {
	const rows = await deps.db
		.insert(lecture)
		.values({
			eventId: place.event.id,
			categoryId: place.category.id,
			calendarId: place.calendar.id,
			trackId: place.track?.id ?? null,
			subject: "Landing zone bez bólu",
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-06T08:00:00Z"),
			place: "Sala Łuków",
			...values,
		})
		.returning();
	const lecturers = place.lecturers ?? [];
	if (lecturers.length > 0) {
		await deps.db
			.insert(lectureLecturer)
			.values(lecturers.map((one, position) => ({ lectureId: rows[0]!.id, lecturerId: one.id, position })));
	}
	return rows[0]!;
}
