import type { AroundNavHandler } from "wouter";
import { entryState } from "./scroll-restoration.ts";

/** The previous screen stays this long, in ms, while the next one loads. Then a skeleton is shown. */
const PATIENCE_MS = 300;

type LeaveGuard = { address: URL; mayLeave: () => boolean };

const guards = new Set<LeaveGuard>();

/** The query names the company in the exhibitor app. */
const screenOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Guards allow navigation within their own screen. */
const findRefusal = (to: URL | Location) =>
	[...guards].find(({ address, mayLeave }) => screenOf(address) !== screenOf(to) && !mayLeave());

/** Returns the function that removes the guard. */
export function addLeaveGuard(mayLeave: () => boolean): () => void {
	const guard = { address: new URL(location.href), mayLeave };
	guards.add(guard);
	return () => void guards.delete(guard);
}

/** At popstate the browser has already moved. To stay, it navigates back before the router is notified. */
function guardTraversal(): void {
	addEventListener("popstate", (event) => {
		const refusal = findRefusal(location);
		if (!refusal) return;
		event.stopImmediatePropagation();
		history.pushState(entryState(), "", refusal.address);
	});
}

/**
 * Navigates once the guards agree and the screen's file is loaded. `load` takes an absolute path. Call it before the
 * router renders, so that the guards handle popstate first.
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
		// the screen itself reports a failed import
		void Promise.race([file.catch(() => undefined), patience]).then(go);
	};
}
