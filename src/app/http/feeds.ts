import type { FastifyInstance, FastifyRequest } from "fastify";
import { programmeCalendar } from "../../features/agenda/server/programme-calendar.ts";
import { programmeTexts } from "../../features/agenda/texts.ts";
import { documentRest } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { newsRss } from "../../features/news/server/rss.ts";
import { newsOf, nextNewsAt } from "../../features/news/server/store.ts";
import { paletteOf } from "../../features/scenes/palette.ts";
import { frabXml } from "../../features/schedule-export/frab-xml.ts";
import { pretalxJson } from "../../features/schedule-export/pretalx-json.ts";
import type { ExportedSchedule } from "../../features/schedule-export/schedule.ts";
import { exportedSchedule } from "../../features/schedule-export/server/export-schedule.ts";
import { scorePicture } from "../../features/score/picture.ts";
import { readScore, scoreHoldsUntil } from "../../features/score/server/read-score.ts";
import type { MadeResponse } from "../../kit/content/response-cache.ts";
import { notFound } from "../../kit/http/failure.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import { originalOf } from "./paths.ts";

type FeedRequest = { event: EventRecord; lang: Lang; trackId: number | undefined };
type Feed = (deps: Deps, request: FeedRequest) => Promise<MadeResponse>;

const scheduleFeed =
	(contentType: string, write: (schedule: ExportedSchedule) => string): Feed =>
	async (deps, { event, lang }) => {
		const schedule = await exportedSchedule(deps.db, event, {
			landing: originalOf(deps.config, lang, event, ""),
			lecture: (id) => originalOf(deps.config, lang, event, documentRest("lectures", id)),
		});
		if (!schedule) throw notFound(programmeTexts.emptyAgenda);
		return { contentType, text: write(schedule) };
	};

async function calendarFeed(deps: Deps, { event, lang, trackId }: FeedRequest): Promise<MadeResponse> {
	const text = await programmeCalendar(deps.db, {
		event,
		lang,
		trackId,
		now: deps.clock.now(),
		host: new URL(deps.config.publicUrl).hostname,
		urlOf: (id) => originalOf(deps.config, lang, event, documentRest("lectures", id)),
	});
	return { contentType: "text/calendar; charset=utf-8", text, headers: { "content-language": lang } };
}

async function newsFeed(deps: Deps, { event, lang }: FeedRequest): Promise<MadeResponse> {
	const now = deps.clock.now();
	// Read before the news: news published between both queries would be missing from the cache.
	const until = await nextNewsAt(deps.db, event.id, now);
	const address = (path: string) => originalOf(deps.config, lang, event, path);
	const text = newsRss(lang, event, await newsOf(deps.db, event.id, now), {
		landing: address(""),
		feed: address("news.rss"),
		item: (id) => address(documentRest("news", id)),
	});
	return { contentType: "application/rss+xml; charset=utf-8", text, until };
}

/** The score as a picture, for visitors without scripts. Its links are host-relative, so the cache key is the path. */
async function scoreFeed(deps: Deps, { event, lang }: FeedRequest): Promise<MadeResponse> {
	const now = deps.clock.now();
	const until = await scoreHoldsUntil(deps.db, event, now);
	const text = scorePicture(lang, await readScore(deps.db, event, { lang, now }), {
		ground: paletteOf(event.theme).ground,
		hrefOf: (id) => originalOf(deps.config, lang, event, documentRest("lectures", id)),
	});
	return { contentType: "image/svg+xml; charset=utf-8", text, until };
}

const FEEDS: Record<string, Feed> = {
	"schedule.xml": scheduleFeed("application/xml; charset=utf-8", frabXml),
	"schedule.json": scheduleFeed("application/json; charset=utf-8", pretalxJson),
	"schedule.ics": calendarFeed,
	"news.rss": newsFeed,
	"score.svg": scoreFeed,
};

/** Serves programme, score picture and news of every event in both languages, cached like pages. */
export function feedRoutes(app: FastifyInstance, deps: Deps): void {
	const langs = [undefined, "pl", "en"] as const;
	for (const [file, feed] of Object.entries(FEEDS)) {
		for (const lang of langs) {
			for (const place of ["", "/e/:eventCode"]) {
				const url = `${lang ? `/${lang}` : ""}${place}/${file}`;
				app.get(url, { schema: { hide: true } }, async (request, reply) => {
					const cached = await cachedFeed(deps, request, { file, feed, lang: lang ?? deps.config.defaultLang });
					reply.hijack();
					deps.cache.send(request.raw, reply.raw, cached);
					return reply;
				});
			}
		}
	}
}

async function cachedFeed(
	deps: Deps,
	request: FastifyRequest,
	{ file, feed, lang }: { file: string; feed: Feed; lang: Lang },
) {
	const site = await deps.cache.siteOf(request.raw);
	const { eventCode } = request.params as { eventCode?: string };
	const event = await existingEvent(deps.db, eventCode ?? site.root ?? deps.config.defaultEvent);
	const trackId = trackOf(request);
	const key = `feed ${file} ${event.code} ${lang} ${trackId ?? ""}`;
	const cached = await deps.cache.answer(key, () => feed(deps, { event, lang, trackId }));
	deps.cache.remember(request.raw, key, site);
	return cached;
}

/** Throws 404 for an invalid track. */
function trackOf(request: FastifyRequest): number | undefined {
	const track = new URL(request.raw.url ?? "/", "http://localhost").searchParams.get("track");
	if (track === null) return undefined;
	if (!/^[1-9]\d{0,8}$/.test(track)) throw notFound(programmeTexts.emptyAgenda);
	return Number(track);
}
