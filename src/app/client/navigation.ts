import type { AroundNavHandler } from "wouter";
import { entryState } from "./scroll-restoration.ts";

/** How long the screen before stays while the next one's file is fetched; then the skeleton is shown. */
const PATIENCE_MS = 300;

const guards = new Set<() => boolean>();

/** Adds a question that is asked before a screen is left; it answers whether leaving is allowed. Returns its removal. */
export function addLeaveGuard(guard: () => boolean): () => void {
	guards.add(guard);
	return () => void guards.delete(guard);
}

/** Navigates once the guards agree and the screen's file is there. `load` fetches the file of an absolute path. */
export function guardedNavigation(load: (pathname: string) => Promise<unknown> | undefined): AroundNavHandler {
	let latest = 0;
	return (navigate, to, options) => {
		const { pathname } = new URL(to, location.href);
		const isSameScreen = pathname === location.pathname;
		if (!isSameScreen && ![...guards].every((guard) => guard())) return;
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
