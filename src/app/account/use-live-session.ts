import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** How long the first screen stands before the connection begins, in ms: what it shows was asked for just now. */
const LATER_MS = 3000;

/**
 * Begins to keep the page as things are, once it is known who is logged in: some seconds after the first screen, so that
 * a slow phone shows that first, or with the first press.
 */
export function useLiveSession(isKnown: boolean): void {
	const queries = useQueryClient();
	useEffect(() => {
		if (!isKnown) return;
		const begin = () => {
			end();
			// where it does not come now, the page is as it was asked for
			void import("./live-session.ts").then(
				({ liveSession }) => void liveSession(queries),
				() => {},
			);
		};
		const timer = setTimeout(begin, LATER_MS);
		const end = () => {
			clearTimeout(timer);
			for (const name of ["pointerdown", "keydown"]) removeEventListener(name, begin);
		};
		for (const name of ["pointerdown", "keydown"]) addEventListener(name, begin);
		return end;
	}, [queries, isKnown]);
}
