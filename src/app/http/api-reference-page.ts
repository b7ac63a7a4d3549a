import type { FastifyInstance } from "fastify";
import { eventByCode } from "../../features/event/server/store.ts";
import type { MadeResponse } from "../../kit/content/response-cache.ts";
import type { Deps } from "../boot/deps.ts";
import type { Page } from "../site/frame.ts";
import type { OpenApi } from "../site/open-api.ts";
import type { ReferenceData } from "../site/ReferencePage.tsx";
import { frameOf } from "./frame-data.ts";
import { documentOf } from "./html.ts";
import { noEventPage } from "./no-event.ts";
import type { Renderer } from "./renderer.ts";
import { eventPicture } from "./share-pictures.ts";

const PATH = "/api/docs";

export function apiReferencePage(app: FastifyInstance, deps: Deps, renderer: Renderer): void {
	app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
		const cached = await deps.cache.answer(PATH, () =>
			makeReference(deps, renderer, app.swagger() as unknown as OpenApi),
		);
		deps.cache.remember(request.raw, PATH);
		reply.hijack();
		deps.cache.send(request.raw, reply.raw, cached);
		return reply;
	});
}

async function makeReference(deps: Deps, renderer: Renderer, document: OpenApi): Promise<MadeResponse> {
	const { defaultEvent, defaultLang, publicUrl } = deps.config;
	const event = await eventByCode(deps.db, defaultEvent);
	if (!event) return noEventPage(deps);
	const root = { eventCode: defaultEvent, lang: defaultLang };
	const frame = await frameOf(deps, { root, lang: "en", event, path: "", tracking: undefined });
	const address = publicUrl + PATH;
	const page: Page<"reference", ReferenceData> = {
		view: "reference",
		frame: { ...frame, originals: { pl: address, en: address, "x-default": address } },
		data: { document },
		head: {
			title: "API reference – Estrada",
			description: "Every call of the site's API: its parameters, its responses and the log-in that it requires.",
			imageUrl: await eventPicture(deps, event, "en"),
			isIndexable: false,
			linkedData: [],
		},
	};
	return {
		contentType: "text/html; charset=utf-8",
		text: documentOf(page, await renderer.render(page), renderer.assets("reference")),
		headers: { "content-language": "en" },
		until: frame.until,
	};
}
