import { useSyncExternalStore } from "react";
import { forgetLocally } from "../../kit/ui/local-storage.ts";
import { workerScopes } from "./addresses.ts";
import { OWN_CACHE, PUBLIC_CACHE } from "./kept.ts";

export function useIsOffline(): boolean {
	return useSyncExternalStore(
		(changed) => {
			for (const name of ["online", "offline"]) addEventListener(name, changed);
			return () => {
				for (const name of ["online", "offline"]) removeEventListener(name, changed);
			};
		},
		() => !navigator.onLine,
	);
}

/** Caches the ticket and the plan. `root` is the app's address. */
export async function keepForOffline(root: string): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	// The app works without service workers.
	for (const scope of workerScopes(root))
		await navigator.serviceWorker.register("/account-worker.js", { scope }).catch(() => {});
}

export async function clearOfflineCaches(): Promise<void> {
	forgetLocally("estrada-outbox:");
	if (!("caches" in window)) return;
	for (const name of [OWN_CACHE, PUBLIC_CACHE]) await caches.delete(name);
}
