import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Call, ParamsOf, QueryOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { refusedAnswers } from "../../../kit/http/answers.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { documentRest } from "../../event/addresses.ts";
import { eventDays } from "../../event/event-days.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendarAmong, calendarsOf, existingCalendar, existingEvent } from "../../event/server/store.ts";
import { getDayCalendarFile, getEventCalendarFile, getLectureCalendarFile } from "../contract.ts";
import { refusalTexts } from "../refusal-texts.ts";
import { programmeTexts } from "../texts.ts";
import { type CalendarEntry, calendarFile, calendarFileName, dayEntry, lectureEntry } from "./calendar-file.ts";
import { existingLecture, lecturesOf } from "./store.ts";

export type CalendarDeps = {
	db: Database;
	cache: ResponseCache;
	clock: Clock;
	config: { publicUrl: string };
	/** Returns the absolute URL of an event's page in a language; "" is the landing page. */
	pageAddress: (lang: Lang, event: EventRecord, path: string) => string;
};

type NamedEntries = { name: string; fileName: string; entries: CalendarEntry[]; until?: Date | undefined };

// long: a list of calls, each short
export function calendarRoutes(app: FastifyInstance, deps: CalendarDeps): void {
	const urlOf = (lang: Lang, event: EventRecord, lectureId: number) =>
		deps.pageAddress(lang, event, documentRest("lectures", lectureId));

	serveCalendarFile(app, deps, getLectureCalendarFile, async ({ params, lang }) => {
		const { lecture, event, calendar } = await existingLecture(deps.db, params.id);
		return {
			name: localized(lang, event.name, event.nameEn),
			fileName: calendarFileName("lecture", String(lecture.objectId)),
			entries: [lectureEntry(lecture, { event, calendar, url: urlOf(lang, event, lecture.objectId) }, lang)],
		};
	});

	serveCalendarFile(app, deps, getEventCalendarFile, async ({ params, query, lang }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const calendars = await calendarsOf(deps.db, event.id);
		const days = query.calendar
			? [calendarAmong(calendars, query.calendar)]
			: eventDays(calendars, event, undefined, deps.clock.now());
		if (days.length === 0) throw notFound(refusalTexts.noDays);
		const landing = deps.pageAddress(lang, event, "");
		// A meetup's page shows the next edition unless its address names another.
		const urlOfDay = ({ code }: { code: string }) =>
			event.isMeeting ? `${landing}?${new URLSearchParams({ calendar: code })}` : landing;
		return {
			name: localized(lang, event.name, event.nameEn),
			fileName: calendarFileName(event.code),
			entries: days.map((calendar) =>
				dayEntry({ event, calendar, url: urlOfDay(calendar) }, { isOneOfSeveral: days.length > 1 }, lang),
			),
			// After this moment the next edition is shown.
			until: event.isMeeting && !query.calendar ? days[0]?.endsAt : undefined,
		};
	});

	serveCalendarFile(app, deps, getDayCalendarFile, async ({ params, lang }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const calendar = await existingCalendar(deps.db, event.id, params.calendarCode);
		const lectures = await lecturesOf(deps.db, event.id, calendar.id);
		// RFC 5545 §3.6: a calendar file needs an entry.
		if (lectures.length === 0) throw notFound(programmeTexts.emptyDay);
		return {
			name: `${localized(lang, event.name, event.nameEn)}: ${localized(lang, calendar.name, calendar.nameEn)}`,
			fileName: calendar.code.toUpperCase().startsWith(event.code.toUpperCase())
				? calendarFileName(calendar.code)
				: calendarFileName(event.code, calendar.code),
			entries: lectures.map((lecture) =>
				lectureEntry(lecture, { event, calendar, url: urlOf(lang, event, lecture.objectId) }, lang),
			),
		};
	});
}

/** Caches a calendar file per content version and language. */
function serveCalendarFile<C extends Call>(
	app: FastifyInstance,
	deps: CalendarDeps,
	call: C,
	load: (requested: { params: ParamsOf<C>; query: QueryOf<C>; lang: Lang }) => Promise<NamedEntries>,
): void {
	app.route({
		method: "GET",
		url: call.path,
		schema: {
			summary: call.summary,
			tags: [call.tag],
			params: call.params,
			querystring: call.query,
			response: {
				200: { description: "iCalendar (RFC 5545)", content: { "text/calendar": { schema: call.response } } },
				...refusedAnswers,
			},
		},
		handler: async (request, reply) => {
			const lang = requestLang(request, app.defaultLang);
			const params = request.params as ParamsOf<C>;
			const query = request.query as QueryOf<C>;
			const key = `${call.path} ${JSON.stringify(params).toLowerCase()} ${JSON.stringify({ ...(query as object), lang })}`;
			const answer = await deps.cache.answer(key, async () => {
				const { fileName, until, ...named } = await load({ params, query, lang });
				const host = new URL(deps.config.publicUrl).hostname;
				return {
					contentType: "text/calendar; charset=utf-8",
					text: calendarFile({ ...named, lang, host, now: deps.clock.now() }),
					until,
					headers: { "content-disposition": `attachment; filename="${fileName}"`, "content-language": lang },
				};
			});
			deps.cache.remember(request.raw, key);
			reply.hijack();
			deps.cache.send(request.raw, reply.raw, answer);
		},
	});
}
