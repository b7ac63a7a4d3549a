/** What the service worker keeps of a person; logging out deletes it whole. */
export const CACHE_NAME = "estrada-account";

/** What is answered without a network: the tickets, the plan, and the public agenda. Nothing else of the person's is kept. */
const KEPT = [
	/^\/api\/user\/tickets$/,
	/^\/api\/user\/plan\/[^/]+$/,
	/^\/api\/event\/[^/]+\/agenda\/(categories|fakecategory|categorytree\/\d+)$/,
];

/** Whether the answer to a path is kept for when there is no network. */
export const isKept = (pathname: string): boolean => KEPT.some((one) => one.test(pathname));

/** Whether a path is a built file, which never changes. */
export const isBuiltFile = (pathname: string): boolean =>
	pathname.startsWith("/assets/") || pathname === "/favicon.svg";
