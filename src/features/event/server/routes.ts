import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { checkLimits, getCalendars, getConfInfo, getDocument, getSettings } from "../contract.ts";
import { isOver } from "../over.ts";
import { offersOnline, offersOnsite } from "../rules.ts";
import { serveCachedEvent, serveEvent } from "./serve-event.ts";
import { calendarShape, calendarsOf, documentsOf, endOfEvent, existingCalendar } from "./store.ts";

/** The calls about an event itself. */
// long: a list of calls, each short
export function eventRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	serveCachedEvent(
		app,
		deps,
		getSettings,
		async ({ event }) => {
			return {
				allowRegistration:
					event.allowRegistration && !isOver({ endsAt: await endOfEvent(deps.db, event) }, deps.clock.now()),
				freePackageCode: event.freePackageCode,
				isMeeting: event.isMeeting,
				landingLecturersEventCode: event.landingLecturersEventCode,
				landingProgrammeCouncilEventCode: event.landingProgrammeCouncilEventCode,
				landingExhibitorsEventCode: event.landingExhibitorsEventCode,
				landingPartnersEventCode: event.landingPartnersEventCode,
			};
		},
		{ until: async ({ event }) => endOfEvent(deps.db, event) },
	);

	serveCachedEvent(app, deps, getCalendars, async ({ event }) => {
		return (await calendarsOf(deps.db, event.id)).map(calendarShape);
	});

	serveCachedEvent(app, deps, getConfInfo, async ({ event }) => {
		const { name, nameEn, place, placeEn, city, cityEn, timeZone } = event;
		const { isOnline, isOnsite, isMeeting, isLoginAvailable } = event;
		return {
			...{ eventCode: event.code, name, nameEn, place, placeEn, city, cityEn, timeZone },
			...{ isOnline, isOnsite, isMeeting, isLoginAvailable },
			startDate: event.startsAt.toISOString(),
			endDate: event.endsAt.toISOString(),
			calendars: (await calendarsOf(deps.db, event.id)).map(calendarShape),
		};
	});

	serveCachedEvent(app, deps, getDocument, async ({ event, params, lang }) => {
		const found = (await documentsOf(deps.db, event.id)).find((one) => one.kind === params.kind);
		if (!found) throw notFound({ pl: "Nie ma takiego dokumentu.", en: "There is no such document." });
		return { title: localized(lang, found.title, found.titleEn), html: localized(lang, found.html, found.htmlEn) };
	});

	serveEvent(app, deps, checkLimits, async ({ event, params }) => {
		const calendar = await existingCalendar(deps.db, event.id, params.calendarCode);
		const now = deps.clock.now();
		return {
			isOnsiteAvailable: offersOnsite(calendar, now) && isLeft(calendar.onsiteCapacity, calendar.onsiteTaken),
			isOnlineAvailable: offersOnline(calendar, now) && isLeft(calendar.onlineCapacity, calendar.onlineTaken),
		};
	});
}

/** Whether a place is left; null capacity is unlimited. */
function isLeft(capacity: number | null, taken: number): boolean {
	return capacity === null || taken < capacity;
}
