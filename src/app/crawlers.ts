import type { FastifyInstance } from "fastify";
import { allEvents } from "../features/event/server/store.ts";
import type { Deps } from "./deps.ts";
import { addressOf, baseOf } from "./paths.ts";

/** `robots.txt` and `sitemap.xml`: what crawlers may read, every public page in both languages. */
export function crawlerRoutes(app: FastifyInstance, deps: Deps): void {
	const { publicUrl } = deps.config;
	const lines = [
		"User-agent: *",
		"Disallow: /outbox",
		"Disallow: /user.html",
		"Disallow: /confirm.html",
		"Disallow: /api/auth/",
	];
	const robots = `${[...lines, "", `Sitemap: ${publicUrl}/sitemap.xml`].join("\n")}\n`;
	app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("text/plain; charset=utf-8").send(robots),
	);

	app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
		const kept = await deps.kept.answer("sitemap", async () => ({
			contentType: "application/xml; charset=utf-8",
			text: await sitemapOf(deps),
		}));
		deps.kept.remember(request.raw, "sitemap");
		reply.hijack();
		deps.kept.send(request.raw, reply.raw, kept);
		return reply;
	});
}

async function sitemapOf(deps: Deps): Promise<string> {
	const events = await allEvents(deps.db);
	const address = (code: string, lang: "pl" | "en") =>
		deps.config.publicUrl + addressOf(baseOf(deps.config, lang, code), "");
	const entries = events.flatMap((event) => {
		const links = (["pl", "en"] as const)
			.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(event.code, lang)}"/>`)
			.join("");
		return (["pl", "en"] as const).map((lang) => `<url><loc>${address(event.code, lang)}</loc>${links}</url>`);
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
