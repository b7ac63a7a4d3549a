import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Until then the first screen's data is fresh. */
const LATER_MS = 3000;

/** Starts a few seconds after the first screen or at the first press, so that slow phones render first. */
export function useLiveSession(isKnown: boolean): void {
	const queries = useQueryClient();
	useEffect(() => {
		if (!isKnown) return;
		const begin = () => {
			end();
			// The page works without live updates.
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
