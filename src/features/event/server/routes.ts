import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { serve, serveKept } from "../../../kit/http/serve.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { checkLimits, getCalendars, getConfInfo, getDocument, getSettings } from "../contract.ts";
import { isOver } from "../over.ts";
import { offersOnline, offersOnsite } from "../rules.ts";
import { calendarShape, calendarsOf, documentsOf, endOfEvent, existingCalendar, existingEvent } from "./store.ts";

/** The calls about an event itself. */
// long: a list of calls, each short
export function eventRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers; clock: Clock }): void {
	serveKept(
		app,
		deps.kept,
		getSettings,
		async ({ params }) => {
			const facts = await existingEvent(deps.db, params.eventCode);
			return {
				allowRegistration:
					facts.allowRegistration && !isOver({ endsAt: await endOfEvent(deps.db, facts) }, deps.clock.now()),
				freePackageCode: facts.freePackageCode,
				isMeeting: facts.isMeeting,
				landingLecturersEventCode: facts.landingLecturersEventCode,
				landingProgrammeCouncilEventCode: facts.landingProgrammeCouncilEventCode,
				landingExhibitorsEventCode: facts.landingExhibitorsEventCode,
				landingPartnersEventCode: facts.landingPartnersEventCode,
			};
		},
		async ({ params }) => endOfEvent(deps.db, await existingEvent(deps.db, params.eventCode)),
	);

	serveKept(app, deps.kept, getCalendars, async ({ params }) => {
		const facts = await existingEvent(deps.db, params.eventCode);
		return (await calendarsOf(deps.db, facts.id)).map(calendarShape);
	});

	serveKept(app, deps.kept, getConfInfo, async ({ params }) => {
		const facts = await existingEvent(deps.db, params.eventCode);
		const { name, nameEn, place, placeEn, city, cityEn, timeZone } = facts;
		const { isOnline, isOnsite, isMeeting, isLoginAvailable } = facts;
		return {
			...{ eventCode: facts.code, name, nameEn, place, placeEn, city, cityEn, timeZone },
			...{ isOnline, isOnsite, isMeeting, isLoginAvailable },
			startDate: facts.startsAt.toISOString(),
			endDate: facts.endsAt.toISOString(),
			calendars: (await calendarsOf(deps.db, facts.id)).map(calendarShape),
		};
	});

	serveKept(app, deps.kept, getDocument, async ({ params, lang }) => {
		const facts = await existingEvent(deps.db, params.eventCode);
		const found = (await documentsOf(deps.db, facts.id)).find((one) => one.kind === params.kind);
		if (!found) throw notFound({ pl: "Nie ma takiego dokumentu.", en: "There is no such document." });
		return { title: localized(lang, found.title, found.titleEn), html: localized(lang, found.html, found.htmlEn) };
	});

	serve(app, checkLimits, async ({ params }) => {
		const facts = await existingEvent(deps.db, params.eventCode);
		const calendar = await existingCalendar(deps.db, facts.id, params.calendarCode);
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
