import { type UseQueryOptions, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** After this time, late parts may shift the layout. */
const PATIENCE_MS = 3000;

// biome-ignore lint/suspicious/noExplicitAny: queries of different data in one list
type AnyQuery = UseQueryOptions<any, any, any, any>;

/** True once every query has data or has failed, or the wait is over. Prevents layout shifts. */
export function useSettled(queries: readonly AnyQuery[]): boolean {
	const all = useQueries({ queries: [...queries] });
	const [isDone, setDone] = useState(false);
	const isSettled = isDone || all.every((one) => !one.isPending || one.failureCount > 0 || one.fetchStatus === "idle");
	useEffect(() => {
		if (isSettled) setDone(true);
		const timer = setTimeout(() => setDone(true), PATIENCE_MS);
		return () => clearTimeout(timer);
	}, [isSettled]);
	return isSettled;
}
