import { documentKey } from "./addresses.ts";
import { cacheOf, isBuiltFile, OWN_CACHE, PUBLIC_CACHE } from "./kept.ts";

/*
 * The account's service worker: the tickets and the own plan can be read without a network. The server is asked first
 * whenever there is one; what is kept belongs to one person and goes when they log out.
 */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Lasting & { request: Request; respondWith(response: Promise<Response>): void };
type Worker = {
	addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
	addEventListener(name: "fetch", listener: (event: Fetched) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { scope: string };
	location: { origin: string };
};
// the types of workers and of pages cannot stand in one program
const worker = self as unknown as Worker;

/** How long the server is waited for before what is kept is shown, in ms: a door with a bad network does not wait. */
const PATIENCE_MS = 4000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname, origin } = new URL(request.url);
	if (request.method !== "GET" || origin !== worker.location.origin) return;
	const cache = cacheOf(pathname);
	if (request.mode === "navigate")
		event.respondWith(serverFirst(request, documentKey(pathname) ?? worker.registration.scope, PUBLIC_CACHE));
	else if (isBuiltFile(pathname)) event.respondWith(keptFirst(request));
	else if (cache) event.respondWith(serverFirst(request, request.url, cache));
});

/**
 * The server's answer, which is kept under a key; what is kept where it does not come in time. The cache is opened
 * before the server is asked: what was asked before the person logged out is kept where nobody finds it any more.
 */
async function serverFirst(request: Request, key: string, name: string): Promise<Response> {
	const cache = await caches.open(name);
	const answer = fetch(request).then((response) => keep(cache, key, response));
	const kept = await cache.match(key);
	if (!kept) return answer;
	const late = new Promise<Response>((show) => setTimeout(() => show(kept), PATIENCE_MS));
	return Promise.race([answer.catch(() => kept), late]);
}

/** Keeps a good answer; one that says that the session is over makes all that is the person's be forgotten. */
async function keep(cache: Cache, key: string, response: Response): Promise<Response> {
	if (response.ok && !response.redirected) await cache.put(key, response.clone());
	if (response.status === 401) await caches.delete(OWN_CACHE);
	return response;
}

/** Built files never change: once fetched, they are not asked for again. */
async function keptFirst(request: Request): Promise<Response> {
	const cache = await caches.open(PUBLIC_CACHE);
	const kept = await cache.match(request);
	if (kept) return kept;
	const response = await fetch(request);
	if (response.ok) await cache.put(request, response.clone());
	return response;
}
