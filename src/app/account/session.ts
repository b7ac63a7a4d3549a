import { useEffect, useState } from "react";
import { UNAUTHORIZED_EVENT } from "../../kit/api/call.ts";

let isLeaving = false;

/** Leaves the app once: later redirects, such as the log-in after a 401, must not override the first. */
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
