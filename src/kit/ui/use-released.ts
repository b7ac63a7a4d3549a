import { useEffect, useRef } from "react";
import { watchReleases } from "./released.ts";

/** Waits until nothing is pressed. It watches only if `isNeeded`, while the component is mounted. */
export function useReleased(isNeeded: boolean): () => Promise<void> {
	const watch = useRef<ReturnType<typeof watchReleases>>(undefined);
	useEffect(() => {
		if (!isNeeded) return;
		const watching = watchReleases();
		watch.current = watching;
		return watching.end;
	}, [isNeeded]);
	return () => watch.current?.released() ?? Promise.resolve();
}
