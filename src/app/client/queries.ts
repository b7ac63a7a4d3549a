import { QueryClient } from "@tanstack/react-query";
import { CallFailure } from "../../kit/api/call.ts";

/** Older data is refetched when the page gets focus. */
const FRESH_MS = 15_000;

/** Retries network and server errors twice, and never refusals. */
function isWorthRetrying(failed: number, error: unknown): boolean {
	return failed < 2 && error instanceof CallFailure && (error.status === 0 || error.status >= 500);
}

/** Requests run offline too: the service worker may have a copy. */
export function appQueries(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: { staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay: 600, networkMode: "always" },
			mutations: { networkMode: "always" },
		},
	});
}
