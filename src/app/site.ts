import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calendarsOf, type EventFacts, eventByCode } from "../features/event/server/store.ts";
import type { Made } from "../kit/content/kept.ts";
import type { Lang } from "../kit/i18n/lang.ts";
import type { Deps } from "./deps.ts";
import { frameOf } from "./frame-data.ts";
import { documentOf } from "./html.ts";
import { type PageSpec, pages } from "./pages.ts";
import { addressOf, baseOf, pageLang, placeOf } from "./paths.ts";
import type { Renderer } from "./renderer.ts";
import type { Page } from "./site/frame.ts";

type Wanted = {
	spec: PageSpec | undefined;
	event: EventFacts | undefined;
	lang: Lang;
	calendarCode: string | undefined;
};

/** Serves every page of the page table, and the designed 404 for all other addresses. */
export function siteRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer): void {
	app.get("/*", async (request, reply) => {
		const wanted = await wantedPage(deps, request);
		const key = `page ${wanted.spec?.path ?? "404"} ${wanted.event?.code} ${wanted.lang} ${wanted.calendarCode ?? ""}`;
		const kept = await deps.kept.answer(key, () => makePage(deps, renderer, wanted));
		if (kept.status === 200) deps.kept.remember(request.raw, key);
		return sendKept(deps, request, reply, kept);
	});
}

function sendKept(
	deps: Deps,
	request: FastifyRequest,
	reply: FastifyReply,
	kept: Awaited<ReturnType<Deps["kept"]["answer"]>>,
) {
	reply.hijack();
	deps.kept.send(request.raw, reply.raw, kept);
	return reply;
}

async function wantedPage(deps: Deps, request: FastifyRequest): Promise<Wanted> {
	const url = new URL(request.raw.url!, "http://site");
	const place = placeOf(url.pathname);
	const { defaultEvent, defaultLang } = deps.config;
	const lang = pageLang(place?.prefix, url.searchParams.get("lang"), request.cookies["lang"], defaultLang);
	const event = place && (await eventByCode(deps.db, place.eventCode ?? defaultEvent));
	const spec = event && pages.find((page) => page.path === place.rest.toLowerCase());
	const calendars = event ? await calendarsOf(deps.db, event.id) : [];
	const asked = url.searchParams.get("calendar")?.toUpperCase();
	return { spec, event, lang, calendarCode: calendars.find((one) => one.code.toUpperCase() === asked)?.code };
}

/** Loads and renders one page for everybody. */
export async function makePage(deps: Deps, renderer: Renderer, wanted: Wanted): Promise<Made> {
	const { lang, spec } = wanted;
	const event = wanted.event ?? (await eventByCode(deps.db, deps.config.defaultEvent));
	if (!event) return { contentType: "text/plain; charset=utf-8", status: 404, text: "No event yet.\n" };
	const path = spec?.path ?? "";
	const address = (one: Lang) => addressOf(baseOf(deps.config, one, event.code), path);
	const frame = await frameOf(deps, { lang, event, alternates: { pl: address("pl"), en: address("en") } });
	const loaded = await spec?.load(deps, { lang, event, calendarCode: wanted.calendarCode, frame });
	const page: Page = spec && loaded ? { view: spec.view, frame, ...loaded } : notFoundPage(frame);
	const rendered = await renderer.render(page);
	return {
		contentType: "text/html; charset=utf-8",
		status: page.status ?? 200,
		text: documentOf(page, rendered, renderer.assets(), deps.config.publicUrl),
		headers: { "content-language": lang },
		until: loaded?.until,
	};
}

function notFoundPage(frame: Page["frame"]): Page {
	const title = frame.lang === "pl" ? "Nie ma takiej strony" : "There is no such page";
	return {
		view: "notFound",
		frame,
		data: {},
		status: 404,
		head: { title: `${title} – Estrada`, description: title, imageUrl: null, isIndexable: false, linkedData: [] },
	};
}
