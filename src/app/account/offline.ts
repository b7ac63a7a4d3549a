import { useSyncExternalStore } from "react";
import { forgetLocally } from "../../kit/ui/local-storage.ts";
import { workerScopes } from "./addresses.ts";
import { OWN_CACHE, PUBLIC_CACHE } from "./kept.ts";

/** Whether the browser thinks that it has no network. */
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

/** Begins to keep the ticket and the own agenda on this device, for when there is no network. `root` is the app's address. */
export async function keepForOffline(root: string): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	// a browser that allows no worker shows everything but without a network
	for (const scope of workerScopes(root))
		await navigator.serviceWorker.register("/account-worker.js", { scope }).catch(() => {});
}

/** Forgets all that was kept on this device. */
export async function forgetKept(): Promise<void> {
	forgetLocally("estrada-outbox:");
	if (!("caches" in window)) return;
	for (const name of [OWN_CACHE, PUBLIC_CACHE]) await caches.delete(name);
}
