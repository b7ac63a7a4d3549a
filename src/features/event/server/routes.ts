import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { checkLimits, getCalendars, getConfInfo, getDocument, getSettings } from "../contract.ts";
import type { EventRecord } from "./columns.ts";
import { serveCachedEvent, serveEvent } from "./serve-event.ts";
import { calendarShape, confInfoShape, limitsShape, settingsShape } from "./shapes.ts";
import { calendarsOf, documentsOf, endOfEvent, existingCalendar } from "./store.ts";

export function eventRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache; clock: Clock }): void {
	const endOf = (event: EventRecord) => endOfEvent(deps.db, event);
	serveCachedEvent(
		app,
		deps,
		getSettings,
		async ({ event }) => settingsShape(event, await endOf(event), deps.clock.now()),
		{ until: async ({ event }) => endOf(event) },
	);

	serveCachedEvent(app, deps, getCalendars, async ({ event }) => {
		return (await calendarsOf(deps.db, event.id)).map(calendarShape);
	});

	serveCachedEvent(app, deps, getConfInfo, async ({ event }) => {
		return confInfoShape(event, await calendarsOf(deps.db, event.id));
	});

	serveCachedEvent(app, deps, getDocument, async ({ event, params, lang }) => {
		const found = (await documentsOf(deps.db, event.id)).find((one) => one.kind === params.kind);
		if (!found) throw notFound({ pl: "Nie ma takiego dokumentu.", en: "There is no such document." });
		return { title: localized(lang, found.title, found.titleEn), html: localized(lang, found.html, found.htmlEn) };
	});

	serveEvent(app, deps, checkLimits, async ({ event, params }) => {
		return limitsShape(await existingCalendar(deps.db, event.id, params.calendarCode), deps.clock.now());
	});
}
