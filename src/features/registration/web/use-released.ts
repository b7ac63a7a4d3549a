import { useEffect, useRef } from "react";
import { watchReleases } from "../../../kit/ui/released.ts";

/** Runs `watchReleases` while the component is mounted. */
export function useReleased(): () => Promise<void> {
	const watch = useRef<ReturnType<typeof watchReleases>>(undefined);
	useEffect(() => {
		const watching = watchReleases();
		watch.current = watching;
		return watching.end;
	}, []);
	return () => watch.current?.released() ?? Promise.resolve();
}
