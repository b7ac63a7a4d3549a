import type { FastifyRequest } from "fastify";
import { type Lang, langOf } from "../i18n/lang.ts";

/** The language of an API request: `?lang=`, then `Accept-Language`, then the installation's default. */
export function requestLang(request: FastifyRequest, fallback: Lang): Lang {
	const query = (request.query as { lang?: unknown } | undefined)?.lang;
	if (typeof query === "string" && query !== "") return langOf(query);
	const preferred = request.headers["accept-language"];
	return preferred ? langOf(preferred) : fallback;
}
