import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Begins to keep the page as things are, once it is known who is logged in; fetched after the first screen. */
export function useLiveSession(isKnown: boolean): void {
	const queries = useQueryClient();
	useEffect(() => {
		// where it does not come now, the page is as it was asked for
		if (isKnown)
			void import("./live-session.ts").then(
				({ liveSession }) => void liveSession(queries),
				() => {},
			);
	}, [queries, isKnown]);
}
