import { useEffect } from "react";
import { keepLocally, readLocal } from "./local-storage.ts";

const KEY = "estrada-log-out";

/** Identifies the last log-out in this browser; "" if there was none. */
export const lastLogOut = (): string => readLocal(KEY) ?? "";

/** Tells this browser's other tabs that the person has logged out. */
export function announceLogOut(): void {
	keepLocally(KEY, crypto.randomUUID());
}

/** Leaves the page when the person logs out in another tab, so that no personal data stays on screen. */
export function useLogOutElsewhere(leave: () => void): void {
	useEffect(() => {
		const loggedOutBefore = lastLogOut();
		const onStored = ({ key }: StorageEvent) => {
			if (key === KEY) leave();
		};
		// a page in the back/forward cache misses the event
		const onShown = ({ persisted }: PageTransitionEvent) => {
			if (persisted && lastLogOut() !== loggedOutBefore) leave();
		};
		addEventListener("storage", onStored);
		addEventListener("pageshow", onShown);
		return () => {
			removeEventListener("storage", onStored);
			removeEventListener("pageshow", onShown);
		};
	}, [leave]);
}
