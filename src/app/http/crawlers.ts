import type { FastifyInstance } from "fastify";
import { DOCUMENT_KINDS, type DocumentKind, documentRest } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { allEvents, eventByCode } from "../../features/event/server/store.ts";
import { lastAuditTimes } from "../../kit/audit/store.ts";
import { earliest } from "../../kit/time/earliest.ts";
import type { Deps } from "../boot/deps.ts";
import { directoryOf } from "./document-directory.ts";
import { pages } from "./pages.ts";
import { originalOf, originOf, ownHostOf } from "./paths.ts";

/** Pages with a name in their URL have their own noindex. */
const personalPages = pages
	.filter((page) => !page.tracking && !page.hasNames)
	// A rule is a prefix: `/exhibitor` would also block `/exhibitors/1`.
	.flatMap(({ path, app }) => (app ? ["$", "?", "/"].map((end) => path + end) : [path]));

/** The paths that every event of a kind has besides its landing page and documents. */
const listedPaths = ({ isMeeting }: EventRecord): string[] =>
	pages
		.filter((page) => page.tracking && page.path && !page.kind && (page.isForMeetings ?? isMeeting) === isMeeting)
		.map((page) => page.path);

/** `sitemap.xml` lists the public pages in both languages. */
export function crawlerRoutes(app: FastifyInstance, deps: Deps): void {
	const rules = [
		"User-agent: *",
		"Disallow: /outbox",
		"Disallow: /api/auth/",
		...personalPages.flatMap((page) => [`Disallow: /${page}`, `Disallow: /*/${page}`]),
	];
	app.get("/robots.txt", { schema: { hide: true } }, async (request, reply) => {
		const { root } = await deps.cache.siteOf(request.raw);
		const owner = root && (await eventByCode(deps.db, root));
		const origin = owner ? originOf(deps.config, owner) : deps.config.publicUrl;
		return reply
			.type("text/plain; charset=utf-8")
			.send(`${[...rules, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`);
	});

	app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
		const site = await deps.cache.siteOf(request.raw);
		const key = `sitemap ${site.root ?? ""}`;
		const cached = await deps.cache.answer(key, async () => ({
			contentType: "application/xml; charset=utf-8",
			...(await sitemapOf(deps, await eventsAtHome(deps, site.root))),
		}));
		deps.cache.remember(request.raw, key, site);
		reply.hijack();
		deps.cache.send(request.raw, reply.raw, cached);
		return reply;
	});
}

/** A sitemap may list only its own host. */
async function eventsAtHome(deps: Deps, root: string | undefined): Promise<EventRecord[]> {
	const all = await allEvents(deps.db);
	return root ? all.filter((one) => one.code === root) : all.filter((one) => !ownHostOf(deps.config, one));
}

/** `changedAt` is the time of the last content change, if known. */
type SitePage = { path: string; changedAt: Date | undefined };

/** Audit actions that update `lastmod` of an event's or exhibitor's pages. */
const EVENT_CHANGES = ["event.imported", "schedule.imported", "event.host-changed"];
const EXHIBITOR_CHANGES = ["stand.changed"];

const latest = (...moments: (Date | undefined)[]): Date | undefined =>
	moments.reduce((last, one) => (one && (!last || one > last) ? one : last), undefined);

/** `next` is when another page is published. */
async function pagesOf(
	deps: Deps,
	event: EventRecord,
	now: Date,
): Promise<{ pages: SitePage[]; next: Date | undefined }> {
	const directory = await directoryOf(deps, event);
	const changeOf = await changeTimes(deps, event, [...directory.exhibitors.keys()]);
	const waiting: Date[] = [];
	const documents = DOCUMENT_KINDS.flatMap((kind) =>
		[...directory[kind]].flatMap(([id, { owner, from }]): SitePage[] => {
			if (from && from > now) waiting.push(from);
			if (owner.id !== event.id || (from && from > now)) return [];
			return [{ path: documentRest(kind, id), changedAt: changeOf(kind, id, from) }];
		}),
	);
	const published = [...directory.news.values()].flatMap(({ from }) => (from && from <= now ? [from] : []));
	const landing = { path: "", changedAt: changeOf(undefined, 0, latest(...published)) };
	const others = listedPaths(event).map((path): SitePage => ({ path, changedAt: undefined }));
	return { pages: [landing, ...others, ...documents], next: earliest(waiting, now) };
}

/** The last change of a page: of its event or exhibitor, or its publication. */
async function changeTimes({ db }: Deps, { id: eventId }: EventRecord, exhibitorIds: number[]) {
	const subjects = [`event:${eventId}`, `event/${eventId}`];
	const [ofEvent, ofExhibitors] = await Promise.all([
		lastAuditTimes(db, subjects, EVENT_CHANGES),
		lastAuditTimes(
			db,
			exhibitorIds.map((id) => `exhibitor:${id}`),
			EXHIBITOR_CHANGES,
		),
	]);
	const event = latest(...ofEvent.values());
	return (kind: DocumentKind | undefined, id: number, publishedAt: Date | undefined) =>
		latest(event, publishedAt, kind === "exhibitors" ? ofExhibitors.get(`exhibitor:${id}`) : undefined);
}

async function sitemapOf(deps: Deps, events: EventRecord[]): Promise<{ text: string; until: Date | undefined }> {
	const now = deps.clock.now();
	const eventPages = await Promise.all(events.map(async (event) => ({ event, ...(await pagesOf(deps, event, now)) })));
	const listed = eventPages.flatMap(({ event, pages: own }) => own.map((page) => ({ event, ...page })));
	const entries = listed.flatMap(({ event, path, changedAt }) => {
		const address = { pl: originalOf(deps.config, "pl", event, path), en: originalOf(deps.config, "en", event, path) };
		const links = (["pl", "en"] as const)
			.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address[lang]}"/>`)
			.join("");
		const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
		return (["pl", "en"] as const).map((lang) => `<url><loc>${address[lang]}</loc>${changed}${links}</url>`);
	});
	const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
	const next = eventPages.map((one) => one.next);
	return { text, until: earliest(next, now) };
}
