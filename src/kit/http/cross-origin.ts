import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a browser's headers name another site. Pages cannot forge `Sec-Fetch-Site` or `Origin`; older browsers send
 * only
 * `Origin`. Other clients send neither and have no cookie to abuse.
 */
export function isCrossOrigin({ headers, host }: Pick<FastifyRequest, "headers" | "host">, publicUrl: string): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none") return true;
	const { origin } = headers;
	if (origin === undefined) return false;
	// a page with a hidden origin; `Sec-Fetch-Site` says whether it is ours
	if (origin === "null") return site === undefined;
	return !isOwn(origin, host, publicUrl);
}

/** Whether an origin is this site: its public URL or the requested host. If the site has https, http is refused. */
export function isOwn(origin: string, host: string, publicUrl: string): boolean {
	const from = URL.parse(origin);
	const site = new URL(publicUrl);
	if (!from || !["http:", "https:"].includes(from.protocol)) return false;
	if (from.origin === site.origin) return true;
	const isRequested = from.host === URL.parse(`${from.protocol}//${host}`)?.host;
	return isRequested && (from.protocol === "https:" || site.protocol === "http:");
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** True if cookies do not affect the call. */
		isForAnySite?: boolean | undefined;
	}
}

/** Refuses state changes that other sites trigger in a visitor's browser, for all calls. */
export function refuseCrossOrigin(app: FastifyInstance, publicUrl: string): void {
	app.addHook("onRequest", async (request) => {
		if (SAFE.includes(request.method) || request.routeOptions.config.isForAnySite) return;
		if (isCrossOrigin(request, publicUrl)) throw new Failure(403, foreignPage);
	});
}

const foreignPage = {
	pl: "To żądanie wysłała inna strona. Otwórz naszą stronę i zrób to na niej.",
	en: "Another site's page sent this request. Open our site and do it there.",
};
