import type { PgTable } from "drizzle-orm/pg-core";
import * as agenda from "../../features/agenda/server/tables.ts";
import { consentText } from "../../features/consent/server/tables.ts";
import { calendar, contactCard, documentPage } from "../../features/event/server/tables.ts";
import { exhibitor, exhibitorField, exhibitorGroup, meetingTopic } from "../../features/exhibitors/server/tables.ts";
import { news } from "../../features/news/server/tables.ts";
import { packageOption } from "../../features/options/server/tables.ts";
import { additionalInput, packagePrice, priceRound, ticketPackage } from "../../features/packages/server/tables.ts";
import { partner } from "../../features/partners/server/tables.ts";
import { promoBar } from "../../features/promo/server/tables.ts";
import { lecturer } from "../../features/speakers/server/tables.ts";
import { eventTag } from "../../features/tracking/server/tables.ts";
import type { NodeName } from "./node.ts";

export const TABLES: Record<NodeName, { table: PgTable; owner: string }> = {
	calendars: { table: calendar, owner: "eventId" },
	breaks: { table: agenda.calendarBreak, owner: "calendarId" },
	people: { table: lecturer, owner: "eventId" },
	categories: { table: agenda.agendaCategory, owner: "eventId" },
	tracks: { table: agenda.track, owner: "eventId" },
	chairmans: { table: agenda.trackPerson, owner: "trackId" },
	carers: { table: agenda.trackPerson, owner: "trackId" },
	exhibitors: { table: exhibitor, owner: "eventId" },
	topics: { table: meetingTopic, owner: "exhibitorId" },
	groups: { table: exhibitorGroup, owner: "exhibitorId" },
	fields: { table: exhibitorField, owner: "groupId" },
	lectures: { table: agenda.lecture, owner: "eventId" },
	lecturers: { table: agenda.lectureLecturer, owner: "lectureId" },
	links: { table: agenda.lectureLink, owner: "lectureId" },
	tags: { table: agenda.lectureTag, owner: "eventId" },
	partners: { table: partner, owner: "eventId" },
	news: { table: news, owner: "eventId" },
	rounds: { table: priceRound, owner: "eventId" },
	packages: { table: ticketPackage, owner: "eventId" },
	prices: { table: packagePrice, owner: "packageId" },
	inputs: { table: additionalInput, owner: "packageId" },
	options: { table: packageOption, owner: "packageId" },
	consents: { table: consentText, owner: "eventId" },
	promo: { table: promoBar, owner: "eventId" },
	contacts: { table: contactCard, owner: "eventId" },
	documents: { table: documentPage, owner: "eventId" },
	advertising: { table: eventTag, owner: "eventId" },
};
