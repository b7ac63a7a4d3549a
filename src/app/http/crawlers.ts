import type { FastifyInstance } from "fastify";
import { DOCUMENT_KINDS, documentRest } from "../../features/event/addresses.ts";
import { allEvents, type EventRecord, eventByCode } from "../../features/event/server/store.ts";
import { earliest } from "../../kit/time/earliest.ts";
import type { Deps } from "../boot/deps.ts";
import { directoryOf } from "./document-directory.ts";
import { originalOf, originOf, ownHostOf } from "./paths.ts";

/** Pages of one person each, at the root and under every language and event. */
const ONE_PERSONS = [
	"user.html",
	"account",
	"extras.html",
	"confirm.html",
	"address.html",
	"reset.html",
	"letters.html",
	"order.html",
	"ticket.html",
	"test-payment.html",
];

/** `robots.txt` and `sitemap.xml`: what crawlers may read, every public page in both languages. */
export function crawlerRoutes(app: FastifyInstance, deps: Deps): void {
	const rules = [
		"User-agent: *",
		"Disallow: /outbox",
		"Disallow: /api/auth/",
		...ONE_PERSONS.flatMap((page) => [`Disallow: /${page}`, `Disallow: /*/${page}`]),
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

/** The events whose originals are on a site: a sitemap may name pages of its own host only. */
async function eventsAtHome(deps: Deps, root: string | undefined): Promise<EventRecord[]> {
	const all = await allEvents(deps.db);
	return root ? all.filter((one) => one.code === root) : all.filter((one) => !ownHostOf(deps.config, one));
}

/** The paths of an event's pages that are found from outside, and when the next one is published. */
async function pathsOf(
	deps: Deps,
	event: EventRecord,
	now: Date,
): Promise<{ paths: string[]; next: Date | undefined }> {
	const directory = await directoryOf(deps, event);
	const waiting: Date[] = [];
	const documents = DOCUMENT_KINDS.flatMap((kind) =>
		[...directory[kind]].flatMap(([id, { owner, from }]) => {
			if (from && from > now) waiting.push(from);
			return owner.id === event.id && !(from && from > now) ? [documentRest(kind, id)] : [];
		}),
	);
	return { paths: ["", ...documents], next: earliest(waiting, now) };
}

async function sitemapOf(deps: Deps, events: EventRecord[]): Promise<{ text: string; until: Date | undefined }> {
	const now = deps.clock.now();
	const known = await Promise.all(events.map(async (event) => ({ event, ...(await pathsOf(deps, event, now)) })));
	const pages = known.flatMap(({ event, paths }) => paths.map((path) => ({ event, path })));
	const entries = pages.flatMap(({ event, path }) => {
		const address = { pl: originalOf(deps.config, "pl", event, path), en: originalOf(deps.config, "en", event, path) };
		const links = (["pl", "en"] as const)
			.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address[lang]}"/>`)
			.join("");
		return (["pl", "en"] as const).map((lang) => `<url><loc>${address[lang]}</loc>${links}</url>`);
	});
	const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
	const next = known.map((one) => one.next);
	return { text, until: earliest(next, now) };
}
