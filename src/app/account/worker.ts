import { documentKey } from "../client/addresses.ts";
import { cacheOf, isBuiltFile, OWN_CACHE, PUBLIC_CACHE } from "../client/kept.ts";

/* Network first, so that tickets and the plan work offline. The cache belongs to one person; log-out deletes it. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
type Worker = {
	addEventListener(name: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
	addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { scope: string };
	location: { origin: string };
};
// TypeScript's worker and DOM types conflict in one program.
const worker = self as unknown as Worker;

/** After this timeout the cached response is used. Networks at entrances are slow. */
const PATIENCE_MS = 4000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname, origin } = new URL(request.url);
	if (request.method !== "GET" || origin !== worker.location.origin) return;
	const cache = cacheOf(pathname);
	if (request.mode === "navigate")
		event.respondWith(networkFirst(request, documentKey(pathname) ?? worker.registration.scope, PUBLIC_CACHE));
	else if (isBuiltFile(pathname)) event.respondWith(cacheFirst(request));
	else if (cache) event.respondWith(networkFirst(request, request.url, cache));
});

/**
 * Returns the cached response after the timeout. It opens the cache first, so that a response from before log-out lands
 * in a deleted cache.
 */
async function networkFirst(request: Request, key: string, name: string): Promise<Response> {
	const cache = await caches.open(name);
	const answer = fetch(request).then((response) => keep(cache, key, response));
	const cachedResponse = await cache.match(key);
	if (!cachedResponse) return answer;
	const late = new Promise<Response>((show) => setTimeout(() => show(cachedResponse), PATIENCE_MS));
	return Promise.race([answer.catch(() => cachedResponse), late]);
}

async function keep(cache: Cache, key: string, response: Response): Promise<Response> {
	if (response.ok && !response.redirected) await store(cache, key, response);
	if (response.status === 401) await caches.delete(OWN_CACHE);
	return response;
}

/** Built files never change. */
async function cacheFirst(request: Request): Promise<Response> {
	const cache = await caches.open(PUBLIC_CACHE);
	const cachedResponse = await cache.match(request);
	if (cachedResponse) return cachedResponse;
	const response = await fetch(request);
	if (response.ok) await store(cache, request, response);
	return response;
}

async function store(cache: Cache, key: Request | string, response: Response): Promise<void> {
	await cache.put(key, response.clone()).catch(() => {});
}
