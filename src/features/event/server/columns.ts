import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { calendar, event } from "./tables.ts";

/** Columns of an event with everything that pages and rules need. */
export const eventColumns = {
	id: event.id,
	name: event.name,
	code: event.code,
	host: event.host,
	timeZone: event.timeZone,
	nameEn: event.nameEn,
	headline: event.headline,
	headlineEn: event.headlineEn,
	lead: event.lead,
	leadEn: event.leadEn,
	place: event.place,
	placeEn: event.placeEn,
	city: event.city,
	cityEn: event.cityEn,
	address: event.address,
	arrival: event.arrival,
	arrivalEn: event.arrivalEn,
	agendaIntro: event.agendaIntro,
	agendaIntroEn: event.agendaIntroEn,
	agendaIntroOutdated: event.agendaIntroOutdated,
	agendaIntroOutdatedEn: event.agendaIntroOutdatedEn,
	startsAt: event.startsAt,
	endsAt: event.endsAt,
	countdownAt: event.countdownAt,
	countdownLabel: event.countdownLabel,
	countdownLabelEn: event.countdownLabelEn,
	isOnline: event.isOnline,
	isOnsite: event.isOnsite,
	allowRegistration: event.allowRegistration,
	isLoginAvailable: event.isLoginAvailable,
	freePackageCode: event.freePackageCode,
	isMeeting: event.isMeeting,
	landingLecturersEventCode: event.landingLecturersEventCode,
	landingProgrammeCouncilEventCode: event.landingProgrammeCouncilEventCode,
	landingExhibitorsEventCode: event.landingExhibitorsEventCode,
	landingPartnersEventCode: event.landingPartnersEventCode,
	refundDays: event.refundDays,
	deferredLimitGrosz: event.deferredLimitGrosz,
	mailFrom: event.mailFrom,
	replyTo: event.replyTo,
	previousAttendance: event.previousAttendance,
	facts: event.facts,
	meetingPoints: event.meetingPoints,
	theme: event.theme,
	socialImageUrl: event.socialImageUrl,
	heroWideUrl: event.heroWideUrl,
	heroPhoneUrl: event.heroPhoneUrl,
	beamsUrl: event.beamsUrl,
	sceneKind: event.sceneKind,
};

/** Columns of a day of an event. */
export const calendarColumns = {
	id: calendar.id,
	name: calendar.name,
	code: calendar.code,
	nameEn: calendar.nameEn,
	startsAt: calendar.startsAt,
	endsAt: calendar.endsAt,
	isOnline: calendar.isOnline,
	isOnsite: calendar.isOnsite,
	note: calendar.note,
	noteEn: calendar.noteEn,
	doorsAt: calendar.doorsAt,
	onsiteCapacity: calendar.onsiteCapacity,
	onlineCapacity: calendar.onlineCapacity,
	onsiteTaken: calendar.onsiteTaken,
	onlineTaken: calendar.onlineTaken,
};

/** Columns of a day, with its event. */
export const dayColumns = { ...calendarColumns, eventId: calendar.eventId };

export type EventRecord = SelectResultFields<typeof eventColumns>;
export type CalendarRecord = SelectResultFields<typeof calendarColumns>;
