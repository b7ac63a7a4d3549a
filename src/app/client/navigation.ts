import type { AroundNavHandler } from "wouter";
import { entryState } from "./scroll-restoration.ts";

/** How long the screen before stays while the next one's file is fetched; then the skeleton is shown. */
const PATIENCE_MS = 300;

/** A question that is asked before the screen at `address` is left; it answers whether leaving is allowed. */
type LeaveGuard = { address: string; mayLeave: () => boolean };

const guards = new Set<LeaveGuard>();
const findRefusal = () => [...guards].find((guard) => !guard.mayLeave());

/** Asks `mayLeave` before the screen that is shown now is left. Returns the guard's removal. */
export function addLeaveGuard(mayLeave: () => boolean): () => void {
	const guard = { address: location.href, mayLeave };
	guards.add(guard);
	return () => void guards.delete(guard);
}

/** The browser has gone back already: to stay means to go to the screen once more, before the router hears of it. */
function guardTraversal(): void {
	addEventListener("popstate", (event) => {
		const refusal = findRefusal();
		if (!refusal) return;
		event.stopImmediatePropagation();
		history.pushState(entryState(), "", refusal.address);
	});
}

/**
 * Navigates once the guards agree and the screen's file is there. `load` fetches the file of an absolute path. Called
 * before the router is rendered, so that the guards hear of a traversal first.
 */
export function guardedNavigation(load: (pathname: string) => Promise<unknown> | undefined): AroundNavHandler {
	guardTraversal();
	let latest = 0;
	return (navigate, to, options) => {
		const { pathname } = new URL(to, location.href);
		const isSameScreen = pathname === location.pathname;
		if (!isSameScreen && findRefusal()) return;
		const turn = ++latest;
		const go = () => {
			if (turn === latest) navigate(to, { ...options, state: entryState(options) });
		};
		const file = isSameScreen ? undefined : load(pathname);
		if (!file) return go();
		const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
		// the screen itself reports a file that does not come
		void Promise.race([file.catch(() => undefined), patience]).then(go);
	};
}
