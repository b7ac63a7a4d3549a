import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

type EntryState = { entry?: string };
type NavigateOptions = { replace?: boolean; state?: unknown };

const stored = (entry: string | undefined) => `scroll:${entry ?? "first"}`;

/** A replaced entry keeps its id and so its scroll position. */
export function entryState({ replace, state }: NavigateOptions = {}): EntryState {
	const entry = replace ? (history.state as EntryState | null)?.entry : crypto.randomUUID();
	return { ...(state as object | undefined), ...(entry && { entry }) };
}

/** Restores scroll positions and starts new screens at the top. */
export function useScrollRestoration(): void {
	const [pathname] = useLocation();
	const entry = useHistoryState<EntryState | null>()?.entry;
	useEffect(() => {
		history.scrollRestoration = "manual";
		const store = () => {
			const current = (history.state as EntryState | null)?.entry;
			sessionStorage.setItem(stored(current), String(scrollY));
		};
		addEventListener("scroll", store, { passive: true });
		return () => removeEventListener("scroll", store);
	}, []);
	useLayoutEffect(() => {
		if (!location.hash) scrollTo(0, Number(sessionStorage.getItem(stored(entry)) ?? 0));
	}, [pathname]);
}
