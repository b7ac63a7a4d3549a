import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { calendarsOf, eventByCode } from "../../features/event/server/store.ts";
import { promoRowsOf } from "../../features/promo/server/store.ts";
import { sourcesOf } from "../../features/tracking/rules.ts";
import { storedClosed, storedHint, storedLang } from "../../kit/content/choice.ts";
import type { MadeResponse } from "../../kit/content/response-cache.ts";
import { rateLimit } from "../../kit/http/rate-limit.ts";
import { contentPolicy, type Sources } from "../../kit/http/security-headers.ts";
import { isFromHere } from "../../kit/http/this-machine.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { earliest } from "../../kit/time/earliest.ts";
import type { Clock } from "../../kit/time/zone.ts";
import type { Deps } from "../boot/deps.ts";
import type { Page } from "../site/frame.ts";
import { ownerOf } from "./document-directory.ts";
import { frameOf } from "./frame-data.ts";
import { documentOf } from "./html.ts";
import { noEventPage } from "./no-event.ts";
import type { PageData, PageSpec } from "./page-spec.ts";
import { pageAt, pages } from "./pages.ts";
import { pageLang, placeOf, type Root } from "./paths.ts";
import type { Renderer } from "./renderer.ts";
import { eventPicture } from "./share-pictures.ts";

type PageRequest = {
	root: Root;
	spec: PageSpec | undefined;
	path: string;
	id?: number | undefined;
	/** The event that owns a borrowed document. */
	owner?: EventRecord | undefined;
	event: EventRecord | undefined;
	lang: Lang;
	calendarCode: string | undefined;
	isCalendarUnknown: boolean;
	chosen?: PageData | undefined;
	/** The key of the event's current promo bar if the visitor has closed it. */
	closedPromo?: string | undefined;
};

export function siteRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer): void {
	const isTooOften = pageLimits(deps.clock);
	app.get("/*", { schema: { hide: true } }, async (request, reply) => {
		const site = await deps.cache.siteOf(request.raw);
		const root = { eventCode: site.root ?? deps.config.defaultEvent, lang: deps.config.defaultLang };
		const wanted = await requestedPage(deps, request, { root, isTooOften });
		const make = () => makePage(deps, renderer, wanted);
		const own = wanted.chosen ? wanted.chosen.key : "";
		if (own === null) return sendCached(deps, request, reply, await deps.cache.once(make));
		const key = `page ${wanted.spec ? wanted.path : "404"} ${root.eventCode} ${wanted.event?.code} ${wanted.lang} ${wanted.isCalendarUnknown ? "?" : (wanted.calendarCode ?? "")} ${wanted.closedPromo ?? ""} ${own}`;
		const cached = await deps.cache.answer(key, make);
		if (cached.status === 200) deps.cache.remember(request.raw, key, site);
		return sendCached(deps, request, reply, cached);
	});
}

/** Counts a visit and returns whether the page's rate limit is exceeded. */
type IsTooOften = (spec: PageSpec | undefined, request: FastifyRequest) => boolean;

function pageLimits(clock: Clock): IsTooOften {
	const limits = new Map(pages.flatMap((page) => (page.limit ? [[page, rateLimit(clock, page.limit)]] : [])));
	return (spec, { ip }) => {
		try {
			if (spec) limits.get(spec)?.take(ip);
			return false;
		} catch {
			return true; // the limiter has no failures besides refusals
		}
	};
}

function sendCached(
	deps: Deps,
	request: FastifyRequest,
	reply: FastifyReply,
	cached: Awaited<ReturnType<Deps["cache"]["answer"]>>,
) {
	reply.hijack();
	deps.cache.send(request.raw, reply.raw, cached);
	return reply;
}

async function requestedPage(
	deps: Deps,
	request: FastifyRequest,
	{ root, isTooOften }: { root: Root; isTooOften: IsTooOften },
): Promise<PageRequest> {
	const [pathname = "/", search = ""] = (request.raw.url ?? "/").split(/\?(.*)/s);
	const query = new URLSearchParams(search);
	const place = placeOf(pathname);
	// Must match the cached responses: a response cached for a stored language must be rendered in it.
	const lang = pageLang(place?.prefix, query.get("lang"), storedLang(request.headers.cookie), root.lang);
	const event = place && (await eventByCode(deps.db, place.eventCode ?? root.eventCode));
	const found = event && pageAt(place.rest);
	const { kind } = found?.spec ?? {};
	const owner = await pageOwner(deps, event, found);
	const spec = owner && found?.spec;
	// documents have no days and no promo bar
	const calendar = await requestedCalendar(deps, event, kind ? undefined : query.get("calendar")?.toUpperCase());
	const { cookie } = request.headers;
	const closedPromo = await closedPromoOf(deps, kind ? undefined : event, storedClosed(cookie));
	const device = {
		isHinted: storedHint(cookie),
		isFromHere: isFromHere(request),
		isTooOften: isTooOften(spec, request),
	};
	const chosen = event && (await spec?.choose?.(deps, { event, query, name: found?.name ?? "", ...device }));
	const { path = "", id } = found ?? {};
	return { root, spec, path, id, owner, event, lang, ...calendar, chosen, closedPromo };
}

/** Returns the owner of a borrowed document, otherwise the event in the URL. */
async function pageOwner(deps: Deps, event: EventRecord | undefined, found: ReturnType<typeof pageAt>) {
	const { kind } = found?.spec ?? {};
	if (!event || !kind || found?.id === undefined) return event;
	return ownerOf(deps, event, { kind, id: found.id });
}

/** `code` is in upper case. */
async function requestedCalendar(deps: Deps, event: EventRecord | undefined, code: string | undefined) {
	const calendars = event && code ? await calendarsOf(deps.db, event.id) : [];
	const calendarCode = calendars.find((one) => one.code.toUpperCase() === code)?.code;
	return { calendarCode, isCalendarUnknown: Boolean(code) && calendarCode === undefined };
}

/** The key of the current promo bar, if the visitor has closed it. */
async function closedPromoOf(
	deps: Deps,
	event: EventRecord | undefined,
	closed: string | undefined,
): Promise<string | undefined> {
	if (!event || !closed) return undefined;
	const [bar] = await promoRowsOf(deps.db, event.id, deps.clock.now());
	return bar?.isFloating && closed.split(".").includes(String(bar.id)) ? String(bar.id) : undefined;
}

export async function makePage(deps: Deps, renderer: Renderer, wanted: PageRequest): Promise<MadeResponse> {
	const { lang, spec, root } = wanted;
	const event = wanted.event ?? (await eventByCode(deps.db, root.eventCode));
	if (!event) return noEventPage(deps);
	const path = spec ? wanted.path : "";
	const owner = wanted.owner ?? event;
	const frame = await frameOf(deps, { root, lang, event, owner, path, tracking: spec?.tracking });
	const { calendarCode, isCalendarUnknown, chosen, id } = wanted;
	const eventPictureUrl = await eventPicture(deps, event, lang);
	const request = {
		root,
		lang,
		event,
		eventPictureUrl,
		calendarCode,
		isCalendarUnknown,
		chosen: chosen?.value,
		frame,
		id,
	};
	const loaded = await spec?.load(deps, request);
	const pageFrame = wanted.closedPromo && frame.promo?.key === wanted.closedPromo ? { ...frame, promo: null } : frame;
	const page: Page = spec && loaded ? { view: spec.view, frame: pageFrame, ...loaded } : notFoundPage(frame);
	const rendered = await renderer.render(page);
	return {
		contentType: "text/html; charset=utf-8",
		status: page.status ?? 200,
		text: documentOf(page, rendered, renderer.assets(spec?.app ?? (spec?.isPersonal ? "person" : undefined))),
		headers: {
			"content-language": lang,
			...policyOf(deps, frame, loaded?.sources),
			...(loaded?.usesCamera && withCamera(deps.headers)),
		},
		until: earliest([loaded?.until, frame.until], deps.clock.now()),
	};
}

/** Allows exactly this page's extra sources; no policy in development. */
function policyOf(deps: Deps, { tracking }: Page["frame"], own?: Sources): Record<string, string> {
	const name = "content-security-policy";
	if (!(tracking?.tags || own) || !(name in deps.headers)) return {};
	const sources = { ...(tracking?.tags && sourcesOf(tracking.tags)), ...own };
	return { [name]: contentPolicy(deps.config.publicUrl, sources) };
}

function withCamera(headers: Record<string, string>): Record<string, string> {
	const name = "permissions-policy";
	return headers[name] === undefined ? {} : { [name]: headers[name].replace("camera=()", "camera=(self)") };
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
