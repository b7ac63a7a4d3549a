import { useCallback, useEffect, useRef, useState } from "react";
import { UNAUTHORIZED_EVENT } from "../../kit/api/call.ts";

let isLeaving = false;

/** Leaves the app once: the log-in after a 401 must not replace an earlier redirect. */
export function leaveFor(address: string): void {
	if (isLeaving) return;
	isLeaving = true;
	// A page restored from the back/forward cache may leave again.
	addEventListener("pageshow", () => (isLeaving = false), { once: true, capture: true });
	location.replace(address);
}

export function logInAddress(base: string): string {
	const { pathname, search } = location;
	return `${base}/user.html?to=${encodeURIComponent(pathname + search)}`;
}

/**
 * Whether a call found the session ended, and a function to call after log-in. Late answers to requests that were sent
 * before the log-in do not end the new session.
 */
export function useSessionOver(): [isOver: boolean, resume: () => void] {
	const [isOver, setOver] = useState(false);
	const resumedAt = useRef(0);
	useEffect(() => {
		const note = (event: Event) => {
			if ((event as CustomEvent<number>).detail >= resumedAt.current) setOver(true);
		};
		addEventListener(UNAUTHORIZED_EVENT, note);
		return () => removeEventListener(UNAUTHORIZED_EVENT, note);
	}, []);
	const resume = useCallback(() => {
		resumedAt.current = performance.now();
		setOver(false);
	}, []);
	return [isOver, resume];
}
