import { useSyncExternalStore } from "react";

/** From this width on, rooms stand side by side; `room-grid.css` says the same. */
const WIDE = "(min-width: 1000px)";

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is wide enough for the grid of rooms. The server draws no grid. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(WIDE).matches,
		() => false,
	);
}
