import { useEffect, useState } from "react";
import { UNAUTHORIZED_EVENT } from "../../kit/api/call.ts";
import { SESSION_HINT } from "../../kit/contract/session-hint.ts";

let isLeaving = false;

/**
 * Leaves the app for another page, once: what is asked for after the first address was chosen, such as the way in for a
 * query that is answered with 401 meanwhile, would take the visitor somewhere else.
 */
export function leaveFor(address: string): void {
	if (isLeaving) return;
	isLeaving = true;
	// a page that comes back from the browser's memory may be left again: said before those who look whether to
	addEventListener("pageshow", () => (isLeaving = false), { once: true, capture: true });
	location.replace(address);
}

/** How the tabs of one browser hear of a log-out. */
const CHANNEL = "estrada-session";

/** Where who is not logged in does so, and comes back from. */
export function logInAddress(base: string): string {
	const { pathname, search } = location;
	return `${base}/user.html?to=${encodeURIComponent(pathname + search)}`;
}

let channel: BroadcastChannel | undefined;

/** The page's one channel: another one would hear what this page itself has posted, and leave twice. */
function sessionChannel(): BroadcastChannel {
	channel ??= new BroadcastChannel(CHANNEL);
	return channel;
}

/** Tells the other tabs that nobody is logged in any more. */
export function tellLogOut(): void {
	sessionChannel().postMessage("out");
}

/** Leaves a page whose owner has logged out in another tab: nothing of theirs stays on the screen. */
export function useLogOutElsewhere(leave: () => void): void {
	useEffect(() => {
		const others = sessionChannel();
		others.addEventListener("message", leave);
		// a page that was kept in the browser's memory meanwhile heard nothing
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

/** Whether the server has answered a call that the session is over, until it begins again. */
export function useSessionOver(): [boolean, (isOver: boolean) => void] {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const note = () => setOver(true);
		addEventListener(UNAUTHORIZED_EVENT, note);
		return () => removeEventListener(UNAUTHORIZED_EVENT, note);
	}, []);
	return [isOver, setOver];
}
