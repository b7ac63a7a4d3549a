import { useEffect, useState } from "react";
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

/** Becomes true when a call finds the session ended, and false after log-in. */
export function useSessionOver(): [boolean, (isOver: boolean) => void] {
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		const note = () => setOver(true);
		addEventListener(UNAUTHORIZED_EVENT, note);
		return () => removeEventListener(UNAUTHORIZED_EVENT, note);
	}, []);
	return [isOver, setOver];
}
