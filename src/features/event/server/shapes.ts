import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Calendar, checkLimits, getConfInfo, getSettings } from "../contract.ts";
import { isOver } from "../over.ts";
import { offersOnline, offersOnsite } from "../rules.ts";
import type { CalendarRecord, EventRecord } from "./columns.ts";

/** `endsAt` is the event's. */
export function settingsShape(event: EventRecord, endsAt: Date, now: Date): ResponseOf<typeof getSettings> {
	const { freePackageCode, isMeeting, landingLecturersEventCode, landingProgrammeCouncilEventCode } = event;
	const { landingExhibitorsEventCode, landingPartnersEventCode } = event;
	return {
		allowRegistration: event.allowRegistration && !isOver({ endsAt }, now),
		freePackageCode,
		isMeeting,
		landingLecturersEventCode,
		landingProgrammeCouncilEventCode,
		landingExhibitorsEventCode,
		landingPartnersEventCode,
	};
}

export function confInfoShape(event: EventRecord, calendars: CalendarRecord[]): ResponseOf<typeof getConfInfo> {
	const { name, nameEn, place, placeEn, city, cityEn, timeZone } = event;
	const { isOnline, isOnsite, isMeeting, isLoginAvailable } = event;
	return {
		eventCode: event.code,
		name,
		nameEn,
		place,
		placeEn,
		city,
		cityEn,
		timeZone,
		isOnline,
		isOnsite,
		isMeeting,
		isLoginAvailable,
		startDate: event.startsAt.toISOString(),
		endDate: event.endsAt.toISOString(),
		calendars: calendars.map(calendarShape),
	};
}

export function limitsShape(calendar: CalendarRecord, now: Date): ResponseOf<typeof checkLimits> {
	return {
		isOnsiteAvailable: offersOnsite(calendar, now) && hasPlacesLeft(calendar.onsiteCapacity, calendar.onsiteTaken),
		isOnlineAvailable: offersOnline(calendar, now) && hasPlacesLeft(calendar.onlineCapacity, calendar.onlineTaken),
	};
}

/** A null capacity is unlimited. */
function hasPlacesLeft(capacity: number | null, taken: number): boolean {
	return capacity === null || taken < capacity;
}

export function calendarShape(record: CalendarRecord): Calendar {
	return {
		objectId: record.id,
		code: record.code,
		name: record.name,
		nameEn: record.nameEn,
		note: record.note,
		noteEn: record.noteEn,
		startDate: record.startsAt.toISOString(),
		endDate: record.endsAt.toISOString(),
		isOnline: record.isOnline,
		isOnsite: record.isOnsite,
	};
}
