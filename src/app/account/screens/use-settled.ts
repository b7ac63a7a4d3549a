import { type UseQueryOptions, useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long a screen waits for its parts, in ms; a part that comes later may move what stands below it. */
const PATIENCE_MS = 3000;

// biome-ignore lint/suspicious/noExplicitAny: queries of different data in one list
type AnyQuery = UseQueryOptions<any, any, any, any>;

/**
 * Whether every query has its answer or failed once, or has been waited for long enough. A screen that shows its parts
 * together moves nothing that is read already. Once true it stays true.
 */
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
