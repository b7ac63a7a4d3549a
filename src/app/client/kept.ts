/** Log-out deletes both caches. A page that is still loading may recreate the public one. */
export const OWN_CACHE = "estrada-account";
export const PUBLIC_CACHE = "estrada-account-files";

/** No other personal data is cached. */
const KEPT = [
	[/^\/api\/user\/tickets$/, OWN_CACHE],
	[/^\/api\/user\/plan\/[^/]+$/, OWN_CACHE],
	[/^\/api\/event\/[^/]+\/agenda\/(categories|fakecategory|categorytree\/\d+)$/, PUBLIC_CACHE],
] as const;

/** Returns undefined for uncached paths. */
export const cacheOf = (pathname: string): string | undefined => KEPT.find(([one]) => one.test(pathname))?.[1];

export const isBuiltFile = (pathname: string): boolean =>
	pathname.startsWith("/assets/") || pathname === "/favicon.svg";
