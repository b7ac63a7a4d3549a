import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { serve, serveCached } from "../../../kit/http/serve.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { checkLimits, getCalendars, getConfInfo, getDocument, getSettings } from "../contract.ts";
import { isOver } from "../over.ts";
import { offersOnline, offersOnsite } from "../rules.ts";
import { calendarShape, calendarsOf, documentsOf, endOfEvent, existingCalendar, existingEvent } from "./store.ts";

/** The calls about an event itself. */
// long: a list of calls, each short
export function eventRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	serveCached(
		app,
		deps.cache,
		getSettings,
		async ({ params }) => {
			const record = await existingEvent(deps.db, params.eventCode);
			return {
				allowRegistration:
					record.allowRegistration && !isOver({ endsAt: await endOfEvent(deps.db, record) }, deps.clock.now()),
				freePackageCode: record.freePackageCode,
				isMeeting: record.isMeeting,
				landingLecturersEventCode: record.landingLecturersEventCode,
				landingProgrammeCouncilEventCode: record.landingProgrammeCouncilEventCode,
				landingExhibitorsEventCode: record.landingExhibitorsEventCode,
				landingPartnersEventCode: record.landingPartnersEventCode,
			};
		},
		async ({ params }) => endOfEvent(deps.db, await existingEvent(deps.db, params.eventCode)),
	);

	serveCached(app, deps.cache, getCalendars, async ({ params }) => {
		const record = await existingEvent(deps.db, params.eventCode);
		return (await calendarsOf(deps.db, record.id)).map(calendarShape);
	});

	serveCached(app, deps.cache, getConfInfo, async ({ params }) => {
		const record = await existingEvent(deps.db, params.eventCode);
		const { name, nameEn, place, placeEn, city, cityEn, timeZone } = record;
		const { isOnline, isOnsite, isMeeting, isLoginAvailable } = record;
		return {
			...{ eventCode: record.code, name, nameEn, place, placeEn, city, cityEn, timeZone },
			...{ isOnline, isOnsite, isMeeting, isLoginAvailable },
			startDate: record.startsAt.toISOString(),
			endDate: record.endsAt.toISOString(),
			calendars: (await calendarsOf(deps.db, record.id)).map(calendarShape),
		};
	});

	serveCached(app, deps.cache, getDocument, async ({ params, lang }) => {
		const record = await existingEvent(deps.db, params.eventCode);
		const found = (await documentsOf(deps.db, record.id)).find((one) => one.kind === params.kind);
		if (!found) throw notFound({ pl: "Nie ma takiego dokumentu.", en: "There is no such document." });
		return { title: localized(lang, found.title, found.titleEn), html: localized(lang, found.html, found.htmlEn) };
	});

	serve(app, checkLimits, async ({ params }) => {
		const record = await existingEvent(deps.db, params.eventCode);
		const calendar = await existingCalendar(deps.db, record.id, params.calendarCode);
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
