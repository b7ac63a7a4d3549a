import { useEffect, useState } from "react";
import { UNAUTHORIZED_EVENT } from "../../kit/api/call.ts";
import { SESSION_HINT } from "../../kit/contract/session-hint.ts";

let isLeaving = false;

/**
 * Leaves the app for another page, once: later redirects, such as the log-in after a 401, must not override the first.
 */
export function leaveFor(address: string): void {
	if (isLeaving) return;
	isLeaving = true;
	// A page restored from the back/forward cache may leave again; registered in the capture phase, before other
	// listeners.
	addEventListener("pageshow", () => (isLeaving = false), { once: true, capture: true });
	location.replace(address);
}

/** The channel on which a browser's tabs announce a log-out. */
const CHANNEL = "estrada-session";

export function logInAddress(base: string): string {
	const { pathname, search } = location;
	return `${base}/user.html?to=${encodeURIComponent(pathname + search)}`;
}

let channel: BroadcastChannel | undefined;

/** The page's only channel: a second one would receive the page's own message and leave twice. */
function sessionChannel(): BroadcastChannel {
	channel ??= new BroadcastChannel(CHANNEL);
	return channel;
}

export function tellLogOut(): void {
	sessionChannel().postMessage("out");
}

/** Leaves the page when the person logs out in another tab, so that no personal data stays on screen. */
export function useLogOutElsewhere(leave: () => void): void {
	useEffect(() => {
		const others = sessionChannel();
		others.addEventListener("message", leave);
		// A page in the back/forward cache misses messages.
		const look = (event: PageTransitionEvent) => {
			if (event.persisted && !document.cookie.includes(`${SESSION_HINT}=`)) leave();
		};
		addEventListener("pageshow", look);
		return () => {
			others.removeEventListener("message", leave);
			removeEventListener("pageshow", look);
		};
	}, [leave]);
}

/** Whether a call was answered with an ended session, until the next log-in. */
export function useSessionOver(): [boolean, (isOver: boolean) => void] {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const note = () => setOver(true);
		addEventListener(UNAUTHORIZED_EVENT, note);
		return () => removeEventListener(UNAUTHORIZED_EVENT, note);
	}, []);
	return [isOver, setOver];
}
