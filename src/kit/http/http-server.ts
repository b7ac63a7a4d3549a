import { createServer, type RequestListener, type Server } from "node:http";

/** The time limit of an upload; 10 MB need 35 kB/s. */
const UPLOAD_MS = 5 * 60_000;
/** The time limit of a request's headers. */
const HEADERS_MS = 15_000;
const CHECKED_EVERY_MS = 5_000;
/** Closes connections without traffic, such as an unread response. */
const STILL_MS = 120_000;
/**
 * Keeps idle connections longer than proxies do (60 s in nginx and load balancers). The proxy must close first,
 * otherwise its request meets a closed connection.
 */
export const KEEP_ALIVE_MS = 75_000;

/** A server with timeouts. A request without a body gets no body stream. */
export function httpServer(handler: RequestListener): Server {
	const options = {
		optimizeEmptyRequests: true,
		requestTimeout: UPLOAD_MS,
		headersTimeout: HEADERS_MS,
		connectionsCheckingInterval: CHECKED_EVERY_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
	};
	return createServer(options, handler).setTimeout(STILL_MS);
}
