import { eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated } from "../../../kit/db/untranslated.ts";
import { calendar, documentPage, event } from "./tables.ts";

/** An event's texts, days and documents that lack English. Names of places stay Polish. */
export async function untranslatedEventTexts(db: Database, eventId: number) {
	const [ofEvent, days, documents] = await Promise.all([
		findUntranslated(db, {
			id: event.id,
			name: event.name,
			texts: {
				name: { pl: event.name, en: event.nameEn },
				headline: { pl: event.headline, en: event.headlineEn },
				lead: { pl: event.lead, en: event.leadEn },
				arrival: { pl: event.arrival, en: event.arrivalEn },
				agendaIntro: { pl: event.agendaIntro, en: event.agendaIntroEn },
				agendaIntroOutdated: { pl: event.agendaIntroOutdated, en: event.agendaIntroOutdatedEn },
				countdownLabel: { pl: event.countdownLabel, en: event.countdownLabelEn },
			},
			where: eq(event.id, eventId),
		}),
		findUntranslated(db, {
			id: calendar.id,
			name: calendar.name,
			texts: { name: { pl: calendar.name, en: calendar.nameEn }, note: { pl: calendar.note, en: calendar.noteEn } },
			where: eq(calendar.eventId, eventId),
		}),
		findUntranslated(db, {
			id: documentPage.id,
			name: documentPage.title,
			texts: {
				title: { pl: documentPage.title, en: documentPage.titleEn },
				text: { pl: documentPage.html, en: documentPage.htmlEn },
			},
			where: eq(documentPage.eventId, eventId),
		}),
	]);
	return { event: ofEvent, day: days, document: documents };
}
