/**
 * What the service worker keeps: what is the person's, and what is the same for everybody (pages, built files, the
 * agenda). Logging out deletes both; what a page that is being left still loads may begin the public one anew.
 */
export const OWN_CACHE = "estrada-account";
export const PUBLIC_CACHE = "estrada-account-files";

/** What is answered without a network: the tickets, the plan, and the public agenda. Nothing else of the person's is kept. */
const KEPT = [
	[/^\/api\/user\/tickets$/, OWN_CACHE],
	[/^\/api\/user\/plan\/[^/]+$/, OWN_CACHE],
	[/^\/api\/event\/[^/]+\/agenda\/(categories|fakecategory|categorytree\/\d+)$/, PUBLIC_CACHE],
] as const;

/** Where the answer to a path is kept for when there is no network; undefined for what is not kept. */
export const cacheOf = (pathname: string): string | undefined => KEPT.find(([one]) => one.test(pathname))?.[1];

/** Whether a path is a built file, which never changes. */
export const isBuiltFile = (pathname: string): boolean =>
	pathname.startsWith("/assets/") || pathname === "/favicon.svg";
