import type { AroundNavHandler } from "wouter";
import { entryState } from "./scroll-restoration.ts";

/** How long the screen before stays while the next one's file is fetched; then the skeleton is shown. */
const PATIENCE_MS = 300;

/** A question that is asked before the screen at `address` is left; it answers whether leaving is allowed. */
type LeaveGuard = { address: URL; mayLeave: () => boolean };

const guards = new Set<LeaveGuard>();

/** A screen without its fragment. The search belongs to it: it names the company in the exhibitors' app. */
const screenOf = ({ pathname, search }: URL | Location) => pathname + search;

/** The guard that refuses to go to an address; one on its own screen leaves nothing. */
const findRefusal = (to: URL | Location) =>
	[...guards].find(({ address, mayLeave }) => screenOf(address) !== screenOf(to) && !mayLeave());

/** Asks `mayLeave` before the screen that is shown now is left. Returns the guard's removal. */
export function addLeaveGuard(mayLeave: () => boolean): () => void {
	const guard = { address: new URL(location.href), mayLeave };
	guards.add(guard);
	return () => void guards.delete(guard);
}

/** The browser has gone back already: to stay means to go to the screen once more, before the router hears of it. */
function guardTraversal(): void {
	addEventListener("popstate", (event) => {
		const refusal = findRefusal(location);
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
		const target = new URL(to, location.href);
		if (findRefusal(target)) return;
		const turn = ++latest;
		const go = () => {
			if (turn === latest) navigate(to, { ...options, state: entryState(options) });
		};
		const file = target.pathname === location.pathname ? undefined : load(target.pathname);
		if (!file) return go();
		const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
		// the screen itself reports a file that does not come
		void Promise.race([file.catch(() => undefined), patience]).then(go);
	};
}
