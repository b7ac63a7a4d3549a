import { useSyncExternalStore } from "react";

/** From this width on, halls are side by side. Keep it equal to `room-grid.css`. */
const WIDE = "(min-width: 1000px)";

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

/** True if the screen fits the grid of halls; false on the server. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(WIDE).matches,
		() => false,
	);
}
