import type { FastifyInstance } from "fastify";
import { allEvents, type EventFacts, eventByCode } from "../features/event/server/store.ts";
import type { Deps } from "./deps.ts";
import { originalOf, originOf, ownHostOf } from "./paths.ts";

/** Pages of one person each, at the root and under every language and event. */
const ONE_PERSONS = [
	"user.html",
	"extras.html",
	"confirm.html",
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
		const { root } = await deps.kept.siteOf(request.raw);
		const owner = root && (await eventByCode(deps.db, root));
		const origin = owner ? originOf(deps.config, owner) : deps.config.publicUrl;
		return reply
			.type("text/plain; charset=utf-8")
			.send(`${[...rules, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`);
	});

	app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
		const site = await deps.kept.siteOf(request.raw);
		const key = `sitemap ${site.root ?? ""}`;
		const kept = await deps.kept.answer(key, async () => ({
			contentType: "application/xml; charset=utf-8",
			text: sitemapOf(deps, await eventsAtHome(deps, site.root)),
		}));
		deps.kept.remember(request.raw, key, site);
		reply.hijack();
		deps.kept.send(request.raw, reply.raw, kept);
		return reply;
	});
}

/** The events whose originals are on a site: a sitemap may name pages of its own host only. */
async function eventsAtHome(deps: Deps, root: string | undefined): Promise<EventFacts[]> {
	const all = await allEvents(deps.db);
	return root ? all.filter((one) => one.code === root) : all.filter((one) => !ownHostOf(deps.config, one));
}

function sitemapOf(deps: Deps, events: EventFacts[]): string {
	const entries = events.flatMap((event) => {
		const address = { pl: originalOf(deps.config, "pl", event, ""), en: originalOf(deps.config, "en", event, "") };
		const links = (["pl", "en"] as const)
			.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address[lang]}"/>`)
			.join("");
		return (["pl", "en"] as const).map((lang) => `<url><loc>${address[lang]}</loc>${links}</url>`);
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
